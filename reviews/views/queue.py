"""The queue: what waits, for whom, since when."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from judging.blind import blind_among
from reviews import worklist
from reviews.views.columns import Row, in_columns
from reviews.views.paging import PAGE_SIZE, page_of, page_wanted
from reviews.views.tabs import REVIEWERS_TABS, Filters, Lists, filters_of, lists_for
from summaries import visibility
from summaries.models import Guideline, Summary
from web.pages import page

_MOST_LIVE_ROWS = PAGE_SIZE


@dataclass(frozen=True)
class Pace:
    """A page asks after `every` seconds, then ever more seldom, down to once in `most`."""

    every: int
    most: int


_AT_LEISURE = Pace(every=8, most=60)
_MOVING = Pace(every=3, most=60)
# Somebody looks at an empty list and is told that it will fill.
_AWAITED = Pace(every=3, most=5)


def _pace(filters: Filters, empty: dict[str, Any] | None) -> Pace:
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


def _rows(keys: list[UUID], desk: worklist.Desk) -> list[Row]:
    """In the order of `keys`; a case that was deleted meanwhile has none."""
    found = in_columns(Summary.objects.filter(pk__in=keys), desk.put_off)
    return [found[key] for key in keys if key in found]


@login_required
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    filters = filters_of(request)
    lists = lists_for(request, filters)
    counts = lists.counts()
    context = {
        "tabs": _tabs(lists, filters, counts),
        "guidelines": Guideline.objects.order_by("title").only("name", "title"),
        **_list(request, filters, lists, counts),
    }
    return page(request, "reviews/queue.html", context)


def _list(
    request: HttpRequest, filters: Filters, lists: Lists, counts: dict[str, int]
) -> dict[str, Any]:
    """What `queue_list.html` shows: rows, or why there are none."""
    wanted = page_wanted(request.GET.get("page", ""))
    paging = page_of(lists.parts(filters.tab), wanted, counted=counts[filters.tab.name])
    rows = _rows(paging.keys, lists.desk)
    elsewhere = _elsewhere(lists, filters)
    empty = None if counts[filters.tab.name] else _empty(request, filters, counts)
    return {
        "filters": filters,
        "rows": rows,
        "paging": paging,
        "sealed": blind_among([row.case for row in rows], lists.desk.user),
        "previous": filters.query(page=paging.number - 1),
        "next": filters.query(page=paging.number + 1),
        "live": _live_query(filters, rows, counts, _told(empty, elsewhere)),
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
    return worklist.elsewhere(lists.desk, lists.cases)


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


def _told(empty: dict[str, Any] | None, elsewhere: worklist.Elsewhere | None) -> str:
    """What an empty list says, in short, so that it is only said anew when it has changed."""
    if not empty:
        return ""
    numbers = [empty["hidden"], empty["pipeline"], empty["failed"]]
    if elsewhere:
        numbers += [elsewhere.claimed, elsewhere.skipped, elsewhere.own]
    return ".".join(map(str, numbers))


def _live_query(filters: Filters, rows: list[Row], counts: dict[str, int], told: str) -> str:
    ids = ",".join(str(row.case.pk) for row in rows) if filters.tab.name == "pipeline" else ""
    return filters.query(ids=ids, had=str(counts[filters.tab.name]), told=told)


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
        "sealed": blind_among([row.case for row in states], lists.desk.user),
        "moved": moved and had != "0",
        "reload": "?" + filters.query(),
        **(_came(request, filters, lists, counts) if had == "0" else {}),
    }
    return page(request, "reviews/queue_live.html", context)


def _states(request: HttpRequest, lists: Lists) -> dict[UUID, Row]:
    ids = _ids(request.GET.get("ids", ""))
    return in_columns(visibility.visible_cases(lists.desk.user).filter(pk__in=ids))


def _came(
    request: HttpRequest, filters: Filters, lists: Lists, counts: dict[str, int]
) -> dict[str, Any]:
    """The list for a page that shows none, unless that page says already what it would say."""
    empty = None if counts[filters.tab.name] else _empty(request, filters, counts)
    if empty and _told(empty, _elsewhere(lists, filters)) == request.GET.get("told"):
        return {}
    return {"came": True, **_list(request, filters, lists, counts)}


def _ids(text: str) -> list[UUID]:
    found = []
    for part in text.split(",")[:_MOST_LIVE_ROWS]:
        try:
            found.append(UUID(part))
        except ValueError:
            continue
    return found
