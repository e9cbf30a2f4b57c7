"""A disposition finds every word of a case, in whatever table it stands, and nothing stops it."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, connection, transaction
from django.urls import reverse
from django.utils import timezone

from delivery import notifications
from delivery.models import Delivery, Dispatch, EventKind, Notification, NotificationKind, State
from delivery.webhooks import deliveries, endpoints
from judging import tryouts
from judging.models import Evaluation, EvidenceSearch, Rating, TriedText, TryOut
from judging.tryouts import TryOutPlan
from llm.models import CachedAnswer, ModelCall
from records import access, retention
from records.models import ActionEntry, Disposition, Recall, Record
from records.verification import verify
from reviews import (
    assignments,
    claims,
    corrections,
    decisions,
    drafts,
    ratings,
    worklist,
)
from reviews.models import Claim
from summaries.corrections import Change, store_corrections
from summaries.intake import ExternalIdConflict, Submission, ingest_submission
from summaries.models import (
    Attempt,
    JobStatus,
    MeetingContext,
    Origin,
    Redaction,
    RevisionBrief,
    Sending,
    Suggestion,
    Summary,
    Transcript,
)
from summaries.services import add_attempt
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.factories.cases import model_call
from tests.factories.sounds import recorded, shelf
from tests.records import circulating

__all__ = ["shelf"]
pytestmark = pytest.mark.django_db

WORD = "Zyxwortel"
TURNS = [
    ("Ana Ruiz", f"Good morning. The budget for {WORD} has 48,000 euros."),
    ("Ben Okafor", f"We decide today that {WORD} starts on 4 May with two hospitals."),
    ("Chidi Mensah", f"I will send the contract for {WORD} to both hospitals by Friday."),
]


@pytest.fixture
def case(rolf, lena, shelf):
    """A case with a row in every table that a case can have rows in."""
    notifications.write_new_notifications()
    program = scenes.person("crm")
    case = scenes.under(
        scenes.opened_case("Steering meeting", turns=TURNS, submitted_by=program),
        send_minutes=Sending.ASKED,
    )
    MeetingContext.objects.create(
        transcript=case.transcript, number=1, participants=[{"name": WORD}], agenda=WORD
    )
    scenes.pipeline_finishes(case)
    attempt = scenes.newest(case)
    assert WORD in attempt.text
    recorded(case.transcript)
    with transaction.atomic():
        words = Change.words(0, f"Good morning. {WORD} has 48,000 euros.")
        store_corrections(case.transcript, [words], by=rolf, reason="Heard at 0:02.")
    endpoints.register_endpoint(
        by=lena, name="CRM", url="https://crm.example.org/x", kinds=EventKind.values
    )
    worklist.skip(case, by=rolf)
    worked_on(case, attempt, rolf, lena)
    record = decisions.approve(
        case,
        by=rolf,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment="Read against the transcript.",
    )
    circulating.sent(record, by=rolf)
    circulating.objects(circulating.links()["ana@example.org"])
    Dispatch.objects.create(record=record, sink="directory")
    ActionEntry.objects.create(record=record, position=1, what=WORD, who=WORD, said=WORD)
    deliveries.make_deliveries()
    retention.lift_hold(
        retention.place_hold(case, by=lena, reason="Matter 12"), by=lena, reason="Settled."
    )
    case.refresh_from_db()
    return case


def worked_on(case, attempt, rolf, lena) -> None:
    version = case.guideline_version
    claims.claim_case(case, by=rolf)
    assignments.assign(case, to=rolf, by=rolf)
    access.note_view(case, by=rolf)
    drafts.save_draft(attempt, text=f"{WORD} is off.", by=lena)
    ratings.rate(attempt, by=rolf, values={item.pk: 4 for item in ratings.criteria_to_rate(case)})
    preview = tryouts.request_try_out(TryOutPlan(version), attempt, by=lena)
    tryouts.run_try_out(preview.pk)
    EvidenceSearch.objects.create(attempt=attempt, status="failed", failure=WORD)
    typed = TriedText(attempt=attempt, text=f"{WORD}?")
    tryouts.store_try_out(TryOut.Kind.TYPED, TryOutPlan(version), [typed], by=rolf, summary=case)
    Suggestion.objects.create(
        attempt=attempt, text=f"{WORD}!", model="openai:gpt-5", status=JobStatus.DONE
    )
    RevisionBrief.objects.create(attempt=attempt, comment=f"Say more of {WORD}.", by=rolf)
    Redaction.objects.create(summary=case, sealed=WORD)
    Notification.objects.create(
        user=rolf, kind=NotificationKind.OVERDUE, summary=case, occasion=timezone.now(), reason=WORD
    )
    for subject, digest in [(case.pk, "b"), (preview.only.pk, "c")]:
        model_call(
            purpose="judge",
            subject=subject,
            outcome="invalid",
            error=f"no JSON: {WORD}",
            request_sha256=digest * 64,
        )
        CachedAnswer.objects.create(request_sha256=digest * 64, answer=WORD.encode())


def tables_with(word: str) -> set[str]:
    """Also as bytes, which PostgreSQL shows in hexadecimal digits."""
    found, shown = set(), [f"%{word}%", f"%{word.encode().hex()}%"]
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT 1 FROM "{table}" t WHERE t::text ILIKE ANY(%s)', [shown])
            if cursor.fetchone():
                found.add(table)
    return found


def unrelated() -> list[str]:
    """Tables that hang on a case and have no row: this test would not see what they hold.

    A claim ends with the decision, and a recall holds no words.
    """
    related = {
        relation.related_model
        for model in (Summary, Attempt, Evaluation, Record, Transcript)
        for relation in model._meta.related_objects
    }
    return sorted(
        model.__name__
        for model in related - {Disposition, Claim, Recall}
        if not model._default_manager.exists()
    )


def test_no_word_of_the_case_stays_in_any_table(case, lena):
    assert unrelated() == []
    assert {"summaries_transcript", "records_record", "llm_cachedanswer"} <= tables_with(WORD)
    kept.due(case.records.get(), by=lena)
    retention.dispose(case, by=lena, reason="Past its time.")
    assert tables_with(WORD) == set()
    assert list(verify()) == []


def test_what_people_did_stays(case, lena):
    kept.due(case.records.get(), by=lena)
    retention.dispose(case, by=lena, reason="Past its time.")
    assert Rating.objects.filter(attempt__summary=case).exists()
    assert Delivery.objects.exists()
    assert ModelCall.objects.filter(subject=case.pk).exists()
    assert {"claim_events", "views", "transitions", "holds"} <= {
        name
        for name in ("claim_events", "views", "transitions", "holds")
        if getattr(case, name).exists()
    }


def test_a_sink_that_has_not_taken_the_record_is_not_given_its_rest(case, lena):
    kept.due(case.records.get(), by=lena)
    retention.dispose(case, by=lena, reason="Past its time.")
    assert [row.state for row in Dispatch.objects.all()] == [State.GIVEN_UP]


def rejected(rolf) -> Summary:
    case = scenes.in_review("A call nobody wanted")
    decisions.reject(case, by=rolf, number=1, seen=1, comment="Not a meeting.")
    Summary.objects.filter(pk=case.pk).update(status_since=timezone.now() - timedelta(days=400))
    case.refresh_from_db()
    return case


def test_rejected_and_cancelled_cases_fall_under_the_retention(rolf, lena):
    case = rejected(rolf)
    retention.set_retention(case.guideline_version.guideline, days=365, by=lena, reason="Policy.")
    Summary.objects.filter(pk=scenes.in_review("Still open").pk).update(
        status_since=timezone.now() - timedelta(days=400)
    )
    assert list(retention.due_cases()) == [case]
    client = client_of(lena)
    assert "A call nobody wanted" in client.get(reverse("retention")).content.decode()
    client.post(reverse("dispose"), {"summary": str(case.pk), "reason": "Clean up."})
    assert Summary.objects.get(pk=case.pk).transcript.turns == []
    assert client.get(reverse("summary", args=[case.pk])).status_code == 200
    assert "Rejected case" in client.get(reverse("retention")).content.decode()


def test_a_case_without_a_record_is_held_and_let_go_on_a_page_of_its_own(rolf, lena):
    case = rejected(rolf)
    client, url = client_of(lena), reverse("summary-holds", args=[case.pk])
    client.post(url, {"reason": "Matter 12"})
    retention.set_retention(case.guideline_version.guideline, days=365, by=lena, reason="Policy.")
    assert list(retention.held_back_cases()) == [case]
    assert "Matter 12" in client.get(url).content.decode()
    answer = client.post(reverse("lift-hold", args=[case.holds.get().pk]), {"reason": "Settled."})
    assert answer.headers["Location"] == url
    assert list(retention.due_cases()) == [case]


def test_a_record_that_was_disposed_of_is_not_corrected(rolf, lena):
    record = kept.disposed(scenes.approved(rolf), by=lena)
    with pytest.raises(PermissionDenied, match="disposed of"):
        corrections.correct(record, by=lena, text="Something else.", reason="Wrong.")


def test_a_transcript_that_was_disposed_of_is_not_taken_in_again_under_another_guideline(
    rolf, lena
):
    sent = Submission(source="crm", external_id="1", title="Call", content="Ana: It is done.\n")
    case = ingest_submission(sent, by=None).summary
    scenes.judged(scenes.written(case, scenes.GOOD), Action.PASS)
    decisions.reject(case, by=rolf, number=1, seen=1, comment="No.")
    retention.set_retention(case.guideline_version.guideline, days=1, by=lena, reason="Policy.")
    Summary.objects.filter(pk=case.pk).update(status_since=timezone.now() - timedelta(days=2))
    retention.dispose(case, by=lena, reason="Past its time.")
    again = ingest_submission(sent, by=None)
    assert (again.created, again.summary) == (False, case)
    other = Submission(**{**vars(sent), "guideline": case.guideline_version.guideline.name})
    with pytest.raises(ExternalIdConflict):
        ingest_submission(other, by=None)


def test_the_database_opens_no_case_on_what_is_gone_and_adds_no_text(rolf, lena):
    case = kept.disposed(scenes.approved(rolf), by=lena).summary
    with pytest.raises(IntegrityError, match="disposed of"), transaction.atomic():
        Summary.objects.create(
            transcript=case.transcript,
            guideline_version=case.guideline_version,
            author=scenes.author(),
        )
    with pytest.raises(IntegrityError, match="disposed of"), transaction.atomic():
        add_attempt(case, text="Other.", origin=Origin.REVIEWER, based_on=None, by=rolf)
