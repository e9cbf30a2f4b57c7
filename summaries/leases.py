"""Leases: an expiring lock on a row, renewed while its worker is alive.

A lease is taken by a conditional UPDATE and lives LEASE_SECONDS; while its holder works, a thread
of the process renews it every third of that. A killed holder loses it by doing nothing.
"""

import logging
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, TypeVar
from uuid import UUID

from django.db import DatabaseError, connection
from django.db.models import Case, F, PositiveSmallIntegerField, Q, QuerySet, When
from django.db.models.functions import Now

from llm.counters import count
from llm.errors import Permanent
from summaries.models import Leased

log = logging.getLogger(__name__)

# After how long a dead worker's case goes to another; a pause of a loaded host is shorter.
LEASE_SECONDS = 30
# A message that has not come by then is taken for lost and sent again; two of the same row are one.
NUDGE_AGAIN_SECONDS = 20
# Workers that one row may cost before it is parked as failed.
MOST_LOST = 3
# No lease is taken for longer, and no stamp lies further ahead: the clock was set back since.
LONGEST = timedelta(minutes=10)
# The columns of a row that nobody works on. Whoever gives a lease back has not died of the row, so
# the count of the lost starts again.
RELEASED: dict[str, Any] = {"lease_token": None, "lease_until": None, "lost_leases": 0}


class WorkersLost(Permanent):
    """A row whose lease was lost several times in a row is not given to one more worker."""

    loggable = True


LeasedRow = TypeVar("LeasedRow", bound=Leased)


def free(rows: QuerySet[LeasedRow]) -> QuerySet[LeasedRow]:
    """Those of `rows` that no worker has, or whose worker lost them.

    A lease that ends later than any does was taken before the clock was set back. Its holder, if
    it lives, renews it under the right time.
    """
    lost = Q(lease_until__lt=Now()) | Q(lease_until__gt=Now() + LONGEST)
    return rows.filter(Q(lease_until__isnull=True) | lost)


def acquire(
    rows: QuerySet[LeasedRow], *, seconds: float | None = None, **columns: Any
) -> UUID | None:
    """Take those of `rows` that are free and set their `columns`; the token, None if none is free.

    The lease lasts for `seconds`, else for LEASE_SECONDS. A row that was taken before and not given
    back has lost its worker.
    """
    token = uuid.uuid4()
    lost = Case(
        When(lease_until__isnull=False, then=1),
        default=0,
        output_field=PositiveSmallIntegerField(),
    )
    taken = free(rows).update(
        lease_token=token,
        lease_until=_until(seconds),
        lost_leases=F("lost_leases") + lost,
        **columns,
    )
    return token if taken else None


def held(row: LeasedRow, token: UUID) -> QuerySet[LeasedRow]:
    """The row while the lease is ours; empty once it is another's."""
    return type(row)._base_manager.filter(pk=row.pk, lease_token=token)


def release(rows: QuerySet[LeasedRow], **columns: Any) -> int:
    """End the leases of `rows` and set their `columns`; the number of rows."""
    return rows.update(**RELEASED, **columns)


def check_workers_lost(row: Leased) -> None:
    """Raises WorkersLost where a row has lost its lease as often as one row may."""
    if row.lost_leases:
        log.warning("a worker lost the lease of %s %s", row._meta.label_lower, row.pk)
        count("leases_lost", row._meta.label_lower)
    if row.lost_leases >= MOST_LOST:
        raise WorkersLost(
            f"the lease was lost {row.lost_leases} times: each time a worker died or hung while "
            "it worked on this. See the workers' log before you try again"
        )


def _until(seconds: float | None = None) -> Any:
    return Now() + timedelta(seconds=LEASE_SECONDS if seconds is None else seconds)


@contextmanager
def renewed(row: Leased, token: UUID) -> Iterator[None]:
    """Renew the lease on `row` until the block ends."""
    _renewer.add(token, row)
    try:
        yield
    finally:
        _renewer.remove(token)


class _LeaseRenewer:
    """One thread renews all leases of the process, one UPDATE a table; it ends with the last."""

    def __init__(self) -> None:
        self._held: dict[UUID, Leased] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

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

    def _run(self) -> None:
        while held := self._next():
            self._renew(held)

    def _next(self) -> dict[UUID, Leased]:
        """What is held after the pause; empty once nothing has been held for that long."""
        with self._changed:
            self._changed.wait_for(lambda: not self._held, timeout=LEASE_SECONDS / 3)
            if not self._held:
                self._changed.wait_for(lambda: self._held, timeout=LEASE_SECONDS / 3)
            if not self._held:
                self._thread = None
            return dict(self._held)

    def _renew(self, held: dict[UUID, Leased]) -> None:
        try:
            for model in {type(row) for row in held.values()}:
                # By primary key: no index leads to a token.
                keys = [row.pk for row in held.values() if type(row) is model]
                ours = model._base_manager.filter(pk__in=keys, lease_token__in=held)
                ours.update(lease_until=_until())
        except DatabaseError as error:
            log.warning("%d leases not renewed, trying again: %s", len(held), error)
        finally:
            connection.close()


_renewer = _LeaseRenewer()
