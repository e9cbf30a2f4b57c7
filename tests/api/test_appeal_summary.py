"""POST /api/v1/summaries/{id}/appeal."""

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from accounts import tokens
from judging.models import Evaluation
from summaries.models import Summary, Transition
from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.api.conftest import Api, assert_problem, body_of
from tests.api.test_resubmit_summary import NEXT, returned

__all__ = ["returned"]

WHY = "The pump did fail: Ben says so in the last turn."


def sent(api: Api, case: Summary, reason: object = WHY, **headers: str):
    return api.post(f"summaries/{case.pk}/appeal", {"reason": reason}, headers=headers)


def test_the_text_that_came_back_waits_for_a_reviewer_with_the_authors_reason(
    api: Api, service: User, returned: Summary
):
    verdicts = list(Evaluation.objects.values())
    answer = sent(api, returned)
    assert answer.status_code == 202, answer.content
    assert body_of(answer)["status"] == "exhausted"
    last = Transition.objects.filter(summary=returned).latest("id")
    assert (last.action, last.role, last.actor, last.reason) == ("appeal", "author", service, WHY)
    assert returned.attempts.count() == 1
    assert list(Evaluation.objects.values()) == verdicts
    assert_problem(sent(api, returned), 409, "wrong-state")


def test_the_same_request_under_its_key_is_made_once(api: Api, returned: Summary):
    key = {"Idempotency-Key": "appeal"}
    assert body_of(sent(api, returned, **key)) == body_of(sent(api, returned, **key))
    assert Transition.objects.filter(action="appeal").count() == 1


@pytest.mark.parametrize("reason", ["", " … ", "a\x00b", "a" * 1_001, 7])
def test_a_reason_without_words_or_too_long_is_refused(api: Api, returned: Summary, reason: object):
    problem = assert_problem(sent(api, returned, reason), 422, "invalid")
    assert "reason" in problem["errors"][0]["field"]
    returned.refresh_from_db()
    assert returned.status == "returned"


def test_what_a_reviewer_returned_is_changed_first(api: Api, returned: Summary, make_user):
    sent(api, returned)
    returned.refresh_from_db()
    move(returned, Action.RETURN, by=Actor(Role.REVIEWER, make_user("rita")), reason="Too vague.")
    assert (
        "A reviewer returned this text"
        in assert_problem(sent(api, returned), 409, "wrong-state")["detail"]
    )
    api.post(f"summaries/{returned.pk}/resubmit", {"text": NEXT})
    returned.refresh_from_db()
    move(returned, Action.RETURN, by=Actor(Role.JUDGE))
    assert sent(api, returned).status_code == 202


def test_nobody_but_its_author_appeals(stranger: Api, returned: Summary, make_user):
    assert_problem(sent(stranger, returned), 404, "not-found")
    reviewer = Api(tokens.issue_token("all", make_user("rita", "reviewers"), ["admin"]))
    assert_problem(sent(reviewer, returned), 403, "forbidden")
    assert_problem(sent(Api(), returned), 401, "unauthenticated")


@pytest.mark.parametrize(
    "fault", [{"reason": ""}, {"role": "reviewer"}, {"actor": None}, {"new": "in_review"}]
)
def test_the_database_refuses_an_appeal_that_is_nobodys_or_without_a_reason(
    service: User, returned: Summary, fault: dict[str, object]
):
    row = {"action": "appeal", "old": "returned", "new": "exhausted", "role": "author"}
    columns = {**row, "actor": service, "reason": WHY, **fault}
    with pytest.raises(IntegrityError, match="appeal_has_its_reason"), transaction.atomic():
        Transition.objects.create(summary=returned, **columns)
