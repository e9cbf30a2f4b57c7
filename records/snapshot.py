"""The snapshot of a record: everything that its approval rests on, as plain data."""

import json
from base64 import b64encode
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Model, Prefetch, prefetch_related_objects

from judging.findings import quotes_of, said_of
from judging.models import Evaluation
from llm.canonical_json import NotCanonical, canonical_json
from llm.types import notice_of
from records import storage
from records.models import SNAPSHOT_PARTS, ClaimEvent, Record, Review, ViewEvent
from summaries.models import Attempt, Recording, Signing, Summary, Transition

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def snapshot_of(review: Review, supersedes: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything an approval rests on, as plain data.

    `supersedes` is `{"number": int, "sha256": str, "reason": str}` of the record that this one
    corrects.
    """
    summary = review.attempt.summary
    prefetch_snapshot_rows([summary])
    return snapshot_dict(review, guideline_dict(summary), supersedes)


def snapshot_dict(
    review: Review, guideline: dict[str, Any], supersedes: dict[str, Any] | None
) -> dict[str, Any]:
    """The same from rows that were read, below the guideline as `guideline_dict` has it."""
    summary = review.attempt.summary
    return {
        "schema": "countersign-record-1",
        "engine_notice": notice_of(models_of(summary.attempts.all())),
        "guideline": guideline,
        "summary": str(summary.pk),
        "transcript": transcript_dict(summary),
        "attempts": [judged_attempt_dict(attempt) for attempt in summary.attempts.all()],
        "approved_attempt": review.attempt.number,
        "approval": review_dict(review),
        "passkey": passkey_dict(review),
        **history_dict(summary),
        "supersedes": supersedes,
    }


# What stands below an attempt, and what admins may change of a guideline at any time.
PARTS = ("evaluations", "briefs", "reviews", "ratings")
NAMES = frozenset({"name", "title"})

_RESTS_ON: "tuple[str | Prefetch[str], ...]" = (
    "guideline_version__criteria",
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
    """Read every row that the snapshots of these cases are made of, in a few queries for all."""
    prefetch_related_objects(summaries, *_RESTS_ON)


# --- Stored -----------------------------------------------------------------
# A snapshot is stored without its parts, the list of turns and each evaluation, which stand in the
# rows of its case: with the place of each and its SHA-256. The rows never change, so that the same
# bytes are made of them again; where they do not have them any more, the snapshot has null.


def with_parts(snapshot: dict[str, Any], made: Callable[[Any], Any]) -> dict[str, Any]:
    """The snapshot with what is made of each part in its place."""
    transcript, attempts = snapshot["transcript"], snapshot["attempts"]
    return {
        **snapshot,
        "transcript": {**transcript, "turns": made(transcript["turns"])},
        "attempts": [
            {**attempt, "evaluations": [made(item) for item in attempt["evaluations"]]}
            for attempt in attempts
        ],
    }


def parts_in(snapshot: dict[str, Any]) -> Iterator[Any]:
    """In the order that canonical JSON has them in."""
    for attempt in snapshot["attempts"]:
        yield from attempt["evaluations"]
    yield snapshot["transcript"]["turns"]


def parts_of(summary: Summary) -> Iterator[Any]:
    """Those that a snapshot of the case may have, as its rows are today."""
    turns = summary.transcript.turns
    yield turns
    for attempt in summary.attempts.all():
        for evaluation in attempt.evaluations.all():
            yield _evaluation(evaluation, turns)


def packed(snapshot: str) -> tuple[bytes, bytes]:
    """What is stored of a snapshot, and the part that it shares with others."""
    held = json.loads(snapshot)
    like = canonical_json(_without_content(held)).encode()
    whole = snapshot.encode()
    return storage.packed(whole, _places(whole, parts_in(held)), like), like


def _places(whole: bytes, parts: Iterable[Any]) -> Iterator[storage.Part]:
    """No text is taken for a part, because quotes in texts stand behind a backslash."""
    end = 0
    for part in filter(None, parts):
        spelled = canonical_json(part).encode()
        at = whole.index(spelled, end)
        yield at, spelled
        end = at + len(spelled)


def _without_content(snapshot: dict[str, Any]) -> dict[str, Any]:
    """The guideline and the names of everything else: what snapshots under it have in common."""
    bare = with_parts(snapshot, lambda _: None)
    return {**_names(bare), "guideline": snapshot["guideline"]}


def _names(held: Any) -> Any:
    """Of a list, those of its first member."""
    if isinstance(held, list):
        return [_names(item) for item in held[:1]]
    if isinstance(held, dict):
        return {name: _names(item) for name, item in held.items()}
    return "" if isinstance(held, str) else None


# Transcripts may have 20 MB each.
_AT_ONCE = 20


def with_snapshots(records: Iterable[Record]) -> Iterator[Record]:
    """The same, with their snapshots, which are read in a few queries for many."""
    rows = iter(records)
    while chunk := list(islice(rows, _AT_ONCE)):
        for record, snapshot in zip(chunk, snapshots_of(chunk), strict=True):
            record.snapshot = snapshot
            yield record


def snapshots_of(records: Sequence[Record]) -> Iterator[str]:
    """The snapshot of each."""
    cases = Summary.objects.select_related("transcript").prefetch_related(
        Prefetch("attempts", Attempt.objects.only("summary")),
        "attempts__evaluations__scores__criterion",
    )
    found = cases.in_bulk({record.summary_id for record in records if record.stored_snapshot})
    for record in records:
        yield put_together(record, found.get(record.summary_id))


def put_together(record: Record, summary: Summary | None) -> str:
    """Its snapshot with the parts that the case has."""
    spelled = spelled_of(parts_of(summary)) if summary else ()
    return unpacked(bytes(record.stored_snapshot), spelled).decode(errors="replace")


# In the place of a part that is gone or changed.
GONE = b"null"


def unpacked(
    stored: bytes, spelled: Iterable[bytes], shared: MutableMapping[str, bytes] = SNAPSHOT_PARTS
) -> bytes:
    """The snapshot with these parts of its case; `shared` has what it was compressed by. Bytes that
    nothing was packed into are taken for text as they stand: its hash tells."""
    if not stored:
        return b""
    parts = {storage.digest(part): part for part in spelled}
    return storage.unpacked(stored, ChainMap(parts, shared), GONE) or stored


def spelled_of(parts: Iterable[Any]) -> Iterator[bytes]:
    """What has no spelling, is of no known form or points at a row that is gone cannot have been
    signed."""
    with suppress(AttributeError, KeyError, ObjectDoesNotExist, TypeError):
        for part in parts:
            with suppress(NotCanonical):
                yield canonical_json(part).encode()


# --- Content ----------------------------------------------------------------


def history_dict(summary: Summary) -> dict[str, list[dict[str, Any]]]:
    """Who had the case, who looked at it and how it moved, as a snapshot has it."""
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
                **_columns(row, "old", "new", "action", "role", "reason"),
                "actor": _username(row.actor),
                "at": row.at.isoformat(),
            }
            for row in summary.transitions.all()
        ],
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
        **_columns(transcript, "source", "external_id", "title", "sha256", "turns"),
        "id": str(transcript.pk),
        "occurred_at": transcript.occurred_at.isoformat() if transcript.occurred_at else None,
        "received_at": transcript.created_at.isoformat(),
        "recording": _recording(getattr(transcript, "recording", None)),
    }


def _recording(recording: Recording | None) -> dict[str, Any] | None:
    return _columns(recording, "url", "content_type", "size", "sha256") if recording else None


def guideline_dict(summary: Summary) -> dict[str, Any]:
    version = summary.guideline_version
    return {
        **_columns(version.guideline, "name", "title"),
        **_columns(version, "instructions", "threshold", "attempt_budget"),
        **_columns(version, "four_eyes", "judge_edits", "redact", "signing"),
        "version": version.number,
        "criteria": [
            {
                **_columns(item, "name", "definition", "steps", "method", "blocking"),
                "threshold": item.effective_threshold,
            }
            for item in version.criteria.all()
        ],
    }


def attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text and where it comes from, as a snapshot has it."""
    return {
        **_columns(attempt, "number", "origin", "model", "prompt_version", "suggested_by"),
        **_columns(attempt, "text", "sha256"),
        "written_by": _username(attempt.written_by),
        "at": attempt.created_at.isoformat(),
    }


def judged_attempt_dict(attempt: Attempt) -> dict[str, Any]:
    """A text with what judges and people made of it."""
    turns = attempt.summary.transcript.turns
    return {
        **attempt_dict(attempt),
        "evaluations": [_evaluation(item, turns) for item in attempt.evaluations.all()],
        "briefs": [
            {**_columns(item, "shortfalls", "findings", "comment"), "by": _username(item.by)}
            for item in attempt.briefs.all()
        ],
        "reviews": [review_dict(item) for item in attempt.reviews.all()],
        "ratings": [
            {
                **_columns(item, "value", "blind"),
                "reviewer": _username(item.reviewer),
                "criterion": item.criterion.name,
                "at": item.created_at.isoformat(),
            }
            for item in attempt.ratings.all()
        ],
    }


def _evaluation(evaluation: Evaluation, turns: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        **_columns(evaluation, "judge", "role", "details", "model", "prompt_version", "passed"),
        "at": evaluation.created_at.isoformat(),
        "scores": [
            {
                **_columns(item, "value", "mode", "spread"),
                **_in_words(said_of(item.criterion_id, evaluation.said), turns),
                "criterion": item.criterion.name,
            }
            for item in evaluation.scores.all()
        ],
        "findings": [_in_words(row, turns) for row in evaluation.found],
    }


def _in_words(row: dict[str, Any], turns: list[dict[str, Any]]) -> dict[str, Any]:
    """With the words of its quotes, not their places."""
    found = {**row, "quotes": quotes_of(row["quoted"], turns)}
    del found["quoted"]
    return found


def review_dict(review: Review) -> dict[str, Any]:
    """A person's decision, as a snapshot has it."""
    return {
        **_columns(review, "decision", "category", "comment", "attestation", "text_sha256"),
        "signature": review.signature,
        "reviewer": _username(review.reviewer),
        "reviewer_name": review.reviewer.get_full_name(),
        "about": _about(review),
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


def _about(review: Review) -> dict[str, Any] | None:
    """The stretch of the text that a comment is anchored to, in characters; None for all of it."""
    if review.about_start is None:
        return None
    start, end = review.about_start, review.about_end
    return {"start": start, "end": end, "text": review.attempt.text[start:end]}


def _columns(row: Model, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _username(user: "User | None") -> str:
    return user.get_username() if user else ""
