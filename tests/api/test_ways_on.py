"""POST /api/v1/summaries/{id}/model, /text and /evidence: ways on after a failure."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from judging import services
from judging.models import EvidenceSearch
from summaries.models import Attempt, Summary, Transition
from summaries.status import Status
from tests.api.cases import failed, in_review
from tests.api.conftest import Api, assert_problem, body_of
from tests.factories.cases import attempt, put, version
from tests.factories.cases import case as drafted
from tests.modelserver import Scenario
from tests.summaries.fixtures import Serve, serve

__all__ = ["serve"]

OWN = "The pump failed on Monday."


@pytest.fixture
def rita(make_user: Callable[..., User]) -> Api:
    return Api(tokens.issue_token("reviewer", make_user("rita", "reviewers"), ["review"]))


@pytest.fixture
def case(service: User, settings) -> Summary:
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:filtered"}
    return failed("a", by=service)


def test_a_failed_case_is_taken_up_with_another_model(rita: Api, case: Summary):
    response = rita.post(f"summaries/{case.pk}/model", {"model": "offline"})
    assert response.status_code == 202
    assert body_of(response)["status"] == "queued"
    assert Summary.objects.get(pk=case.pk).effective_writer_model == "offline"
    last = Transition.objects.filter(summary=case).latest("id")
    assert last.reason == "with offline in the place of openai:filtered"


def test_a_model_that_is_not_offered_is_named_with_those_that_are(rita: Api, case: Summary):
    response = rita.post(f"summaries/{case.pk}/model", {"model": "openai:theirs"})
    assert_problem(response, 422, "invalid")
    assert "Choose one of offline" in body_of(response)["detail"]
    assert body_of(response)["errors"][0]["value"] == "openai:theirs"


def test_a_program_retries_its_own_case_and_chooses_no_model(api: Api, case: Summary):
    response = api.post(f"summaries/{case.pk}/model", {"model": "offline"})
    assert_problem(response, 403, "forbidden")


def test_a_case_is_written_by_hand_once(rita: Api, case: Summary):
    response = rita.post(f"summaries/{case.pk}/text", {"text": OWN})
    assert body_of(response)["status"] == "drafted"
    written = Attempt.objects.get(summary=case)
    assert (written.text, written.origin, str(written.written_by)) == (OWN, "reviewer", "rita")
    again = rita.post(f"summaries/{case.pk}/text", {"text": OWN})
    assert_problem(again, 409, "wrong-state")


def test_an_empty_text_is_refused(rita: Api, case: Summary):
    response = rita.post(f"summaries/{case.pk}/text", {"text": " "})
    assert_problem(response, 422, "invalid")
    assert Summary.objects.get(pk=case.pk).status == "failed"


def test_a_case_that_has_not_failed_stays(rita: Api, service: User):
    case = in_review("b", by=service)
    for path, body in (("model", {"model": "offline"}), ("text", {"text": OWN})):
        assert_problem(rita.post(f"summaries/{case.pk}/{path}", body), 409, "wrong-state")


def test_a_failed_evidence_check_is_asked_again(serve: Serve, rita: Api):
    serve(Scenario(claims=None))
    case = put(drafted(version("consistency")), Status.DRAFTED)
    attempt(case, "The pump keeps its budget of 40,000 euros.")
    services.judge_summary(case.pk)
    response = rita.post(f"summaries/{case.pk}/evidence", {"attempt": 1})
    assert body_of(response)["status"] == "exhausted"
    assert EvidenceSearch.objects.get().pending
    assert_problem(rita.post(f"summaries/{case.pk}/evidence", {"attempt": 2}), 422, "invalid")


def test_a_program_that_decides_nothing_has_no_evidence_checked(api: Api, service: User):
    case = in_review("c", by=service)
    response = api.post(f"summaries/{case.pk}/evidence", {"attempt": 1})
    assert_problem(response, 403, "forbidden")
