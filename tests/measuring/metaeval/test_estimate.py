"""What a run is said to cost, beside what a server then counts."""

import json
import re
from pathlib import Path

import pytest
from django.core.management import call_command

from tools.bench.contenders.cases import meetings
from tools.bench.model_server import model_server

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
CASES = 6
DIMENSIONS = ["consistency", "fluency"]
_WORK = re.compile(r"([\d,]+) calls, ([\d,]+) prompt and ([\d,]+) answer tokens, \$(\d+\.\d\d)")


@pytest.fixture
def server(settings, monkeypatch, tmp_path):
    """Counts tokens of its own and answers in the lengths of models."""
    prices = tmp_path / "prices.yaml"
    prices.write_text("openai:scripted: {prompt: 1000, completion: 5000}")
    with model_server("--seconds", "0.001", "--slots", "8") as started:
        monkeypatch.setenv("OPENAI_BASE_URL", started.openai_url)
        model = "openai:scripted"
        settings.LLM = {"JUDGE_MODEL": model, "WRITER_MODEL": model, "PRICES": str(prices)}
        yield started


def a_run(folder: Path, *options: str) -> None:
    data = folder / "scored.json"
    rows = [
        {
            "doc_id": case.id,
            "system_id": "one",
            "source": case.source,
            "system_output": case.summary,
            "scores": dict.fromkeys(DIMENSIONS, 1 + int(case.id) % 5),
        }
        for case in meetings(CASES)
    ]
    data.write_text(json.dumps(rows), encoding="utf-8")
    out = str(folder / "out")
    call_command("metaeval", str(data), "--out", out, "--verbosity", "0", *options)


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--score-only",),
        ("--score-mode", "samples", "--samples", "5"),
        ("--judge", "qag"),
    ],
    ids=["geval", "the score alone", "samples", "qag"],
)
def test_a_run_takes_about_what_was_expected_and_never_more_than_at_most(
    server, tmp_path, capsys, options
):
    a_run(tmp_path, "--dry-run", *options)
    expected, most = _WORK.findall(capsys.readouterr().out)
    server.reset(0.001)
    a_run(tmp_path, "--yes", *options)
    counted = server.counts()
    for said, limit, key in zip(expected, most, ["calls", "prompt", "output"], strict=False):
        found = counted[key]
        assert int(said.replace(",", "")) == pytest.approx(found, rel=0.2, abs=60), key
        assert found <= int(limit.replace(",", "")), key
    dollars = (counted["prompt"] * 1000 + counted["output"] * 5000) / 1e6
    assert float(expected[3]) == pytest.approx(dollars, rel=0.2)
    assert dollars <= float(most[3])
