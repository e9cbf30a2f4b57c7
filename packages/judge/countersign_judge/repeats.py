"""Stretches in which the same turns, or the same words of one turn, come again and again, as speech
models write them in silence or noise. They stay in the transcript; people are warned of them, and
models read repeated turns once."""

import operator
import re
from collections.abc import Sequence
from dataclasses import dataclass

# People repeat a turn a few times, not that often without another one between.
_LEAST = 6
_LONGEST_PERIOD = 4  # turns
# A sentence of a loop. Where words have no spaces between them, each character counts as one.
_LONGEST_SENTENCE = 20  # words
_WORD = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]|[^\W\u0e00-\u0eff\u3040-\u9fff]+")
# Laughter and "no, no, no" are shorter.
_LEAST_WORDS = 24


@dataclass(frozen=True)
class Repeat:
    """`period` turns (or words) from the index `first` on, `count` times in a row."""

    first: int
    period: int
    count: int

    @property
    def stop(self) -> int:
        """The index behind its last turn or word."""
        return self.first + self.period * self.count


def find_repeats(texts: Sequence[str], *, longest_period: int = _LONGEST_PERIOD) -> list[Repeat]:
    """All of them in order, without overlap, the shortest period first. Linear."""
    bare = [text.casefold() for text in texts]
    # For each period, how many texts from an index on are equal to the one a period later.
    equal: dict[int, list[int]] = {}
    for period in range(1, longest_period + 1):
        pairs = bytes(map(operator.eq, bare, bare[period:]))
        # Most texts repeat nothing: it is not worth counting.
        if b"\1" * (period * (_LEAST - 1)) in pairs:
            lengths = equal[period] = [0] * (len(bare) + 1)
            for at in range(len(pairs) - 1, -1, -1):
                lengths[at] = lengths[at + 1] + 1 if pairs[at] else 0
    found: list[Repeat] = []
    at = 0
    while equal and at < len(bare):
        counts = ((period, lengths[at] // period + 1) for period, lengths in equal.items())
        stretch = next((Repeat(at, *pair) for pair in counts if pair[1] >= _LEAST), None)
        if stretch:
            found.append(stretch)
        at = stretch.stop if stretch else at + 1
    return found


def find_word_loops(text: str) -> list[tuple[str, int]]:
    """The words that one turn repeats, as they are written the first time, and how often each time.
    Linear."""
    words = list(_WORD.finditer(text))
    if len(words) < _LEAST_WORDS:
        return []
    return [
        (text[words[at.first].start() : words[at.first + at.period - 1].end()], at.count)
        for at in find_repeats([word[0] for word in words], longest_period=_LONGEST_SENTENCE)
        if at.period * at.count >= _LEAST_WORDS
    ]
