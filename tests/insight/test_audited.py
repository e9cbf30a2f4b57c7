"""What happens in any room is an event of the audit log, whoever does it and however."""

import json

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from accounts import grants, tokens
from accounts.models import ApiToken, AuditEvent, SignInEvent, UserRole
from delivery.models import EventKind
from delivery.webhooks import endpoints
from judging.guidelines import drafts
from records import exports, retention
from records.access import note_view
from records.log import log
from records.models import Record
from reviews import claims, decisions, removal
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.factories.cases import give

pytestmark = pytest.mark.django_db


@pytest.fixture
def a_model(settings):
    """Rewriting needs one; nothing here asks it."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


@pytest.fixture
def lena() -> User:
    return give(scenes.reviewer("lena", "Lena Lead"), "lead")


def last(kind: str) -> AuditEvent:
    return AuditEvent.objects.filter(kind=kind).latest("id")


def said(event: AuditEvent) -> tuple[object, ...]:
    return event.by, event.object_kind, event.object_key, event.details


def test_changes_to_roles_accounts_and_tokens():
    sina, rosa = scenes.system_admin(), scenes.reviewer()
    grants.grant_role(user=rosa, role=UserRole.LEAD, by=sina)
    tokens.issue_token("CRM", rosa, ["read"])
    key = ApiToken.objects.get().pk
    grants.set_active(user=rosa, active=False, by=sina)
    granted, shut_out = last("role.grant"), last("account.deactivate")
    assert (granted.by, granted.person, granted.details) == (sina, rosa, {"role": "lead"})
    assert (last("token.make").by, last("token.make").details) == (rosa, {"token": key})
    assert (last("token.revoke").by, last("token.revoke").details) == (sina, {"token": key})
    assert (shut_out.by, shut_out.person, shut_out.details) == (sina, rosa, {})


def test_an_approval_its_record_and_its_correction(lena):
    rosa = scenes.reviewer()
    record = scenes.approved(rosa)
    by, kind, key, details = said(last("review.approve"))
    assert (by, kind, key) == (rosa, "summary", str(record.summary_id))
    assert details == {"text_sha256": record.text_sha256, "signature": "session"}
    assert said(last("record.make")) == (rosa, "record", "1", {"sha256": record.sha256})
    corrected = kept.corrected(record, by=lena, approver=rosa)
    assert said(last("record.correct")) == (rosa, "record", "2", {"sha256": corrected.sha256})
    assert last("summary.correct").by == lena


@pytest.mark.usefixtures("a_model")
def test_views_claims_and_refusals():
    rosa, case = scenes.reviewer(), scenes.in_review()
    about = ("summary", str(case.pk))
    note_view(case, by=rosa)
    claims.claim_case(case, by=rosa)
    decisions.send_back(case, by=rosa, number=1, seen=1, comment="The contract went on Monday.")
    assert said(last("view.summary")) == (rosa, *about, {})
    assert said(last("claim.take")) == (rosa, *about, {})
    assert said(last("review.send_back"))[:3] == (rosa, *about)
    assert not AuditEvent.objects.filter(kind="summary.send_back").exists()


def test_holds_rules_and_dispositions(lena):
    record = scenes.approved(scenes.reviewer())
    hold = retention.place_hold(record.summary, by=lena, reason="The matter of Nordwind.")
    retention.lift_hold(hold, by=lena, reason="It is settled.")
    kept.disposed(record, by=lena)
    about = ("summary", str(record.summary_id))
    guideline = str(record.summary.guideline_version.guideline_id)
    assert said(last("retention.hold")) == (lena, *about, {})
    assert said(last("retention.lift")) == (lena, *about, {})
    assert said(last("retention.rule")) == (lena, "guideline", guideline, {"days": 365})
    assert said(last("retention.dispose")) == (lena, *about, {"days": 365})


def test_exports_and_deletions(lena):
    case = scenes.in_review()
    transcript = case.transcript
    exports.log_export(3, by=lena, kind="csv", selection="q=Nordwind")
    key = str(transcript.pk)
    removal.delete_transcript(transcript, by=lena, reason="Sent twice.")
    about = ("transcript", key)
    assert said(last("export.csv")) == (lena, "", "", {"count": 3})
    assert said(last("transcript.delete")) == (lena, *about, {"sha256": transcript.sha256})
    assert last("transcript.hand_in").object_key == key


def test_guidelines_webhooks_and_keys_of_the_log(settings):
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    gil = scenes.person("gil", "guideline_admin")
    version = scenes.in_review().guideline_version
    draft = drafts.draft_from(version=version, by=gil)
    drafts.discard(version=draft, by=gil)
    about = ("guideline", str(version.guideline_id))
    assert said(last("guideline.draft")) == (gil, *about, {"version": draft.number})
    assert said(last("guideline.discard")) == (gil, *about, {"version": draft.number})
    endpoint, _ = endpoints.register_endpoint(
        by=gil, name="CRM", url="https://192.0.2.1/hook", kinds=[EventKind.APPROVED]
    )
    for change in (endpoints.rotate_secret, endpoints.resume_endpoint, endpoints.remove_endpoint):
        change(endpoint)
        endpoint.refresh_from_db()
    found = AuditEvent.objects.filter(object_kind="webhook", object_key=str(endpoint.pk))
    kinds = list(found.order_by("id").values_list("kind", flat=True))
    assert kinds == ["webhook.make", "webhook.rotate", "webhook.remove"]
    assert {event.person for event in found} == {gil}
    log.append_leaf("log_key", {"former": "a", "verifier": "b"})
    assert last("log.key").by is None


def test_nothing_that_was_said_or_written_is_in_an_event(lena):
    """Every text that a person or a model wrote is marked; no event has the mark."""
    mark = "Xylophon"
    rosa = scenes.reviewer()
    turns = [("Ana " + mark, f"The {mark} is green."), ("Ben", f"So the {mark} stays.")]
    case = scenes.opened_case(mark, turns=turns)
    case = scenes.judged(scenes.written(case, f"A {mark}."), Action.PASS)
    client_of(rosa).get(reverse("summary", args=[case.pk]), HTTP_USER_AGENT="Firefox")
    claims.claim_case(case, by=rosa)
    text = f"The {mark} is green and it stays."
    decisions.edit(case, by=rosa, number=1, seen=1, text=text, judge=False)
    attempt = scenes.newest(case)
    record = decisions.approve(
        case, by=rosa, number=2, text_sha256=attempt.sha256, seen=2, comment=f"{mark} is right."
    )
    retention.place_hold(record.summary, by=lena, reason=f"The matter of {mark}.")
    exports.log_export(1, by=lena, kind="csv", selection=f"q={mark}")
    assert mark in Record.objects.get().snapshot
    events = AuditEvent.objects.all()
    assert events.count() > 8
    assert mark.lower() not in json.dumps(list(events.values()), default=str).lower()


def test_sign_ins_through_a_provider():
    rosa = scenes.reviewer()
    SignInEvent.objects.create(
        action="refused", source="entra", subject="s-1", reason="expired", address="192.0.2.7"
    )
    SignInEvent.objects.create(action="sign_in", user=rosa, source="entra", subject="s-2")
    refused, done = last("sign_in.provider_refused"), last("sign_in.provider")
    assert (refused.person, refused.address, refused.details) == (
        None,
        "192.0.2.7",
        {"source": "entra"},
    )
    assert (done.person, done.details) == (rosa, {"source": "entra"})
