"""The dashboard. With many texts, its page shows kept figures, because those of a long period read
every decision of it; files are made on request.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from django.db.models import Count, Sum
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.roles import Reach
from insight import agreement, figures, trends
from insight.panels import Panel, explain_too_few
from insight.scope import FigureScope
from llm.ledger import UNPRICED
from measuring.agreement import TOO_FEW
from records.models import Decision
from reviews.templatetags.display import percent, span
from summaries.models import Origin
from web.money import format_cost, format_dollars
from web.text import localize_number as number

PANELS: dict[str, Callable[[FigureScope], Panel]] = {
    "throughput": trends.throughput_panel,
    "queue-age": trends.queue_age_panel,
    "workload": trends.workload_panel,
    "cost": trends.cost_panel,
    "summaries": figures.by_status_panel,
    "times": figures.review_times_panel,
    "reading": figures.reading_time_panel,
    "first-attempts": figures.first_attempts_panel,
    "attempts": figures.attempts_panel,
    "sent-back": figures.sent_back_panel,
    "overruled": figures.overruled_panel,
    "agreement": agreement.judge_against_people_panel,
    "spending": figures.spending_panel,
}


def html_of(
    guidelines: list[int] | None, period: str, guideline: str, model: str, language: str
) -> str:
    """The figures of a scope, in JSON's types: `summaries.kept_figures` keeps what it returns."""
    scope = FigureScope(Reach.under(guidelines), period, guideline, model)
    with translation.override(language):
        panels = [make(scope) for make in PANELS.values()]
        context = {"panels": panels, "scope": scope, "key_figures": build_key_figures(scope)}
        return render_to_string("insight/dashboard_panels.html", context)


# --- The row of numbers -----------------------------------------------------


@dataclass(frozen=True)
class KeyFigure:
    """A number, what else to know about it, and its change from the period before."""

    label: str
    value: str
    note: str
    change: str


def build_key_figures(scope: FigureScope) -> list[KeyFigure]:
    """Without changes over all time. A change is empty where either period has no figure."""
    now, notes = _measure_key_figures(scope)
    before, _notes = _measure_key_figures(replace(scope, back=1)) if scope.since else ({}, {})
    money = partial(format_dollars, places=4)
    found: dict[str, tuple[str, Callable[[Any], str], Callable[[Any], str]]] = {
        "waiting": (_("Waiting for a person"), number, number),
        "wait": (_("Median wait"), span, span),
        "approved": (_("Approved"), number, number),
        "unchanged": (_("Approved unchanged"), percent, _format_points),
        "cost": (_("Cost per summary"), money, money),
    }
    return [
        KeyFigure(
            label,
            "–" if now[name] is None else write(now[name]),
            notes.get(name, ""),
            _format_change(now[name], before.get(name), say),
        )
        for name, (label, write, say) in found.items()
    ]


def _measure_key_figures(scope: FigureScope) -> tuple[dict[str, Any], dict[str, str]]:
    """The numbers of the scope's period, the queue at its end, and notes on them."""
    queue = trends.find_waiting(scope, [scope.until])
    decisions = scope.decisions()
    outcomes = figures.count_outcomes(scope.texts().exclude(origin=Origin.REVIEWER))
    kept, whole = outcomes.get("kept", 0), sum(outcomes.values())
    calls = scope.calls().filter(subject__isnull=False)
    bill = calls.aggregate(
        money=Sum("cost"),
        summaries=Count("subject", distinct=True),
        unpriced=Count("pk", filter=UNPRICED),
    )
    each = None if bill["money"] is None else bill["money"] / bill["summaries"]
    enough = whole >= TOO_FEW
    numbers = {
        "waiting": sum(row[2] for row in queue),
        "wait": figures.summarize_review_times(decisions)[1][0],
        "approved": decisions.filter(decision=Decision.APPROVE).count(),
        "unchanged": kept / whole if enough else None,
        "cost": None if each is None or bill["unpriced"] else each,
    }
    oldest = max((float(row[4]) for row in queue), default=0)
    counted = _("{part} of {whole} passes").format(part=number(kept), whole=number(whole))
    notes = {"unchanged": counted if enough else explain_too_few(whole)}
    if bill["unpriced"]:
        notes["cost"] = format_cost(each, bill["unpriced"])
    if queue:
        notes["waiting"] = _("oldest {age}").format(age=span(oldest * 3600))
    return numbers, notes


def _format_points(share: float) -> str:
    return _("{points} points").format(points=round(100 * share))


def _format_change(now: Any, before: Any, say: Callable[[Any], str]) -> str:
    if now is None or before is None:
        return ""
    size = say(abs(now - before))
    if size == say(0):
        return _("no change")
    return f"+{size}" if now > before else f"−{size}"
