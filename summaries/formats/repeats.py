"""Stretches in which the same turns come again and again, as speech models write them in silence or
noise. They stay in the transcript; people are warned of them and models read them once."""

from collections.abc import Sequence
from dataclasses import dataclass

# People repeat a turn a few times, not that often without another one between.
_LEAST = 6
_LONGEST_PERIOD = 4  # turns


@dataclass(frozen=True)
class Stretch:
    """`period` turns from the index `first` on, `count` times in a row."""

    first: int
    period: int
    count: int

    @property
    def stop(self) -> int:
        """The index behind its last turn."""
        return self.first + self.period * self.count


def stretches(texts: Sequence[str]) -> list[Stretch]:
    """All of them in order, without overlap, the shortest period first. Linear."""
    bare = [text.casefold() for text in texts]
    # For each period, how many texts from an index on are equal to the one a period later.
    equal = {period: [0] * (len(bare) + 1) for period in range(1, _LONGEST_PERIOD + 1)}
    for period, lengths in equal.items():
        for at in range(len(bare) - period - 1, -1, -1):
            lengths[at] = lengths[at + 1] + 1 if bare[at] == bare[at + period] else 0
    found: list[Stretch] = []
    at = 0
    while at < len(bare):
        counts = ((period, lengths[at] // period + 1) for period, lengths in equal.items())
        stretch = next((Stretch(at, *pair) for pair in counts if pair[1] >= _LEAST), None)
        if stretch:
            found.append(stretch)
        at = stretch.stop if stretch else at + 1
    return found
