"""Diff of two texts, word by word, in time that is nearly proportional to their length.

`difflib` takes up to cubic time where pieces repeat. What is too large for it is cut first at the
pieces that stand once on both sides (B. Cohen's patience diff); what repeats too often to be cut
counts as changed.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import NamedTuple

# Comparisons that difflib may need at worst for one stretch: a tenth of a second.
_AFFORDABLE = 1_000_000
_DEEPEST = 12


class DiffPart(NamedTuple):
    """`before[i:j]` became `after[k:m]`; both are the same where `same`."""

    same: bool
    i: int
    j: int
    k: int
    m: int


_Stretch = tuple[int, int, int, int]  # as the last four of a DiffPart


def diff(before: Sequence[str], after: Sequence[str]) -> Iterator[DiffPart]:
    """What leads from `before` to `after`, in order and without a gap on either side."""
    i = k = 0
    for start, other, size in _runs(_matches(before, after, (0, len(before), 0, len(after)))):
        if i < start or k < other:
            yield DiffPart(False, i, start, k, other)
        yield DiffPart(True, start, start + size, other, other + size)
        i, k = start + size, other + size
    if i < len(before) or k < len(after):
        yield DiffPart(False, i, len(before), k, len(after))


def _runs(pairs: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Pairs that follow each other on both sides as (start, start, size)."""
    start = other = size = 0
    for i, k in pairs:
        if size and (i, k) == (start + size, other + size):
            size += 1
            continue
        if size:
            yield start, other, size
        start, other, size = i, k, 1
    if size:
        yield start, other, size


def _matches(
    before: Sequence[str], after: Sequence[str], stretch: _Stretch, depth: int = 0
) -> Iterator[tuple[int, int]]:
    i, j, k, m = stretch
    old, new = before[i:j], after[k:m]
    head = shared_beginning(old, new)
    tail = shared_beginning(old[head:][::-1], new[head:][::-1])
    inner_old, inner_new = old[head : len(old) - tail], new[head : len(new) - tail]
    yield from ((i + step, k + step) for step in range(head))
    if _is_affordable(inner_old, inner_new):
        matcher = SequenceMatcher(None, inner_old, inner_new, autojunk=False)
        for a, b, size in matcher.get_matching_blocks():
            yield from ((i + head + a + step, k + head + b + step) for step in range(size))
    elif depth < _DEEPEST:
        inner = (i + head, j - tail, k + head, m - tail)
        yield from _matches_around(before, after, inner, depth + 1)
    yield from ((j - step, m - step) for step in range(tail, 0, -1))


def _is_affordable(old: Sequence[str], new: Sequence[str]) -> bool:
    counted = Counter(new)
    pairs = sum(counted[piece] for piece in old)
    return pairs * min(len(old), len(new)) <= _AFFORDABLE


def shared_beginning(old: Sequence[str], new: Sequence[str]) -> int:
    """How many pieces both begin with."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(old), len(new)))


def _matches_around(
    before: Sequence[str], after: Sequence[str], stretch: _Stretch, depth: int
) -> Iterator[tuple[int, int]]:
    """Cut at the pieces that each side has once, as many as come in the same order on both."""
    i, j, k, m = stretch
    old, new = _once(before, i, j), _once(after, k, m)
    anchors = _increasing([(at, new[piece]) for piece, at in old.items() if piece in new])
    for start, other in anchors:
        yield from _matches(before, after, (i, start, k, other), depth)
        yield start, other
        i, k = start + 1, other + 1
    if anchors:
        yield from _matches(before, after, (i, j, k, m), depth)


def _once(pieces: Sequence[str], start: int, end: int) -> dict[str, int]:
    counted = Counter(pieces[start:end])
    return {pieces[at]: at for at in range(start, end) if counted[pieces[at]] == 1}


def _increasing(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest part of the pairs, which are in order of their first, in which the second
    grows."""
    tops: list[int] = []
    ends: list[int] = []
    previous: list[int] = []
    for at, (_, second) in enumerate(pairs):
        pile = bisect_left(tops, second)
        previous.append(ends[pile - 1] if pile else -1)
        tops[pile : pile + 1], ends[pile : pile + 1] = [second], [at]
    chosen, at = [], ends[-1] if ends else -1
    while at >= 0:
        chosen.append(pairs[at])
        at = previous[at]
    return chosen[::-1]


# --- Word changes -----------------------------------------------------------
# Differences between two texts, word by word.

_PIECE = re.compile(r"\S+|\s+")
# Fewer words than this between two changes are read as a part of one change.
_FEWEST_SAME = 3


@dataclass(frozen=True)
class WordChange:
    """`kind` is "same", "removed" or "added"."""

    kind: str
    text: str


def word_changes(old: str, new: str) -> Iterator[WordChange]:
    """What leads from `old` to `new`: all but the added gives `old`, all but the removed `new`.

    A phrase that was reworded is one change, also where a word in it or two stayed.
    """
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    for same, i, j, k, m in _in_phrases(list(diff(before, after)), before):
        if same:
            yield WordChange("same", "".join(before[i:j]))
            continue
        if i < j:
            yield WordChange("removed", "".join(before[i:j]))
        if k < m:
            yield WordChange("added", "".join(after[k:m]))


def _in_phrases(parts: Sequence[DiffPart], before: Sequence[str]) -> Iterator[DiffPart]:
    """The parts with changes joined that stand close together on one line."""
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
