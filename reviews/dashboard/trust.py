"""The judge against people who rated before they saw its scores."""

from collections.abc import Sequence

from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from judging.agreement import Estimate, Pair, Unknown, agreement, matrix
from judging.models import EvaluationRole, Rating, Score
from judging.resampling import DRAWS, SEED
from reviews.dashboard.panels import Cell, Panel, Square, ends
from reviews.dashboard.scope import Scope

_SCALE = range(5)
_SHADES = 4
SAME_THROUGHOUT = "the judge or the people gave (nearly) one score throughout"


def blind_pairs(scope: Scope) -> list[Pair]:
    """Every blind rating of a text in the scope with the judge's first score of that criterion."""
    rows = _blind(scope).values_list("attempt_id", "judge", F("value"))
    return [Pair(str(attempt), judge, person) for attempt, judge, person in rows]


def blind_by_criterion(scope: Scope) -> dict[str, list[tuple[Pair, float]]]:
    """The same by the criterion's name, each with the bar of its version."""
    bar = Coalesce("criterion__threshold", "criterion__guideline_version__threshold")
    rows = _blind(scope).values_list("criterion__name", bar, "attempt_id", "judge", F("value"))
    found: dict[str, list[tuple[Pair, float]]] = {}
    for name, least, attempt, judge, person in rows:
        found.setdefault(name, []).append((Pair(str(attempt), judge, person), least))
    return found


def _blind(scope: Scope) -> QuerySet[Rating]:
    first = Score.objects.filter(
        evaluation__attempt=OuterRef("attempt"),
        evaluation__role=EvaluationRole.FIRST,
        evaluation__guideline_version=OuterRef("attempt__summary__guideline_version"),
        criterion=OuterRef("criterion"),
    ).order_by("evaluation__created_at", "pk")
    ratings = Rating.objects.filter(
        Q(attempt__in=scope.texts().order_by().values("pk")), blind=True
    )
    judged = ratings.annotate(judge=Subquery(first.values("value")[:1]))
    return judged.filter(judge__isnull=False).order_by("pk")


def judge_and_people(scope: Scope) -> Panel:
    pairs = blind_pairs(scope)
    counts, kappa = matrix(pairs), agreement(pairs)
    texts = len({pair.text for pair in pairs})
    return Panel(
        name="agreement",
        title="Judge against people",
        says=(
            "Blind ratings of texts written in the period, each beside the judge's score of the "
            "same criterion, rounded. Kappa has quadratic weights; its 95 % interval is the middle "
            f"of {DRAWS:,} draws of whole texts (seed {SEED})."
        ),
        columns=("Judge", *(f"People: {score + 1}" for score in _SCALE)),
        rows=[
            *_lines(counts),
            ("Weighted kappa, from, to", *ends(kappa), "texts", texts),
        ],
        facts=[
            ("Weighted kappa", _kappa(kappa)),
            ("Ratings", f"{len(pairs):,} of {texts:,} texts"),
        ],
        squares=_squares(counts) if pairs else [],
    )


def _lines(counts: Sequence[Sequence[int]]) -> list[tuple[Cell, ...]]:
    return [(str(row + 1), *counts[row]) for row in _SCALE]


def _kappa(found: Estimate | Unknown) -> str:
    if found is Unknown.UNDEFINED:
        return f"{found.value}: {SAME_THROUGHOUT}"
    if isinstance(found, Unknown):
        return str(found.value)
    return f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"


def _squares(counts: Sequence[Sequence[int]]) -> list[Square]:
    most = max(max(row) for row in counts)
    return [
        Square(row, column, count, -(-_SHADES * count // most))
        for row, line in enumerate(counts)
        for column, count in enumerate(line)
    ]
