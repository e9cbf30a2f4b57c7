"""Fluency: are the sentences whole, well formed and free of stammering."""

import math
import re
from collections.abc import Callable
from itertools import pairwise

from judging.lexical.reading import Reading
from judging.lexical.scale import LOWEST, Score, deducted
from judging.lexical.support import Claim

LONG_SENTENCE = 40
_END = re.compile(r"[.!?…:;][\"'”’)\]*_]*\s*$|''\s*$")
_DOUBLED = re.compile(r"\b([A-Za-z]+)\s+\1\b", re.IGNORECASE)
_MAY_DOUBLE = {"that", "had", "very", "so", "no", "bye", "ha"}
# Word pairs that the source does not have: after this many, more of them say nothing more.
_SEAMS_HALF = 6.0


def fluency(reading: Reading) -> Score:
    """Five less deductions for broken, overlong, stammering or stitched sentences."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to read")
    faults = {
        "sentences do not end": 1.0 * _share(reading, _is_open),
        "sentences are overlong": 1.0 * _share(reading, _is_overlong),
        "words are doubled": 0.8 * min(2, _doubled(reading.summary)),
        "phrases come back": 3.0 * reading.repeated_pairs,
        "quotes or brackets are not closed": 0.6 * _unbalanced(reading.summary),
        "wording that the source does not have": 0.8 * _stitching(reading),
    }
    return deducted(faults, "the sentences are whole and well formed")


def _share(reading: Reading, is_faulty: Callable[[Claim], bool]) -> float:
    return sum(is_faulty(claim) for claim in reading.claims) / len(reading.claims)


def _is_open(claim: Claim) -> bool:
    return not _END.search(claim.span.text)


def _is_overlong(claim: Claim) -> bool:
    return len(claim.tokens) > LONG_SENTENCE


def _doubled(summary: str) -> int:
    return sum(match[1].lower() not in _MAY_DOUBLE for match in _DOUBLED.finditer(summary))


def _unbalanced(summary: str) -> bool:
    return (
        summary.count("(") != summary.count(")")
        or summary.count('"') % 2 == 1
        or summary.count("``") != summary.count("''")
    )


def _stitching(reading: Reading) -> float:
    stream = [token.key if token else "" for token in reading.source.stream]
    pairs = set(pairwise(stream))
    seams = sum(
        (one.key, two.key) not in pairs
        for claim in reading.claims
        for one, two in pairwise(claim.tokens)
    )
    return 1 - math.exp(-seams / _SEAMS_HALF)
