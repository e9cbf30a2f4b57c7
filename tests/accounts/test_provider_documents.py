"""Discovery document and keys of an identity provider: fetched by the beat, kept for an hour."""

import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa as rsa_keys
from django.test import Client

from accounts.models import SignInEvent
from accounts.tasks import fetch_documents
from config.celery import app
from tests.accounts.identity_provider import ProviderServer, is_signed_in, okta, one_server, rosa
from tests.factories import scenes

__all__ = ["okta", "one_server", "rosa"]
pytestmark = pytest.mark.django_db
DISCOVERY, KEYS = "/.well-known/openid-configuration", "/jwks"
AWAY = "http://localhost:1"


def fetched(okta: ProviderServer) -> list[str]:
    return [path for path in okta.paths if path in {DISCOVERY, KEYS}]


def new_key(okta: ProviderServer) -> None:
    """Under the same name, as some providers do it."""
    okta.key = rsa_keys.generate_private_key(public_exponent=65537, key_size=2048)


@pytest.fixture
def only(okta: ProviderServer, settings: Any) -> ProviderServer:
    settings.PASSWORD_SIGN_IN = False
    settings.EMERGENCY_ACCOUNTS = ("ida",)
    return okta


def test_the_beat_fetches_them(okta, rosa):
    assert "accounts.fetch_documents" in {each["task"] for each in app.conf.beat_schedule.values()}
    fetch_documents()
    assert fetched(okta) == [DISCOVERY, KEYS]
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert is_signed_in(client)
    assert fetched(okta) == [DISCOVERY, KEYS]


def test_where_the_beat_has_not_run_the_first_sign_in_fetches_them_for_all(okta, rosa):
    for client in (Client(), Client()):
        okta.signs_in(client, "rosa-1")
        assert is_signed_in(client)
    assert fetched(okta) == [DISCOVERY, KEYS]


def test_without_redis_people_sign_in(okta, rosa, without_redis):
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert is_signed_in(client)
    assert fetched(okta) == [DISCOVERY, KEYS]


def test_a_provider_that_is_away_keeps_no_other_from_being_fetched(okta, settings, rosa, caplog):
    away = okta.declared(id="away", label="Away", issuer=AWAY)
    settings.IDENTITY_PROVIDERS = f"{away[:-1]}, {okta.declared()[1:]}"
    fetch_documents()
    assert fetched(okta) == [DISCOVERY, KEYS]
    assert "the documents of away cannot be fetched" in caplog.text


def test_what_is_kept_serves_while_the_discovery_is_away(okta, rosa):
    fetch_documents()
    okta.discovery = {"issuer": "https://evil.example"}
    fetch_documents()
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert is_signed_in(client)


# --- Another key --------------------------------------------------------------


@pytest.mark.parametrize("kid", ["one", "two"])
def test_a_new_key_of_the_provider_is_fetched_when_it_signs(okta, rosa, kid):
    fetch_documents()
    new_key(okta)
    client = Client()
    okta.keys = {"keys": [{**okta.jwks()["keys"][0], "kid": kid}]}
    okta.sign = lambda server, claims: server.signed(claims, kid=kid)
    okta.signs_in(client, "rosa-1")
    assert is_signed_in(client)
    assert fetched(okta) == [DISCOVERY, KEYS] * 2


def test_unknown_keys_have_the_documents_fetched_once_a_minute(okta, rosa):
    fetch_documents()
    okta.sign = lambda server, claims: server.signed(claims, kid="invented")
    for _ in range(3):
        assert okta.signs_in(Client(), "rosa-1").status_code == 403
    assert fetched(okta) == [DISCOVERY, KEYS] * 2


def test_logout_tokens_of_strangers_ask_the_provider_once_a_minute(okta, rosa):
    for number in range(5):
        token = okta.signed({"iss": okta.issuer}, kid=f"invented-{number}")
        answer = Client().post("/sign-in/with/okta/logout", {"logout_token": token})
        assert answer.status_code == 400
    assert Client().post("/sign-in/with/okta/logout", {"logout_token": "x"}).status_code == 400
    assert fetched(okta) == [DISCOVERY, KEYS] * 2


# --- The provider is away -----------------------------------------------------


def test_a_provider_that_is_away_is_a_sentence_and_no_traceback(okta, settings, rosa):
    settings.IDENTITY_PROVIDERS = okta.declared(issuer=AWAY)
    answer = Client().get("/sign-in/with/okta?next=/records/")
    assert (answer.status_code, answer["Retry-After"]) == (503, "30")
    page = answer.content.decode()
    assert "Okta does not answer." in page
    assert 'href="/sign-in?next=%2Frecords%2F"' in page
    assert "emergency account" not in page
    assert "localhost:1" in SignInEvent.objects.get(action="refused").reason


def test_a_provider_that_goes_away_during_a_sign_in_is_a_sentence_too(okta, rosa):
    okta.discovery = {"token_endpoint": f"{AWAY}/token"}
    client = Client()
    answer = okta.signs_in(client, "rosa-1")
    assert answer.status_code == 503
    assert "Okta does not answer." in answer.content.decode()
    assert not is_signed_in(client)


def test_who_confirms_a_signature_goes_back_to_it(okta, rosa, settings):
    client = Client()
    okta.signs_in(client, "rosa-1")
    settings.IDENTITY_PROVIDERS = okta.declared(issuer=AWAY)
    answer = client.get("/sign-in/with/okta/again?next=/records/")
    assert answer.status_code == 503
    page = answer.content.decode()
    assert "Not confirmed" in page
    assert '<a class="button wide" href="/records/">Back</a>' in page
    assert is_signed_in(client)


def test_a_logout_is_sent_again_to_who_could_not_check_it(okta, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(issuer=AWAY)
    token = okta.signed({"iss": AWAY})
    answer = Client().post("/sign-in/with/okta/logout", {"logout_token": token})
    assert (answer.status_code, answer["Retry-After"]) == (503, "30")
    assert json.loads(answer.content)["error"] == "temporarily_unavailable"


def test_with_the_only_provider_away_an_emergency_account_enters_and_nobody_else(
    only, settings, rosa
):
    ida = scenes.system_admin("ida")
    settings.IDENTITY_PROVIDERS = only.declared(issuer=AWAY)
    answer = Client().get("/sign-in/with/okta")
    assert answer.status_code == 503
    assert "emergency accounts can still sign in" in answer.content.decode()
    sign_in = Client().get("/sign-in")
    assert sign_in.status_code == 200
    assert "Use an emergency account" in sign_in.content.decode()
    for name, enters in (("rosa", False), ("ida", True)):
        client = Client()
        client.post("/sign-in", {"login": name, "password": scenes.PASSWORD})
        assert is_signed_in(client) is enters, name
    assert SignInEvent.objects.get(action="emergency").user == ida
