"""The queue: what waits, for whom, since when."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.views.decorators.http import require_safe

from reviews import policies, ratings, worklist
from reviews.views.columns import in_columns
from reviews.views.pages import page, person
from summaries import roles
from summaries.models import Guideline, Summary
from summaries.roles import Right
from summaries.status import TERMINAL, WAITING, WORKING, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User

PAGE_SIZE = 25
_MOST_LIVE_ROWS = PAGE_SIZE


@dataclass(frozen=True)
class Tab:
    """`aside` stands apart from the work: what the pipeline does by itself."""

    name: str
    label: str
    order: tuple[Any, ...] = worklist.OLDEST_FIRST
    aside: bool = False


_NEWEST_FIRST = ("-status_since", "-id")
_PIPELINE = Tab("pipeline", "In the pipeline", aside=True)
_FAILED = Tab("failed", "Failed", aside=True)
_DONE = Tab("done", "Done", _NEWEST_FIRST)
REVIEWERS_TABS = (
    Tab("review", "Needs review", worklist.SKIPPED_LAST),
    Tab("mine", "Mine"),
    Tab("others", "Needs others"),
    Tab("back", "Sent back"),
    _DONE,
    _PIPELINE,
    _FAILED,
)
READERS_TABS = (
    Tab("review", "Needs review"),
    Tab("back", "Sent back"),
    _DONE,
    _PIPELINE,
    _FAILED,
)
AUTHORS_TABS = (
    Tab("back", "Returned to you"),
    Tab("review", "With the reviewers"),
    _DONE,
    _PIPELINE,
    _FAILED,
)
_STATUSES = {
    "review": WAITING,
    "back": frozenset({Status.RETURNED}),
    "done": TERMINAL,
    "pipeline": WORKING,
    "failed": frozenset({Status.FAILED}),
}


@dataclass(frozen=True)
class Filters:
    """What the URL says; anything unknown in it falls back to the default."""

    tab: Tab
    search: str = ""
    guideline: str = ""
    skipped: bool = False
    own: bool = False

    @property
    def narrowed(self) -> bool:
        return bool(self.search or self.guideline)

    def query(self, **changes: str | int) -> str:
        values = {
            "tab": self.tab.name,
            "q": self.search,
            "guideline": self.guideline,
            "skipped": "show" if self.skipped else "",
            "own": "yes" if self.own else "",
            **changes,
        }
        return urlencode({name: value for name, value in values.items() if value})


def filters_in(query: QueryDict, tabs: tuple[Tab, ...]) -> Filters:
    tab = next((tab for tab in tabs if tab.name == query.get("tab")), tabs[0])
    search, guideline = (query.get(name, "").replace("\x00", "") for name in ("q", "guideline"))
    skipped = query.get("skipped") == "show"
    return Filters(tab, search.strip()[:200], guideline.strip()[:80], skipped, _is_own(query))


def _is_own(query: QueryDict) -> bool:
    return query.get("own") == "yes"


def narrowed(cases: QuerySet[Summary], filters: Filters) -> QuerySet[Summary]:
    if filters.search:
        cases = cases.filter(
            Q(transcript__title__icontains=filters.search)
            | Q(transcript__source__icontains=filters.search)
        )
    if filters.guideline:
        cases = cases.filter(guideline_version__guideline__name=filters.guideline)
    return cases


@dataclass(frozen=True)
class Lists:
    """The cases of each tab, as one person has them. Counts and rows come from `of` alone."""

    user: "User"
    cases: QuerySet[Summary]
    skipped: bool = False
    own: bool = False

    @property
    def tabs(self) -> tuple[Tab, ...]:
        return _tabs_of(self.user, own=self.own)

    def of(self, tab: Tab) -> QuerySet[Summary]:
        if tab.name == "review" and self.tabs is REVIEWERS_TABS:
            return worklist.to_review(self.user, self.cases, skipped=self.skipped)
        if tab.name == "mine":
            return worklist.mine(self.user, self.cases)
        if tab.name == "others":
            return worklist.for_others(self.user, self.cases)
        if tab.name == "back" and self.tabs is not AUTHORS_TABS:
            return worklist.sent_back(self.cases)
        return self.cases.filter(status__in=_STATUSES[tab.name])

    def counts(self) -> dict[str, int]:
        return {tab.name: self.of(tab).count() for tab in self.tabs}

    def rows(self, tab: Tab) -> QuerySet[Summary]:
        return in_columns(self.of(tab)).order_by(*tab.order)


def _lists(request: HttpRequest, filters: Filters, *, all_of_them: bool = False) -> Lists:
    user = person(request)
    cases = roles.visible_cases(user)
    if filters.own:
        cases = cases.filter(author=user)
    chosen = cases if all_of_them else narrowed(cases, filters)
    return Lists(user, chosen, filters.skipped, filters.own)


def _tabs_of(user: "User", *, own: bool) -> tuple[Tab, ...]:
    """What they come for: to decide, to read everything, or to see what became of their own."""
    if own:
        return AUTHORS_TABS
    if policies.can_review(user):
        return REVIEWERS_TABS
    return READERS_TABS if roles.can_somewhere(user, Right.SEE_CASES) else AUTHORS_TABS


def _filters(request: HttpRequest) -> Filters:
    tabs = _tabs_of(person(request), own=_is_own(request.GET))
    return filters_in(request.GET, tabs)


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


@login_required
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    filters = _filters(request)
    lists = _lists(request, filters)
    counts = lists.counts()
    paginator = Paginator(lists.rows(filters.tab), PAGE_SIZE)
    # The count of the tab, so that paging and tab can never disagree.
    vars(paginator)["count"] = counts[filters.tab.name]
    rows = paginator.get_page(request.GET.get("page"))
    context = {
        "filters": filters,
        "tabs": _tabs(lists, filters, counts),
        "rows": rows,
        "sealed": ratings.sealed_among(rows.object_list, lists.user),
        "previous": filters.query(page=rows.number - 1),
        "next": filters.query(page=rows.number + 1),
        "guidelines": Guideline.objects.order_by("title").only("name", "title"),
        "live": _live_query(filters, rows.object_list, counts),
        "elsewhere": _elsewhere(lists, filters),
        "empty": None if counts[filters.tab.name] else _empty(request, filters, counts),
        "show_skipped": "?" + filters.query(skipped="show"),
        "hide_skipped": "?" + filters.query(skipped=""),
        **({"is_reviewer": False} if filters.own else {}),
    }
    return page(request, "reviews/queue.html", context)


def _elsewhere(lists: Lists, filters: Filters) -> worklist.Elsewhere | None:
    if lists.tabs is not REVIEWERS_TABS or filters.tab.name != "review":
        return None
    return worklist.elsewhere(lists.user, lists.cases)


def _live_query(filters: Filters, rows: Any, counts: dict[str, int]) -> str:
    ids = ",".join(str(row.pk) for row in rows) if filters.tab.name == "pipeline" else ""
    return filters.query(ids=ids, had=str(counts[filters.tab.name]))


def _empty(request: HttpRequest, filters: Filters, counts: dict[str, int]) -> dict[str, Any]:
    """Why the list is empty: filters hide something, or what happens elsewhere."""
    hidden = 0
    if filters.narrowed:
        hidden = _lists(request, filters, all_of_them=True).of(filters.tab).count()
    return {
        "hidden": hidden,
        "clear": "?" + filters.query(q="", guideline="", skipped=""),
        "pipeline": counts["pipeline"],
        "failed": counts["failed"],
        "anything": any(counts.values()),
    }


@login_required
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """Counts and the states of the rows on the page, to be swapped in without moving anything."""
    filters = _filters(request)
    lists = _lists(request, filters)
    counts = lists.counts()
    rows = in_columns(
        roles.visible_cases(lists.user).filter(pk__in=_ids(request.GET.get("ids", "")))
    )
    had = request.GET.get("had", "")
    now = counts[filters.tab.name]
    context = {
        "tabs": _tabs(lists, filters, counts),
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
