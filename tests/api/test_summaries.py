"""GET /api/v1/summaries and /api/v1/summaries/{id}."""

from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext

from summaries.intake import Submission, ingest_submission
from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.api.cases import SUMMARY, TEXT, draft, evaluate, failed, in_review, new_case
from tests.api.conftest import Api, assert_problem, body_of


def listed(api: Api, query: str = "") -> list[str]:
    return [item["external_id"] for item in body_of(api.get(f"summaries{query}"))["items"]]


def test_a_summary_comes_with_its_texts_scores_and_findings(api: Api, service: User):
    case = in_review("a", by=service)
    answer = body_of(api.get(f"summaries/{case.pk}"))
    assert answer["status"] == "in_review"
    (attempt,) = answer["attempts"]
    assert (attempt["number"], attempt["origin"]) == (1, "model")
    assert (attempt["text"], attempt["model"]) == (SUMMARY, "offline")
    (evaluation,) = attempt["evaluations"]
    assert evaluation["passed"] is True
    criteria = case.guideline_version.criteria.values_list("name", flat=True)
    assert [score["criterion"] for score in evaluation["scores"]] == list(criteria)
    assert {score["value"] for score in evaluation["scores"]} == {4.5}
    assert evaluation["scores"][0]["reason"] == "It reads well."
    assert evaluation["findings"] == [
        {
            "start": 0,
            "end": 26,
            "text": "The pump failed on Monday.",
            "relation": "similar",
            "mark": None,
            "turns": [0],
            "reason": "",
            "found_by": "similarity",
            "quotes": [],
            "doubt": "",
            "accepted": [],
            "probability": None,
        }
    ]


def test_attempts_come_in_order_with_the_scores_of_each(api: Api, service: User):
    case = new_case("a", by=service)
    evaluate(draft(case, text="Bad. Text."), value=2.25)
    move(case, Action.REWRITE, by=Actor(Role.JUDGE))
    evaluate(draft(case))
    answer = body_of(api.get(f"summaries/{case.pk}"))
    assert [attempt["number"] for attempt in answer["attempts"]] == [1, 2]
    first = answer["attempts"][0]["evaluations"][0]
    assert first["passed"] is False
    assert first["scores"][0]["value"] == 2.25
    assert first["scores"][0]["reached"] is False
    assert first["scores"][0]["threshold"] == 4.0


def test_it_says_when_no_language_model_was_used(api: Api, service: User):
    answer = body_of(api.get(f"summaries/{in_review('a', by=service).pk}"))
    assert answer["language_model_used"] is False
    assert answer["notice"] == "No language model was used."


def test_a_verdict_of_a_model_is_a_use_of_one(api: Api, service: User):
    case = new_case("a", by=service)
    evaluate(draft(case), model="openai:gpt")
    answer = body_of(api.get(f"summaries/{case.pk}"))
    assert answer["language_model_used"] is True
    assert answer["notice"] is None


def test_a_failed_case_says_why(api: Api, service: User):
    answer = body_of(api.get(f"summaries/{failed('a', by=service).pk}"))
    assert answer["status"] == "failed"
    assert (answer["failure"], answer["failure_kind"]) == ("the model refused", "declined")


def test_its_links_lead_to_the_transcript(api: Api, service: User):
    case = in_review("a", by=service)
    links = body_of(api.get(f"summaries/{case.pk}"))["links"]
    assert body_of(api.get(links["transcript"]))["id"] == str(case.transcript_id)
    assert links["record"] is None


def test_another_owners_summary_is_not_found(stranger: Api, service: User):
    case = in_review("a", by=service)
    assert_problem(stranger.get(f"summaries/{case.pk}"), 404, "not-found")


def test_an_author_sees_their_own_summary_of_any_transcript(stranger: Api):
    author = User.objects.get(username="sam")
    submission = Submission("crm", "a", "Call", TEXT, own_summary="The pump failed.")
    case = ingest_submission(submission, by=author).summary
    assert body_of(stranger.get(f"summaries/{case.pk}"))["attempts"][0]["written_by"] == "sam"


def test_one_that_does_not_exist_is_not_found(api: Api):
    assert_problem(api.get(f"summaries/{uuid4()}"), 404, "not-found")


def test_the_list_has_what_the_owner_sent(api: Api, stranger: Api, reviewing: Api, service: User):
    new_case("a", by=service)
    new_case("b")
    assert listed(api) == ["a"]
    assert listed(stranger) == []
    assert set(listed(reviewing)) == {"a", "b"}


def test_the_list_is_filtered(api: Api, service: User):
    case = new_case("a", by=service)
    in_review("b", by=service)
    assert listed(api, "?status=in_review") == ["b"]
    assert listed(api, f"?transcript={case.transcript_id}") == ["a"]
    assert listed(api, "?source=phone") == []


def test_the_list_is_paged(api: Api, service: User):
    for number in range(5):
        new_case(f"call-{number}", by=service)
    first = body_of(api.get("summaries?limit=3"))
    second = body_of(api.get(first["next"]))
    assert (len(first["items"]), len(second["items"]), second["next"]) == (3, 2, None)
    assert not {row["id"] for row in first["items"]} & {row["id"] for row in second["items"]}


@pytest.mark.parametrize("query", ["transcript=7", "status=x", "limit=-1", "colour=red"])
def test_a_parameter_that_cannot_be_taken_is_named(api: Api, query: str):
    problem = assert_problem(api.get(f"summaries?{query}"), 422, "invalid")
    assert problem["errors"][0]["field"] == query.split("=", maxsplit=1)[0]


def test_lists_and_details_take_few_queries(api: Api, service: User):
    cases = [in_review(f"call-{number}", by=service) for number in range(10)]
    api.get("summaries")
    with CaptureQueriesContext(connection) as captured:
        api.get("summaries")
    assert len(captured) <= 6, "\n".join(q["sql"] for q in captured)
    with CaptureQueriesContext(connection) as captured:
        api.get(f"summaries/{cases[0].pk}")
    assert len(captured) <= 14, "\n".join(q["sql"] for q in captured)
