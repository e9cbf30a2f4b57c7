"""Leases: an expiring lock on a row, renewed while its worker is alive.

A conditional UPDATE takes a lease, for LEASE_SECONDS; while its holder works, a thread of the
process renews it every third of that. A killed holder's lease just ends.
"""

import logging
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, TypeVar
from uuid import UUID

from countersign_judge.llm.errors import Permanent
from django.db import DatabaseError, connection
from django.db.models import Case, F, PositiveSmallIntegerField, Q, QuerySet, When
from django.db.models.functions import Now

from llm.counters import count_event
from summaries.models import Leased

log = logging.getLogger(__name__)

# When another worker gets a dead worker's case; a loaded host pauses for less.
LEASE_SECONDS = 30
# A message that has not arrived by then counts as lost and is sent again; duplicates do no harm.
RESEND_AFTER_SECONDS = 20
# Workers that one row may lose before it is parked as failed.
MAX_LOST_LEASES = 3
# No lease is longer, so a stamp further ahead means that the clock was set back.
LONGEST_LEASE = timedelta(minutes=10)
# The columns of a row without a worker. A worker that releases a lease did not die from the row, so
# the count of lost leases starts again.
RELEASED_COLUMNS: dict[str, Any] = {"lease_token": None, "lease_until": None, "lost_leases": 0}


class WorkersLost(Permanent):
    """A row that has lost its lease several times in succession gets no further worker."""

    loggable = True


LeasedRow = TypeVar("LeasedRow", bound=Leased)


def available_rows(rows: QuerySet[LeasedRow]) -> QuerySet[LeasedRow]:
    """Those of `rows` that no worker has, or whose worker lost them.

    A lease that ends later than possible was taken before the clock was set back. Its holder, if
    alive, renews it with the right time.
    """
    lost = Q(lease_until__lt=Now()) | Q(lease_until__gt=Now() + LONGEST_LEASE)
    return rows.filter(Q(lease_until__isnull=True) | lost)


def acquire(
    rows: QuerySet[LeasedRow], *, seconds: float | None = None, **columns: Any
) -> UUID | None:
    """Take the free ones of `rows` and set their `columns`; the token, None if none is free.

    The lease lasts for `seconds`, else for LEASE_SECONDS. A row that was taken but not released
    has lost its worker.
    """
    token = uuid.uuid4()
    lost = Case(
        When(lease_until__isnull=False, then=1),
        default=0,
        output_field=PositiveSmallIntegerField(),
    )
    taken = available_rows(rows).update(
        lease_token=token,
        lease_until=_lease_end(seconds),
        lost_leases=F("lost_leases") + lost,
        **columns,
    )
    return token if taken else None


def held_row(row: LeasedRow, token: UUID) -> QuerySet[LeasedRow]:
    """The row while the lease is ours; empty once another worker has it."""
    return type(row)._base_manager.filter(pk=row.pk, lease_token=token)


def release(rows: QuerySet[LeasedRow], **columns: Any) -> int:
    """End the leases of `rows` and set their `columns`; returns the number of rows."""
    return rows.update(**RELEASED_COLUMNS, **columns)


def check_workers_lost(row: Leased) -> None:
    """Raises WorkersLost if a row has lost its lease MOST_LOST times."""
    if row.lost_leases:
        log.warning("a worker lost the lease of %s %s", row._meta.label_lower, row.pk)
        count_event("leases_lost", row._meta.label_lower)
    if row.lost_leases >= MAX_LOST_LEASES:
        raise WorkersLost(
            f"the lease was lost {row.lost_leases} times: each time a worker died or hung while "
            "it worked on this. See the workers' log before you try again"
        )


def _lease_end(seconds: float | None = None) -> Any:
    return Now() + timedelta(seconds=LEASE_SECONDS if seconds is None else seconds)


@contextmanager
def keep_lease(row: Leased, token: UUID) -> Iterator[None]:
    """Renew the lease on `row` until the block ends."""
    _renewer.add(token, row)
    try:
        yield
    finally:
        _renewer.remove(token)


class _LeaseRenewer:
    """One thread renews all leases of the process, one UPDATE per table; it ends with the last."""

    def __init__(self) -> None:
        self._held: dict[UUID, Leased] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._is_renewing = False

    def add(self, token: UUID, row: Leased) -> None:
        with self._changed:
            self._held[token] = row
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="leases", daemon=True)
                self._thread.start()

    def remove(self, token: UUID) -> None:
        with self._changed:
            self._held.pop(token, None)
            self._changed.notify_all()
            # A renewal under way may write to the row; a slow database is not waited for.
            self._changed.wait_for(lambda: not self._is_renewing, timeout=1)

    def _run(self) -> None:
        while held := self._next():
            self._renew(held)

    def _next(self) -> dict[UUID, Leased]:
        """The leases held after the pause; empty once none was held for that long."""
        with self._changed:
            self._changed.wait_for(lambda: not self._held, timeout=LEASE_SECONDS / 3)
            if not self._held:
                self._changed.wait_for(lambda: self._held, timeout=LEASE_SECONDS / 3)
            if not self._held:
                self._thread = None
            self._is_renewing = bool(self._held)
            return dict(self._held)

    def _renew(self, held: dict[UUID, Leased]) -> None:
        try:
            for model in {type(row) for row in held.values()}:
                # By primary key: no index leads to a token.
                keys = [row.pk for row in held.values() if type(row) is model]
                ours = model._base_manager.filter(pk__in=keys, lease_token__in=held)
                ours.update(lease_until=_lease_end())
        except DatabaseError as error:
            log.warning("%d leases not renewed, trying again: %s", len(held), error)
        finally:
            connection.close()
            with self._changed:
                self._is_renewing = False
                self._changed.notify_all()


_renewer = _LeaseRenewer()
