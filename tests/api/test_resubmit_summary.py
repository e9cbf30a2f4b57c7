"""POST /api/v1/summaries/{id}/resubmit."""

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from summaries.intake import Submission, ingest_submission
from summaries.models import Attempt, Summary, Transition
from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.api.cases import TEXT, evaluate, in_review
from tests.api.conftest import Api, assert_problem, body_of

FIRST = "The pump works. Nobody ships anything."
NEXT = "The pump failed on Monday. Ben ships the valve on Friday."


@pytest.fixture
def returned(api: Api, service: User) -> Summary:
    """The service user's own summary, judged and back with them."""
    submission = Submission(
        source="crm", external_id="own", title="Pump", content=TEXT, own_summary=FIRST
    )
    case = ingest_submission(submission, by=service).summary
    evaluate(case.attempts.get(), value=2.0)
    move(case, Action.RETURN, by=Actor(Role.JUDGE))
    return case


def sent(api: Api, case: Summary, text: str = NEXT, **headers: str):
    return api.post(f"summaries/{case.pk}/resubmit", {"text": text}, headers=headers)


def texts(case: Summary) -> list[str]:
    return list(case.attempts.order_by("number").values_list("text", flat=True))


def test_the_next_text_goes_to_the_judge_as_the_authors_own(
    api: Api, service: User, returned: Summary
):
    response = sent(api, returned, f"  {NEXT}\r\n")
    assert response.status_code == 202, response.content
    assert body_of(response)["status"] == "drafted"
    newest = Attempt.objects.get(summary=returned, number=2)
    assert (newest.text, newest.origin, newest.written_by) == (NEXT, "author", service)
    last = Transition.objects.filter(summary=returned).latest("id")
    assert (last.action, last.old, last.new, last.actor) == (
        "resubmit",
        "returned",
        "drafted",
        service,
    )


def test_the_second_time_it_is_no_longer_with_its_author(api: Api, returned: Summary):
    sent(api, returned)
    assert_problem(sent(api, returned, "Yet another."), 409, "wrong-state")
    assert texts(returned) == [FIRST, NEXT]


def test_a_repeated_request_under_its_key_adds_one_text(api: Api, returned: Summary):
    key = {"Idempotency-Key": "second-try"}
    first, again = sent(api, returned, **key), sent(api, returned, **key)
    assert (again.status_code, body_of(again)) == (202, body_of(first))
    assert texts(returned) == [FIRST, NEXT]
    other = sent(api, returned, "Another text.", **key)
    assert_problem(other, 422, "idempotency-key-reused")


def test_what_was_read_before_has_to_be_current(api: Api, returned: Summary):
    assert_problem(sent(api, returned, **{"If-Match": '"old"'}), 412, "changed")
    assert texts(returned) == [FIRST]
    tag = api.get(f"summaries/{returned.pk}").headers["ETag"]
    assert sent(api, returned, **{"If-Match": tag}).status_code == 202


@pytest.mark.parametrize("text", ["", " \n ", "a\x00b", FIRST, f"\n{FIRST}\r\n", "a" * 100_001])
def test_a_text_that_is_none_or_the_same_is_refused(api: Api, returned: Summary, text: str):
    problem = assert_problem(sent(api, returned, text), 422, "invalid")
    assert problem["errors"][0]["field"] == "text"
    returned.refresh_from_db()
    assert (returned.status, texts(returned)) == ("returned", [FIRST])


@pytest.mark.parametrize("body", [{}, {"text": NEXT, "number": 2}, {"text": 1}, []])
def test_a_body_of_another_form_is_refused(api: Api, returned: Summary, body: object):
    response = api.post(f"summaries/{returned.pk}/resubmit", body)
    assert_problem(response, 422, "invalid")


def test_somebody_who_may_not_see_it_does_not_find_it(stranger: Api, returned: Summary):
    assert_problem(sent(stranger, returned), 404, "not-found")


def test_who_sees_it_without_being_its_author_may_not(returned: Summary, make_user):
    reviewer = Api(tokens.issue_token("all", make_user("rita", "reviewers"), ["admin"]))
    assert_problem(sent(reviewer, returned), 403, "forbidden")
    assert texts(returned) == [FIRST]


def test_a_models_text_has_no_author_to_resubmit_it(api: Api, service: User):
    case = in_review("a", by=service)
    assert_problem(sent(api, case), 403, "forbidden")


@pytest.mark.parametrize("scope", ["read", "review"])
def test_a_token_has_to_be_for_ingesting(service: User, returned: Summary, scope: str):
    assert_problem(sent(Api(tokens.issue_token("r", service, [scope])), returned), 403, "forbidden")


def test_it_needs_a_token(returned: Summary):
    assert_problem(sent(Api(), returned), 401, "unauthenticated")
