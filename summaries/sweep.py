"""Finds the work that no nudge reached: lost messages, killed workers, pauses that have ended."""

from typing import Any
from uuid import UUID

from celery import current_app
from django.conf import settings
from django.db import connection, transaction

from summaries.models import Summary
from summaries.moves import send_case

# The CTE is materialised: with a plain IN (… LIMIT … SKIP LOCKED) the planner may run the inner
# query more than once and lock more rows than it returns.
_DUE = """
WITH due AS MATERIALIZED (
    SELECT id FROM {table}
    WHERE status = ANY(%(statuses)s)
      AND (lease_until IS NULL OR lease_until < now())
      AND (not_before IS NULL OR not_before <= now())
      AND (nudged_at IS NULL OR nudged_at < now() - make_interval(secs => %(again)s)
           OR nudged_at < lease_until OR nudged_at < not_before)
      -- Begun is also what a worker lost or put off.
      AND (status <> 'queued' OR lease_until IS NOT NULL OR lost_leases + deferrals > 0) = %(begun)s
    ORDER BY nudged_at NULLS FIRST
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE {table} SET nudged_at = now() FROM due WHERE {table}.id = due.id
RETURNING {table}.id, {table}.status
"""


def sweep(limit: int = 500) -> int:
    """Nudge cases that are due; the number of them. Begun cases come before new ones.

    A queue is filled up to `limit` messages and no further: behind a backlog every waiting case
    would otherwise be announced again and again. What a long queue lost is found as it drains.
    """
    begun = _fill(settings.PIPELINE_BEGUN_QUEUE, limit, begun=True)
    return begun + _fill(settings.PIPELINE_NEW_QUEUE, limit, begun=False)


def _fill(queue: str, limit: int, *, begun: bool) -> int:
    room = limit - _waiting_in(queue)
    if room <= 0:
        return 0
    with transaction.atomic():
        due = _stamp(room, begun=begun)
    for summary_id, status in due:
        send_case(summary_id, status, begun=begun)
    return len(due)


def _waiting_in(queue: str) -> int:
    with current_app.connection_for_write() as broker:
        channel: Any = broker.default_channel
        return int(channel.queue_declare(queue=queue).message_count)


def _stamp(limit: int, *, begun: bool) -> list[tuple[UUID, str]]:
    query = _DUE.format(table=connection.ops.quote_name(Summary._meta.db_table))
    with connection.cursor() as cursor:
        cursor.execute(
            query,
            {
                "statuses": list(settings.PIPELINE_TASKS),
                "again": settings.NUDGE_AGAIN_SECONDS,
                "begun": begun,
                "limit": limit,
            },
        )
        return list(cursor.fetchall())
