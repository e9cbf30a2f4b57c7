"""Consistency: does the source bear out what the summary says."""

from statistics import mean

from judging.lexical.reading import Reading
from judging.lexical.scale import HIGHEST, LOWEST, Score
from judging.lexical.support import INFERRED

# One false sentence spoils a summary more than its share of the text says.
SHARE_OF_WORST = 0.5


def consistency(reading: Reading) -> Score:
    """From the support of the sentences: half their mean, half the worst of them."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to check")
    supports = [claim.support for claim in reading.claims]
    support = (1 - SHARE_OF_WORST) * mean(supports) + SHARE_OF_WORST * min(supports)
    return Score(LOWEST + (HIGHEST - LOWEST) * support, _reason(supports))


def _reason(supports: list[float]) -> str:
    weak = sum(support < INFERRED for support in supports)
    if not weak:
        return f"the source bears out all {len(supports)} sentences"
    return f"the source does not bear out {weak} of {len(supports)} sentences"
