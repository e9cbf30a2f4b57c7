"""Tokens end: by default after a while, announced, refused with the remedy, and each step told."""

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format

from accounts import emails, grants, tokens
from accounts.models import ApiToken, RoleEvent
from delivery import notifications
from records.log.models import Leaf
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
PASSWORD = "another long staple"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email="rosa@example.org")


def last(days: float) -> ApiToken:
    """The newest token as if it were made long ago and ended in `days`."""
    token = ApiToken.objects.latest("pk")
    now = timezone.now()
    ends = {"created_at": now - timedelta(days=83), "expires_at": now + timedelta(days=days)}
    ApiToken.objects.filter(pk=token.pk).update(**ends)
    token.refresh_from_db()
    return token


def tick() -> None:
    tokens.check_expiry()
    for pk in emails.find_due():
        emails.send(pk)


def events() -> list[tuple[str, str | None]]:
    rows = RoleEvent.objects.exclude(token=None).select_related("by").order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


def asked(plain: str) -> Any:
    return Client().get("/api/v1/records", headers={"Authorization": f"Bearer {plain}"})


@pytest.mark.parametrize(
    ("days", "text"), [(90, "Default: 90 days."), (1, "Default: 1 day."), (0, "not")]
)
def test_a_token_without_a_last_day_ends_when_the_installation_says(rosa, settings, days, text):
    settings.TOKEN_DAYS = days
    page = client_of(rosa).get(reverse("tokens")).content.decode()
    assert text in page
    made = client_of(rosa).post(reverse("tokens"), {"name": "CRM", "scopes": ["read"]})
    token = ApiToken.objects.get()
    if not days:
        assert token.expires_at is None
        assert "It does not expire." in made.content.decode()
        return
    assert token.expires_at is not None
    assert abs(token.expires_at - timezone.now() - timedelta(days=days)) < timedelta(minutes=1)
    assert "Expires on" in made.content.decode()


def test_an_expired_token_is_refused_with_the_reason_and_the_remedy(rosa, settings):
    plain = tokens.issue_token("CRM", rosa, ["read"])
    assert asked(plain).status_code == 200
    token = last(-1)
    answer = asked(plain)
    assert answer.status_code == 401
    assert f"“CRM” expired on {token.expires_at:%Y-%m-%d}" in answer.json()["detail"]
    assert f"{settings.BASE_URL}/tokens/" in answer.json()["detail"]
    assert 'error_description="The token expired"' in answer["WWW-Authenticate"]


def test_one_that_is_revoked_as_well_is_not_named(rosa):
    plain = tokens.issue_token("CRM", rosa, ["read"])
    tokens.revoke_token(last(-1))
    assert "CRM" not in asked(plain).json()["detail"]


def test_its_owner_is_told_a_week_before_and_once(rosa, settings):
    tokens.issue_token("CRM", rosa, ["read"])
    last(8)
    tick()
    assert mail.outbox == []
    last(6)
    tick()
    tick()
    (letter,) = mail.outbox
    assert letter.to == ["rosa@example.org"]
    assert 'The API token "CRM" of the account "rosa" expires on' in letter.body
    assert f"{settings.BASE_URL}/tokens/" in letter.body
    assert "expires soon" in client_of(rosa).get(reverse("tokens")).content.decode()


def test_of_an_account_without_an_address_the_system_admins_are_told(rosa):
    sina = scenes.system_admin()
    User.objects.filter(pk=sina.pk).update(email="sina@example.org")
    tokens.issue_token("CRM", User.objects.create_user("ingest"), ["read"])
    last(6)
    tick()
    assert [letter.to for letter in mail.outbox] == [["sina@example.org"]]
    assert 'of the account "ingest"' in mail.outbox[0].body


@pytest.mark.parametrize("how", ["rotated", "revoked", "short", "shut out"])
def test_nobody_is_told_of_one_that_needs_nothing(rosa, how):
    days = timedelta(days=5) if how == "short" else timedelta(days=90)
    tokens.issue_token("CRM", rosa, ["read"], expires_at=timezone.now() + days)
    token = ApiToken.objects.get() if how == "short" else last(6)
    if how == "rotated":
        tokens.rotate_token(token)
    elif how == "revoked":
        tokens.revoke_token(token)
    elif how == "shut out":
        User.objects.filter(pk=rosa.pk).update(is_active=False)
    tick()
    assert mail.outbox == []


def test_its_end_is_told_in_the_browser_until_it_is_rotated(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    token = last(6)
    browser = client_of(rosa)
    tick()
    tick()
    page = browser.get(reverse("notifications")).content.decode()
    assert page.count("An API token expires soon") == 1
    assert 'href="/tokens/">CRM</a>' in page
    assert f"It ends on {date_format(timezone.localdate(token.expires_at), 'DATE_FORMAT')}" in page
    notifications.send_mail_to(rosa.pk)
    assert len(mail.outbox) == 1, "a letter told of it already"
    browser.post(reverse("token-rotate", args=[token.pk]))
    assert not rosa.notifications.filter(read_at=None).exists()


def test_one_that_is_revoked_before_the_letter_goes_needs_none(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    token = last(6)
    tokens.check_expiry()
    tokens.revoke_token(token)
    tick()
    assert mail.outbox == []


def test_a_rotated_token_lasts_as_long_as_the_one_before(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    old = last(7)
    tokens.rotate_token(old)
    new = ApiToken.objects.get(replaces=old)
    assert new.expires_at is not None
    assert abs(new.expires_at - timezone.now() - timedelta(days=90)) < timedelta(minutes=1)


def test_each_step_of_a_token_is_an_event_with_who_did_it_and_a_leaf_of_the_log(rosa):
    client = client_of(rosa)
    client.post(reverse("tokens"), {"name": "CRM <b>", "scopes": ["read"]})
    first = ApiToken.objects.get()
    client.post(reverse("token-rotate", args=[first.pk]))
    second = ApiToken.objects.get(replaces=first)
    client_of(scenes.system_admin()).post(reverse("token-revoke", args=[second.pk]))
    ApiToken.objects.filter(pk=first.pk).update(expires_at=timezone.now())
    tokens.check_expiry()
    tokens.check_expiry()
    said = [("token", "rosa"), ("rotate", "rosa"), ("untoken", "sina"), ("expire", None)]
    assert events() == said
    keys = RoleEvent.objects.exclude(token=None).values_list("pk", flat=True)
    leaves = Leaf.objects.filter(kind="role", row__in=map(str, keys))
    assert leaves.count() == len(said)
    assert '"token_id":' in leaves[0].content
    page = client.get(reverse("account")).content.decode()
    assert "revoked your API token “CRM &lt;b&gt;”" in page
    assert "Your API token “CRM &lt;b&gt;” expired" in page


@pytest.mark.parametrize(
    "change",
    [
        "scopes = '[\"admin\"]'",
        "expires_at = NULL",
        "expires_at = now() + interval '9 years'",
        f"digest = '{'0' * 64}'",
    ],
)
def test_what_is_done_to_a_token_outside_the_application_is_told(rosa, change):
    tokens.issue_token("CRM", rosa, ["read"])
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE accounts_apitoken SET {change}")
    assert events() == [("token", "rosa"), ("token_set", None)]


def test_a_revoked_token_does_not_come_back_unnoticed(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    tokens.revoke_token(ApiToken.objects.get(), by=rosa)
    ApiToken.objects.update(revoked_at=None)
    assert events()[1:] == [("untoken", "rosa"), ("token_set", None)]


def test_shutting_out_names_who_ended_the_tokens(rosa):
    sina = scenes.system_admin()
    tokens.issue_token("CRM", rosa, ["read"])
    grants.set_active(user=rosa, active=False, by=sina)
    assert events() == [("token", "rosa"), ("untoken", "sina")]
