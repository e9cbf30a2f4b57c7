"""Which documents a student has learned from, kept as digests: no text can be read back from one.

Whether two sources are the same is asked of their words, because a transcript that was taken out as
labels comes back as "Name: ..." lines, or as plain text where no name reads like one.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

_WORDS = re.compile(r"\w+")
# 64 bits: two of a million documents share one with a probability of 3 in 10^8.
_DIGITS = 16
# What a turn of nobody's is called where labels are taken out.
_NOBODY = "Unknown"

Turns = Sequence[Mapping[str, Any]]


def digests(turns: Turns) -> frozenset[str]:
    """Of the words of a source, with its speakers' names and without; one in common is enough."""
    said = " ".join(str(turn["text"]) for turn in turns)
    named = " ".join(f"{turn.get('speaker') or _NOBODY} {turn['text']}" for turn in turns)
    return frozenset({_digest(said), _digest(named)})


def _digest(text: str) -> str:
    words = " ".join(_WORDS.findall(text.casefold()))
    return sha256(words.encode()).hexdigest()[:_DIGITS]


def digests_of_all(sources: Iterable[Turns]) -> list[str]:
    """As a card keeps them: sorted, each once."""
    return sorted(set().union(*map(digests, sources)))
