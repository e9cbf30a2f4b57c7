"""Locks and long queries that also work behind PgBouncer, where we hold a server connection for
one transaction only."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from django.db import DEFAULT_DB_ALIAS, connections, transaction
from django.db.models import Model, QuerySet

AModel = TypeVar("AModel", bound=Model)
Row = TypeVar("Row")


@contextmanager
def advisory_lock(number: int, *, using: str = DEFAULT_DB_ALIAS, wait: bool) -> Iterator[bool]:
    """Take the lock `number`. Without `wait`, yields False if it is taken.

    It is held on its own connection, across the caller's transactions, until the block or the
    process ends.
    """
    function = "pg_advisory_xact_lock" if wait else "pg_try_advisory_xact_lock"
    with closing(connections.create_connection(using)) as own:
        own.set_autocommit(False)
        with own.cursor() as cursor:
            # The transaction is idle while it holds the lock.
            cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            cursor.execute(f"SELECT {function}(%s)", [number])
            (found,) = cursor.fetchone()
        yield wait or found
        own.rollback()


def stream_rows(rows: QuerySet[AModel, Row], chunk_size: int) -> Iterator[Row]:
    """`rows.iterator` in its own transaction, so that the server keeps the unread rows.

    For answers and files that only read while they are written.
    """
    with transaction.atomic():
        yield from rows.iterator(chunk_size=chunk_size)
