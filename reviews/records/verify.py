"""Whether the chain of records is what was approved."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reviews.models import GENESIS, Record
from reviews.records.chain import chained
from summaries.models import Summary
from summaries.status import Status
from summaries.texts import sha256, turns_sha256


@dataclass(frozen=True)
class Fault:
    """Something wrong with a record; `number` is None for what no record accounts for."""

    number: int | None
    message: str


def verify() -> Iterator[Fault]:
    """Every fault in the chain, in order: recomputes each hash from what is stored now."""
    previous, expected = GENESIS, 1
    records = Record.objects.order_by("number").select_related(
        "summary__transcript", "review__attempt", "supersedes"
    )
    for record in records.iterator(chunk_size=200):
        if record.number != expected:
            yield Fault(record.number, f"record {expected} is missing before it")
        yield from _faults(record, previous)
        previous, expected = record.sha256, record.number + 1
    yield from _unrecorded()


def _faults(record: Record, previous: str) -> Iterator[Fault]:
    """A record against its own hashes, the one before it, and the rows it was made from."""
    transcript = record.summary.transcript
    checks = {
        "its text does not match its hash": sha256(record.text) == record.text_sha256,
        "its snapshot does not match its hash": sha256(record.snapshot) == record.snapshot_sha256,
        "its hashes do not match its own": sha256(chained(record)) == record.sha256,
        "it does not follow the record before it": record.previous_sha256 == previous,
        "the approved attempt is another text": record.review.attempt.text == record.text,
        "the review was for another text": record.review.text_sha256 == record.text_sha256,
        "the stored transcript changed": turns_sha256(transcript.turns) == record.transcript_sha256,
        "the snapshot's transcript is another": _snapshot_transcript(record)
        == record.transcript_sha256,
        "what it supersedes is not what its snapshot says": _supersedes(record)
        == _snapshot_supersedes(record),
        "it supersedes a record of another case": record.supersedes is None
        or record.supersedes.summary_id == record.summary_id,
    }
    for message, holds in checks.items():
        if not holds:
            yield Fault(record.number, message)


def _snapshot_transcript(record: Record) -> str | None:
    try:
        return turns_sha256(json.loads(record.snapshot)["transcript"]["turns"])
    except (ValueError, KeyError, TypeError):
        return None


def _supersedes(record: Record) -> dict[str, Any] | None:
    old = record.supersedes
    if old is None:
        return None
    return {"number": old.number, "sha256": old.sha256, "reason": record.reason}


def _snapshot_supersedes(record: Record) -> object:
    try:
        return json.loads(record.snapshot).get("supersedes")
    except (ValueError, AttributeError):
        return None


def _unrecorded() -> Iterator[Fault]:
    """Approved cases without a record: how a removed end of the chain shows."""
    lost = Summary.objects.filter(status=Status.APPROVED, records__isnull=True)
    for summary_id in lost.values_list("pk", flat=True).iterator():
        yield Fault(None, f"case {summary_id} is approved and has no record")
