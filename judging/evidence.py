"""Evidence in the transcript: findings on sentences, and quotes that code located.

A model's quote is evidence only where code has found it in the transcript.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from judging.findings import Mark, mark_of
from offline import homoglyphs

_SINGLE = "'‘’‚‛′`´"
_DOUBLE = '"“”„‟″«»'
_DASHES = "‐‑‒–—―−"
_IN_A_NUMBER = re.compile(r"\d[.,]\d")


@dataclass(frozen=True)
class Quote:
    """A passage a judge quoted. `turn` and the offsets in its text are None when it is not in the
    transcript; otherwise `quote` is the turn's text between them, character by character."""

    quote: str
    turn: int | None
    start: int | None
    end: int | None


@dataclass(frozen=True)
class TurnsRead:
    """How many `turns` `of` the transcript a judge has read, in how many `parts`."""

    turns: int
    of: int
    parts: int = 1


@dataclass(frozen=True)
class SentenceFinding:
    """A sentence (`start` to `end` in the attempt) and what `found_by` says of it; see Finding."""

    start: int
    end: int
    text: str
    relation: str
    turns: tuple[int, ...]
    reason: str
    found_by: str
    quotes: tuple[Quote, ...] = ()
    probability: float | None = None
    doubt: str = ""

    @property
    def mark(self) -> Mark | None:
        quoted = any(quote.turn is not None for quote in self.quotes)
        return mark_of(self.relation, quoted=quoted, probability=self.probability, doubt=self.doubt)

    def stored(self) -> dict[str, Any]:
        """The form that jobs keep as JSON: all but the text, which the offsets give."""
        row = asdict(self)
        del row["text"]
        return row


# An hour of talk has hundreds of turns, and every criterion searches them for its quotes.
@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Unifies white space, quotation marks, dashes, case, compatibility forms and look-alikes."""
    spelled = homoglyphs.folded(text).translate(_SPELLINGS)
    return " ".join(word for word in spelled.split(" ") if word)


@lru_cache(maxsize=4096)
def _spelled(character: str) -> str:
    if character in _SINGLE:
        return "'"
    if character in _DOUBLE:
        return '"'
    if character in _DASHES:
        return "-"
    folded = unicodedata.normalize("NFKC", character).casefold()
    return " " if folded.isspace() else folded


class _Spellings(dict[int, str]):
    """A table for `str.translate` that does not grow after it is built."""

    def __missing__(self, character: int) -> str:
        return _spelled(chr(character))


_SPELLINGS = _Spellings({character: _spelled(chr(character)) for character in range(128)})


def located(quotes: Sequence[str], turns: Sequence[Mapping[str, Any]]) -> list[Quote]:
    """Each quote in the words of the first turn that holds it, or as given where none does.

    A quote matches verbatim after `fold` and ends at word boundaries. Quotation marks, white space
    and dots around it are not part of it.
    """
    wanted = {quote: words for quote in quotes if (words := _wanted(quote))}
    found: dict[str, Quote] = {}
    for number, turn in enumerate(turns):
        if len(found) == len(wanted):
            break
        text = turn["text"]
        folded = fold(text)
        for quote in [each for each in wanted if each not in found and wanted[each] in folded]:
            place = _passage_in(text, wanted[quote])
            if place:
                found[quote] = Quote(text[slice(*place)], number, *place)
    return [found.get(quote) or Quote(quote, None, None, None) for quote in quotes]


def made_up(quotes: Sequence[Quote], text: str) -> bool:
    """Whether more than half of the quotes are neither in the transcript nor in `text`, whose words
    a judge may hold against it."""
    lost = [each for each in quotes if each.turn is None and _wanted(each.quote) not in fold(text)]
    return 2 * len(lost) > len(quotes)


def _wanted(quote: str) -> str:
    return fold(quote).strip("\"' .…")


def _passage_in(text: str, wanted: str) -> tuple[int, int] | None:
    """Offsets in `text` of the folded `wanted`, as whole words and numbers."""
    characters: list[str] = []
    offsets: list[int] = []
    for offset, original in enumerate(homoglyphs.folded(text)):
        for character in _spelled(original):
            if character != " " or (characters and characters[-1] != " "):
                characters.append(character)
                offsets.append(offset)
    hay = "".join(characters)
    at = hay.find(wanted)
    while at >= 0:
        end = at + len(wanted)
        if not (_inside_word(hay, at) or _inside_word(hay, end)):
            return offsets[at], offsets[end - 1] + 1
        at = hay.find(wanted, at + 1)
    return None


def _inside_word(text: str, at: int) -> bool:
    """Whether a word or a number continues across `at`. Scripts without capitals do not count: they
    need no spaces between words."""
    beside = text[max(0, at - 1) : at + 1] if at else ""
    lettered = [each.isdigit() or each.lower() != each.upper() for each in beside]
    return lettered == [True, True] or bool(_IN_A_NUMBER.search(text[max(0, at - 2) : at + 2]))
