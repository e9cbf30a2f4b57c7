"""Labels: what a judge said of a text by criterion, and what people said of the same text.

They are exported as JSON Lines and serve as examples for a student.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from statistics import fmean
from typing import Any
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils.crypto import salted_hmac

from judging.models import EvaluationRole, Rating, Score
from measuring.student.model import Example
from records.outcomes import ReviewOutcome, review_outcomes
from summaries.models import Attempt, without_drills

_CHUNK = 500
_SALT = "countersign.labels"


@dataclass(frozen=True)
class LabelRating:
    """A person's own score of a criterion, 1 to 5; `blind` when the judge's did not show yet."""

    reviewer: int
    value: int
    blind: bool
    at: datetime


@dataclass(frozen=True)
class LabelledScore:
    """The judge's first score of one criterion of a text, with the threshold that it had to reach.

    `own_threshold` says that it is the criterion's, which the version's does not move.
    """

    attempt: UUID
    criterion: str
    blocking: bool
    threshold: float
    own_threshold: bool
    judge: str
    model: str
    wording: str
    score: float
    spread: float | None


@dataclass(frozen=True)
class Label:
    """One criterion of one text; `outcome` is None while nobody has decided on the text."""

    text: Attempt
    judged: LabelledScore
    outcome: ReviewOutcome | None
    ratings: tuple[LabelRating, ...]


def labels_of(texts: QuerySet[Attempt]) -> Iterator[Label]:
    """Of those among `texts` that a judge read and a person decided on, edited or rated.

    By case and attempt; the same rows give the same labels in the same order.
    """
    texts = texts.filter(without_drills("summary"))
    outcomes = {outcome.attempt: outcome for outcome in review_outcomes(texts)}
    rated = Rating.objects.filter(attempt=OuterRef("pk"))
    keys = {*outcomes, *texts.filter(Exists(rated)).values_list("pk", flat=True)}
    ordered = list(
        Attempt.objects.filter(pk__in=keys)
        .order_by("summary__created_at", "summary", "number")
        .values_list("pk", flat=True)
    )
    for at in range(0, len(ordered), _CHUNK):
        yield from _labels(ordered[at : at + _CHUNK], outcomes)


def _labels(keys: list[UUID], outcomes: dict[UUID, ReviewOutcome]) -> Iterator[Label]:
    read = "summary__transcript", "summary__guideline_version__guideline"
    texts = Attempt.objects.filter(pk__in=keys).select_related(*read).in_bulk()
    scores = first_scores(Attempt.objects.filter(pk__in=keys))
    ratings = _ratings(keys)
    for key in keys:
        for judged in scores.get(key, []):
            given = tuple(ratings.get((key, judged.criterion), ()))
            yield Label(texts[key], judged, outcomes.get(key), given)


def first_scores(texts: QuerySet[Attempt]) -> dict[UUID, list[LabelledScore]]:
    """By attempt, in the order of the criteria; under the case's own guideline version."""
    found: Any = (
        Score.objects.filter(
            evaluation__attempt__in=texts.order_by().values("pk"),
            evaluation__role=EvaluationRole.FIRST,
            evaluation__guideline_version=F("evaluation__attempt__summary__guideline_version"),
        )
        .order_by("evaluation__created_at", "criterion__position", "pk")
        .values(
            "spread",
            score=F("value"),
            attempt=F("evaluation__attempt"),
            name=F("criterion__name"),
            blocking=F("criterion__blocking"),
            threshold=Coalesce("criterion__threshold", "criterion__guideline_version__threshold"),
            own_threshold=Q(criterion__threshold__isnull=False),
            judge=F("evaluation__judge"),
            model=F("evaluation__model"),
            wording=F("evaluation__prompt_version"),
        )
    )
    rows: dict[UUID, list[LabelledScore]] = {}
    for row in found.iterator(chunk_size=2000):
        score = LabelledScore(criterion=row.pop("name"), **row)
        rows.setdefault(score.attempt, []).append(score)
    return rows


def _ratings(keys: list[UUID]) -> dict[tuple[UUID, str], list[LabelRating]]:
    found: dict[tuple[UUID, str], list[LabelRating]] = {}
    rows = Rating.objects.filter(attempt__in=keys).order_by("created_at", "pk")
    for attempt, criterion, reviewer, value, blind, at in rows.values_list(
        "attempt", "criterion__name", "reviewer", "value", "blind", "created_at"
    ):
        given = LabelRating(reviewer, value, blind, at)
        found.setdefault((attempt, criterion), []).append(given)
    return found


def pseudonym(user: int) -> str:
    """The same person is the same twelve hexadecimal digits in every export of an installation.

    Keyed by its secret, so that nobody else finds the person by trying all numbers.
    """
    return salted_hmac(_SALT, str(user), algorithm="sha256").hexdigest()[:12]


# --- Exporting --------------------------------------------------------------
# Labels as JSON Lines: for analysis, or with their texts in the form that `metaeval` reads.

# Under this name metaeval finds what people decided, beside the criteria that they rated.
DECIDED = "decision"
_GOOD, _BAD = 5, 1


def json_lines(labels: Iterable[Label]) -> Iterator[str]:
    """An object a line, one criterion of one text each: docs/labels-schema.json. No texts."""
    for label in labels:
        yield _line(row_of(label))


def row_of(label: Label) -> dict[str, Any]:
    summary, judged = label.text.summary, label.judged
    version = summary.guideline_version
    return {
        "summary": str(summary.pk),
        "transcript": str(summary.transcript_id),
        "attempt": str(label.text.pk),
        "attempt_number": label.text.number,
        "origin": label.text.origin,
        "writer_model": label.text.model,
        "guideline": version.guideline.name,
        "guideline_version": version.number,
        "criterion": judged.criterion,
        "blocking": judged.blocking,
        "threshold": judged.threshold,
        "judge": judged.judge,
        "judge_model": judged.model,
        "wording": judged.wording,
        "score": judged.score,
        "spread": judged.spread,
        **_decision(label),
        "ratings": [_rating(given) for given in label.ratings],
    }


def _decision(label: Label) -> dict[str, Any]:
    found = label.outcome
    return {
        "passed": found.passed if found else None,
        "decision": str(found.result) if found else None,
        "good": found.good if found else None,
        "category": found.category if found else "",
        "edited_share": round(found.edited_share, 6) if found else None,
        "reviewer": pseudonym(found.reviewer) if found else None,
        "decided_at": found.at.isoformat() if found else None,
    }


def _rating(given: LabelRating) -> dict[str, Any]:
    return {
        "reviewer": pseudonym(given.reviewer),
        "value": given.value,
        "blind": given.blind,
        "at": given.at.isoformat(),
    }


def metaeval_lines(labels: Iterable[Label]) -> Iterator[str]:
    """A text a line with its source, as the authors of G-Eval keep SummEval.

    `scores` holds the mean blind rating by criterion and, under `decision`, 5 for a text that
    people let stand and 1 for one that they did not. Texts with neither are left out.
    """
    for _, of_text in groupby(labels, key=lambda label: label.text.pk):
        together = list(of_text)
        scores = _scores(together)
        if scores:
            yield _line(_item(together[0].text, scores))


def _scores(labels: list[Label]) -> dict[str, float]:
    blind = {
        label.judged.criterion: [given.value for given in label.ratings if given.blind]
        for label in labels
    }
    scores = {name: fmean(values) for name, values in blind.items() if values}
    outcome = labels[0].outcome
    if outcome is not None:
        scores[DECIDED] = _GOOD if outcome.good else _BAD
    return scores


def _item(text: Attempt, scores: dict[str, float]) -> dict[str, Any]:
    transcript = text.summary.transcript
    lines = (f"{turn['speaker'] or 'Unknown'}: {turn['text']}" for turn in transcript.turns)
    return {
        "doc_id": str(transcript.pk),
        "system_id": text.model or str(text.origin),
        "source": "\n".join(" ".join(line.split()) for line in lines),
        "system_output": text.text,
        "scores": scores,
    }


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n"


# --- Training ---------------------------------------------------------------
# People's decisions as examples for a student: what stood is good, the rest is not.


def of_decisions(criterion: str) -> dict[UUID, Example]:
    """What people decided on each text judged by the criterion, by the attempt's id.

    A text that a person had to change materially is no good one; what they made of it is, once
    they approved it.
    """
    texts = Attempt.objects.filter(summary__guideline_version__criteria__name__iexact=criterion)
    good = {outcome.attempt: outcome.good for outcome in review_outcomes(texts)}
    return {attempt.pk: _example(attempt, good[attempt.pk]) for attempt in _read(list(good))}


def _read(keys: list[UUID]) -> Iterator[Attempt]:
    for at in range(0, len(keys), _CHUNK):
        found = Attempt.objects.filter(pk__in=keys[at : at + _CHUNK])
        yield from found.select_related("summary__transcript").order_by("pk")


def _example(attempt: Attempt, good: bool) -> Example:
    transcript = attempt.summary.transcript
    return Example(str(transcript.pk), transcript.turns, attempt.text, good, "reviewers")
