"""A criterion of one's own in a sentence: on the command line, in Python, in the API, in a test."""

import json

import pytest
from countersign_judge.criteria.library import criterion_templates
from countersign_judge.metaeval.plans import BadMeasuredJudge
from django.core.management import CommandError, call_command

from measuring.judgements import Criterion, Pair, assert_scores, batches, judge_pairs
from measuring.models import JudgementBatch
from tests.api.conftest import api, assert_problem, body_of, make_user, service, stranger
from tests.measuring.metaeval.data import written
from tests.modelserver import Reply
from tests.modelserver.scenario import filled

__all__ = ["api", "make_user", "service", "stranger"]

pytestmark = pytest.mark.django_db(transaction=True)
MODEL = "openai:scripted"
SOURCE = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
SUMMARY = "The pump failed on Monday."
SENTENCE = "names every decision with its owner"
STEPS = ["List the decisions.", "Score: 5 = each has its owner, 3 = one lacks it, 1 = none has."]
OWN = Criterion(name="owners", definition="Whether every decision has its owner.", steps=STEPS)


def script(request):
    """Steps where they are asked for, else a score."""
    given = {"steps": STEPS, "score": 4, "reason": "Scripted.", "quotes": []}
    return Reply(data=filled(request.schema, given))


def asked_for_steps(server):
    return [request for request in server.requests if "steps" in request.schema["properties"]]


def command(*arguments):
    call_command("judge", *arguments, "--model", MODEL, "--yes", "--verbosity", "0")


@pytest.fixture
def file(tmp_path):
    pair = {"source": SOURCE, "summary": SUMMARY}
    return written(tmp_path / "pairs.jsonl", pair, {**pair, "summary": "A valve ships on Friday."})


def test_a_sentence_is_a_criterion_whose_steps_the_model_writes_once_and_the_command_shows(
    serve, file, tmp_path, capsys
):
    server = serve(script)
    command(str(file), "--criterion", SENTENCE, "fluency", "--out", str(tmp_path / "scores.jsonl"))
    assert len(asked_for_steps(server)) == 1
    lines = [json.loads(line) for line in (tmp_path / "scores.jsonl").read_text().splitlines()]
    assert [set(line["scores"]) for line in lines] == [{SENTENCE, "fluency"}] * 2
    said = capsys.readouterr().out
    assert f"Steps for '{SENTENCE}':\n1. List the decisions.\n2. Score: 5 =" in said
    judging = [request.prompt for request in server.requests if "SUMMARY" in request.prompt]
    assert sum("1. List the decisions." in prompt for prompt in judging) == 2


def test_the_file_may_stand_behind_the_criterion(serve, file, capsys):
    serve(script)
    command("--criterion", SENTENCE, str(file))
    assert f"  {SENTENCE}: 4.00 (logprobs). Scripted." in capsys.readouterr().out


def test_an_interrupted_command_goes_on_with_the_steps_that_were_written(serve, file, tmp_path):
    arguments = [str(file), "--criterion", SENTENCE, "--out", str(tmp_path / "scores.csv")]
    answers = iter([Reply(data={"steps": STEPS}), Reply.error(401, "wrong key")])
    serve(lambda _: next(answers, Reply.error(401, "wrong key")), CACHE=False)
    with pytest.raises(CommandError, match="continues from there"):
        command(*arguments)
    other = ["Read it.", "Score: 5 = good, 3 = so, 1 = bad."]
    server = serve(lambda request: Reply(data=filled(request.schema, {"score": 4, "steps": other})))
    command(*arguments, "--cache", str(tmp_path / "scores.csv.outcomes.sqlite3"))
    assert asked_for_steps(server) == []
    assert all("1. List the decisions." in request.prompt for request in server.requests)


def test_the_estimate_counts_the_steps_and_asks_nothing(serve, file, capsys):
    server = serve(script)
    command(str(file), "--criterion", SENTENCE, "--dry-run")
    assert capsys.readouterr().out.startswith("Expected: 3 calls")
    assert server.requests == []


def test_a_criterion_that_is_called_as_a_column_hides_none(serve):
    serve(script)
    own = Criterion("cost", "Whether the costs are named.", STEPS)
    frame = judge_pairs([Pair(SOURCE, SUMMARY)], model=MODEL, criteria=[own]).frame
    assert (frame["criterion: cost"][0], frame["cost"][0]) == (4, None)


def test_from_python_it_has_a_name_a_definition_and_steps(serve):
    server = serve(script)
    judged = judge_pairs([Pair(SOURCE, SUMMARY)], model=MODEL, criteria=[OWN, SENTENCE])
    assert judged.outcomes[0].values == {"owners": 4, SENTENCE: 4}
    assert judged.steps == {"owners": STEPS, SENTENCE: STEPS}
    assert len(asked_for_steps(server)) == 1


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            {"criteria": ["fluencies"]},
            "is 'fluencies'; choose one of coherence, .*, or describe",
        ),
        ({"criteria": ["decisions with owner"]}, "choose one of coherence"),
        ({"criteria": [OWN], "judge": "lexical"}, "'owners', which is for geval, and the judge is"),
        ({"criteria": [OWN, Criterion("owners", "Other.")]}, "give each its own name"),
        (
            {"criteria": [Criterion("empty", " ")]},
            "definition is ' '; write what the crit",
        ),
        ({"criteria": [OWN], "model": "offline"}, "judge geval needs a language model"),
    ],
)
def test_what_is_no_criterion_is_refused_with_the_remedy(serve, options, problem):
    serve(script)
    with pytest.raises(BadMeasuredJudge, match=problem):
        judge_pairs([Pair(SOURCE, SUMMARY)], **{"model": MODEL, **options})


# --- API --------------------------------------------------------------------


def test_a_worker_writes_the_steps_and_the_answer_shows_them(api, serve):
    server = serve(script)
    body = {
        "criteria": [SENTENCE, {"name": "owners", "definition": OWN.definition, "steps": STEPS}],
        "items": [{"source": SOURCE, "summary": SUMMARY}],
    }
    accepted = body_of(api.post("judgements", body))
    assert accepted["criteria"] == [SENTENCE, "owners"]
    assert [each["steps"] for each in accepted["own_criteria"]] == [[], STEPS]
    assert accepted["estimate"]["expected"]["calls"] == 3
    batches.run_batch(accepted["id"])
    done = body_of(api.get(accepted["links"]["self"]))
    assert [each["steps"] for each in done["own_criteria"]] == [STEPS, STEPS]
    assert {name: each["mean"] for name, each in done["averages"].items()} == {
        SENTENCE: 4,
        "owners": 4,
    }
    assert len(server.requests) == 3


def test_a_criterion_of_the_library_is_judged_by_the_steps_that_were_sent(api, serve):
    server = serve(script)
    fluency = criterion_templates()["fluency"]
    criterion = {"name": "fluency", "definition": fluency.definition, "steps": STEPS}
    body = {"criteria": [criterion], "items": [{"source": SOURCE, "summary": SUMMARY}]}
    batches.run_batch(body_of(api.post("judgements", body))["id"])
    (request,) = server.requests
    assert "1. List the decisions." in request.prompt


def test_without_steps_because_the_server_is_down_they_wait(api, serve):
    serve([Reply.error(503)], MAX_TRIES=1)
    body = {"criteria": [SENTENCE], "items": [{"source": SOURCE, "summary": SUMMARY}]}
    accepted = body_of(api.post("judgements", body))
    batches.run_batch(accepted["id"])
    assert "503" in body_of(api.get(accepted["links"]["self"]))["waiting_for"]
    server = serve(script)
    JudgementBatch.objects.update(not_before=None)
    batches.run_batch(accepted["id"])
    assert body_of(api.get(accepted["links"]["self"]))["status"] == "done"
    assert len(server.requests) == 2


@pytest.mark.parametrize(
    ("criterion", "message"),
    [
        ("tone", "or describe the crit"),
        (
            {"name": "owners", "definition": "x", "steps": ["a\nb"]},
            "criteria.1.steps.1 is 'a\\nb'",
        ),
    ],
)
def test_a_request_with_no_such_criterion_is_refused_with_its_field(api, serve, criterion, message):
    serve(script)
    body = {"criteria": [criterion], "items": [{"source": SOURCE, "summary": SUMMARY}]}
    (fault,) = assert_problem(api.post("judgements", body), 422, "invalid")["errors"]
    assert fault["field"] == "criteria"
    assert message in f"{fault['message']} {fault['remedy']}"


# --- In tests ---------------------------------------------------------------


def test_a_test_passes_where_every_criterion_reaches_what_is_wanted(serve):
    serve(script)
    judged = assert_scores(SUMMARY, source=SOURCE, at_least=4, criteria=[OWN], model=MODEL)
    assert judged.averages["owners"].mean == 4


def test_a_test_fails_with_score_and_reason(serve):
    serve(script)
    with pytest.raises(AssertionError, match=r"owners is 4\.0: Scripted"):
        assert_scores(Pair(SOURCE, SUMMARY), at_least=4.5, criteria=[OWN], model=MODEL)


def test_a_test_fails_where_there_is_no_score(serve):
    serve([Reply(refusal="I will not.")])
    with pytest.raises(AssertionError, match=r"owners has no score \(refused by the model\)"):
        assert_scores(SUMMARY, SOURCE, criteria=[OWN], model=MODEL)
