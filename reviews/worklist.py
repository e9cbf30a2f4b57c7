"""The worklist: the order in which a reviewer gets the waiting cases, and skipping a case.

Assigned cases come first, then the others by rising risk: those that passed without flags, those
that passed with flags, those that fell short; each by age. A reviewer who rates a summary blind
must not infer scores from its position, so those of the blind sample come last, by age alone.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cached_property
from typing import Any, TypeVar
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import EmptyResultSet
from django.db import connection, transaction
from django.db.models import DateTimeField, F, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Now
from django.utils import timezone

from accounts import roles
from accounts.roles import Right
from judging import blind
from reviews import claims, policies
from reviews.models import Assignment, EditDraft, Skip
from summaries import visibility
from summaries.models import Summary
from summaries.status import TERMINAL, WAITING, WORKING, Status

Name = TypeVar("Name", bound=Hashable)


@transaction.atomic
def skip(summary: Summary, *, by: User) -> None:
    """Put the case off, claimed or not, and release the claim of `by`.

    Raises PermissionDenied when it does not wait for `by`.
    """
    policies.check_can_decide(by, summary)
    Skip.objects.update_or_create(summary=summary, reviewer=by, defaults={"at": Now()})
    claims.release_own(summary, by=by)


# With very many cases a page stays fast if each list starts from few rows: from an index range in
# the list's own order, or from what one person claimed, wrote or put off.

OLDEST_FIRST = ("status_since", "id")
# Counting reads every case that it counts, and an exact number above this is of no use.
MOST_COUNTED = 1_000


def count_cases(*lists: QuerySet[Summary]) -> int:
    """The number of cases in all lists; MOST_COUNTED + 1 means "more"."""
    return count_lists({"": lists})[""]


def count_lists(tabs: Mapping[Name, Sequence[QuerySet[Summary]]]) -> dict[Name, int]:
    """`count_cases` for several lists, by name, in one query."""
    counts = _query_counts([summaries for lists in tabs.values() for summaries in lists])
    return {
        name: min(sum(next(counts) for _ in lists), MOST_COUNTED + 1)
        for name, lists in tabs.items()
    }


def _query_counts(lists: Sequence[QuerySet[Summary]]) -> Iterator[int]:
    columns: list[str] = []
    values: list[Any] = []
    for summaries in lists:
        try:
            sql, params = (
                summaries.order_by().values("pk")[: MOST_COUNTED + 1].query.sql_with_params()
            )
        except EmptyResultSet:
            columns.append("0")
        else:
            columns.append(f"(SELECT count(*) FROM ({sql}) AS cases)")  # noqa: S608 (compiled)
            values += params
    if not values:
        yield from (0 for _ in lists)
        return
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join(columns)}", values)
        yield from cursor.fetchone() or ()


def slice_keys(lists: Sequence[tuple[QuerySet[Summary], int]], start: int, size: int) -> list[UUID]:
    """The keys of `size` cases of the concatenated lists, from position `start`. Each list has its
    count from `count_lists`, so empty ones are not read."""
    found: list[UUID] = []
    for summaries, count in lists:
        if start < count or count > MOST_COUNTED:
            wanted = slice(start, start + size - len(found))
            found += summaries.values_list("pk", flat=True)[wanted]
        if len(found) == size:
            break
        if found:
            start = 0
        else:
            start -= summaries.count() if count > MOST_COUNTED else count
    return found


class Availability:
    """Which cases one person cannot take now, or does not want to.

    Each set is small and read once, by key: a subquery in every list would scan all waiting cases.
    """

    def __init__(self, user: User) -> None:
        self.user = user

    @cached_property
    def _claims(self) -> list[tuple[UUID, int, datetime | None]]:
        """Claims with holder and end; assignments of waiting cases with no end. An assigned case
        past its target is free for all again: the assignee may be away."""
        target = timezone.now() - timedelta(hours=settings.REVIEW_TARGET_HOURS)
        asked = Q(assignee=self.user) | Q(summary__status_since__gt=target)
        assigned = Assignment.objects.filter(asked, summary__status__in=WAITING)
        no_time = Value(None, DateTimeField())
        claimed = claims.live_claims().order_by().values_list("summary", "holder", "until")
        return list(claimed.union(assigned.values_list("summary", "assignee", no_time), all=True))

    @cached_property
    def held(self) -> dict[UUID, datetime]:
        """Cases that others have claimed, and until when."""
        return {key: until for key, who, until in self._claims if until and who != self.user.pk}

    @cached_property
    def put_off(self) -> frozenset[UUID]:
        return frozenset(_valid_skips(self.user).values_list("summary", flat=True))

    @cached_property
    def own(self) -> frozenset[UUID]:
        """Waiting cases that they cannot approve, since these are their own work."""
        return frozenset(policies.barred_case_keys(self.user))

    @cached_property
    def assigned(self) -> frozenset[UUID]:
        """Cases assigned to them."""
        return frozenset(
            key for key, who, until in self._claims if not until and who == self.user.pk
        )

    @cached_property
    def with_others(self) -> frozenset[UUID]:
        """Cases that others have claimed or were asked to review."""
        mine = {key for key, who, _ in self._claims if who == self.user.pk}
        return frozenset(self.held.keys() | {key for key, *_ in self._claims} - mine)

    @property
    def within_reach(self) -> Q:
        return visibility.summaries_within(roles.get_reach(self.user, Right.DECIDE))


def _valid_skips(user: User) -> QuerySet[Skip]:
    """A skip ends when the case changes its status."""
    return Skip.objects.filter(reviewer=user, at__gte=F("summary__status_since"))


# A list filters by status once: for two conditions the database expects almost no rows.


def _available_cases(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """In any status, the cases that the person could take: theirs or free."""
    taken = availability.own | availability.with_others
    return summaries.filter(availability.within_reach).exclude(pk__in=taken)


class Group(StrEnum):
    ASSIGNED = "assigned"
    # URLs and the views that people saved use this name.
    UNFLAGGED = "quick"
    FLAGGED = "thought"
    SHORT = "short"
    BLIND = "blind"
    SKIPPED = "skipped"


# What the filter *Needs attention* shows.
NEEDS_ATTENTION = (Group.FLAGGED, Group.SHORT, Group.BLIND)
Groups = dict[str, QuerySet[Summary]]


def filter_groups(groups: Groups, chosen: str) -> Groups:
    """Those that the filter `chosen` shows; all for an empty one."""
    shown = NEEDS_ATTENTION if chosen == Group.FLAGGED else (chosen,)
    return {name: found for name, found in groups.items() if not chosen or name in shown}


def group_by_flags(summaries: QuerySet[Summary]) -> Groups:
    """The waiting ones of `summaries` by rising risk, each group by age."""
    ordered = summaries.order_by(*OLDEST_FIRST)
    seen = ordered.exclude(blind.sample_condition())
    return {
        Group.UNFLAGGED: seen.filter(status=Status.IN_REVIEW, flagged=False),
        Group.FLAGGED: seen.filter(status=Status.IN_REVIEW, flagged=True),
        Group.SHORT: seen.filter(status=Status.EXHAUSTED),
        Group.BLIND: ordered.filter(blind.sample_condition(), status__in=WAITING),
    }


def find_group(summary: Summary, availability: Availability) -> Group:
    """The group of `review_groups` for a case that is not put off."""
    if summary.pk in availability.assigned:
        return Group.ASSIGNED
    if blind.is_sampled(summary.pk):
        return Group.BLIND
    if summary.status == Status.EXHAUSTED:
        return Group.SHORT
    return Group.FLAGGED if summary.flagged else Group.UNFLAGGED


def review_groups(
    availability: Availability, summaries: QuerySet[Summary], *, skipped: bool = False
) -> Groups:
    """The waiting cases that the person may take, as consecutive lists in their order; with
    `skipped`, last the cases that they put off, in the order in which they did."""
    free = _available_cases(availability, summaries).exclude(pk__in=availability.put_off)
    assigned = free.filter(pk__in=availability.assigned, status__in=WAITING)
    groups = {
        Group.ASSIGNED: assigned.order_by(*OLDEST_FIRST),
        **group_by_flags(free.exclude(pk__in=availability.assigned)),
    }
    return {**groups, Group.SKIPPED: _skipped_cases(availability, summaries)} if skipped else groups


def _skipped_cases(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    at = _valid_skips(availability.user).filter(summary=OuterRef("pk")).values("at")[:1]
    free = _available_cases(availability, summaries)
    put_off = free.filter(pk__in=availability.put_off, status__in=WAITING)
    found: Any = put_off.annotate(skipped_at=Subquery(at))
    ordered: QuerySet[Summary] = found.order_by("skipped_at", *OLDEST_FIRST)
    return ordered


def cases_in_work(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """The cases that they work on: claimed, or with unsaved words of theirs."""
    held = claims.live_claims().filter(holder=availability.user).values("summary")
    typed = EditDraft.objects.filter(writer=availability.user).values("attempt__summary")
    return summaries.exclude(status__in=TERMINAL).filter(pk__in=held.union(typed))


def cases_for_others(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """Cases that wait for other people."""
    theirs = Q(pk__in=availability.own | availability.with_others) | ~availability.within_reach
    return summaries.filter(theirs, status__in=WAITING)


def sent_back_groups(summaries: QuerySet[Summary]) -> dict[str, QuerySet[Summary]]:
    """Cases with their author; then those in the pipeline because a person sent them back."""
    returned = summaries.filter(status=Status.RETURNED)
    rewritten = summaries.filter(sent_back=True, status__in=WORKING)
    return {
        "returned": returned.order_by(*OLDEST_FIRST),
        "rewritten": rewritten.order_by(*OLDEST_FIRST),
    }


@dataclass(frozen=True)
class ElsewhereCounts:
    """Why a reviewer's list may be empty although cases wait."""

    claimed: int
    next_free: datetime | None
    assigned: int
    own: int
    skipped: int

    @property
    def waiting(self) -> bool:
        return bool(self.claimed or self.assigned or self.own or self.skipped)


def count_elsewhere(availability: Availability, summaries: QuerySet[Summary]) -> ElsewhereCounts:
    """Counts over the same querysets as the lists."""
    waiting = summaries.filter(availability.within_reach, status__in=WAITING)
    held = waiting.filter(pk__in=availability.held.keys() - availability.own)
    free = [availability.held[key] for key in held.order_by().values_list("pk", flat=True)]
    assigned = availability.with_others - availability.held.keys() - availability.own
    counts = count_lists(
        {
            "assigned": [waiting.filter(pk__in=assigned)],
            "own": [waiting.filter(pk__in=availability.own)],
            "skipped": [_skipped_cases(availability, summaries)],
        }
    )
    return ElsewhereCounts(
        claimed=len(free),
        next_free=min(free, default=None),
        assigned=counts["assigned"],
        own=counts["own"],
        skipped=counts["skipped"],
    )


@dataclass(frozen=True)
class QueuePosition:
    """A case's position in a reviewer's order: `number` of `of`, and its neighbours.

    Both are counted as `count_cases` does.
    """

    number: int
    of: int
    previous: UUID | None
    next: UUID | None


def queue_position(
    summary: Summary, availability: Availability, summaries: QuerySet[Summary]
) -> QueuePosition:
    """While they view it, a case that they put off is placed by its age."""
    groups = review_groups(availability, summaries.exclude(pk=summary.pk))
    at = list(groups).index(find_group(summary, availability))
    lists = list(groups.values())
    since = summary.status_since
    older = Q(status_since__lt=since) | Q(status_since=since, pk__lt=summary.pk)
    before = [*lists[:at], lists[at].filter(status_since__lte=since).filter(older)]
    after = [lists[at].filter(status_since__gte=since).exclude(older), *lists[at + 1 :]]
    counts = count_lists({"before": before, "others": lists})
    return QueuePosition(
        number=counts["before"] + 1,
        of=counts["others"] + 1,
        previous=_first_key(summaries.reverse() for summaries in reversed(before)),
        next=_first_key(after),
    )


def _first_key(lists: Iterable[QuerySet[Summary]]) -> UUID | None:
    """In one query, so that a page's cost does not depend on position."""
    ranked = [
        found.annotate(rank=Value(rank)).values_list("rank", "pk")[:1]
        for rank, found in enumerate(lists)
    ]
    keys = dict(ranked[0].union(*ranked[1:], all=True))
    return keys[min(keys)] if keys else None


def next_case(
    summary: Summary, availability: Availability, summaries: QuerySet[Summary]
) -> UUID | None:
    """The next case after `summary`: the first that they did not put off."""
    return first_case(availability, summaries.exclude(pk=summary.pk))


def first_case(
    availability: Availability, summaries: QuerySet[Summary], *, group: str = ""
) -> UUID | None:
    """The person's first case to review, in `group` if it is given."""
    groups = filter_groups(review_groups(availability, summaries), group)
    return _first_key(groups.values())
