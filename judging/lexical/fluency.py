"""Fluency: are the sentences whole, well formed and free of stammering."""

import re
from collections.abc import Callable

from judging.lexical.align import UNALIGNED
from judging.lexical.reading import Reading
from judging.lexical.scale import LOWEST, Score, deducted
from judging.lexical.source import Source
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
_SHORT_SUMMARY = 60


def fluency(reading: Reading) -> Score:
    """Five less deductions for broken, overlong, stammering, stitched or cut sentences."""
    if not reading.claims:
        return Score(LOWEST, "there is no sentence to read")
    faults = {
        "sentences do not end": 0.5 * _share(reading, _is_open),
        "sentences break off": 2.0 * _share(reading, _is_broken),
        "sentences are overlong": 1.0 * _share(reading, _is_overlong),
        "words are doubled": 0.8 * min(2.0, _doubled(reading.summary)),
        "pairs of words come back": 2.0 * reading.repeated_pairs,
        "quotes or brackets are not closed": 0.6 * _unbalanced(reading.summary),
        "words do not stand in the order of the source": 2.0 * (1.0 - reading.order),
        "sentences begin or end elsewhere than those of the source": 0.25 * _cut(reading),
    }
    return deducted(faults)


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


def _cut(reading: Reading) -> float:
    """The share of sentences that do not begin where one of the source does, plus that of those
    that do not end there: what is cut out of a sentence is not always one."""
    source = reading.source
    placed = [claim.alignment.positions for claim in reading.claims if claim.tokens]
    begun = sum(_is_edge(source, positions[0], -1) for positions in placed)
    ended = sum(_is_edge(source, positions[-1], 1) for positions in placed)
    return (2 * len(placed) - begun - ended) / len(reading.claims)


def _is_edge(source: Source, position: int, step: int) -> bool:
    """Whether the sentence of a placed word goes no further in this direction."""
    if position == UNALIGNED:
        return False
    beyond = position + step
    inside = 0 <= beyond < len(source.keys) and bool(source.keys[beyond])
    return not inside or bool(source.sentence_of[beyond] != source.sentence_of[position])
