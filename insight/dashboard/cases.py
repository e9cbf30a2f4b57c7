"""Where the cases are, how long people let them wait, and how long a decision takes."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Min, QuerySet
from django.utils import timezone

from insight.dashboard.panels import Panel, bars_of
from insight.dashboard.scope import Scope, rows_over
from records.models import Review
from reviews.templatetags.desk import span, state_of
from summaries.status import TERMINAL, WAITING, Status

# --- Timing -----------------------------------------------------------------
# How long cases waited for somebody to take them, and how long the decision took.

# The two shares are those of the median and of 90 %.
_TIMES = """
SELECT count(*), percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY waited),
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY handled)
FROM ({rows}) AS decided (waited, handled)
"""

Both = tuple[float | None, float | None]


@dataclass(frozen=True)
class Times:
    """The median and the 90th percentile of each in seconds, None where nothing tells them."""

    decisions: int = 0
    waited: Both = (None, None)
    handled: Both = (None, None)


def times_of(decisions: QuerySet[Review]) -> Times:
    """From ready to taken, and from taken to decided, as the decisions keep them."""
    found = rows_over(_TIMES, decisions.values_list("waited", "handled"))
    return Times(found[0][0], *(_both(each) for each in found[0][1:])) if found else Times()


def _both(found: list[float | None] | None) -> Both:
    return (found[0], found[1]) if found else (None, None)


# --- Cases ------------------------------------------------------------------


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
    found = times_of(scope.decisions())
    rows = [("Waiting", *found.waited), ("Handling", *found.handled)]
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
            (label, found.decisions, _rounded(median), _rounded(p90)) for label, median, p90 in rows
        ],
        bars=bars_of(_lengths(rows)) if found.decisions else [],
    )


def handling_median(scope: Scope) -> float | None:
    """Seconds from when the reviewer took the case until they decided; None without decisions."""
    return times_of(scope.decisions()).handled[0]


def _lengths(rows: list[tuple[str, Any, Any]]) -> list[tuple[str, str, float]]:
    parts = ((f"{label}, {part}", value) for label, *both in rows for part, value in _parts(both))
    return [(label, span(value or 0), value or 0) for label, value in parts]


def _parts(both: list[Any]) -> list[tuple[str, float]]:
    return list(zip(("median", "90 % within"), both, strict=True))


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
