"""Whose password or address was changed is told, at the address that they had, too."""

from datetime import timedelta
from smtplib import SMTPServerDisconnected

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.urls import reverse
from django.utils import timezone

from accounts import password_reset
from accounts.letters import due, send
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
    for pk in due():
        send(pk)


def letters() -> dict[str, str]:
    """Bodies by address."""
    run()
    return {letter.to[0]: f"{letter.subject}\n{letter.body}" for letter in mail.outbox}


def set_password(client, old: str = scenes.PASSWORD):
    said = {"old_password": old, "new_password1": PASSWORD, "new_password2": PASSWORD}
    return client.post(reverse("password"), said)


def change_email(rosa: User, email: str) -> None:
    admin = client_of(scenes.system_admin())
    admin.post(reverse("person-email", args=[rosa.pk]), {"email": email})


def test_a_password_that_somebody_changed_is_told(rosa, settings):
    set_password(client_of(rosa))
    assert list(told := letters()) == [OLD]
    assert 'your account "rosa" got a new password' in told[OLD]
    assert "By: you, or somebody who got in as you" in told[OLD]
    assert settings.BASE_URL + reverse("password-forgotten") in told[OLD]


def test_one_that_was_not_changed_is_not(rosa):
    assert set_password(client_of(rosa), "guess").status_code == 200
    assert letters() == {}


def test_a_password_set_by_a_link_is_told(rosa, client):
    link = password_reset.link_for(rosa)
    form = client.get(link[link.index("/password/") :])["Location"]
    client.post(form, {"new_password1": PASSWORD, "new_password2": PASSWORD})
    assert "got a new password" in letters()[OLD]


def test_a_new_address_is_told_at_both_and_named_at_neither(rosa):
    change_email(rosa, NEW)
    told = letters()
    assert "got another e-mail address" in told[OLD]
    assert "got this e-mail address" in told[NEW]
    assert all("By: Sina Aalto" in text for text in told.values())
    assert NEW not in told[OLD]
    assert OLD not in told[NEW]


@pytest.mark.parametrize(("before", "after", "told"), [("", NEW, NEW), (OLD, "", OLD)])
def test_where_there_is_no_address_there_is_no_letter(rosa, before, after, told):
    User.objects.filter(pk=rosa.pk).update(email=before)
    change_email(rosa, after)
    assert list(letters()) == [told]


def test_the_same_address_again_is_no_change(rosa):
    change_email(rosa, OLD)
    assert letters() == {}


def test_nobody_can_refuse_these_letters(rosa):
    Mailbox.objects.create(user=rosa, mode=MailMode.NEVER)
    set_password(client_of(rosa))
    assert list(letters()) == [OLD]


def test_a_letter_goes_once_and_leaves_no_address_behind(rosa):
    set_password(client_of(rosa))
    run()
    run()
    assert len(mail.outbox) == 1
    assert not AccountLetter.objects.exists()


def test_a_letter_that_another_worker_holds_is_left_to_it(rosa):
    set_password(client_of(rosa))
    (pk,) = due()
    AccountLetter.objects.update(lease_until=timezone.now() + timedelta(minutes=1))
    assert due() == []
    assert send(pk) is False
    AccountLetter.objects.update(lease_until=timezone.now() - timedelta(minutes=1))
    assert send(pk) is True


class TestWithoutAMailServer:
    @pytest.fixture(autouse=True)
    def away(self, monkeypatch, rosa):
        def refuse(self, messages):
            raise SMTPServerDisconnected("gone")

        set_password(client_of(rosa))
        monkeypatch.setattr(EmailBackend, "send_messages", refuse)

    def test_a_letter_waits_and_is_tried_again(self, monkeypatch):
        run()
        assert due() == []
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
    set_password(client_of(rosa))
    text = letters()[OLD]
    assert "\nBcc" not in text
    assert "http://evil.example" not in text


def test_the_worker_sends_what_is_due(rosa, monkeypatch):
    monkeypatch.setattr(delivery_tasks.account_letter, "delay", delivery_tasks.account_letter)
    monkeypatch.setattr(delivery_tasks.mail, "delay", delivery_tasks.mail)
    set_password(client_of(rosa))
    delivery_tasks.notify()
    assert [letter.to for letter in mail.outbox] == [[OLD]]


class TestDjangosAdministration:
    def test_a_password_set_there_is_told(self, rosa, root):
        said = {"password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
        answer = client_of(root).post(ADMINISTRATION.format(rosa.pk, "password"), said)
        assert answer.status_code == 302
        assert "By: root" in letters()[OLD]

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
