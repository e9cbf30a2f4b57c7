"""Taking work back."""

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, connection, transaction

from reviews import claims, skips, viewing
from reviews.models import (
    ClaimEvent,
    Delivery,
    DeliveryTry,
    EditDraft,
    Endpoint,
    Event,
    LegalHold,
    Notification,
    ViewEvent,
)
from reviews.services import reject
from reviews.webhooks import addressing
from summaries import tokens
from summaries.models import Attempt, Deletion, Summary, Transcript, Transition
from tests.api.cases import approved, failed, in_review, new_case
from tests.api.conftest import Api, assert_problem, body_of, submission


@pytest.fixture
def reviewer(reviewing: Api) -> User:
    return User.objects.get(username="rita")


def test_an_open_case_is_cancelled_once(api: Api, submitted: Summary):
    response = api.post(f"summaries/{submitted.pk}/cancel")
    assert response.status_code == 202
    assert body_of(response)["status"] == "cancelled"
    assert submitted.transitions.filter(action="cancel", actor__username="service").exists()
    assert_problem(api.post(f"summaries/{submitted.pk}/cancel"), 409, "wrong-state")


def test_a_decided_case_is_not_cancelled(api: Api, service: User, reviewer: User):
    record = approved("a", by=service, reviewer=reviewer)
    assert_problem(api.post(f"summaries/{record.summary_id}/cancel"), 409, "wrong-state")


def test_cancelling_is_for_the_owner_and_operators(service: User, make_user, reviewing: Api):
    case = new_case("a", by=service)
    auditor = Api(tokens.issue("audit", make_user("audrey", "auditor"), ["ingest", "read"]))
    assert_problem(auditor.post(f"summaries/{case.pk}/cancel"), 403, "forbidden")
    assert_problem(reviewing.post(f"summaries/{case.pk}/cancel"), 403, "forbidden")
    operator = Api(tokens.issue("ops", User.objects.get(username="rita"), ["review"]))
    assert operator.post(f"summaries/{case.pk}/cancel").status_code == 202


def test_a_deleted_transcript_leaves_that_it_was_there(api: Api, service: User):
    case = failed("a", by=service)
    path = f"transcripts/{case.transcript_id}"
    response = api.ask("DELETE", path)
    assert response.status_code == 204
    assert response.content == b""
    assert_problem(api.get(path), 404, "not-found")
    deletion = Deletion.objects.get()
    assert (deletion.transcript_id, deletion.external_id) == (case.transcript_id, "a")
    assert deletion.by == service
    assert [move["action"] for move in deletion.history] == ["open", "fail"]
    assert not Transcript.objects.exists()
    assert not Transition.objects.exists()


def test_a_case_with_texts_and_verdicts_is_deleted_whole(api: Api, service: User):
    case = in_review("a", by=service)
    api.post(f"summaries/{case.pk}/cancel")
    assert api.ask("DELETE", f"transcripts/{case.transcript_id}").status_code == 204
    assert not Attempt.objects.exists()


def touched_by_everybody(case: Summary, reviewer: User) -> None:
    """Looked at, claimed, put off, edited, told of: all short of a decision."""
    viewing.note(case, by=reviewer)
    claims.hold(case, by=reviewer)
    skips.skip(case, by=reviewer)
    claims.hold(case, by=reviewer)
    attempt = case.attempts.get()
    EditDraft.objects.create(
        attempt=attempt, writer=reviewer, text="Half", saved_at=case.created_at
    )
    Notification.objects.create(
        user=reviewer, summary=case, kind="overdue", occasion=case.created_at
    )
    addressing.address()
    DeliveryTry.objects.create(delivery=Delivery.objects.get(), status=200, seconds=0.1)


def test_a_case_that_many_looked_at_and_nobody_decided_is_deleted_whole(
    api: Api, service: User, reviewer: User
):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["case.waiting"]})
    case = in_review("a", by=service)
    touched_by_everybody(case, reviewer)
    assert api.ask("DELETE", f"transcripts/{case.transcript_id}").status_code == 204
    assert not Summary.objects.exists()
    for model in (ViewEvent, ClaimEvent, EditDraft, Notification):
        assert not model.objects.exists()


def test_what_was_told_of_a_deleted_case_stays_told(api: Api, service: User, reviewer: User):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["case.waiting"]})
    case = in_review("a", by=service)
    touched_by_everybody(case, reviewer)
    api.ask("DELETE", f"transcripts/{case.transcript_id}")
    (delivery,) = Delivery.objects.all()
    assert str(case.pk) in delivery.payload
    assert delivery.event.transition is None
    assert delivery.log.count() == 1
    endpoint = Endpoint.objects.get()
    assert len(body_of(api.get(f"webhooks/{endpoint.pk}/deliveries"))["items"]) == 1


def test_what_was_not_yet_told_of_a_deleted_case_is_dropped(api: Api, service: User):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["case.failed"]})
    case = failed("a", by=service)
    api.ask("DELETE", f"transcripts/{case.transcript_id}")
    assert addressing.address() == 1
    assert not Event.objects.exists()
    assert not Delivery.objects.exists()


def test_a_transcript_on_legal_hold_stays(api: Api, service: User, reviewer: User):
    case = failed("a", by=service)
    LegalHold.objects.create(summary=case, by=reviewer, reason="A claim of Greenmarsh's.")
    assert_problem(api.ask("DELETE", f"transcripts/{case.transcript_id}"), 409, "cannot-delete")


@pytest.mark.parametrize("table", ["reviews_viewevent", "reviews_claimevent"])
def test_who_looked_at_a_case_stays_while_the_case_does(service: User, reviewer: User, table: str):
    case = in_review("a", by=service)
    viewing.note(case, by=reviewer)
    claims.hold(case, by=reviewer)
    with (
        pytest.raises(IntegrityError, match="refused"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(f"DELETE FROM {table}")


def test_after_a_deletion_the_external_id_is_free(api: Api, submitted: Summary):
    api.post(f"summaries/{submitted.pk}/cancel")
    api.ask("DELETE", f"transcripts/{submitted.transcript_id}")
    assert api.post("transcripts", submission(title="Another")).status_code == 202


def test_what_the_pipeline_has_is_cancelled_first(api: Api, submitted: Summary):
    response = api.ask("DELETE", f"transcripts/{submitted.transcript_id}")
    problem = assert_problem(response, 409, "cannot-delete")
    assert "Cancel" in problem["detail"]


def test_a_transcript_under_a_record_stays(api: Api, service: User, reviewer: User):
    record = approved("a", by=service, reviewer=reviewer)
    path = f"transcripts/{record.summary.transcript_id}"
    assert_problem(api.ask("DELETE", path), 409, "cannot-delete")
    assert api.get(path).status_code == 200


def test_a_transcript_whose_summary_was_rejected_stays(api: Api, service: User, reviewer: User):
    case = in_review("a", by=service)
    reject(case, by=reviewer, number=1, seen=1, comment="Wrong meeting.")
    assert_problem(api.ask("DELETE", f"transcripts/{case.transcript_id}"), 409, "cannot-delete")
    assert not Deletion.objects.exists()


def test_a_stranger_deletes_nothing(stranger: Api, submitted: Summary):
    path = f"transcripts/{submitted.transcript_id}"
    assert_problem(stranger.ask("DELETE", path), 404, "not-found")


def test_a_deletion_is_never_changed_or_deleted(api: Api, service: User):
    case = failed("a", by=service)
    api.ask("DELETE", f"transcripts/{case.transcript_id}")
    for statement in (
        "UPDATE summaries_deletion SET reason = 'x'",
        "DELETE FROM summaries_deletion",
    ):
        with (
            pytest.raises(IntegrityError, match="refused"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement)
