"""Reads transcripts, in the formats of people and services, into turns.

`formats()` has them by name. To add one, write a module with a `TranscriptFormat` and name it in
the entry-point group `countersign.formats` of your own package (CONTRIBUTING.md, "Add a transcript
format").
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import PurePath
from typing import Any

from countersign_judge.repeats import find_repeats, find_word_loops
from django.utils.translation import gettext as _

from summaries.formats import captions, json_documents, plain_text
from summaries.formats.assemblyai import ASSEMBLYAI
from summaries.formats.aws import AWS
from summaries.formats.azure import AZURE
from summaries.formats.decoding import decode_source
from summaries.formats.deepgram import DEEPGRAM
from summaries.formats.fireflies import FIREFLIES
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.gladia import GLADIA
from summaries.formats.google_speech import GOOGLE
from summaries.formats.json_documents import JsonNode, parse_json
from summaries.formats.markup import TIMED_TEXT, is_markup
from summaries.formats.meet import MEET
from summaries.formats.otter import OTTER
from summaries.formats.rev import REV
from summaries.formats.speechmatics import SPEECHMATICS
from summaries.formats.substation import SUBSTATION
from summaries.formats.table import TABLE
from summaries.formats.teams import TEAMS
from summaries.formats.turns import (
    FormatError,
    ParsedTranscript,
    TranscriptDraft,
    Turn,
    has_words,
    normalize_line,
)
from summaries.formats.whatsapp import WHATSAPP
from summaries.formats.whisper import WHISPER
from summaries.formats.zoom import ZOOM
from summaries.languages import find_language
from web.entry_points import load_entry_points
from web.json_bodies import locate_path
from web.text import localize_number

# Twelve hours of talk are about 0.7 MB as text and 12 MB as a service's JSON with every word.
DEFAULT_MAX_BYTES = 32 * 1024 * 1024
LONGEST_TITLE = 300
# Ten hours of one person without a break, and forty hours with a new speaker every three seconds:
# no meeting is like that, and anything longer is a document or an attack.
LONGEST_TURN = 100_000
LONGEST_NAME = 300
MOST_TURNS = 50_000


def parse_transcript(
    data: bytes | str,
    *,
    format: str | None = None,
    filename: str | None = None,
    max_bytes: int = DEFAULT_MAX_BYTES,
) -> ParsedTranscript:
    """Reads a transcript in one of `formats()`, detected when `format` is None.

    `filename` is a hint only. Times come back in seconds, to the millisecond. Captions of one
    speaker are joined into turns; turns sent as JSON or text stay as they are.

    Raises FormatError, and nothing else, for a source that is unreadable, has no words, or is
    larger than `max_bytes`.
    """
    warnings: list[str] = []
    source = decode_source(data, max_bytes=max_bytes, warnings=warnings)
    if format is None:
        name, draft = detect_format(source, filename)
    else:
        name, draft = format, read_in_format(format, source)
    return _finish_draft(draft, name, warnings)


def read_turns(turns: Sequence[Mapping[str, Any]]) -> ParsedTranscript:
    """Reads turns in decoded JSON, as format `json`. Raises FormatError."""
    return _finish_draft(
        json_documents.read_turns_document(JsonNode(list(turns), "turns")), "json", []
    )


def read_document(document: JsonNode, *, format: str | None = None) -> ParsedTranscript:
    """Reads decoded JSON, such as a service's answer. Raises FormatError."""
    if format is None:
        name, reader = _find_document_reader(document)
    else:
        name, chosen = format, _get_format(format).document
        if chosen is None:
            message = _("{name} is not a JSON format, but the source is JSON.").format(name=format)
            raise FormatError(message, remedy=_("Leave format out."))
        reader = chosen
    return _finish_draft(_read_whole(reader, document), name, [])


def _finish_draft(draft: TranscriptDraft, name: str, warnings: Sequence[str]) -> ParsedTranscript:
    if not any(has_words(turn.text) for turn in draft.turns):
        remedy = _("Check that the recording was transcribed and that this is the right file.")
        raise FormatError(_("This transcript has no words."), remedy=remedy)
    _check_lengths(draft.turns)
    title = normalize_line(draft.title or "")[:LONGEST_TITLE] or None
    spoken = [turn for turn in draft.turns if turn.text]
    repeats = _repeat_warnings(spoken)
    return ParsedTranscript(
        spoken,
        name,
        (*warnings, *repeats, *draft.warnings),
        title,
        participants=draft.participants,
        occurred_at=draft.occurred_at,
        language=draft.language,
    )


def _repeat_warnings(turns: Sequence[Turn]) -> list[str]:
    within = [
        _(
            "Turn {number} repeats the same words {count} times: {text}. A speech model does so in "
            "silence or noise: listen to it."
        ).format(number=number, count=count, text=repr(text[:200]))
        for number, turn in enumerate(turns, start=1)
        for text, count in find_word_loops(turn.text)
    ]
    return within + [
        _(
            "Turns {first} to {last} repeat the same words {count} times: {text}. A speech model "
            "does so in silence or noise: listen to them."
        ).format(
            first=stretch.first + 1,
            last=stretch.stop,
            count=stretch.count,
            text=repr(
                " ".join(turn.text for turn in turns[stretch.first :][: stretch.period])[:200]
            ),
        )
        for stretch in find_repeats([turn.text for turn in turns])
    ]


def _check_lengths(turns: Sequence[Turn]) -> None:
    if len(turns) > MOST_TURNS:
        message = _("The transcript has {count} turns; the limit is {most}.")
        raise FormatError(
            message.format(count=localize_number(len(turns)), most=localize_number(MOST_TURNS)),
            remedy=_("Split the recording into several transcripts."),
        )
    for number, turn in enumerate(turns):
        _check_length(f"turns[{number}].text", turn.text, LONGEST_TURN)
        _check_length(f"turns[{number}].speaker", turn.speaker, LONGEST_NAME)


def _check_length(field: str, value: str, most: int) -> None:
    if len(value) > most:
        message = _("{field} has {count} characters; the limit is {most}.")
        raise FormatError(
            message.format(
                field=field, count=localize_number(len(value)), most=localize_number(most)
            ),
            remedy=_(
                "Split what one person said into several turns, and check that this is the "
                "transcript of a meeting."
            ),
        )


# --- Formats ----------------------------------------------------------------


@cache
def get_formats() -> Mapping[str, TranscriptFormat]:
    """All formats by name, in the order they are tried.

    Raises ImproperlyConfigured if two share a name, or an entry point is no TranscriptFormat.
    """
    known = [
        AWS,
        AZURE,
        DEEPGRAM,
        FIREFLIES,
        GLADIA,
        SPEECHMATICS,
        GOOGLE,
        REV,
        MEET,
        OTTER,
        ZOOM,
        TEAMS,
        WHATSAPP,
        WHISPER,
        captions.VTT,
        captions.SRT,
        captions.SBV,
        SUBSTATION,
        TIMED_TEXT,
        TABLE,
    ]
    # These come last: they also accept other formats' documents, and any text.
    general = [json_documents.TURNS, ASSEMBLYAI, plain_text.TEXT]
    ours = [*known, *general]
    others = load_entry_points("countersign.formats", TranscriptFormat, ours, what="format")
    return {each.name: each for each in (*known, *others, *general)}


def get_format_names() -> list[str]:
    return sorted(get_formats())


def get_extensions() -> list[str]:
    """The file name endings of transcripts, such as ".vtt"."""
    return sorted({end for each in get_formats().values() for end in each.extensions})


# --- Detection --------------------------------------------------------------
# Finds a text's format: by its content, then by its file's name.

_JSON_STARTS = ("{", "[")
_SHOWN_KEYS = 6
# Unlike the bracket of a time or an aside.
_MEANT_AS_JSON = re.compile(r"\s*(?:\{|\[\s*\{)")
_MINIMAL_JSON = '{"turns": [{"speaker": "Ana", "text": "Good morning."}]}'


def looks_like_json(source: str) -> bool:
    return source.lstrip().startswith(_JSON_STARTS)


def read_in_format(name: str, source: str) -> TranscriptDraft:
    """Raises FormatError for an unknown name, and for a text that is not in that format."""
    chosen = _get_format(name)
    is_document = chosen.document and looks_like_json(source)
    if chosen.text and (not is_document or chosen.text.recognises(source)):
        return chosen.text.read(source)
    assert chosen.document is not None  # noqa: S101 (a format has one reader at least)
    return _read_document(chosen.document, parse_json(source), source)


def _get_format(name: str) -> TranscriptFormat:
    chosen = get_formats().get(name)
    if chosen is None:
        remedy = _("Use one of {names}, or leave it out.").format(
            names=", ".join(get_format_names())
        )
        raise FormatError(_("format is {name}.").format(name=repr(name)), remedy=remedy)
    return chosen


def detect_format(source: str, filename: str | None) -> tuple[str, TranscriptDraft]:
    """The name of the format, and the draft.

    A leading bracket means JSON only if the text parses as JSON, or if its content or the file's
    name shows that it should: `[00:01:02] Ana: …` is a transcript too.
    """
    if looks_like_json(source) and not is_markup(source):
        document = _load_document(source, filename)
        if document:
            name, reader = _find_document_reader(document)
            return name, _read_document(reader, document, source)
    name, text_reader = _find_text_reader(source, filename)
    return name, text_reader.read(source)


def _read_document(
    reader: FormatReader[JsonNode], document: JsonNode, source: str
) -> TranscriptDraft:
    try:
        return _read_whole(reader, document)
    except FormatError as error:
        error.line, error.column = locate_path(error.path, source)
        raise


def _read_whole(reader: FormatReader[JsonNode], document: JsonNode) -> TranscriptDraft:
    draft = reader.read(document)
    draft.language = draft.language or find_language(document.value)
    return draft


def _load_document(source: str, filename: str | None) -> JsonNode | None:
    try:
        return parse_json(source)
    except FormatError:
        if _MEANT_AS_JSON.match(source) or _file_extension(filename) == ".json":
            raise
        return None


def _find_document_reader(document: JsonNode) -> tuple[str, FormatReader[JsonNode]]:
    for each in get_formats().values():
        if each.document and each.document.recognises(document):
            return each.name, each.document
    message = _("This JSON matches no known transcript format: {outline}.")
    remedy = _("The minimum is {least}. Known formats: {names}.")
    raise FormatError(
        message.format(outline=_describe_document(document)),
        remedy=remedy.format(least=_MINIMAL_JSON, names=", ".join(get_format_names())),
    )


def _describe_document(document: JsonNode) -> str:
    if isinstance(document.value, dict):
        keys = ", ".join(map(repr, list(document.value)[:_SHOWN_KEYS]))
        return _("an object with {keys}").format(keys=keys) if keys else _("an empty object")
    return _("a list") if document.value else _("an empty list")


def _find_text_reader(source: str, filename: str | None) -> tuple[str, FormatReader[str]]:
    """A signature outweighs the file's name; the name outweighs plain text."""
    readers = [(each, each.text) for each in get_formats().values() if each.text]
    chosen, reader = next(pair for pair in readers if pair[1].recognises(source))
    if chosen is plain_text.TEXT:
        ending = _file_extension(filename)
        named = (pair for pair in readers if ending in pair[0].extensions)
        chosen, reader = next(named, (chosen, reader))
    return chosen.name, reader


def _file_extension(filename: str | None) -> str:
    return PurePath(filename).suffix.casefold() if filename else ""
