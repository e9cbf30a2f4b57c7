"""How a record is hashed and appended, and which record of a case counts.

`record_hash` covers the number and the hashes of the record's content. A record that corrects
another names it in its snapshot, so the hash covers that too. The log of evidence has a leaf of
each record, and binds records to each other and in time.
"""

import hashlib
from typing import Any

from countersign_judge.llm.canonical_json import canonical_json
from django.db import connection
from django.db.models import Max, Prefetch
from django.utils import translation

from records import actions, search
from records.models import HASHES, Record, Review
from records.snapshot import VERSION, build_snapshot
from summaries.models import Summary
from summaries.status import Action
from summaries.texts import sha256

# One writer of records at a time: numbers have no gaps.
_NUMBER_LOCK = 0x436F756E7465


@translation.override("en")
def append_record(review: Review) -> Record:
    """Write the record of an approval; call it inside the transaction of the approval.

    The record supersedes the newest one of the same case, if there is one.
    """
    if not connection.in_atomic_block:
        raise RuntimeError("a record is written in the transaction of its approval")
    # Imported here: commands and workers never approve, and need no font library in memory.
    from records import pdf  # noqa: PLC0415

    attempt = review.attempt
    old = attempt.summary.records.order_by("-number").first()
    reason = ""
    if old:
        # In the order of writing: after a clock is set back, times give an earlier reason.
        opened = attempt.summary.transitions.filter(action__in=[Action.CORRECT, Action.RECALL])
        reason = opened.order_by("-id")[0].reason
    snapshot = canonical_json(build_snapshot(review, superseded_dict(old, reason)))
    # Made before the lock, so that other approvals do not wait for it.
    content = pdf.render_pdf(snapshot)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_NUMBER_LOCK])
    last = Record.objects.aggregate(last=Max("number"))["last"] or 0
    record = Record(
        number=last + 1,
        summary=attempt.summary,
        review=review,
        text=attempt.text,
        snapshot=snapshot,
        snapshot_version=VERSION,
        pdf=content,
        transcript_sha256=attempt.summary.transcript.sha256,
        text_sha256=sha256(attempt.text),
        snapshot_sha256=sha256(snapshot),
        pdf_sha256=hashlib.sha256(content).hexdigest(),
        supersedes=old,
        reason=reason,
        # Not the clock's time: it may have been set since the review was written.
        created_at=review.created_at,
    )
    record.sha256 = record_hash(record)
    record.save(force_insert=True)
    search.index_record(record)
    actions.index_actions(record)
    return record


def current_record(summary: Summary) -> Record | None:
    """The record that counts: the newest one of the case that is not recalled."""
    return summary.records.filter(recall=None).order_by("-number").first()


def prefetch_current_records() -> "Prefetch[str]":
    """Prefetch the numbers of a case's records into `records`, the one that counts first,
    without recalled ones."""
    rows = Record.objects.filter(recall=None).only("number", "summary_id").order_by("-number")
    return Prefetch("records", rows)


def superseded_dict(old: Record | None, reason: str) -> dict[str, Any] | None:
    """The record that a correction replaces, in a snapshot's form."""
    return {"number": old.number, "sha256": old.sha256, "reason": reason} if old else None


def record_hash(record: Record) -> str:
    """The expected `Record.sha256`: the SHA-256 of its number and hashes as canonical JSON."""
    hashes = ",".join(f'"{name}":"{getattr(record, name)}"' for name in sorted(HASHES))
    return sha256(f'{{"number":{record.number},{hashes}}}')
