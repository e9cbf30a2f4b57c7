"""Figures over time: decisions, what waits and how long, and what a summary costs.

Names are in alphabetical order: a chart shows how much work there was, not who is better.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from countersign_judge.money import format_cost
from django.contrib.auth.models import User
from django.db.models import Count, DateTimeField, F, Func, Min, Sum, Value
from django.db.models.expressions import Combinable
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from insight.panels import Chart, Panel, Row
from insight.scope import FigureScope, run_over_rows
from llm.ledger import UNPRICED
from records.models import Decision
from summaries.models import GuidelineVersion
from web.pages import get_display_name
from web.text import localize_number as number

# A phone's width cannot show more points, nor can people tell more colours apart.
_MOST_POINTS = 31
_MOST_NAMES = 6
_WEEK = 7

Lines = Mapping[str, Sequence[float | None]]


@dataclass(frozen=True)
class Steps:
    """A period cut into steps of whole days, or weeks if it is long; the last ends now."""

    ends: Sequence[datetime]
    days: int

    @classmethod
    def for_scope(cls, scope: FigureScope) -> "Steps":
        now = timezone.now()
        since = scope.since or scope.decisions().aggregate(at=Min("created_at"))["at"] or now
        whole = max(1, -(-(now - since) // timedelta(days=1)))
        days = 1 if whole <= _MOST_POINTS else _WEEK * -(-whole // (_WEEK * _MOST_POINTS))
        steps = reversed(range(-(-whole // days)))
        return cls([now - timedelta(days=days * back) for back in steps], days)

    def at(self, moment: datetime) -> int | None:
        """The number of the step that holds `moment`, None before the first."""
        at = len(self.ends) - 1 - (self.ends[-1] - moment) // timedelta(days=self.days)
        return at if 0 <= at < len(self.ends) else None

    def end(self, column: str) -> Combinable:
        """The end of the step of a row's moment."""
        size, now = Value(timedelta(days=self.days)), Value(self.ends[-1])
        begin = Func(size, F(column), now, function="date_bin", output_field=DateTimeField())
        return begin + size

    @property
    def names(self) -> list[str]:
        """The local day on which each step ends."""
        return [f"{timezone.localtime(end):%Y-%m-%d}" for end in self.ends]

    @property
    def each(self) -> str:
        """Such as "per week"."""
        weeks = self.days // _WEEK
        words = ngettext("per week", "per {weeks} weeks", weeks).format(weeks=weeks)
        return words if weeks else _("per day")

    def chart(
        self,
        kind: str,
        lines: Lines,
        y: str,
        *,
        unit: str = "",
        published: Mapping[int, str] | None = None,
    ) -> Chart | None:
        """A chart of a `kind`; None without any lines. A "stack" shows all beyond the first by name
        as one. `published` are versions by the step in which they came into force."""
        if not lines:
            return None
        shown = sorted(lines.items(), key=_sort_key)
        if kind == "stack" and shown[_MOST_NAMES:]:
            rest = zip(*(values for _name, values in shown[_MOST_NAMES:]), strict=True)
            others = [sum(value or 0 for value in step) for step in rest]
            shown = [*shown[:_MOST_NAMES], (_("Others"), others)]
        datasets: list[dict[str, Any]] = [{"label": name, "data": data} for name, data in shown]
        if published:
            texts = [published.get(at) for at in range(len(self.ends))]
            data = [0 if text else None for text in texts]
            datasets.append(
                {"part": "marks", "label": _("New version"), "data": data, "texts": texts}
            )
        labels = [date_format(timezone.localtime(end), "DATE_FORMAT") for end in self.ends]
        axes = {"x": _("Until"), "y": y, "unit": unit}
        return {"kind": kind, "labels": labels, "datasets": datasets, **axes}

    def rows(self, lines: Lines) -> list[Row]:
        return [
            (end, name, values[at])
            for name, values in sorted(lines.items(), key=_sort_key)
            for at, end in enumerate(self.names)
        ]


def _sort_key(line: tuple[str, Any]) -> str:
    return line[0].casefold()


# --- Decisions --------------------------------------------------------------


def _count_decisions(scope: FigureScope, cut: Steps, column: str) -> dict[Any, list[float | None]]:
    """How many decisions fell into each step, by the values of a column."""
    steps = scope.decisions().order_by().values_list(column, cut.end("created_at"))
    found: dict[Any, list[float | None]] = {}
    for name, end, count in steps.annotate(n=Count("pk")):
        at = cut.at(end)
        if at is not None:
            found.setdefault(name, [0] * len(cut.ends))[at] = count
    return found


def throughput_panel(scope: FigureScope) -> Panel:
    cut = Steps.for_scope(scope)
    found = _count_decisions(scope, cut, "attempt__summary__guideline_version__guideline__title")
    return Panel(
        name="throughput",
        title=_("Decisions over time"),
        says=_("By guideline, {each}.").format(each=cut.each),
        columns=(_("Until"), _("Guideline"), _("Decisions")),
        rows=cut.rows(found),
        facts=[_count_fact(_("Decisions"), found)],
        chart=cut.chart("stack", found, _("Decisions"), published=_find_publications(scope, cut)),
    )


def _count_fact(label: str, lines: Lines) -> tuple[str, str]:
    return label, number(sum(value or 0 for values in lines.values() for value in values))


def outcomes_panel(scope: FigureScope) -> Panel:
    cut = Steps.for_scope(scope)
    found = _count_decisions(scope, cut, "decision")
    lines = {str(label): found[name] for name, label in Decision.choices if name in found}
    return Panel(
        name="outcomes",
        title=_("Outcomes"),
        says=_("What people decided, {each}.").format(each=cut.each),
        columns=(_("Until"), _("Outcome"), _("Decisions")),
        rows=cut.rows(lines),
        chart=cut.chart("stack", lines, _("Decisions"), published=_find_publications(scope, cut)),
    )


def _find_publications(scope: FigureScope, cut: Steps) -> dict[int, str]:
    """By step, the versions that came into force in it."""
    published = GuidelineVersion.objects.filter(
        scope.reach.within("guideline"), published_at__gte=cut.ends[0]
    ).order_by("published_at")
    found: dict[int, list[str]] = {}
    for title, version, at in published.values_list("guideline__title", "number", "published_at"):
        step = cut.at(at) if at else None
        if step is not None:
            found.setdefault(step, []).append(f"{title} v{version}")
    return {step: ", ".join(versions) for step, versions in found.items()}


def workload_panel(scope: FigureScope) -> Panel:
    """Two people with the same name show their user names."""
    cut = Steps.for_scope(scope)
    by_key = _count_decisions(scope, cut, "reviewer")
    people = User.objects.in_bulk(list(by_key))
    called = Counter(map(get_display_name, people.values()))
    found = {}
    for key, values in by_key.items():
        name, alone = get_display_name(people[key]), called[get_display_name(people[key])] == 1
        found[name if alone else f"{name} ({people[key].username})"] = values
    return Panel(
        name="workload",
        title=_("Workload by reviewer"),
        says=_(
            "Decisions {each}. Summaries differ in length and difficulty, so do not compare people."
        ).format(each=cut.each),
        columns=(_("Until"), _("Reviewer"), _("Decisions")),
        rows=cut.rows(found),
        facts=[(_("Reviewers"), number(len(found)))],
        chart=cut.chart("stack", found, _("Decisions")),
    )


# --- The age of the queue ---------------------------------------------------
# A summary waits from the move that made it ready until the next move. One that still waits
# began at its `status_since`; for others, read backwards from how they left the queue.

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
SELECT guideline.title, step.number - 1, count(*),
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM step.at - spells.since) / 3600),
    max(extract(epoch FROM step.at - spells.since) / 3600)
FROM unnest(%s::timestamptz[]) WITH ORDINALITY AS step (at, number)
JOIN spells ON spells.since <= step.at AND (spells.until IS NULL OR spells.until > step.at)
JOIN summaries_guidelineversion version ON version.id = spells.version
JOIN summaries_guideline guideline ON guideline.id = version.guideline_id
GROUP BY guideline.title, step.number
"""


def find_waiting(scope: FigureScope, moments: Sequence[datetime]) -> list[tuple[Any, ...]]:
    """What waited for a person at each of `moments`, the earliest first: a guideline's title, the
    number of the moment, how many, and in hours their median wait and the longest."""
    rows = scope.summaries().values_list("pk")
    return run_over_rows(_AGES, rows, after=(moments[0], list(moments)))


def backlog_panel(scope: FigureScope) -> Panel:
    cut = Steps.for_scope(scope)
    found: dict[str, list[float | None]] = {}
    ages: dict[Row, Row] = {}
    for title, at, count, median, most in find_waiting(scope, cut.ends):
        found.setdefault(title, [0] * len(cut.ends))[at] = count
        ages[cut.names[at], title] = round(median, 2), count, round(float(most), 2)
    return Panel(
        name="queue-age",
        title=_("Backlog"),
        says=_("Summaries that waited for a person, by guideline. The table has their ages."),
        columns=(_("At"), _("Guideline"), _("Median, hours"), _("Waiting"), _("Oldest, hours")),
        rows=[(*row[:2], *ages.get(row[:2], (0.0, 0, None))) for row in cut.rows(found)],
        chart=cut.chart("stack", found, _("Summaries"), published=_find_publications(scope, cut)),
    )


# --- What a summary costs ---------------------------------------------------


def cost_panel(scope: FigureScope) -> Panel:
    cut = Steps.for_scope(scope)
    calls = scope.calls().filter(subject__isnull=False).order_by()
    each: list[float | None] = [None] * len(cut.ends)
    rows: list[Row] = [(end, None, None, 0, 0) for end in cut.names]
    for end, money, summaries, unpriced in calls.values_list(cut.end("created_at")).annotate(
        money=Sum("cost"),
        summaries=Count("subject", distinct=True),
        unpriced=Count("pk", filter=UNPRICED),
    ):
        at = cut.at(end)
        if at is not None:
            known = None if money is None or (unpriced and not money) else round(float(money), 6)
            # A part of the calls would make the summaries look cheaper than they were.
            each[at] = None if known is None or unpriced else round(known / summaries, 6)
            rows[at] = rows[at][0], each[at], known, summaries, unpriced
    bill = calls.aggregate(
        money=Sum("cost"),
        summaries=Count("subject", distinct=True),
        unpriced=Count("pk", filter=UNPRICED),
    )
    mean = None if bill["money"] is None else bill["money"] / bill["summaries"]
    return Panel(
        name="cost",
        title=_("Cost per summary over time"),
        says=_(
            "US dollars per summary that a model worked on, {each}; no figure where a call has no "
            "known price."
        ).format(each=cut.each),
        columns=(
            *(_("Until"), _("US dollars per summary"), _("US dollars")),
            *(_("Summaries"), _("Unpriced calls")),
        ),
        rows=rows,
        facts=[(_("US dollars"), format_cost(mean, bill["unpriced"]))],
        chart=cut.chart(
            "lines",
            {_("All summaries"): each} if any(row[3] for row in rows) else {},
            _("US dollars"),
            unit="dollar",
        ),
    )
