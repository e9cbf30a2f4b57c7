"""The language of pages and letters: who chooses it, where it is kept, what never follows it."""

import pytest
from django.conf import settings as installed
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format

from accounts import emails, grants, language, password_links
from accounts.models import AccountChange, ChosenLanguage, RoleAction, UserRole
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
COOKIE = installed.LANGUAGE_COOKIE_NAME


@pytest.fixture
def rosa():
    return scenes.reviewer(email="rosa@example.org")


@pytest.fixture
def german(rosa):
    language.store_choice(rosa, "de")
    return rosa


def choose(client, code: str, back: str = "/account"):
    return client.post(reverse("language"), {"language": code, "next": back})


def spoken(client: Client, path: str = "/account", **headers: str) -> str:
    """What the page says of itself, in its head and in its header."""
    answer = client.get(path, headers=headers)
    assert f'<html lang="{answer["Content-Language"]}"' in answer.content.decode()
    return answer["Content-Language"]


def test_a_page_speaks_the_language_of_the_browser_until_one_is_chosen(rosa):
    client = client_of(rosa)
    assert spoken(client, **{"accept-language": "de-AT,de;q=0.9"}) == "de"
    assert spoken(client, **{"accept-language": "fr,cs;q=0.9"}) == "en"
    assert choose(client, "en")["Location"] == "/account"
    assert spoken(client, **{"accept-language": "de-AT,de;q=0.9"}) == "en"


def test_the_choice_is_offered_before_and_after_signing_in(rosa):
    for client, path in ((Client(), "/sign-in"), (client_of(rosa), "/account")):
        html = client.get(path).content.decode()
        assert 'lang="de" aria-pressed="false">Deutsch</button>' in html
        assert 'lang="en" aria-pressed="true">English</button>' in html
    assert "<h2>Sprache</h2>" in client.get("/account", headers={"accept-language": "de"}).text


def test_who_is_not_signed_in_chooses_for_the_browser(rosa):
    client = Client()
    choose(client, "de", "/sign-in")
    assert spoken(client, "/sign-in") == "de"
    assert not ChosenLanguage.objects.exists()


def test_the_choice_comes_along_to_another_browser(german):
    other = Client()
    said = {"login": "rosa", "password": scenes.PASSWORD}
    answer = other.post("/sign-in", said, headers={"accept-language": "en"})
    assert answer.cookies[COOKIE].value == "de"
    assert spoken(other, **{"accept-language": "en"}) == "de"


def test_signing_in_without_a_choice_keeps_what_the_browser_speaks(rosa):
    client = Client()
    choose(client, "de", "/sign-in")
    answer = client.post("/sign-in", {"login": "rosa", "password": scenes.PASSWORD})
    assert COOKIE not in answer.cookies
    assert spoken(client) == "de"


def test_the_cookie_is_guarded_as_that_of_the_session(rosa):
    cookie = choose(client_of(rosa), "de").cookies[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_a_language_that_pages_do_not_speak_and_a_way_back_to_elsewhere_are_ignored(rosa):
    client = client_of(rosa)
    answer = choose(client, "fr", "https://evil.example.org/")
    assert answer["Location"] == reverse("queue")
    assert COOKIE not in answer.cookies
    assert language.letter_language(rosa) == "en"
    with pytest.raises(ValueError, match="'fr' is no language of pages"):
        language.store_choice(rosa, "fr")
    client.cookies[COOKIE] = "fr"
    assert spoken(client) == "en"


def test_a_stored_language_that_the_installation_gave_up_is_no_more(german, settings):
    settings.LANGUAGES = [("en", "English")]
    assert language.letter_language(german) == "en"


def test_caches_tell_pages_by_cookie_and_by_language():
    vary = Client().get("/sign-in")["Vary"]
    assert {"Cookie", "Accept-Language"} <= set(vary.split(", "))


def test_the_api_and_files_speak_no_language(rosa):
    client = client_of(rosa)
    choose(client, "de")
    answer = client.get("/api/v1/openapi.json", headers={"accept-language": "de"})
    assert "Content-Language" not in answer
    assert "Accept-Language" not in answer.get("Vary", "")
    assert "Content-Language" not in client.get("/healthz")


def test_a_letter_speaks_the_language_of_its_reader_whoever_asks(german, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    admin = scenes.system_admin()
    password_links.make_link(german, by=admin)
    grants.write_letter(german, AccountChange.NO_FACTOR, german.email, admin)
    for pk in emails.find_due():
        emails.send(pk)
    link, told = mail.outbox
    assert "Passwort" in link.subject
    assert "Für Ihr Konto „rosa“ wurde ein neues Passwort angefordert" in link.body
    assert "Guten Tag Rosa" in told.body
    assert f"Durch: {admin.get_full_name() or admin.get_username()}" in told.body


def test_a_letter_to_who_chose_nothing_is_in_english(rosa):
    password_links.make_link(rosa, by=scenes.system_admin())
    assert mail.outbox[0].subject == "Countersign: Password Reset Email"


def test_the_pages_of_accounts_are_in_german(german):
    admin = scenes.system_admin()
    client = client_of(admin)
    choose(client, "de")
    grants.grant_role(user=german, role=UserRole.LEAD, by=admin)
    html = client.get(reverse("person", args=[german.pk])).text
    assert "Rolle entziehen</button>" in html
    given = 'hat <a href="{}">Rosa Keller</a> die Rolle Teamleitung gegeben (gesamte Installation)'
    assert given.format(reverse("person", args=[german.pk])) in html
    assert date_format(timezone.localtime(), "j. N Y") in html
    refused = client_of(german).get("/people/", headers={"accept-language": "de"}).text
    assert "Sie haben keinen Zugriff auf die Konten anderer." in refused


def test_names_in_the_history_of_an_account_are_text(rosa):
    rosa.first_name = "<b>{by}</b>"
    rosa.save()
    html = client_of(rosa).get(reverse("account")).text
    assert "<b>" not in html
    grants.record_role_event(RoleAction.CHANGE, rosa, rosa)
    html = client_of(scenes.system_admin()).get(reverse("people")).text
    assert "<strong>&lt;b&gt;{by}&lt;/b&gt; Keller</strong> changed the password of" in html


def test_the_reference_of_the_api_is_in_english_and_offers_nothing_else():
    html = Client().get("/api/v1/docs", headers={"accept-language": "de"}).text
    assert '<html lang="en"' in html
    assert "Deutsch" not in html
