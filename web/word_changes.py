"""Differences between two texts, word by word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from offline.language import word_diff

_PIECE = re.compile(r"\S+|\s+")


@dataclass(frozen=True)
class Change:
    """`kind` is "same", "removed" or "added"."""

    kind: str
    text: str


def changes(old: str, new: str) -> Iterator[Change]:
    """What leads from `old` to `new`: all but the added gives `old`, all but the removed `new`."""
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    for same, i, j, k, m in word_diff.changes(before, after):
        if same:
            yield Change("same", "".join(before[i:j]))
            continue
        if i < j:
            yield Change("removed", "".join(before[i:j]))
        if k < m:
            yield Change("added", "".join(after[k:m]))
