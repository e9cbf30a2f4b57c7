"""The address that letters go to changes by a code that its owner types in their own session."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts import grants
from tests.accounts.mailing import mailed
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
OLD, NEW = "rosa@example.org", "rosa@elsewhere.example.org"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email=OLD)


@pytest.fixture
def client(rosa) -> Client:
    """It proved just now who it is of."""
    client = client_of(rosa)
    client.post(reverse("account_reauthenticate"), {"password": scenes.PASSWORD})
    return client


def ask(client: Client, address: str = NEW):
    return client.post(reverse("account_email"), {"email": address, "action_add": ""})


def code() -> str:
    found = re.search(r"^(\w{4}-\w{4}|\w{6,8})$", str(mailed()[-1].body), re.MULTILINE)
    assert found, mailed()[-1].body
    return found[1]


def confirm(client: Client, typed: str):
    return client.post(reverse("account_email_verification_sent"), {"code": typed})


def address_of(user: User) -> str:
    return User.objects.get(pk=user.pk).email


def events(user: User) -> list[tuple[str, str | None]]:
    rows = user.role_events.exclude(action="grant").order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


def test_the_page_of_notifications_changes_no_address(rosa, client):
    client.post(reverse("notification-settings"), {"mode": "digest", "email": NEW})
    assert address_of(rosa) == OLD


def test_an_address_counts_once_its_code_is_typed(rosa, client):
    assert ask(client)["Location"] == reverse("account_email_verification_sent")
    assert [letter.to for letter in mailed()] == [[NEW]]
    assert address_of(rosa) == OLD
    assert confirm(client, code())["Location"] == reverse("account_email")
    assert address_of(rosa) == NEW
    assert events(rosa) == [("email", "rosa")]


def test_the_old_address_gets_a_letter_about_it(rosa, client):
    ask(client)
    confirm(client, code())
    assert mailed()[-1].to == [OLD]
    assert "email has been changed" in str(mailed()[-1].body).lower()


def test_without_the_password_nothing_is_asked_for(rosa):
    answer = ask(client_of(rosa))
    assert answer["Location"].startswith(reverse("account_reauthenticate"))
    assert mailed() == []


def test_who_reads_a_letter_that_came_to_them_by_mistake_cannot_confirm_it(rosa, client):
    ask(client)
    scenes.author()
    stranger = client_of(User.objects.get(username="adam"))
    confirm(stranger, code())
    assert address_of(rosa) == OLD


def test_three_wrong_codes_end_the_change(rosa, client):
    ask(client)
    right = code()
    for _ in range(3):
        confirm(client, "XXXX-XXXX")
    confirm(client, right)
    assert address_of(rosa) == OLD


def test_a_code_of_more_than_fifteen_minutes_ago_confirms_nothing(rosa, client, clock):
    ask(client)
    clock.move(15 * 60 + 1)
    confirm(client, code())
    assert address_of(rosa) == OLD


def test_where_no_letters_go_out_the_page_says_whom_to_ask(client, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
    assert "Ask a system admin" in client.get(reverse("account_email")).content.decode()


def test_where_no_letters_go_out_an_admin_sets_their_own(settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
    sina = scenes.system_admin()
    client = client_of(sina)
    assert 'name="email"' in client.get(reverse("person", args=[sina.pk])).content.decode()
    client.post(reverse("person-email", args=[sina.pk]), {"email": NEW})
    assert address_of(sina) == NEW


def test_an_admin_changes_their_own_address_with_their_own_password(settings):
    sina = scenes.system_admin()
    answer = client_of(sina).post(reverse("person-email", args=[sina.pk]), {"email": NEW})
    assert answer["Location"] == reverse("account_email")


@pytest.mark.parametrize("how", ["admin", "sql"])
def test_an_address_of_before_gets_no_link_to_a_new_password(rosa, client, how):
    client.get(reverse("account_email"))
    EmailAddress.objects.filter(user=rosa).update(verified=True)
    if how == "admin":
        grants.set_email(user=rosa, email=NEW, by=scenes.system_admin())
    else:
        with connection.cursor() as cursor:
            cursor.execute("UPDATE auth_user SET email = %s WHERE id = %s", [NEW, rosa.pk])
    Client().post(reverse("account_reset_password"), {"email": OLD})
    assert mailed() == []


def test_an_admin_writes_addresses_in_small_letters_by_which_letters_find_them(rosa):
    grants.set_email(user=rosa, email="Rosa@Elsewhere.example.org", by=scenes.system_admin())
    Client().post(reverse("account_reset_password"), {"email": "ROSA@elsewhere.example.org"})
    assert len(mailed()) == 1
