"""Signal receivers of this room, and its check for `verify_records`."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models.functions import Now
from django.dispatch import receiver
from django.utils import timezone

from accounts.models import ApiToken
from accounts.tokens import ending, rotated
from delivery import notifications
from delivery.models import Dispatch, Endpoint, Notification, NotificationKind, SinkCursor, State
from records.access import viewed
from records.circulation import objected
from records.models import Answer
from records.removals import further_checks
from records.retention import disposing
from summaries import leases
from summaries.models import Summary


@receiver(viewed)
def mark_read(summary: Summary, user: User, at: datetime, **_: Any) -> None:
    """Viewing a summary marks its notifications as read."""
    Notification.objects.filter(user=user, summary=summary, read_at=None).update(read_at=at)


@receiver(disposing)
def cancel_sending(summary: Summary, **_: Any) -> None:
    """A sink that lacks the record by now does not get its remains."""
    Notification.objects.filter(summary=summary).delete()
    waiting = Dispatch.objects.filter(record__summary=summary, state=State.PENDING)
    leases.release(
        waiting,
        state=State.GIVEN_UP,
        settled_at=Now(),
        error="disposed of before it was taken",
    )


@receiver(objected)
def notify_of_objection(answer: Answer, **_: Any) -> None:
    notifications.notify_of_objection(answer)


@receiver(rotated)
def move_endpoints(old: ApiToken, new: ApiToken, **_: Any) -> None:
    """Endpoints of the old token now belong to the new one: they stay active, and the program
    still sees them."""
    Endpoint.objects.filter(token=old).update(token=new)
    Notification.objects.filter(token=old, read_at=None).update(read_at=Now())


@receiver(ending)
def notify_of_expiry(token: ApiToken, users: list[User], **_: Any) -> None:
    """`accounts.tokens` writes the letter, so none is due from here."""
    now, day = timezone.now(), timezone.localdate(token.expires_at).isoformat()
    kept = {"kind": NotificationKind.TOKEN, "token": token, "reason": day}
    Notification.objects.bulk_create(
        [Notification(user=user, occasion=now, settled_at=now, **kept) for user in users],
        ignore_conflicts=True,
    )


@further_checks.append
def find_sinks_ahead(last: int) -> Iterator[str]:
    """Records that a sink got and are no longer stored; `last` is the newest record's number."""
    for cursor in SinkCursor.objects.filter(last_number__gt=last).order_by("sink"):
        yield (
            f"sink {cursor.sink} was given records up to {cursor.last_number}, and the newest one "
            f"stored is {last}: ask it for them with reconcile_records"
        )
