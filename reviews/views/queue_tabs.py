"""The tabs of the queue, the filters in its URL, and its paging."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext, gettext_noop

from accounts import roles
from accounts.roles import Right
from reviews import worklist
from reviews.worklist import MOST_COUNTED, OLDEST_FIRST, Group, slice_keys
from summaries import kept_figures, visibility
from summaries.metadata import (
    MetadataFilter,
    build_filter_query,
    metadata_filter,
    parse_readable_filter,
)
from summaries.models import Summary
from summaries.status import TERMINAL, WAITING, WORKING, Status
from web.pages import signed_in_user
from web.text import parse_whole_number, remove_nul


@dataclass(frozen=True)
class Tab:
    """`words` are its label in English. One `aside` is under *More* until it is chosen; one with a
    `task` for reviewers only while it has no cases."""

    name: str
    words: str
    order: tuple[str, ...] = worklist.OLDEST_FIRST
    aside: bool = False
    task: bool = False

    @property
    def label(self) -> str:
        return gettext(self.words)


_NEWEST_FIRST = ("-status_since", "-id")
_PIPELINE = Tab("pipeline", gettext_noop("Processing"), aside=True)
_FAILED = Tab("failed", gettext_noop("Failed"), aside=True)
_NAMES = Tab("names", gettext_noop("Name speakers"), aside=True, task=True)
_DONE = Tab("done", gettext_noop("Done"), _NEWEST_FIRST)
_BACK = Tab("back", gettext_noop("Sent back"), aside=True)
REVIEWERS_TABS = (
    Tab("review", gettext_noop("Queue")),
    _NAMES,
    Tab("mine", gettext_noop("Mine")),
    _DONE,
    Tab("others", gettext_noop("With colleagues"), aside=True),
    _BACK,
    _PIPELINE,
    _FAILED,
)
READERS_TABS = (Tab("review", gettext_noop("Queue")), _NAMES, _DONE, _BACK, _PIPELINE, _FAILED)
AUTHORS_TABS = (
    Tab("back", gettext_noop("Returned to you")),
    Tab("review", gettext_noop("In review")),
    _NAMES,
    _DONE,
    _PIPELINE,
    _FAILED,
)
_STATUSES = {
    "review": WAITING,
    "names": frozenset({Status.WAITING_FOR_NAMES}),
    "back": frozenset({Status.RETURNED}),
    "done": TERMINAL,
    "pipeline": WORKING,
    "failed": frozenset({Status.FAILED}),
}


# The orders of a tab, in English. Never by a score: a reviewer who rates blind would see it.
SORTS = {
    "": (gettext_noop("Recommended"), ()),
    "longest": (gettext_noop("Waiting longest"), OLDEST_FIRST),
    "newest": (gettext_noop("Newest first"), _NEWEST_FIRST),
    "meeting": (gettext_noop("Latest meeting"), ("-transcript__occurred_at", *OLDEST_FIRST)),
    "short": (gettext_noop("Shortest first"), ("transcript__word_count", *OLDEST_FIRST)),
    "title": (gettext_noop("Title"), ("transcript__title", *OLDEST_FIRST)),
}
# The groups to filter a tab by, in English.
GROUPS = {
    "": gettext_noop("All groups"),
    Group.UNFLAGGED: gettext_noop("Nothing needs attention"),
    Group.FLAGGED: gettext_noop("Needs attention"),
}


@dataclass(frozen=True)
class Filters:
    """The URL's filters; anything unknown falls back to the default."""

    tab: Tab
    search: str = ""
    guideline: str = ""
    group: str = ""
    sort: str = ""
    skipped: bool = False
    own: bool = False
    metadata: MetadataFilter = ()

    @property
    def narrowed(self) -> bool:
        return bool(self.search or self.guideline or self.group or self.metadata)

    def query(self, **changes: str | int) -> str:
        values = {
            "tab": self.tab.name,
            "q": self.search,
            "guideline": self.guideline,
            "group": self.group,
            "sort": self.sort,
            "skipped": "show" if self.skipped else "",
            "own": "yes" if self.own else "",
            **build_filter_query(self.metadata),
            **changes,
        }
        return urlencode({name: value for name, value in values.items() if value})


def parse_filters(query: QueryDict, tabs: tuple[Tab, ...]) -> Filters:
    tab = next((tab for tab in tabs if tab.name == query.get("tab")), tabs[0])
    search, guideline = (remove_nul(query.get(name, "")) for name in ("q", "guideline"))
    return Filters(
        tab,
        search.strip()[:200],
        guideline.strip()[:80],
        group=_valid_choice(query, "group", GROUPS),
        sort=_valid_choice(query, "sort", SORTS),
        skipped=query.get("skipped") == "show",
        own=_is_own(query),
        metadata=parse_readable_filter(query),
    )


def _valid_choice(query: QueryDict, name: str, choices: Mapping[str, object]) -> str:
    given = query.get(name, "")
    return given if given in choices else ""


def _is_own(query: QueryDict) -> bool:
    return query.get("own") == "yes"


def apply_filters(summaries: QuerySet[Summary], filters: Filters) -> QuerySet[Summary]:
    if filters.search:
        by = "words__begin_read" if _has_frequent_words(filters.search) else "words__begin"
        summaries = summaries.filter(**{by: filters.search})
    if filters.guideline:
        summaries = summaries.filter(guideline_version__guideline__name=filters.guideline)
    return summaries.filter(metadata_filter(filters.metadata, "transcript"))


def _has_frequent_words(search: str) -> bool:
    """Whether it is faster to find MOST_COUNTED cases by reading summaries than by reading all
    index entries of these words. PostgreSQL itself underestimates the index's work."""
    every = kept_figures.estimate_row_count(Summary)
    if every < kept_figures.MANY:
        return False
    plan = json.loads(Summary.objects.filter(words__begin=search).explain(format="json"))
    found = int(plan[0]["Plan"]["Plan Rows"])
    return MOST_COUNTED * every < found**2


@dataclass(frozen=True)
class Lists:
    """The cases of each tab for one person. Counts and rows come from `groups` alone."""

    availability: worklist.Availability
    summaries: QuerySet[Summary]
    skipped: bool = False
    own: bool = False
    group: str = ""
    order: tuple[str, ...] = ()

    @property
    def tabs(self) -> tuple[Tab, ...]:
        return _choose_tabs(self.availability.user, own=self.own)

    def groups(self, tab: Tab) -> dict[str, QuerySet[Summary]]:
        """The tab's cases as consecutive ordered lists, by group name."""
        if tab.name == "review" and self.tabs is not AUTHORS_TABS:
            groups = (
                worklist.group_by_flags(self.summaries)
                if self.tabs is READERS_TABS
                else worklist.review_groups(self.availability, self.summaries, skipped=self.skipped)
            )
            groups = worklist.filter_groups(groups, self.group)
        elif tab.name == "back" and self.tabs is not AUTHORS_TABS:
            groups = worklist.sent_back_groups(self.summaries)
        else:
            groups = {"": self._of(tab).order_by(*tab.order)}
        if self.order:
            groups = {name: found.order_by(*self.order) for name, found in groups.items()}
        return groups

    def parts(self, tab: Tab) -> tuple[QuerySet[Summary], ...]:
        return tuple(self.groups(tab).values())

    def _of(self, tab: Tab) -> QuerySet[Summary]:
        if tab.name == "mine":
            return worklist.cases_in_work(self.availability, self.summaries)
        if tab.name == "others":
            return worklist.cases_for_others(self.availability, self.summaries)
        return self.summaries.filter(status__in=_STATUSES[tab.name])

    def count(self, tab: Tab) -> int:
        return worklist.count_cases(*self.parts(tab))

    def counts(self) -> "Counts":
        lists = {
            (tab.name, group): [found]
            for tab in self.tabs
            for group, found in self.groups(tab).items()
        }
        return Counts(worklist.count_lists(lists))


@dataclass(frozen=True)
class Counts:
    """By tab and group; MOST_COUNTED + 1 means "more"."""

    each: dict[tuple[str, str], int]

    def __getitem__(self, tab: str) -> int:
        found = sum(count for (of, _), count in self.each.items() if of == tab)
        return min(found, MOST_COUNTED + 1)

    def group_count(self, tab: str, group: str) -> int:
        return self.each[tab, group]

    @property
    def any(self) -> bool:
        return any(self.each.values())


def build_lists(request: HttpRequest, filters: Filters, *, all_of_them: bool = False) -> Lists:
    user = signed_in_user(request)
    summaries = visibility.visible_summaries(user)
    if filters.own:
        summaries = summaries.filter(author=user)
    chosen = summaries if all_of_them else apply_filters(summaries, filters)
    group = "" if all_of_them else filters.group
    order = SORTS[filters.sort][1]
    return Lists(worklist.Availability(user), chosen, filters.skipped, filters.own, group, order)


def _choose_tabs(user: User, *, own: bool) -> tuple[Tab, ...]:
    """The tabs for a user who decides, reads everything, or follows their own cases."""
    if own:
        return AUTHORS_TABS
    if roles.can_review(user):
        return REVIEWERS_TABS
    return READERS_TABS if roles.can_somewhere(user, Right.SEE_SUMMARIES) else AUTHORS_TABS


def read_filters(request: HttpRequest) -> Filters:
    tabs = _choose_tabs(signed_in_user(request), own=_is_own(request.GET))
    return parse_filters(request.GET, tabs)


# --- Paging -----------------------------------------------------------------
# Pages of a list that can be very long.

PAGE_SIZE = 25
_MOST = 10**7


@dataclass(frozen=True)
class Paging:
    """Page `number`, from 1; `pages` is their number, None for more than are counted."""

    number: int
    keys: list[UUID]
    has_next: bool
    pages: int | None

    @property
    def has_previous(self) -> bool:
        return self.number > 1


def parse_page_number(text: str) -> int:
    """The number in `text`; 1 for anything else."""
    return max(1, parse_whole_number(text, most=_MOST) or 1)


CountedLists = Sequence[tuple[QuerySet[Summary], int]]


def paginate(lists: CountedLists, number: int) -> Paging:
    """Page `number` of `lists` with their counts; the last one if too high."""
    counted = sum(count for _, count in lists)
    pages = _count_pages(counted) if counted <= MOST_COUNTED else None
    if pages is not None:
        number = min(number, pages)
    keys = _page_keys(lists, number)
    if not keys and number > 1:
        number = _count_pages(sum(summaries.count() for summaries, _ in lists))
        keys = _page_keys(lists, number)
    return Paging(number, keys[:PAGE_SIZE], len(keys) > PAGE_SIZE, pages)


def _page_keys(lists: CountedLists, number: int) -> list[UUID]:
    """The page's keys, plus one more if any."""
    return slice_keys(lists, (number - 1) * PAGE_SIZE, PAGE_SIZE + 1)


def _count_pages(count: int) -> int:
    return max(1, -(-count // PAGE_SIZE))
