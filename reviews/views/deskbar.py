"""Where a reviewer stands with a case: its place in their order, and whose it is right now."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied
from django.utils import timezone

from reviews import claims, drafts, policies, worklist
from reviews.claims import Claimed
from reviews.models import Claim, EditDraft
from reviews.worklist import Place
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet


@dataclass(frozen=True)
class DeskBar:
    """`ours` is the claim of the person who looks, `theirs` that of somebody else.

    `left` and `beat` are seconds; `draft` is what the person typed and has not saved. Who may take
    the case but not approve it (`may_take`) does so only by asking for it.
    """

    ours: Claim | None = None
    theirs: Claim | None = None
    place: Place | None = None
    draft: EditDraft | None = None
    may_release: bool = False
    may_take: bool = False

    @property
    def left(self) -> int:
        return int((self.ours.until - timezone.now()).total_seconds()) if self.ours else 0

    @property
    def beat(self) -> int:
        return claims.beat_seconds()


def opened(summary: Summary, user: "User", cases: "QuerySet[Summary]") -> DeskBar:
    """The case is theirs from now on if it waits for them and nobody has it."""
    draft = drafts.latest(summary, by=user)
    if _only_for_others(summary, user):
        return DeskBar(draft=draft, may_take=True)
    try:
        ours = claims.hold(summary, by=user)
    except Claimed as held:
        return DeskBar(
            theirs=held.claim, draft=draft, may_release=policies.can_release(user, summary)
        )
    except PermissionDenied:
        return DeskBar(draft=draft)
    return DeskBar(
        ours=ours, draft=draft, place=worklist.place_of(summary, worklist.Desk(user), cases)
    )


def _only_for_others(summary: Summary, user: "User") -> bool:
    """Free, and somebody else's to approve: looking at it must not keep them from it."""
    may = policies.can_decide(user, summary) and not policies.can_approve(user, summary)
    return may and claims.claim_on(summary) is None
