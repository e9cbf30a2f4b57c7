"""What a judge counted comes with the score, under the options that DeepEval has for it."""

import json
from typing import Any

import pytest
import yaml
from countersign_judge.metaeval.plans import BadMeasuredJudge
from django.core.management import call_command

from measuring.judgements import Pair, batches, judge_pairs
from tests.api.conftest import api, assert_problem, body_of, make_user, service, stranger
from tests.measuring.metaeval.data import written
from tests.modelserver import Reply

__all__ = ["api", "make_user", "service", "stranger"]

pytestmark = pytest.mark.django_db(transaction=True)
MODEL = "openai:scripted"
SOURCE = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
SUMMARY = "The pump failed on Monday. The valve ships on Sunday."
# Those of deepeval.metrics.SummarizationMetric 4.3.
NINE: dict[str, Any] = {
    "threshold": 0.6,
    "model": MODEL,
    "assessment_questions": ["Did the pump fail?", "Does the valve ship on Friday?"],
    "n": 7,
    "include_reason": False,
    "async_mode": False,
    "strict_mode": True,
    "verbose_mode": True,
    "truths_extraction_limit": 10,
}


def script(request):
    """A right and a wrong claim; a question that the summary answers, and one that it leaves out;
    with reasons where the schema has them."""
    asked = request.schema["properties"]
    if "sentences" in asked:
        reason = {"reason": "Because."} if "reason" in str(request.schema) else {}
        said = {"claim": "", "quote": "The pump failed on Monday", "turns": [1], **reason}
        made_up = {**said, "quote": "", "turns": [], "verdict": "no"}
        return Reply(data={"sentences": {"1": [{**said, "verdict": "yes"}], "2": [made_up]}})
    if "truths" in asked:
        quote = "The pump failed on Monday"
        return Reply(data={"truths": [{"turn": 1, "truth": "The pump failed.", "quote": quote}]})
    if "questions" in asked:
        return Reply(data={"questions": NINE["assessment_questions"]})
    alone = "<<<BEGIN TRANSCRIPT" not in request.prompt
    given = {"1": {"answer": "yes"}, "2": {"answer": "idk" if alone else "yes"}}
    for number, answer in asked["answers"]["properties"].items():
        if "reason" in answer["properties"]:
            given[number]["reason"] = "Because."
    return Reply(data={"answers": given})


def judged_by_qag(**parameters):
    judged = judge_pairs([Pair(SOURCE, SUMMARY, id="a")], judge="qag", parameters=parameters)
    return judged.outcomes[0].scores["consistency"].score_breakdown


def test_claims_questions_and_truths_come_with_the_score(serve):
    serve(script)
    found = judged_by_qag(truths_extraction_limit=10)
    assert (found["alignment"], found["coverage"], found["score"]) == (0.5, 0.5, 0.5)
    assert [(each["claim"], each["verdict"]) for each in found["claims"]] == [
        ("The pump failed on Monday.", "yes"),
        ("The valve ships on Sunday.", "no"),
    ]
    assert [(each["transcript"], each["summary"]) for each in found["questions"]] == [
        ("yes", "yes"),
        ("yes", "idk"),
    ]
    assert found["truths"] == ["The pump failed."]
    assert "trace" not in found


def test_all_nine_options_of_deepeval_are_taken_by_their_names_and_the_steps_are_printed(
    serve, capsys
):
    server = serve(script, JUDGE_MODEL="openai:other")
    found = judged_by_qag(**NINE)
    assert (found["threshold"], found["strict_mode"], found["success"]) == (1.0, True, False)
    assert [each["question"] for each in found["questions"]] == NINE["assessment_questions"]
    assert {each["reason"] for each in found["claims"]} == {""}
    assert [call["call"] for call in found["trace"]] == [
        "truths",
        "claims",
        "questions",
        "answers",
    ]
    assert {request.body["model"] for request in server.requests} == {"scripted"}
    (told,) = yaml.safe_load(capsys.readouterr().out)
    assert told == {"doc_id": "a", "consistency": json.loads(json.dumps(found))}


def test_the_command_takes_them_as_json_and_finds_the_judge(serve, tmp_path, capsys):
    server = serve(script)
    file = written(tmp_path / "pairs.jsonl", {"source": SOURCE, "summary": SUMMARY})
    options = '{"truths_extraction_limit": 10, "verbose_mode": true}'
    out = tmp_path / "scores.jsonl"
    call_command("judge", str(file), "--parameters", options, "--out", str(out), "--yes")
    assert "List at most 10 of its facts" in server.requests[0].prompt
    (line,) = (json.loads(line) for line in out.read_text().splitlines())
    assert line["scores"]["consistency"]["score_breakdown"]["truths"] == ["The pump failed."]
    said = capsys.readouterr().out
    assert "truths:\n    - The pump failed.\n" in said
    assert "qag by openai:scripted: 1 pair" in said


def test_the_results_of_a_request_have_the_breakdown(api, serve):
    serve(script)
    items = [{"source": SOURCE, "summary": SUMMARY}]
    body = {"judge": "qag", "parameters": {"n": 2, "truths_extraction_limit": 3}, "items": items}
    accepted = body_of(api.post("judgements", body))
    assert accepted["parameters"] == body["parameters"]
    batches.run_batch(accepted["id"])
    (result,) = body_of(api.get(accepted["links"]["results"]))["items"]
    found = result["scores"]["consistency"]["score_breakdown"]
    assert (found["alignment"], found["coverage"]) == (0.5, 0.5)
    assert len(found["claims"]) == len(found["questions"]) == 2


@pytest.mark.parametrize(
    ("judge", "parameters", "problem"),
    [
        ("qag", {"n": 0}, "parameters: n is 0; give a whole number from 1 to 50"),
        (
            "geval",
            {"n": 5},
            "parameters: geval has no parameter 'n'; it has max_tokens, .*; qag",
        ),
        ("qag", {"limit": 5}, "parameters: qag has no parameter 'limit'; it has assessment_quest"),
        ("qag", {"model": "offline"}, "needs a language model"),
    ],
)
def test_an_option_that_cannot_be_used_is_refused_with_name_value_and_remedy(
    serve, judge, parameters, problem
):
    serve(script)
    with pytest.raises(BadMeasuredJudge, match=problem):
        judge_pairs([Pair(SOURCE, SUMMARY)], judge=judge, parameters=parameters)


def test_a_request_with_such_an_option_is_refused_with_its_field(api, serve):
    serve(script)
    items = [{"source": SOURCE, "summary": SUMMARY}]
    body = {"judge": "qag", "parameters": {"n": 0}, "items": items}
    (fault,) = assert_problem(api.post("judgements", body), 422, "invalid")["errors"]
    assert fault["field"] == "parameters"
    assert fault["remedy"] == "Give a whole number from 1 to 50."


def test_a_model_whose_server_is_not_configured_ends_a_request_with_that_reason(
    api, serve, monkeypatch
):
    serve(script)
    monkeypatch.delenv("AZURE_OPENAI_ENDPOINT")
    items = [{"source": SOURCE, "summary": SUMMARY}]
    body = {"judge": "qag", "parameters": {"model": "azure:gpt-5"}, "items": items}
    accepted = body_of(api.post("judgements", body))
    batches.run_batch(accepted["id"])
    ended = body_of(api.get(accepted["links"]["self"]))
    assert ended["status"] == "failed"
    assert "AZURE_OPENAI_ENDPOINT" in ended["failure"]
