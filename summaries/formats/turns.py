"""Turns, the result of every format: their cleaning, times and canonical form."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.llm.normal_forms import normalize_text
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

if TYPE_CHECKING:
    from summaries.participants import Participant


class FormatError(ValueError):
    """The input is not a readable transcript.

    `line` and `column` count from 1; a fault of the whole file is at its beginning. `path` leads to
    the value in a JSON document, if `message` names one. `remedy` says what to change.
    """

    def __init__(
        self, message: str, line: int = 1, column: int = 1, remedy: str = "", *, path: str = ""
    ) -> None:
        super().__init__(message, line, column, remedy)
        self.message = message
        self.line = line
        self.column = column
        self.remedy = remedy
        self.path = path

    def __str__(self) -> str:
        shown = f"line {self.line}, column {self.column}: {self.message}"
        return f"{shown} {self.remedy}" if self.remedy else shown


# --- Turns ------------------------------------------------------------------

# Control characters other than white space.
CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")


@dataclass(frozen=True, slots=True)
class Turn:
    """What one person said in one go.

    `speaker` is empty where the source names none. `start` and `end` are seconds from the
    beginning of the recording, to the millisecond, or None. `text` is one line in Unicode
    normal form C: speech has no layout, so runs of white space are one space.
    """

    speaker: str
    start: float | None
    end: float | None
    text: str

    def as_dict(self) -> dict[str, Any]:
        return {"speaker": self.speaker, "start": self.start, "end": self.end, "text": self.text}


@dataclass(frozen=True)
class ParsedTranscript:
    """A readable transcript: at least one turn has a word.

    `warnings` are sentences for the sender about guesses and omissions.
    """

    turns: list[Turn]
    format: str
    warnings: tuple[str, ...] = ()
    title: str | None = None
    participants: Sequence[Participant] = ()
    occurred_at: datetime | None = None
    language: str = ""


_UNNAMED = gettext_noop("{count} of {whole} turns name no speaker.")


@dataclass
class TranscriptDraft:
    """A reader's result, before the checks that all formats share."""

    turns: list[Turn] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    title: str | None = None
    # From a header: names with what else is known of each, the beginning, a tag of BCP 47.
    participants: list[Participant] = field(default_factory=list)
    occurred_at: datetime | None = None
    language: str = ""

    @property
    def unnamed_count(self) -> int:
        """How many turns with words name no speaker."""
        return sum(not turn.speaker and has_words(turn.text) for turn in self.turns)

    def warn_of_unnamed(self, words: str = _UNNAMED) -> None:
        if self.unnamed_count:
            self.warnings.append(_(words).format(count=self.unnamed_count, whole=len(self.turns)))


def normalize_line(text: str) -> str:
    """One line in Unicode normal form C, without control characters."""
    # Most text is already such a line, and the check costs a tenth of the cleaning.
    if text.isprintable() and "  " not in text:
        line = text.strip(" ")
    else:
        line = " ".join(CONTROLS.sub("", text).split())
    return line if line.isascii() else normalize_text("NFC", line)


def make_turn(speaker: str, start: float | None, end: float | None, text: str) -> Turn:
    return Turn(
        normalize_line(speaker),
        _round_to_millisecond(start),
        _round_to_millisecond(end),
        normalize_line(text),
    )


def has_words(text: str) -> bool:
    return any(char.isalnum() for char in text)


def _round_to_millisecond(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000) / 1000


# --- Canonical form ---------------------------------------------------------
# The form of a transcript that its SHA-256 is taken over.
#
# To recompute it: a JSON list with one object per turn, in order, with the members `end_ms`,
# `speaker`, `start_ms` and `text`; speaker and text in Unicode normal form C; times as whole
# milliseconds or null (no floating point, so every language prints the same); written after
# RFC 8785 (JSON Canonicalization Scheme). Title, format and origin are not part of it.


def encode_canonical(turns: Iterable[Turn]) -> bytes:
    """Raises NotCanonical for half a surrogate pair, which no parsed turn holds."""
    rows = [
        {
            "end_ms": _to_milliseconds(turn.end),
            "speaker": unicodedata.normalize("NFC", turn.speaker),
            "start_ms": _to_milliseconds(turn.start),
            "text": unicodedata.normalize("NFC", turn.text),
        }
        for turn in turns
    ]
    try:
        return _ENCODER.encode(rows)
    except UnicodeEncodeError:
        return canonical_json(rows).encode()


# For whole numbers, texts and ASCII names it writes the same as RFC 8785, thirty times as fast.
_ENCODER = msgspec.json.Encoder(order="sorted")


def hash_turns(turns: Iterable[Turn]) -> str:
    """64 lower-case hexadecimal digits."""
    return hashlib.sha256(encode_canonical(turns)).hexdigest()


def _to_milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(seconds * 1000)


# --- Times ------------------------------------------------------------------

# 9999:59:59, the last valid time; a larger number is a date since 1970.
LONGEST_SECONDS = 35_999_999.0

TIME = r"(?:\d{1,4}:)?\d{1,4}:\d{1,2}(?:[.,]\d{1,9})?"
_TIME = re.compile(
    r"(?:(?P<hours>\d{1,4}):)?(?P<minutes>\d{1,4}):(?P<seconds>\d{1,2})(?:[.,](?P<part>\d{1,9}))?"
)
_SIXTY = 60


def parse_timestamp(stamp: str) -> float | None:
    """`[H:]M:S[.fff]`, with a dot or a comma, as seconds; None for anything else.

    Hours may exceed 99, and minutes may exceed 59 without hours, as in players.
    """
    match = _TIME.fullmatch(stamp.strip())
    if match is None or not match.group().isascii():
        return None
    hours, minutes, seconds = (int(match[name] or 0) for name in ("hours", "minutes", "seconds"))
    if seconds >= _SIXTY or (match["hours"] and minutes >= _SIXTY):
        return None
    milliseconds = round(float(f"0.{match['part'] or 0}") * 1000)
    return ((hours * 60 + minutes) * 60 + seconds) + milliseconds / 1000
