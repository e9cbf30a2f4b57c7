"""Whether an attempt may go to a reviewer."""

from collections.abc import Sequence

from judging.judges.base import CriterionScore


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
