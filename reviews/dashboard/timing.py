"""How long cases waited for somebody to take them, and how long the decision took."""

from dataclasses import dataclass

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import QuerySet

from reviews.models import Review

# Each time is looked up once a decision. The two shares are those of the median and of 90 %.
_TIMES = """
SELECT count(*),
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY extract(epoch FROM coalesce(taken.first, decided.at) - ready.at)::float8),
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY extract(epoch FROM decided.at - coalesce(taken.theirs, ready.at))::float8)
FROM ({decisions}) AS decided (at, reviewer, summary)
CROSS JOIN LATERAL (
    SELECT max(moved.at) AS at FROM summaries_transition moved
    WHERE moved.summary_id = decided.summary AND moved.new IN ('in_review', 'exhausted')
        AND moved.at <= decided.at
    OFFSET 0
) AS ready
CROSS JOIN LATERAL (
    SELECT min(claim.at) AS first,
        max(claim.at) FILTER (WHERE claim.holder_id = decided.reviewer) AS theirs
    FROM reviews_claimevent claim
    WHERE claim.summary_id = decided.summary AND claim.action = 'take'
        AND claim.at BETWEEN ready.at AND decided.at
    OFFSET 0
) AS taken
"""

Both = tuple[float | None, float | None]


@dataclass(frozen=True)
class Times:
    """The median and the 90th percentile of each in seconds, None where nothing tells them."""

    decisions: int = 0
    waited: Both = (None, None)
    handled: Both = (None, None)


def times_of(decisions: QuerySet[Review]) -> Times:
    """From ready to taken, and from taken to decided.

    Without a claim the case was taken when it was decided. A decision that no claim came before,
    as one made through the API, has waited and been handled from when its text was ready.
    """
    chosen = decisions.order_by().values_list("created_at", "reviewer", "attempt__summary")
    try:
        sql, params = chosen.query.sql_with_params()
    except EmptyResultSet:
        return Times()
    with connection.cursor() as cursor:
        cursor.execute(_TIMES.format(decisions=sql), params)
        count, waited, handled = cursor.fetchone() or (0, None, None)
    return Times(count, _both(waited), _both(handled))


def _both(found: list[float | None] | None) -> Both:
    return (found[0], found[1]) if found else (None, None)
