"""Who has another password, address or factor is told, at the address that they had."""

from datetime import timedelta
from smtplib import SMTPServerDisconnected

import pytest
from allauth.mfa.models import Authenticator
from django.contrib.auth.models import User
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.urls import reverse
from django.utils import timezone

from accounts import factors
from accounts.emails import find_due, send
from accounts.models import AccountLetter
from delivery import tasks as delivery_tasks
from delivery.models import Mailbox, MailMode
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
OLD, NEW = "rosa@example.org", "keller@example.org"
PASSWORD = "another long staple"
ADMINISTRATION = "/django-admin/auth/user/{}/{}/"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email=OLD)


@pytest.fixture
def root() -> User:
    return User.objects.create_superuser("root", "root@example.org", "x")


def run() -> None:
    for pk in find_due():
        send(pk)


def letters() -> dict[str, str]:
    """Bodies by address."""
    run()
    return {letter.to[0]: f"{letter.subject}\n{letter.body}" for letter in mail.outbox}


def lose_factors(rosa: User) -> None:
    """An admin removes the second factors of `rosa`, which is told by a letter."""
    Authenticator.objects.create(user=rosa, type="totp", data={})
    factors.remove_all(rosa, by=scenes.system_admin())


def test_what_an_admin_changed_is_told(rosa, settings):
    lose_factors(rosa)
    assert list(told := letters()) == [OLD]
    assert 'A second factor was removed from your account "rosa"' in told[OLD]
    assert "By: Sina Aalto" in told[OLD]
    assert settings.BASE_URL + reverse("account_reset_password") in told[OLD]


def test_another_address_is_told_at_the_one_before(rosa):
    admin = client_of(scenes.system_admin())
    admin.post(reverse("person-email", args=[rosa.pk]), {"email": NEW})
    assert list(told := letters()) == [OLD]
    assert NEW in told[OLD]


@pytest.mark.parametrize(("before", "after"), [("", NEW), (OLD, OLD)])
def test_without_another_address_before_there_is_no_letter(rosa, before, after):
    User.objects.filter(pk=rosa.pk).update(email=before)
    admin = client_of(scenes.system_admin())
    admin.post(reverse("person-email", args=[rosa.pk]), {"email": after})
    assert letters() == {}


def test_nobody_can_refuse_these_letters(rosa):
    Mailbox.objects.create(user=rosa, mode=MailMode.NEVER)
    lose_factors(rosa)
    assert list(letters()) == [OLD]


def test_a_letter_goes_once_and_leaves_no_address_behind(rosa):
    lose_factors(rosa)
    run()
    run()
    assert len(mail.outbox) == 1
    assert not AccountLetter.objects.exists()


def test_a_letter_that_another_worker_holds_is_left_to_it(rosa):
    lose_factors(rosa)
    (pk,) = find_due()
    AccountLetter.objects.update(lease_until=timezone.now() + timedelta(minutes=1))
    assert find_due() == []
    assert send(pk) is False
    AccountLetter.objects.update(lease_until=timezone.now() - timedelta(minutes=1))
    assert send(pk) is True


class TestWithoutAMailServer:
    @pytest.fixture(autouse=True)
    def away(self, monkeypatch, rosa):
        def refuse(self, messages):
            raise SMTPServerDisconnected("gone")

        lose_factors(rosa)
        monkeypatch.setattr(EmailBackend, "send_messages", refuse)

    def test_a_letter_waits_and_is_tried_again(self, monkeypatch):
        run()
        assert find_due() == []
        monkeypatch.undo()
        AccountLetter.objects.update(lease_until=timezone.now() - timedelta(seconds=1))
        assert list(letters()) == [OLD]

    def test_after_two_days_it_is_given_up(self, caplog):
        AccountLetter.objects.update(happened_at=timezone.now() - timedelta(days=3))
        run()
        assert not AccountLetter.objects.exists()
        assert "given up" in caplog.text


def test_names_cannot_write_the_letter(rosa):
    User.objects.filter(pk=rosa.pk).update(
        first_name="A\r\nBcc: b@evil.example http://evil.example"
    )
    lose_factors(rosa)
    text = letters()[OLD]
    assert "\nBcc" not in text
    assert "http://evil.example" not in text


@pytest.mark.usefixtures("tasks_at_once")
def test_the_worker_sends_what_is_due(rosa):
    lose_factors(rosa)
    delivery_tasks.notify()
    assert [letter.to for letter in mail.outbox] == [[OLD]]


class TestDjangosAdministration:
    def test_a_password_set_there_is_told(self, rosa, root):
        said = {"password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
        answer = client_of(root).post(ADMINISTRATION.format(rosa.pk, "password"), said)
        assert answer.status_code == 302
        assert "password has been changed" in letters()[OLD]

    def test_one_that_was_refused_there_is_not(self, rosa, root):
        said = {"password1": "1", "password2": "2", "usable_password": "true"}
        client_of(root).post(ADMINISTRATION.format(rosa.pk, "password"), said)
        assert letters() == {}

    @pytest.mark.parametrize("pk", ["rosa", "999999"])
    def test_nobodys_password_is_not_found(self, root, pk):
        answer = client_of(root).get(ADMINISTRATION.format(pk, "password"))
        assert answer.status_code in {302, 404}

    def test_addresses_are_changed_among_people_only(self, rosa, root):
        client = client_of(root)
        page = client.get(ADMINISTRATION.format(rosa.pk, "change")).content.decode()
        assert OLD in page
        assert 'name="email"' not in page
