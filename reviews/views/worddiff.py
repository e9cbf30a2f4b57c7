"""Differences between two texts, word by word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

_PIECE = re.compile(r"\S+|\s+")
_LINE = re.compile(r".*\n|.+")
# Matching takes time in the product of both lengths: above this many words, compare lines.
_MOST_PIECES = 6_000


@dataclass(frozen=True)
class Change:
    """`kind` is "same", "removed" or "added"."""

    kind: str
    text: str


def changes(old: str, new: str) -> Iterator[Change]:
    """What leads from `old` to `new`: all but the added gives `old`, all but the removed `new`."""
    before, after = _pieces(old, new)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag == "equal":
            yield Change("same", "".join(before[i:j]))
            continue
        if i < j:
            yield Change("removed", "".join(before[i:j]))
        if k < m:
            yield Change("added", "".join(after[k:m]))


def _pieces(old: str, new: str) -> tuple[list[str], list[str]]:
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    if len(before) + len(after) > _MOST_PIECES:
        return _LINE.findall(old), _LINE.findall(new)
    return before, after
