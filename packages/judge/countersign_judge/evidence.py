"""Evidence in the transcript: findings on sentences, and quotes that code located.

A model's quote is evidence only where code has found it in the transcript.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from typing import Any

from countersign_judge.llm.providers.offline import homoglyphs
from countersign_judge.marks import Mark, mark_for_verdict

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
class Accepted:
    """A name or term (`form`) of a sentence that `source`, "glossary" or "participants", gives for
    what the transcript misheard (`heard`)."""

    source: str
    form: str
    heard: str


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
    accepted: tuple[Accepted, ...] = ()

    @property
    def mark(self) -> Mark | None:
        quoted = any(quote.turn is not None for quote in self.quotes)
        return mark_for_verdict(
            self.relation, quoted=quoted, probability=self.probability, doubt=self.doubt
        )

    def stored(self) -> dict[str, Any]:
        """The form that jobs keep as JSON: all but the text, which the offsets give."""
        row = asdict(self)
        del row["text"]
        return row


# An hour of talk has hundreds of turns, and every criterion searches them for its quotes.
@lru_cache(maxsize=4096)
def fold_text(text: str) -> str:
    """Unifies white space, quotation marks, dashes, case, compatibility forms and look-alikes."""
    spelled = homoglyphs.folded(text).translate(_SPELLINGS)
    return " ".join(word for word in spelled.split(" ") if word)


@lru_cache(maxsize=4096)
def _fold_character(character: str) -> str:
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
        return _fold_character(chr(character))


_SPELLINGS = _Spellings({character: _fold_character(chr(character)) for character in range(128)})


def find_quotes(quotes: Sequence[str], turns: Sequence[Mapping[str, Any]]) -> list[Quote]:
    """The places of all `quotes`, in order; see `find_quote_places`."""
    return [place for places in find_quote_places(quotes, turns) for place in places]


def find_quote_places(
    quotes: Sequence[str], turns: Sequence[Mapping[str, Any]]
) -> list[tuple[Quote, ...]]:
    """Where the words of each quote are: in one place, in several for a quote with a gap or over
    two neighbouring turns, or as given where they are not in the transcript.

    Words match verbatim after `fold_text` and end at word boundaries. Quotation marks, white space
    and dots around them are not part of them, and neither is what a prompt shows in front of a
    turn's words: its number, its time and its speaker.
    """
    transcript = _FoldedTurns(turns)
    return [transcript.places(quote) for quote in quotes]


def is_made_up(quotes: Sequence[Quote], text: str) -> bool:
    """Whether more than half of the quotes are neither in the transcript nor in `text`, whose words
    a judge may hold against it."""
    lost = [
        each
        for each in quotes
        if each.turn is None and _fold_quote(each.quote) not in fold_text(text)
    ]
    return 2 * len(lost) > len(quotes)


def _fold_quote(quote: str) -> str:
    return fold_text(quote).strip("\"' .…")


# --- Places -----------------------------------------------------------------
# A model copies a line of the prompt, "12|3:10 Ana Ruiz: words", with more or less of what is in
# front of the words, leaves words out ("words … words"), or copies on into the next line.

_MARKUP = re.compile(r"(?:[->#+]\s+|[\s.,;:!?\"'*_`])+")
_NUMBER = re.compile(
    r"(?:(?:turn|line)\s+)?(?:(?<!\d)(\d{1,9})\s*\||[\[(#](\d{1,9})[\])]?[:,]?\s)"
    r"|turn (\d{1,9})[:,]\s"
)
_TIME = r"[\[(]?(?P<time>\d{1,2}(?::\d\d){1,2})(?:\.\d+)?[\])]?"
_TIMED = re.compile(rf"{_TIME}[,:]?\s")
_LABEL = re.compile(rf"(?P<label>[^:|]{{1,120}}?)(?:,?\s{_TIME})?(?::[*_]*|\s-\s)")
# `fold_text` writes an ellipsis as three dots.
_GAP = re.compile(r"(?:(?<!\s)\s+)?[\[(]?\.(?:\s?\.){2,}[\])]?\s*")
_ENDS = "\"' .,;:!?*_`"
# Letters and digits that a part beside a gap has at least: "we … agreed" leaves too much out. A
# letter of a script without capitals counts as three.
_LEAST_LETTERS = 4


class _FoldedTurns:
    """The turns of a transcript, folded once for all quotes."""

    def __init__(self, turns: Sequence[Mapping[str, Any]]) -> None:
        self._turns = turns
        self._texts = [fold_text(turn["text"]) for turn in turns]

    def places(self, quote: str) -> tuple[Quote, ...]:
        wanted = _fold_quote(quote)
        turns = range(len(self._turns))
        if wanted:
            for number in turns:
                if place := self._in_turn(wanted, number):
                    return (place,)
            copied = fold_text(quote)
            # A few words may be in many turns: the one whose number they have comes first.
            named = {int(number) for each in _NUMBER.findall(copied) for number in each if number}
            for number in sorted(turns, key=lambda number: number + 1 not in named):
                if places := self._copied(copied, number):
                    return places
        return (Quote(quote, None, None, None),)

    def _copied(self, quote: str, number: int) -> tuple[Quote, ...]:
        """Where a quote begins in turn `number` and each part after a gap is later in the same turn
        or in the next one; empty if that is nowhere."""
        bare = self._bare(quote, number)
        # A speaker who breaks off has dots as well, and those right after the name are no gap.
        parts = [bare] if bare in self._texts[number] else _GAP.split(bare)
        places: list[Quote] = []
        for part in parts:
            if len(parts) > 1 and _count_letters(part) < _LEAST_LETTERS:
                return ()
            found = self._next(part, places) if places else self._at(part, number)
            if not found:
                return ()
            places += found
        return tuple(places)

    def _next(self, part: str, places: Sequence[Quote]) -> Sequence[Quote]:
        turn, end = places[-1].turn or 0, places[-1].end or 0
        return self._at(part, turn, end) or self._at(part, turn + 1)

    def _at(self, part: str, number: int, start: int = 0) -> Sequence[Quote]:
        """The words of `part` in turn `number` from `start` on, or over its end into the next."""
        if number == len(self._turns) or not (words := self._bare(part, number)):
            return ()
        if place := self._in_turn(words, number, start):
            return (place,)
        return self._find_over_two_turns(words, number) if number + 1 < len(self._turns) else ()

    def _in_turn(self, words: str, number: int, start: int = 0) -> Quote | None:
        if words not in self._texts[number]:
            return None
        text, offsets = _fold_with_offsets(self._turns[number]["text"])
        at = text.find(words)
        while at >= 0:
            end = at + len(words)
            whole = not (_inside_word(text, at) or _inside_word(text, end))
            if whole and offsets[at] >= start:
                return self._quote(number, offsets[at], offsets[end - 1] + 1)
            at = text.find(words, at + 1)
        return None

    def _find_over_two_turns(self, words: str, number: int) -> Sequence[Quote]:
        """The end of turn `number` and the beginning of the next, where they make up `words`."""
        ending, offsets = _fold_with_offsets(self._turns[number]["text"])
        ending = ending.rstrip(_ENDS)
        seam = words.find(ending[-2:]) if ending else -1
        while seam >= 0:
            end = seam + len(ending[-2:])
            at = len(ending) - end
            rest = self._bare(words[end:], number + 1)
            if ending.endswith(words[:end]) and not _inside_word(ending, at):
                place = self._in_turn(rest, number + 1) if rest else None
                said_before = self._turns[number + 1]["text"][: place.start] if place else ""
                if place and not fold_text(said_before).strip(_ENDS):
                    return self._quote(number, offsets[at], offsets[len(ending) - 1] + 1), place
            seam = words.find(ending[-2:], seam + 1)
        return ()

    def _quote(self, number: int, start: int, end: int) -> Quote:
        return Quote(self._turns[number]["text"][start:end], number, start, end)

    def _bare(self, part: str, number: int) -> str:
        """Without what a prompt shows in front of turn `number`. Time and speaker of another turn
        stay, so that the words are not found in this one."""
        start = self._turns[number].get("start")
        before = ""
        while part != before:
            before = part
            part = _MARKUP.sub("", part, count=1) if _MARKUP.match(part) else part
            if found := _NUMBER.match(part):
                part = part[found.end() :]
            if (found := _TIMED.match(part)) and _is_time(found["time"], start):
                part = part[found.end() :]
            if (
                (found := _LABEL.match(part))
                and self._is_speaker(found["label"], number)
                and (found["time"] is None or _is_time(found["time"], start))
            ):
                part = part[found.end() :]
        return part.rstrip(_ENDS)

    def _is_speaker(self, label: str, number: int) -> bool:
        """Whether it is the speaker's name or a part of it, and not the whole name of another."""
        own, given = self._speakers[number], label.strip(_ENDS)
        words = set(_WORD.findall(given))
        return bool(words) and words <= {*_WORD.findall(own)} and given not in self._names - {own}

    @cached_property
    def _speakers(self) -> list[str]:
        # As in `prompts.format_turn`.
        return [fold_text(turn.get("speaker") or "Unknown speaker") for turn in self._turns]

    @cached_property
    def _names(self) -> set[str]:
        return set(self._speakers)


_WORD = re.compile(r"\w+")


def _is_time(clock: str, start: float | None) -> bool:
    """Whether `clock`, such as 3:10 or 1:03:10, is the second at which a turn starts."""
    *others, seconds = map(int, clock.split(":"))
    hours, minutes = [0, *others][-2:]
    return start is not None and 3600 * hours + 60 * minutes + seconds == int(start)


def _count_letters(part: str) -> int:
    letters = (each for each in part if each.isalnum())
    return sum(1 if each.isdigit() or each.lower() != each.upper() else 3 for each in letters)


def _fold_with_offsets(text: str) -> tuple[str, list[int]]:
    """The folded text, and for each of its characters the place in `text`."""
    characters: list[str] = []
    offsets: list[int] = []
    for offset, original in enumerate(homoglyphs.folded(text)):
        for character in _fold_character(original):
            if character != " " or (characters and characters[-1] != " "):
                characters.append(character)
                offsets.append(offset)
    return "".join(characters), offsets


def _inside_word(text: str, at: int) -> bool:
    """Whether a word or a number continues across `at`. Scripts without capitals do not count: they
    need no spaces between words."""
    beside = text[max(0, at - 1) : at + 1] if at else ""
    lettered = [each.isdigit() or each.lower() != each.upper() for each in beside]
    return lettered == [True, True] or bool(_IN_A_NUMBER.search(text[max(0, at - 2) : at + 2]))
