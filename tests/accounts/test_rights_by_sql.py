"""Rights that plain SQL gives, as the application's role: each leaves an event, or is refused."""

import json

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import Permission, User
from django.db import DatabaseError, connection, transaction
from django.test import Client
from django.urls import reverse

from accounts import grants, sessions, tokens
from accounts.models import ApiToken, AuditEvent, SignInStamp
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email="rosa@example.org")


def run(statement: str, *values: int | str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


def refused(statement: str, *values: int | str) -> bool:
    try:
        with transaction.atomic():
            run(statement, *values)
    except DatabaseError as error:
        return "is refused" in str(error) or "permission denied" in str(error)
    return False


def events_of(user: User) -> list[tuple[str, int | None]]:
    rows = user.role_events.exclude(action__in=["create", "grant"]).order_by("id")
    return list(rows.values_list("action", "by_id"))


# --- Accounts ---------------------------------------------------------------

SAYS = ["", "noted", "close", "rehash", "link"]


@pytest.mark.parametrize("says", SAYS)
def test_a_password_is_an_event_whatever_the_session_says_about_it(rosa, says):
    run("SELECT set_config('countersign.account_change', %s, true)", says)
    run("UPDATE auth_user SET password = %s WHERE id = %s", make_password("x"), rosa.pk)
    ((action, by),) = events_of(rosa)
    assert action == {"rehash": "rehash", "link": "password"}.get(says, "change")
    assert by == (rosa.pk if says == "link" else None)


@pytest.mark.parametrize("says", SAYS)
def test_an_account_that_is_activated_or_gets_an_address_is_an_event(rosa, says):
    grants.set_active(user=rosa, active=False, by=None)
    run("SELECT set_config('countersign.account_change', %s, true)", says)
    run("UPDATE auth_user SET is_active = true, email = 'm@example.org' WHERE id = %s", rosa.pk)
    assert [action for action, _ in events_of(rosa)] == ["deactivate", "email", "activate"]


def test_an_address_beside_the_one_of_the_account_is_an_event(rosa):
    """Links to a new password go there too."""
    EmailAddress.objects.create(user=rosa, email="ROSA@example.org", verified=True, primary=True)
    assert events_of(rosa) == []
    run(
        """INSERT INTO account_emailaddress (user_id, email, verified, "primary")
            VALUES (%s, 'mallory@example.org', false, false)""",
        rosa.pk,
    )
    assert events_of(rosa) == [("email", None)]


def test_an_account_does_not_take_the_username_of_another_right(rosa):
    """`COUNTERSIGN_EMERGENCY_ACCOUNTS` names accounts by their username."""
    assert refused("UPDATE auth_user SET username = 'emergency' WHERE id = %s", rosa.pk)


def test_rows_of_djangos_permissions_and_groups_give_nothing(rosa):
    permission = Permission.objects.get(codename="change_user")
    run("UPDATE auth_user SET is_staff = true WHERE id = %s", rosa.pk)
    run("INSERT INTO auth_group (id, name) VALUES (7, 'admins')")
    run(
        "INSERT INTO auth_group_permissions (group_id, permission_id) VALUES (7, %s)", permission.pk
    )
    run("INSERT INTO auth_user_groups (user_id, group_id) VALUES (%s, 7)", rosa.pk)
    run(
        "INSERT INTO auth_user_user_permissions (user_id, permission_id) VALUES (%s, %s)",
        *(rosa.pk, permission.pk),
    )
    assert not User.objects.get(pk=rosa.pk).has_perm("auth.change_user")
    client = Client()
    client.force_login(User.objects.get(pk=rosa.pk))
    assert client.get(reverse("admin:auth_user_changelist")).status_code == 403


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE accounts_signinstamp SET must_change = false",
        "UPDATE accounts_signinstamp SET number = number - 1",
        "UPDATE accounts_signinstamp SET user_id = user_id + 1",
        "DELETE FROM accounts_signinstamp",
    ],
)
def test_no_ended_session_comes_back_and_no_given_password_counts_as_ones_own(rosa, statement):
    sessions.end_every(rosa)
    grants.require_new_password(rosa)
    assert refused(statement)


def test_a_password_of_ones_own_clears_the_stamp(rosa):
    grants.require_new_password(rosa)
    rosa.set_password("a password of her own")
    with grants.changing_accounts(rosa):
        rosa.save(update_fields=["password"])
    assert not SignInStamp.objects.get(user=rosa).must_change
    assert events_of(rosa) == [("change", rosa.pk)]


# --- Credentials ------------------------------------------------------------


def test_a_token_that_expires_with_other_scopes_is_a_changed_token(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    run("""UPDATE accounts_apitoken SET ended_at = now(), scopes = '["admin"]'""")
    assert [action for action, _ in events_of(rosa)] == ["token", "token_set"]


@pytest.mark.parametrize(("after", "actions"), [(5, ["codes", "codes"]), (15, ["codes"])])
def test_a_used_recovery_code_that_works_again_is_an_event(rosa, after, actions):
    """A code that is used sets its bit."""
    data = {"seed": "x", "used_mask": 7}
    Authenticator.objects.create(user=rosa, type="recovery_codes", data=data)
    run("UPDATE mfa_authenticator SET data = %s", json.dumps({**data, "used_mask": after}))
    assert [action for action, _ in events_of(rosa)] == actions


def test_a_counter_of_a_passkey_that_is_lowered_is_an_event(rosa):
    """Else a copy would go unnoticed."""
    Authenticator.objects.create(user=rosa, type="webauthn", data={"sign_count": 7})
    for count in (8, 3):
        run("UPDATE mfa_authenticator SET data = %s", json.dumps({"sign_count": count}))
    assert [action for action, _ in events_of(rosa)] == ["factor", "factor"]


# --- Webhooks ---------------------------------------------------------------


def test_a_removed_webhook_that_comes_back_or_changes_with_its_secret_is_an_event(rosa):
    tokens.issue_token("CRM", rosa, ["read"])
    run(
        """INSERT INTO delivery_endpoint
            (id, owner_id, token_id, name, url, kinds, secret, old_secret, failures, pause_reason,
             removed_at)
            VALUES (gen_random_uuid(), %s, %s, 'CRM', 'https://a.example', '{summary.approved}',
                    's', '', 0, '', now())""",
        *(rosa.pk, ApiToken.objects.get().pk),
    )
    run("UPDATE delivery_endpoint SET removed_at = NULL")
    run("UPDATE delivery_endpoint SET secret = 't', url = 'https://b.example'")
    kinds = AuditEvent.objects.filter(kind__startswith="webhook.").order_by("id")
    assert list(kinds.values_list("kind", flat=True)) == [
        "webhook.make",
        "webhook.change",
        "webhook.change",
    ]
