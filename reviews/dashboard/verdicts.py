"""What the judge made of texts, and what people made of those that it let through.

Each table is read once: asked for text by text, or kind by kind, a long period takes seconds.
"""

from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import QuerySet

from summaries.models import Attempt

# One passed where every verdict on it, a confirmation included, let it through.
_JUDGED = """
    SELECT text.id, bool_and(verdict.passed) AS passes
    FROM ({texts}) AS text (id) JOIN judging_evaluation verdict ON verdict.attempt_id = text.id
    GROUP BY text.id
"""
_PASSED = f"""
SELECT attempt.model, summary.guideline_version_id,
    count(*) FILTER (WHERE judged.passes), count(*)
FROM ({_JUDGED}) AS judged
JOIN summaries_attempt attempt ON attempt.id = judged.id
JOIN summaries_summary summary ON summary.id = attempt.summary_id
GROUP BY attempt.model, summary.guideline_version_id
"""  # noqa: S608 (constants)
_OUTCOMES = f"""
SELECT outcome, count(*) FROM (
    SELECT CASE WHEN bool_or(edit.id IS NOT NULL) THEN 'edited'
                WHEN bool_or(review.decision = 'reject') THEN 'reject'
                WHEN bool_or(review.decision = 'send_back') THEN 'send_back'
                WHEN bool_or(review.decision = 'approve') THEN 'kept' END AS outcome
    FROM ({_JUDGED}) AS judged
    LEFT JOIN reviews_review review ON review.attempt_id = judged.id
    LEFT JOIN summaries_attempt edit
        ON edit.based_on_id = judged.id AND edit.origin = 'reviewer'
    WHERE judged.passes
    GROUP BY judged.id
) AS text
WHERE outcome IS NOT NULL
GROUP BY outcome
"""  # noqa: S608 (constants)


def passed_of(texts: QuerySet[Attempt]) -> list[tuple[str, int, int, int]]:
    """Of the judged ones: model, key of the guideline version, how many passed, how many."""
    return _rows(_PASSED, texts)


def outcomes_of(texts: QuerySet[Attempt]) -> dict[str, int]:
    """How many of those that passed were edited, else `reject`, `send_back` or `kept`; those on
    which nobody decided are left out."""
    return dict(_rows(_OUTCOMES, texts))


def _rows(statement: str, texts: QuerySet[Attempt]) -> list[Any]:
    try:
        sql, params = texts.order_by().values_list("pk").query.sql_with_params()
    except EmptyResultSet:
        return []
    with connection.cursor() as cursor:
        cursor.execute(statement.format(texts=sql), params)
        return list(cursor.fetchall())
