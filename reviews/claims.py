"""Who has a case before them: one claim a case, which runs out by itself.

Every write of a reviewer passes `hold`, which takes a case that nobody has, renews the claim of
whoever has it, and refuses everybody else. Looking never needs a claim.
"""

from datetime import timedelta
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models.functions import Now
from django.utils import timezone

from reviews import policies
from reviews.models import Claim, ClaimAction, ClaimEvent
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet


class Claimed(Exception):
    """Somebody else has the case; `claim` says who and until when."""

    def __init__(self, claim: Claim) -> None:
        until = timezone.localtime(claim.until)
        super().__init__(f"{claim.holder_name} has this case before them until {until:%H:%M}.")
        self.claim = claim


def beat_seconds() -> int:
    """How often a page that somebody works on renews its claim."""
    return int(settings.CLAIM_SECONDS // 3)


def live() -> "QuerySet[Claim]":
    """Claims that have not run out, with their holders."""
    return Claim.objects.filter(until__gt=Now()).select_related("holder")


def claim_on(summary: Summary) -> Claim | None:
    return live().filter(summary=summary).first()


def check_free(summary: Summary, *, by: "User") -> None:
    """Nobody but `by` has the case. Raises Claimed."""
    claim = claim_on(summary)
    if claim and claim.holder_id != by.pk:
        raise Claimed(claim)


@transaction.atomic
def hold(summary: Summary, *, by: "User") -> Claim:
    """Have the case for the next CLAIM_SECONDS.

    Raises Claimed when another has it, PermissionDenied when it waits for nobody or not for `by`.
    """
    # The case first, as every decision does: claims and decisions on it take turns.
    case = (
        Summary.objects.select_for_update(of=("self",))
        .select_related("guideline_version__guideline")
        .get(pk=summary.pk)
    )
    policies.check_can_decide(by, case)
    return renewed_or_taken(case, by=by)


def renewed_or_taken(case: Summary, *, by: "User") -> Claim:
    """`hold` for a case that is locked and that `by` may decide on. Raises Claimed."""
    until = Now() + timedelta(seconds=settings.CLAIM_SECONDS)
    claims = Claim.objects.filter(summary=case)
    if not claims.filter(holder=by, until__gt=Now()).update(until=until):
        _take(case, claims, by, until)
    return claims.select_related("holder").get()


def _take(case: Summary, claims: "QuerySet[Claim]", by: "User", until: object) -> None:
    ours = {"holder": by, "since": Now(), "until": until}
    if not claims.filter(until__lte=Now()).update(**ours):
        claim, made = claims.select_related("holder").get_or_create(summary=case, defaults=ours)
        if not made:
            raise Claimed(claim)
    _note(case, ClaimAction.TAKE, holder=by, by=by)


@transaction.atomic
def release(summary: Summary, *, by: "User") -> "User | None":
    """Give the case back to the queue; returns whose claim ended, None when there was none.

    Raises PermissionDenied for somebody else's claim, unless `by` may end it.
    """
    claim = live().select_for_update(of=("self",)).filter(summary=summary).first()
    if claim is None:
        return None
    action = ClaimAction.RELEASE
    if claim.holder_id != by.pk:
        check_can_release(by, summary)
        action = ClaimAction.FORCE
    claim.delete()
    _note(summary, action, holder=claim.holder, by=by)
    return claim.holder


def end(summary: Summary) -> None:
    """A decision ends the claim; the decision itself says who and when."""
    Claim.objects.filter(summary=summary).delete()


def check_can_release(user: "User", summary: Summary) -> None:
    if not policies.can_release(user, summary):
        raise PermissionDenied("Only a lead or an admin ends somebody else's claim.")


def _note(summary: Summary, action: ClaimAction, *, holder: "User", by: "User") -> None:
    ClaimEvent.objects.create(summary=summary, action=action, holder=holder, by=by)
