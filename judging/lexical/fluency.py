"""Fluency: are the sentences whole, well formed and free of stammering."""

import math
import re
from collections.abc import Callable
from itertools import pairwise

from judging.lexical.reading import Reading
from judging.lexical.scale import LOWEST, Score, deducted
from judging.lexical.support import Claim
from llm.language.word_sets import word_set

LONG_SENTENCE = 40
_END = re.compile(r"[.!?…:;][\"'”’)\]*_]*\s*$|''\s*$")
_DOUBLED = re.compile(r"\b([A-Za-z]+)\s+\1\b", re.IGNORECASE)
_MAY_DOUBLE = {"that", "had", "very", "so", "no", "bye", "ha"}
# A sentence does not end on these.
_UNFINISHED = word_set(
    """
    the a an of to and for in on at with from by or but his her their my our your as is are was
    were who which
    """
)
# Seams of a longer text are counted as those of so many of its sentences.
_SENTENCES = 4
_SHORT_SUMMARY = 60


def fluency(reading: Reading) -> Score:
    """Five less deductions for broken, overlong, stammering or stitched sentences."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to read")
    faults = {
        "sentences do not end": 0.5 * _share(reading, _is_open),
        "sentences break off": 2.0 * _share(reading, _is_broken),
        "sentences are overlong": 1.0 * _share(reading, _is_overlong),
        "words are doubled": 0.8 * min(2.0, _doubled(reading.summary)),
        "phrases come back": 2.0 * reading.repeated_pairs,
        "quotes or brackets are not closed": 0.6 * _unbalanced(reading.summary),
        "wording that the source does not have": 0.35 * _stitching(reading),
    }
    return deducted(faults, "the sentences are whole and well formed")


def _share(reading: Reading, is_faulty: Callable[[Claim], bool]) -> float:
    return sum(is_faulty(claim) for claim in reading.claims) / len(reading.claims)


def _is_open(claim: Claim) -> bool:
    return not _END.search(claim.span.text)


def _is_broken(claim: Claim) -> bool:
    return bool(claim.tokens) and claim.tokens[-1].key in _UNFINISHED


def _is_overlong(claim: Claim) -> bool:
    return len(claim.tokens) > LONG_SENTENCE


def _doubled(summary: str) -> float:
    """Doubled words in every sixty, the length of a short summary."""
    doubled = sum(match[1].lower() not in _MAY_DOUBLE for match in _DOUBLED.finditer(summary))
    return doubled * min(1.0, _SHORT_SUMMARY / max(1, len(summary.split())))


def _unbalanced(summary: str) -> bool:
    return (
        summary.count("(") != summary.count(")")
        or summary.count('"') % 2 == 1
        or summary.count("``") != summary.count("''")
    )


def _stitching(reading: Reading) -> float:
    """Logarithm of the number of word pairs that the source does not have, plus one."""
    pairs = reading.source.pairs
    seams = sum(
        (one.key, two.key) not in pairs
        for claim in reading.claims
        for one, two in pairwise(claim.tokens)
    )
    return math.log1p(seams * min(1.0, _SENTENCES / len(reading.claims)))
