"""Corrections of a record: a new text passes judge and approval, and supersedes the old one.

The old record stays as signed, and counts until the new one is approved. A reviewer who signed a
record by mistake can recall it at once: it stays, no longer counts, and the case waits again.
"""

from datetime import timedelta

from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from records import access, search
from records.appending import current_record
from records.models import Recall, Record
from reviews import claims, drafts, policies
from summaries.models import Attempt, Origin, Summary
from summaries.moves import Actor, lock_summary, move
from summaries.services import add_attempt
from summaries.status import Action, ForbiddenMove, Role, Status
from summaries.texts import require_reason
from web.text import clean_text

_NO_REASON = gettext_noop("Enter a reason; it is kept with the record.")


class Superseded(Exception):
    """The record is no longer the one that counts."""

    def __init__(self, current: Record) -> None:
        refusal = _("Record {number} superseded this one. Correct that record.")
        super().__init__(refusal.format(number=current.number))


@transaction.atomic
def correct(record: Record, *, by: User, text: str, reason: str) -> Attempt:
    """Reopen the record's case with `text`, which the judge reads before people decide.

    Raises PermissionDenied, Superseded, and ValueError without a reason or a changed text, and
    then writes nothing.
    """
    summary = lock_summary(record.summary)
    access.check_can_correct(by, summary)
    current = current_record(summary)
    if current is not None and current != record:
        raise Superseded(current)
    text = clean_text(text)
    if not text or "\x00" in text or text == record.text:
        raise ValueError(_("The text is empty, unchanged or contains a NUL character. Correct it."))
    move(
        summary,
        Action.CORRECT,
        by=Actor(Role.REVIEWER, by),
        reason=require_reason(reason, missing=_(_NO_REASON)),
    )
    return add_attempt(
        summary, text=text, origin=Origin.REVIEWER, based_on=record.review.attempt, by=by
    )


@transaction.atomic
def keep_record(summary: Summary, *, by: User, reason: str) -> None:
    """Abandon a correction: the record still counts, and may be corrected again.

    Raises PermissionDenied, Claimed, UnsavedEdit, ForbiddenMove for a case without a record, and
    ValueError with no reason.
    """
    summary = lock_summary(summary)
    policies.check_can_keep(by, summary)
    claims.check_free(summary, by=by)
    drafts.check_saved(summary, by=by)
    if current_record(summary) is None:
        raise ForbiddenMove(_("This case has no record to keep."))
    move(
        summary,
        Action.KEEP,
        by=Actor(Role.REVIEWER, by),
        reason=require_reason(reason, missing=_(_NO_REASON)),
    )
    claims.end_claim(summary)


class TooLate(Exception):
    """The time in which a record can be recalled is over."""

    def __init__(self) -> None:
        refusal = _(
            "A signature can be undone for {seconds} seconds only. "
            "Ask a lead to correct the record."
        )
        super().__init__(refusal.format(seconds=settings.RECALL_SECONDS))


@transaction.atomic
def recall(record: Record, *, by: User) -> Summary:
    """Take the signature back: the case waits for a decision as before, for `by` first.

    Raises PermissionDenied for a record that another signed, Superseded, and TooLate.
    """
    claims.lock_user(by)
    summary = lock_summary(record.summary)
    if record.review.reviewer_id != by.pk:
        raise PermissionDenied(_("Only the person who signed a record can undo the signature."))
    current = current_record(summary)
    if current and current != record:
        raise Superseded(current)
    if record.recall_time_left <= timedelta(0) or not current or summary.status != Status.APPROVED:
        raise TooLate
    # The newest approval made the record; the case returns to its status before.
    signed = summary.transitions.filter(action=Action.APPROVE).order_by("-id")[0]
    why = "recalled by who signed it, before it was sent anywhere"
    move(summary, Action.RECALL, by=Actor(Role.REVIEWER, by), reason=why, new=Status(signed.old))
    Recall.objects.create(record=record, by=by)
    search.mark_superseded(summary.pk)
    claims.renew_or_take(summary, by=by)
    return summary
