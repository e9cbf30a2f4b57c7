"""The worklist: the order in which a reviewer gets the waiting cases, and skipping one of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.core.exceptions import EmptyResultSet
from django.db import connection, transaction
from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Now

from accounts import roles
from accounts.roles import Right
from reviews import claims, policies
from reviews.models import EditDraft, Skip
from summaries import visibility
from summaries.models import Summary
from summaries.status import TERMINAL, WAITING, WORKING, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def skip(summary: Summary, *, by: "User") -> None:
    """Put the case off, whoever has it, and give up an own claim on it.

    Raises PermissionDenied when it does not wait for `by`.
    """
    policies.check_can_decide(by, summary)
    Skip.objects.update_or_create(summary=summary, reviewer=by, defaults={"at": Now()})
    claims.release_own(summary, by=by)


# With very many cases a page stays fast as long as each list begins with few rows: with a stretch
# of an index in the list's own order, or with what one person claimed, wrote or put off.

OLDEST_FIRST = ("status_since", "id")
# Counting reads every case that it counts; nobody's day depends on which number comes after this.
MOST_COUNTED = 1_000


def counted(*lists: QuerySet[Summary]) -> int:
    """How many cases are in the lists together, where one more than MOST_COUNTED means "more"."""
    return counted_each({"": lists})[""]


def counted_each(tabs: Mapping[str, Sequence[QuerySet[Summary]]]) -> dict[str, int]:
    """`counted` of several lists by their name, all in one query."""
    counts = _counts([summaries for lists in tabs.values() for summaries in lists])
    return {
        name: min(sum(next(counts) for _ in lists), MOST_COUNTED + 1)
        for name, lists in tabs.items()
    }


def _counts(lists: Iterable[QuerySet[Summary]]) -> Iterator[int]:
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
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join(columns)}", values)
        yield from cursor.fetchone() or ()


def stretch(lists: Sequence[QuerySet[Summary]], start: int, size: int) -> list[UUID]:
    """The keys of `size` cases from place `start` on of the lists laid end to end."""
    found: list[UUID] = []
    for summaries in lists:
        here = list(summaries.values_list("pk", flat=True)[start : start + size - len(found)])
        found += here
        if len(found) == size:
            break
        start = 0 if here else start - summaries.count()
    return found


class Availability:
    """Which cases one person cannot take at the moment, or does not want to.

    Each set is small and read once, by key: a subquery in every list would scan all waiting cases.
    """

    def __init__(self, user: "User") -> None:
        self.user = user

    @cached_property
    def held(self) -> dict[UUID, datetime]:
        """Cases that others have claimed, and until when."""
        others = claims.live().exclude(holder=self.user).order_by()
        return dict(others.values_list("summary", "until"))

    @cached_property
    def put_off(self) -> frozenset[UUID]:
        return frozenset(_skips(self.user).values_list("summary", flat=True))

    @cached_property
    def own(self) -> frozenset[UUID]:
        """Waiting cases that are their own work, so that they cannot approve them."""
        return frozenset(policies.waiting_for_others(self.user))

    @property
    def within_reach(self) -> Q:
        return visibility.summaries_within(roles.reach(self.user, Right.DECIDE))


def _skips(user: "User") -> QuerySet[Skip]:
    """A case that came back since has not been put off as it waits now."""
    return Skip.objects.filter(reviewer=user, at__gte=F("summary__status_since"))


def open_to(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits and the person may take, theirs or nobody's."""
    waiting = summaries.filter(availability.within_reach, status__in=WAITING)
    return waiting.exclude(pk__in=availability.own | availability.held.keys())


def to_review(
    availability: Availability, summaries: QuerySet[Summary], *, skipped: bool
) -> tuple[QuerySet[Summary], ...]:
    """`open_to` in the person's order, in lists to be laid end to end: oldest first, and where
    `skipped` asks for them, what they put off in the order in which they did."""
    first = _not_skipped(availability, summaries)
    return (first, _skipped(availability, summaries)) if skipped else (first,)


def _not_skipped(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    return (
        open_to(availability, summaries)
        .exclude(pk__in=availability.put_off)
        .order_by(*OLDEST_FIRST)
    )


def _skipped(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    at = _skips(availability.user).filter(summary=OuterRef("pk")).values("at")[:1]
    put_off = open_to(availability, summaries).filter(pk__in=availability.put_off)
    found: Any = put_off.annotate(skipped_at=Subquery(at))
    ordered: QuerySet[Summary] = found.order_by("skipped_at", *OLDEST_FIRST)
    return ordered


def mine(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """What they have before them: claimed, or with words of theirs that are not saved yet."""
    held = claims.live().filter(holder=availability.user).values("summary")
    typed = EditDraft.objects.filter(writer=availability.user).values("attempt__summary")
    return summaries.exclude(status__in=TERMINAL).filter(pk__in=held.union(typed))


def for_others(availability: Availability, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits, but for somebody else."""
    theirs = Q(pk__in=availability.own | availability.held.keys()) | ~availability.within_reach
    return summaries.filter(theirs, status__in=WAITING)


def sent_back(summaries: QuerySet[Summary]) -> tuple[QuerySet[Summary], ...]:
    """With its author; then, on its way through the pipeline because a person sent it back."""
    returned = summaries.filter(status=Status.RETURNED)
    rewritten = summaries.filter(sent_back=True, status__in=WORKING)
    return returned.order_by(*OLDEST_FIRST), rewritten.order_by(*OLDEST_FIRST)


@dataclass(frozen=True)
class Elsewhere:
    """Why a reviewer's list may be empty although cases wait."""

    claimed: int
    next_free: datetime | None
    own: int
    skipped: int

    @property
    def waiting(self) -> bool:
        return bool(self.claimed or self.own or self.skipped)


def elsewhere(availability: Availability, summaries: QuerySet[Summary]) -> Elsewhere:
    """Counts over the same querysets as the lists'."""
    waiting = summaries.filter(availability.within_reach, status__in=WAITING)
    held = waiting.filter(pk__in=availability.held.keys() - availability.own)
    free = [availability.held[key] for key in held.order_by().values_list("pk", flat=True)]
    counts = counted_each(
        {
            "own": [waiting.filter(pk__in=availability.own)],
            "skipped": [_skipped(availability, summaries)],
        }
    )
    return Elsewhere(
        claimed=len(free),
        next_free=min(free, default=None),
        own=counts["own"],
        skipped=counts["skipped"],
    )


@dataclass(frozen=True)
class QueuePosition:
    """Where a case stands in a reviewer's order: `number` of `of`, and its neighbours.

    Both are counted as `counted` counts.
    """

    number: int
    of: int
    previous: UUID | None
    next: UUID | None


def queue_position(
    summary: Summary, availability: Availability, summaries: QuerySet[Summary]
) -> QueuePosition:
    """A case that they put off stands where its age would put it while they look at it."""
    others = _not_skipped(availability, summaries).exclude(pk=summary.pk)
    since = summary.status_since
    older = Q(status_since__lt=since) | Q(status_since=since, pk__lt=summary.pk)
    before = others.filter(status_since__lte=since).filter(older)
    after = others.filter(status_since__gte=since).exclude(older)
    return QueuePosition(
        number=counted(before) + 1,
        of=counted(others) + 1,
        previous=before.reverse().values_list("pk", flat=True).first(),
        next=after.values_list("pk", flat=True).first(),
    )


def next_after(
    summary: Summary, availability: Availability, summaries: QuerySet[Summary]
) -> UUID | None:
    """What to look at once `summary` is done with: the oldest that they did not put off."""
    others = _not_skipped(availability, summaries).exclude(pk=summary.pk)
    return others.values_list("pk", flat=True).first()
