"""Labels: what a judge said of a text by criterion, and what people said of the same text."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Exists, F, OuterRef, QuerySet
from django.utils.crypto import salted_hmac

from judging.models import EvaluationRole, Rating, Score
from records.outcomes import Outcome, decided
from summaries.models import Attempt

_CHUNK = 500
_SALT = "countersign.labels"


@dataclass(frozen=True)
class Given:
    """A person's own score of a criterion, 1 to 5; `blind` when the judge's did not show yet."""

    reviewer: int
    value: int
    blind: bool
    at: datetime


@dataclass(frozen=True)
class Judged:
    """The judge's first score of one criterion of a text, with the bar that it had to reach.

    `own_bar` says that the bar is the criterion's, which the version's threshold does not move.
    """

    attempt: UUID
    criterion: str
    blocking: bool
    bar: float
    own_bar: bool
    judge: str
    model: str
    wording: str
    score: float
    spread: float | None


@dataclass(frozen=True)
class Label:
    """One criterion of one text; `outcome` is None while nobody has decided on the text."""

    text: Attempt
    judged: Judged
    outcome: Outcome | None
    ratings: tuple[Given, ...]


def labels(texts: QuerySet[Attempt]) -> Iterator[Label]:
    """Of those among `texts` that a judge read and a person decided on, edited or rated.

    By case and attempt; the same rows give the same labels in the same order.
    """
    outcomes = {outcome.attempt: outcome for outcome in decided(texts)}
    rated = Rating.objects.filter(attempt=OuterRef("pk"))
    keys = {*outcomes, *texts.filter(Exists(rated)).values_list("pk", flat=True)}
    ordered = list(
        Attempt.objects.filter(pk__in=keys)
        .order_by("summary__created_at", "summary", "number")
        .values_list("pk", flat=True)
    )
    for at in range(0, len(ordered), _CHUNK):
        yield from _labels(ordered[at : at + _CHUNK], outcomes)


def _labels(keys: list[UUID], outcomes: dict[UUID, Outcome]) -> Iterator[Label]:
    read = "summary__transcript", "summary__guideline_version__guideline"
    texts = Attempt.objects.filter(pk__in=keys).select_related(*read).in_bulk()
    scores = first_scores(Attempt.objects.filter(pk__in=keys))
    ratings = _ratings(keys)
    for key in keys:
        for judged in scores.get(key, []):
            given = tuple(ratings.get((key, judged.criterion), ()))
            yield Label(texts[key], judged, outcomes.get(key), given)


def first_scores(texts: QuerySet[Attempt]) -> dict[UUID, list[Judged]]:
    """By attempt, in the order of the criteria; under the case's own guideline version."""
    found = Score.objects.filter(
        evaluation__attempt__in=texts.order_by().values("pk"),
        evaluation__role=EvaluationRole.FIRST,
        evaluation__guideline_version=F("evaluation__attempt__summary__guideline_version"),
    ).order_by("evaluation__created_at", "criterion__position", "pk")
    rows: dict[UUID, list[Judged]] = {}
    for row in found.values(
        "value",
        "spread",
        attempt=F("evaluation__attempt"),
        name=F("criterion__name"),
        blocking=F("criterion__blocking"),
        own_bar=F("criterion__threshold"),
        bar=F("criterion__guideline_version__threshold"),
        judge=F("evaluation__judge"),
        model=F("evaluation__model"),
        wording=F("evaluation__prompt_version"),
    ).iterator(chunk_size=2000):
        rows.setdefault(row["attempt"], []).append(_judged(row))
    return rows


def _judged(row: Mapping[str, Any]) -> Judged:
    return Judged(
        attempt=row["attempt"],
        criterion=row["name"],
        blocking=row["blocking"],
        bar=row["bar"] if row["own_bar"] is None else row["own_bar"],
        own_bar=row["own_bar"] is not None,
        judge=row["judge"],
        model=row["model"],
        wording=row["wording"],
        score=row["value"],
        spread=row["spread"],
    )


def _ratings(keys: list[UUID]) -> dict[tuple[UUID, str], list[Given]]:
    found: dict[tuple[UUID, str], list[Given]] = {}
    rows = Rating.objects.filter(attempt__in=keys).order_by("created_at", "pk")
    for attempt, criterion, reviewer, value, blind, at in rows.values_list(
        "attempt", "criterion__name", "reviewer", "value", "blind", "created_at"
    ):
        given = Given(reviewer, value, blind, at)
        found.setdefault((attempt, criterion), []).append(given)
    return found


def pseudonym(user: int) -> str:
    """The same person is the same twelve hexadecimal digits in every export of an installation.

    Keyed by its secret, so that nobody else finds the person by trying all numbers.
    """
    return salted_hmac(_SALT, str(user), algorithm="sha256").hexdigest()[:12]
