"""Accounts and roles on their pages."""

import re

import pytest
from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.urls import reverse

from accounts import roles
from accounts.models import RoleEvent
from accounts.roles import Right
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def admin():
    return scenes.system_admin()


@pytest.fixture
def client(admin):
    return client_of(admin)


def test_a_new_account_signs_in_with_the_password_that_is_shown_once(client, admin):
    said = {"username": "nora", "name": "Nora van Dijk", "roles": ["reviewer", "author"]}
    answer = client.post(reverse("person-new"), said)
    password = re.findall(r"<dd>\s*<code>([^<]+)</code>", answer.content.decode())[1]
    made = authenticate(username="nora", password=password)
    assert made is not None
    assert roles.can_everywhere(made, Right.DECIDE)
    assert {event.by for event in made.role_events.all()} == {admin}
    assert password not in client.get(reverse("person", args=[made.pk])).content.decode()
    assert answer["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"username": "SINA"}, "is taken"),
        ({"username": "a b"}, "Enter a valid username"),
        ({"username": ""}, "Enter a username"),
        ({"username": "nora", "email": "x\nBcc: y@z.org"}, "Enter a valid email address"),
        ({"username": "nora", "roles": ["king"]}, "king is not one of the available choices"),
        ({"username": "nora", "name": "a\x00b"}, "Null characters are not allowed"),
    ],
)
def test_what_makes_no_account_is_said_and_what_was_typed_stays(client, said, why):
    before = User.objects.count()
    answer = client.post(reverse("person-new"), {"name": "Nora van Dijk", **said})
    assert answer.status_code == 422
    assert why in answer.content.decode()
    assert User.objects.count() == before


def test_a_role_for_one_guideline_is_given_and_taken(client):
    user, board = factories.user("nora"), factories.version().guideline
    said = {"role": "reviewer", "guideline": board.name}
    page = client.post(reverse("person-grant", args=[user.pk]), said, follow=True)
    assert f"Reviewer</td>\n        <td>{board.title}" in page.content.decode()
    assert roles.has_right(User.objects.get(pk=user.pk), Right.DECIDE, board)
    client.post(reverse("person-revoke", args=[user.pk]), said)
    assert not roles.has_right(User.objects.get(pk=user.pk), Right.DECIDE, board)
    assert RoleEvent.objects.filter(user=user).count() == 2


def test_a_role_without_a_place_is_refused_with_its_reason(client):
    user, board = factories.user("nora"), factories.version().guideline
    said = {"role": "system_admin", "guideline": board.name}
    answer = client.post(reverse("person-grant", args=[user.pk]), said)
    assert answer.status_code == 422
    assert "System admins have this role everywhere." in answer.content.decode()


def test_the_last_system_admin_shuts_nobody_out_of_everything(client, admin):
    page = client.post(reverse("person-activity", args=[admin.pk]), {"active": "no"}, follow=True)
    assert "is the only active system admin" in page.content.decode()
    said = {"role": "system_admin"}
    page = client.post(reverse("person-revoke", args=[admin.pk]), said, follow=True)
    assert "Add another first" in page.content.decode()


def test_who_is_shut_out_is_out_at_once(client):
    user = scenes.reviewer()
    theirs = client_of(user)
    client.post(reverse("person-activity", args=[user.pk]), {"active": "no"})
    assert theirs.get(reverse("queue")).status_code == 302
    client.post(reverse("person-activity", args=[user.pk]), {"active": "yes"})
    assert theirs.get(reverse("queue")).status_code == 302
    assert client_of(user).get(reverse("queue")).status_code == 200


def test_an_auditor_sees_who_gave_what_and_no_button(admin, client):
    user = factories.user("nora")
    client.post(reverse("person-grant", args=[user.pk]), {"role": "lead"})
    auditor = client_of(factories.user("otto", "auditor"))
    page = auditor.get(reverse("person", args=[user.pk])).content.decode()
    assert "Sina Aalto" in page
    assert "<form method" not in page.split("<main")[1]


def test_people_are_found_by_name_in_a_bounded_number_of_queries(
    client, django_assert_max_num_queries
):
    for number in range(30):
        factories.user(f"colleague{number}", "reviewer")
    factories.user("needle", "lead")
    with django_assert_max_num_queries(9):
        page = client.get(reverse("people"), {"q": "needle"}).content.decode()
    assert "needle" in page
    assert client.get(reverse("people"), {"q": "nobody"}).status_code == 200


def test_a_person_changes_their_own_password():
    user = scenes.reviewer()
    said = {
        "oldpassword": scenes.PASSWORD,
        "password1": "another long staple",
        "password2": "another long staple",
    }
    answer = client_of(user).post(reverse("account_change_password"), said)
    assert answer["Location"] == reverse("account")
    assert authenticate(username="rosa", password="another long staple")
