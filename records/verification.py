"""Verification of records: hashes, and the rows that a record was made from."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Prefetch, prefetch_related_objects

from accounts import grants
from llm.canonical_json import NotCanonical, canonical_json
from records import approvals, bulk, removals, snapshot
from records.appending import record_hash, superseded_dict
from records.models import SNAPSHOT_PARTS, Decision, Record, Review
from records.snapshot import (
    attempt_dict,
    passkey_dict,
    prefetch_snapshot_rows,
    review_dict,
    transcript_dict,
)
from summaries import recordings
from summaries.models import DISPOSED, Recording, Summary
from summaries.status import Status
from summaries.texts import sha256, turns_sha256
from transparency import checking

# --- Rows -------------------------------------------------------------------
# Whether the rows that a record was made from still agree with its snapshot.
#
# Pages, exports and searches read who approved, when and of which meeting from these rows, and no
# hash covers them. A hash covers the snapshot, so they are compared with it.

# A record is written in the transaction of its approval; a clock may be set in between.
_SAME_TIME = timedelta(hours=1)
# What people may change of themselves at any time, and what hashes of its own cover.
_LEFT_OUT = frozenset({"reviewer_name", "turns", "text", "text_sha256"})


def _of_itself(record: Record) -> dict[str, bool]:
    """What needs no snapshot, by the complaint for when it does not hold."""
    review = record.review
    return {
        "its hashes do not match its own": record_hash(record) == record.sha256,
        "the review was for another text": review.text_sha256 == record.text_sha256,
        "it supersedes a record of another case": record.supersedes is None
        or record.supersedes.summary_id == record.summary_id,
        "its review is no approval": review.decision == Decision.APPROVE,
        "its review is of another case": review.attempt.summary_id == record.summary_id,
        "its date is not that of its approval": abs(record.created_at - review.created_at)
        < _SAME_TIME,
    }


def disagreements(record: Record, snapshot: Mapping[str, Any]) -> Iterator[str]:
    """Which rows differ from the snapshot, and in what.

    Raises KeyError or TypeError for a snapshot of another form.
    """
    for name, row, signed in _pairs(record, snapshot):
        yield from _differing({key: signed[key] for key in row}, row, _LEFT_OUT, name)


def _pairs(
    record: Record, snapshot: Mapping[str, Any]
) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    attempt = record.review.attempt
    summary = {
        "summary": str(record.summary_id),
        "approved_attempt": attempt.number,
        "passkey": passkey_dict(record.review),
    }
    yield "the record", summary, snapshot
    yield "its approval", review_dict(record.review), snapshot["approval"]
    yield "its transcript", transcript_dict(record.summary), snapshot["transcript"]
    yield "its text", attempt_dict(attempt), _approved(snapshot)


def _approved(snapshot: Mapping[str, Any]) -> Mapping[str, Any]:
    number = snapshot["approved_attempt"]
    return next((item for item in snapshot["attempts"] if item["number"] == number), {})


# --- History ----------------------------------------------------------------
# Whether what was signed is still there: the snapshot says what there was when somebody approved.
# Rows may come after it; none may go or change.


def lost_rows(record: Record, signed: Mapping[str, Any]) -> Iterator[str]:
    """What the snapshot holds and the rows no longer say. Raises KeyError or TypeError for a
    snapshot of no known form."""
    summary = record.summary
    now = snapshot.history_dict(summary)
    for name, rows in now.items():
        yield from _missing(signed[name], rows, name)
    attempts = {item.number: snapshot.judged_attempt_dict(item) for item in summary.attempts.all()}
    for item in signed["attempts"]:
        approved = item["number"] == signed["approved_attempt"]
        yield from _of_attempt(item, attempts.get(item["number"]), approved, signed["approval"])
    guideline = snapshot.guideline_dict(summary)
    yield from _differing(signed["guideline"], guideline, snapshot.NAMES, "its guideline")


def _spelled(value: Any) -> str:
    """In the one spelling of what was signed; what has none cannot have been."""
    try:
        return canonical_json(value)
    except NotCanonical:
        return repr(value)


def _missing(signed: Iterable[Any], stored: Iterable[Any], what: str) -> Iterator[str]:
    before = Counter(map(_spelled, signed))
    gone = (before - Counter(map(_spelled, stored))).total()
    if gone:
        yield f"{gone} of the {before.total()} {what} that were signed are gone or changed"


def _differing(
    signed: Mapping[str, Any], stored: Mapping[str, Any], but: Iterable[str], what: str
) -> Iterator[str]:
    unlike = [
        name
        for name in signed.keys() - set(but)
        if _spelled(signed[name]) != _spelled(stored.get(name))
    ]
    if unlike:
        yield f"{what} is stored with another {', '.join(sorted(unlike))} than was signed"


def _of_attempt(
    signed: Mapping[str, Any],
    stored: Mapping[str, Any] | None,
    approved: bool,
    approval: Mapping[str, Any],
) -> Iterator[str]:
    number = signed["number"]
    if stored is None:
        yield f"attempt {number}, which was signed, is gone"
        return
    for part in snapshot.PARTS:
        rows = [_plain(part, item) for item in stored[part]]
        # The approval itself is compared column by column elsewhere.
        kept = [_plain(part, item) for item in signed[part] if item != approval]
        yield from _missing(kept, rows, f"{part} of attempt {number}")
    if not approved:
        yield from _differing(signed, stored, snapshot.PARTS, f"attempt {number}")


def _plain(part: str, item: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without the full name, which people may change."""
    return {**item, "reviewer_name": ""} if part == "reviews" else item


# --- Verify -----------------------------------------------------------------

# A snapshot holds the transcript, which may have 20 MB.
_CHUNK = 20
_WATCHED = 1000


@dataclass(frozen=True)
class Fault:
    """Something wrong with a record; `number` is None for what no record accounts for."""

    number: int | None
    message: str


def verify(watch: Callable[[int], None] = lambda _: None) -> Iterator[Fault]:
    """Every fault of every record, in order: recomputes each hash from what is stored now.

    `watch` is told now and then how many records were compared.
    """
    SNAPSHOT_PARTS.clear()
    suspicious = _not_plain(watch)
    while numbers := list(islice(suspicious, _CHUNK)):
        yield from _closely(numbers)
    yield from _bare()
    yield from _unrecorded()
    yield from _recordings()
    for complaint in removals.faults():
        yield Fault(None, complaint)


def _not_plain(watch: Callable[[int], None]) -> Iterator[int]:
    """The numbers of the records that are not what their rows say at the first look."""
    reader = bulk.Reader()
    for count, record in enumerate(reader.records(), start=1):
        if not _is_plain(reader, record):
            yield record.number
        if count % _WATCHED == 0:
            watch(count)


def _is_plain(reader: bulk.Reader, record: Any) -> bool:
    try:
        return all(_first_look(record)) and (
            all(_emptied(record).values())
            if hasattr(record.summary, "disposition")
            else _is_as_signed(reader, record)
        )
    except bulk.UNLIKE:
        return False


def _first_look(record: Any) -> Iterator[bool]:
    """What has to hold of every record, disposed of or not; texts are compared with their hashes
    elsewhere."""
    yield from _of_itself(record).values()
    yield not approvals.path(approvals.moves_of(record.summary), record.summary.status)
    yield not any(approvals.decision(record))


def _is_as_signed(reader: bulk.Reader, record: Any) -> bool:
    signed = reader.signed(record)
    return (
        signed is not None
        and not any(bulk.wrong_contents(record))
        and record.review.attempt.text == record.text
        and turns_sha256(record.summary.transcript.turns) == record.transcript_sha256
        and not any(approvals.unexplained(record, signed))
    )


def _closely(numbers: Sequence[int]) -> Iterator[Fault]:
    records = (
        Record.objects.filter(number__in=numbers)
        .order_by("number")
        .select_related(
            "summary__transcript__recording",
            "summary__disposition",
            "summary__guideline_version__guideline",
            "review__attempt__written_by",
            "review__reviewer",
            "review__passkey__key",
            "supersedes",
            "pdf",
        )
    )
    chunk = list(records)
    _read_at_once(chunk)
    for record in chunk:
        yield from _faults(record)


def _read_at_once(records: list[Record]) -> None:
    summaries = [record.summary for record in records]
    prefetch_related_objects(
        summaries, Prefetch("records", Record.objects.only("number", "summary"))
    )
    prefetch_snapshot_rows(summaries)
    for record in records:
        record.snapshot = snapshot.put_together(record, record.summary)


def contents() -> Iterator[Fault]:
    """Texts, snapshots and PDFs that are not what their hashes, which the log has, say."""
    for number, part in bulk.contents():
        yield Fault(number, f"its {part} does not match its hash")
    yield from _bare()


def faults_of(record: Record) -> list[str]:
    """What is wrong with one record and its leaf in the log; nothing when it is intact."""
    _read_at_once([record])
    found = [fault.message for fault in _faults(record)]
    if not checking.row_is_logged("record", record.pk):
        found.append("it is not stored as the log has it")
    return found


def _faults(record: Record) -> Iterator[Fault]:
    """A record against its own hashes, and the rows it was made from."""
    emptied = hasattr(record.summary, "disposition")
    checks = {
        **_of_itself(record),
        **(_emptied(record) if emptied else _content(record)),
    }
    for message, holds in checks.items():
        if not holds:
            yield Fault(record.number, message)
    moves = approvals.path(approvals.moves_of(record.summary), record.summary.status)
    for message in (*moves, *approvals.decision(record)):
        yield Fault(record.number, message)


def _content(record: Record) -> dict[str, bool]:
    """Text, snapshot and transcript against the hashes that were signed, and rows against it."""
    turns = record.summary.transcript.turns
    snapshot = _read(record.snapshot)
    return {
        "its text does not match its hash": sha256(record.text) == record.text_sha256,
        "its snapshot does not match its hash": sha256(record.snapshot) == record.snapshot_sha256,
        "its PDF does not match its hash": hashlib.sha256(record.pdf_content).hexdigest()
        == record.pdf_sha256,
        "the approved attempt is another text": record.review.attempt.text == record.text,
        "the stored transcript changed": _spoken({"turns": turns}) == record.transcript_sha256,
        "the snapshot's transcript is another": _spoken(snapshot.get("transcript"))
        == record.transcript_sha256,
        "what it supersedes is not what its snapshot says": snapshot.get("supersedes")
        == superseded_dict(record.supersedes, record.reason),
        **dict.fromkeys(_disagreements_now(record, snapshot), False),
    }


def _read(text: str) -> dict[str, Any]:
    """Empty where the text is no object, which is a fault of its own."""
    try:
        held = json.loads(text)
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}


def _disagreements_now(record: Record, snapshot: dict[str, Any]) -> list[str]:
    """With the pseudonyms of people whose personal data were erased after they signed or worked
    on it, where it disagrees without."""
    found = _disagreements(record, snapshot)
    if not found or not (names := grants.pseudonyms(_people_in(snapshot))):
        return found
    return _disagreements(record, _renamed(snapshot, names))


_PEOPLE = frozenset({"actor", "by", "holder", "reviewer", "user", "written_by"})


def _people_in(held: Any) -> set[str]:
    """The usernames of a snapshot."""
    if isinstance(held, list):
        return set().union(*map(_people_in, held))
    if not isinstance(held, dict):
        return set()
    found = set().union(*map(_people_in, held.values()))
    return found | {held[name] for name in _PEOPLE & held.keys() if isinstance(held[name], str)}


def _renamed(held: Any, names: Mapping[str, str]) -> Any:
    if isinstance(held, list):
        return [_renamed(item, names) for item in held]
    if not isinstance(held, dict):
        return held
    return {
        key: names.get(value, value)
        if key in _PEOPLE and isinstance(value, str)
        else _renamed(value, names)
        for key, value in held.items()
    }


def _disagreements(record: Record, snapshot: dict[str, Any]) -> list[str]:
    try:
        return [
            *disagreements(record, snapshot),
            *lost_rows(record, snapshot),
            *approvals.unexplained(record, snapshot),
        ]
    except (KeyError, TypeError):
        return ["its snapshot, or a row that it rests on, is of no known form"]
    except ObjectDoesNotExist as error:
        return [f"a row that it rests on points at one that is gone: {error}"]


def _emptied(record: Record) -> dict[str, bool]:
    """What a disposition leaves, which is hashes and nothing that they could be made of."""
    attempt, transcript = record.review.attempt, record.summary.transcript
    gone = transcript.turns == [] or not record.summary.disposition.transcript
    return {
        "it was disposed of and holds content": record.text == DISPOSED
        and not record.stored_snapshot
        and not hasattr(record, "pdf"),
        "the approved attempt has another hash": attempt.sha256 == record.text_sha256,
        "the approved attempt was disposed of and holds content": attempt.text == DISPOSED,
        "the transcript has another hash": transcript.sha256 == record.transcript_sha256,
        "the transcript was disposed of and holds content": gone,
        "the transcript was disposed of and has its recording": transcript.turns != []
        or not hasattr(transcript, "recording"),
    }


def _spoken(transcript: Any) -> str | None:
    """The hash of its turns; None where they are no turns."""
    try:
        return turns_sha256(transcript["turns"])
    except (ValueError, KeyError, TypeError):
        return None


def _bare() -> Iterator[Fault]:
    """Records that are read with no row, because one that they are read with is gone."""
    whole = Record.objects.filter(
        summary__transcript__sha256__isnull=False,
        summary__guideline_version__guideline__name__gt="",
        review__attempt__number__gte=1,
        review__reviewer__username__gt="",
    )
    bare = Record.objects.exclude(pk__in=whole.order_by().values("pk"))
    for number in bare.values_list("number", flat=True).iterator():
        message = "its case, guideline, transcript, approval, approved text or approver is gone"
        yield Fault(number, message)


def _unrecorded() -> Iterator[Fault]:
    """Approved cases without a record: how a removed record shows."""
    lost = Summary.objects.filter(status=Status.APPROVED, records__isnull=True)
    for summary_id in lost.values_list("pk", flat=True).iterator():
        yield Fault(None, f"case {summary_id} is approved and has no record")
    unused = Review.objects.filter(decision=Decision.APPROVE, record__isnull=True)
    for review_id, summary in unused.values_list("pk", "attempt__summary").iterator():
        yield Fault(None, f"approval {review_id} of case {summary} has no record")


def _recordings() -> Iterator[Fault]:
    """Every stored file is read once; a record's snapshot is compared with the row above."""
    for recording in Recording.objects.exclude(name="").order_by("pk").iterator(chunk_size=200):
        if recordings.is_intact(recording):
            continue
        records = Record.objects.filter(summary__transcript=recording.pk).order_by("number")
        numbers = records.values_list("number", flat=True) or [None]
        for number in numbers:
            message = f"the recording of transcript {recording.pk} changed or cannot be read"
            yield Fault(number, message)
