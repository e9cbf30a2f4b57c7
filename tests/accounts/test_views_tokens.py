"""The page of API tokens."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from accounts import tokens
from accounts.models import ApiToken
from tests.factories.cases import user

pytestmark = pytest.mark.django_db
FORM: dict[str, Any] = {"name": "CRM", "scopes": ["ingest", "read"]}


@pytest.fixture
def ana(client: Client) -> User:
    made = user("ana")
    client.force_login(made)
    return made


def shown(client: Client, path: str = "/tokens/", **data: Any) -> str:
    response = client.post(path, data)
    assert response.status_code == 200, response.content
    assert response.headers["Cache-Control"] == "no-store"
    found = re.search(r'value="(cs_[A-Za-z0-9_-]{43})"', response.content.decode())
    assert found
    return found[1]


def test_a_token_is_shown_once_and_works(client: Client, ana: User) -> None:
    plain = shown(client, **FORM)
    stored = tokens.authenticate(plain)
    assert stored is not None
    assert (stored.name, stored.owner, stored.scopes) == ("CRM", ana, ["ingest", "read"])
    assert plain not in client.get("/tokens/").content.decode()


def test_its_last_use_is_shown(client: Client, ana: User) -> None:
    plain = shown(client, **FORM)
    assert "never</span>" in client.get("/tokens/").content.decode()
    tokens.authenticate(plain)
    page = client.get("/tokens/").content.decode()
    assert "ago" in page


def test_it_ends_with_its_last_day(client: Client, ana: User) -> None:
    today = timezone.localdate()
    shown(client, **FORM, expires_on=today.isoformat())
    end = ApiToken.objects.get().expires_at
    assert end == tokens.end_of_day(today)
    late = client.post("/tokens/", {**FORM, "expires_on": (today - timedelta(days=1)).isoformat()})
    assert late.status_code == 422


def test_an_expired_token_is_not_accepted(ana: User) -> None:
    plain = tokens.issue_token("x", ana, ["read"], expires_at=timezone.now() - timedelta(seconds=1))
    with pytest.raises(tokens.TokenExpired, match="“x” expired on"):
        tokens.authenticate(plain)


def test_a_rotated_token_lives_a_day_beside_its_successor(client: Client, ana: User) -> None:
    old = tokens.issue_token("CRM", ana, ["read"], per_minute=7)
    row = ApiToken.objects.get()
    new = shown(client, f"/tokens/{row.pk}/rotate")
    assert tokens.authenticate(old) is not None
    successor = tokens.authenticate(new)
    assert successor is not None
    assert (successor.name, successor.scopes, successor.requests_per_minute) == ("CRM", ["read"], 7)
    row.refresh_from_db()
    assert row.expires_at is not None
    assert row.expires_at - timezone.now() <= timedelta(hours=24)


def test_a_revoked_token_is_not_accepted(client: Client, ana: User) -> None:
    plain = tokens.issue_token("CRM", ana, ["read"])
    row = ApiToken.objects.get()
    assert client.post(f"/tokens/{row.pk}/revoke").status_code == 302
    assert tokens.authenticate(plain) is None
    assert client.post(f"/tokens/{row.pk}/rotate").status_code == 404


def test_only_a_system_admin_makes_an_admin_token(client: Client, ana: User) -> None:
    sent = {**FORM, "scopes": ["admin"], "requests_per_minute": "9"}
    assert client.post("/tokens/", sent).status_code == 403
    client.force_login(user("root", "system_admin"))
    shown(client, **sent)
    assert ApiToken.objects.get().requests_per_minute == 9


@pytest.mark.parametrize("role", ["auditor", "guideline_admin"])
def test_who_hands_nothing_in_makes_no_token_that_sends(client: Client, role: str) -> None:
    client.force_login(user("ida", role))
    assert b'value="ingest"' not in client.get("/tokens/").content
    assert client.post("/tokens/", FORM).status_code == 422
    shown(client, name="Reports", scopes=["read"])


@pytest.mark.parametrize("role", ["author", "reviewer", "system_admin"])
def test_who_hands_in_makes_a_token_that_sends(client: Client, role: str) -> None:
    client.force_login(user("ida", role))
    shown(client, **FORM)


def test_nobody_raises_a_limit_of_their_own(client: Client, ana: User) -> None:
    shown(client, **FORM, requests_per_minute="0")
    assert ApiToken.objects.get().requests_per_minute is None


def test_a_name_is_shown_as_text(client: Client, ana: User) -> None:
    tokens.issue_token("<script>alert(1)</script>", ana, ["read"])
    assert b"<script>alert" not in client.get("/tokens/").content
