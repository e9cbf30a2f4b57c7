"""Whether the chain of records is what was approved."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Prefetch, prefetch_related_objects

from reviews.models import GENESIS, Decision, Record, Review
from reviews.records import history, removals, rows
from reviews.records.chain import chained
from reviews.records.snapshot import read_at_once
from summaries.models import DISPOSED, Summary
from summaries.status import Status
from summaries.texts import sha256, turns_sha256

# A snapshot holds the transcript, which may have 20 MB.
_CHUNK = 20


@dataclass(frozen=True)
class Fault:
    """Something wrong with a record; `number` is None for what no record accounts for."""

    number: int | None
    message: str


def verify() -> Iterator[Fault]:
    """Every fault in the chain, in order: recomputes each hash from what is stored now."""
    previous, expected = GENESIS, 1
    records = Record.objects.order_by("number").select_related(
        "summary__transcript",
        "summary__disposition",
        "summary__guideline_version__guideline",
        "review__attempt__written_by",
        "review__reviewer",
        "supersedes",
        "pdf",
    )
    for chunk in _chunks(records.iterator(chunk_size=_CHUNK)):
        for record in chunk:
            if record.number != expected:
                yield Fault(record.number, f"record {expected} is missing before it")
            yield from _faults(record, previous)
            previous, expected = record.sha256, record.number + 1
    yield from _bare()
    yield from _unrecorded()
    for complaint in removals.faults():
        yield Fault(None, complaint)


def _chunks(records: Iterator[Record]) -> Iterator[list[Record]]:
    while chunk := list(islice(records, _CHUNK)):
        _read_at_once(chunk)
        yield chunk


def _read_at_once(records: list[Record]) -> None:
    cases = [record.summary for record in records]
    prefetch_related_objects(cases, Prefetch("records", Record.objects.only("number", "summary")))
    read_at_once(cases)


def faults_of(record: Record) -> list[str]:
    """What is wrong with one record and its link to the one before; nothing when it is intact."""
    before = Record.objects.filter(number=record.number - 1).values_list("sha256", flat=True)
    previous = before.first() or (GENESIS if record.number == 1 else "")
    _read_at_once([record])
    return [fault.message for fault in _faults(record, previous)]


def _faults(record: Record, previous: str) -> Iterator[Fault]:
    """A record against its own hashes, the one before it, and the rows it was made from."""
    disposed = hasattr(record.summary, "disposition")
    checks = {
        "its hashes do not match its own": sha256(chained(record)) == record.sha256,
        "it does not follow the record before it": record.previous_sha256 == previous,
        "the review was for another text": record.review.text_sha256 == record.text_sha256,
        "it supersedes a record of another case": record.supersedes is None
        or record.supersedes.summary_id == record.summary_id,
        **rows.always_hold(record),
        **(_emptied(record) if disposed else _content(record)),
    }
    for message, holds in checks.items():
        if not holds:
            yield Fault(record.number, message)
    for message in (*history.path(record), *history.decision(record)):
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
        "what it supersedes is not what its snapshot says": _supersedes(record)
        == snapshot.get("supersedes"),
        **dict.fromkeys(_disagreements(record, snapshot), False),
    }


def _read(text: str) -> dict[str, Any]:
    """Empty where the text is no object, which is a fault of its own."""
    try:
        held = json.loads(text)
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}


def _disagreements(record: Record, snapshot: dict[str, Any]) -> list[str]:
    try:
        return [
            *rows.disagreements(record, snapshot),
            *history.lost(record, snapshot),
            *history.unexplained(record, snapshot),
        ]
    except (KeyError, TypeError):
        return ["its snapshot is of no known form"]
    except ObjectDoesNotExist as error:
        return [f"a row that it rests on points at one that is gone: {error}"]


def _emptied(record: Record) -> dict[str, bool]:
    """What a disposition leaves, which is hashes and nothing that they could be made of."""
    attempt, transcript = record.review.attempt, record.summary.transcript
    gone = transcript.turns == [] or not record.summary.disposition.transcript
    return {
        "it was disposed of and holds content": (record.text, record.snapshot) == (DISPOSED, "")
        and not hasattr(record, "pdf"),
        "the approved attempt has another hash": attempt.sha256 == record.text_sha256,
        "the approved attempt was disposed of and holds content": attempt.text == DISPOSED,
        "the transcript has another hash": transcript.sha256 == record.transcript_sha256,
        "the transcript was disposed of and holds content": gone,
    }


def _spoken(transcript: Any) -> str | None:
    """The hash of its turns; None where they are no turns."""
    try:
        return turns_sha256(transcript["turns"])
    except (ValueError, KeyError, TypeError):
        return None


def _supersedes(record: Record) -> dict[str, Any] | None:
    old = record.supersedes
    if old is None:
        return None
    return {"number": old.number, "sha256": old.sha256, "reason": record.reason}


def _bare() -> Iterator[Fault]:
    """Records that are read with no row, because one that they are read with is gone."""
    whole = Record.objects.filter(
        summary__transcript__sha256__gt="",
        summary__guideline_version__guideline__name__gt="",
        review__attempt__number__gte=1,
        review__reviewer__username__gt="",
    )
    bare = Record.objects.exclude(pk__in=whole.order_by().values("pk"))
    for number in bare.values_list("number", flat=True).iterator():
        message = "its case, guideline, transcript, approval, approved text or approver is gone"
        yield Fault(number, message)


def _unrecorded() -> Iterator[Fault]:
    """Approved cases without a record: how a removed end of the chain shows."""
    lost = Summary.objects.filter(status=Status.APPROVED, records__isnull=True)
    for summary_id in lost.values_list("pk", flat=True).iterator():
        yield Fault(None, f"case {summary_id} is approved and has no record")
    unused = Review.objects.filter(decision=Decision.APPROVE, record__isnull=True)
    for review_id, case in unused.values_list("pk", "attempt__summary").iterator():
        yield Fault(None, f"approval {review_id} of case {case} has no record")
