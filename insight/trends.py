"""Lines over time: decisions, how long the queue's summaries wait, and what a summary costs.

A guideline's line goes on when a version is published, which is marked on it. Lines stand in
alphabetical order and to one scale: they say how much work there was, not who is better.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.contrib.auth.models import User
from django.db.models import Min
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from insight.panels import Chart, ChartLine, ChartMark, Panel, TableCell
from insight.scope import FigureScope, rows_over
from reviews.templatetags.display import span
from summaries.models import GuidelineVersion, without_drills
from web.pages import name_of
from web.text import written as number

# More points than these no chart of a phone's width shows apart, and more lines nobody compares.
_MOST_POINTS = 31
_MOST_LINES = 12
_WEEK = 7


@dataclass(frozen=True)
class Steps:
    """A period cut into steps of whole days, of weeks where it is long; the last ends now."""

    ends: Sequence[datetime]
    days: int

    def of(self, moment: datetime) -> int | None:
        """The number of the step that `moment` is in, None before the first."""
        back = (self.ends[-1] - moment) // timedelta(days=self.days)
        at = len(self.ends) - 1 - back
        return at if 0 <= at < len(self.ends) else None

    @property
    def names(self) -> list[str]:
        """The local day on which each step ends."""
        return [f"{timezone.localtime(end):%Y-%m-%d}" for end in self.ends]


def steps(scope: FigureScope) -> Steps:
    now = timezone.now()
    since = scope.since or scope.decisions().aggregate(at=Min("created_at"))["at"] or now
    whole = max(1, -(-(now - since) // timedelta(days=1)))
    days = 1 if whole <= _MOST_POINTS else _WEEK * -(-whole // (_WEEK * _MOST_POINTS))
    count = -(-whole // days)
    ends = [now - timedelta(days=days * back) for back in reversed(range(count))]
    return Steps(ends, days)


def _chart(cut: Steps, lines: Mapping[str, Sequence[float | None]], **options: Any) -> Chart:
    """Of the first lines by name; the table has all."""
    named = sorted(lines.items(), key=lambda line: line[0].casefold())
    shown = [ChartLine(name, values) for name, values in named[:_MOST_LINES]]
    return Chart(shown, cut.names[0], cut.names[-1], **options)


def _rows(cut: Steps, lines: Mapping[str, Sequence[float | None]]) -> list[tuple[TableCell, ...]]:
    return [
        (end, name, values[at])
        for name, values in sorted(lines.items(), key=lambda line: line[0].casefold())
        for at, end in enumerate(cut.names)
    ]


# --- Decisions --------------------------------------------------------------

_DECIDED = """
SELECT name, step, count(*) FROM (
    SELECT decided.name, div(extract(epoch FROM (%s::timestamptz - decided.at)), %s) AS step
    FROM ({rows}) AS decided (at, name)
) AS decided
GROUP BY name, step
"""


def _decided(scope: FigureScope, cut: Steps, column: str) -> dict[Any, list[float | None]]:
    """How many decisions fell into each step, by the values of a column."""
    rows = scope.decisions().values_list("created_at", column)
    size = cut.days * 24 * 60 * 60
    found: dict[Any, list[float | None]] = {}
    for name, back, count in rows_over(_DECIDED, rows, before=(cut.ends[-1], size)):
        at = len(cut.ends) - 1 - int(back)
        if 0 <= at < len(cut.ends):
            found.setdefault(name, [0] * len(cut.ends))[at] = count
    return found


def throughput(scope: FigureScope) -> Panel:
    cut = steps(scope)
    found = _decided(scope, cut, "attempt__summary__guideline_version__guideline__title")
    marks = _publications(scope, cut)
    whole = sum(count or 0 for values in found.values() for count in values)
    return Panel(
        name="throughput",
        title=_("Decisions over time"),
        says=ngettext(
            "Made in each day, by guideline. A mark is a version that was published.",
            "Made in each {days} days, by guideline. A mark is a version that was published.",
            cut.days,
        ).format(days=cut.days),
        columns=(_("Until"), _("Guideline"), _("Decisions")),
        rows=_rows(cut, found),
        facts=[(_("Decisions"), number(whole))],
        chart=_chart(cut, found, marks=marks) if found else None,
    )


def _publications(scope: FigureScope, cut: Steps) -> dict[str, list[ChartMark]]:
    """Of each guideline, where in the period a version of it came into force."""
    published = GuidelineVersion.objects.filter(
        scope.reach.within("guideline"), published_at__gte=cut.ends[0]
    ).order_by("published_at")
    rows = published.values_list("guideline__title", "number", "published_at")
    marks: dict[str, list[ChartMark]] = {}
    for title, version, at in rows:
        step = None if at is None else cut.of(at)
        if step is not None:
            marks.setdefault(title, []).append(ChartMark(step, f"v{version}"))
    return marks


def workload(scope: FigureScope) -> Panel:
    cut = steps(scope)
    by_key = _decided(scope, cut, "reviewer")
    names = _named(User.objects.in_bulk(list(by_key)))
    found = {names[key]: values for key, values in by_key.items()}
    return Panel(
        name="workload",
        title=_("Workload by reviewer"),
        says=ngettext(
            "Decisions in each day, in alphabetical order. Summaries differ in length and "
            "difficulty: the lines compare days and not people.",
            "Decisions in each {days} days, in alphabetical order. Summaries differ in length and "
            "difficulty: the lines compare days and not people.",
            cut.days,
        ).format(days=cut.days),
        columns=(_("Until"), _("Reviewer"), _("Decisions")),
        rows=_rows(cut, found),
        chart=_chart(cut, found) if found else None,
    )


def _named(people: Mapping[Any, User]) -> dict[Any, str]:
    """With the user name where two people are called the same."""
    names = Counter(map(name_of, people.values()))
    return {
        key: name_of(user) if names[name_of(user)] == 1 else f"{name_of(user)} ({user.username})"
        for key, user in people.items()
    }


# --- The age of the queue ---------------------------------------------------
# A summary waits from the move that made it ready until the next move. What waits still begins at
# its `status_since`; what left the queue in the period is read backwards from how it left.

_AGES = """
WITH scoped (id) AS ({rows}),
spells AS (
    SELECT summary.guideline_version_id AS version, ready.at AS since, gone.at AS until
    FROM summaries_transition gone
    JOIN scoped ON scoped.id = gone.summary_id
    JOIN summaries_summary summary ON summary.id = gone.summary_id
    CROSS JOIN LATERAL (
        SELECT max(moved.at) AS at FROM summaries_transition moved
        WHERE moved.summary_id = gone.summary_id AND moved.new IN ('in_review', 'exhausted')
            AND moved.id < gone.id
    ) AS ready
    WHERE gone.old IN ('in_review', 'exhausted') AND gone.at >= %s
    UNION ALL
    SELECT summary.guideline_version_id, summary.status_since, NULL
    FROM summaries_summary summary JOIN scoped ON scoped.id = summary.id
    WHERE summary.status IN ('in_review', 'exhausted')
)
SELECT guideline.title, step.at, count(*),
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM step.at - spells.since)),
    max(extract(epoch FROM step.at - spells.since))
FROM unnest(%s::timestamptz[]) AS step (at)
JOIN spells ON spells.since <= step.at AND (spells.until IS NULL OR spells.until > step.at)
JOIN summaries_guidelineversion version ON version.id = spells.version
JOIN summaries_guideline guideline ON guideline.id = version.guideline_id
GROUP BY guideline.title, step.at
"""
_HOUR = 3600


def queue_age(scope: FigureScope) -> Panel:
    cut = steps(scope)
    at = {end: step for step, end in enumerate(cut.ends)}
    found: dict[str, list[float | None]] = {}
    oldest: dict[tuple[str, int], tuple[int, float]] = {}
    rows = scope.summaries().values_list("pk")
    for title, end, count, median, most in rows_over(
        _AGES, rows, after=(cut.ends[0], list(cut.ends))
    ):
        found.setdefault(title, [0.0] * len(cut.ends))[at[end]] = round(median / _HOUR, 2)
        oldest[title, at[end]] = count, round(float(most) / _HOUR, 2)
    marks = _publications(scope, cut)
    now = [values[-1] or 0 for values in found.values()]
    return Panel(
        name="queue-age",
        title=_("Age of the queue over time"),
        says=ngettext(
            "Median hours that the summaries in the queue had waited for a person at the end of "
            "each day, by guideline. A mark is a version that was published.",
            "Median hours that the summaries in the queue had waited for a person at the end of "
            "each {days} days, by guideline. A mark is a version that was published.",
            cut.days,
        ).format(days=cut.days),
        columns=(
            _("At"),
            _("Guideline"),
            _("Median, hours"),
            _("Waiting"),
            _("Oldest, hours"),
        ),
        rows=[
            (*row, *oldest.get((str(row[1]), n % len(cut.ends)), (0, None)))
            for n, row in enumerate(_rows(cut, found))
        ],
        facts=[(_("Longest median now"), span(max(now) * _HOUR) if any(now) else _("none waits"))],
        chart=_chart(cut, found, unit="h", marks=marks) if found else None,
    )


# --- What a summary costs ---------------------------------------------------

_COSTS = """
SELECT step, sum(cost), count(DISTINCT subject), count(*) FILTER (WHERE cost IS NULL) FROM (
    SELECT div(extract(epoch FROM (%s::timestamptz - call.at)), %s) AS step, subject, cost
    FROM ({rows}) AS call (at, subject, cost)
) AS call
GROUP BY step
"""


def cost(scope: FigureScope) -> Panel:
    cut = steps(scope)
    calls = scope.calls().filter(without_drills("subject"), subject__isnull=False)
    rows = calls.values_list("created_at", "subject", "cost")
    size = cut.days * 24 * 60 * 60
    each: list[float | None] = [None] * len(cut.ends)
    table: dict[int, tuple[float, int, int]] = {}
    for back, money, summaries, unpriced in rows_over(_COSTS, rows, before=(cut.ends[-1], size)):
        at = len(cut.ends) - 1 - int(back)
        if 0 <= at < len(cut.ends):
            table[at] = round(float(money or 0), 6), summaries, unpriced
            each[at] = None if money is None else round(float(money) / summaries, 6)
    whole = sum(money for money, _, _ in table.values())
    worked = sum(summaries for _, summaries, _ in table.values())
    return Panel(
        name="cost",
        title=_("Cost per summary over time"),
        says=ngettext(
            "US dollars in each day for every summary that a model worked on then. Calls without "
            "a known price add nothing.",
            "US dollars in each {days} days for every summary that a model worked on then. Calls "
            "without a known price add nothing.",
            cut.days,
        ).format(days=cut.days),
        columns=(
            _("Until"),
            _("US dollars a summary"),
            _("US dollars"),
            _("Summaries"),
            _("Unpriced calls"),
        ),
        rows=[(end, each[at], *table.get(at, (0.0, 0, 0))) for at, end in enumerate(cut.names)],
        facts=[(_("US dollars a summary"), number(whole / worked, 4) if worked else _("no calls"))],
        chart=_chart(cut, {_("All summaries"): each}, unit="$") if table else None,
    )
