"""What the first look at many records says is no more than a close look says of each."""

import pytest
from django.db import connection

from records import bulk, verification
from records.models import Record
from summaries.models import Recording
from tests.database import unguarded
from tests.factories import kept, scenes
from tests.factories.sounds import recorded, shelf

__all__ = ["shelf"]
pytestmark = pytest.mark.django_db


def by_force(statement: str) -> None:
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement)


def not_plain() -> list[int]:
    return list(verification._find_suspicious(lambda count: None))


@pytest.fixture
def records(rolf, lena, shelf) -> list[Record]:
    first = scenes.approved(rolf, 'Grüße "aus" \\ München')
    kept.disposed(scenes.approved(rolf, "Second"), by=lena)
    with_sound = scenes.in_review("Third")
    recorded(with_sound.transcript)
    found = [
        first,
        kept.argued(scenes.reviewer("rita", "Rita Lang"), rolf),
        kept.corrected(first, by=lena, approver=rolf),
    ]
    assert Recording.objects.exists()
    return found


def test_whatever_happened_to_a_case_its_record_is_plain(records):
    assert not_plain() == []
    assert list(verification.verify()) == []


def test_a_new_name_costs_no_close_look(records, rolf):
    rolf.last_name = "Newly-Wed"
    rolf.save()
    by_force("UPDATE summaries_guideline SET title = 'Other'")
    assert not_plain() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "snapshot",
    ["{", "[]", "{}", "null", '"\\u0000"', '{"attempts": 1}', '{"attempts": [{"number": "x"}]}'],
)
def test_a_snapshot_of_no_known_form_hides_nothing_of_the_records_beside_it(records, snapshot):
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE records_record SET snapshot = %s, "
            "snapshot_sha256 = sha256(convert_to(%s, 'UTF8')) WHERE number = 1",
            [snapshot, snapshot],
        )
    by_force("UPDATE records_record SET text = 'x' WHERE number = 3")
    found = {fault.number for fault in verification.verify()}
    assert {1, 3} <= found


def test_a_move_is_read_as_it_is_stored(records):
    by_force(
        """UPDATE summaries_transition SET role = 'judge"],["approve"' WHERE action = 'pass'"""
    )
    assert not_plain() == [1, 2, 3, 4]
    messages = [fault.message for fault in verification.verify()]
    assert any("has a move that is not allowed" in message for message in messages)


def test_every_batch_is_read(records, monkeypatch):
    monkeypatch.setattr(bulk, "_BATCH", 1)
    assert [record.number for record in bulk.Reader().records()] == [1, 2, 3, 4]
    assert not_plain() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM summaries_transcript WHERE id = (SELECT s.transcript_id FROM records_record r "
        "JOIN summaries_summary s ON s.id = r.summary_id WHERE r.number = 1)",
        "DELETE FROM summaries_summary WHERE id = (SELECT summary_id FROM records_record "
        "WHERE number = 1)",
        "UPDATE records_record SET supersedes_id = (SELECT id FROM records_record "
        "WHERE number = 2), reason = 'x' WHERE number = 1",
        """UPDATE judging_evaluation SET details = '{"a": 1e400}'""",
        "UPDATE summaries_transcript SET turns = '[1e400]'",
    ],
)
def test_what_cannot_be_read_is_named_and_stops_nothing(records, statement):
    by_force(statement)
    by_force("UPDATE records_record SET text = 'x' WHERE number = 3")
    assert {1, 3} <= {fault.number for fault in verification.verify()}
