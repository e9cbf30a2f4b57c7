"""Who cannot sign in gets a new password, and learns nothing of other people's accounts."""

import re
from smtplib import SMTPServerDisconnected

import pytest
from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.core.mail.backends.locmem import EmailBackend
from django.test import Client
from django.urls import reverse

from accounts import grants, password_links
from accounts.models import AccountLetter, RoleEvent
from tests.accounts.mailing import mailed
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db
CONSOLE = "django.core.mail.backends.console.EmailBackend"
ADDRESS = "rosa@example.org"
NEW = "another long staple"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email=ADDRESS)


@pytest.fixture
def admin() -> User:
    return scenes.system_admin()


@pytest.fixture
def away(monkeypatch) -> None:
    def refuse(self, messages):
        raise SMTPServerDisconnected("gone")

    monkeypatch.setattr(EmailBackend, "send_messages", refuse)


def ask(address: str = ADDRESS):
    return Client().post(reverse("account_reset_password"), {"email": address})


def link_in(text: str) -> str:
    found = re.search(r"https?://[^/\s]+(/password/new/\S+?)(?=[\s<\"])", text + " ")
    assert found, text
    return found[1]


def follow(link: str, password: str = NEW):
    client = Client()
    page = client.get(link, follow=True)
    said = {"password1": password, "password2": password}
    return client.post(page.redirect_chain[-1][0] if page.redirect_chain else link, said)


def events() -> list[tuple[str, str | None]]:
    rows = RoleEvent.objects.filter(user__username="rosa").exclude(action="grant").order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


def test_who_forgot_their_password_sets_a_new_one_by_the_letter(rosa):
    assert ask()["Location"] == reverse("account_reset_password_done")
    (letter,) = mailed()
    assert letter.to == [ADDRESS]
    assert letter.subject == "Countersign: Password Reset Email"
    assert 'your account "rosa"' in letter.body
    answer = follow(link_in(str(letter.body)))
    assert answer["Location"] == reverse("account_reset_password_from_key_done")
    assert authenticate(username="rosa", password=NEW) == rosa
    assert events() == [("ask", None), ("password", "rosa")]
    assert "Your password has been reset" in mailed()[1].body


def test_a_link_works_once(rosa):
    ask()
    link = link_in(str(mailed()[0].body))
    follow(link)
    assert "no longer works" in Client().get(link, follow=True).content.decode()
    assert follow(link, "a third long staple").status_code == 200
    assert authenticate(username="rosa", password=NEW) == rosa


def test_a_weak_password_is_refused_with_its_reason(rosa):
    ask()
    answer = follow(link_in(str(mailed()[0].body)), "12345")
    assert "too short" in answer.content.decode()
    assert authenticate(username="rosa", password=scenes.PASSWORD) == rosa


def test_other_sessions_end_with_the_old_password(rosa):
    elsewhere = client_of(rosa)
    ask()
    follow(link_in(str(mailed()[0].body)))
    assert elsewhere.get(reverse("queue")).status_code == 302


def test_an_unknown_address_is_answered_as_a_known_one(rosa):
    known, unknown = ask(), ask("nobody@example.org")
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])
    assert known.content == unknown.content
    assert len(mailed()) == 1


@pytest.mark.usefixtures("away")
def test_a_mail_server_that_is_away_is_answered_alike_too(rosa):
    known, unknown = ask(), ask("nobody@example.org")
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])


def test_a_page_waits_for_no_mail_server_and_the_letter_is_sent_later(rosa, monkeypatch):
    monkeypatch.setattr(EmailBackend, "send_messages", lambda *_: pytest.fail("in the request"))
    ask()
    monkeypatch.undo()
    waiting = AccountLetter.objects.get()
    assert (waiting.user, waiting.address) == (rosa, ADDRESS)
    (letter,) = mailed()
    monkeypatch.setattr(EmailBackend, "send_messages", lambda *_: pytest.fail("in the request"))
    assert follow(link_in(str(letter.body))).status_code == 302
    monkeypatch.undo()
    assert "Your password has been reset" in mailed()[1].body


def test_what_a_waiting_letter_says_is_not_in_the_database(rosa):
    ask()
    waiting = AccountLetter.objects.get()
    (letter,) = mailed()
    for secret in (link_in(str(letter.body)), "rosa", str(letter.subject)):
        assert secret not in waiting.sealed
    assert not AccountLetter.objects.exists()


def test_a_letter_that_cannot_be_opened_is_given_up(rosa, settings, caplog):
    ask()
    settings.SECRET_KEY = "another key of fifty letters, such as it is wanted"
    assert mailed() == []
    assert not AccountLetter.objects.exists()
    assert "given up" in caplog.text


def test_who_is_shut_out_or_has_no_password_gets_no_letter(rosa, admin):
    keyless = factories.user("keyless")
    keyless.email = ADDRESS
    keyless.set_unusable_password()
    keyless.save()
    grants.set_active(user=rosa, active=False, by=admin)
    ask()
    assert mailed() == []


def test_a_letter_of_another_alphabet_is_another_address(rosa):
    User.objects.filter(pk=rosa.pk).update(email="mıke@example.org")
    ask("mike@example.org")
    assert mailed() == []


def test_several_accounts_with_one_address_get_a_letter_each_that_names_them(rosa):
    other = scenes.author()
    User.objects.filter(pk=other.pk).update(email=ADDRESS)
    ask()
    named = [re.findall(r'account "(\w+)"', str(letter.body))[0] for letter in mailed()]
    assert sorted(named) == ["adam", "rosa"]


@pytest.mark.parametrize("address", [ADDRESS, "nobody@example.org"])
def test_the_sixth_request_for_an_address_in_a_minute_is_refused_known_or_not(rosa, address):
    assert [ask(address).status_code for _ in range(6)] == [302] * 5 + [429]


def test_one_client_cannot_ask_for_everybody(rosa):
    answers = [ask(f"person{number}@example.org").status_code for number in range(21)]
    assert answers == [302] * 20 + [429]


def test_what_is_no_address_is_refused(rosa):
    assert "valid email" in ask("rosa").content.decode()


def test_where_no_mail_goes_out_the_page_says_whom_to_ask(settings):
    settings.EMAIL_BACKEND = CONSOLE
    page = Client().get(reverse("account_reset_password"))
    assert "Ask a system admin" in page.content.decode()


class TestAdmins:
    def test_an_admin_sends_a_link_that_they_do_not_see(self, rosa, admin):
        page = client_of(admin).post(reverse("person-link", args=[rosa.pk]), follow=True)
        assert f"We sent a link for a new password to {ADDRESS}" in page.content.decode()
        assert "/password/new/" not in page.content.decode()
        follow(link_in(str(mailed()[0].body)))
        assert events() == [("link", "sina"), ("password", "rosa")]

    @pytest.mark.parametrize("backend", ["", CONSOLE])
    def test_where_no_letter_brings_it_the_link_is_shown_once(self, rosa, admin, settings, backend):
        if backend:
            settings.EMAIL_BACKEND = backend
        else:
            User.objects.filter(pk=rosa.pk).update(email="")
        page = client_of(admin).post(reverse("person-link", args=[rosa.pk]))
        assert page["Cache-Control"] == "no-store"
        follow(link_in(page.content.decode()))
        assert authenticate(username="rosa", password=NEW) == rosa
        assert mailed() == []

    @pytest.mark.usefixtures("away")
    def test_a_mail_server_that_takes_nothing_is_told_with_the_link(self, rosa, admin):
        page = client_of(admin).post(reverse("person-link", args=[rosa.pk]))
        assert "The mail server refused the e-mail" in page.content.decode()

    def test_an_admin_changes_an_address_and_links_to_the_old_one_end(self, rosa, admin):
        link = password_links.build_link(rosa)[len("http://") :].partition("/")[2]
        client = client_of(admin)
        said = {"email": "rosa.keller@example.org"}
        client.post(reverse("person-email", args=[rosa.pk]), said)
        assert User.objects.get(pk=rosa.pk).email == said["email"]
        assert "no longer works" in Client().get(f"/{link}").content.decode()
        client.post(reverse("person-email", args=[rosa.pk]), said)
        assert events() == [("email", "sina")]

    def test_what_is_no_address_is_refused_beside_its_field(self, rosa, admin):
        answer = client_of(admin).post(reverse("person-email", args=[rosa.pk]), {"email": "rosa"})
        assert answer.status_code == 422
        assert "valid email" in answer.content.decode()

    def test_a_superusers_way_in_is_for_superusers(self, admin):
        root = User.objects.create_superuser("root", "root@example.org", "x")
        client = client_of(admin)
        for name in ("person-link", "person-email"):
            answer = client.post(reverse(name, args=[root.pk]), {"email": "mine@example.org"})
            assert answer.status_code == 403
        assert "Send a link" not in client.get(reverse("person", args=[root.pk])).content.decode()
        assert client_of(root).post(reverse("person-link", args=[root.pk])).status_code == 302

    def test_who_is_shut_out_gets_no_link(self, rosa, admin):
        grants.set_active(user=rosa, active=False, by=admin)
        page = client_of(admin).post(reverse("person-link", args=[rosa.pk]), follow=True)
        assert "Activate it first" in page.content.decode()

    def test_the_person_reads_under_their_name_what_was_done(self, rosa, admin):
        client_of(admin).post(reverse("person-link", args=[rosa.pk]))
        html = client_of(rosa).get(reverse("account")).content.decode()
        assert "Sina Aalto" in html
        assert "created a password link for" in html
