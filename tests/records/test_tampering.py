"""What whoever owns the tables, or may write to them, leaves behind when they forge or remove."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from delivery.models import SinkCursor
from delivery.sinks import dispatching
from judging.models import Evaluation
from records import access, retention
from records.appending import append_record
from records.models import Disposition, Record, Review
from records.verification import verify
from reviews import claims, decisions
from summaries.corrections import Change, store_corrections
from summaries.models import Deletion, Summary, Transition
from tests.database import unguarded
from tests.factories import kept, scenes

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]


def faults() -> list[str]:
    return [fault.message for fault in verify()]


def tamper(statement: str, *parameters: str) -> None:
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement, parameters)


def emptied_by_force(record: Record, days: int = 1) -> Disposition:
    with unguarded():
        row = Disposition.objects.create(
            summary=record.summary, reason="x", days=days, transcript=True
        )
        Summary.objects.filter(pk=record.summary_id).update(disposed=True)
        retention.empty_case(record.summary)
        retention.empty_transcript(record.summary.transcript)
    return row


def test_a_disposition_without_a_rule_shows(record):
    emptied_by_force(record)
    [found] = faults()
    assert found.startswith(f"case {record.summary_id} was disposed of though no rule")


def test_a_disposition_before_its_time_or_under_other_days_shows(record, lena):
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=lena, reason="The policy.")
    emptied_by_force(record, days=365)
    assert any("before the 365 days of its rule were over" in fault for fault in faults())
    tamper("UPDATE records_disposition SET days = 30")
    assert any("after 30 days, and the rule was 365 days" in fault for fault in faults())


def test_a_disposition_of_a_case_that_says_it_was_closed_earlier_shows(record, lena):
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=lena, reason="The policy.")
    then = timezone.now() - timedelta(days=400)
    Summary.objects.filter(pk=record.summary_id).update(status_since=then)
    record.refresh_from_db()
    retention.dispose(record.summary, by=lena, reason="Past its time.")
    [found] = faults()
    assert "before the 365 days" in found


def test_a_disposition_of_what_was_held_shows(record, lena):
    kept.due(record, by=lena)
    retention.place_hold(record.summary, by=lena, reason="Matter 12")
    emptied_by_force(record, days=365)
    [found] = faults()
    assert found.endswith("while it was on legal hold")


def test_the_database_refuses_a_disposition_that_no_rule_allows(record, lena):
    def dispose(days: int) -> None:
        with pytest.raises(IntegrityError, match="no rule of retention"), transaction.atomic():
            Disposition.objects.create(
                summary=record.summary, reason="x", days=days, transcript=True
            )

    dispose(1)
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=lena, reason="The policy.")
    dispose(365)
    dispose(1)


def forged(case: Summary, rolf) -> Record:
    """Every row of an approval by SQL, with hashes that fit; the reviewer never opened the case."""
    attempt = scenes.newest(case)
    review = Review.objects.create(
        attempt=attempt,
        reviewer=rolf,
        decision="approve",
        text_sha256=attempt.sha256,
        attestation=decisions.ATTESTATION,
    )
    Summary.objects.filter(pk=case.pk).update(status="approved")
    return append_record(review)


def test_an_approval_forged_by_insert_shows(rolf):
    forged(scenes.in_review(), rolf)
    assert faults() == [
        "its case is approved, and its history ends at in_review",
        "no move in its history approves it by who signed it",
        "its history has fewer approvals than the case has records",
        "the signer never claimed the case",
    ]


def test_an_approval_forged_with_its_move_shows(rolf):
    case = scenes.in_review()
    Transition.objects.create(
        summary=case, action="approve", old="in_review", new="approved", role="reviewer", actor=rolf
    )
    forged(case, rolf)
    assert faults() == ["the signer never claimed the case"]


def test_a_signature_of_who_corrected_the_transcript_shows_under_four_eyes(rolf):
    case = scenes.under_four_eyes(scenes.in_review())
    claims.claim_case(case, by=rolf)
    words = Change.words(0, "Good morning to all.")
    with transaction.atomic():
        store_corrections(case.transcript, [words], by=rolf, reason="Heard at 0:02.")
    Transition.objects.create(
        summary=case, action="approve", old="in_review", new="approved", role="reviewer", actor=rolf
    )
    forged(case, rolf)
    assert faults() == ["who signed it had a hand in it, under a guideline that asks for four eyes"]


def test_an_approval_without_a_record_shows(rolf):
    attempt = scenes.newest(scenes.in_review())
    Review.objects.create(
        attempt=attempt,
        reviewer=rolf,
        decision="approve",
        text_sha256=attempt.sha256,
        attestation="I have read it.",
    )
    [found] = faults()
    assert found.endswith("has no record")


def deletion(record: Record, by) -> Deletion:
    transcript = record.summary.transcript
    return Deletion.objects.create(
        transcript_id=transcript.pk,
        source="calls",
        external_id="x",
        sha256=transcript.sha256,
        history=[],
        by=by,
        reason="x",
    )


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("summaries_transition", "transitions that were signed are gone"),
        ("records_claimevent", "claims that were signed are gone"),
        ("judging_score", "evaluations of attempt 1 that were signed are gone"),
        ("judging_evaluation", "evaluations of attempt 1 that were signed are gone"),
    ],
)
def test_evidence_that_went_behind_a_deletion_shows(record, lena, table, told):
    with unguarded():
        deletion(record, lena)
    tamper(f"DELETE FROM {table}")
    found = faults()
    assert any(told in fault for fault in found)
    assert any("of record 1 is logged as deleted" in fault for fault in found)


@pytest.mark.parametrize("column", ["found", "said"])
@pytest.mark.parametrize(
    ("stored", "told"),
    [
        ("'[]'", "evaluations of attempt 1 that were signed are gone or changed"),
        ("'{{}}'", "evaluations of attempt 1 that were signed are gone or changed"),
        ("'[1]'", "its snapshot, or a row that it rests on, is of no known form"),
        ("'\"x\"'", "its snapshot, or a row that it rests on, is of no known form"),
    ],
)
def test_what_an_evaluation_holds_that_went_or_cannot_be_read_shows(record, column, stored, told):
    tamper(f"UPDATE judging_evaluation SET {column} = {stored.format(column)}")
    [fault] = faults()
    assert fault.endswith(told)


@pytest.mark.parametrize("column", ["found", "said"])
def test_one_changed_word_of_what_an_evaluation_holds_shows(record, column):
    (evaluation,) = Evaluation.objects.filter(attempt__summary=record.summary)
    rows = getattr(evaluation, column)
    rows[0]["reason"] += "."
    with unguarded():
        Evaluation.objects.filter(pk=evaluation.pk).update(**{column: rows})
    [fault] = faults()
    assert "evaluations of attempt 1 that were signed are gone or changed" in fault


def test_a_view_that_went_shows(rolf):
    case = scenes.in_review()
    claims.claim_case(case, by=rolf)
    from_now = scenes.signed(case)

    access.note_view(case, by=rolf)
    decisions.approve(case, by=rolf, **from_now)
    tamper("DELETE FROM records_viewevent")
    assert faults() == ["1 of the 1 views that were signed are gone or changed"]


def test_the_database_refuses_a_deletion_where_there_is_a_record(record, lena):
    with pytest.raises(IntegrityError, match="has a record"), transaction.atomic():
        deletion(record, lena)


@pytest.fixture
def directory(settings, tmp_path):
    settings.RECORD_SINKS = {"directory": str(tmp_path / "records")}
    return tmp_path / "records"


def reconciled() -> str:
    out = StringIO()
    with pytest.raises(Exception, match="Records differ from: directory"):
        call_command("reconcile_records", stdout=out)
    return out.getvalue()


def cut(record: Record) -> None:
    """The newest record and every row that points at it or comes from it; the case is as it was."""
    for statement in (
        "DELETE FROM delivery_receipt WHERE dispatch_id IN "
        "(SELECT id FROM delivery_dispatch WHERE record_id = %(id)s)",
        "DELETE FROM delivery_dispatch WHERE record_id = %(id)s",
        "DELETE FROM records_searchentry WHERE record_id = %(id)s",
        "DELETE FROM records_record WHERE id = %(id)s",
        "DELETE FROM records_review WHERE id = %(review)s",
        "DELETE FROM summaries_transition WHERE summary_id = %(case)s AND action = 'approve'",
        "UPDATE summaries_summary SET status = 'in_review' WHERE id = %(case)s",
    ):
        with unguarded(), connection.cursor() as cursor:
            keys = {"id": record.pk, "review": record.review_id, "case": record.summary_id}
            cursor.execute(statement, keys)


def test_a_cut_end_of_the_records_shows_where_a_sink_has_it(directory, rolf):
    scenes.approved(rolf, "First")
    last = scenes.approved(rolf, "Second")
    for sink in dispatching.due_sinks():
        dispatching.send_due_records(sink)
    cut(last)
    [found] = faults()
    assert found.startswith("sink directory was given records up to 2, and the newest one stored")
    told = reconciled()
    assert f"record-0000000002-{last.sha256[:12]}.json is held" in told
    assert "records up to 2 were handed over, and the newest one is 1" in told
    SinkCursor.objects.update(last_number=1)
    assert faults() == []
    assert "1 not stored here" in reconciled()


def test_a_record_written_anew_shows_where_a_sink_has_the_old_one(directory, rolf):
    record = scenes.approved(rolf)
    for sink in dispatching.due_sinks():
        dispatching.send_due_records(sink)
    tamper("UPDATE records_record SET sha256 = sha256('x')")
    told = reconciled()
    assert "record 1: no longer there" in told
    assert f"record-0000000001-{record.sha256[:12]}.json is held" in told
