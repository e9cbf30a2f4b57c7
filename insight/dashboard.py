"""The figures of the dashboard. Its page shows kept ones where there are many texts, because a long
period's read every decision of it; files are made when they are asked for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from django.template.loader import render_to_string
from django.utils import translation

from accounts.roles import Reach
from insight import agreement, drills, figures, trends
from insight.panels import Panel
from insight.scope import FigureScope
from summaries import kept_figures

PANELS: dict[str, Callable[[FigureScope], Panel]] = {
    "throughput": trends.throughput,
    "queue-age": trends.queue_age,
    "workload": trends.workload,
    "cost": trends.cost,
    "summaries": figures.by_status,
    "times": figures.times,
    "reading": drills.reading,
    "first-attempts": figures.first_attempts,
    "attempts": figures.attempts,
    "sent-back": figures.sent_back,
    "overruled": figures.overruled,
    "agreement": agreement.judge_and_people,
    "spending": figures.spending,
}


@dataclass(frozen=True)
class Figures:
    """As the page shows them; `at` is when they were read, None for just now."""

    html: str
    at: datetime | None = None


def shown(scope: FigureScope) -> Figures:
    narrowed = scope.period, scope.guideline, scope.model
    language = translation.get_language() or "en"
    return Figures(*kept_figures.shown(html_of, scope.reach.keys, *narrowed, language))


def html_of(
    guidelines: list[int] | None, period: str, guideline: str, model: str, language: str
) -> str:
    scope = FigureScope(Reach.under(guidelines), period, guideline, model)
    with translation.override(language):
        panels = [make(scope) for make in PANELS.values()]
        return render_to_string("insight/dashboard_panels.html", {"panels": panels, "scope": scope})
