"""The test database as the owner of its tables: tests run as the application's role."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


@contextmanager
def as_owner() -> Iterator[None]:
    """For statements that the application's role may not make."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_setting('role')")
        (role,) = cursor.fetchone()
        cursor.execute("SET ROLE NONE")
        yield
        cursor.execute(f"SET ROLE {role}")


@contextmanager
def unguarded() -> Iterator[None]:
    """Without the triggers that keep what has happened as it was."""
    with as_owner(), connection.cursor() as cursor:
        # Pending checks of foreign keys would be lost, and stand in the way of an ALTER later.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("SET session_replication_role = replica")
        try:
            yield
        finally:
            cursor.execute("SET session_replication_role = DEFAULT")
