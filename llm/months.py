"""Tables with a partition for each month: the ledger, and the audit log of `accounts`.

The migration makes two functions of the database for them. Rows that no month takes are in the
default partition, so that no insert fails where months were not made in time.
"""

from django.db import DEFAULT_DB_ALIAS, connections


def make_months(using: str = DEFAULT_DB_ALIAS) -> int:
    """Make the partitions of this month and the next three, where they are missing; how many.

    The function runs as the owner of the tables, whoever calls it. Raises OperationalError where
    other sessions keep a table locked for five seconds.
    """
    with connections[using].cursor() as cursor:
        cursor.execute("SELECT public.countersign_make_months()")
        return int(cursor.fetchone()[0])
