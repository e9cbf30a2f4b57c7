"""The order in which one reviewer meets the cases that wait, and why some are not among them.

With very many cases a page stays fast as long as each list begins with few rows: with a stretch of
an index in the list's own order, or with what one person claimed, wrote or put off.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.db.models import Exists, F, Min, OuterRef, Q, QuerySet, Subquery

from reviews import claims
from reviews.models import EditDraft, Review, Skip
from summaries import roles
from summaries.models import Attempt, GuidelineVersion, Summary
from summaries.roles import Right
from summaries.status import TERMINAL, WAITING, WORKING, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User

OLDEST_FIRST = ("status_since", "id")
# Counting reads every case that it counts; nobody's day depends on which number comes after this.
MOST_COUNTED = 1_000


def counted(*lists: QuerySet[Summary]) -> int:
    """How many cases are in the lists together, where one more than MOST_COUNTED means "more"."""
    found = 0
    for cases in lists:
        found += cases.order_by().values("pk")[: MOST_COUNTED + 1 - found].count()
    return found


def stretch(lists: Sequence[QuerySet[Summary]], start: int, size: int) -> list[UUID]:
    """The keys of `size` cases from place `start` on of the lists laid end to end."""
    found: list[UUID] = []
    for cases in lists:
        here = list(cases.values_list("pk", flat=True)[start : start + size - len(found)])
        found += here
        if len(found) == size:
            break
        start = 0 if here else start - cases.count()
    return found


def _held_by_another(user: "User") -> QuerySet[Any]:
    return claims.live().exclude(holder=user).values("summary")


def _within_reach(user: "User") -> Q:
    return roles.reach(user, Right.DECIDE).within_cases()


def _not_for(user: "User") -> Q:
    """Theirs to write, so never theirs to approve.

    Whether anybody wrote a text is asked only of cases whose guideline wants four eyes: there are
    few of those, and of somebody's texts there may be many. Null is nobody's author, and a
    negation has to say so.
    """
    wrote = Attempt.objects.filter(summary=OuterRef("pk"), written_by=user)
    watched = GuidelineVersion.objects.filter(four_eyes=True).values("pk")
    own = Q(author=user, author__isnull=False)
    return own | Q(Exists(wrote), guideline_version__in=watched)


def _skips(user: "User") -> QuerySet[Skip]:
    """A case that came back since has not been put off as it waits now."""
    return Skip.objects.filter(reviewer=user, at__gte=F("summary__status_since"))


def _put_off(user: "User") -> Q:
    return Q(pk__in=_skips(user).values("summary"))


def with_skips(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """With `skipped_at`, when `user` put the case off as it waits now, else null."""
    skips = _skips(user).filter(summary=OuterRef("pk"))
    return cases.annotate(skipped_at=Subquery(skips.values("at")[:1]))


def open_to(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits and `user` may take, theirs or nobody's."""
    waiting = cases.filter(_within_reach(user), status__in=WAITING)
    return waiting.exclude(_not_for(user)).exclude(pk__in=_held_by_another(user))


def to_review(
    user: "User", cases: QuerySet[Summary], *, skipped: bool
) -> tuple[QuerySet[Summary], ...]:
    """`open_to` in the person's order, in lists to be laid end to end: oldest first, and where
    `skipped` asks for them, what they put off in the order in which they did."""
    first = _not_skipped(user, cases)
    return (first, _skipped(user, cases)) if skipped else (first,)


def _not_skipped(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    return open_to(user, cases).exclude(_put_off(user)).order_by(*OLDEST_FIRST)


def _skipped(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    found: Any = with_skips(user, open_to(user, cases).filter(_put_off(user)))
    ordered: QuerySet[Summary] = found.order_by("skipped_at", *OLDEST_FIRST)
    return ordered


def mine(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What `user` has before them: claimed, or with words of theirs that are not saved yet."""
    held = claims.live().filter(holder=user).values("summary")
    typed = EditDraft.objects.filter(writer=user).values("attempt__summary")
    return cases.exclude(status__in=TERMINAL).filter(pk__in=held.union(typed))


def for_others(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits, but for somebody else than `user`."""
    theirs = _not_for(user) | Q(pk__in=_held_by_another(user)) | ~_within_reach(user)
    return cases.filter(theirs, status__in=WAITING)


def sent_back(cases: QuerySet[Summary]) -> tuple[QuerySet[Summary], ...]:
    """With its author; then, on its way through the pipeline because a person sent it back."""
    reviews = Review.objects.filter(attempt__summary=OuterRef("pk"), decision="send_back")
    returned = cases.filter(status=Status.RETURNED)
    rewritten = cases.filter(Exists(reviews), status__in=WORKING)
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


def elsewhere(user: "User", cases: QuerySet[Summary]) -> Elsewhere:
    """Counts over the same querysets as the lists'."""
    waiting = cases.filter(_within_reach(user), status__in=WAITING)
    held = waiting.exclude(_not_for(user)).filter(pk__in=_held_by_another(user))
    return Elsewhere(
        claimed=counted(held),
        next_free=held.aggregate(at=Min("claim__until"))["at"],
        own=counted(waiting.filter(_not_for(user))),
        skipped=counted(_skipped(user, cases)),
    )


@dataclass(frozen=True)
class Place:
    """Where a case stands in a reviewer's order: `number` of `of`, and its neighbours.

    Both are counted as `counted` counts.
    """

    number: int
    of: int
    previous: UUID | None
    next: UUID | None


def place_of(summary: Summary, user: "User", cases: QuerySet[Summary]) -> Place:
    """A case that they put off stands where its age would put it while they look at it."""
    others = _not_skipped(user, cases).exclude(pk=summary.pk)
    since = summary.status_since
    older = Q(status_since__lt=since) | Q(status_since=since, pk__lt=summary.pk)
    before = others.filter(status_since__lte=since).filter(older)
    after = others.filter(status_since__gte=since).exclude(older)
    return Place(
        number=counted(before) + 1,
        of=counted(others) + 1,
        previous=before.reverse().values_list("pk", flat=True).first(),
        next=after.values_list("pk", flat=True).first(),
    )


def next_after(summary: Summary, user: "User", cases: QuerySet[Summary]) -> UUID | None:
    """What to look at once `summary` is done with: the oldest that they did not put off."""
    others = _not_skipped(user, cases).exclude(pk=summary.pk)
    return others.values_list("pk", flat=True).first()
