"""manage.py verify_records, on records that are broken on purpose."""

import json
from io import StringIO
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection

from records.models import Record
from tests.api.cases import approved, new_case
from tests.database import unguarded
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def records() -> list[Record]:
    """Three records, oldest first."""
    reviewer = factories.user("rita", "reviewers")
    return [approved(f"call-{number}", reviewer=reviewer) for number in (1, 2, 3)]


def run() -> tuple[int, str, list[str]]:
    """The exit code, the first line of standard output, and what standard error has."""
    out, err = StringIO(), StringIO()
    code = 0
    try:
        call_command("verify_records", stdout=out, stderr=err)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, out.getvalue().partition("\n")[0], err.getvalue().splitlines()


def tamper(statement: str, *parameters: UUID | str | bytes) -> None:
    """As the owner of the tables could: without triggers and foreign keys."""
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement, parameters)


def faults() -> list[str]:
    code, out, lines = run()
    assert code == 1
    assert out == ""
    assert lines[-1].endswith((" in 3 records", " in 2 records"))
    return lines[:-1]


def test_no_records_are_intact():
    assert run() == (0, "0 records verified, all intact", [])


def test_records_as_they_were_approved_are_intact(records: list[Record]):
    assert run() == (0, "3 records verified, all intact", [])


def test_a_record_bears_the_time_of_its_approval_whatever_becomes_of_the_clock(
    records: list[Record],
):
    assert [record.created_at for record in records] == [
        record.review.created_at for record in records
    ]


def test_an_altered_text_shows(records: list[Record]):
    tamper("UPDATE records_record SET text = 'All is well.' WHERE number = 2")
    found = faults()
    assert "record 2: its text does not match its hash" in found
    assert "record 2: the approved attempt is another text" in found
    assert not any(line.startswith(("record 1", "record 3")) for line in found)


def test_a_text_altered_with_its_hash_shows(records: list[Record]):
    tamper(
        "UPDATE records_record SET text = 'x', text_sha256 = sha256('x') WHERE number = 2",
    )
    found = faults()
    assert "record 2: its hashes do not match its own" in found
    assert "record 2: the review was for another text" in found


def test_an_altered_snapshot_shows(records: list[Record]):
    altered = Record.objects.get(number=3).snapshot.replace("rita", "nina")
    tamper(
        "UPDATE records_record SET snapshot = %s WHERE number = 3",
        altered,
    )
    assert faults() == [
        "record 3: its snapshot does not match its hash",
        "record 3: its approval is stored with another reviewer than was signed",
        "record 3: 1 of the 1 claims that were signed are gone or changed",
        "record 3: 1 of the 4 transitions that were signed are gone or changed",
    ]


def test_a_snapshot_that_is_no_json_shows(records: list[Record]):
    tamper("UPDATE records_record SET snapshot = '{' WHERE number = 1")
    assert "record 1: the snapshot's transcript is another" in faults()


def test_an_altered_transcript_shows(records: list[Record]):
    turns = records[0].summary.transcript.turns
    tamper(
        "UPDATE summaries_transcript SET turns = %s WHERE id = %s",
        json.dumps([{**turns[0], "text": "No failure."}, *turns[1:]]),
        records[0].summary.transcript_id,
    )
    assert faults() == ["record 1: the stored transcript changed"]


def test_an_altered_attempt_shows(records: list[Record]):
    tamper(
        "UPDATE summaries_attempt SET text = 'Nothing failed.' WHERE summary_id = %s",
        records[1].summary_id,
    )
    assert faults() == ["record 2: the approved attempt is another text"]


REWRITTEN = {
    "reviewer": (
        "records_review",
        "reviewer_id = (SELECT id FROM auth_user WHERE username = 'otto')",
    ),
    "comment": ("records_review", "comment = 'I did not read it.'"),
    "attestation": ("records_review", "attestation = 'Fine.'"),
    "at": ("records_review", "created_at = created_at - interval '1 minute'"),
    "title": ("summaries_transcript", "title = 'Another meeting'"),
    "source": ("summaries_transcript", "source = 'elsewhere'"),
    "external_id": ("summaries_transcript", "external_id = 'another'"),
    "occurred_at": ("summaries_transcript", "occurred_at = now()"),
    "received_at": ("summaries_transcript", "created_at = now() - interval '1 day'"),
    "model": ("summaries_attempt", "model = 'openai:gpt-5'"),
}


@pytest.mark.slow
@pytest.mark.parametrize("field", REWRITTEN)
def test_a_row_that_tells_otherwise_than_was_signed_shows(records: list[Record], field: str):
    factories.user("otto", "reviewers")
    table, change = REWRITTEN[field]
    record = records[1]
    rows = {
        "records_review": record.review_id,
        "summaries_transcript": record.summary.transcript_id,
        "summaries_attempt": record.review.attempt_id,
    }
    tamper(f"UPDATE {table} SET {change} WHERE id = %s", rows[table])
    found = faults()
    assert all(line.startswith("record 2: ") for line in found)
    assert found[0].startswith("record 2: its ")
    assert found[0].endswith(f" is stored with another {field} than was signed")


def test_a_record_that_is_dated_otherwise_than_its_approval_shows(records: list[Record]):
    tamper(
        "UPDATE records_record SET created_at = created_at - interval '1 day' WHERE number = 2",
    )
    assert faults() == [
        "log: record 2 is stored with other values than the log has",
        "record 2: its date is not that of its approval",
    ]


def test_a_record_of_a_refusal_shows(records: list[Record]):
    tamper(
        "UPDATE records_review SET decision = 'reject', comment = 'No.' WHERE id = %s",
        records[0].review_id,
    )
    assert "record 1: its review is no approval" in faults()


def test_a_record_moved_to_another_case_shows(records: list[Record]):
    other = new_case("call-4")
    tamper("UPDATE records_record SET summary_id = %s WHERE number = 3", other.pk)
    found = faults()
    assert "record 3: its review is of another case" in found
    assert "record 3: the record is stored with another summary than was signed" in found


def test_a_changed_name_of_the_approver_is_no_fault(records: list[Record]):
    User.objects.filter(username="rita").update(first_name="Rita", last_name="Newly-Wed")
    assert run()[0] == 0


def test_a_missing_record_in_the_middle_shows(records: list[Record]):
    tamper("DELETE FROM records_record WHERE number = 2")
    assert faults() == [
        "log: record 2 is in the log, and its row is gone",
        f"stored: case {records[1].summary_id} is approved and has no record",
        f"stored: approval {records[1].review_id} of case {records[1].summary_id} has no record",
    ]


def test_a_missing_first_record_shows(records: list[Record]):
    tamper("DELETE FROM records_record WHERE number = 1")
    assert "log: record 1 is in the log, and its row is gone" in faults()


def test_a_missing_last_record_shows(records: list[Record]):
    tamper("DELETE FROM records_record WHERE number = 3")
    assert faults() == [
        "log: record 3 is in the log, and its row is gone",
        f"stored: case {records[2].summary_id} is approved and has no record",
        f"stored: approval {records[2].review_id} of case {records[2].summary_id} has no record",
    ]


def test_records_that_changed_places_show(records: list[Record]):
    tamper(
        "UPDATE records_record SET number = CASE number WHEN 2 THEN 30 ELSE 20 END "
        "WHERE number IN (2, 3)",
    )
    tamper("UPDATE records_record SET number = number / 10 WHERE number > 10")
    found = faults()
    for number in (2, 3):
        assert f"log: record {number} is stored with other values than the log has" in found
    assert "record 2: its hashes do not match its own" in found


def test_another_review_under_a_record_shows(records: list[Record]):
    tamper(
        "UPDATE records_review SET text_sha256 = sha256('a') WHERE id = %s",
        records[0].review_id,
    )
    assert faults() == ["record 1: the review was for another text"]


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_it_tells_a_terminal_how_far_it_is(records: list[Record], monkeypatch):
    monkeypatch.setattr("records.verification._WATCHED", 2)
    terminal = Terminal()
    call_command("verify_records", stdout=StringIO(), stderr=terminal)
    assert "2 records compared" in terminal.getvalue()
