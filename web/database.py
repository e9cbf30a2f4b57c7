"""Locks and long queries that also work where a server connection belongs to us for one
transaction only, as behind PgBouncer."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from django.db import DEFAULT_DB_ALIAS, connections, transaction
from django.db.models import Model, QuerySet

AModel = TypeVar("AModel", bound=Model)
Row = TypeVar("Row")


@contextmanager
def advisory_lock(number: int, *, using: str = DEFAULT_DB_ALIAS, wait: bool) -> Iterator[bool]:
    """Whether the lock `number` is ours; without `wait` another holder means no.

    It is held over any number of the caller's transactions, on a connection of its own, until the
    block or the process ends.
    """
    function = "pg_advisory_xact_lock" if wait else "pg_try_advisory_xact_lock"
    with closing(connections.create_connection(using)) as own:
        own.set_autocommit(False)
        with own.cursor() as cursor:
            # The transaction has nothing to do while it holds the lock.
            cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            cursor.execute(f"SELECT {function}(%s)", [number])
            (found,) = cursor.fetchone()
        yield wait or found
        own.rollback()


def streamed(rows: QuerySet[AModel, Row], chunk_size: int) -> Iterator[Row]:
    """`rows.iterator` in a transaction of its own, so that the server keeps what is not read yet.

    For answers and files that only read while they are written.
    """
    with transaction.atomic():
        yield from rows.iterator(chunk_size=chunk_size)
