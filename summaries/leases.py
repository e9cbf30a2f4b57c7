"""Who works on a case, for how long, and when it may be tried again.

A lease is taken by a conditional UPDATE and lives LEASE_SECONDS; while its holder works, a thread
of the process renews it every third of that. A killed holder loses it by doing nothing.
"""

import logging
import random
import threading
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError, connection, models
from django.db.models import Case, F, Q, When
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce, Now

from llm.errors import Permanent
from summaries.models import Summary
from summaries.status import Status

log = logging.getLogger(__name__)

# Workers that one row may cost before it is parked as failed.
MOST_LOST = 3
FIRST_DELAY = 5.0
LONGEST_DELAY = 600.0


class WorkersLost(Permanent):
    """A row whose lease was lost several times in a row is not given to one more worker."""


def _free() -> Q:
    lapsed = Q(lease_until__isnull=True) | Q(lease_until__lt=Now())
    return lapsed & (Q(not_before__isnull=True) | Q(not_before__lte=Now()))


def take(summary_id: UUID, statuses: frozenset[Status]) -> UUID | None:
    """The token of a new lease, or None when the case is not to be worked on (now, or by us)."""
    token = uuid.uuid4()
    taken = Summary.objects.filter(_free(), pk=summary_id, status__in=statuses).update(
        lease_token=token, lease_until=later(), lost_leases=counted(Q(lease_until__isnull=False))
    )
    return token if taken else None


def counted(lost: Q) -> Combinable:
    """For the column `lost_leases` of a row that is taken: one more where `lost` is true."""
    more = Case(When(lost, then=1), default=0, output_field=models.PositiveSmallIntegerField())
    return F("lost_leases") + more


def check_lost(times: int) -> None:
    """Raises WorkersLost where a row has lost its lease as often as one row may."""
    if times >= MOST_LOST:
        raise WorkersLost(
            f"the lease was lost {times} times: each time a worker died or hung while "
            "it worked on this. See the workers' log before you try again"
        )


@dataclass(frozen=True)
class Delay:
    """Why a case waits, and for how long at least.

    `faulty` is whether the model's server is to blame, None when this try cannot tell; `unusable`
    whether its answer was of no use.
    """

    reason: str
    retry_after: float | None = None
    faulty: bool | None = False
    unusable: bool = False


def defer(summary: Summary, token: UUID, delay: Delay) -> None:
    """Give the lease up and offer the case again after `retry_after` seconds, else after twice
    the last delay (5 s to 10 min, with up to a quarter of jitter)."""
    backoff = min(LONGEST_DELAY, FIRST_DELAY * 2 ** min(summary.deferrals, 10))
    seconds = max(delay.retry_after or 0.0, backoff) * random.uniform(1, 1.25)  # noqa: S311
    Summary.objects.filter(pk=summary.pk, lease_token=token).update(
        lease_token=None,
        lease_until=None,
        lost_leases=0,
        not_before=Now() + timedelta(seconds=seconds),
        deferrals=F("deferrals") + 1,
        waiting_for=delay.reason,
        **_faulty(delay),
        **({"unusable": F("unusable") + 1} if delay.unusable else {}),
    )


def _faulty(delay: Delay) -> dict[str, Any]:
    if delay.faulty is None:
        return {}
    return {"faulty_since": Coalesce("faulty_since", Now()) if delay.faulty else None}


def later() -> Combinable:
    """When a lease taken or renewed now lapses."""
    return Now() + timedelta(seconds=settings.LEASE_SECONDS)


@contextmanager
def kept(row_id: UUID, token: UUID, *, of: type[models.Model] = Summary) -> Iterator[None]:
    """Renew the lease on the row of `of` until the block ends.

    The model has the columns `lease_token` and `lease_until`.
    """
    _keeper.add(token, _Held(of, row_id))
    try:
        yield
    finally:
        _keeper.remove(token)


class _Held(NamedTuple):
    model: type[models.Model]
    row_id: UUID


class _Keeper:
    """One thread renews all leases of the process, one UPDATE a table; it ends with the last."""

    def __init__(self) -> None:
        self._held: dict[UUID, _Held] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def add(self, token: UUID, held: _Held) -> None:
        with self._changed:
            self._held[token] = held
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="leases", daemon=True)
                self._thread.start()

    def remove(self, token: UUID) -> None:
        with self._changed:
            self._held.pop(token, None)
            self._changed.notify_all()

    def _run(self) -> None:
        while held := self._next():
            self._renew(held)

    def _next(self) -> dict[UUID, _Held]:
        """What is held after the pause; empty once nothing has been held for that long."""
        with self._changed:
            self._changed.wait_for(lambda: not self._held, timeout=settings.LEASE_SECONDS / 3)
            if not self._held:
                self._changed.wait_for(lambda: self._held, timeout=settings.LEASE_SECONDS / 3)
            if not self._held:
                self._thread = None
            return dict(self._held)

    def _renew(self, held: dict[UUID, _Held]) -> None:
        try:
            for model in {item.model for item in held.values()}:
                _renew_rows(model, held)
        except DatabaseError as error:
            log.warning("%d leases not renewed, trying again: %s", len(held), error)
        finally:
            connection.close()


def _renew_rows(model: type[models.Model], held: Mapping[UUID, _Held]) -> None:
    # By primary key: no index leads to a token.
    rows = [item.row_id for item in held.values() if item.model is model]
    ours = model._default_manager.filter(pk__in=rows, lease_token__in=held)
    ours.update(lease_until=later())


_keeper = _Keeper()
