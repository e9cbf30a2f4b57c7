"""Records: what they hold, how they are chained, and how the chain is checked.

A record's `sha256` is that of the canonical JSON (see `summaries.texts`) of

    {"number", "previous_sha256", "snapshot_sha256", "text_sha256", "transcript_sha256"}

and `previous_sha256` is the `sha256` of the record before it, 64 zeros for the first.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.db import connection

from judging.models import Evaluation
from llm.names import NO_MODEL
from reviews.models import GENESIS, Record, Review
from summaries.models import Attempt, Summary
from summaries.status import Status
from summaries.texts import canonical_json, sha256, turns_sha256

# One writer of records at a time: the number and the link to the one before are taken under it.
_CHAIN_LOCK = 0x436F756E7465


def append(review: Review) -> Record:
    """Write the record of an approval; call it inside the transaction of the approval."""
    if not connection.in_atomic_block:
        raise RuntimeError("a record is written in the transaction of its approval")
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_CHAIN_LOCK])
    attempt = review.attempt
    last = Record.objects.order_by("-number").first()
    snapshot = canonical_json(snapshot_of(review))
    hashes = {
        "number": last.number + 1 if last else 1,
        "transcript_sha256": attempt.summary.transcript.sha256,
        "text_sha256": sha256(attempt.text),
        "snapshot_sha256": sha256(snapshot),
        "previous_sha256": last.sha256 if last else GENESIS,
    }
    return Record.objects.create(
        summary=attempt.summary,
        review=review,
        text=attempt.text,
        snapshot=snapshot,
        sha256=sha256(canonical_json(hashes)),
        **hashes,
    )


def snapshot_of(review: Review) -> dict[str, Any]:
    """Everything an approval rests on, as plain data."""
    summary = review.attempt.summary
    attempts = list(
        summary.attempts.select_related("written_by").prefetch_related(
            "evaluations__scores__criterion__guideline_version",
            "evaluations__findings",
            "briefs__by",
            "reviews__reviewer",
        )
    )
    return {
        "schema": "countersign-record-1",
        "case": str(summary.pk),
        "engine_notice": NO_MODEL if untouched_by_models(attempts) else "",
        "transcript": _transcript(summary),
        "guideline": _guideline(summary),
        "attempts": [_attempt(attempt) for attempt in attempts],
        "approved_attempt": review.attempt.number,
        "approval": _review(review),
        "transitions": [
            {
                "old": row.old,
                "new": row.new,
                "action": row.action,
                "role": row.role,
                "actor": row.actor.get_username() if row.actor else "",
                "reason": row.reason,
                "at": row.at.isoformat(),
            }
            for row in summary.transitions.select_related("actor")
        ],
    }


def untouched_by_models(attempts: list[Attempt]) -> bool:
    """Neither written nor judged by a language model, at any attempt."""
    return all(
        attempt.model in {"", "offline"}
        and all(evaluation.offline for evaluation in attempt.evaluations.all())
        for attempt in attempts
    )


def _transcript(summary: Summary) -> dict[str, Any]:
    transcript = summary.transcript
    return {
        "id": str(transcript.pk),
        "source": transcript.source,
        "external_id": transcript.external_id,
        "title": transcript.title,
        "occurred_at": transcript.occurred_at.isoformat() if transcript.occurred_at else None,
        "received_at": transcript.created_at.isoformat(),
        "sha256": transcript.sha256,
        "turns": transcript.turns,
    }


def _guideline(summary: Summary) -> dict[str, Any]:
    version = summary.guideline_version
    return {
        "name": version.guideline.name,
        "title": version.guideline.title,
        "version": version.number,
        "instructions": version.instructions,
        "threshold": version.threshold,
        "attempt_budget": version.attempt_budget,
        "four_eyes": version.four_eyes,
        "criteria": [
            {
                "name": item.name,
                "definition": item.definition,
                "steps": item.steps,
                "method": item.method,
                "blocking": item.blocking,
                "bar": item.bar,
            }
            for item in version.criteria.select_related("guideline_version")
        ],
    }


def _attempt(attempt: Attempt) -> dict[str, Any]:
    return {
        "number": attempt.number,
        "origin": attempt.origin,
        "model": attempt.model,
        "prompt_version": attempt.prompt_version,
        "written_by": attempt.written_by.get_username() if attempt.written_by else "",
        "at": attempt.created_at.isoformat(),
        "text": attempt.text,
        "sha256": attempt.sha256,
        "evaluations": [_evaluation(item) for item in attempt.evaluations.all()],
        "briefs": [
            {
                "shortfalls": item.shortfalls,
                "comment": item.comment,
                "by": item.by.get_username() if item.by else "",
            }
            for item in attempt.briefs.all()
        ],
        "reviews": [_review(item) for item in attempt.reviews.all()],
    }


def _evaluation(evaluation: Evaluation) -> dict[str, Any]:
    return {
        "judge": evaluation.judge,
        "role": evaluation.role,
        "details": evaluation.details,
        "model": evaluation.model,
        "prompt_version": evaluation.prompt_version,
        "passed": evaluation.passed,
        "at": evaluation.created_at.isoformat(),
        "scores": [
            {
                "criterion": item.criterion.name,
                "value": item.value,
                "mode": item.mode,
                "distribution": item.distribution,
                "spread": item.spread,
                "reason": item.reason,
                "quotes": item.quotes,
            }
            for item in evaluation.scores.all()
        ],
        "findings": [
            {
                "start": item.start,
                "end": item.end,
                "relation": item.relation,
                "turns": item.turns,
                "reason": item.reason,
                "retrieved": item.retrieved,
            }
            for item in evaluation.findings.all()
        ],
    }


def _review(review: Review) -> dict[str, Any]:
    return {
        "reviewer": review.reviewer.get_username(),
        "reviewer_name": review.reviewer.get_full_name(),
        "decision": review.decision,
        "comment": review.comment,
        "attestation": review.attestation,
        "text_sha256": review.text_sha256,
        "at": review.created_at.isoformat(),
    }


@dataclass(frozen=True)
class Fault:
    """Something wrong with a record; `number` is None for what no record accounts for."""

    number: int | None
    message: str


def verify() -> Iterator[Fault]:
    """Every fault in the chain, in order: recomputes each hash from what is stored now."""
    previous, expected = GENESIS, 1
    records = Record.objects.order_by("number").select_related(
        "summary__transcript", "review__attempt"
    )
    for record in records.iterator(chunk_size=200):
        if record.number != expected:
            yield Fault(record.number, f"record {expected} is missing before it")
        yield from _faults(record, previous)
        previous, expected = record.sha256, record.number + 1
    yield from _unrecorded()


def _faults(record: Record, previous: str) -> Iterator[Fault]:
    """A record against its own hashes, the one before it, and the rows it was made from."""
    chained = {
        "number": record.number,
        "transcript_sha256": record.transcript_sha256,
        "text_sha256": record.text_sha256,
        "snapshot_sha256": record.snapshot_sha256,
        "previous_sha256": record.previous_sha256,
    }
    transcript = record.summary.transcript
    checks = {
        "its text does not match its hash": sha256(record.text) == record.text_sha256,
        "its snapshot does not match its hash": sha256(record.snapshot) == record.snapshot_sha256,
        "its hashes do not match its own": sha256(canonical_json(chained)) == record.sha256,
        "it does not follow the record before it": record.previous_sha256 == previous,
        "the approved attempt is another text": record.review.attempt.text == record.text,
        "the review was for another text": record.review.text_sha256 == record.text_sha256,
        "the stored transcript changed": turns_sha256(transcript.turns) == record.transcript_sha256,
        "the snapshot's transcript is another": _snapshot_transcript(record)
        == record.transcript_sha256,
    }
    for message, holds in checks.items():
        if not holds:
            yield Fault(record.number, message)


def _snapshot_transcript(record: Record) -> str | None:
    try:
        return turns_sha256(json.loads(record.snapshot)["transcript"]["turns"])
    except (ValueError, KeyError, TypeError):
        return None


def _unrecorded() -> Iterator[Fault]:
    """Approved cases without a record: how a removed end of the chain shows."""
    lost = Summary.objects.filter(status=Status.APPROVED, record__isnull=True)
    for summary_id in lost.values_list("pk", flat=True).iterator():
        yield Fault(None, f"case {summary_id} is approved and has no record")
