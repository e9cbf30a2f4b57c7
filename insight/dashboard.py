"""The dashboard. With many texts, its page shows kept figures, because those of a long period read
every decision of it; files are made on request.
"""

from collections.abc import Callable

from django.template.loader import render_to_string
from django.utils import translation

from accounts.roles import Reach
from insight import agreement, figures, trends
from insight.panels import Panel
from insight.scope import FigureScope

PANELS: dict[str, Callable[[FigureScope], Panel]] = {
    "throughput": trends.throughput,
    "queue-age": trends.queue_age,
    "workload": trends.workload,
    "cost": trends.cost,
    "summaries": figures.by_status,
    "times": figures.times,
    "reading": figures.reading,
    "first-attempts": figures.first_attempts,
    "attempts": figures.attempts,
    "sent-back": figures.sent_back,
    "overruled": figures.overruled,
    "agreement": agreement.judge_and_people,
    "spending": figures.spending,
}


def html_of(
    guidelines: list[int] | None, period: str, guideline: str, model: str, language: str
) -> str:
    """The panels of a scope, in JSON's types: `summaries.kept_figures` keeps what it returns."""
    scope = FigureScope(Reach.under(guidelines), period, guideline, model)
    with translation.override(language):
        panels = [make(scope) for make in PANELS.values()]
        return render_to_string("insight/dashboard_panels.html", {"panels": panels, "scope": scope})
