"""Consistency: does the source bear out what the summary says."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from judging.lexical.reading import Reading
from judging.lexical.scale import HIGHEST, LOWEST, Score
from judging.lexical.support import RELATIONS, Claim, relation_of

# A figure, name, negation or speaker that the source contradicts keeps any summary below 4, be it
# one among many sentences; and the more of them are at fault, the further.
LEFT_BY_FAULT, LEFT_BY_FAULTS = 0.74, 0.5
# One false sentence spoils a summary more than its share of the text says.
SHARE_OF_WORST = 1 / 4
# Sentences told out of the order of a text may have been joined from unlike things. Talk goes back
# and forth, and how a single sentence runs its wording tells already.
SHARE_OF_ORDER = 1 / 4
# What a sentence without a word weighs, so that a summary of nothing else has a mean.
_NOTHING = 1e-9


def consistency(reading: Reading) -> Score:
    """From the support of the sentences, mostly their mean by how much each tells and for a part
    the worst of them, and from whether they keep to the order of the source."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to check")
    supports = [claim.borne_out for claim in reading.claims]
    told = [claim.alignment.worth or _NOTHING for claim in reading.claims]
    support = (1 - SHARE_OF_WORST) * fmean(supports, told) + SHARE_OF_WORST * min(supports)
    if len(supports) > 1 and not reading.source.dialogue:
        support = (1 - SHARE_OF_ORDER) * support + SHARE_OF_ORDER * reading.order
    support *= _left([claim.at_fault for claim in reading.claims])
    return Score(LOWEST + (HIGHEST - LOWEST) * support, _reason(reading.claims))


def _left(at_fault: Sequence[bool]) -> float:
    """What faults leave of a summary's support, by the share of its sentences that have one."""
    if not any(at_fault):
        return 1.0
    return LEFT_BY_FAULT - (LEFT_BY_FAULT - LEFT_BY_FAULTS) * fmean(at_fault)


def _reason(claims: Sequence[Claim]) -> str:
    counts = Counter(map(relation_of, claims))
    told = ", ".join(f"{counts[each]} {each}" for each in RELATIONS if counts[each])
    return f"of {len(claims)} sentence{'s' * (len(claims) > 1)}: {told}"
