"""The figures of the dashboard, and how long its page keeps them.

A long period's figures read every decision of it, which takes seconds from a hundred thousand on.
Where there are many texts, the page shows what was made within the last minutes and says of when
it is; a task makes it anew for as long as somebody asks for it. Files are made when they are asked
for.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.core.cache import cache
from django.db import connection
from django.template.loader import render_to_string
from django.utils import timezone, translation

from accounts.roles import Reach
from insight import agreement, drills, figures, trends
from insight.panels import Panel
from insight.scope import FigureScope
from summaries.models import Attempt
from summaries.texts import sha256

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

# From so many texts on; PostgreSQL's own estimate, which costs nothing.
MANY = 50_000
_ESTIMATE = "SELECT reltuples FROM pg_class WHERE oid = %s::regclass"
# The task makes them anew every ten minutes, and leaves off after one.
_KEPT_FOR = timedelta(minutes=30)
_ASKED_WITHIN = timedelta(days=1)
_MOST_SECONDS = 60
_ASKED = "dashboards"


@dataclass(frozen=True)
class Figures:
    """As the page shows them; `at` is when they were read, None for just now."""

    html: str
    at: datetime | None = None


def shown(scope: FigureScope) -> Figures:
    if not _are_many():
        return Figures(_html(scope))
    name = _name_of(scope, translation.get_language() or "en")
    cache.set(_ASKED, {**_asked(), name: timezone.now()}, _ASKED_WITHIN.total_seconds())
    return Figures(*(cache.get(_key(name)) or _kept(name)))


def keep_those_asked_for() -> int:
    """Make anew what people have asked for within a day, the last first; how many there were."""
    asked, began, done = _asked(), time.monotonic(), 0
    for name in sorted(asked, key=lambda each: asked[each], reverse=True):
        if time.monotonic() - began > _MOST_SECONDS:
            break
        _kept(name)
        done += 1
    return done


def _asked() -> dict[str, datetime]:
    """What was asked for within a day, and when last."""
    asked: dict[str, datetime] = cache.get(_ASKED) or {}
    since = timezone.now() - _ASKED_WITHIN
    return {name: at for name, at in asked.items() if at > since}


def _are_many() -> bool:
    with connection.cursor() as cursor:
        cursor.execute(_ESTIMATE, [Attempt._meta.db_table])
        return bool(cursor.fetchone()[0] >= MANY)


def _name_of(scope: FigureScope, language: str) -> str:
    reach = scope.reach
    under = [reach.everywhere, sorted(reach.guidelines)]
    return json.dumps([*under, scope.period, scope.guideline, scope.model, language])


def _kept(name: str) -> tuple[str, datetime]:
    everywhere, guidelines, period, guideline, model, language = json.loads(name)
    reach, at = Reach(everywhere, frozenset(guidelines)), timezone.now()
    with translation.override(language):
        found = _html(FigureScope(reach, period, guideline, model)), at
    cache.set(_key(name), found, _KEPT_FOR.total_seconds())
    return found


def _key(name: str) -> str:
    return f"{_ASKED}:{sha256(name)}"


def _html(scope: FigureScope) -> str:
    panels = [make(scope) for make in PANELS.values()]
    return render_to_string("insight/dashboard_panels.html", {"panels": panels, "scope": scope})
