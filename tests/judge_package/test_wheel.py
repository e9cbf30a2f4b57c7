"""The wheel of packages/judge in an environment of its own, without application and service.

The environment has the wheel alone. What the wheel depends on is read from the environment of the
tests, where the application and its services are hidden; nothing is downloaded.
"""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from tests.modelserver import ModelServer, Reply
from tests.modelserver.received import Received
from tests.rooms.contract import ROOT, rooms

pytestmark = pytest.mark.slow

PACKAGE = ROOT / "packages" / "judge"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
# Importing one of these fails in the environment.
HIDDEN = ("django", "psycopg", "redis", "celery", *rooms())
_HIDE = f"""
import sys
for name in {HIDDEN}:
    sys.modules[name] = None
"""
TURNS = [{"speaker": "Ana", "start": None, "end": None, "text": "We need 12,000 euros by Friday."}]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment into which the wheel is installed."""
    place = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    # A build writes beside its sources.
    sources = shutil.copytree(PACKAGE, place / "sources")
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(place), str(sources)]
    subprocess.run([*pip, *build], check=True)
    (wheel,) = place.glob("countersign_judge-*.whl")
    venv.create(place / "env", with_pip=False, symlinks=True)
    (packages,) = place.glob("env/lib/python*/site-packages")
    subprocess.run(
        [*pip, "install", "--no-deps", "--target", str(packages), str(wheel)], check=True
    )
    # Without the hooks of `.pth` files there: the wheel must be found, not the checkout.
    shared = Path(pytest.__file__).parents[1]
    (packages / "dependencies.pth").write_text(f"{shared}\n")
    return place / "env" / "bin" / "python"


def run(python: Path, program: str, **environment: str) -> str:
    done = subprocess.run(
        [str(python), "-c", _HIDE + program],
        env={"HOME": str(python.parents[2]), **environment},
        cwd=python.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def answer(request: Received) -> Reply:
    return Reply(data={"reason": "Ana says so.", "quotes": ["12,000 euros"], "score": 4})


def test_the_examples_of_its_readme_score_once_and_then_read_their_cache(python: Path) -> None:
    pairs, check = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    with ModelServer(answer) as server:
        said = [run(python, pairs, OPENAI_BASE_URL=server.openai_url) for _ in range(2)]
        assert len(server.requests) == 1
        run(python, f"{check}\ntest_minutes_keep_to_the_call()", OPENAI_BASE_URL=server.openai_url)
        assert len(server.requests) == 2
    assert said == ["consistency 4.0 Ana says so.\n"] * 2


def test_a_single_judgement_keeps_its_answer(python: Path) -> None:
    program = f"""
from countersign_judge import JudgeInput, criterion_templates, get_method
pair = JudgeInput(turns={TURNS}, text="Ana asks for 12,000 euros.", model="openai:gpt-4o")
judgement = get_method("geval").run(pair, [criterion_templates()["consistency"]])
print([score.value for score in judgement.scores])
"""
    with ModelServer(answer) as server:
        said = [run(python, program, OPENAI_BASE_URL=server.openai_url) for _ in range(2)]
    assert said == ["[4.0]\n"] * 2
    assert len(server.requests) == 1


def command(*arguments: object) -> str:
    """A program that runs what the wheel installs as `countersign-judge`, without matplotlib."""
    return f"""
from importlib.metadata import entry_points
sys.modules["matplotlib"] = None
(program,) = entry_points(group="console_scripts", name="countersign-judge")
code = program.load()({[*map(str, arguments)]})
print("exit code", code)
"""


def test_the_commands_score_pairs_and_measure_judges(python: Path, tmp_path: Path) -> None:
    source, summary = TURNS[0]["text"], "Ana asks for 12,000 euros."
    pairs, data = tmp_path / "pairs.jsonl", tmp_path / "data.jsonl"
    pairs.write_text(json.dumps({"source": source, "summary": summary}))
    texts = {"system_id": "A", "source": source, "system_output": summary}
    rows = [{"doc_id": f"d{score}", **texts, "scores": {"consistency": score}} for score in (2, 5)]
    data.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    scores, runs = tmp_path / "scores.csv", tmp_path / "runs"
    by_model = ("--model", "openai:gpt-4o", "--yes", "--quiet")
    with ModelServer(answer) as server:
        judge = (
            "judge",
            pairs,
            *by_model,
            "--judge",
            "geval",
            "--criterion",
            "consistency",
            "--out",
            scores,
        )
        assert "exit code 0" in run(python, command(*judge), OPENAI_BASE_URL=server.openai_url)
        measure = ("metaeval", data, *by_model, "--judge", "geval", "lexical", "--out", runs)
        refused = run(python, command(*measure), OPENAI_BASE_URL=server.openai_url)
        said = run(python, command(*measure, "--no-figures"), OPENAI_BASE_URL=server.openai_url)
    assert scores.read_text().splitlines()[1].split(",")[2] == "4.0"
    assert "exit code 1" in refused
    assert "exit code 0" in said
    measured = {row["judge"]: row["n"] for row in json.loads((runs / "results.json").read_text())}
    assert measured == {"geval": 2, "lexical": 2}
    assert "How well judges agree with people" in (runs / "report.html").read_text()


def test_rules_and_words_found_need_no_model(python: Path) -> None:
    program = f"""
import json
from countersign_judge import Criterion, JudgeInput, get_method
import countersign_judge
pair = JudgeInput(turns={TURNS}, text="Ana asks for 13,000 euros.", model="offline")
rule = Criterion("figures", "", method="rules", parameters={{"figures": True}})
words = Criterion("consistency", "")
found = [get_method(name).run(pair, [each]) for name, each in (("rules", rule), ("lexical", words))]
scores = [score.value for judgement in found for score in judgement.scores]
print(json.dumps([countersign_judge.__file__, *scores]))
"""
    place, by_rules, by_words = json.loads(run(python, program))
    assert Path(place).is_relative_to(python.parents[1])
    assert by_rules < 5
    assert 1 <= by_words <= 5


def test_importing_takes_a_second_at_most(python: Path) -> None:
    program = """
from time import process_time
started = process_time()
from countersign_judge import judge_pairs
print(process_time() - started)
"""
    # Other processes of a busy machine make some runs slower.
    assert min(float(run(python, program)) for _ in range(3)) < 1


def test_it_names_what_it_imports() -> None:
    """Its dependencies are among those of the application, so that one lock holds all."""
    own, app = (
        tomllib.loads((folder / "pyproject.toml").read_text())["project"]["dependencies"]
        for folder in (PACKAGE, ROOT)
    )
    assert {*own} <= {*app}


def test_a_variable_that_cannot_be_read_is_named(python: Path) -> None:
    program = """
from countersign_judge.llm.settings import read_environment
try:
    read_environment({"COUNTERSIGN_CALL_DEADLINE": "soon"})
except ValueError as error:
    print(error)
"""
    assert run(python, program) == (
        "COUNTERSIGN_CALL_DEADLINE is 'soon'; write a number of 0 or more\n"
    )
