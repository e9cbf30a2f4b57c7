"""A snapshot is stored without what the rows of its case hold, and is read back byte for byte."""

import json
from collections import ChainMap
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from accounts import grants
from insight import personal_data
from judging.models import Evaluation
from llm.canonical_json import canonical_json
from records import access, bulk, storage, verification
from records.exports import pack_of
from records.models import Disposition, Record, SharedParts
from records.snapshot import GONE, packed, parts_in, with_parts, with_snapshots
from reviews import decisions
from summaries.models import Summary, Transition
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.factories.sounds import recorded, shelf

__all__ = ["shelf"]
pytestmark = pytest.mark.django_db


def by_force(statement: str, *parameters: Any) -> None:
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement, parameters)


def all_read() -> int:
    """How many are whole of those that are read at once."""
    return sum(record.is_whole for record in with_snapshots(Record.objects.all()))


def all_whole() -> int:
    """How many records are read as what was signed, one by one and many at once."""
    records = list(Record.objects.exclude(stored_snapshot=b""))
    assert all(record.is_whole for record in records)
    assert all_read() == len(records)
    assert list(verification.contents()) == list(verification.verify()) == []
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
    personal_data.erase(rita, by=scenes.system_admin("olga", "Olga Other"))
    assert all_whole() == 3


def test_what_is_stored_has_neither_turns_nor_evaluations(rolf, record):
    kept.argued(scenes.reviewer("rita", "Rita Lang"), rolf)
    for found in Record.objects.all():
        left = json.loads(storage.unpacked(bytes(found.stored_snapshot), SharedParts(), GONE))
        assert left == with_parts(json.loads(found.snapshot), lambda part: None)
        assert len(bytes(found.stored_snapshot)) < len(found.snapshot) / 4


def test_a_record_stays_whole_when_another_of_its_meeting_is_disposed_of(record, lena, rolf):
    other = of_the_same_meeting(record, by=rolf)
    assert all_whole() == 2
    kept.disposed(record, by=lena)
    assert not Disposition.objects.get().transcript
    assert all_whole() == 1
    assert scenes.TURNS[0][1] in Record.objects.get(pk=other.pk).snapshot


def test_numbers_that_are_spelled_otherwise_cost_no_close_look(rolf, monkeypatch):
    case = scenes.in_review()
    judged_again(case, "third", details={"rare": 0.0000032})
    decisions.approve(case, by=rolf, **scenes.signed(case))
    access.note_view(case, by=rolf)
    assert '"rare":0.0000032' in Record.objects.get().snapshot
    monkeypatch.setattr(verification, "_closely", lambda numbers: pytest.fail(str(numbers)))
    assert all_whole() == 1


def test_many_are_read_in_as_many_queries_as_one(rolf, django_assert_num_queries):
    scenes.approved(rolf)
    assert all_read() == 1  # What snapshots share is read once in a process.
    with django_assert_num_queries(6):
        assert all_read() == 1
    kept.argued(scenes.reviewer("rita", "Rita Lang"), rolf)
    scenes.approved(rolf, "Third")
    assert all_read() == 3
    with django_assert_num_queries(6):
        assert all_read() == 3


def test_a_record_that_is_read_anew_has_the_snapshot_that_is_stored_now(record):
    before = record.snapshot
    by_force("UPDATE records_record SET stored_snapshot = %s", b"{}")
    record.refresh_from_db()
    assert (before != record.snapshot, record.snapshot) == (True, "{}")


# --- What is stored ---------------------------------------------------------


def parts_by_hash(snapshot: str) -> dict[str, bytes]:
    spelled = [canonical_json(part).encode() for part in parts_in(json.loads(snapshot))]
    return {storage.digest(part): part for part in spelled}


def with_changed_byte(stored: bytes, at: int) -> bytes:
    return stored[:at] + bytes([stored[at] ^ 0xFF]) + stored[at + 1 :]


def places_that_tell(record: Record) -> list[int]:
    """Of the bytes whose change gives another snapshot. Few give the same: where zlib then copies
    the same words from another place."""
    stored, whole = bytes(record.stored_snapshot), record.snapshot.encode()
    parts = ChainMap(parts_by_hash(record.snapshot), SharedParts())
    return [
        at
        for at in range(len(stored))
        if storage.unpacked(with_changed_byte(stored, at), parts, GONE) != whole
    ]


def test_what_is_missing_or_more_of_it_shows(record):
    stored, whole = bytes(record.stored_snapshot), record.snapshot.encode()
    parts = ChainMap(parts_by_hash(record.snapshot), SharedParts())
    assert storage.unpacked(stored, parts, GONE) == whole
    assert not any(storage.unpacked(stored[:at], parts, GONE) for at in range(len(stored)))
    assert not storage.unpacked(stored + b"x", parts, GONE)


def test_a_changed_byte_of_it_is_no_error_and_nearly_always_another_snapshot(record):
    stored = bytes(record.stored_snapshot)
    assert len(places_that_tell(record)) > 0.98 * len(stored)


def test_a_changed_byte_of_it_is_named(record):
    place = places_that_tell(record)[-1]
    by_force(
        "UPDATE records_record SET stored_snapshot = set_byte(stored_snapshot, %s, "
        "255 - get_byte(stored_snapshot, %s))",
        place,
        place,
    )
    assert list(bulk.contents()) == [(record.number, "snapshot")]
    told = [fault.message for fault in verification.verify()]
    assert "its snapshot does not match its hash" in told


# Texts that look like parts, or like what stands in the place of one.
TEXTS = st.one_of(
    st.text(),
    st.sampled_from(
        ["null", "[]", '"turns":null', '[{"text":""}]', '{"at":"","details":null}', "/BaseFont"]
    ),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(-1, 1) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)
EVALUATIONS = st.lists(st.fixed_dictionaries({"at": TEXTS, "details": JSON}), max_size=3)
TURNS = st.lists(st.fixed_dictionaries({"text": TEXTS}), max_size=3)
SNAPSHOTS = st.fixed_dictionaries(
    {
        "attempts": st.lists(
            st.fixed_dictionaries({"evaluations": EVALUATIONS, "text": TEXTS}), max_size=3
        ),
        "guideline": st.fixed_dictionaries({"instructions": TEXTS}),
        "schema": TEXTS,
        "transcript": st.fixed_dictionaries({"title": TEXTS, "turns": TURNS}),
    }
)


@given(SNAPSHOTS)
def test_whatever_it_says_it_is_read_as_it_was(held: dict[str, Any]) -> None:
    whole = canonical_json(held)
    stored, like = packed(whole)
    parts = parts_by_hash(whole)
    shared = {storage.digest(like): like}
    assert storage.unpacked(stored, {**parts, **shared}, GONE).decode() == whole
    without = json.loads(storage.unpacked(stored, shared, GONE))
    assert without == with_parts(json.loads(whole), lambda part: part and None)


# --- Parts that are gone or changed -----------------------------------------


def told() -> list[str]:
    return [fault.message for fault in verification.verify()]


def evaluations_gone(count: int, of: int) -> str:
    return f"{count} of the {of} evaluations of attempt 1 that were signed are gone or changed"


NO_MATCH = "its snapshot does not match its hash"


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
            [NO_MATCH, evaluations_gone(1, of=2)],
        ),
        (
            "UPDATE judging_evaluation SET passed = NOT passed WHERE judge = 'second'",
            [NO_MATCH, evaluations_gone(1, of=2)],
        ),
        (
            "UPDATE judging_evaluation SET model = 'another'",
            [NO_MATCH, evaluations_gone(2, of=2)],
        ),
        (
            "UPDATE summaries_transcript SET turns = '[]'",
            [
                NO_MATCH,
                "the stored transcript changed",
                "the snapshot's transcript is another",
                evaluations_gone(1, of=2),
            ],
        ),
    ],
)
def test_a_part_that_is_gone_or_changed_is_named(twice_judged, change, named):
    assert told() == []
    by_force(change)
    assert told() == named
    assert list(bulk.contents()) == [(twice_judged.number, "snapshot")]


def test_what_came_after_it_is_no_part_of_it(record):
    judged_again(record.summary, "late")
    assert all_whole() == 1


def test_a_record_whose_transcript_is_gone_is_named_by_hashes_alone(record):
    by_force("DELETE FROM summaries_transcript")
    assert [fault.number for fault in verification.contents()] == [record.number]


@pytest.fixture
def damaged(record) -> Record:
    """No turns and no evaluation of it are there."""
    by_force("DELETE FROM judging_evaluation")
    by_force("UPDATE summaries_transcript SET turns = ''")
    return Record.objects.get()


def test_what_is_left_is_read_with_null_for_the_rest(damaged):
    held = json.loads(damaged.snapshot)
    assert held["transcript"]["turns"] is None
    assert [attempt["evaluations"] for attempt in held["attempts"]] == [[None]]
    assert held["approval"]["reviewer"] == "rolf"


def test_the_page_shows_what_is_left_and_what_is_wrong(damaged, rolf):
    html = client_of(rolf).get(reverse("record", args=[damaged.number])).content.decode()
    assert NO_MATCH[1:] in html
    assert damaged.text.split()[0] in html


def test_no_pack_is_made_of_what_is_left(damaged, lena):
    with pytest.raises(ValueError, match=f"Record {damaged.number} is not stored as it was signed"):
        pack_of(damaged)
    answer = client_of(lena).post(reverse("pack", args=[damaged.number]), follow=True)
    assert "is not stored as it was signed" in answer.content.decode()
