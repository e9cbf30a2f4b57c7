"""The identity provider as the only way in, its declaration, and signing out there."""

import json
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from allauth.usersessions.models import UserSession
from django.contrib.auth.models import User
from django.core.checks import CheckMessage, run_checks
from django.test import Client, override_settings
from django.urls import reverse
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from accounts import emails, first_sign_in, providers, sessions
from accounts.models import AccountLetter, LogoutToken, SignInEvent
from tests.accounts.identity_provider import (
    ADDRESS,
    CLIENT_ID,
    ProviderServer,
    is_signed_in,
    okta,
    one_server,
    rosa,
)
from tests.factories import scenes

__all__ = ["okta", "one_server", "rosa"]
pytestmark = pytest.mark.django_db


@pytest.fixture
def only(okta: ProviderServer, settings: Any) -> ProviderServer:
    settings.PASSWORD_SIGN_IN = False
    settings.EMERGENCY_ACCOUNTS = ("ida",)
    return okta


def by_password(client: Client, name: str) -> bool:
    client.post(reverse("sign-in"), {"login": name, "password": scenes.PASSWORD})
    return is_signed_in(client)


# --- The only way in --------------------------------------------------------


@pytest.mark.parametrize("name", ["rosa", ADDRESS])
def test_passwords_sign_nobody_in(only, rosa, name):
    assert not by_password(Client(), name)
    client = Client()
    only.signs_in(client, "rosa-1")
    assert is_signed_in(client)


def test_a_password_is_not_asked_for_to_sign_either(only, rosa, settings):
    case = scenes.under(scenes.in_review(), signing="reauthenticate")
    client = Client()
    only.last_sign_in = time.time() - 3600
    only.signs_in(client, "rosa-1")
    said = {**scenes.signed(case), "password": scenes.PASSWORD}
    assert client.post(reverse("approve", args=[case.pk]), said).status_code == 422


def test_pages_that_lead_to_a_password_are_closed(only, rosa):
    link = first_sign_in.make_sign_in_link("rosa")
    assert link
    for path in (link.removeprefix("http://127.0.0.1:8000"), "/password/forgotten"):
        answer = Client().get(path)
        assert answer.status_code == 403, path
        assert "Passwords are not used here" in answer.content.decode()
    page = Client().get("/sign-in").content.decode()
    assert "Forgot your password?" not in page
    assert "Use an emergency account" in page


def test_each_use_of_an_emergency_account_is_an_event_and_a_letter_to_the_admins(
    only, rosa, mailoutbox
):
    ida = scenes.system_admin("ida")
    sina = scenes.system_admin()
    User.objects.filter(pk=sina.pk).update(email="sina@example.com")
    client = Client()
    assert by_password(client, "ida")
    event = SignInEvent.objects.get(action="emergency")
    assert (event.user, event.source) == (ida, "")
    letter = AccountLetter.objects.get(change="emergency")
    assert (letter.user, letter.by) == (sina, ida)
    emails.send(letter.pk)
    assert "An emergency account".casefold() in mailoutbox[0].subject.casefold()
    assert "By: ida" in mailoutbox[0].body or ida.get_full_name() in mailoutbox[0].body


def test_a_provider_signs_in_no_emergency_account(only, settings):
    ida = scenes.system_admin("ida")
    User.objects.filter(pk=ida.pk).update(email=ADDRESS)
    client = Client()
    assert only.signs_in(client, "rosa-1").status_code == 403
    assert not is_signed_in(client)


def test_where_passwords_sign_in_nothing_is_closed(okta, rosa):
    assert by_password(Client(), "rosa")
    assert Client().get("/password/forgotten").status_code == 200
    assert not SignInEvent.objects.exists()


# --- Django's administration ------------------------------------------------


def test_nobody_links_accounts_in_djangos_administration(rosa):
    User.objects.filter(pk=rosa.pk).update(is_superuser=True, is_staff=True)
    client = Client()
    client.force_login(rosa)
    assert client.get("/django-admin/").status_code == 200
    for table in ("socialaccount/socialaccount", "socialaccount/socialapp", "mfa/authenticator"):
        assert client.get(f"/django-admin/{table}/add/").status_code == 404


# --- Signing out ------------------------------------------------------------


def test_signing_out_ends_the_session_here(okta, rosa):
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert client.post("/sign-out")["Location"] == "/sign-in"
    assert not is_signed_in(client)


def logout_claims(okta: ProviderServer, **changes: Any) -> dict[str, Any]:
    event: dict[str, Any] = {"http://schemas.openid.net/event/backchannel-logout": {}}
    now = int(time.time())
    claims = {"iss": okta.issuer, "aud": CLIENT_ID, "iat": now, "exp": now + 120, "jti": "1"}
    all_claims = {**claims, "sub": "rosa-1", "events": event, **changes}
    return {name: value for name, value in all_claims.items() if value is not None}


def sent(token: str) -> int:
    return Client().post("/sign-in/with/okta/logout", {"logout_token": token}).status_code


def test_a_sign_out_at_the_provider_ends_every_session(okta, rosa):
    first, second, other = Client(), Client(), Client()
    okta.signs_in(first, "rosa-1")
    okta.signs_in(second, "rosa-1")
    other.force_login(scenes.reviewer("rolf"))
    assert sent(okta.signed(logout_claims(okta))) == 200
    assert not is_signed_in(first)
    assert not is_signed_in(second)
    assert is_signed_in(other)
    assert SignInEvent.objects.get(action="ended").user == rosa
    okta.signs_in(first, "rosa-1")
    assert is_signed_in(first)


@pytest.mark.parametrize(
    "changes",
    [
        {"iss": "https://evil.example"},
        {"aud": "another"},
        # Its own name, because worker processes that collect in other seconds must agree.
        pytest.param({"iat": int(time.time()) - 3600, "exp": int(time.time()) + 3600}, id="old"),
        {"events": {}},
        {"events": "backchannel-logout"},
        {"nonce": "n"},
        {"jti": None},
        {"sub": None},
        {"exp": 1},
    ],
    ids=str,
)
def test_a_logout_token_that_is_none_ends_nothing(okta, rosa, changes):
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert sent(okta.signed(logout_claims(okta, **changes))) == 400
    assert is_signed_in(client)


def test_a_logout_token_ends_sessions_once(okta, rosa):
    """With Redis away too: it may not be what remembers them."""
    token = okta.signed(logout_claims(okta))
    assert sent(token) == 200
    client = Client()
    okta.signs_in(client, "rosa-1")
    with override_settings(REDIS_URL="redis://127.0.0.1:1/0"):
        assert sent(token) == 400
    assert is_signed_in(client)
    assert sent(okta.signed(logout_claims(okta, jti="2"))) == 200
    assert not is_signed_in(client)


def test_a_used_logout_token_is_forgotten_when_it_is_too_old(okta, rosa, monkeypatch):
    assert sent(okta.signed(logout_claims(okta))) == 200
    sessions.delete_ended()
    assert LogoutToken.objects.count() == 1
    LogoutToken.objects.update(ends_at=timezone.now() - timedelta(seconds=1))
    sessions.delete_ended()
    assert not LogoutToken.objects.exists()


def signed_in_at(okta: ProviderServer, sid: object, subject: str = "rosa-1") -> Client:
    client = Client()
    okta.forge = lambda claims: {**claims, "sid": sid}
    okta.signs_in(client, subject)
    assert is_signed_in(client)
    return client


def test_a_logout_of_one_session_ends_what_began_in_it(okta, rosa):
    phone, desk, unnamed = (signed_in_at(okta, sid) for sid in ("phone", "desk", None))
    own = Client()
    own.force_login(rosa)
    assert sent(okta.signed(logout_claims(okta, sub=None, sid="phone"))) == 200
    alive = [is_signed_in(each) for each in (phone, desk, unnamed, own)]
    assert alive == [False, True, True, True]
    event = SignInEvent.objects.get(action="ended")
    assert (event.user, event.subject) == (rosa, "")
    assert sent(okta.signed(logout_claims(okta, sub=None, sid="unknown", jti="2"))) == 200
    assert is_signed_in(desk)


def test_a_session_with_a_new_password_still_ends_with_that_of_the_provider(okta, rosa):
    client = signed_in_at(okta, "phone")
    new = {"password1": "another long staple", "password2": "another long staple"}
    answer = client.post("/password", {"oldpassword": scenes.PASSWORD, **new})
    assert answer.status_code == 302
    assert is_signed_in(client)
    assert sent(okta.signed(logout_claims(okta, sub=None, sid="phone"))) == 200
    assert not is_signed_in(client)


def test_a_confirmation_at_the_provider_moves_the_session_to_that_of_the_provider(okta, rosa):
    client = signed_in_at(okta, "morning")
    okta.forge = lambda claims: {**claims, "sid": "noon"}
    okta.signs_in(client, "rosa-1", "sign-in/with/okta/again")
    assert sent(okta.signed(logout_claims(okta, sub=None, sid="noon"))) == 200
    assert not is_signed_in(client)


@pytest.mark.parametrize("sid", [7, ["phone"], {"a": "b"}, "", "a\0b", "x" * 300])
def test_a_sid_that_is_no_name_is_not_kept(okta, rosa, sid):
    client = signed_in_at(okta, sid)
    assert UserSession.objects.get().data == {}
    assert sent(okta.signed(logout_claims(okta, sub=None, sid=sid))) == 400
    assert is_signed_in(client)


def test_logouts_are_limited_apart_from_sign_ins(okta, rosa, settings):
    """A provider sends those of everybody from one address."""
    settings.ACCOUNT_RATE_LIMITS = {"provider": "2/m/ip", "provider_logout": "3/m/ip"}
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert client.get("/sign-in/with/okta").status_code == 429
    tokens = [okta.signed(logout_claims(okta, jti=jti)) for jti in "1234"]
    assert [sent(token) for token in tokens] == [200, 200, 200, 429]


def test_an_id_token_and_no_token_end_nothing(okta, rosa):
    client = Client()
    okta.signs_in(client, "rosa-1")
    claims = logout_claims(okta, events=None, nonce="n")
    for token in (okta.signed(claims), "x.y.z", ""):
        assert sent(token) == 400
    assert Client().post("/sign-in/with/okta/logout").status_code == 400
    assert is_signed_in(client)


# --- The declaration --------------------------------------------------------

ONE = {
    "id": "okta",
    "label": "Okta",
    "issuer": "https://example.okta.com",
    "client_id": "one",
    "client_secret": "hunter2",
}


def problems(settings: Any, declared: object, *, deploy: bool = False) -> list[CheckMessage]:
    settings.IDENTITY_PROVIDERS = declared if isinstance(declared, str) else json.dumps(declared)
    found = run_checks(include_deployment_checks=deploy)
    return [each for each in found if str(each.id).startswith("accounts.")]


def test_a_right_declaration_has_no_problem(settings, tmp_path):
    assert problems(settings, [ONE]) == []
    secret, file = tmp_path / "secret", tmp_path / "providers.yaml"
    secret.write_text("hunter2\n")
    file.write_text(
        f"- {{id: entra, label: Contoso, issuer: 'https://login.example/t/v2.0', client_id: two,\n"
        f"   client_secret_file: {secret}, roles_claim: roles, roles: {{Desk: reviewer}}}}\n"
    )
    assert problems(settings, str(file)) == []
    (found,) = providers.configured_providers()
    assert (found.secret, found.roles) == ("hunter2", {"Desk": ("reviewer",)})


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"id": "Okta!"}, "id 'Okta!'"),
        ({"issuer": "http://example.okta.com"}, "issuer 'http://example.okta.com': write https"),
        ({"issuer": "https://u@example.com"}, "issuer"),
        ({"label": ""}, "label"),
        ({"client_secret": None}, "either client_secret or client_secret_file"),
        ({"client_secret_file": "/x"}, "either client_secret or client_secret_file"),
        ({"scopes": ["email"]}, "openid"),
        ({"accounts": "all"}, "accounts 'all'"),
        ({"roles_claim": "groups"}, "roles_claim and roles together"),
        ({"roles_claim": "g", "roles": {"a": "boss"}}, "'boss'"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_field_is_named_with_its_value_and_never_the_secret(settings, changes, named):
    (problem,) = problems(settings, [{**ONE, **changes}])
    assert problem.id == "accounts.E001"
    assert named in problem.msg
    assert "docs/roles.md" in str(problem.hint)
    assert "hunter2" not in problem.msg


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ("/nowhere/providers.yaml", "cannot be read"),
        ("[{", "no YAML"),
        ("- 7", "provider 1"),
        ([ONE, ONE], "two providers have the id 'okta'"),
        ([ONE, {**ONE, "id": "two"}], "two providers have the issuer"),
        ([{**ONE, "client_secret": None, "client_secret_file": "/nowhere"}], "/nowhere"),
    ],
    ids=str,
)
def test_a_declaration_that_cannot_be_used_says_why(settings, declared, said):
    (problem,) = problems(settings, declared)
    assert said in problem.msg


def test_a_file_without_a_list_says_so(settings, tmp_path: Path):
    file = tmp_path / "providers.yaml"
    file.write_text("okta: true")
    (problem,) = problems(settings, str(file))
    assert "a list of providers" in problem.msg


@pytest.mark.slow
@given(st.text(max_size=40))
def test_no_declaration_raises_anything_else(text):
    with pytest.raises(providers.ProvidersError):
        providers.load_providers(f"- {text}")


def test_no_way_in_at_all_is_an_error(settings):
    settings.PASSWORD_SIGN_IN = False
    assert [each.id for each in problems(settings, "")] == ["accounts.E002"]


def test_deployment_asks_the_provider_and_for_an_emergency_account(settings, okta):
    settings.PASSWORD_SIGN_IN = False
    settings.EMERGENCY_ACCOUNTS = ("ida",)
    away = okta.declared(issuer="http://localhost:1")
    unreachable, nobody = sorted(problems(settings, away, deploy=True), key=lambda it: str(it.id))
    assert (unreachable.id, nobody.id) == ("accounts.W001", "accounts.W002")
    assert "localhost:1" in unreachable.msg
    assert "ida" in nobody.msg
    scenes.system_admin("ida")
    assert problems(settings, okta.declared(), deploy=True) == []
