"""Notes who looked at a case: whoever approves it signs for having read it."""

from typing import TYPE_CHECKING

from django.dispatch import Signal
from django.http import HttpRequest
from django.utils import timezone

from records.models import ViewEvent
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User

SLOT_SECONDS = 600
# Sent with `case`, `user` and `at`: rooms above this one count what they told about it as read.
viewed = Signal()


def is_look(request: HttpRequest) -> bool:
    """A person has the page before them: a browser's look ahead and a HEAD are none."""
    return "prefetch" not in request.headers.get("Sec-Purpose", "") and request.method != "HEAD"


def note(summary: Summary, *, by: "User") -> None:
    """Once in `SLOT_SECONDS` a person and case; what they were told about it counts as read."""
    now = timezone.now()
    slot = int(now.timestamp()) // SLOT_SECONDS
    ViewEvent.objects.bulk_create(
        [ViewEvent(summary=summary, user=by, slot=slot)], ignore_conflicts=True
    )
    viewed.send(sender=Summary, case=summary, user=by, at=now)
