"""What every format is read into."""

import re
from dataclasses import dataclass, field
from typing import Any

from summaries.formats.normal import normalized

# Control characters that are no white space.
CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")


@dataclass(frozen=True, slots=True)
class Turn:
    """What one person said without handing over.

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
    """A readable transcript: at least one turn has a word in it.

    `warnings` are sentences for the person who sent the file: what was guessed or left out.
    """

    turns: list[Turn]
    format: str
    warnings: tuple[str, ...] = ()
    title: str | None = None


@dataclass
class Draft:
    """What a reader found, before the checks that all formats share."""

    turns: list[Turn] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    title: str | None = None


def clean(text: str) -> str:
    """One line in Unicode normal form C, without control characters."""
    # Most text is such a line already, and seeing that costs a tenth of making it.
    if text.isprintable() and "  " not in text:
        line = text.strip(" ")
    else:
        line = " ".join(CONTROLS.sub("", text).split())
    return line if line.isascii() else normalized("NFC", line)


def make_turn(speaker: str, start: float | None, end: float | None, text: str) -> Turn:
    return Turn(clean(speaker), _to_millisecond(start), _to_millisecond(end), clean(text))


def has_words(text: str) -> bool:
    return any(char.isalnum() for char in text)


def _to_millisecond(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000) / 1000
