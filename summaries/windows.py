"""Cutting a transcript into parts that fit a model's window, never in the middle of a turn."""

from collections.abc import Iterator, Sequence
from typing import Any

from llm.errors import ContextOverflow
from llm.tokens import estimate
from summaries.prompts.transcript import turn_line

# Turns repeated at the start of the next part, so that an answer meets its question.
OVERLAP_TURNS = 4


def parts(turns: Sequence[dict[str, Any]], budget: int) -> Iterator[range]:
    """Ranges of turn numbers, each within `budget` estimated tokens, overlapping by a few turns.

    Raises ContextOverflow when a single turn is larger than the budget: cutting it silently would
    lose what was said in it.
    """
    sizes = [estimate(turn_line(number, turn)) + 1 for number, turn in enumerate(turns)]
    start = 0
    while start < len(turns):
        stop = _fill(sizes, start, budget)
        yield range(start, stop)
        start = stop if stop >= len(turns) else _overlapping(sizes, start, stop, budget)


def _overlapping(sizes: Sequence[int], start: int, stop: int, budget: int) -> int:
    """Where the next part starts: as early as leaves room for the turn `stop`, which is new."""
    first = max(start + 1, stop - OVERLAP_TURNS)
    while first < stop and sum(sizes[first : stop + 1]) > budget:
        first += 1
    return first


def _fill(sizes: Sequence[int], start: int, budget: int) -> int:
    used, stop = 0, start
    while stop < len(sizes) and used + sizes[stop] <= budget:
        used += sizes[stop]
        stop += 1
    if stop == start:
        raise ContextOverflow(
            f"turn {start} alone is about {sizes[start]} tokens and the model's window leaves "
            f"{budget}; choose a model with a larger window or raise its context setting"
        )
    return stop
