"""Finds the work that no nudge reached: lost messages, killed workers, pauses that have ended."""

from uuid import UUID

from django.conf import settings
from django.db import connection, transaction

from summaries.models import Summary
from summaries.moves import send

# The CTE is materialised: with a plain IN (… LIMIT … SKIP LOCKED) the planner may run the inner
# query more than once and lock more rows than it returns.
_DUE = """
WITH due AS MATERIALIZED (
    SELECT id FROM {table}
    WHERE status = ANY(%(statuses)s)
      AND (lease_until IS NULL OR lease_until < now())
      AND (not_before IS NULL OR not_before <= now())
      AND (nudged_at IS NULL OR nudged_at < now() - make_interval(secs => %(again)s)
           OR lease_until < now() OR nudged_at < not_before)
    ORDER BY nudged_at NULLS FIRST
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE {table} SET nudged_at = now(), lease_token = NULL, lease_until = NULL
FROM due WHERE {table}.id = due.id
RETURNING {table}.id, {table}.status
"""


def sweep(limit: int = 500) -> int:
    """Nudge up to `limit` cases that are due; the number of them."""
    with transaction.atomic():
        due = _stamp(limit)
    for summary_id, status in due:
        send(settings.PIPELINE_TASKS[status], summary_id)
    return len(due)


def _stamp(limit: int) -> list[tuple[UUID, str]]:
    query = _DUE.format(table=connection.ops.quote_name(Summary._meta.db_table))
    with connection.cursor() as cursor:
        cursor.execute(
            query,
            {
                "statuses": list(settings.PIPELINE_TASKS),
                "again": settings.NUDGE_AGAIN_SECONDS,
                "limit": limit,
            },
        )
        return list(cursor.fetchall())
