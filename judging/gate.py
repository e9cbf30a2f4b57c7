"""Whether an attempt may go to a reviewer."""

from collections.abc import Sequence
from typing import Any

from judging.judges.base import CriterionScore
from summaries.models import PRESCREENS, Criterion


def shortfalls(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria below their bar, compared unrounded; empty when the gate is passed."""
    return [
        _shortfall(score, score.reason)
        for score in scores
        if score.criterion.blocking and score.value < score.criterion.bar
    ]


def unvouched(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria when only pre-screens judged them: one passes nothing on its own."""
    blocking = [score for score in scores if score.criterion.blocking]
    if any(score.criterion.method not in PRESCREENS for score in blocking):
        return []
    reason = "only a pre-screen judged it, and a pre-screen passes nothing on its own"
    return [_shortfall(score, reason) for score in blocking]


def in_doubt(scores: Sequence[CriterionScore], *, rewritten: bool) -> list[Criterion]:
    """The blocking criteria whose pass has to be confirmed.

    After a rewrite all of them; else those whose interval reaches below the bar, or whose
    interval nobody knows.
    """
    return [
        score.criterion
        for score in scores
        if score.criterion.blocking and (rewritten or _straddles(score))
    ]


def _shortfall(score: CriterionScore, reason: str) -> dict[str, Any]:
    return {
        "criterion": score.criterion.name,
        "score": score.value,
        "bar": score.criterion.bar,
        "reason": reason,
    }


def _straddles(score: CriterionScore) -> bool:
    return score.spread is None or score.value - score.spread < score.criterion.bar
