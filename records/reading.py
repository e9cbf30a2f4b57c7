"""A stored snapshot as it is shown: on the record's page, in its PDF.

Snapshots keep the schema that they were written under, since their hash is taken of their bytes.
What a former schema did not hold is filled in here and nowhere else, so that whoever shows a
snapshot reads them all alike.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from judging.models import Evaluation, Finding
from judging.remarks import JudgedSpan, judged_spans
from records.models import Category

Snapshot = dict[str, Any]

_GUIDELINE = {"redact": False}
_ATTEMPT: dict[str, Any] = {"suggested_by": "", "ratings": ()}
_EVALUATION: dict[str, Any] = {"role": "first", "details": {}}
_SCORE = {"spread": None}
_REVIEW = {"category": "", "about": None}


def read(text: str) -> Snapshot:
    """The snapshot with everything that `records.snapshot` writes today.

    `claims` and `views` are None where they were not kept: before `countersign-record-2`.
    """
    held: Snapshot = json.loads(text)
    return {
        "claims": None,
        "views": None,
        "supersedes": None,
        **held,
        "guideline": {**_GUIDELINE, **held["guideline"]},
        "attempts": [_attempt(item) for item in held["attempts"]],
        "approval": {**_REVIEW, **held["approval"]},
    }


def _attempt(held: dict[str, Any]) -> dict[str, Any]:
    return {
        **_ATTEMPT,
        **held,
        "evaluations": [_evaluation(item) for item in held["evaluations"]],
        "reviews": [{**_REVIEW, **item} for item in held["reviews"]],
    }


def _evaluation(held: dict[str, Any]) -> dict[str, Any]:
    scores = [{**_SCORE, **score} for score in held["scores"]]
    return {**_EVALUATION, **held, "scores": scores}


def approved(snapshot: Snapshot) -> dict[str, Any]:
    """The attempt whose text the record is of."""
    number = snapshot["approved_attempt"]
    found: dict[str, Any] = next(item for item in snapshot["attempts"] if item["number"] == number)
    return found


def evidence(snapshot: Snapshot) -> list[JudgedSpan]:
    """The judged sentences of the approved text, each with what every judge said of it."""
    attempt = approved(snapshot)
    return judged_spans(_findings(attempt))


def _findings(attempt: dict[str, Any]) -> Iterator[Finding]:
    """As rows, which are not stored: how judges' findings are put together is said once."""
    for held in attempt["evaluations"]:
        evaluation = Evaluation(judge=held["judge"], role=held["role"])
        for finding in held["findings"]:
            text = attempt["text"][finding["start"] : finding["end"]]
            yield Finding(evaluation=evaluation, text=text, **finding)


def said(snapshot: Snapshot, turns: tuple[int, ...]) -> list[dict[str, Any]]:
    """The turns with those numbers, each with its `number`; a number that there is not is left."""
    spoken = snapshot["transcript"]["turns"]
    return [{"number": at, **spoken[at]} for at in turns if at < len(spoken)]


def full_names(snapshot: Snapshot) -> dict[str, str]:
    """By username, as far as decisions say them."""
    reviews = [review for attempt in snapshot["attempts"] for review in attempt["reviews"]]
    decisions = [*reviews, snapshot["approval"]]
    return {item["reviewer"]: item["reviewer_name"] or item["reviewer"] for item in decisions}


def category(value: str) -> str:
    """Why a text was sent back, in words; nothing for a decision without a category."""
    return str(Category(value).label) if value else ""


def when(text: str) -> datetime:
    """A time of a snapshot, which is ISO 8601."""
    return datetime.fromisoformat(text)
