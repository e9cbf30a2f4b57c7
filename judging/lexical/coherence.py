"""Coherence: do the sentences build on one another in a sensible order, without repeating."""

import math
from itertools import pairwise
from statistics import fmean

from judging.lexical.lexicon import THIRD_PERSON
from judging.lexical.reading import Reading
from judging.lexical.scale import LOWEST, Score, deducted

# The share of its subject matter that a sentence may have in common with an earlier one.
TOPIC_SHARE = 0.25
_LINKS = THIRD_PERSON | {"it", "its", "this", "these", "those", "that", "such", "there"}


def coherence(reading: Reading) -> Score:
    """Five less deductions for repetition, disorder, loose sentences and broken seams."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to read")
    faults = {
        "sentences have subject words of earlier ones": 1.5 * _beyond_topic(_overlap(reading)),
        "pairs of words come back": 6.0 * reading.repeated_pairs,
        "sentences go back in the source, or lie far apart in it": 0.5 * _disorder(reading)
        + _jumps(reading),
        "sentences share no subject word with an earlier one": 0.5 * _looseness(reading),
        "a sentence is far from the wording of the source": 0.5 * _worst_seam(reading),
    }
    return deducted(faults)


def _beyond_topic(overlap: float) -> float:
    """Sentences of one text share its topic; what they share beyond that is repetition."""
    return max(0.0, overlap - TOPIC_SHARE) / (1 - TOPIC_SHARE)


def _overlap(reading: Reading) -> float:
    """How much of a sentence's subject matter an earlier one had, over the worst quarter."""
    subjects = [subject for subject in reading.subjects if subject]
    shares = [
        max(len(one & other) / min(len(one), len(other)) for other in subjects[:at])
        for at, one in enumerate(subjects)
        if at
    ]
    worst = sorted(shares, reverse=True)[: math.ceil(len(subjects) / 4)]
    return fmean(worst) if worst else 0.0


def _disorder(reading: Reading) -> float:
    """Share of steps that go back in the source."""
    steps = list(pairwise(reading.places))
    return fmean(later < earlier for earlier, later in steps) if steps else 0.0


def _jumps(reading: Reading) -> float:
    """The mean step from sentence to sentence, as a share of the source's length."""
    steps = [abs(later - earlier) for earlier, later in pairwise(reading.places)]
    return fmean(steps) if steps else 0.0


def _looseness(reading: Reading) -> float:
    """Share of sentences that share no subject with an earlier one and point back to none."""
    loose = [
        not any(reading.subjects[at] & earlier for earlier in reading.subjects[:at])
        and not any(token.key in _LINKS for token in reading.claims[at].tokens)
        for at in range(1, len(reading.claims))
    ]
    return fmean(loose) if loose else 0.0


def _worst_seam(reading: Reading) -> float:
    return 1.0 - min(claim.wording for claim in reading.claims)
