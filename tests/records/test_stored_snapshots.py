"""A record is stored byte for byte as it was signed, and rows beside it are held against it."""

import json
from typing import Any

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from django.contrib.auth.models import User
from django.db import connection
from django.urls import reverse

from accounts import grants
from insight import personal_data
from judging.models import Evaluation
from records import access, appending, snapshot, verification
from records.exports import build_evidence_pack
from records.models import Disposition, Record
from reviews import decisions
from summaries.models import Summary, Transition
from summaries.status import Action
from summaries.texts import sha256
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.factories.sounds import recorded, shelf

__all__ = ["shelf"]
pytestmark = pytest.mark.django_db


def by_force(statement: str, *parameters: Any) -> None:
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement, parameters)


def all_whole() -> int:
    """How many records are stored as what was signed."""
    records = list(Record.objects.exclude(snapshot=""))
    assert all(record.is_whole for record in records)
    assert list(verification.content_faults()) == list(verification.verify()) == []
    return len(records)


# --- Records of every kind --------------------------------------------------


def of_the_same_meeting(record: Record, by: User) -> Record:
    case = Summary.objects.create(
        transcript=record.summary.transcript,
        guideline_version=record.summary.guideline_version,
        author=scenes.author(),
    )
    Transition.objects.create(summary=case, action="open", new="queued", role="author")
    case = scenes.judged(scenes.written(case, scenes.GOOD), Action.PASS)
    return decisions.approve(case, by=by, **scenes.signed(case))


def judged_again(case: Summary, judge: str, **columns: Any) -> None:
    Evaluation.objects.create(
        attempt=scenes.newest(case),
        guideline_version=case.guideline_version,
        judge=judge,
        model="x",
        seconds=1,
        passed=False,
        **columns,
    )


def test_a_record_of_every_kind_is_read_as_it_was_signed(rolf, lena, shelf):
    rita = scenes.reviewer("rita", "Rita Lang")
    first = scenes.approved(rolf, 'Grüße "aus" \\ München \u2028 \U0001f600')
    kept.disposed(scenes.approved(rolf, "Gone"), by=lena)
    with_sound = scenes.in_review("Third")
    recorded(with_sound.transcript)
    kept.argued(rita, rolf)
    kept.corrected(first, by=lena, approver=rolf)
    assert all_whole() == 3
    grants.set_active(user=rita, active=False, by=scenes.system_admin())
    personal_data.erase_person(rita, by=scenes.system_admin("olga", "Olga Other"))
    assert all_whole() == 3


def test_a_record_stays_whole_when_another_of_its_meeting_is_disposed_of(record, lena, rolf):
    other = of_the_same_meeting(record, by=rolf)
    assert all_whole() == 2
    kept.disposed(record, by=lena)
    assert not Disposition.objects.get().transcript
    assert all_whole() == 1
    assert scenes.TURNS[0][1] in Record.objects.get(pk=other.pk).snapshot


def test_numbers_that_are_spelled_otherwise_are_the_same(rolf):
    case = scenes.in_review()
    judged_again(case, "third", details={"rare": 0.0000032})
    decisions.approve(case, by=rolf, **scenes.signed(case))
    access.note_view(case, by=rolf)
    assert '"rare":0.0000032' in Record.objects.get().snapshot
    assert all_whole() == 1


def test_a_list_of_records_reads_neither_snapshots_nor_pdfs(record, django_assert_num_queries):
    with django_assert_num_queries(1):
        [found] = Record.objects.all()
    assert {"snapshot", "pdf"} <= found.get_deferred_fields()
    with django_assert_num_queries(1):
        [found] = Record.objects.defer(None)
        assert found.is_whole


def test_sql_reads_the_snapshot_as_json(record):
    with connection.cursor() as cursor:
        cursor.execute("SELECT snapshot::jsonb #>> '{approval,reviewer}' FROM records_record")
        assert cursor.fetchone() == ("rolf",)


# --- Builders ---------------------------------------------------------------


@pytest.fixture
def former(record: Record) -> Record:
    """As a former builder signed it, without a member of a case, an attempt and an evaluation."""
    signed = json.loads(record.snapshot)
    version = record.snapshot_version - 1
    signed["schema"] = snapshot.schema_name(version)
    del signed["engine_notice"]
    for attempt in signed["attempts"]:
        del attempt["written_by"]
        for evaluation in attempt["evaluations"]:
            del evaluation["prompt_version"]
    record.snapshot, record.snapshot_version = canonical_json(signed), version
    record.snapshot_sha256 = sha256(record.snapshot)
    by_force(
        "UPDATE records_record SET snapshot = %s, snapshot_version = %s, snapshot_sha256 = %s, "
        "sha256 = %s WHERE number = %s",
        record.snapshot,
        version,
        bytes.fromhex(record.snapshot_sha256),
        bytes.fromhex(appending.record_hash(record)),
        record.number,
    )
    return record


def test_a_record_of_a_former_builder_is_found_as_it_was_signed(former, rolf):
    later = scenes.approved(rolf, "Later")
    assert "engine_notice" in json.loads(later.snapshot)
    assert later.snapshot_version == former.snapshot_version + 1
    assert all_whole() == 2


def test_what_changed_beside_a_record_of_a_former_builder_is_named(former):
    by_force("UPDATE judging_evaluation SET details = details || '{\"more\": 1}'")
    assert told() == [evaluations_gone(1, of=1)]


def test_a_version_that_is_not_the_snapshots_own_is_named(record):
    by_force("UPDATE records_record SET snapshot_version = snapshot_version + 1")
    assert {
        "its snapshot is of another version than it says",
        "its snapshot is of a version that is not known here",
    } <= set(told())


# --- Rows that are gone or changed ------------------------------------------


def told() -> list[str]:
    return [fault.message for fault in verification.verify()]


def evaluations_gone(count: int, of: int) -> str:
    return f"{count} of the {of} evaluations of attempt 1 that were signed are gone or changed"


@pytest.fixture
def twice_judged(rolf) -> Record:
    case = scenes.in_review()
    judged_again(case, "second")
    return decisions.approve(case, by=rolf, **scenes.signed(case))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (
            "DELETE FROM judging_score",
            [evaluations_gone(1, of=2)],
        ),
        (
            "UPDATE judging_evaluation SET passed = NOT passed WHERE judge = 'second'",
            [evaluations_gone(1, of=2)],
        ),
        (
            "UPDATE judging_evaluation SET model = 'another'",
            [evaluations_gone(2, of=2)],
        ),
        (
            "UPDATE summaries_transcript SET turns = '[]'",
            ["the stored transcript changed", evaluations_gone(1, of=2)],
        ),
    ],
)
def test_a_row_that_is_gone_or_changed_is_named_and_changes_no_record(twice_judged, change, named):
    assert told() == []
    by_force(change)
    assert told() == named
    assert Record.objects.get().is_whole


def test_what_came_after_it_is_no_part_of_it(record):
    judged_again(record.summary, "late")
    assert all_whole() == 1


@pytest.mark.parametrize("column", ["text", "snapshot", "pdf"])
def test_a_byte_more_of_what_was_signed_is_named(record, column):
    more = r"'\x20'::bytea" if column == "pdf" else "' '"
    by_force(f"UPDATE records_record SET {column} = {column} || {more}")
    part = "PDF" if column == "pdf" else column
    message = f"its {part} does not match its hash"
    assert [fault.message for fault in verification.content_faults()] == [message]
    assert message in told()


def test_no_pack_is_made_of_a_record_that_changed(record, lena):
    by_force("UPDATE records_record SET snapshot = snapshot || ' '")
    with pytest.raises(ValueError, match=f"Record {record.number} differs from what was signed"):
        build_evidence_pack(Record.objects.get())
    answer = client_of(lena).post(reverse("pack", args=[record.number]), follow=True)
    assert "differs from what was signed" in answer.content.decode()


def test_the_page_shows_what_was_signed_and_what_is_wrong(record, rolf):
    by_force("DELETE FROM judging_evaluation")
    by_force("UPDATE summaries_transcript SET turns = '[]'")
    html = client_of(rolf).get(reverse("record", args=[record.number])).content.decode()
    assert "The stored transcript changed" in html
    assert record.text.split()[0] in html
