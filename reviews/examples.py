"""The example meetings: what each one shows, and how a lead removes them.

Recorded answers write and judge them, under a guideline of their own (judging.recorded_answers).
Records are append-only, also those of examples: removing closes the guideline and deletes what was
never decided. A decided case keeps its hashes and its place in the log, as every case does, and
loses its content when a retention of one day is over.
"""

from typing import NamedTuple

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext, gettext_noop

from accounts.roles import Right, has_right
from judging.guidelines import drafts
from records import retention
from reviews import removal
from summaries.models import Guideline, Summary, Transcript
from summaries.services import CannotDelete
from summaries.status import TERMINAL, Status

# By the external id of the sample.
_LESSONS = {
    "sample-sales-call": gettext_noop(
        "This text passed at once: every sentence is proven, and every criterion reaches 4 of 5."
    ),
    "sample-support-escalation": gettext_noop(
        "The first text failed: two facts were wrong and one was made up. The model rewrote it, "
        "and the second text passed. Compare both under Attempts."
    ),
    "sample-design-review": gettext_noop(
        "The judge passed this text, and one sentence is wrong all the same: a later turn corrects "
        "it. The evidence check marks it. Press n to find it, then e to replace two by three."
    ),
    "sample-standup": gettext_noop(
        "Three texts failed, each for another wrong detail, so you decide. The evidence check "
        "marks what is wrong. Correct it, then approve."
    ),
    "sample-board-meeting": gettext_noop(
        "An employee wrote this summary. It scored 3 or lower, so it came back to them with the "
        "reasons, before a reviewer had to read it."
    ),
}


def get_lesson(summary: Summary) -> str:
    """What the example shows, in a sentence or two; "" for a meeting without one."""
    lesson = _LESSONS.get(summary.transcript.external_id, "")
    return gettext(lesson) if lesson and summary.guideline_version.is_recorded else ""


class Removed(NamedTuple):
    """How many meetings were deleted, and how many decided ones lose their content later."""

    deleted: int
    kept: int


_REASON = gettext_noop("The examples are no longer needed.")
_KEPT_DAYS = 1


def can_remove(user: User, guideline: Guideline) -> bool:
    rights = (Right.TAKE_BACK, Right.KEEP_RECORDS)
    return guideline.archived_at is None and all(
        has_right(user, each, guideline) for each in rights
    )


@transaction.atomic
def remove_examples(guideline: Guideline, *, by: User) -> Removed:
    """Removes the example meetings under `guideline`, which goes to the archive.

    Raises PermissionDenied, Claimed for a case that another person has, ForbiddenMove and
    StaleStatus; nothing is removed then.
    """
    reason = gettext(_REASON)
    retention.set_retention(guideline, days=_KEPT_DAYS, by=by, reason=reason)
    drafts.archive(guideline=guideline, note=reason, by=by)
    examples = Transcript.objects.filter(
        source=Transcript.SAMPLES, summaries__guideline_version__guideline=guideline
    )
    found = [_remove_example(each, by=by, reason=reason) for each in examples.distinct()]
    return Removed(deleted=sum(found), kept=len(found) - sum(found))


def _remove_example(transcript: Transcript, *, by: User, reason: str) -> bool:
    """Whether it could be deleted. A case that people worked on is cancelled, unless decided."""
    try:
        removal.delete_transcript(transcript, by=by, reason=reason)
    except CannotDelete:
        for summary in transcript.summaries.all():
            if Status(summary.status) not in TERMINAL:
                removal.cancel(summary, by=by, reason=reason)
        return False
    return True
