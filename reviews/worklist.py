"""The order in which one reviewer meets the cases that wait, and why some are not among them."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from django.db.models import Count, Exists, F, Min, OuterRef, Q, QuerySet, Subquery

from reviews import claims
from reviews.models import EditDraft, Review, Skip
from summaries import roles
from summaries.models import Attempt, Summary
from summaries.roles import Right
from summaries.status import TERMINAL, WAITING, WORKING, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User

OLDEST_FIRST = ("status_since", "id")
SKIPPED_LAST = (F("skipped_at").asc(nulls_first=True), *OLDEST_FIRST)


def _held_by_another(user: "User") -> Exists:
    return Exists(claims.live().filter(summary=OuterRef("pk")).exclude(holder=user))


def _within_reach(user: "User") -> Q:
    return roles.reach(user, Right.DECIDE).within("guideline_version__guideline")


def _not_for(user: "User") -> Q:
    """Theirs to write, so never theirs to approve."""
    wrote = Attempt.objects.filter(summary=OuterRef("pk"), written_by=user)
    return Q(author=user) | Q(Exists(wrote), guideline_version__four_eyes=True)


def _skips(user: "User") -> QuerySet[Skip]:
    """A case that came back since has not been put off as it waits now."""
    return Skip.objects.filter(
        summary=OuterRef("pk"), reviewer=user, at__gte=OuterRef("status_since")
    )


def open_to(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits and `user` may take, theirs or nobody's; with `skipped_at`, else null."""
    waiting = cases.filter(_within_reach(user), status__in=WAITING).exclude(_not_for(user))
    free = waiting.exclude(_held_by_another(user))
    return free.annotate(skipped_at=Subquery(_skips(user).values("at")[:1]))


def to_review(user: "User", cases: QuerySet[Summary], *, skipped: bool) -> QuerySet[Summary]:
    """`open_to`, with those that they put off only where `skipped` asks for them."""
    found = open_to(user, cases)
    return found if skipped else found.exclude(Exists(_skips(user)))


def mine(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What `user` has before them: claimed, or with words of theirs that are not saved yet."""
    held = claims.live().filter(holder=user).values("summary")
    typed = EditDraft.objects.filter(writer=user).values("attempt__summary")
    # From the few rows of theirs, never by asking for each of the cases.
    return cases.exclude(status__in=TERMINAL).filter(pk__in=held.union(typed))


def for_others(user: "User", cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """What waits, but for somebody else than `user`."""
    theirs = _not_for(user) | Q(_held_by_another(user)) | ~_within_reach(user)
    return cases.filter(theirs, status__in=WAITING)


def sent_back(cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """With its author, or on its way through the pipeline because a person sent it back."""
    reviews = Review.objects.filter(attempt__summary=OuterRef("pk"), decision="send_back")
    return cases.filter(
        Q(status=Status.RETURNED) | Q(Exists(reviews), status__in=WORKING),
    )


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
    held = waiting.exclude(_not_for(user)).filter(_held_by_another(user))
    found = held.aggregate(count=Count("pk"), next_free=Min("claim__until"))
    return Elsewhere(
        claimed=found["count"],
        next_free=found["next_free"],
        own=waiting.filter(_not_for(user)).count(),
        skipped=open_to(user, cases).filter(Exists(_skips(user))).count(),
    )


@dataclass(frozen=True)
class Place:
    """Where a case stands in a reviewer's order: `number` of `of`, and its neighbours."""

    number: int
    of: int
    previous: UUID | None
    next: UUID | None


def place_of(summary: Summary, user: "User", cases: QuerySet[Summary]) -> Place:
    """A case that they put off stands where its age would put it while they look at it."""
    others = to_review(user, cases, skipped=False).exclude(pk=summary.pk)
    since = summary.status_since
    older = Q(status_since__lt=since) | Q(status_since=since, pk__lt=summary.pk)
    counts = others.aggregate(of=Count("pk"), older=Count("pk", filter=older))
    before = others.filter(older).order_by("-status_since", "-id")
    after = others.exclude(older).order_by(*OLDEST_FIRST)
    return Place(
        number=counts["older"] + 1,
        of=counts["of"] + 1,
        previous=before.values_list("pk", flat=True).first(),
        next=after.values_list("pk", flat=True).first(),
    )


def next_after(summary: Summary, user: "User", cases: QuerySet[Summary]) -> UUID | None:
    """What to look at once `summary` is done with: the oldest that they did not put off."""
    others = to_review(user, cases, skipped=False).exclude(pk=summary.pk)
    return others.order_by(*OLDEST_FIRST).values_list("pk", flat=True).first()
