"""POST /api/v1/summaries/{id}/retry."""

from django.contrib.auth.models import User

from accounts import tokens
from summaries.models import Summary, Transition
from tests.api.cases import failed, in_review
from tests.api.conftest import Api, assert_problem, body_of


def test_a_failed_case_goes_back_to_where_it_failed(api: Api, service: User):
    case = failed("a", by=service)
    response = api.post(f"summaries/{case.pk}/retry")
    assert response.status_code == 202
    assert body_of(response)["status"] == "queued"
    assert body_of(response)["failure"] == ""
    assert Summary.objects.get(pk=case.pk).status == "queued"


def test_who_did_it_is_in_the_history(api: Api, service: User):
    case = failed("a", by=service)
    api.post(f"summaries/{case.pk}/retry")
    last = Transition.objects.filter(summary=case).order_by("id").last()
    assert last is not None
    assert (last.action, last.actor) == ("retry", service)


def test_a_case_that_has_not_failed_stays(api: Api, service: User):
    case = in_review("a", by=service)
    assert_problem(api.post(f"summaries/{case.pk}/retry"), 409, "wrong-state")
    assert Summary.objects.get(pk=case.pk).status == "in_review"


def test_the_second_retry_is_a_conflict(api: Api, service: User):
    case = failed("a", by=service)
    api.post(f"summaries/{case.pk}/retry")
    assert_problem(api.post(f"summaries/{case.pk}/retry"), 409, "wrong-state")


def test_another_owners_case_is_not_found(stranger: Api, service: User):
    case = failed("a", by=service)
    assert_problem(stranger.post(f"summaries/{case.pk}/retry"), 404, "not-found")
    assert Summary.objects.get(pk=case.pk).status == "failed"


def test_reading_does_not_allow_it(service: User):
    case = failed("a", by=service)
    reader = Api(tokens.issue_token("reader", service, ["read"]))
    assert_problem(reader.post(f"summaries/{case.pk}/retry"), 403, "forbidden")
