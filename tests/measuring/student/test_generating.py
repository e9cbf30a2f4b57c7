"""A student learns from texts that models wrote and labelled, and is measured on people."""

import json
import re
from io import StringIO

import pytest
from countersign_judge.student import folders as student_folders
from django.core.management import CommandError, call_command

from tests.measuring.metaeval.data import written
from tests.measuring.student.conftest import a_meeting, an_example
from tests.measuring.student.test_training import labels
from tests.modelserver import Reply
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import serve

__all__ = ["serve"]

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
GOOD, BAD, JUDGE = "openai:large", "openai:tiny", "openai:judge"
DOCUMENTS = 100


def scripted(request):
    """The large model writes what was said and the tiny one makes things up, which the judge
    sees."""
    number = int(re.findall(r"We need (\d+) euros", request.prompt)[0]) - 11
    if request.role == "writer":
        good = request.body["model"] == "large"
        return Reply(data={"summary": an_example(number, good=good).summary})
    score = 1 if "Gregor bought" in request.prompt else 5
    return Reply(data=filled(request.schema, {"score": score}))


def sources(folder, documents=DOCUMENTS):
    rows = [
        {
            "doc_id": f"m{number}",
            "source": "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in a_meeting(number)),
        }
        for number in range(documents)
    ]
    return written(folder / f"sources-{documents}.jsonl", *rows)


def trained(where, /, **options):
    told = StringIO()
    given = {
        "generate": sources(where),
        "writer": [GOOD, BAD],
        "model": JUDGE,
        "folder": where / "mine",
        "out": where / "out",
        "yes": True,
        "verbosity": 0,
        "stdout": told,
        **options,
    }
    call_command("train_student", **given)
    return told.getvalue()


def test_models_write_and_label_and_the_student_is_measured_beside_words_found(serve, tmp_path):
    server = serve(scripted, CACHE=False)
    told = trained(tmp_path, data=labels(tmp_path))
    card = json.loads((tmp_path / "mine" / "card.json").read_text())
    assert (card["labels"], card["good"], card["documents"]) == (200, 100, 100)
    assert card["origins"] == {f"judge {JUDGE}": 200}
    assert card["metrics"]["student"]["roc_auc"] > 0.95
    assert student_folders.read_student(tmp_path / "mine").criterion == "consistency"
    for judge in ("student · consistency", "lexical", "bigrams"):
        assert re.search(rf"^{judge} +consistency +200 ", told, re.MULTILINE), told
    rows = json.loads((tmp_path / "out" / "measured" / "results.json").read_text())
    assert {test["other"]["judge"] for test in rows[0]["paired"]} == {"lexical", "bigrams"}
    assert len(server.requests) == 400


def test_an_interrupted_generation_goes_on_and_writes_nothing_twice(serve, tmp_path):
    server = serve(scripted, CACHE=False)
    trained(tmp_path)
    asked = len(server.requests)
    lines = (tmp_path / "out" / "generated.jsonl").read_text().splitlines()
    assert {json.loads(line)["system_id"] for line in lines} == {GOOD, BAD}
    (tmp_path / "out" / "generated.jsonl").write_text("\n".join(lines[:-5]) + "\n")
    trained(tmp_path, folder=tmp_path / "again")
    assert len(server.requests) == asked + 5


def test_too_few_sources_are_refused_with_what_is_needed(serve, tmp_path):
    serve(scripted, CACHE=False)
    with pytest.raises(CommandError, match=r"20 labels \(10 good, 10 not\) .* 200 are needed"):
        trained(tmp_path, generate=sources(tmp_path, 10))


def test_what_it_may_cost_is_said_before_anything_is_asked(serve, tmp_path):
    server = serve(scripted, CACHE=False)
    told = trained(tmp_path, dry_run=True)
    assert told.startswith("Expected: 200 calls, ")
    with pytest.raises(CommandError, match="Give --yes to agree"):
        trained(tmp_path, yes=False)
    assert not server.requests


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"writer": ["nobody:x"]}, "writer is 'nobody:x': "),
        ({"model": "offline"}, "judge geval needs a language model"),
        ({"generate": ["nothing"]}, "bad.jsonl: holds no source; give a row a source"),
        ({"generate": [{"text": "A."}]}, r"item 1, line 1, source: None is not text; give a str"),
    ],
)
def test_what_cannot_be_used_is_named(serve, tmp_path, options, problem):
    serve(scripted, CACHE=False)
    if "generate" in options:
        options = {"generate": written(tmp_path / "bad.jsonl", *options["generate"])}
    with pytest.raises(CommandError, match=problem):
        trained(tmp_path, **options)


def test_a_server_that_is_away_ends_with_a_word_on_how_to_go_on(serve, tmp_path):
    serve([Reply.error(429, headers={"Retry-After": "600"})], CACHE=False)
    with pytest.raises(CommandError, match="the same command continues") as caught:
        trained(tmp_path)
    assert caught.value.returncode == 75
