"""The notebook runs as it stands, cell by cell, against a scripted model."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.measuring.metaeval.data import pairs_file
from tests.measuring.metaeval.test_running import by_prompt
from tests.summaries.fixtures import serve

__all__ = ["serve"]

pytestmark = [pytest.mark.nightly, pytest.mark.slow]
NOTEBOOKS = Path(__file__).resolve().parents[3] / "tools" / "notebooks"
DIMENSIONS, MODELS, PROMPTS = 2, ["openai:scripted", "openai:other"], 4


def cells():
    """The code, with the parameters of this test behind the notebook's."""
    found = json.loads((NOTEBOOKS / "summeval.ipynb").read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def test_the_notebook_measures_four_prompts_with_two_models(
    serve, tmp_path, process_environment, settings
):
    server = serve(by_prompt)
    script = []
    for cell in cells():
        script.append("".join(cell["source"]))
        if "parameters" in cell["metadata"].get("tags", []):
            given = {"DATA": str(pairs_file(tmp_path)), "MODELS": MODELS, "OUT": str(tmp_path)}
            script += [f"{name} = {value!r}" for name, value in given.items()]
    script.append("print(found.to_json(orient='records'))")
    done = subprocess.run(
        [sys.executable, "-c", "\n\n".join(script)],
        cwd=NOTEBOOKS,
        env={
            **process_environment,
            "CELERY_BROKER_URL": settings.CELERY_BROKER_URL,
            "MPLBACKEND": "agg",
            "OPENAI_API_KEY": "none",
            "OPENAI_BASE_URL": server.openai_url,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert len(found) == DIMENSIONS * len(MODELS) * PROMPTS * 3
    assert {line["prompt"] for line in found} == {"plain", "checker", "reader", "ranker"}
    assert all(line["low"] <= line["value"] <= line["high"] for line in found)
    assert len(server.requests) == DIMENSIONS * len(MODELS) * PROMPTS * 9
    assert (tmp_path / "bars.png").read_bytes().startswith(b"\x89PNG")


def test_the_notebook_holds_no_output_of_some_run():
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells())
