"""The link that a newcomer's terminal shows signs in once, and only when somebody presses."""

from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings

from accounts import first_sign_in, grants
from accounts.models import UserRole
from summaries.status import Status
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def path_for(user: User) -> str:
    link = first_sign_in.make_sign_in_link(user.get_username())
    assert link is not None
    return urlsplit(link).path


def test_it_signs_in_once(rosa: User) -> None:
    path, client = path_for(rosa), Client()
    assert client.get(path).status_code == 200
    assert client.get("/account").status_code == 302
    assert client.post(path).status_code == 302
    assert client.get("/account").status_code == 200
    assert Client().post(path).status_code == 410
    assert b"This link no longer works" in Client().get(path).content


def test_nobody_gets_one_who_has_signed_in_before(rosa: User) -> None:
    path = path_for(rosa)
    Client().force_login(rosa)
    assert first_sign_in.make_sign_in_link(rosa.get_username()) is None
    assert Client().get(path).status_code == 410


def test_it_ends_when_its_person_is_shut_out(rosa: User) -> None:
    path = path_for(rosa)
    User.objects.filter(pk=rosa.pk).update(is_active=False)
    assert Client().post(path).status_code == 410


@pytest.mark.parametrize("path", ["MQ/none-such", "no-number/none-such", "_____w/a-b"])
def test_an_invented_link_is_refused(rosa: User, path: str) -> None:
    assert Client().post(f"/sign-in/first/{path}").status_code == 410


# --- The first visit, with a password of the file -----------------------------------------------

GIVEN, OWN = "a given long password", "another long staple"
PASSWORD = reverse("account_change_password")
NOTICE = "You have no password of your own yet."


@pytest.fixture
def rita() -> User:
    return grants.make_account(
        username="rita", password=GIVEN, granted=[UserRole.REVIEWER], by=None
    )


@pytest.fixture
def visit(rita: User) -> Client:
    client = Client()
    assert client.post(path_for(rita)).headers["Location"] == reverse("queue")
    return client


def choose(client: Client) -> int:
    return client.post(PASSWORD, {"password1": OWN, "password2": OWN}).status_code


def signed_in(password: str) -> Client:
    client = Client()
    assert client.post("/sign-in", {"login": "rita", "password": password}).status_code == 302
    return client


def test_it_leads_to_the_queue_and_the_first_signature(visit: Client) -> None:
    case = scenes.in_review()
    assert NOTICE in visit.get("/").content.decode()
    visit.post(f"/summaries/{case.pk}/approve", scenes.signed(case))
    case.refresh_from_db()
    assert case.status == Status.APPROVED


def test_signing_out_leads_to_a_password_first(visit: Client) -> None:
    assert f'<form action="{PASSWORD}"><button class="quiet">Sign out' in (
        visit.get("/").content.decode()
    )
    assert "Sign out without a password" in visit.get(PASSWORD).content.decode()
    assert choose(visit) == 302
    page = visit.get("/").content.decode()
    assert NOTICE not in page
    assert f'<form action="{PASSWORD}">' not in page
    assert signed_in(OWN).get("/").status_code == 200


def test_without_one_the_first_password_asks_for_it_at_the_next_sign_in(visit: Client) -> None:
    assert visit.post(reverse("sign-out")).headers["Location"] == "/sign-in"
    assert visit.get("/").status_code == 302
    visit.post("/sign-in", {"login": "rita", "password": GIVEN})
    assert visit.get("/").headers["Location"] == PASSWORD


def test_the_first_password_opens_nothing_during_the_visit(visit: Client) -> None:
    assert signed_in(GIVEN).get("/").headers["Location"] == PASSWORD
    assert visit.get("/").status_code == 200


def test_a_password_that_is_chosen_elsewhere_ends_the_visit(visit: Client) -> None:
    choose(signed_in(GIVEN))
    assert visit.get("/").headers["Location"].startswith("/sign-in")


def test_a_role_that_needs_a_second_factor_starts_with_the_password(
    visit: Client, settings: Settings
) -> None:
    settings.MFA_ROLES = frozenset({UserRole.REVIEWER})
    assert visit.get("/").headers["Location"] == PASSWORD
    assert choose(visit) == 302
    assert visit.get("/").headers["Location"] == reverse("mfa_index")


def test_another_person_in_the_same_browser_gets_no_visit(visit: Client, rosa: User) -> None:
    grants.require_new_password(rosa)
    visit.force_login(rosa)
    assert visit.get("/").headers["Location"] == PASSWORD
