"""The snapshot of a record: all that its approval rests on, as plain data."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any, cast

from countersign_judge.criteria import find_basis
from countersign_judge.llm.types import models_notice
from django.contrib.auth.models import User
from django.db.models import Model, Prefetch, prefetch_related_objects

from judging.findings import decode_quotes, score_details
from judging.models import Evaluation
from records.models import ClaimEvent, Review, ViewEvent
from summaries.corrected import correct_turns, read_transcript
from summaries.models import (
    Attempt,
    Correction,
    Recording,
    Signing,
    Summary,
    Transcript,
    Transition,
)
from summaries.texts import turns_sha256

# Raise it with each new member; never remove one. A record keeps the version that built it, and is
# compared with its rows in the members that it has.
VERSION = 4


def schema_name(version: int) -> str:
    """The schema name in a snapshot of this version."""
    return f"countersign-record-{version}"


def build_snapshot(review: Review, supersedes: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything an approval rests on, as plain data.

    `supersedes` is `{"number": int, "sha256": str, "reason": str}` of the record that this one
    corrects.
    """
    summary = review.attempt.summary
    prefetch_snapshot_rows([summary])
    return snapshot_dict(summary, review, supersedes)


def snapshot_dict(
    summary: Summary, review: Review, supersedes: dict[str, Any] | None
) -> dict[str, Any]:
    """The same from rows already read."""
    return {
        "schema": schema_name(VERSION),
        "engine_notice": models_notice(models_used(summary.attempts.all())),
        "guideline": guideline_dict(summary),
        "summary": str(summary.pk),
        "transcript": transcript_dict(summary),
        "attempts": [judged_attempt_dict(attempt) for attempt in summary.attempts.all()],
        "approved_attempt": review.attempt.number,
        "approval": review_dict(review),
        "passkey": passkey_dict(review),
        **history_dict(summary),
        "supersedes": supersedes,
    }


# The rows under an attempt, and the guideline's names, which admins may change.
PARTS = ("evaluations", "briefs", "reviews", "ratings")
NAMES = frozenset({"name", "title"})

_RESTS_ON: "tuple[str | Prefetch[str], ...]" = (
    "guideline_version__criteria",
    "transcript__submitted_by",
    Prefetch("transcript__corrections", Correction.objects.select_related("by")),
    Prefetch("attempts", Attempt.objects.select_related("written_by")),
    "attempts__evaluations__scores__criterion__guideline_version",
    "attempts__briefs__by",
    "attempts__reviews__reviewer",
    "attempts__ratings__reviewer",
    "attempts__ratings__criterion",
    Prefetch("claim_events", ClaimEvent.objects.select_related("holder", "by")),
    Prefetch("views", ViewEvent.objects.select_related("user")),
    Prefetch("transitions", Transition.objects.select_related("actor")),
)


def prefetch_snapshot_rows(summaries: list[Summary]) -> None:
    """Read all rows for the snapshots of these cases, in a few queries for all."""
    prefetch_related_objects(summaries, *_RESTS_ON)


# --- Versions ---------------------------------------------------------------

# Members built from rows; the content of any other, like `details`, is compared as a whole.
_BUILT = {"snapshot", "transcript", "recording", "guideline", "criteria", "attempts", "evaluations"}
_BUILT |= {"scores", "findings", "briefs", "reviews", "ratings", "approval", "about", "passkey"}
_BUILT |= {"claims", "views", "transitions", "supersedes", "corrections"}


def drop_newer_members(now: dict[str, Any], signed: dict[str, Any]) -> dict[str, Any]:
    """`now` without the members that the builder of `signed` lacked."""
    known = set(_list_members(signed, "snapshot"))
    return cast(dict[str, Any], _keep_members(known, now, "snapshot"))


def _list_members(held: Any, of: str) -> Iterator[tuple[str, str]]:
    if isinstance(held, list):
        for item in held:
            yield from _list_members(item, of)
    elif isinstance(held, dict) and of in _BUILT:
        for name, item in held.items():
            yield of, name
            yield from _list_members(item, name)


def _keep_members(known: set[tuple[str, str]], held: Any, of: str) -> Any:
    if isinstance(held, list):
        return [_keep_members(known, item, of) for item in held]
    if isinstance(held, dict) and of in _BUILT:
        return {
            name: _keep_members(known, item, name)
            for name, item in held.items()
            if (of, name) in known
        }
    return held


# --- Content ----------------------------------------------------------------


def history_dict(summary: Summary) -> dict[str, list[dict[str, Any]]]:
    """Who claimed and viewed the case and how it moved, in a snapshot's form."""
    return {
        "claims": [
            {
                "action": row.action,
                "holder": _username(row.holder),
                "by": _username(row.by),
                "at": row.at.isoformat(),
            }
            for row in summary.claim_events.all()
        ],
        "views": [
            {"user": _username(row.user), "at": row.at.isoformat()} for row in summary.views.all()
        ],
        "transitions": [
            {
                **_column_values(row, "old", "new", "action", "role", "reason"),
                "actor": _username(row.actor),
                "at": row.at.isoformat(),
            }
            for row in summary.transitions.all()
        ],
    }


def models_used(attempts: Iterable[Attempt]) -> set[str]:
    """The models that wrote, suggested and judged; '' where people wrote."""
    return {
        model
        for attempt in attempts
        for model in (
            *(attempt.model, attempt.suggested_by),
            *(evaluation.model for evaluation in attempt.evaluations.all()),
        )
    }


def transcript_dict(summary: Summary) -> dict[str, Any]:
    """The transcript of a case, in a snapshot's form."""
    transcript = summary.transcript
    recording: Recording | None = getattr(transcript, "recording", None)
    return {
        **_column_values(transcript, "source", "external_id", "title", "sha256", "turns"),
        "id": str(transcript.pk),
        "occurred_at": transcript.occurred_at.isoformat() if transcript.occurred_at else None,
        "metadata": transcript.metadata,
        "received_at": transcript.created_at.isoformat(),
        "submitted_by": _username(transcript.submitted_by),
        "recording": _column_values(recording, "url", "content_type", "size", "sha256")
        if recording
        else None,
        **corrections_dict(transcript),
    }


def corrections_dict(transcript: Transcript) -> dict[str, Any]:
    """The corrections of a transcript, and the SHA-256 of what it says with them, in the canonical
    form of transcripts; null without any."""
    rows = list(transcript.corrections.all())
    return {
        "corrections": [correction_dict(row) for row in rows],
        "corrected_sha256": turns_sha256(correct_turns(transcript.turns, rows)) if rows else None,
    }


def read_corrected_turns(transcript: dict[str, Any]) -> list[dict[str, Any]]:
    """What the transcript of a snapshot says with its corrections; snapshots of before 1.1 have
    none. Raises what reading members of an unknown form raises."""
    rows = [SimpleNamespace(**row) for row in transcript.get("corrections", [])]
    return correct_turns(transcript["turns"], rows)


def correction_dict(row: Correction) -> dict[str, Any]:
    """A correction, in a snapshot's form."""
    return {
        **_column_values(row, "number", "kind", "label", "first", "last", "speaker", "text"),
        **_column_values(row, "takes_back", "reason"),
        "by": _username(row.by),
        "at": row.at.isoformat(),
    }


def guideline_dict(summary: Summary) -> dict[str, Any]:
    version = summary.guideline_version
    return {
        **_column_values(version.guideline, "name", "title"),
        **_column_values(version, "instructions", "threshold", "attempt_budget"),
        **_column_values(version, "confirm", "confirm_above"),
        **_column_values(version, "four_eyes", "judge_edits", "redact", "signing"),
        "version": version.number,
        "form": version.form,
        "criteria": [
            {
                **_column_values(item, "name", "definition", "steps", "method", "blocking"),
                "basis": find_basis(item.name, item.basis),
                "threshold": item.effective_threshold,
            }
            for item in version.criteria.all()
        ],
    }


def attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text and its origin, in a snapshot's form."""
    return {
        **_column_values(attempt, "number", "origin", "model", "prompt_version", "suggested_by"),
        **_column_values(attempt, "text", "sha256", "told"),
        "written_by": _username(attempt.written_by),
        "at": attempt.created_at.isoformat(),
    }


def judged_attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text with its evaluations and reviews."""
    return {
        **attempt_dict(attempt),
        "evaluations": [_evaluation(item) for item in attempt.evaluations.all()],
        "briefs": [
            {
                **_column_values(item, "shortfalls", "findings", "words", "comment"),
                "by": _username(item.by),
            }
            for item in attempt.briefs.all()
        ],
        "reviews": [review_dict(item) for item in attempt.reviews.all()],
        "ratings": [
            {
                **_column_values(item, "value", "blind"),
                "reviewer": _username(item.reviewer),
                "criterion": item.criterion.name,
                "at": item.created_at.isoformat(),
            }
            for item in attempt.ratings.all()
        ],
    }


def _evaluation(evaluation: Evaluation) -> dict[str, Any]:
    """`corrections` is the number of the transcript's newest correction that its judge read."""
    turns = read_transcript(evaluation.attempt.summary.transcript, evaluation.corrections)
    return {
        **_column_values(
            evaluation, "judge", "role", "details", "model", "prompt_version", "passed"
        ),
        "corrections": evaluation.corrections,
        "at": evaluation.created_at.isoformat(),
        "scores": [
            {
                **_column_values(item, "value", "answer", "probability_below", "mode", "spread"),
                **_with_quotes(score_details(item.criterion_id, evaluation.said), turns),
                "criterion": item.criterion.name,
            }
            for item in evaluation.scores.all()
        ],
        "findings": [_with_quotes(row, turns) for row in evaluation.found],
    }


def _with_quotes(row: dict[str, Any], turns: list[dict[str, Any]]) -> dict[str, Any]:
    """With the words of its quotes, not positions."""
    found = {**row, "quotes": decode_quotes(row["quoted"], turns)}
    del found["quoted"]
    return found


def review_dict(review: Review) -> dict[str, Any]:
    """A person's decision, in a snapshot's form.

    `about` is the span of the text that the comment is about, in characters; None for all of it.
    `answers` are those of `Review.answers` with the words of their sentences.
    """
    start, end, text = review.about_start, review.about_end, review.attempt.text
    return {
        **_column_values(review, "decision", "category", "comment", "attestation", "text_sha256"),
        "signature": review.signature,
        **_column_values(review, "seconds_open", "hasty"),
        "answers": review.answers
        and [{**row, "text": text[row["start"] : row["end"]]} for row in review.answers],
        "reviewer": _username(review.reviewer),
        "reviewer_name": review.reviewer.get_full_name(),
        "about": None if start is None else {"start": start, "end": end, "text": text[start:end]},
        "at": review.created_at.isoformat(),
    }


def passkey_dict(review: Review) -> dict[str, str] | None:
    """The signature of an approval by a passkey, bytes in base64; None for any other approval."""
    if review.signature != Signing.PASSKEY:
        return None
    held = review.passkey
    binary = ("public_key", "authenticator_data", "client_data", "signature")
    return {
        "key": str(held.key_id),
        "name": held.key.name,
        "credential_id": held.key.credential_id,
        "document": held.document,
        **{name: b64encode(getattr(held, name)).decode() for name in binary},
    }


def _column_values(row: Model, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _username(user: User | None) -> str:
    return user.get_username() if user else ""
