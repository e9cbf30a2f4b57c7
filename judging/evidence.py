"""Evidence is what code has found in the transcript, never what a model says is there."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from judging.lexical import LexicalVerdict

_SINGLE = "'‘’‚‛′`´"
_DOUBLE = '"“”„‟″«»'
_DASHES = "‐‑‒–—―−"


@dataclass(frozen=True)
class Quote:
    """A passage a judge quoted; `turn` and the offsets in that turn's text are None when it is not
    in the transcript."""

    quote: str
    turn: int | None
    start: int | None
    end: int | None


@dataclass(frozen=True)
class SentenceFinding:
    """A sentence (`start` to `end` in the attempt) and the turns that bear on it, best first."""

    start: int
    end: int
    text: str
    relation: str
    turns: tuple[int, ...]
    reason: str
    retrieved: bool = True

    def stored(self) -> dict[str, Any]:
        """As jobs keep it in JSON: everything but the text, which has its offsets."""
        return {
            "start": self.start,
            "end": self.end,
            "relation": self.relation,
            "turns": list(self.turns),
            "reason": self.reason,
        }


@dataclass(frozen=True)
class _Folded:
    """Text in one spelling, with the offset in the original of every character of it."""

    text: str
    offsets: tuple[int, ...]


def fold(text: str) -> str:
    """White space, quotation marks, dashes, case and Unicode compatibility forms made one."""
    return _fold(text).text


def _fold(text: str) -> _Folded:
    characters: list[str] = []
    offsets: list[int] = []
    for offset, original in enumerate(text):
        for character in _spelled(original):
            if character == " " and (not characters or characters[-1] == " "):
                continue
            characters.append(character)
            offsets.append(offset)
    while characters and characters[-1] == " ":
        characters.pop()
        offsets.pop()
    return _Folded("".join(characters), tuple(offsets))


def _spelled(character: str) -> str:
    if character in _SINGLE:
        return "'"
    if character in _DOUBLE:
        return '"'
    if character in _DASHES:
        return "-"
    folded = unicodedata.normalize("NFKC", character).casefold()
    return " " if folded.isspace() else folded


def locate(quote: str, turns: Sequence[dict[str, Any]]) -> Quote:
    """Where `quote` stands: turn and character offsets in its text, or None when it does not.

    Verbatim after `fold`; nothing fuzzier counts. Marks around the quote are not part of it.
    """
    wanted = fold(quote).strip("\"' .…")
    if not wanted:
        return Quote(quote, None, None, None)
    for number, turn in enumerate(turns):
        hay = _fold(turn["text"])
        at = hay.text.find(wanted)
        if at >= 0:
            end = hay.offsets[at + len(wanted) - 1] + 1
            return Quote(quote, number, hay.offsets[at], end)
    return Quote(quote, None, None, None)


def retrieved_findings(verdict: LexicalVerdict) -> tuple[SentenceFinding, ...]:
    """Every sentence with its best turns by similarity, marked as found by code."""
    return tuple(
        SentenceFinding(
            start=sentence.start,
            end=sentence.end,
            text=sentence.text,
            relation=sentence.relation,
            turns=sentence.turns,
            reason=sentence.reason,
        )
        for sentence in verdict.sentences
    )
