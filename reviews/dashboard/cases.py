"""Where the cases are, how long people let them wait, and how long a decision takes."""

from datetime import datetime
from typing import Any

from django.db.models import (
    Count,
    DurationField,
    ExpressionWrapper,
    F,
    FloatField,
    Min,
    OuterRef,
    QuerySet,
    Subquery,
)
from django.db.models.functions import Coalesce, Extract
from django.utils import timezone

from reviews.aggregates import Percentile
from reviews.dashboard.panels import Panel, bars_of
from reviews.dashboard.scope import Scope
from reviews.models import ClaimEvent, Review
from reviews.templatetags.desk import span, state_of
from summaries.models import Transition
from summaries.status import TERMINAL, WAITING, Status


def by_status(scope: Scope) -> Panel:
    """As of now, whatever the period."""
    rows = scope.cases().values("status").annotate(count=Count("pk"), oldest=Min("status_since"))
    found = {row["status"]: (row["count"], row["oldest"]) for row in rows.order_by()}
    counts = [(status, *found.get(status, (0, None))) for status in Status]
    return Panel(
        name="cases",
        title="Cases by status",
        says="As of now, whatever the period. The age is that of the case longest in the status.",
        columns=("Status", "Cases", "Oldest", "Oldest, hours"),
        rows=[
            (status.label, count, _age(status, oldest), _hours(status, oldest))
            for status, count, oldest in counts
        ],
        facts=_facts(counts),
        bars=bars_of(
            [(status.label, f"{count:,}", count) for status, count, _ in counts],
            [state_of(status) for status, _, _ in counts],
        ),
    )


def _facts(counts: list[tuple[Status, int, datetime | None]]) -> list[tuple[str, str]]:
    waiting = [since for status, _, since in counts if status in WAITING and since]
    return [
        ("Cases", f"{sum(count for _, count, _ in counts):,}"),
        ("Wait for a person", f"{sum(n for status, n, _ in counts if status in WAITING):,}"),
        ("Oldest of these", span(_seconds(min(waiting))) if waiting else "none waits"),
    ]


def _seconds(since: datetime) -> float:
    return (timezone.now() - since).total_seconds()


def _age(status: Status, oldest: datetime | None) -> str | None:
    return None if oldest is None or status in TERMINAL else span(_seconds(oldest))


def _hours(status: Status, oldest: datetime | None) -> float | None:
    return None if oldest is None or status in TERMINAL else round(_seconds(oldest) / 3600, 1)


def times(scope: Scope) -> Panel:
    """Of the decisions made in the period; seconds by PostgreSQL's percentile_cont."""
    found = _timed(scope.decisions()).aggregate(
        count=Count("pk"),
        waiting_median=Percentile("waited", 0.5),
        waiting_p90=Percentile("waited", 0.9),
        handling_median=Percentile("handled", 0.5),
        handling_p90=Percentile("handled", 0.9),
    )
    kinds = {"Waiting": "waiting", "Handling": "handling"}
    rows = [(label, found[f"{name}_median"], found[f"{name}_p90"]) for label, name in kinds.items()]
    return Panel(
        name="times",
        title="Waiting and handling times",
        says=(
            "Of the decisions in the period. Waiting: from when the text was ready for review "
            "until somebody took the case. Handling: from when the reviewer took it until they "
            "decided."
        ),
        columns=("Time", "Decisions", "Median, seconds", "90th percentile, seconds"),
        rows=[
            (label, found["count"], _rounded(median), _rounded(p90)) for label, median, p90 in rows
        ],
        bars=bars_of(_lengths(rows)) if found["count"] else [],
    )


def handling_median(scope: Scope) -> float | None:
    """Seconds from when the reviewer took the case until they decided; None without decisions."""
    seconds: float | None = _timed(scope.decisions()).aggregate(median=Percentile("handled", 0.5))[
        "median"
    ]
    return seconds


def _lengths(rows: list[tuple[str, Any, Any]]) -> list[tuple[str, str, float]]:
    parts = ((f"{label}, {part}", value) for label, *both in rows for part, value in _parts(both))
    return [(label, span(value or 0), value or 0) for label, value in parts]


def _parts(both: list[Any]) -> list[tuple[str, float]]:
    return list(zip(("median", "90 % within"), both, strict=True))


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


def _timed(decisions: QuerySet[Review]) -> QuerySet[Review]:
    """With `waited` and `handled` in seconds; without a claim the case was taken when decided.

    A decision that no claim came before, as one made through the API, has waited and been handled
    from when its text was ready.
    """
    ready = Transition.objects.filter(
        summary=OuterRef("attempt__summary"), new__in=WAITING, at__lte=OuterRef("created_at")
    ).order_by("-at")
    taken = ClaimEvent.objects.filter(
        summary=OuterRef("attempt__summary"),
        action="take",
        at__gte=OuterRef("ready"),
        at__lte=OuterRef("created_at"),
    )
    ours = taken.filter(holder=OuterRef("reviewer")).order_by("-at")
    return (
        decisions.order_by()
        .annotate(ready=Subquery(ready.values("at")[:1]))
        .annotate(
            first_taken=Subquery(taken.order_by("at").values("at")[:1]),
            taken=Subquery(ours.values("at")[:1]),
        )
        .annotate(
            waited=_between(F("ready"), Coalesce("first_taken", "created_at")),
            handled=_between(Coalesce("taken", "ready"), F("created_at")),
        )
    )


def _between(start: Any, end: Any) -> Extract:
    passed = ExpressionWrapper(end - start, output_field=DurationField())
    return Extract(passed, "epoch", output_field=FloatField())
