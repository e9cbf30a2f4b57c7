"""The overview: three sentences, two charts, and a table of the other figures, each of which has a
page. With many texts it shows kept figures, because those of a long period read every decision of
it; pages of one figure and files are made on request.
"""

from collections.abc import Callable
from dataclasses import replace

from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.roles import Reach
from insight import agreement, figures, trends
from insight.panels import Panel, explain_too_few
from insight.scope import FigureScope
from measuring.agreement import TOO_FEW
from reviews.templatetags.display import percent, span
from summaries.models import Origin
from web.text import localize_number as number

_CHARTS: dict[str, Callable[[FigureScope], Panel]] = {
    "queue-age": trends.backlog_panel,
    "outcomes": trends.outcomes_panel,
}
PANELS: dict[str, Callable[[FigureScope], Panel]] = {
    **_CHARTS,
    "throughput": trends.throughput_panel,
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
        drawn = [panel for panel in panels if panel.chart]
        context = {
            "scope": scope,
            "sentences": build_sentences(scope),
            "charts": [panel for panel in drawn if panel.name in _CHARTS],
            "rest": [panel for panel in drawn if panel.name not in _CHARTS],
            "without_data": [panel for panel in panels if not panel.chart],
        }
        return render_to_string("insight/dashboard_panels.html", context)


# --- The three sentences ----------------------------------------------------
# Each is a figure and the words that follow it.


def build_sentences(scope: FigureScope) -> list[tuple[str, str, str]]:
    """Figure, words, and the figure of the period before, which is empty over all time."""
    before = replace(scope, back=1) if scope.since else None
    return [
        (*describe(scope), describe(before)[0] if before else "")
        for describe in (_describe_waiting, _describe_passing, _describe_errors)
    ]


def _describe_waiting(scope: FigureScope) -> tuple[str, str]:
    """At the end of the scope's period."""
    queue = trends.find_waiting(scope, [scope.until])
    waiting = sum(row[2] for row in queue)
    words = ngettext("summary waits for a person", "summaries wait for a person", waiting)
    if queue:
        oldest = max(float(row[4]) for row in queue)
        words = _("{waiting}, the oldest for {age}").format(waiting=words, age=span(oldest * 3600))
    return number(waiting), f"{words}."


def _describe_passing(scope: FigureScope) -> tuple[str, str]:
    counts = figures.count_first_attempts(scope)
    part, whole = (sum(row[at] for row in counts) for at in (2, 3))
    if whole < TOO_FEW:
        return "–", _("pass at once: {why}.").format(why=explain_too_few(whole, "texts"))
    words = _("of first texts passed the judge at once: {part} of {whole}.")
    return percent(part / whole), words.format(part=number(part), whole=number(whole))


def _describe_errors(scope: FigureScope) -> tuple[str, str]:
    """What the judge let through and a person did not, and what a person signed too."""
    outcomes = figures.count_outcomes(scope.texts().exclude(origin=Origin.REVIEWER))
    whole = sum(outcomes.values())
    caught = whole - outcomes.get("kept", 0)
    corrected = scope.decisions().filter(record__supersedes__isnull=False).count()
    words = ngettext(
        "of {whole} passed and decided text was edited, sent back or rejected",
        "of {whole} passed and decided texts were edited, sent back or rejected",
        whole,
    ).format(whole=number(whole))
    after = ngettext(
        "{count} record was corrected after signing",
        "{count} records were corrected after signing",
        corrected,
    ).format(count=number(corrected))
    return number(caught), f"{words}; {after}."
