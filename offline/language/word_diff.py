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


class _Stretch(NamedTuple):
    """`before[i:j]` and `after[k:m]`."""

    i: int
    j: int
    k: int
    m: int


def diff(before: Sequence[str], after: Sequence[str]) -> Iterator[DiffPart]:
    """What leads from `before` to `after`, in order and without a gap on either side."""
    i = k = 0
    for start, other, size in _runs(_matches(before, after)):
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


def _matches(before: Sequence[str], after: Sequence[str]) -> Iterator[tuple[int, int]]:
    whole = _Stretch(0, len(before), 0, len(after))
    return _matches_in(before, after, whole, 0)


def _matches_in(
    before: Sequence[str], after: Sequence[str], place: _Stretch, depth: int
) -> Iterator[tuple[int, int]]:
    old, new = before[place.i : place.j], after[place.k : place.m]
    head = _common(old, new)
    tail = _common(old[head:][::-1], new[head:][::-1])
    inner = _Stretch(place.i + head, place.j - tail, place.k + head, place.m - tail)
    yield from ((place.i + step, place.k + step) for step in range(head))
    if _is_affordable(old[head : len(old) - tail], new[head : len(new) - tail]):
        yield from _matches_by_difflib(before, after, inner)
    elif depth < _DEEPEST:
        yield from _matches_around(before, after, inner, depth)
    yield from ((place.j - step, place.m - step) for step in range(tail, 0, -1))


def _matches_by_difflib(
    before: Sequence[str], after: Sequence[str], place: _Stretch
) -> Iterator[tuple[int, int]]:
    old, new = before[place.i : place.j], after[place.k : place.m]
    for block in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            yield place.i + block.a + step, place.k + block.b + step


def _is_affordable(old: Sequence[str], new: Sequence[str]) -> bool:
    counted = Counter(new)
    pairs = sum(counted[piece] for piece in old)
    return pairs * min(len(old), len(new)) <= _AFFORDABLE


def _common(old: Sequence[str], new: Sequence[str]) -> int:
    """How many pieces both begin with."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(old), len(new)))


def _matches_around(
    before: Sequence[str], after: Sequence[str], place: _Stretch, depth: int
) -> Iterator[tuple[int, int]]:
    i, k = place.i, place.k
    anchors = _anchors(before, after, place)
    for start, other in anchors:
        yield from _matches_in(before, after, _Stretch(i, start, k, other), depth + 1)
        yield start, other
        i, k = start + 1, other + 1
    if anchors:
        yield from _matches_in(before, after, _Stretch(i, place.j, k, place.m), depth + 1)


def _anchors(before: Sequence[str], after: Sequence[str], place: _Stretch) -> list[tuple[int, int]]:
    """Where pieces stand that each side has once: as many as come in the same order on both."""
    old, new = _once(before, place.i, place.j), _once(after, place.k, place.m)
    return _increasing([(at, new[piece]) for piece, at in old.items() if piece in new])


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


@dataclass(frozen=True)
class WordChange:
    """`kind` is "same", "removed" or "added"."""

    kind: str
    text: str


def word_changes(old: str, new: str) -> Iterator[WordChange]:
    """What leads from `old` to `new`: all but the added gives `old`, all but the removed `new`."""
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    for same, i, j, k, m in diff(before, after):
        if same:
            yield WordChange("same", "".join(before[i:j]))
            continue
        if i < j:
            yield WordChange("removed", "".join(before[i:j]))
        if k < m:
            yield WordChange("added", "".join(after[k:m]))
