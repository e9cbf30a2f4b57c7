"""The queue: what waits, for whom, since when."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.db.models import Case, Count, Exists, Min, OuterRef, Q, QuerySet, Subquery, When
from django.http import HttpRequest, HttpResponse, QueryDict
from django.views.decorators.http import require_safe

from judging.models import Evaluation, Score
from llm.names import OFFLINE
from reviews.records import newest_first
from reviews.views.pages import page
from summaries import roles
from summaries.models import Attempt, Guideline, Summary
from summaries.roles import Right
from summaries.status import TERMINAL, WAITING, WORKING, Status

PAGE_SIZE = 25
_MOST_LIVE_ROWS = PAGE_SIZE


@dataclass(frozen=True)
class Tab:
    name: str
    label: str
    statuses: frozenset[Status]
    newest_first: bool = False


TABS = (
    Tab("review", "Needs review", WAITING),
    Tab("pipeline", "In the pipeline", WORKING),
    Tab("returned", "Returned", frozenset({Status.RETURNED})),
    Tab("done", "Done", TERMINAL, newest_first=True),
    Tab("failed", "Failed", frozenset({Status.FAILED})),
)


@dataclass(frozen=True)
class Filters:
    """What the URL says; anything unknown in it falls back to the default."""

    tab: Tab
    search: str = ""
    guideline: str = ""

    @property
    def narrowed(self) -> bool:
        return bool(self.search or self.guideline)

    def query(self, **changes: str | int) -> str:
        values = {"tab": self.tab.name, "q": self.search, "guideline": self.guideline, **changes}
        return urlencode({name: value for name, value in values.items() if value})


def filters_in(query: QueryDict, *, default_tab: Tab = TABS[0]) -> Filters:
    tab = next((tab for tab in TABS if tab.name == query.get("tab")), default_tab)
    search, guideline = (query.get(name, "").replace("\x00", "") for name in ("q", "guideline"))
    return Filters(tab, search.strip()[:200], guideline.strip()[:80])


def narrowed(cases: QuerySet[Summary], filters: Filters) -> QuerySet[Summary]:
    if filters.search:
        cases = cases.filter(
            Q(transcript__title__icontains=filters.search)
            | Q(transcript__source__icontains=filters.search)
        )
    if filters.guideline:
        cases = cases.filter(guideline_version__guideline__name=filters.guideline)
    return cases


def counts_of(cases: QuerySet[Summary]) -> dict[str, int]:
    """Cases by tab, in one query."""
    return cases.aggregate(
        **{tab.name: Count("pk", filter=Q(status__in=tab.statuses)) for tab in TABS}
    )


def rows_of(cases: QuerySet[Summary], tab: Tab) -> QuerySet[Summary]:
    order = ("-status_since", "-id") if tab.newest_first else ("status_since", "id")
    return in_columns(cases.filter(status__in=tab.statuses)).order_by(*order)


def in_columns(cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """With `attempt_count`, `by_model`, and `lowest`: the lowest blocking score of the attempt that
    a person would decide on, the newest judged one or, attempts used up, the best."""
    attempts = Attempt.objects.filter(summary=OuterRef("pk"))
    scores = Score.objects.filter(
        evaluation__attempt__summary=OuterRef("pk"), criterion__blocking=True
    )
    judged = Evaluation.objects.filter(attempt__summary=OuterRef("pk"))
    number = attempts.order_by("-number").values("number")[:1]
    newest = scores.order_by("-evaluation__attempt__number", "value").values("value")[:1]
    by_attempt = scores.values("evaluation__attempt").annotate(low=Min("value"))
    best = by_attempt.order_by("-low").values("low")[:1]
    return (
        cases.annotate(
            attempt_count=Subquery(number),
            lowest=Case(
                When(status=Status.EXHAUSTED, then=Subquery(best)), default=Subquery(newest)
            ),
            by_model=Exists(attempts.exclude(model__in=["", OFFLINE]))
            | Exists(judged.exclude(model=OFFLINE)),
        )
        .select_related("transcript", "guideline_version__guideline", "author")
        .prefetch_related(newest_first())
    )


def _tabs(filters: Filters, counts: dict[str, int]) -> list[dict[str, Any]]:
    return [
        {
            "name": tab.name,
            "label": tab.label,
            "count": counts[tab.name],
            "url": "?" + filters.query(tab=tab.name),
            "current": tab == filters.tab,
        }
        for tab in TABS
    ]


@login_required
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    is_reviewer = roles.can_somewhere(request.user, Right.SEE_CASES)
    filters = filters_in(request.GET, default_tab=TABS[0 if is_reviewer else 2])
    everything = roles.visible_cases(request.user)
    matching = narrowed(everything, filters)
    counts = counts_of(matching)
    paginator = Paginator(rows_of(matching, filters.tab), PAGE_SIZE)
    # The count of the tab, so that paging and tab can never disagree.
    vars(paginator)["count"] = counts[filters.tab.name]
    rows = paginator.get_page(request.GET.get("page"))
    context = {
        "is_reviewer": is_reviewer,
        "filters": filters,
        "tabs": _tabs(filters, counts),
        "rows": rows,
        "previous": filters.query(page=rows.number - 1),
        "next": filters.query(page=rows.number + 1),
        "guidelines": Guideline.objects.order_by("title").only("name", "title"),
        "live": _live_query(filters, rows.object_list, counts),
        "empty": None if counts[filters.tab.name] else _empty(filters, everything, counts),
    }
    return page(request, "reviews/queue.html", context)


def _live_query(filters: Filters, rows: Any, counts: dict[str, int]) -> str:
    ids = ",".join(str(row.pk) for row in rows) if filters.tab.name == "pipeline" else ""
    return filters.query(ids=ids, had=str(counts[filters.tab.name]))


def _empty(
    filters: Filters, everything: QuerySet[Summary], counts: dict[str, int]
) -> dict[str, Any]:
    """Why the list is empty: filters hide something, or what happens elsewhere."""
    hidden = 0
    if filters.narrowed:
        hidden = counts_of(everything)[filters.tab.name]
    return {
        "hidden": hidden,
        "clear": "?" + urlencode({"tab": filters.tab.name}),
        "pipeline": counts["pipeline"],
        "failed": counts["failed"],
        "anything": any(counts.values()),
    }


@login_required
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """Counts and the states of the rows on the page, to be swapped in without moving anything."""
    filters = filters_in(request.GET)
    is_reviewer = roles.can_somewhere(request.user, Right.SEE_CASES)
    cases = roles.visible_cases(request.user)
    counts = counts_of(narrowed(cases, filters))
    rows = in_columns(cases.filter(pk__in=_ids(request.GET.get("ids", ""))))
    had = request.GET.get("had", "")
    now = counts[filters.tab.name]
    context = {
        "is_reviewer": is_reviewer,
        "tabs": _tabs(filters, counts),
        "rows": rows,
        "moved": had.isascii() and had.isdigit() and str(now) != had,
        "reload": "?" + filters.query(),
    }
    return page(request, "reviews/queue_live.html", context)


def _ids(text: str) -> list[UUID]:
    found = []
    for part in text.split(",")[:_MOST_LIVE_ROWS]:
        try:
            found.append(UUID(part))
        except ValueError:
            continue
    return found
