"""The formats, in the order in which they are tried."""

from collections.abc import Callable
from dataclasses import dataclass

from summaries.formats import (
    assemblyai,
    aws,
    deepgram,
    json_turns,
    meet,
    srt,
    teams,
    text,
    vtt,
    whisper,
    zoom,
)
from summaries.formats.errors import FormatError
from summaries.formats.json_nodes import Node
from summaries.formats.turns import Draft

_JSON_STARTS = ("{", "[")


@dataclass(frozen=True)
class TextFormat:
    """Read from the text itself."""

    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str], Draft]
    extensions: tuple[str, ...] = ()


@dataclass(frozen=True)
class JsonFormat:
    """Read from a JSON document; `read_text` where the service also has a text form."""

    name: str
    recognises: Callable[[Node], bool]
    read: Callable[[Node], Draft]
    read_text: Callable[[str], Draft] | None = None


TEXT_FORMATS = (
    TextFormat("teams", teams.is_metadata, teams.read_text),
    TextFormat("vtt", vtt.is_vtt, vtt.read, (".vtt",)),
    TextFormat("srt", srt.is_srt, srt.read, (".srt",)),
    TextFormat("text", lambda _: True, text.read, (".txt", ".text", ".md")),
)
# The services first: their documents may have members that ours has too.
JSON_FORMATS = (
    JsonFormat("aws", aws.is_aws, aws.read),
    JsonFormat("deepgram", deepgram.is_deepgram, deepgram.read),
    JsonFormat("meet", meet.is_meet, meet.read),
    JsonFormat("zoom", zoom.is_zoom, zoom.read),
    JsonFormat("teams", teams.is_stream, teams.read_document, teams.read_text),
    JsonFormat("whisper", whisper.is_whisper, whisper.read),
    JsonFormat("json", json_turns.is_turns, json_turns.read),
    JsonFormat("assemblyai", assemblyai.is_assemblyai, assemblyai.read),
)
FORMAT_NAMES = tuple(sorted({*(f.name for f in TEXT_FORMATS), *(f.name for f in JSON_FORMATS)}))


def text_format(name: str) -> TextFormat | None:
    return next((f for f in TEXT_FORMATS if f.name == name), None)


def json_format(name: str) -> JsonFormat | None:
    return next((f for f in JSON_FORMATS if f.name == name), None)


def check_name(name: str) -> None:
    if name not in FORMAT_NAMES:
        message = f"format is {name!r}."
        raise FormatError(message, remedy=f"Use one of {', '.join(FORMAT_NAMES)}, or leave it out.")


def looks_like_json(source: str) -> bool:
    return source.lstrip().startswith(_JSON_STARTS)
