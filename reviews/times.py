"""How long each decision waited and took, kept with it in the transaction that makes it.

A trigger writes `Review.waited` and `Review.handled`, so that whoever inserts a decision gets its
times, and a figure over years reads one index and not the history of every case.
"""

from typing import Any

from django.db import transaction
from django.db.migrations import RunSQL

# Without a claim the case was taken when it was decided. A decision that no claim came before, as
# one made through the API, has been handled from when its text was ready.
_KEEP = """
CREATE FUNCTION countersign_times(
    attempt uuid, reviewer integer, decided timestamptz, OUT waited float8, OUT handled float8
) LANGUAGE sql STABLE AS $$
    SELECT extract(epoch FROM coalesce(taken.first, $3) - ready.at),
        extract(epoch FROM $3 - coalesce(taken.theirs, ready.at))
    FROM summaries_attempt text
    CROSS JOIN LATERAL (
        SELECT max(moved.at) AS at FROM summaries_transition moved
        WHERE moved.summary_id = text.summary_id AND moved.new IN ('in_review', 'exhausted')
            AND moved.at <= $3
    ) AS ready
    CROSS JOIN LATERAL (
        SELECT min(claim.at) AS first, max(claim.at) FILTER (WHERE claim.holder_id = $2) AS theirs
        FROM reviews_claimevent claim
        WHERE claim.summary_id = text.summary_id AND claim.action = 'take'
            AND claim.at BETWEEN ready.at AND $3
    ) AS taken
    WHERE text.id = $1
$$;
CREATE FUNCTION countersign_times_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT times.waited, times.handled INTO NEW.waited, NEW.handled
        FROM countersign_times(NEW.attempt_id, NEW.reviewer_id, NEW.created_at) AS times;
    RETURN NEW;
END $$;
CREATE TRIGGER reviews_review_times BEFORE INSERT ON reviews_review
    FOR EACH ROW EXECUTE FUNCTION countersign_times_of_review();
"""
_FORGET = """
DROP TRIGGER reviews_review_times ON reviews_review;
DROP FUNCTION countersign_times_of_review();
DROP FUNCTION countersign_times(uuid, integer, timestamptz);
"""
_NEXT = """
SELECT max(id::text)::uuid FROM (
    SELECT id FROM reviews_review WHERE id > %s ORDER BY id LIMIT %s
) AS batch
"""
# The decisions that are there are only given their times: for one batch, and with the table locked
# against other writers, the trigger that refuses every change stands aside.
_FILL = """
ALTER TABLE reviews_review DISABLE TRIGGER reviews_review_append_only;
UPDATE reviews_review review SET waited = times.waited, handled = times.handled
FROM reviews_review old CROSS JOIN LATERAL
    countersign_times(old.attempt_id, old.reviewer_id, old.created_at) AS times
WHERE old.id = review.id AND review.id > %s AND review.id <= %s
    AND (review.waited, review.handled) IS DISTINCT FROM (times.waited, times.handled);
ALTER TABLE reviews_review ENABLE TRIGGER reviews_review_append_only;
"""
_FIRST = "00000000-0000-0000-0000-000000000000"
BATCH = 5_000


def kept_with_their_decision() -> RunSQL:
    """The trigger; `fill` gives the decisions that are there their times."""
    return RunSQL(_KEEP, _FORGET)


def fill(connection: Any, batch: int = BATCH) -> None:
    """Of every decision, `batch` rows a transaction; what is right already is left as it is."""
    after = _FIRST
    while (last := _last_of(connection, after, batch)) is not None:
        with transaction.atomic(using=connection.alias), connection.cursor() as cursor:
            cursor.execute(_FILL, [after, last])
        after = last


def _last_of(connection: Any, after: str, batch: int) -> str | None:
    with connection.cursor() as cursor:
        cursor.execute(_NEXT, [after, batch])
        found = cursor.fetchone()[0]
    return None if found is None else str(found)
