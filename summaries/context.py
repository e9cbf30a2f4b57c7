"""The context of a meeting: participants, agenda, time and language, for the writer and judges.

It comes in with the transcript, and employees correct it. Each change is a further row, so who
changed what and when stays visible, and so does what came in.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.roles import AnyUser, Right
from summaries.languages import LANGUAGE
from summaries.models import MeetingContext, Summary, Transcript
from summaries.participants import InvalidContext, Participant, check_participants
from summaries.visibility import can_on_summary

LONGEST_AGENDA = 10_000  # characters
WHO_MAY_EDIT = gettext_noop("Only its sender and reviewers of its case can change the context.")


@dataclass(frozen=True)
class ContextFields:
    """What a person or a program says about a meeting; empty where unknown. `language` is a tag of
    BCP 47, such as "de"."""

    participants: Sequence[Participant] = ()
    agenda: str = ""
    occurred_at: datetime | None = None
    language: str = ""

    def __bool__(self) -> bool:
        return bool(self.participants or self.agenda or self.occurred_at or self.language)


def check_context(given: ContextFields) -> ContextFields:
    """The same, cleaned. Raises InvalidContext."""
    agenda, language = given.agenda.strip(), given.language.strip()
    if len(agenda) > LONGEST_AGENDA or "\x00" in agenda:
        raise InvalidContext(
            "agenda",
            agenda,
            _("has more than {most} characters or a NUL").format(most=LONGEST_AGENDA),
            _("Shorten it, and remove the NUL"),
        )
    if language and not LANGUAGE.fullmatch(language):
        raise InvalidContext(
            "language",
            language,
            _("is no language tag (BCP 47)"),
            _("Write it as de or pt-BR, or leave it out"),
        )
    return ContextFields(
        check_participants(given.participants), agenda, given.occurred_at, language
    )


# --- Changing ---------------------------------------------------------------


class ContextClosed(Exception):
    """The context can no longer be changed; says why."""


class StaleContext(Exception):
    """Another person has changed the context since it was read."""


def can_edit_context(user: AnyUser, transcript: Transcript) -> bool:
    """The person who handed the transcript in, and reviewers of its cases."""
    return transcript.submitted_by_id == user.pk or any(
        can_on_summary(user, Right.DECIDE, summary)
        for summary in transcript.summaries.select_related("guideline_version")
    )


@transaction.atomic
def edit_context(
    transcript: Transcript, given: ContextFields, *, by: User, seen: int | None = None
) -> MeetingContext:
    """Replace the context; the same content adds no row. `seen` is the number of the row that the
    person read.

    Raises InvalidContext, PermissionDenied, ContextClosed, StaleContext; nothing is written then.
    """
    if not can_edit_context(by, transcript):
        raise PermissionDenied(_(WHO_MAY_EDIT))
    # The locks make an approval wait, and a second change.
    list(Summary.objects.select_for_update().filter(transcript=transcript).order_by("pk"))
    if not transcript.is_open:
        raise ContextClosed(
            _("The summary is approved or its content disposed of, so the context stays.")
        )
    newest = MeetingContext.objects.filter(transcript=transcript).last()
    known = newest or transcript.context
    if seen is not None and seen != known.number:
        raise StaleContext(_("A colleague changed the context in the meantime. Read it again."))
    checked = check_context(given)
    values = {
        "participants": [each.as_dict() for each in checked.participants],
        "agenda": checked.agenda,
        "occurred_at": checked.occurred_at,
        "language": checked.language,
    }
    if all(getattr(known, name) == value for name, value in values.items()):
        return known
    return MeetingContext.objects.create(
        transcript=transcript, number=known.number + 1, by=by, **values
    )
