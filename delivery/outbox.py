"""The outbox: leases on outgoing rows, retries with growing pauses, giving up after two days."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TypeVar
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import F, Model, Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from delivery.models import Outgoing, State
from summaries import leases

OutgoingRow = TypeVar("OutgoingRow", bound=Outgoing)

LEASE_SECONDS = 60.0  # seconds
_MINUTE, _HOUR = 60, 3600
# Seconds from one try to the next: two days in all, then the row is given up.
RETRY_DELAYS = (
    5,
    _MINUTE,
    5 * _MINUTE,
    30 * _MINUTE,
    2 * _HOUR,
    4 * _HOUR,
    8 * _HOUR,
    12 * _HOUR,
    21 * _HOUR + 24 * _MINUTE,
)
_MAX_RETRY_AFTER = 86_400.0
_JITTER = 0.1


def recallable_since() -> datetime:
    """What was approved later may still be recalled. Half as long again is for a recall in
    progress."""
    return timezone.now() - timedelta(seconds=settings.RECALL_SECONDS * 1.5)


def filter_due(rows: QuerySet[OutgoingRow]) -> QuerySet[OutgoingRow]:
    return leases.available_rows(rows).filter(state=State.PENDING, next_at__lte=Now())


@transaction.atomic
def claim_next(rows: QuerySet[OutgoingRow]) -> tuple[UUID, UUID] | None:
    """Lease the first due row of `rows`: its primary key and the token of the lease."""
    ready = filter_due(rows).select_for_update(skip_locked=True, of=("self",))
    key = ready.values_list("pk", flat=True).first()
    token = leases.acquire(rows.model._default_manager.filter(pk=key), seconds=LEASE_SECONDS)
    return (key, token) if key and token else None


def idle_condition() -> Q:
    """That no worker is sending to a receiver."""
    return Q(busy_until__isnull=True) | Q(busy_until__lt=Now())


def deliver_in_order(
    receiver: QuerySet[Model], rows: QuerySet[OutgoingRow], hand_over: Callable[[UUID, UUID], bool]
) -> int:
    """Hand the due `rows` to their receiver in their order, until none is due or one fails.

    `receiver` is one row with `busy_until`; do nothing while another worker has it. `hand_over`
    takes a row's key and lease and says whether it was accepted. Returns how many were.
    """
    if not _mark_busy(receiver.filter(idle_condition())):
        return 0
    accepted = 0
    for key, token in iter(partial(claim_next, rows), None):
        if not hand_over(key, token) or not _mark_busy(receiver):
            break
        accepted += 1
    receiver.update(busy_until=None)
    return accepted


def _mark_busy(receiver: QuerySet[Model]) -> int:
    return receiver.update(busy_until=Now() + timedelta(seconds=LEASE_SECONDS))


def get_leased_row(model: type[OutgoingRow], key: UUID, token: UUID) -> QuerySet[OutgoingRow]:
    """The row while the lease is ours; empty once it is settled or another's."""
    return model._default_manager.filter(pk=key, lease_token=token, state=State.PENDING)


def mark_delivered(rows: QuerySet[OutgoingRow]) -> int:
    return leases.release(rows, state=State.DONE, tries=F("tries") + 1, settled_at=Now())


def mark_failed(rows: QuerySet[OutgoingRow], *, tries: int, retry_after: float | None) -> int:
    """Put the rows off after their `tries`-th try (from 1), or give them up after the last."""
    if tries > len(RETRY_DELAYS):
        return give_up(rows, tries=tries)
    return leases.release(
        rows,
        tries=tries,
        next_at=Now() + timedelta(seconds=_retry_delay(tries, retry_after)),
    )


def give_up(rows: QuerySet[OutgoingRow], *, tries: int) -> int:
    """Do not try again unless a person asks."""
    return leases.release(rows, state=State.GIVEN_UP, tries=tries, settled_at=Now())


def requeue(rows: QuerySet[OutgoingRow]) -> int:
    """Send once more at once, whatever the outcome before."""
    return leases.release(rows, state=State.PENDING, tries=0, next_at=Now(), settled_at=None)


def _retry_delay(tries: int, retry_after: float | None) -> float:
    spread = random.uniform(1 - _JITTER, 1 + _JITTER)  # noqa: S311
    asked = min(retry_after or 0.0, _MAX_RETRY_AFTER)
    return max(asked, RETRY_DELAYS[tries - 1] * spread)
