"""Naming speakers before the model writes, where a guideline asks for it.

Such a case begins in the status `waiting_for_names`. It goes on once every speaker of its
transcript has a name, a person goes on without names, or the time of its guideline version is over
(`not_before`).
"""

from contextlib import suppress
from datetime import timedelta

from django.db.models import Q
from django.db.models.functions import Now

from summaries.corrections import lacks_name
from summaries.models import GuidelineVersion, Summary, Transcript
from summaries.moves import Actor, StaleStatus, move
from summaries.status import Action, Role, Status

_NAMED = "every speaker has a name"
_WITHOUT = "without names"
_TIME_IS_OVER = "the time for names is over"


def find_unnamed_labels(transcript: Transcript) -> list[str]:
    """The labels of the transcript as it came in of which a turn still has no person's name."""
    pairs = zip(transcript.turns, transcript.corrected_turns, strict=True)
    unnamed = (old["speaker"] for old, new in pairs if lacks_name(new["speaker"]))
    return list(dict.fromkeys(unnamed))


def find_time_for_names(version: GuidelineVersion, transcript: Transcript) -> timedelta | None:
    """How long the writer waits for names of a new case; None where it begins at once."""
    hours = version.names_first_hours
    return timedelta(hours=hours) if hours and find_unnamed_labels(transcript) else None


def go_on_when_named(summary: Summary, *, by: Actor) -> None:
    """Let the writer begin if the case waits for names and its transcript has them all."""
    waits = summary.status == Status.WAITING_FOR_NAMES
    if waits and not find_unnamed_labels(summary.transcript):
        move(summary, Action.GO_ON, by=by, reason=_NAMED)


def go_on_without_names(summary: Summary, *, by: Actor) -> None:
    """Raises ForbiddenMove or StaleStatus for a case that does not wait for names."""
    move(summary, Action.GO_ON, by=by, reason=_WITHOUT)


def sweep(limit: int = 500) -> int:
    """Let the writer begin on cases whose time for names is over; returns their number."""
    is_over = Q(not_before__isnull=True) | Q(not_before__lte=Now())
    waiting = Summary.objects.filter(is_over, status=Status.WAITING_FOR_NAMES)
    due = list(waiting.order_by("status_since", "pk").defer("words")[:limit])
    for summary in due:
        with suppress(StaleStatus):
            move(summary, Action.GO_ON, by=Actor(Role.WRITER), reason=_TIME_IS_OVER)
    return len(due)
