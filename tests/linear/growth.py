"""How the time of a function grows with its input, for tests that want it to grow linearly.

Time is that of this thread's processor, so that a busy machine does not show in it.
"""

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from math import ceil
from time import thread_time
from typing import Any

import pytest

# Long enough to be measured, and longer than what does not depend on the input.
_MEASURABLE = 0.003
_MOST = 1 << 18
_TRIES = 24
LINEAR = 3.0
LINEAR_EIGHTFOLD = 20.0

# What regular expressions and loops have been seen to choke on, each to be repeated.
_SEEN = (
    *"><[({\"'*_-#:.,=&%1aA\\/@+!?|\u0301",
    " ",
    "\n",
    "\t",
    "\xa0",
    "<|",
    "|>",
    "<<",
    ">> ",
    "<|im_",
    "end|>",
    "[1",
    "[ ",
    "1,",
    "1 ",
    "1-",
    "1.",
    "1:",
    "a ",
    "a. ",
    "a, ",
    "a\n",
    "A ",
    "a_",
    "a-",
    "a.a",
    "a@",
    "' ",
    "\n ",
    "#\n",
    "- ",
    "-- ",
    "Ana: ",
    "Ana: yes\n",
    "Ana Ruiz said so. ",
    "twenty one ",
    "May 3, ",
    "and so ",
    '"a": ',
    "$1 ",
    "\u0315\u0300",
    "\r\n",
    "<a",
    "(a ",
    "system\n",
)


def few_of(fragments: Iterable[str], *few: str) -> list[Any]:
    """The quick tests take these few of them, those of the night all others."""
    at_night = [pytest.mark.slow, pytest.mark.nightly]
    return [each if each in few else pytest.param(each, marks=at_night) for each in fragments]


FRAGMENTS = few_of(_SEEN, " ", "\n", "[", "1,", "1 ", "1-", "a ", "a. ", "Ana: yes\n")


def nested(opening: str, closing: str, times: int) -> str:
    return opening * times + closing * times


def growth(work: Callable[[str], object], make: Callable[[int], str]) -> float:
    """How many times longer `work` takes for `make(2 * size)` than for `make(size)`, at a size
    that takes long enough to be measured. The least of several tries, which ends at the first
    that is linear; a neighbour on the same processor core may spoil them all, so there is a second
    round at twice the size.
    """
    versions = count()

    def seconds(size: int) -> float:
        # Different every time: what is remembered of the last call must not count.
        text = make(size) + f" {next(versions)}"
        with _no_collection():
            begun = thread_time()
            work(text)
            return thread_time() - begun

    size = _measurable(seconds)
    if size is None:
        return 1.0
    least = min(_until_linear(seconds, size))
    return least if least < LINEAR else min(_until_linear(seconds, 2 * size))


@contextmanager
def _no_collection() -> Iterator[None]:
    """A collection walks every object of the process, whoever made it: that time is not work's."""
    gc.collect(0)
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _measurable(seconds: Callable[[int], float]) -> int | None:
    size = 256
    while (taken := seconds(size)) < _MEASURABLE:
        # As far as a linear function would need, and no further than a quadratic one bears.
        size *= min(max(ceil(_MEASURABLE / taken), 2), 8)
        if size > _MOST:
            return None
    return size


def _until_linear(seconds: Callable[[int], float], size: int) -> Iterator[float]:
    once, twice = [], []
    for _ in range(_TRIES):
        once.append(seconds(size))
        twice.append(seconds(2 * size))
        ratio = min(twice) / min(once)
        yield ratio
        if ratio < LINEAR:
            return


def numbered(piece: str, size: int) -> str:
    """About `size` characters of the piece, in which `{0}` is a number that is never the same."""
    count_of_pieces = max(1, size // len(piece.format(10_000)))
    return "".join(piece.format(10_000 + at) for at in range(count_of_pieces))


def times_longer(work: Callable[[str], object], make: Callable[[int], str]) -> float:
    """How many times longer `work` takes for 200 kB than for 25 kB, the least of a few tries: 8
    where time follows the length, 64 where it follows its square. For what grows with the number
    of different things in a text, which short texts do not show."""

    def seconds(size: int) -> float:
        text = make(size)
        with _no_collection():
            begun = thread_time()
            work(text)
            return max(thread_time() - begun, _MEASURABLE)

    tries = ((seconds(25_000), seconds(200_000)) for _ in range(3))
    ratios = []
    for small, large in tries:
        ratios.append(large / small)
        if ratios[-1] < LINEAR_EIGHTFOLD:
            break
    return min(ratios)
