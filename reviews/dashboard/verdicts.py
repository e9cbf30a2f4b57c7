"""What the judge made of texts, and what people made of those that it let through.

The verdicts are joined, not asked for text by text nor grouped: over a long period that takes
seconds.
"""

from django.db.models import Exists, OuterRef, QuerySet

from judging.models import Evaluation
from reviews.dashboard.summing import rows_over
from summaries.models import Attempt

_PASSED = """
SELECT text.model, text.version, count(*) FILTER (WHERE stopped.id IS NULL), count(*)
FROM ({rows}) AS text (id, model, version)
LEFT JOIN (
    SELECT DISTINCT attempt_id FROM judging_evaluation WHERE NOT passed
) AS stopped (id) ON stopped.id = text.id
GROUP BY text.model, text.version
"""
_KINDS = {4: "edited", 3: "reject", 2: "send_back", 1: "kept"}
_OUTCOMES = """
SELECT outcome, count(*) FROM (
    SELECT text.id, max(told.outcome) AS outcome
    FROM (
        SELECT attempt_id, CASE decision WHEN 'reject' THEN 3 WHEN 'send_back' THEN 2 ELSE 1 END
        FROM reviews_review
        UNION ALL
        SELECT based_on_id, 4 FROM summaries_attempt
        WHERE based_on_id IS NOT NULL AND origin = 'reviewer'
    ) AS told (text, outcome)
    JOIN ({rows}) AS text (id) ON text.id = told.text
    GROUP BY text.id
) AS text
GROUP BY outcome
"""


def passed_of(texts: QuerySet[Attempt]) -> list[tuple[str, int, int, int]]:
    """Of the judged ones: model, key of the guideline version, how many passed, how many.

    One passed where every verdict on it, a confirmation included, let it through.
    """
    judged = texts.filter(_verdict())
    found = rows_over(_PASSED, judged.values_list("pk", "model", "summary__guideline_version"))
    return [(model, version, passed, whole) for model, version, passed, whole in found]


def outcomes_of(texts: QuerySet[Attempt]) -> dict[str, int]:
    """How many of those that passed were edited, else `reject`, `send_back` or `kept`; those on
    which nobody decided are left out."""
    passed = texts.filter(_verdict()).exclude(_verdict(passed=False))
    found = rows_over(_OUTCOMES, passed.values_list("pk"))
    return {_KINDS[kind]: count for kind, count in found}


def _verdict(**of: bool) -> Exists:
    return Exists(Evaluation.objects.filter(attempt=OuterRef("pk"), **of))
