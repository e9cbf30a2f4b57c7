"""Microsoft Teams: Graph's `metadataContent` (VTT whose cues are JSON), plain VTT with voice
spans (Graph's `content`), and the JSON that Stream keeps beside a recording (`entries`)."""

from collections.abc import Iterator

from summaries.formats.captions import Cue, open_file, read_cues, read_vtt
from summaries.formats.json_nodes import Node, load, speaker_label
from summaries.formats.speech_services import draft_of
from summaries.formats.turns import Draft, FormatError, Turn, make_turn
from web.json_bodies import place_of

_MEMBER = '"spokenText"'


def is_metadata(text: str) -> bool:
    return text.startswith("WEBVTT") and _MEMBER in text


def is_stream(document: Node) -> bool:
    return "entries" in document and document["entries"].has_objects_with("startOffset", "text")


def read_text(text: str) -> Draft:
    """Graph's two VTT answers."""
    if not is_metadata(text):
        return read_vtt(text)
    draft, body = open_file(text)
    metadata = draft_of(map(_turn_of_cue, read_cues(body, draft)), title=draft.title)
    metadata.warnings = [*draft.warnings, *metadata.warnings]
    return metadata


def read_document(document: Node) -> Draft:
    """Stream's `entries`."""
    return draft_of(_entries(document))


def _turn_of_cue(cue: Cue) -> Turn:
    payload = "\n".join(cue.payload)
    try:
        said = load(payload)
        speaker, text = speaker_label(said["speakerName"]), said["spokenText"].text()
    except FormatError as error:
        at = place_of(error.path, payload) if error.path else (error.line, error.column)
        raise FormatError(error.message, cue.line + at[0], at[1], error.remedy) from error
    return make_turn(speaker, cue.start, cue.end, text)


def _entries(document: Node) -> Iterator[Turn]:
    for entry in document["entries"].items():
        speaker = speaker_label(entry["speakerDisplayName"])
        start, end = entry["startOffset"].seconds(), entry["endOffset"].seconds()
        yield make_turn(speaker, start, end, entry["text"].text())
