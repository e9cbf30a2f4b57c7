"""How answers become a number: the same options in Python, on the command line and in the API."""

import json

import pytest
from countersign_judge.metaeval.plans import BadMeasuredJudge
from django.core.management import CommandError, call_command

from measuring.judgements import Pair, batches, judge_pairs
from tests.api.conftest import api, assert_problem, body_of, make_user, service, stranger
from tests.measuring.metaeval.data import PAIRS, pairs_file, written
from tests.modelserver import Reply
from tests.modelserver.scenario import filled

__all__ = ["api", "make_user", "service", "stranger"]

pytestmark = pytest.mark.django_db(transaction=True)
MODELS = {"openai": "openai:scripted", "ollama": "ollama:scripted"}
EIGHT = [Pair(pair["source"], pair["system_output"]) for pair in PAIRS[:8]]
TWO = ["consistency", "fluency"]


def unweighted(request):
    """From a server that gives no probabilities."""
    data = filled(request.schema, {"score": 4, "reason": "Scripted.", "quotes": []})
    return Reply(data=data, logprobs=())


def judge_file(folder, *arguments):
    """The lines of the scores."""
    rows = [{"source": pair.source, "summary": pair.summary} for pair in EIGHT]
    file, out = written(folder / "pairs.jsonl", *rows), folder / "scores.jsonl"
    common = ["--criterion", *TWO, "--yes", "--verbosity", "0"]
    call_command("judge", str(file), "--out", str(out), *common, *arguments)
    return [json.loads(line) for line in out.read_text().splitlines()]


@pytest.mark.parametrize("dialect", MODELS)
def test_without_probabilities_a_judgement_is_one_call(serve, tmp_path, dialect):
    server = serve(unweighted, dialect=dialect)
    lines = judge_file(tmp_path, "--model", MODELS[dialect])
    assert len(server.requests) == len(EIGHT) * len(TWO)
    scores = [score for line in lines for score in line["scores"].values()]
    assert {(score["mode"], score["value"]) for score in scores} == {("single", 4.0)}


@pytest.mark.parametrize("dialect", MODELS)
def test_metaeval_asks_no_more_than_that_either(serve, tmp_path, dialect):
    server = serve(unweighted, dialect=dialect)
    options = {"model": [MODELS[dialect]], "dimension": TWO, "yes": True, "verbosity": 0}
    call_command("metaeval", pairs_file(tmp_path), out=tmp_path / "out", **options)
    assert len(server.requests) == len(PAIRS) * len(TWO)


def test_samples_and_temperature_are_those_of_the_command(serve, tmp_path):
    server = serve(unweighted)
    how = ["--score-mode", "samples", "--samples", "20", "--temperature", "2", "--score-only"]
    lines = judge_file(tmp_path, "--model", MODELS["openai"], *how)
    assert {score["mode"] for line in lines for score in line["scores"].values()} == {"samples"}
    assert {request.n for request in server.requests} == {20}
    assert {request.body["temperature"] for request in server.requests} == {2.0}
    assert len(server.requests) == len(EIGHT) * len(TWO)


def test_metaeval_takes_the_same_options(serve, tmp_path):
    server = serve(unweighted)
    call_command(
        "metaeval",
        pairs_file(tmp_path),
        "--score-mode", "samples", "--samples", "5", "--score-only",
        "--model", MODELS["openai"], "--judge", "geval", "lexical", "--dimension", "fluency",
        "--out", str(tmp_path / "out"), "--yes", "--verbosity", "0",
    )  # fmt: skip
    assert [request.n for request in server.requests] == [5] * len(PAIRS)


def test_a_score_alone_has_no_reason_and_no_quotes(serve):
    server = serve(unweighted)
    judged = judge_pairs(EIGHT[:1], model=MODELS["openai"], criteria=TWO, score_only=True)
    scores = judged.outcomes[0].scores.values()
    assert [(score.value, score.reason, score.quotes) for score in scores] == [(4.0, "", ())] * 2
    assert {tuple(request.schema["properties"]) for request in server.requests} == {("score",)}


def test_where_probabilities_are_insisted_on_the_score_is_missing_and_says_why(serve):
    serve(unweighted)
    judged = judge_pairs(
        EIGHT[:1], model=MODELS["openai"], criteria=["fluency"], score_mode="logprobs"
    )
    assert judged.averages["fluency"].unscored == 1
    assert "gave no probabilities; choose auto, single or samples" in judged.outcomes[0].reason


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"score_mode": "guess"}, "score_mode is 'guess'; choose one of auto, logprobs, samples"),
        ({"samples": 5}, "samples is 5, and score_mode 'auto' draws no samples; choose"),
        ({"temperature": 0.0}, "temperature is 0.0, and score_mode 'auto' draws no samples"),
        ({"score_mode": "samples", "samples": 0}, "samples is 0; give a whole number from 1 to"),
        ({"score_mode": "samples", "temperature": 3.0}, "temperature is 3.0; give a number from 0"),
        ({"score_mode": "single", "judge": "lexical"}, "score_mode is 'single', and lexical has"),
        ({"score_only": True, "judge": "qag"}, "score_only is for geval, and the judge is qag"),
        ({"score_only": True, "variant": "stepwise"}, "asks for notes before the score; leave out"),
    ],
)
def test_what_does_not_fit_together_is_refused_with_the_remedy(serve, options, problem):
    serve(unweighted)
    with pytest.raises(BadMeasuredJudge, match=problem):
        judge_pairs(EIGHT[:1], **{"model": MODELS["openai"], "criteria": ["fluency"], **options})


def test_a_guideline_says_itself_how_to_score(tmp_path):
    file = written(tmp_path / "pairs.jsonl", {"source": "It rains.", "summary": "It rains."})
    options = ["--guideline", "default", "--temperature", "0", "--score-only"]
    with pytest.raises(CommandError, match="leave out --temperature, --score-only"):
        call_command("judge", str(file), "--out", str(tmp_path / "scores.csv"), *options)


# --- API --------------------------------------------------------------------


def a_body(**changes):
    items = [{"source": pair.source, "summary": pair.summary} for pair in EIGHT[:2]]
    return {"judge": "geval", "criteria": ["fluency"], "items": items, **changes}


def test_a_worker_scores_as_the_request_said(api, serve):
    server = serve(unweighted)
    how = {"score_mode": "samples", "samples": 3, "temperature": 0.5, "score_only": True}
    accepted = body_of(api.post("judgements", a_body(**how)))
    unset = dict.fromkeys(("top_p", "top_k", "seed", "max_tokens"))
    said = {"mode": "samples", "samples": 3, "temperature": 0.5, "score_only": True, **unset}
    assert accepted["scoring"] == said
    batches.run_batch(accepted["id"])
    assert [(request.n, request.body["temperature"]) for request in server.requests] == [
        (3, 0.5)
    ] * 2
    (first, _) = body_of(api.get(accepted["links"]["results"]))["items"]
    assert (first["scores"]["fluency"]["mode"], first["scores"]["fluency"]["reason"]) == (
        "samples",
        "",
    )


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"score_mode": "guess"}, "score_mode", "'auto', 'logprobs', 'samples' or 'single'"),
        ({"samples": 3}, "samples", "draws no samples"),
        ({"score_mode": "samples", "samples": 101}, "samples", "100"),
        ({"score_mode": "samples", "temperature": 2.5}, "temperature", "2"),
        ({"judge": "lexical", "score_only": True}, "score_only", "is for geval"),
    ],
)
def test_a_request_that_cannot_be_scored_so_is_refused_with_its_field(
    api, serve, change, field, message
):
    serve(unweighted)
    problem = assert_problem(api.post("judgements", a_body(**change)), 422, "invalid")
    (fault,) = problem["errors"]
    assert fault["field"] == field
    assert message in fault["message"]
