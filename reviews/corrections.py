"""Correcting a record: a new text goes through judge and approval, and supersedes the old one.

The old record stays as it was signed. Until the new one is approved, the old one counts.
"""

from typing import TYPE_CHECKING

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from records import access
from records.appending import current_record
from records.models import Record
from reviews import claims, drafts, policies
from summaries.models import Attempt, Origin, Summary
from summaries.moves import Actor, locked, move
from summaries.services import add_attempt
from summaries.status import Action, ForbiddenMove, Role
from summaries.texts import required_reason
from web.text import clean_text

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_NO_REASON = gettext_noop("Say why: the reason stays with the record.")


class Superseded(Exception):
    """The record is no longer the one that counts."""

    def __init__(self, current: Record) -> None:
        refusal = _("Record {number} has superseded it. Correct that one.")
        super().__init__(refusal.format(number=current.number))


@transaction.atomic
def correct(record: Record, *, by: "User", text: str, reason: str) -> Attempt:
    """Open the record's case again with `text`, which the judge reads before people decide.

    Raises PermissionDenied, Superseded, and ValueError without a reason or a changed text; nothing
    is written then.
    """
    summary = locked(record.summary)
    access.check_can_correct(by, summary)
    current = current_record(summary)
    if current is not None and current != record:
        raise Superseded(current)
    text = clean_text(text)
    if not text or "\x00" in text or text == record.text:
        raise ValueError(_("The text is empty, unchanged or holds a NUL character. Correct it."))
    move(
        summary,
        Action.CORRECT,
        by=Actor(Role.REVIEWER, by),
        reason=required_reason(reason, missing=_(_NO_REASON)),
    )
    return add_attempt(
        summary, text=text, origin=Origin.REVIEWER, based_on=record.review.attempt, by=by
    )


@transaction.atomic
def keep(summary: Summary, *, by: "User", reason: str) -> None:
    """Give a correction up: the record that is there goes on counting, and may be corrected again.

    Raises PermissionDenied, Claimed, UnsavedEdit, ForbiddenMove for a case without a record, and
    ValueError with no reason.
    """
    summary = locked(summary)
    policies.check_can_keep(by, summary)
    claims.check_free(summary, by=by)
    drafts.check_saved(summary, by=by)
    if not summary.records.exists():
        raise ForbiddenMove(_("The case has no record that could be kept."))
    move(
        summary,
        Action.KEEP,
        by=Actor(Role.REVIEWER, by),
        reason=required_reason(reason, missing=_(_NO_REASON)),
    )
    claims.end(summary)
