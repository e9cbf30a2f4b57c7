"""Diff of two texts, word by word, in time that is nearly proportional to their length.

Both are split at pieces that occur once on each side (B. Cohen's patience diff). Text that repeats
too often to split counts as changed.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

_DEEPEST = 12

_Pair = tuple[int, int]  # the place of one piece before and after


class DiffPart(NamedTuple):
    """`before[i:j]` became `after[k:m]`; both are the same where `same`."""

    same: bool
    i: int
    j: int
    k: int
    m: int


def diff_pieces(before: Sequence[str], after: Sequence[str]) -> Iterator[DiffPart]:
    """The parts from `before` to `after`, in order and without a gap on either side."""
    i = k = 0
    pairs = enumerate(_find_matches(before, after, (0, 0), (len(before), len(after))))
    for _, run in groupby(pairs, key=lambda item: (item[1][0] - item[0], item[1][1] - item[0])):
        same = [pair for _, pair in run]
        start, other = same[0]
        if (i, k) != (start, other):
            yield DiffPart(False, i, start, k, other)
        i, k = start + len(same), other + len(same)
        yield DiffPart(True, start, i, other, k)
    if (i, k) != (len(before), len(after)):
        yield DiffPart(False, i, len(before), k, len(after))


def _find_matches(
    before: Sequence[str], after: Sequence[str], start: _Pair, end: _Pair, depth: int = _DEEPEST
) -> Iterator[_Pair]:
    (i, k), (j, m) = start, end
    head = count_shared_beginning(before[i:j], after[k:m])
    yield from zip(range(i, i + head), range(k, k + head), strict=True)
    i, k = i + head, k + head
    tail = count_shared_beginning(before[i:j][::-1], after[k:m][::-1])
    j, m = j - tail, m - tail
    once, other = _find_unique_pieces(before, i, j), _find_unique_pieces(after, k, m)
    both = [(at, other[piece]) for piece, at in once.items() if piece in other] if depth else []
    for anchor in _longest_increasing(both):
        yield from _find_matches(before, after, (i, k), anchor, depth - 1)
        yield anchor
        i, k = anchor[0] + 1, anchor[1] + 1
    if both:
        yield from _find_matches(before, after, (i, k), (j, m), depth - 1)
    yield from zip(range(j, j + tail), range(m, m + tail), strict=True)


def count_shared_beginning(old: Sequence[str], new: Sequence[str]) -> int:
    """How many pieces both begin with."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(old), len(new)))


def _find_unique_pieces(pieces: Sequence[str], start: int, end: int) -> dict[str, int]:
    counted = Counter(pieces[start:end])
    return {pieces[at]: at for at in range(start, end) if counted[pieces[at]] == 1}


def _longest_increasing(pairs: Sequence[_Pair]) -> list[_Pair]:
    """The longest subsequence of the pairs, sorted by their first, whose second grows."""
    tops: list[int] = []
    chains: list[Any] = [None]  # the last of a chain with the chain before it
    for pair in pairs:
        pile = bisect_left(tops, pair[1])
        tops[pile : pile + 1] = [pair[1]]
        chains[pile + 1 : pile + 2] = [(pair, chains[pile])]
    chosen, chain = [], chains[-1]
    while chain:
        pair, chain = chain
        chosen.append(pair)
    return chosen[::-1]


# --- Word changes -----------------------------------------------------------

_PIECE = re.compile(r"\S+|\s+")
# Fewer words than this between two changes count as part of one change.
_FEWEST_SAME = 3


class WordChange(NamedTuple):
    """`kind` is "same", "removed" or "added"."""

    kind: str
    text: str


def find_word_changes(old: str, new: str) -> Iterator[WordChange]:
    """The changes from `old` to `new`: all but the added give `old`, all but the removed `new`.

    A reworded phrase is one change, even if a word or two in it stayed.
    """
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    for same, i, j, k, m in _join_close_changes(list(diff_pieces(before, after)), before):
        if i < j:
            yield WordChange("same" if same else "removed", "".join(before[i:j]))
        if k < m and not same:
            yield WordChange("added", "".join(after[k:m]))


def _join_close_changes(parts: Sequence[DiffPart], before: Sequence[str]) -> Iterator[DiffPart]:
    """The parts, with changes joined that are close together on one line."""
    change: DiffPart | None = None
    for at, part in enumerate(parts):
        inside = change is not None and at + 1 < len(parts)
        if part.same and not (inside and _is_short(before[part.i : part.j])):
            if change:
                yield change
            change = None
            yield part
        else:
            start = change or part
            change = DiffPart(False, start.i, part.j, start.k, part.m)
    if change:
        yield change


def _is_short(pieces: Sequence[str]) -> bool:
    words = sum(not piece.isspace() for piece in pieces)
    return words < _FEWEST_SAME and not any("\n" in piece for piece in pieces)
