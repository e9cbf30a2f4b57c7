"""A password that somebody else set opens nothing but the page on which its owner chooses one."""

from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts import grants, password_links
from accounts.models import UserRole
from reviews import policies
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
GIVEN, OWN = "a given long password", "another long staple"


@pytest.fixture
def root() -> User:
    return User.objects.create_superuser("root", "", "x")


@pytest.fixture
def rita(root: User) -> User:
    return grants.make_account(
        username="rita", password=GIVEN, granted=[UserRole.REVIEWER], by=root
    )


def signed_in(password: str = GIVEN, username: str = "rita") -> Client:
    client = Client()
    said = {"login": username, "password": password}
    assert client.post(reverse("sign-in"), said).status_code == 302
    return client


def choose(client: Client, password: str):
    said = {"password1": password, "password2": password}
    return client.post(reverse("account_change_password"), said)


def asked(username: str) -> bool:
    """Whether that account, once signed in, is led to a new password."""
    client = client_of(User.objects.get(username=username))
    return client.get(reverse("queue")).headers.get("Location") == reverse(
        "account_change_password"
    )


@pytest.mark.parametrize("path", ["/", "/tokens/", "/account", "/records/", "/nowhere"])
def test_every_page_leads_to_the_new_password(rita, path):
    answer = signed_in().get(path)
    assert answer.headers["Location"] == reverse("account_change_password")


def test_a_script_of_a_page_goes_there_too(rita):
    answer = signed_in().get("/", headers={"hx-request": "true"})
    assert answer.headers["HX-Redirect"] == reverse("account_change_password")


def test_nothing_is_approved_before(rita):
    case = scenes.in_review()
    client = signed_in()
    client.post(f"/summaries/{case.pk}/approve", scenes.signed(case))
    case.refresh_from_db()
    assert case.status == Status.IN_REVIEW
    with pytest.raises(PermissionDenied, match="Choose your own password"):
        policies.check_can_approve(User.objects.get(pk=rita.pk), case)
    choose(client, OWN)
    client.post(f"/summaries/{case.pk}/approve", scenes.signed(case))
    case.refresh_from_db()
    assert case.status == Status.APPROVED


def test_choosing_one_opens_the_pages(rita):
    client = signed_in()
    page = client.get(reverse("account_change_password")).content.decode()
    assert "Choose your own password" in page
    assert "oldpassword" not in page
    assert choose(client, OWN).headers["Location"] == reverse("account")
    assert client.get(reverse("queue")).status_code == 200
    assert signed_in(OWN).get(reverse("queue")).status_code == 200


def test_the_given_one_is_not_one_of_their_own(rita):
    answer = choose(signed_in(), GIVEN)
    assert "that only you know" in answer.content.decode()
    assert asked("rita")


def test_signing_out_and_a_link_by_letter_stay_possible(rita):
    assert signed_in().post(reverse("sign-out")).headers["Location"] == reverse("sign-in")
    browser = signed_in()
    rita.refresh_from_db()
    there = browser.get(urlsplit(password_links.build_link(rita)).path)
    assert there.headers["Location"].endswith("-set-password")
    browser.post(there.headers["Location"], {"password1": OWN, "password2": OWN})
    assert signed_in(OWN).get(reverse("queue")).status_code == 200


def test_one_that_is_set_in_djangos_administration_has_to_be_changed(root):
    scenes.reviewer()
    rosa = User.objects.get(username="rosa")
    assert not asked("rosa")
    said = {"password1": OWN, "password2": OWN, "usable_password": "true"}
    client_of(root).post(f"/django-admin/auth/user/{rosa.pk}/password/", said)
    assert asked("rosa")
    client_of(root).post("/django-admin/auth/user/add/", {**said, "username": "newcomer"})
    assert asked("newcomer")


def test_one_that_sql_or_a_command_sets_has_to_be_changed():
    rosa = scenes.reviewer()
    with connection.cursor() as cursor:
        cursor.execute("UPDATE auth_user SET password = 'x' WHERE id = %s", [rosa.pk])
    assert asked("rosa")


def test_the_first_accounts_choose_a_password(settings, tmp_path):
    settings.COUNTERSIGN_HOME = tmp_path / "home"
    for options in ([], ["--renew"]):
        call_command("ensure_accounts", *options)
        assert [asked(name) for name in ("admin", "reviewer", "author")] == [True, True, True]
