"""PATCH /people/{username}: shutting people out and letting them in."""

import json

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from accounts.models import RoleEvent
from tests.api.conftest import Api, assert_problem, body_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def sina() -> User:
    return scenes.system_admin()


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def patch(owner: User, username: str, body: object, scope: str = "admin"):
    api = Api(tokens.issue_token("HR", owner, [scope]))
    sent = {"data": json.dumps(body), "content_type": "application/json"}
    return api.ask("PATCH", f"people/{username}", **sent)


def test_who_is_shut_out_loses_tokens_at_once(sina, rosa):
    theirs = Api(tokens.issue_token("CRM", rosa, ["read"]))
    answer = patch(sina, "rosa", {"active": False})
    assert (answer.status_code, body_of(answer)["active"]) == (200, False)
    assert_problem(theirs.get("summaries"), 401, "unauthenticated")
    assert RoleEvent.objects.filter(user=rosa, action="deactivate", by=sina).count() == 1


def test_who_is_let_in_again_is_active(sina, rosa):
    patch(sina, "rosa", {"active": False})
    assert body_of(patch(sina, "rosa", {"active": True})) == {
        "username": "rosa",
        "name": rosa.get_full_name(),
        "active": True,
    }


def test_only_system_admins_do_it(rosa):
    assert_problem(patch(rosa, "rosa", {"active": True}), 403, "forbidden")


def test_it_takes_the_scope_admin(sina):
    assert_problem(patch(sina, "rosa", {"active": False}, "review"), 403, "forbidden")


def test_the_last_system_admin_stays(sina):
    assert_problem(patch(sina, sina.username, {"active": False}), 409, "wrong-state")


@pytest.mark.parametrize("name", ["vera", "%00"])
def test_a_name_that_nobody_has_is_not_found(sina, name):
    assert_problem(patch(sina, name, {"active": False}), 404, "not-found")


@pytest.mark.parametrize("body", [{}, {"active": "no"}, {"active": False, "x": 1}])
def test_a_body_of_another_form_is_refused(sina, rosa, body):
    assert_problem(patch(sina, "rosa", body), 422, "invalid")
