"""A model call takes seconds; a database connection must not wait for it."""

from django.db import connection

from llm.conf import options


def refuse_transaction() -> None:
    """Raises RuntimeError inside a transaction: its locks would be held for the whole call."""
    if connection.in_atomic_block and not options().ALLOW_ATOMIC:
        raise RuntimeError("a model was called inside atomic(): commit first, then call")


def release() -> None:
    """Give the connection back to the pool; the next query takes another one."""
    if not connection.in_atomic_block:
        connection.close()
