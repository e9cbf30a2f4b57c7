"""The address that letters go to changes in one way, which its owner learns of."""

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts import grants, password_reset
from accounts.letters import due, send
from accounts.models import AccountLetter, AddressChange, RoleEvent
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from web.rate_limits import limiter

pytestmark = pytest.mark.django_db
OLD, NEW = "rosa@example.org", "rosa@elsewhere.example.org"


@pytest.fixture(autouse=True)
def fresh(settings):
    counters = limiter().storage
    counters.reset()
    yield
    counters.reset()


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email=OLD)


@pytest.fixture
def client(rosa) -> Client:
    return client_of(rosa)


def ask(client: Client, address: str = NEW, password: str = scenes.PASSWORD):
    return client.post(reverse("email"), {"email": address, "password": password})


def mailed() -> dict[str, str]:
    """What goes out now, by address."""
    mail.outbox.clear()
    for letter in due():
        send(letter)
    return {letter.to[0]: str(letter.body) for letter in mail.outbox}


def link_in(text: str) -> str:
    found = re.search(r"https?://[^/\s]+(/account/email/\S+)", text)
    assert found, text
    return found[1]


def address_of(user: User) -> str:
    return User.objects.get(pk=user.pk).email


def events(user: User) -> list[tuple[str, str | None]]:
    rows = user.role_events.exclude(action="grant").order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


def test_the_page_of_notifications_changes_no_address(rosa, client):
    client.post(reverse("notification-settings"), {"mode": "digest", "email": NEW})
    assert address_of(rosa) == OLD


def test_an_address_counts_once_its_link_is_confirmed(rosa, client):
    assert ask(client).status_code == 302
    assert address_of(rosa) == OLD
    letters = mailed()
    assert set(letters) == {OLD, NEW}
    assert NEW not in letters[OLD]
    link = link_in(letters[NEW])
    assert NEW in client.get(link).content.decode()
    assert address_of(rosa) == OLD
    assert client.post(link)["Location"] == reverse("email")
    assert address_of(rosa) == NEW
    assert events(rosa) == [("new_email", "rosa"), ("email", "rosa")]
    assert set(mailed()) == {OLD, NEW}


def test_without_the_password_nothing_is_asked_for(rosa, client):
    assert ask(client, password="guess").status_code == 200
    assert not AddressChange.objects.exists()
    assert not AccountLetter.objects.exists()
    assert events(rosa) == []


def test_guesses_of_the_password_are_counted(client):
    for _ in range(20):
        answer = ask(client, password="guess")
    assert answer.status_code == 429
    assert int(answer["Retry-After"]) > 0


def test_a_link_works_once(client):
    ask(client)
    link = link_in(mailed()[NEW])
    client.post(link)
    assert client.get(link).status_code == 410
    assert client.post(link).status_code == 410


def test_a_link_that_is_too_old_changes_nothing(rosa, client):
    ask(client)
    link = link_in(mailed()[NEW])
    AddressChange.objects.update(asked_at=timezone.now() - timedelta(days=1, seconds=1))
    assert client.post(link).status_code == 410
    assert address_of(rosa) == OLD
    assert NEW not in client.get(reverse("email")).content.decode()


def test_only_its_owner_confirms_an_address(rosa, client):
    """Who mistypes an address does not hand their account to whoever has it."""
    ask(client)
    link = link_in(mailed()[NEW])
    assert Client().post(link).status_code == 302
    assert client_of(scenes.author()).post(link).status_code == 410
    assert address_of(rosa) == OLD


def test_a_change_under_way_is_shown_and_can_be_cancelled(rosa, client):
    ask(client)
    link = link_in(mailed()[NEW])
    assert NEW in client.get(reverse("email")).content.decode()
    assert client.post(reverse("email-cancel")).status_code == 302
    assert client.post(link).status_code == 410
    assert address_of(rosa) == OLD
    assert events(rosa)[-1] == ("keep_email", "rosa")


def test_a_second_wish_takes_the_place_of_the_first(rosa, client):
    ask(client, "first@example.org")
    first = link_in(mailed()["first@example.org"])
    ask(client)
    assert client.post(first).status_code == 410
    client.post(link_in(mailed()[NEW]))
    assert address_of(rosa) == NEW


def test_a_letter_with_a_link_that_works_no_more_is_not_sent(client):
    ask(client)
    client.post(reverse("email-cancel"))
    assert NEW not in mailed()


@pytest.mark.parametrize("how", ["password", "link", "shut out", "admin"])
def test_whatever_secures_an_account_ends_a_change_under_way(rosa, client, how):
    ask(client)
    link = link_in(mailed()[NEW])
    admin = scenes.system_admin()
    if how == "password":
        fresh = "another long staple"
        said = {"old_password": scenes.PASSWORD, "new_password1": fresh, "new_password2": fresh}
        client.post(reverse("password"), said)
    elif how == "link":
        _follow(password_reset.link_for(rosa))
    elif how == "shut out":
        url = reverse("person-activity", args=[rosa.pk])
        client_of(admin).post(url, {"active": "no"})
        client_of(admin).post(url, {"active": "yes"})
    else:
        url = reverse("person-email", args=[rosa.pk])
        client_of(admin).post(url, {"email": "third@example.org"})
    rosa.refresh_from_db()
    assert client_of(rosa).post(link).status_code == 410
    assert rosa.email != NEW


def _follow(link: str) -> None:
    client = Client()
    form = client.get(link[link.index("/password/") :])["Location"]
    fresh = "another long staple"
    client.post(form, {"new_password1": fresh, "new_password2": fresh})


def test_an_address_is_removed_with_the_password_and_its_owner_is_told(rosa, client):
    assert ask(client, "").status_code == 302
    assert address_of(rosa) == ""
    assert set(mailed()) == {OLD}
    assert events(rosa) == [("email", "rosa")]


def test_where_no_letters_go_out_the_password_is_all_there_is(rosa, client, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
    ask(client)
    assert address_of(rosa) == NEW
    assert events(rosa) == [("email", "rosa")]


def test_the_address_that_it_is_already_is_refused(rosa, client):
    assert ask(client, OLD).status_code == 200
    assert not AddressChange.objects.exists()


def test_letters_to_strangers_are_few(client):
    answers = [ask(client, f"someone{number}@example.org") for number in range(6)]
    assert [answer.status_code for answer in answers] == [302] * 5 + [429]


def test_a_link_to_a_new_password_dies_with_the_address(rosa, client):
    before = password_reset.link_for(rosa)
    for address in (NEW, OLD):
        ask(client, address)
        client.post(link_in(mailed()[address]))
    path = before[before.index("/password/") :]
    assert "works no more" in Client().get(path, follow=True).content.decode()


def test_system_admins_change_their_own_address_with_their_password_alone():
    sina = scenes.system_admin()
    answer = client_of(sina).post(reverse("person-email", args=[sina.pk]), {"email": NEW})
    assert answer["Location"] == reverse("email")
    assert address_of(sina) == ""


def test_system_admins_make_themselves_no_link_to_a_new_password():
    """It would show one to whoever sits at their session."""
    sina = scenes.system_admin()
    answer = client_of(sina).post(reverse("person-link", args=[sina.pk]))
    assert answer["Location"] == reverse("password")
    assert not RoleEvent.objects.filter(action="link").exists()


def test_nobody_confirms_who_was_shut_out(rosa, client):
    ask(client)
    grants.set_active(user=rosa, active=False, by=None)
    assert NEW not in mailed()
