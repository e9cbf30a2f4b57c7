"""The code and the commands of the page on measuring work."""

import shlex
from typing import Any

import pytest
from django.core.management import call_command

from tests.documentation import blocks
from tests.measuring.judgements.test_own_criteria import STEPS
from tests.measuring.metaeval.data import written
from tests.modelserver import Reply
from tests.modelserver.scenario import filled

pytestmark = pytest.mark.django_db(transaction=True)
PAGE = "docs/measuring.md"
CODE = [
    block
    for block in blocks(PAGE, "python")
    if "measuring.judgements" in block.text or "judge_pairs" in block.text
]
COMMANDS = [
    line
    for block in blocks(PAGE, "sh")
    for line in block.text.splitlines()
    if line.startswith("python manage.py judge ")
]
SOURCE = "Ana: The pump failed on Monday.\nBen: I ship the fixed valve on Friday."
SUMMARY = "The pump failed on Monday."


def script(request):
    asked = request.schema["properties"]
    given = {"steps": STEPS, "score": 4, "reason": "Scripted.", "quotes": []}
    if "questions" in asked:
        given["questions"] = ["Did the pump fail?"]
    if "truths" in asked:
        truth = {"turn": 1, "truth": "The pump failed.", "quote": "The pump failed on Monday"}
        given["truths"] = [truth]
    if "sentences" in asked:
        claim = asked["sentences"]["properties"]["1"]["items"]
        sentences = asked["sentences"]["properties"]
        given["sentences"] = {
            number: [filled(claim, {"turns": [], "quote": "The pump failed on Monday"})]
            for number in sentences
        }
    return Reply(data=filled(request.schema, given))


def test_there_is_code_and_there_are_commands():
    assert CODE
    assert len(COMMANDS) >= 3


def test_the_code_of_the_tutorial_runs_from_top_to_bottom(serve, capsys):
    serve(script)
    names: dict[str, Any] = {}
    for block in CODE:
        exec(block.text, names)
    for name in [name for name in names if name.startswith("test_")]:
        names[name]()
    said = capsys.readouterr().out
    assert "Scripted." in said
    assert "'names every decision with its owner': ['List the decisions.'" in said
    assert "alignment: 1.0" in said


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_tutorial_runs(serve, tmp_path, monkeypatch, capsys, line):
    serve(script)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "call.txt").write_text(SOURCE)
    (tmp_path / "minutes.txt").write_text(SUMMARY)
    written(tmp_path / "pairs.jsonl", {"source": SOURCE, "summary": SUMMARY})
    _, _, *arguments = shlex.split(line)
    call_command(*arguments, "--yes")
    assert "by openai:gpt-5: 1 pair" in capsys.readouterr().out
