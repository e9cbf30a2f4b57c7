"""Verification of records: hashes, and the rows that a record was made from."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from typing import Any

from countersign_judge.llm.canonical_json import NotCanonical, canonical_json
from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Exists, OuterRef, Prefetch, prefetch_related_objects
from django.db.models.functions import Left

from accounts import grants
from llm.columns import plain_json
from records import approvals, bulk, removals, snapshot, timeline
from records.appending import record_hash, superseded_dict
from records.log import checking
from records.models import CONTENT, HASHES, Decision, Record, Review
from summaries import recordings
from summaries.models import DISPOSED, Recording, Summary
from summaries.status import Status
from summaries.texts import sha256, turns_sha256
from web.database import stream_rows

# --- Rows -------------------------------------------------------------------
# Whether the rows that a record was made from still agree with its snapshot.
#
# Pages, exports and searches read approver, time and meeting from these rows, and no hash covers
# them. A hash covers the snapshot, so the rows are compared with it, member by member. No snapshot
# is built again to be hashed.

# A record is written in the transaction of its approval; a clock may be set in between.
_SAME_TIME = timedelta(hours=1)
# What people may change about themselves at any time, and what other hashes cover.
_LEFT_OUT = frozenset({"reviewer_name", "turns", "text", "text_sha256"})
# Corrections may be added after a record, and the others of these are made from them.
_CORRECTED = frozenset({"corrections", "corrected_sha256"})


def _own_checks(record: Record) -> dict[str, bool]:
    """The checks that need no snapshot, by the message of a failure."""
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


def row_disagreements(signed: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """How the rows differ from the snapshot, for parts with one row per record."""
    itself = {name: signed[name] for name in ("summary", "approved_attempt", "passkey")}
    yield from _differing_columns(itself, now, (), "the record")
    yield from _differing_columns(signed["approval"], now["approval"], _LEFT_OUT, "its approval")
    yield from _differing_columns(
        signed["transcript"], now["transcript"], _LEFT_OUT | _CORRECTED, "its transcript"
    )
    but = (*snapshot.PARTS, *_LEFT_OUT)
    yield from _differing_columns(
        _approved_attempt(signed), _approved_attempt(now), but, "its text"
    )


def _approved_attempt(snapshot: Mapping[str, Any]) -> Mapping[str, Any]:
    number = snapshot["approved_attempt"]
    return next((item for item in snapshot["attempts"] if item["number"] == number), {})


def lost_rows(signed: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """What the snapshot, made at the approval, holds and the rows no longer do. Rows may be added
    after it; none may be removed or changed."""
    for name in ("claims", "views", "transitions"):
        yield from _missing_rows(signed[name], now[name], name)
    corrections = signed["transcript"].get("corrections", [])
    yield from _missing_rows(corrections, now["transcript"].get("corrections", []), "corrections")
    attempts = {item["number"]: item for item in now["attempts"]}
    for item in signed["attempts"]:
        approved = item["number"] == signed["approved_attempt"]
        yield from _attempt_faults(item, attempts.get(item["number"]), approved, signed["approval"])
    yield from _differing_columns(
        signed["guideline"], now["guideline"], snapshot.NAMES, "its guideline"
    )


def _is_same(signed: Any, stored: Any) -> bool:
    """Compares plain JSON first, then the canonical form, which has 4.0 as 4."""
    try:
        if plain_json(signed) == plain_json(stored):
            return True
    except ValueError:
        pass
    return _canonical_text(signed) == _canonical_text(stored)


def _canonical_text(value: Any) -> str:
    """In canonical form; a value without one cannot have been signed."""
    try:
        return canonical_json(value)
    except NotCanonical:
        return repr(value)


def _missing_rows(signed: Sequence[Any], stored: Sequence[Any], what: str) -> Iterator[str]:
    if _is_same(signed, stored[: len(signed)]):
        return
    before = Counter(map(_canonical_text, signed))
    gone = (before - Counter(map(_canonical_text, stored))).total()
    if gone:
        yield f"{gone} of the {before.total()} {what} that were signed are gone or changed"


def _differing_columns(
    signed: Mapping[str, Any], stored: Mapping[str, Any], but: Iterable[str], what: str
) -> Iterator[str]:
    names = signed.keys() - set(but)
    unlike = [name for name in names if not _is_same(signed[name], stored.get(name))]
    if unlike:
        yield f"{what} is stored with another {', '.join(sorted(unlike))} than was signed"


def _attempt_faults(
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
        rows = [_without_full_name(part, item) for item in stored[part]]
        # `row_disagreements` compares the approval itself by column.
        kept = [_without_full_name(part, item) for item in signed[part] if item != approval]
        yield from _missing_rows(kept, rows, f"{part} of attempt {number}")
    if not approved:
        yield from _differing_columns(signed, stored, snapshot.PARTS, f"attempt {number}")


def _without_full_name(part: str, item: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without the full name, which people may change."""
    return {**item, "reviewer_name": ""} if part == "reviews" else item


# --- Verify -----------------------------------------------------------------

# A snapshot holds the transcript, which may have 20 MB.
_CHUNK = 20
_WATCHED = 1000


@dataclass(frozen=True)
class Fault:
    """A fault of a record; `number` is None where it belongs to no record."""

    number: int | None
    message: str


def verify(watch: Callable[[int], None] = lambda _: None) -> Iterator[Fault]:
    """Every fault of every record, in order: hashes stored content, and compares the rows.

    Calls `watch` now and then with the number of records compared.
    """
    suspicious = _find_suspicious(watch)
    while numbers := list(islice(suspicious, _CHUNK)):
        yield from _verify_full(numbers)
    yield from _orphaned_records()
    yield from _unrecorded_approvals()
    yield from _recording_faults()
    for complaint in removals.removal_faults():
        yield Fault(None, complaint)


def _find_suspicious(watch: Callable[[int], None]) -> Iterator[int]:
    """The numbers of the records that fail the fast first check."""
    for count, record in enumerate(bulk.Reader().records(), start=1):
        try:
            plain = not any(_find_faults(record))
        except bulk.UNLIKE:
            plain = False
        if not plain:
            yield record.number
        if count % _WATCHED == 0:
            watch(count)


def _verify_full(numbers: Sequence[int]) -> Iterator[Fault]:
    records = (
        Record.objects.filter(number__in=numbers)
        .defer(None)
        .order_by("number")
        .select_related(
            "summary__transcript__recording",
            "summary__disposition",
            "summary__guideline_version__guideline",
            "review__attempt__written_by",
            "review__reviewer",
            "review__passkey__key",
            "supersedes",
        )
    )
    chunk = list(records)
    _prefetch_rows(chunk)
    for record in chunk:
        yield from _find_faults(record)


def _prefetch_rows(records: list[Record]) -> None:
    summaries = [record.summary for record in records]
    prefetch_related_objects(
        summaries, Prefetch("records", Record.objects.only("number", "summary"))
    )
    snapshot.prefetch_snapshot_rows(summaries)


def content_faults() -> Iterator[Fault]:
    """Texts, snapshots and PDFs that do not match their hashes, which the log has."""
    records = Record.objects.filter(summary__disposition__isnull=True).order_by("number")
    columns = records.defer(None).only("number", *CONTENT, *HASHES)
    for record in columns.iterator(chunk_size=_CHUNK):
        for message, holds in _hash_checks(record).items():
            if not holds:
                yield Fault(record.number, message)
    yield from _orphaned_records()


def _hash_checks(record: Record) -> dict[str, bool]:
    return {
        "its text does not match its hash": sha256(record.text) == record.text_sha256,
        "its snapshot does not match its hash": sha256(record.snapshot) == record.snapshot_sha256,
        "its PDF does not match its hash": hashlib.sha256(record.pdf).hexdigest()
        == record.pdf_sha256,
    }


def record_faults(record: Record) -> list[str]:
    """The faults of one record and its leaf in the log; empty when it is intact."""
    _prefetch_rows([record])
    found = [fault.message for fault in _find_faults(record)]
    if not checking.is_row_logged("record", record.pk):
        found.append("it is not stored as the log has it")
    return found


def _find_faults(record: Record) -> Iterator[Fault]:
    """Check a record against its hashes and its rows."""
    emptied = hasattr(record.summary, "disposition")
    checks = {
        **_own_checks(record),
        **(_disposed_checks(record) if emptied else _content_checks(record)),
    }
    for message, holds in checks.items():
        if not holds:
            yield Fault(record.number, message)
    moves = approvals.move_faults(approvals.list_moves(record.summary), record.summary.status)
    for message in (*moves, *approvals.approval_faults(record)):
        yield Fault(record.number, message)


def _content_checks(record: Record) -> dict[str, bool]:
    """Check text, snapshot and transcript against the signed hashes, and rows against them."""
    spoken, signed = {"turns": record.summary.transcript.turns}, _parse_snapshot(record.snapshot)
    told = signed.get("transcript")
    stored = _hash_turns(spoken)
    again = isinstance(told, dict) and told.get("turns") == spoken["turns"]
    return {
        **_hash_checks(record),
        "its snapshot is of another version than it says": signed.get("schema")
        == snapshot.schema_name(record.snapshot_version),
        "its snapshot is of a version that is not known here": record.snapshot_version
        <= snapshot.VERSION,
        "the approved attempt is another text": record.review.attempt.text == record.text,
        "the stored transcript changed": stored == record.transcript_sha256,
        "the snapshot's transcript is another": (stored if again else _hash_turns(told))
        == record.transcript_sha256,
        "its snapshot's transcript as corrected has another hash": _has_corrected_hash(told),
        "what it supersedes is not what its snapshot says": signed.get("supersedes")
        == superseded_dict(record.supersedes, record.reason),
        **dict.fromkeys(_current_disagreements(record, signed), False),
    }


def _parse_snapshot(text: str) -> dict[str, Any]:
    """Empty if the text is no object, which is a separate fault."""
    try:
        held = json.loads(text)
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}


def _current_disagreements(record: Record, snapshot: dict[str, Any]) -> list[str]:
    """If they disagree, compares again with the pseudonyms of people whose personal data were
    erased since."""
    found = _compare_rows(record, snapshot)
    if not found or not (names := grants.map_erased_usernames(_find_usernames(snapshot))):
        return found
    return _compare_rows(record, _replace_usernames(snapshot, names))


_PEOPLE = frozenset({"actor", "by", "holder", "reviewer", "submitted_by", "user", "written_by"})


def _find_usernames(held: Any) -> set[str]:
    """The usernames in a snapshot."""
    if isinstance(held, list):
        return set().union(*map(_find_usernames, held))
    if not isinstance(held, dict):
        return set()
    found = set().union(*map(_find_usernames, held.values()))
    return found | {held[name] for name in _PEOPLE & held.keys() if isinstance(held[name], str)}


def _replace_usernames(held: Any, names: Mapping[str, str]) -> Any:
    if isinstance(held, list):
        return [_replace_usernames(item, names) for item in held]
    if not isinstance(held, dict):
        return held
    return {
        key: names.get(value, value)
        if key in _PEOPLE and isinstance(value, str)
        else _replace_usernames(value, names)
        for key, value in held.items()
    }


def _compare_rows(record: Record, signed: dict[str, Any]) -> list[str]:
    try:
        known = superseded_dict(record.supersedes, record.reason)
        now = snapshot.snapshot_dict(record.summary, record.review, known)
        if record.snapshot_version < snapshot.VERSION:
            now = snapshot.drop_newer_members(now, signed)
        return [
            *row_disagreements(signed, now),
            *lost_rows(signed, now),
            *approvals.unexplained_approvals(record, signed),
        ]
    except ObjectDoesNotExist as error:
        return [f"a row that it rests on points at one that is gone: {error}"]
    except bulk.UNLIKE:
        return ["its snapshot, or a row that it rests on, is of no known form"]


def _disposed_checks(record: Record) -> dict[str, bool]:
    """Check that a disposition left hashes and no content that they are made from."""
    attempt, transcript = record.review.attempt, record.summary.transcript
    gone = transcript.turns == [] or not record.summary.disposition.transcript
    return {
        "it was disposed of and holds content": record.text == DISPOSED
        and not record.snapshot
        and not record.pdf,
        "the approved attempt has another hash": attempt.sha256 == record.text_sha256,
        "the approved attempt was disposed of and holds content": attempt.text == DISPOSED,
        "the transcript has another hash": transcript.sha256 == record.transcript_sha256,
        "the transcript was disposed of and holds content": gone,
        "the transcript was disposed of and has its recording": transcript.turns != []
        or not hasattr(transcript, "recording"),
    }


def _hash_turns(transcript: Any) -> str | None:
    """The hash of its turns; None if they are not turns."""
    try:
        return turns_sha256(transcript["turns"])
    except (ValueError, KeyError, TypeError):
        return None


def _has_corrected_hash(transcript: Any) -> bool:
    """Whether the transcript of a snapshot, with its corrections, has the hash that it names."""
    try:
        corrected = snapshot.read_corrected_turns(transcript)
        named = turns_sha256(corrected) if transcript.get("corrections") else None
        return bool(named == transcript.get("corrected_sha256"))
    except bulk.UNLIKE:
        return False


def _orphaned_records() -> Iterator[Fault]:
    """Records that a joined query misses, because a row that they need is gone."""
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


def renamed_signers() -> Iterator[str]:
    """Accounts with another name now than when they signed. No fault: people may change their
    names, and pages, certificates and the API show the signed one."""
    kept = Record.objects.filter(summary__disposition__isnull=True).defer(*CONTENT)
    records = kept.annotate(head=Left("snapshot", timeline.HEAD)).select_related("review__reviewer")
    counted = Counter(
        signer
        for record in stream_rows(records, _WATCHED)
        if (signer := timeline.find_signer(record)).now
    )
    for signer, count in counted.items():
        many = "1 record was" if count == 1 else f"{count} records were"
        yield (
            f"{many} signed as {signer.name} ({signer.username}), whose account is now called "
            f"{signer.now}"
        )


def _unrecorded_approvals() -> Iterator[Fault]:
    """Approved cases without a record: a record was removed."""
    counts = Record.objects.filter(summary=OuterRef("pk"), recall=None)
    lost = Summary.objects.filter(~Exists(counts), status=Status.APPROVED)
    for summary_id in lost.values_list("pk", flat=True).iterator():
        yield Fault(None, f"case {summary_id} is approved and has no record")
    unused = Review.objects.filter(decision=Decision.APPROVE, record__isnull=True)
    for review_id, summary in unused.values_list("pk", "attempt__summary").iterator():
        yield Fault(None, f"approval {review_id} of case {summary} has no record")


def _recording_faults() -> Iterator[Fault]:
    """Reads every stored file once; the checks above compare its row with snapshots."""
    for recording in Recording.objects.exclude(name="").order_by("pk").iterator(chunk_size=200):
        if recordings.is_intact(recording):
            continue
        records = Record.objects.filter(summary__transcript=recording.pk).order_by("number")
        numbers = records.values_list("number", flat=True) or [None]
        for number in numbers:
            message = f"the recording of transcript {recording.pk} changed or cannot be read"
            yield Fault(number, message)
