"""The queue of cases: its rows, and its live updates."""

from dataclasses import dataclass, replace
from typing import Any

from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from django.views.decorators.http import require_safe

from accounts import roles
from accounts.roles import Right
from records.models import ListName, SavedView
from reviews import assignments, worklist
from reviews.views.queue_rows import visible_rows
from reviews.views.queue_tabs import (
    AUTHORS_TABS,
    GROUPS,
    PAGE_SIZE,
    REVIEWERS_TABS,
    SORTS,
    Counts,
    Filters,
    Lists,
    build_lists,
    paginate,
    parse_page_number,
    read_filters,
)
from reviews.worklist import Group
from summaries import visibility
from summaries.metadata import filters_by_key
from summaries.models import FailureKind, Guideline, GuidelineVersion, Summary
from summaries.status import Status
from web.pages import render_page, signed_in_user
from web.text import parse_uuids


@dataclass(frozen=True)
class PollInterval:
    """A page polls after `every` seconds, then less often, down to once in `most`."""

    every: int
    most: int


_IDLE_INTERVAL = PollInterval(every=8, most=60)
_BUSY_INTERVAL = PollInterval(every=3, most=60)
# The list is empty, and the page says that cases are coming.
_AWAITED_INTERVAL = PollInterval(every=3, most=5)


def _tab_links(lists: Lists, filters: Filters, counts: Counts) -> list[dict[str, Any]]:
    return [
        {
            "name": tab.name,
            "label": tab.label,
            "aside": tab.aside and not (tab.task and counts[tab.name]),
            "count": counts[tab.name],
            "url": "?" + filters.query(tab=tab.name, skipped=""),
            "current": tab == filters.tab,
        }
        for tab in lists.tabs
    ]


@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    filters = read_filters(request)
    lists = build_lists(request, filters)
    counts = lists.counts()
    views = SavedView.objects.filter(user=signed_in_user(request), list=ListName.QUEUE)
    context = {
        "tabs": _tab_links(lists, filters, counts),
        "guidelines": Guideline.objects.order_by("title", "name").only("name", "title"),
        "views": views,
        "query": filters.query(),
        "sorts": SORTS,
        "metadata": filters_by_key(filters.metadata),
        "groups": GROUPS,
        **_list_context(request, filters, lists, counts),
    }
    return render_page(request, "reviews/queue.html", context)


@require_safe
def open_first_case(request: HttpRequest) -> HttpResponse:
    """Open the person's first case among those that the filters match."""
    lists = build_lists(request, read_filters(request))
    first = worklist.first_case(lists.availability, lists.summaries, group=lists.group)
    if first is None:
        messages.info(request, _("Nothing is ready for you right now."))
        return redirect("queue")
    return redirect("summary", pk=first)


def _list_context(
    request: HttpRequest, filters: Filters, lists: Lists, counts: Counts
) -> dict[str, Any]:
    """What `queue_list.html` shows: rows, or why there are none."""
    tab = filters.tab.name
    groups = lists.groups(filters.tab).items()
    counted = [(summaries, counts.group_count(tab, name)) for name, summaries in groups]
    paging = paginate(counted, parse_page_number(request.GET.get("page", "")))
    chosen = Summary.objects.filter(pk__in=paging.keys)
    with_records = lists.tabs is AUTHORS_TABS or tab != "review"
    found = visible_rows(chosen, lists.availability, with_records=with_records)
    # A case deleted meanwhile has no row.
    rows = [found[key] for key in paging.keys if key in found]
    # Name, meaning (in English) and count of each group on the tab.
    headings = {
        name: (*_HEADINGS[name], counts.group_count(tab, name)) for name, _found in groups if name
    }
    for row in rows:
        if tab == "back":
            row.group = "returned" if row.summary.status == Status.RETURNED else "rewritten"
        if not headings:
            row.group = ""
    elsewhere = _elsewhere_counts(lists, filters)
    empty = None if counts[tab] else _explain_empty(request, filters, counts)
    deciding = lists.tabs is REVIEWERS_TABS
    pace = _BUSY_INTERVAL if tab == "pipeline" else _IDLE_INTERVAL
    if empty and empty["pipeline"] and tab == "review":
        pace = _AWAITED_INTERVAL
    ids = ",".join(str(row.summary.pk) for row in rows) if tab == "pipeline" else ""
    state = _empty_state(empty, elsewhere)
    return {
        "filters": filters,
        "query": filters.query(),
        "rows": rows,
        "headings": headings,
        "deciding": deciding,
        "colleagues": assignments.active_reviewers()
        if deciding and rows and tab in _WAITING
        else (),
        "failed_count": counts["failed"],
        "failures": _count_failures(lists, counts) if tab in {"review", "failed"} else (),
        "paging": paging,
        "previous": filters.query(page=paging.number - 1),
        "next": filters.query(page=paging.number + 1),
        "live": filters.query(ids=ids, had=str(counts[tab]), shown=state),
        "pace": pace,
        "elsewhere": elsewhere,
        "empty": empty,
        "show_skipped": "?" + filters.query(skipped="show"),
        "hide_skipped": "?" + filters.query(skipped=""),
        **({"is_reviewer": False} if filters.own else {}),
    }


_WAITING = ("review", "mine", "others")
_HEADINGS = {
    Group.ASSIGNED: (
        gettext_noop("Assigned to you"),
        gettext_noop("a colleague asked you to review these"),
    ),
    Group.UNFLAGGED: (
        gettext_noop("Nothing needs attention"),
        gettext_noop("a model judged and passed it"),
    ),
    Group.FLAGGED: (
        gettext_noop("Needs attention"),
        gettext_noop("with unproven sentences or warnings"),
    ),
    Group.SHORT: (
        gettext_noop("Your decision"),
        gettext_noop("the judge is not satisfied"),
    ),
    Group.BLIND: (
        gettext_noop("Blind rating"),
        gettext_noop("you rate the text before you see its scores"),
    ),
    Group.SKIPPED: (gettext_noop("Skipped by you"), ""),
    "returned": (gettext_noop("With their authors"), ""),
    "rewritten": (gettext_noop("Being rewritten"), ""),
}


def _count_failures(lists: Lists, counts: Counts) -> list[tuple[FailureKind, int]]:
    """Failed cases by kind, counted as `worklist.count_cases` does."""
    if not counts["failed"]:
        return []
    failed = lists.summaries.filter(status=Status.FAILED)
    kinds = {kind: [failed.filter(failure_kind=kind)] for kind in FailureKind}
    return sorted((kind, count) for kind, count in worklist.count_lists(kinds).items() if count)


def _elsewhere_counts(lists: Lists, filters: Filters) -> worklist.ElsewhereCounts | None:
    if lists.tabs is not REVIEWERS_TABS or filters.tab.name != "review":
        return None
    return worklist.count_elsewhere(lists.availability, lists.summaries)


def _explain_empty(request: HttpRequest, filters: Filters, counts: Counts) -> dict[str, Any]:
    """Why the list is empty: filters hide cases, or they are elsewhere."""
    hidden = 0
    if filters.narrowed:
        hidden = build_lists(request, filters, all_of_them=True).count(filters.tab)
    return {
        "hidden": hidden,
        "clear": "?"
        + replace(filters, metadata=()).query(q="", guideline="", group="", skipped=""),
        "names": counts["names"],
        "pipeline": counts["pipeline"],
        "failed": counts["failed"],
        "anything": counts.any,
        "steps": () if counts.any or filters.narrowed else _first_steps(signed_in_user(request)),
    }


@dataclass(frozen=True)
class Step:
    """A step of an admin before the first summary."""

    done: bool
    title: str
    what: str
    url: str = ""


def _first_steps(user: User) -> list[Step]:
    """Empty for users who set up nothing."""
    if not any(
        roles.can_somewhere(user, right) for right in (Right.MANAGE_PEOPLE, Right.CHANGE_GUIDELINES)
    ):
        return []
    offline = OFFLINE in {settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]}
    published = GuidelineVersion.objects.filter(published_at__isnull=False)
    return [
        Step(
            not offline,
            _("Set up a model"),
            _(
                "Set COUNTERSIGN_WRITER_MODEL and COUNTERSIGN_JUDGE_MODEL. Until then, "
                "summaries are extracted without a model."
            ),
            reverse("set-up-model"),
        ),
        Step(
            published.exists(),
            _("Publish a guideline"),
            _("It defines a good summary and the score it must reach."),
            reverse("guidelines"),
        ),
        Step(
            False,
            _("Send the first transcript"),
            _("Programs post to /api/v1/transcripts; reviewers use Hand in."),
            reverse("tokens"),
        ),
        Step(
            assignments.active_reviewers().exclude(pk=user.pk).exists(),
            _("Invite people"),
            _("Reviewers read and approve the summaries."),
            reverse("people"),
        ),
    ]


def _empty_state(empty: dict[str, Any] | None, elsewhere: worklist.ElsewhereCounts | None) -> str:
    """A short key of an empty list's message, so that it is sent only when it changes."""
    if not empty:
        return ""
    numbers = [empty["hidden"], empty["pipeline"], empty["failed"]]
    if elsewhere:
        numbers += [elsewhere.claimed, elsewhere.assigned, elsewhere.skipped, elsewhere.own]
    return ".".join(map(str, numbers))


@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """Counts and row states, to be swapped in without moving anything. A page without rows gets
    the list itself once it has changed, since there is nothing to move."""
    filters = read_filters(request)
    lists = build_lists(request, filters)
    counts = lists.counts()
    had = request.GET.get("had", "")
    ids = parse_uuids(request.GET.get("ids", "").split(",")[:PAGE_SIZE])
    seen = visibility.visible_summaries(lists.availability.user).filter(pk__in=ids)
    moved = had.isascii() and had.isdigit() and str(counts[filters.tab.name]) != had
    context = {
        "tabs": _tab_links(lists, filters, counts),
        "states": visible_rows(seen, lists.availability).values(),
        "moved": moved and had != "0",
        "reload": "?" + filters.query(),
        **(_arrived_context(request, filters, lists, counts) if had == "0" else {}),
    }
    return render_page(request, "reviews/queue_live.html", context)


def _arrived_context(
    request: HttpRequest, filters: Filters, lists: Lists, counts: Counts
) -> dict[str, Any]:
    """The list for a page without rows, unless the page already shows the same message."""
    empty = None if counts[filters.tab.name] else _explain_empty(request, filters, counts)
    if empty and _empty_state(empty, _elsewhere_counts(lists, filters)) == request.GET.get("shown"):
        return {}
    return {"came": True, **_list_context(request, filters, lists, counts)}
