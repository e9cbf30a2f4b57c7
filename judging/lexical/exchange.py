"""Whether a sentence has a word where its source has another that excludes it."""

from collections.abc import Iterator
from typing import NamedTuple

from judging.lexical.align import UNALIGNED, Alignment
from judging.lexical.rivals import RIVALS
from judging.lexical.source import Source
from judging.lexical.tokens import Kind

# "She" for a "he" of the source makes one person of two, or another of one.
_PRONOUNS = {"he": {"she"}, "she": {"he"}, "his": {"her"}, "him": {"her"}, "her": {"his", "him"}}
# How far before or after a word those stand that tell where its source speaks of the same.
AROUND = 4


class Exchange(NamedTuple):
    """A word of the sentence, and the one that a turn of its source has instead."""

    said: str
    source: str
    turn: int


def exchanged_words(source: Source, alignment: Alignment) -> list[Exchange]:
    """Words that the source does not know, where it has a rival of theirs, and pronouns that stand
    beside a word of the source in place of their opposites.

    The rival has to stand in a sentence that the words around are aligned with, and nowhere in the
    summary's sentence ("on Sunday, not on Monday").
    """
    told = {token.key for token in alignment.tokens}
    exchanges = list(dict.fromkeys(_pronouns(source, alignment)))
    for at, token in enumerate(alignment.tokens):
        rivals = RIVALS.get(token.key, frozenset()) - told
        if rivals and not source.knows(token.key):
            found = _first(source, _around(alignment, at), rivals)
            if found:
                exchanges.append(Exchange(token.text, *found))
    return exchanges


def _pronouns(source: Source, alignment: Alignment) -> Iterator[Exchange]:
    for at, token in enumerate(alignment.tokens):
        opposites = _PRONOUNS.get(token.key, set())
        for position in _instead(source, alignment, at) if opposites else ():
            if source.keys[position] in opposites and alignment.positions[at] != position:
                turn = source.turn(source.sentence(position))
                yield Exchange(token.text, source.written(position), turn)


def _instead(source: Source, alignment: Alignment, at: int) -> Iterator[int]:
    """Where a word would stand if it stood beside its neighbours' places in the source."""
    for beside, step in ((at + 1, -1), (at - 1, 1)):
        if not 0 <= beside < len(alignment.tokens):
            continue
        place = alignment.positions[beside]
        if place == UNALIGNED or source.keys[place] != alignment.tokens[beside].key:
            continue
        position = place + step
        within = 0 <= position < len(source.keys)
        if within and source.sentence(position) == source.sentence(place):
            yield position


def _around(alignment: Alignment, at: int) -> list[int]:
    """Where the words that tell something stand, of those near a word."""
    near = range(max(0, at - AROUND), min(len(alignment.tokens), at + AROUND + 1))
    return [
        alignment.positions[other]
        for other in near
        if alignment.positions[other] != UNALIGNED
        and alignment.tokens[other].kind > Kind.REPORTING
        and alignment.tokens[other].kind is not Kind.FIGURE
    ]


def _first(source: Source, positions: list[int], rivals: frozenset[str]) -> tuple[str, int] | None:
    for sentence in sorted({int(source.sentence_of[position]) for position in positions}):
        for token in source.tokens(sentence):
            if token.key in rivals:
                return token.text, source.turn(sentence)
    return None
