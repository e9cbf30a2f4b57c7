"""The queue of cases: its rows, and what changes on it while it is open."""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.db.models import Max, Min, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from judging.blind import blind_among
from judging.models import Finding
from judging.remarks import count_unsupported
from llm.types import OFFLINE, is_toy
from records.chain import newest_first
from reviews import worklist
from reviews.views.queue_tabs import (
    PAGE_SIZE,
    REVIEWERS_TABS,
    Filters,
    Lists,
    filters_of,
    lists_for,
    page_of,
    page_wanted,
)
from summaries import visibility
from summaries.models import Attempt, Guideline, RevisionBrief, Summary
from summaries.status import WAITING, Status
from web.pages import page
from web.text import uuids

# --- Rows -------------------------------------------------------------------
# What a row of the queue shows beside the case's own columns, read for the rows of one page.


@dataclass
class QueueRow:
    """`models` wrote, suggested or judged any of its texts. `scores` has the lowest blocking score
    of each text, by its number and key. `unsupported` is how many sentences of the judged text the
    transcript does not bear out."""

    summary: Summary
    skipped: bool = False
    attempts: int = 0
    models: set[str] = field(default_factory=set)
    by_engine: bool = False
    scores: dict[tuple[int, UUID], float] = field(default_factory=dict)
    unsupported: int = 0

    @property
    def by_model(self) -> bool:
        return not self.models <= {"", OFFLINE}

    @property
    def by_toy(self) -> bool:
        return any(map(is_toy, self.models))

    @property
    def judged(self) -> tuple[int, UUID] | None:
        """The text that a person would decide on: the newest with scores or, attempts used up,
        the best."""
        if self.summary.status == Status.EXHAUSTED:
            return max(self.scores, key=lambda text: (self.scores[text], text), default=None)
        return max(self.scores, default=None)

    @property
    def lowest(self) -> float | None:
        return self.scores[self.judged] if self.judged else None

    @property
    def waits_for_a_person(self) -> bool:
        return Status(self.summary.status) in WAITING


def in_columns(summaries: QuerySet[Summary], skipped: Container[UUID] = ()) -> dict[UUID, QueueRow]:
    """The rows of `summaries`, which are those of a page, by key; those in `skipped` say so."""
    rows = {found.pk: QueueRow(found, found.pk in skipped) for found in _light(summaries)}
    _read_texts(rows)
    judged = {row.judged[1]: row for row in rows.values() if row.judged}
    for attempt, count in _unsupported(judged).items():
        judged[attempt].unsupported = count
    return rows


def _light(summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    related = ("transcript", "guideline_version__guideline", "author", "claim__holder")
    # Two hours of talk are a megabyte that no row shows.
    heavy = ("transcript__turns", "guideline_version__instructions", "words")
    return summaries.select_related(*related).defer(*heavy).prefetch_related(newest_first())


def _sent_back_at(summaries: Iterable[Summary]) -> dict[UUID, datetime]:
    """When a person last sent a text back, of those whose attempts were used up again since: only
    what came of it is decided on."""
    again = [
        summary.pk
        for summary in summaries
        if summary.sent_back and summary.status == Status.EXHAUSTED
    ]
    if not again:
        return {}
    commented = RevisionBrief.objects.filter(attempt__summary__in=again).exclude(comment="")
    last = commented.order_by().values("attempt__summary").annotate(at=Max("created_at"))
    return dict(last.values_list("attempt__summary", "at"))


def _read_texts(rows: Mapping[UUID, QueueRow]) -> None:
    since = _sent_back_at(row.summary for row in rows.values())
    blocking = Q(evaluations__scores__criterion__blocking=True)
    verdicts = (
        Attempt.objects.filter(summary__in=list(rows))
        .order_by()
        .values_list(
            "summary", "number", "pk", "created_at", "model", "suggested_by", "evaluations__model"
        )
        .annotate(low=Min("evaluations__scores__value", filter=blocking))
    )
    for summary, number, pk, at, writer, helper, judge, low in verdicts:
        row = rows[summary]
        row.attempts = max(row.attempts, number)
        row.models |= {writer, helper, judge or ""}
        row.by_engine |= OFFLINE in {writer, judge}
        if low is not None and (summary not in since or at > since[summary]):
            row.scores[number, pk] = min(low, row.scores.get((number, pk), low))


def _unsupported(attempts: Iterable[UUID]) -> dict[UUID, int]:
    findings = (
        Finding.objects.filter(evaluation__attempt__in=list(attempts))
        .select_related("evaluation")
        .only(
            *("start", "end", "relation", "evaluation__attempt"),
            *("evaluation__judge", "evaluation__role"),
        )
    )
    by_attempt: dict[UUID, list[Finding]] = defaultdict(list)
    for finding in findings:
        by_attempt[finding.evaluation.attempt_id].append(finding)
    return {attempt: count_unsupported(found) for attempt, found in by_attempt.items()}


# --- Queue ------------------------------------------------------------------


@dataclass(frozen=True)
class PollInterval:
    """A page asks after `every` seconds, then ever more seldom, down to once in `most`."""

    every: int
    most: int


_AT_LEISURE = PollInterval(every=8, most=60)
_MOVING = PollInterval(every=3, most=60)
# The list is empty, and its page says that cases are on their way.
_AWAITED = PollInterval(every=3, most=5)


def _pace(filters: Filters, empty: dict[str, Any] | None) -> PollInterval:
    if empty and empty["pipeline"] and filters.tab.name == "review":
        return _AWAITED
    return _MOVING if filters.tab.name == "pipeline" else _AT_LEISURE


def _tabs(lists: Lists, filters: Filters, counts: dict[str, int]) -> list[dict[str, Any]]:
    return [
        {
            "name": tab.name,
            "label": tab.label,
            "aside": tab.aside,
            "count": counts[tab.name],
            "url": "?" + filters.query(tab=tab.name, skipped=""),
            "current": tab == filters.tab,
        }
        for tab in lists.tabs
    ]


def _rows(keys: list[UUID], availability: worklist.Availability) -> list[QueueRow]:
    """In the order of `keys`; a case that was deleted meanwhile has none."""
    found = in_columns(Summary.objects.filter(pk__in=keys), availability.put_off)
    return [found[key] for key in keys if key in found]


@login_required
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    filters = filters_of(request)
    lists = lists_for(request, filters)
    counts = lists.counts()
    context = {
        "tabs": _tabs(lists, filters, counts),
        "guidelines": Guideline.objects.order_by("title", "name").only("name", "title"),
        **_list(request, filters, lists, counts),
    }
    return page(request, "reviews/queue.html", context)


def _list(
    request: HttpRequest, filters: Filters, lists: Lists, counts: dict[str, int]
) -> dict[str, Any]:
    """What `queue_list.html` shows: rows, or why there are none."""
    wanted = page_wanted(request.GET.get("page", ""))
    paging = page_of(lists.parts(filters.tab), wanted, counted=counts[filters.tab.name])
    rows = _rows(paging.keys, lists.availability)
    elsewhere = _elsewhere(lists, filters)
    empty = None if counts[filters.tab.name] else _empty(request, filters, counts)
    return {
        "filters": filters,
        "rows": rows,
        "paging": paging,
        "sealed": blind_among([row.summary for row in rows], lists.availability.user),
        "previous": filters.query(page=paging.number - 1),
        "next": filters.query(page=paging.number + 1),
        "live": _live_query(filters, rows, counts, _empty_state(empty, elsewhere)),
        "pace": _pace(filters, empty),
        "elsewhere": elsewhere,
        "empty": empty,
        "show_skipped": "?" + filters.query(skipped="show"),
        "hide_skipped": "?" + filters.query(skipped=""),
        **({"is_reviewer": False} if filters.own else {}),
    }


def _elsewhere(lists: Lists, filters: Filters) -> worklist.Elsewhere | None:
    if lists.tabs is not REVIEWERS_TABS or filters.tab.name != "review":
        return None
    return worklist.elsewhere(lists.availability, lists.summaries)


def _empty(request: HttpRequest, filters: Filters, counts: dict[str, int]) -> dict[str, Any]:
    """Why the list is empty: filters hide something, or what happens elsewhere."""
    hidden = 0
    if filters.narrowed:
        hidden = lists_for(request, filters, all_of_them=True).count(filters.tab)
    return {
        "hidden": hidden,
        "clear": "?" + filters.query(q="", guideline="", skipped=""),
        "pipeline": counts["pipeline"],
        "failed": counts["failed"],
        "anything": any(counts.values()),
    }


def _empty_state(empty: dict[str, Any] | None, elsewhere: worklist.Elsewhere | None) -> str:
    """What an empty list says, in short, so that it is only said anew when it has changed."""
    if not empty:
        return ""
    numbers = [empty["hidden"], empty["pipeline"], empty["failed"]]
    if elsewhere:
        numbers += [elsewhere.claimed, elsewhere.skipped, elsewhere.own]
    return ".".join(map(str, numbers))


def _live_query(filters: Filters, rows: list[QueueRow], counts: dict[str, int], state: str) -> str:
    ids = ",".join(str(row.summary.pk) for row in rows) if filters.tab.name == "pipeline" else ""
    return filters.query(ids=ids, had=str(counts[filters.tab.name]), shown=state)


@login_required
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """Counts and the states of the rows on the page, to be swapped in without moving anything. Of
    a page without rows nobody reads any: there the list itself comes, once it has changed."""
    filters = filters_of(request)
    lists = lists_for(request, filters)
    counts = lists.counts()
    had = request.GET.get("had", "")
    moved = had.isascii() and had.isdigit() and str(counts[filters.tab.name]) != had
    states = _states(request, lists).values()
    context = {
        "tabs": _tabs(lists, filters, counts),
        "states": states,
        "sealed": blind_among([row.summary for row in states], lists.availability.user),
        "moved": moved and had != "0",
        "reload": "?" + filters.query(),
        **(_came(request, filters, lists, counts) if had == "0" else {}),
    }
    return page(request, "reviews/queue_live.html", context)


def _states(request: HttpRequest, lists: Lists) -> dict[UUID, QueueRow]:
    ids = uuids(request.GET.get("ids", "").split(",")[:PAGE_SIZE])
    return in_columns(visibility.visible_summaries(lists.availability.user).filter(pk__in=ids))


def _came(
    request: HttpRequest, filters: Filters, lists: Lists, counts: dict[str, int]
) -> dict[str, Any]:
    """The list for a page that shows none, unless that page says already what it would say."""
    empty = None if counts[filters.tab.name] else _empty(request, filters, counts)
    if empty and _empty_state(empty, _elsewhere(lists, filters)) == request.GET.get("shown"):
        return {}
    return {"came": True, **_list(request, filters, lists, counts)}
