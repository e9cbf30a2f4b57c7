"""Whether an attempt may go to a reviewer."""

from collections.abc import Sequence

from judging.judges.base import CriterionScore
from summaries.models import Criterion


def shortfalls(scores: Sequence[CriterionScore]) -> list[dict[str, object]]:
    """The blocking criteria below their bar, compared unrounded; empty when the gate is passed."""
    return [
        {
            "criterion": score.criterion.name,
            "score": score.value,
            "bar": score.criterion.bar,
            "reason": score.reason,
        }
        for score in scores
        if score.criterion.blocking and score.value < score.criterion.bar
    ]


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


def _straddles(score: CriterionScore) -> bool:
    return score.spread is None or score.value - score.spread < score.criterion.bar
