"""The queue: what waits, for whom, since when."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.views.decorators.http import require_safe

from reviews import policies, ratings, worklist
from reviews.views.columns import Row, in_columns
from reviews.views.pages import page, person
from reviews.views.paging import PAGE_SIZE, page_of, page_wanted
from summaries import roles
from summaries.models import Guideline, Summary
from summaries.roles import Right
from summaries.status import TERMINAL, WAITING, WORKING, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_MOST_LIVE_ROWS = PAGE_SIZE


@dataclass(frozen=True)
class Tab:
    """`aside` stands apart from the work: what the pipeline does by itself."""

    name: str
    label: str
    order: tuple[str, ...] = worklist.OLDEST_FIRST
    aside: bool = False


_NEWEST_FIRST = ("-status_since", "-id")
_PIPELINE = Tab("pipeline", "In the pipeline", aside=True)
_FAILED = Tab("failed", "Failed", aside=True)
_DONE = Tab("done", "Done", _NEWEST_FIRST)
REVIEWERS_TABS = (
    Tab("review", "Needs review"),
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
        cases = cases.filter(words__begin=filters.search)
    if filters.guideline:
        cases = cases.filter(guideline_version__guideline__name=filters.guideline)
    return cases


@dataclass(frozen=True)
class Lists:
    """The cases of each tab, as one person has them. Counts and rows come from `of` alone."""

    desk: worklist.Desk
    cases: QuerySet[Summary]
    skipped: bool = False
    own: bool = False

    @property
    def tabs(self) -> tuple[Tab, ...]:
        return _tabs_of(self.desk.user, own=self.own)

    def parts(self, tab: Tab) -> tuple[QuerySet[Summary], ...]:
        """The tab's cases in order, in lists to be laid end to end."""
        if tab.name == "review" and self.tabs is REVIEWERS_TABS:
            return worklist.to_review(self.desk, self.cases, skipped=self.skipped)
        if tab.name == "back" and self.tabs is not AUTHORS_TABS:
            return worklist.sent_back(self.cases)
        return (self._of(tab).order_by(*tab.order),)

    def _of(self, tab: Tab) -> QuerySet[Summary]:
        if tab.name == "mine":
            return worklist.mine(self.desk, self.cases)
        if tab.name == "others":
            return worklist.for_others(self.desk, self.cases)
        return self.cases.filter(status__in=_STATUSES[tab.name])

    def count(self, tab: Tab) -> int:
        return worklist.counted(*self.parts(tab))

    def counts(self) -> dict[str, int]:
        return worklist.counted_each({tab.name: self.parts(tab) for tab in self.tabs})


def _rows(keys: list[UUID], desk: worklist.Desk) -> list[Row]:
    """In the order of `keys`; a case that was deleted meanwhile has none."""
    found = in_columns(Summary.objects.filter(pk__in=keys), desk.put_off)
    return [found[key] for key in keys if key in found]


def _lists(request: HttpRequest, filters: Filters, *, all_of_them: bool = False) -> Lists:
    user = person(request)
    cases = roles.visible_cases(user)
    if filters.own:
        cases = cases.filter(author=user)
    chosen = cases if all_of_them else narrowed(cases, filters)
    return Lists(worklist.Desk(user), chosen, filters.skipped, filters.own)


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
    wanted = page_wanted(request.GET.get("page", ""))
    paging = page_of(lists.parts(filters.tab), wanted, counted=counts[filters.tab.name])
    rows = _rows(paging.keys, lists.desk)
    context = {
        "filters": filters,
        "tabs": _tabs(lists, filters, counts),
        "rows": rows,
        "paging": paging,
        "sealed": ratings.sealed_among([row.case for row in rows], lists.desk.user),
        "previous": filters.query(page=paging.number - 1),
        "next": filters.query(page=paging.number + 1),
        "guidelines": Guideline.objects.order_by("title").only("name", "title"),
        "live": _live_query(filters, rows, counts),
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
    return worklist.elsewhere(lists.desk, lists.cases)


def _live_query(filters: Filters, rows: list[Row], counts: dict[str, int]) -> str:
    ids = ",".join(str(row.case.pk) for row in rows) if filters.tab.name == "pipeline" else ""
    return filters.query(ids=ids, had=str(counts[filters.tab.name]))


def _empty(request: HttpRequest, filters: Filters, counts: dict[str, int]) -> dict[str, Any]:
    """Why the list is empty: filters hide something, or what happens elsewhere."""
    hidden = 0
    if filters.narrowed:
        hidden = _lists(request, filters, all_of_them=True).count(filters.tab)
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
        roles.visible_cases(lists.desk.user).filter(pk__in=_ids(request.GET.get("ids", "")))
    )
    had = request.GET.get("had", "")
    now = counts[filters.tab.name]
    context = {
        "tabs": _tabs(lists, filters, counts),
        "rows": rows.values(),
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
