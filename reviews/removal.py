"""Removal: who may cancel a case or delete a transcript, and what prevents it."""

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext, gettext_noop

from accounts.roles import Right
from records.appending import current_record
from reviews import claims
from summaries import services, visibility
from summaries.models import Deletion, Summary, Transcript
from summaries.moves import lock_summary
from summaries.status import TERMINAL, Status
from summaries.texts import require_reason

_NO_REASON = gettext_noop("Give a `reason`; the history keeps it.")


def can_take_back(user: User, summary: Summary) -> bool:
    return visibility.can_on_summary(user, Right.TAKE_BACK, summary)


def can_cancel(user: User, summary: Summary) -> bool:
    """If the page offers it; `cancel` checks again."""
    open_ = Status(summary.status) not in TERMINAL and current_record(summary) is None
    return open_ and can_take_back(user, summary)


@transaction.atomic
def cancel(summary: Summary, *, by: User, reason: str) -> None:
    """Close a summary without a decision.

    Raises PermissionDenied, Claimed, ValueError without a reason, ForbiddenMove and StaleStatus.
    """
    (held,) = _lock_free_cases([summary], by)
    services.cancel_summary(held, by=by, reason=require_reason(reason, missing=gettext(_NO_REASON)))
    claims.end_claim(held)
    summary.status = held.status


@transaction.atomic
def delete_transcript(transcript: Transcript, *, by: User, reason: str) -> Deletion:
    """Delete a transcript with its summaries.

    Raises PermissionDenied, Claimed, ValueError without a reason, and CannotDelete.
    """
    _lock_free_cases(list(transcript.summaries.all()), by)
    return services.delete_transcript(
        transcript, by=by, reason=require_reason(reason, missing=gettext(_NO_REASON))
    )


def _lock_free_cases(summaries: list[Summary], by: User) -> list[Summary]:
    """Lock the cases. Raises Claimed when another person has one."""
    held = [lock_summary(summary) for summary in sorted(summaries, key=lambda summary: summary.pk)]
    for summary in held:
        if not can_take_back(by, summary):
            raise PermissionDenied(
                gettext("Only team leads of this guideline can cancel or delete.")
            )
        claims.check_free(summary, by=by)
    return held
