"""Somebody takes their own data away; an admin erases those of somebody who left."""

import io
import json
from pathlib import Path
from typing import Any, cast
from zipfile import ZipFile

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.apps import apps
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core.exceptions import PermissionDenied
from django.core.management import call_command
from django.db.models.fields.reverse_related import ManyToOneRel
from django.test import Client
from django.urls import reverse

from accounts import grants, tokens
from accounts.models import ApiToken, AuditEvent, RoleEvent, RoleGrant, SignInEvent, UserRole
from delivery.models import Notification
from insight import personal_data
from records.access import note_view
from records.log import log
from records.models import SavedView
from reviews import claims
from reviews.models import HandInDraft
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
DOCS = Path(__file__).parents[2] / "docs" / "personal-data.md"


@pytest.fixture
def sina() -> User:
    return scenes.system_admin()


@pytest.fixture
def rosa() -> User:
    rosa = scenes.reviewer(email="rosa@example.org")
    EmailAddress.objects.create(user=rosa, email="rosa@example.org", verified=True, primary=True)
    return rosa


def proved(user: User) -> Client:
    """Signed in, and who they are was proved just now."""
    client = Client()
    client.post(reverse("sign-in"), {"login": user.get_username(), "password": scenes.PASSWORD})
    return client


def left(user: User, by: User) -> User:
    grants.set_active(user=user, active=False, by=by)
    return user


# --- Export -----------------------------------------------------------------


def parts_of(user: User) -> dict[str, Any]:
    answer = proved(user).post(reverse("own-data"))
    assert answer.status_code == 200
    content = b"".join(cast("Any", answer).streaming_content)
    with ZipFile(io.BytesIO(content)) as packed:
        return {
            name.removesuffix(".json"): json.loads(packed.read(name)) for name in packed.namelist()
        }


def test_everybody_takes_their_own_data_away(rosa):
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    record = scenes.approved(rosa, comment="Good as it is.")
    note_view(record.summary, by=rosa)
    scenes.approved(rolf, "Another", comment="Of Rolf.")
    grants.grant_role(user=rosa, role=UserRole.LEAD, by=rolf if rolf.is_superuser else None)
    plain = tokens.issue_token("CRM", rosa, ["read"])
    SavedView.objects.create(user=rosa, name="Mine", query="q=pump")
    parts = parts_of(rosa)
    assert parts["account"][0]["email"] == "rosa@example.org"
    assert {row["role"] for row in parts["roles"]} == {"reviewer", "lead"}
    assert [row["comment"] for row in parts["reviews"]] == ["Good as it is."]
    assert [row["name"] for row in parts["tokens"]] == ["CRM"]
    assert [row["query"] for row in parts["saved_views"]] == ["q=pump"]
    assert "view.summary" in {row["kind"] for row in parts["events"]}
    text = json.dumps(parts)
    for foreign in ("rolf", "Rolf", plain, ApiToken.objects.get().digest, "Of Rolf", "Pilot"):
        assert foreign not in text
    assert record.text[:20] not in text
    assert AuditEvent.objects.filter(kind="export.own_data", by=rosa).exists()


def test_others_are_not_named_in_events_about_somebody(rosa, sina):
    grants.grant_role(user=rosa, role=UserRole.LEAD, by=sina)
    granted = next(
        row for row in parts_of(rosa)["events"] if row["kind"] == "role.grant" and row["by"]
    )
    assert (granted["by"], granted["person"]) == ("another person", "rosa")


def test_who_does_not_prove_who_they_are_gets_nothing(rosa):
    client = client_of(rosa)
    for answer in (client.get(reverse("own-data")), client.post(reverse("own-data"))):
        assert answer.status_code == 302
        assert "/account/again" in answer.headers["Location"]


# --- Erasure ----------------------------------------------------------------


def test_what_hangs_on_the_account_goes_and_evidence_stays_under_a_pseudonym(rosa, sina, settings):
    record = scenes.approved(rosa)
    case = scenes.in_review("Another")
    claims.claim_case(case, by=rosa)
    plain = tokens.issue_token("Rosa's laptop", rosa, ["read"])
    SavedView.objects.create(user=rosa, name="Mine", query="q=pump")
    HandInDraft.objects.create(writer=rosa, pasted="Ana: Hello.", saved_at=record.created_at)
    SocialAccount.objects.create(user=rosa, provider="entra", uid="rosa-1")
    Authenticator.objects.create(user=rosa, type="totp", data={})
    SignInEvent.objects.create(
        action="sign_in", user=rosa, source="entra", subject="rosa-1", address="192.0.2.9"
    )
    assigned = Notification.objects.create(
        user=sina, kind="assigned", summary=case, occasion=record.created_at, reason="Rosa Keller"
    )
    client = client_of(rosa)
    left(rosa, sina)
    log.make_checkpoint()
    erased = personal_data.erase_person(rosa, by=sina)
    assert erased.get_full_name() == f"Person {erased.username.removeprefix('person-')}"
    assert (erased.email, erased.has_usable_password()) == ("", False)
    assert tokens.authenticate(plain) is None
    assert not Session.objects.filter(pk=client.session.session_key).exists()
    for model, field in personal_data._list_account_models():
        assert not model._default_manager.filter(**{field: rosa}).exists(), model
    assigned.refresh_from_db()
    assert assigned.reason == erased.get_full_name()
    record.review.refresh_from_db()
    assert record.review.reviewer == erased
    assert AuditEvent.objects.get(kind="review.approve").by == erased
    assert AuditEvent.objects.filter(kind="account.erase", by=sina, person=erased).count() == 1
    assert RoleEvent.objects.get(action="erase").by == sina


def test_no_table_but_those_of_records_holds_the_name_or_the_address(rosa, sina):
    """Every text of every row of the database is looked through."""
    scenes.approved(rosa)
    tokens.issue_token("Keller's", rosa, ["read"])
    Client().post(
        reverse("sign-in"),
        {"login": "rosa", "password": scenes.PASSWORD},
        REMOTE_ADDR="203.0.113.77",
        HTTP_USER_AGENT="Rosas Browser",
    )
    personal_data.erase_person(left(rosa, sina), by=sina)
    found = {
        model.__name__
        for model in apps.get_models(include_auto_created=True)
        if model._meta.managed and not model._meta.proxy
        for row in model._default_manager.values()
        if any(word in str(row) for word in ("rosa", "Rosa", "Keller", "203.0.113.77"))
    }
    assert found <= {"Record"}


def test_records_verify_after_an_erasure(rosa, sina, capsys):
    scenes.approved(rosa)
    log.make_checkpoint()
    personal_data.erase_person(left(rosa, sina), by=sina)
    log.make_checkpoint()
    try:
        call_command("verify_records")
    except SystemExit:
        pytest.fail(str(capsys.readouterr()))
    assert "Rosa Keller" not in capsys.readouterr().err


def test_the_record_keeps_the_name_that_was_signed(rosa, sina):
    record = scenes.approved(rosa)
    before = record.snapshot
    personal_data.erase_person(left(rosa, sina), by=sina)
    record.refresh_from_db()
    assert record.snapshot == before
    assert "Rosa Keller" in before


def test_who_may_erase_whom(rosa, sina):
    lead = scenes.person("lena", "lead")
    other = scenes.system_admin("olga", "Olga Other")
    with pytest.raises(personal_data.StillActive):
        personal_data.erase_person(rosa, by=sina)
    left(rosa, sina)
    with pytest.raises(PermissionDenied):
        personal_data.erase_person(rosa, by=lead)
    with pytest.raises(PermissionDenied):
        personal_data.erase_person(rosa, by=rosa)
    root = User.objects.create_superuser("root")
    left(root, other)
    with pytest.raises(PermissionDenied):
        personal_data.erase_person(root, by=sina)
    personal_data.erase_person(rosa, by=sina)
    with pytest.raises(PermissionDenied, match="already"):
        personal_data.erase_person(rosa, by=sina)


def test_the_last_admin_cannot_be_erased(sina):
    with pytest.raises(grants.LastAdmin):
        left(sina, sina)
    with pytest.raises(PermissionDenied):
        personal_data.erase_person(sina, by=sina)


def test_an_admin_that_left_is_erased_with_roles_and_superuser_rights(sina):
    root = User.objects.create_superuser("root", first_name="Ruth")
    gone = scenes.system_admin("olga", "Olga Other")
    User.objects.filter(pk=gone.pk).update(is_superuser=True, is_staff=True)
    personal_data.erase_person(left(gone, root), by=root)
    gone.refresh_from_db()
    assert (gone.is_superuser, gone.is_staff, gone.is_active) == (False, False, False)
    assert not RoleGrant.objects.filter(user=gone).exists()
    assert RoleEvent.objects.get(user=gone, action="no_super").by == root


def test_an_erased_account_is_never_activated_again(rosa, sina):
    personal_data.erase_person(left(rosa, sina), by=sina)
    with pytest.raises(PermissionDenied):
        grants.set_active(user=rosa, active=True, by=sina)


# --- Pages ------------------------------------------------------------------


def test_the_page_says_what_stays_and_wants_the_username(rosa, sina):
    scenes.approved(rosa)
    client = proved(sina)
    path = reverse("person-erase", args=[rosa.pk])
    assert client.get(path).status_code == 302  # they have not left
    left(rosa, sina)
    person = reverse("person", args=[rosa.pk])
    assert path in client.get(person).content.decode()
    page = client.get(path).content.decode()
    assert "1 record names them for good" in page
    assert client.post(path, {"username": "rolf"}).status_code == 422
    assert User.objects.get(pk=rosa.pk).username == "rosa"
    assert client.post(path, {"username": "rosa"}).status_code == 302
    after = client.get(person).content.decode()
    assert "The personal data of this account were erased." in after
    assert path not in after
    assert "Activate" not in after


def test_the_admin_proves_anew_who_they_are(rosa, sina):
    left(rosa, sina)
    path = reverse("person-erase", args=[rosa.pk])
    answer = client_of(sina).post(path, {"username": "rosa"})
    assert "/account/again" in answer.headers["Location"]
    assert User.objects.get(pk=rosa.pk).username == "rosa"


def test_the_page_speaks_german(rosa, sina):
    left(rosa, sina)
    path = reverse("person-erase", args=[rosa.pk])
    page = proved(sina).get(path, headers={"accept-language": "de"}).content.decode()
    assert "Das lässt sich nicht rückgängig machen." in page
    assert "This cannot" not in page


# --- Documentation ----------------------------------------------------------


def test_the_documentation_names_every_table_that_leads_to_an_account():
    said = DOCS.read_text(encoding="utf-8")
    for relation in User._meta.get_fields(include_hidden=True):
        if isinstance(relation, ManyToOneRel):
            name = relation.related_model.__name__
            assert f"`{name}`" in said or f"`{name}.{relation.field.name}`" in said, name
