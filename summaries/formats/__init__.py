"""Transcripts in the formats that people and services have, read into turns."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from django.utils.translation import gettext as _

from summaries.formats import (
    captions,
    json_documents,
    meeting_services,
    plain_text,
    speech_services,
)
from summaries.formats.decoding import decode
from summaries.formats.json_documents import JsonNode, load
from summaries.formats.turns import (
    FormatError,
    ParsedTranscript,
    TranscriptDraft,
    Turn,
    canonical,
    clean,
    has_words,
    sha256_of,
)
from web.json_bodies import place_of
from web.text import written

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
    return _parsed(json_documents.read_turns_document(JsonNode(list(turns), "turns")), "json", [])


def _parsed(draft: TranscriptDraft, name: str, warnings: Sequence[str]) -> ParsedTranscript:
    if not any(has_words(turn.text) for turn in draft.turns):
        remedy = _("Check that the recording was transcribed and that this is the right file.")
        raise FormatError(_("There are no words in this transcript."), remedy=remedy)
    _check_lengths(draft.turns)
    title = clean(draft.title or "")[:LONGEST_TITLE] or None
    spoken = [turn for turn in draft.turns if turn.text]
    return ParsedTranscript(spoken, name, (*warnings, *draft.warnings), title)


def _check_lengths(turns: Sequence[Turn]) -> None:
    if len(turns) > MOST_TURNS:
        message = _("The transcript has {count} turns; at most {most} are taken.")
        raise FormatError(
            message.format(count=written(len(turns)), most=written(MOST_TURNS)),
            remedy=_("Split the recording into several transcripts."),
        )
    for number, turn in enumerate(turns):
        _check_length(f"turns[{number}].text", turn.text, LONGEST_TURN)
        _check_length(f"turns[{number}].speaker", turn.speaker, LONGEST_NAME)


def _check_length(field: str, value: str, most: int) -> None:
    if len(value) > most:
        message = _("{field} has {count} characters; at most {most} are taken.")
        raise FormatError(
            message.format(field=field, count=written(len(value)), most=written(most)),
            remedy=_(
                "Split what one person said into several turns, and check that this is the "
                "transcript of a meeting."
            ),
        )


# --- Formats ----------------------------------------------------------------
# In the order in which they are tried.

_JSON_STARTS = ("{", "[")


@dataclass(frozen=True)
class TextFormat:
    """Read from the text itself."""

    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str], TranscriptDraft]
    extensions: tuple[str, ...] = ()


@dataclass(frozen=True)
class JsonFormat:
    """Read from a JSON document; a service that also has a text form is in TEXT_FORMATS too."""

    name: str
    recognises: Callable[[JsonNode], bool]
    read: Callable[[JsonNode], TranscriptDraft]


TEXT_FORMATS = (
    TextFormat("teams", meeting_services.is_metadata, meeting_services.read_text),
    TextFormat("vtt", captions.is_vtt, captions.read_vtt, (".vtt",)),
    TextFormat("srt", captions.is_srt, captions.read_srt, (".srt",)),
    TextFormat("text", lambda _: True, plain_text.read, (".txt", ".text", ".md")),
)
# The services first: their documents may have members that ours has too.
JSON_FORMATS = (
    JsonFormat("aws", speech_services.is_aws, speech_services.read_aws),
    JsonFormat("deepgram", speech_services.is_deepgram, speech_services.read_deepgram),
    JsonFormat("meet", meeting_services.is_meet, meeting_services.read_meet),
    JsonFormat("zoom", meeting_services.is_zoom, meeting_services.read_zoom),
    JsonFormat("teams", meeting_services.is_stream, meeting_services.read_document),
    JsonFormat("whisper", speech_services.is_whisper, speech_services.read_whisper),
    JsonFormat("json", json_documents.is_turns, json_documents.read_turns_document),
    JsonFormat("assemblyai", speech_services.is_assemblyai, speech_services.read_assemblyai),
)
FORMAT_NAMES = tuple(sorted({*(f.name for f in TEXT_FORMATS), *(f.name for f in JSON_FORMATS)}))


def looks_like_json(source: str) -> bool:
    return source.lstrip().startswith(_JSON_STARTS)


# --- Detection --------------------------------------------------------------
# Which format a text is in: by what it says, then by its file's name.

_SHOWN_KEYS = 6
# Unlike the bracket of a time or of an aside.
_MEANT_AS_JSON = re.compile(r"\s*(?:\{|\[\s*\{)")
_LEAST = '{"turns": [{"speaker": "Ana", "text": "Good morning."}]}'


def read_as(name: str, source: str) -> TranscriptDraft:
    """Raises FormatError for an unknown name, and for a text that is not in that format."""
    as_json = next((f for f in JSON_FORMATS if f.name == name), None)
    as_text = next((f for f in TEXT_FORMATS if f.name == name), None)
    if as_json and (looks_like_json(source) or as_text is None):
        return _read_json(as_json, load(source), source)
    if as_text is None:
        remedy = _("Use one of {names}, or leave it out.").format(names=", ".join(FORMAT_NAMES))
        raise FormatError(_("format is {name}.").format(name=repr(name)), remedy=remedy)
    return as_text.read(source)


def detect(source: str, filename: str | None) -> tuple[str, TranscriptDraft]:
    """The name of the format and what was read.

    Brackets in front are JSON only when the text is, or what stands in them or the file's name
    says that it was meant to be:
    `[00:01:02] Ana: …` is a transcript too.
    """
    if looks_like_json(source):
        document = _document(source, filename)
        if document:
            found = _json_format_of(document)
            return found.name, _read_json(found, document, source)
    chosen = _text_format_of(source, filename)
    return chosen.name, chosen.read(source)


def _read_json(chosen: JsonFormat, document: JsonNode, source: str) -> TranscriptDraft:
    try:
        return chosen.read(document)
    except FormatError as error:
        error.line, error.column = place_of(error.path, source)
        raise


def _document(source: str, filename: str | None) -> JsonNode | None:
    try:
        return load(source)
    except FormatError:
        if _MEANT_AS_JSON.match(source) or _extension(filename) == ".json":
            raise
        return None


def _json_format_of(document: JsonNode) -> JsonFormat:
    found = next((f for f in JSON_FORMATS if f.recognises(document)), None)
    if found is None:
        message = _("No transcript is known that looks like this JSON: {outline}.")
        remedy = _("The least is {least}. Known formats: {names}.")
        raise FormatError(
            message.format(outline=_outline(document)),
            remedy=remedy.format(least=_LEAST, names=", ".join(FORMAT_NAMES)),
        )
    return found


def _outline(document: JsonNode) -> str:
    if isinstance(document.value, dict):
        keys = ", ".join(map(repr, list(document.value)[:_SHOWN_KEYS]))
        return _("an object with {keys}").format(keys=keys) if keys else _("an empty object")
    return _("a list") if document.value else _("an empty list")


def _text_format_of(source: str, filename: str | None) -> TextFormat:
    recognised = next(f for f in TEXT_FORMATS if f.recognises(source))
    named = next((f for f in TEXT_FORMATS if _extension(filename) in f.extensions), None)
    # A signature outweighs the name; the name outweighs "no signature, so it is text".
    return named if named and recognised.name == "text" else recognised


def _extension(filename: str | None) -> str:
    return PurePath(filename).suffix.casefold() if filename else ""
