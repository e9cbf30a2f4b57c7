"""The snapshot of a record: everything that its approval rests on, as plain data."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Prefetch, prefetch_related_objects

from judging.models import Evaluation
from llm.types import notice_of
from records.models import ClaimEvent, Review, ViewEvent
from summaries.models import Attempt, Summary, Transition


def snapshot_of(review: Review, supersedes: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything an approval rests on, as plain data.

    `supersedes` is `{"number": int, "sha256": str, "reason": str}` of the record that this one
    corrects.
    """
    summary = review.attempt.summary
    prefetch_snapshot_rows([summary])
    attempts = list(summary.attempts.all())
    return {
        "schema": "countersign-record-1",
        "case": str(summary.pk),
        "engine_notice": notice_of(models_of(attempts)),
        "transcript": transcript_dict(summary),
        "guideline": guideline_dict(summary),
        "attempts": [judged_attempt_dict(attempt) for attempt in attempts],
        "approved_attempt": review.attempt.number,
        "approval": review_dict(review),
        **history_dict(summary),
        "supersedes": supersedes,
    }


_RESTS_ON: "tuple[str | Prefetch[str], ...]" = (
    "guideline_version__criteria",
    Prefetch("attempts", Attempt.objects.select_related("written_by")),
    "attempts__evaluations__scores__criterion__guideline_version",
    "attempts__evaluations__findings",
    "attempts__briefs__by",
    "attempts__reviews__reviewer",
    "attempts__ratings__reviewer",
    "attempts__ratings__criterion",
    Prefetch("claim_events", ClaimEvent.objects.select_related("holder", "by")),
    Prefetch("views", ViewEvent.objects.select_related("user")),
    Prefetch("transitions", Transition.objects.select_related("actor")),
)


def prefetch_snapshot_rows(summaries: list[Summary]) -> None:
    """Read every row that the snapshots of these cases are made of, in a few queries for all."""
    prefetch_related_objects(summaries, *_RESTS_ON)


def history_dict(summary: Summary) -> dict[str, list[dict[str, Any]]]:
    """Who had the case, who looked at it and how it moved, as a snapshot has it."""
    return {
        "claims": [
            {
                "action": row.action,
                "holder": row.holder.get_username(),
                "by": row.by.get_username(),
                "at": row.at.isoformat(),
            }
            for row in summary.claim_events.all()
        ],
        "views": [
            {"user": row.user.get_username(), "at": row.at.isoformat()}
            for row in summary.views.all()
        ],
        "transitions": [_moved(row) for row in summary.transitions.all()],
    }


def _moved(row: Transition) -> dict[str, Any]:
    return {
        "old": row.old,
        "new": row.new,
        "action": row.action,
        "role": row.role,
        "actor": row.actor.get_username() if row.actor else "",
        "reason": row.reason,
        "at": row.at.isoformat(),
    }


def models_of(attempts: Iterable[Attempt]) -> set[str]:
    """What wrote, suggested and judged the attempts; '' where people wrote."""
    return {
        model
        for attempt in attempts
        for model in (
            *(attempt.model, attempt.suggested_by),
            *(evaluation.model for evaluation in attempt.evaluations.all()),
        )
    }


def transcript_dict(summary: Summary) -> dict[str, Any]:
    """The transcript of a case, as a snapshot has it."""
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


def guideline_dict(summary: Summary) -> dict[str, Any]:
    version = summary.guideline_version
    return {
        "name": version.guideline.name,
        "title": version.guideline.title,
        "version": version.number,
        "instructions": version.instructions,
        "threshold": version.threshold,
        "attempt_budget": version.attempt_budget,
        "four_eyes": version.four_eyes,
        "redact": version.redact,
        "criteria": [
            {
                "name": item.name,
                "definition": item.definition,
                "steps": item.steps,
                "method": item.method,
                "blocking": item.blocking,
                "threshold": item.effective_threshold,
            }
            for item in version.criteria.all()
        ],
    }


def attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text and where it comes from, as a snapshot has it."""
    return {
        "number": attempt.number,
        "origin": attempt.origin,
        "model": attempt.model,
        "prompt_version": attempt.prompt_version,
        "written_by": attempt.written_by.get_username() if attempt.written_by else "",
        "suggested_by": attempt.suggested_by,
        "at": attempt.created_at.isoformat(),
        "text": attempt.text,
        "sha256": attempt.sha256,
    }


def judged_attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text with what judges and people made of it."""
    return {
        **attempt_dict(attempt),
        "evaluations": [_evaluation(item) for item in attempt.evaluations.all()],
        "briefs": [
            {
                "shortfalls": item.shortfalls,
                "comment": item.comment,
                "by": item.by.get_username() if item.by else "",
            }
            for item in attempt.briefs.all()
        ],
        "reviews": [review_dict(item) for item in attempt.reviews.all()],
        "ratings": [
            {
                "reviewer": item.reviewer.get_username(),
                "criterion": item.criterion.name,
                "value": item.value,
                "blind": item.blind,
                "at": item.created_at.isoformat(),
            }
            for item in attempt.ratings.all()
        ],
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


def review_dict(review: Review) -> dict[str, Any]:
    """A person's decision, as a snapshot has it."""
    return {
        "reviewer": review.reviewer.get_username(),
        "reviewer_name": review.reviewer.get_full_name(),
        "decision": review.decision,
        "category": review.category,
        "about": _about(review),
        "comment": review.comment,
        "attestation": review.attestation,
        "text_sha256": review.text_sha256,
        "at": review.created_at.isoformat(),
    }


def _about(review: Review) -> dict[str, Any] | None:
    """The stretch of the text that a comment is anchored to, in characters; None for all of it."""
    if review.about_start is None:
        return None
    start, end = review.about_start, review.about_end
    return {"start": start, "end": end, "text": review.attempt.text[start:end]}
