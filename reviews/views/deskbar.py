"""Where a reviewer stands with a case: its place in their order, and whose it is right now."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from django.utils import timezone

from reviews import claims, drafts, policies, worklist
from reviews.models import Claim, EditDraft
from reviews.worklist import Place
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet


@dataclass(frozen=True)
class DeskBar:
    """`ours` is the claim of the person who looks, `theirs` that of somebody else.

    `may_act`: the case waits for this person and nobody else has it; the first thing that they do
    here takes it. `left` and `beat` are seconds; `draft` is what they typed and have not saved.
    """

    ours: Claim | None = None
    theirs: Claim | None = None
    place: Place | None = None
    draft: EditDraft | None = None
    may_release: bool = False
    may_act: bool = False

    @property
    def left(self) -> int:
        return int((self.ours.until - timezone.now()).total_seconds()) if self.ours else 0

    @property
    def beat(self) -> int:
        return claims.beat_seconds()


def bar_of(summary: Summary, user: "User", cases: "QuerySet[Summary]") -> DeskBar:
    """Changes nothing: whoever reads a case has it no more than before."""
    bar = replace(whose(summary, user), draft=drafts.latest(summary, by=user))
    if not bar.may_act:
        return bar
    return replace(bar, place=worklist.place_of(summary, worklist.Desk(user), cases))


def whose(summary: Summary, user: "User") -> DeskBar:
    """Who has the case now, which is only told to people who may decide on it."""
    if not policies.can_decide(user, summary):
        return DeskBar()
    claim = claims.claim_on(summary)
    if claim is not None and claim.holder_id != user.pk:
        return DeskBar(theirs=claim, may_release=policies.can_release(user, summary))
    return DeskBar(ours=claim, may_act=True)
