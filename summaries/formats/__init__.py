"""Transcripts in the formats that people and services have, read into turns."""

from collections.abc import Mapping, Sequence
from typing import Any

from summaries.formats import json_turns
from summaries.formats.decoding import decode
from summaries.formats.detection import FORMAT_NAMES, detect, read_as
from summaries.formats.json_nodes import Node
from summaries.formats.turns import (
    Draft,
    FormatError,
    ParsedTranscript,
    Turn,
    canonical,
    clean,
    has_words,
    sha256_of,
)

__all__ = [
    "DEFAULT_MAX_BYTES",
    "FORMAT_NAMES",
    "FormatError",
    "ParsedTranscript",
    "Turn",
    "canonical",
    "parse",
    "read_turns",
    "sha256_of",
]

# Twelve hours of talk are about 0.7 MB as text and 12 MB as a service's JSON with every word.
DEFAULT_MAX_BYTES = 32 * 1024 * 1024
LONGEST_TITLE = 300
# Ten hours of one person without a break, and forty hours in which speakers change every three
# seconds: no meeting is like that, and what is longer is a document or an attack.
LONGEST_TURN = 100_000
LONGEST_NAME = 300
MOST_TURNS = 50_000


def parse(
    data: bytes | str,
    *,
    format: str | None = None,
    filename: str | None = None,
    max_bytes: int = DEFAULT_MAX_BYTES,
) -> ParsedTranscript:
    """Reads a transcript in one of FORMAT_NAMES, detected when `format` is None.

    `filename` is a hint only. Times come back in seconds, to the millisecond. Captions of one
    speaker are joined into turns; turns sent as JSON or text stay as they are.

    Raises FormatError, and nothing else, for what cannot be read, has no words, or is larger
    than `max_bytes`.
    """
    warnings: list[str] = []
    source = decode(data, max_bytes=max_bytes, warnings=warnings)
    if format is None:
        name, draft = detect(source, filename)
    else:
        name, draft = format, read_as(format, source)
    return _parsed(draft, name, warnings)


def read_turns(turns: Sequence[Mapping[str, Any]]) -> ParsedTranscript:
    """Reads turns that are decoded JSON already, as format `json`. Raises FormatError."""
    return _parsed(json_turns.read(Node(list(turns), "turns")), "json", [])


def _parsed(draft: Draft, name: str, warnings: Sequence[str]) -> ParsedTranscript:
    _check_words(draft)
    _check_lengths(draft.turns)
    title = clean(draft.title or "")[:LONGEST_TITLE] or None
    spoken = [turn for turn in draft.turns if turn.text]
    return ParsedTranscript(spoken, name, (*warnings, *draft.warnings), title)


def _check_words(draft: Draft) -> None:
    if not any(has_words(turn.text) for turn in draft.turns):
        remedy = "Check that the recording was transcribed and that this is the right file."
        raise FormatError("There are no words in this transcript.", remedy=remedy)


def _check_lengths(turns: Sequence[Turn]) -> None:
    if len(turns) > MOST_TURNS:
        raise FormatError(
            f"The transcript has {len(turns):,} turns; at most {MOST_TURNS:,} are taken.",
            remedy="Split the recording into several transcripts.",
        )
    for number, turn in enumerate(turns):
        _check_length(f"turns[{number}].text", turn.text, LONGEST_TURN)
        _check_length(f"turns[{number}].speaker", turn.speaker, LONGEST_NAME)


def _check_length(field: str, value: str, most: int) -> None:
    if len(value) > most:
        raise FormatError(
            f"{field} has {len(value):,} characters; at most {most:,} are taken.",
            remedy="Split what one person said into several turns, and check that this is the "
            "transcript of a meeting.",
        )
