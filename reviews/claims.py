"""Claims: who works on a case. A case has one claim at most, and the claim expires by itself.

Reading claims nothing. The first action on a case does: it takes a free case, renews the holder's
claim, and refuses all other people. A person holds up to CLAIMS_PER_PERSON cases. If they take one
more, the one that they left longest ago returns to the queue.
"""

from collections.abc import Sequence
from datetime import timedelta

from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now
from django.dispatch import receiver
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.grants import shut_out
from records.models import ClaimAction, ClaimEvent
from reviews import policies
from reviews.models import Claim
from summaries.models import Summary
from summaries.moves import lock_summary

# How long a reviewer keeps a case that they stopped working on: longer than a phone call.
CLAIM_SECONDS = 600
# One to work on, and two to compare it with or to wait for an answer on.
CLAIMS_PER_PERSON = 3


class Claimed(Exception):
    """Another person has the case; names them and the end."""

    def __init__(self, claim: Claim) -> None:
        until = timezone.localtime(claim.until)
        refusal = _("{name} is reviewing this until {time}.")
        super().__init__(refusal.format(name=claim.holder_name, time=f"{until:%H:%M}"))


def live_claims() -> QuerySet[Claim]:
    """Claims that have not expired, with their holders."""
    return Claim.objects.filter(until__gt=Now()).select_related("holder")


def find_claim(summary: Summary) -> Claim | None:
    return live_claims().filter(summary=summary).first()


def check_free(summary: Summary, *, by: User) -> None:
    """Raises Claimed when another person has it."""
    claim = find_claim(summary)
    if claim and claim.holder_id != by.pk:
        raise Claimed(claim)


def lock_user(by: User) -> None:
    """Until this transaction ends, no other one claims or releases cases for `by`.

    Call it before a case is locked: transactions that lock in one order cannot deadlock.
    """
    get_user_model().objects.select_for_update(no_key=True).get(pk=by.pk)


@transaction.atomic
def claim_case(summary: Summary, *, by: User) -> Claim:
    """Claim the case for the next CLAIM_SECONDS.

    Raises Claimed when another has it, PermissionDenied when it does not wait for `by`.
    """
    lock_user(by)
    # Claims and decisions on one case take turns too.
    summary = lock_summary(summary)
    policies.check_can_decide(by, summary)
    claim = renew_or_take(summary, by=by)
    claim.given_back = release_idle_claims(by, keep=summary)
    return claim


def renew_or_take(summary: Summary, *, by: User) -> Claim:
    """`claim_case` for a locked case that `by` may decide on, without the limit on cases per
    person: a decision ends the claim in the same transaction. Raises Claimed."""
    lasting = {"until": Now() + timedelta(seconds=CLAIM_SECONDS)}
    claims = Claim.objects.filter(summary=summary)
    if not claims.filter(holder=by, until__gt=Now()).update(**lasting):
        taken = {"holder": by, "since": Now(), **lasting}
        if not claims.filter(until__lte=Now()).update(**taken):
            rows = claims.select_related("holder")
            claim, made = rows.get_or_create(summary=summary, defaults=taken)
            if not made:
                raise Claimed(claim)
        ClaimEvent.objects.create(summary=summary, action=ClaimAction.TAKE, holder=by, by=by)
    return claims.select_related("holder").get()


def renew_claim(summary: Summary, *, by: User) -> Claim | None:
    """Extend the live claim of `by` to CLAIM_SECONDS from now; None where they have none.

    Raises Claimed when another has the case.
    """
    mine = live_claims().filter(summary=summary, holder=by)
    if mine.update(until=Now() + timedelta(seconds=CLAIM_SECONDS)):
        return mine.first()
    other = find_claim(summary)
    if other is not None:
        raise Claimed(other)
    return None


def release_idle_claims(by: User, *, keep: Summary) -> tuple[str, ...]:
    """End the claims of `by` beyond CLAIMS_PER_PERSON; returns the titles of those cases.

    The claims renewed longest ago end first. `by` holds `keep`, which stays. Call `lock_user`
    before.
    """
    others = live_claims().filter(holder=by).exclude(summary=keep).order_by("-until", "pk")
    light = others.select_related("summary__transcript").defer("summary__transcript__turns")
    idle = [claim.summary for claim in light[CLAIMS_PER_PERSON - 1 :]]
    for summary in idle:
        release_own(summary, by=by)
    return tuple(summary.transcript.title for summary in idle)


def released_message(titles: Sequence[str]) -> str:
    """The message about cases that `release_idle_claims` released; empty for none."""
    if not titles:
        return ""
    named = ", ".join(_("“{title}”").format(title=title) for title in titles)
    most = CLAIMS_PER_PERSON
    message = ngettext(
        "{cases} went back to the queue: you can hold {most} case at a time. Your draft is saved.",
        "{cases} went back to the queue: you can hold {most} cases at a time. Your "
        "drafts are saved.",
        most,
    )
    return message.format(cases=named, most=most)


@transaction.atomic
def release(summary: Summary, *, by: User) -> User | None:
    """Return the case to the queue; returns whose claim ended, None when there was none.

    Raises PermissionDenied for another person's claim, unless `by` may end it.
    """
    claim = live_claims().select_for_update(of=("self",)).filter(summary=summary).first()
    if claim is None:
        return None
    action = ClaimAction.RELEASE
    if claim.holder_id != by.pk:
        if not policies.can_release(by, summary):
            raise PermissionDenied(_("Only leads and admins can hand back a colleague's case."))
        action = ClaimAction.FORCE
    claim.delete()
    ClaimEvent.objects.create(summary=summary, action=action, holder=claim.holder, by=by)
    return claim.holder


@transaction.atomic
def release_own(summary: Summary, *, by: User) -> None:
    """Release the case if `by` has it; another person's claim stays."""
    ended, _ = Claim.objects.filter(summary=summary, holder=by, until__gt=Now()).delete()
    if ended:
        ClaimEvent.objects.create(summary=summary, action=ClaimAction.RELEASE, holder=by, by=by)


@receiver(shut_out)
def release_all_claims(user: User, **_: object) -> None:
    """Release all cases of a user who loses access."""
    for claim in live_claims().filter(holder=user).select_related("summary"):
        release_own(claim.summary, by=user)


def end_claim(summary: Summary) -> None:
    """End the claim at a decision, which itself says who and when."""
    Claim.objects.filter(summary=summary).delete()
