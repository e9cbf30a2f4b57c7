"""Microsoft Teams: the Word document that it saves, Graph's `metadataContent` (VTT whose cues are
JSON), plain VTT with voice spans (Graph's `content`), and the JSON that Stream keeps beside a
recording (`entries`)."""

import re
from collections.abc import Iterator

from summaries.formats.captions import Cue, merge_adjacent, read_cues, read_vtt, read_vtt_blocks
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.headers import read_dated, read_listed, read_moment, read_people
from summaries.formats.json_documents import JsonNode, parse_json, speaker_label
from summaries.formats.layouts import LONGEST_OPENING, Opening, edge_lines, read_layout
from summaries.formats.segments import build_draft, read_turn
from summaries.formats.turns import (
    TIME,
    FormatError,
    TranscriptDraft,
    Turn,
    make_turn,
    parse_timestamp,
)
from summaries.languages import find_language
from web.json_bodies import locate_path

# --- Saved document ---------------------------------------------------------
# `Ana Ruiz   0:03` above what she said: three spaces, in every language. Older documents have
# `0:0:3.150 --> 0:0:8.20`, the name and the conversation, each on its own line and cut as captions.

_HEADER = re.compile(rf"(?P<name>\S.{{0,99}}?)   (?P<start>{TIME})(?: --> (?P<end>{TIME}))?\s*$")
_OLD_TIMING = re.compile(rf"(?P<start>{TIME}) --> (?P<end>{TIME})")
# Without zeros in front of minutes and seconds, unlike captions.
_OLD = re.compile(r"\d:\d:\d{1,2}\.\d{1,3} --> \d:\d{1,2}:\d{1,2}\.\d{1,3}")
_EVENT = re.compile(r".{1,120} (?:started|stopped) transcription")
_HEAD = 40  # lines
_TITLE = re.compile(r"(.{1,300}?)-\d{8}_\d{6}-.{1,60}")


def is_teams_document(text: str) -> bool:
    lines = edge_lines(text)
    headers = sum(_HEADER.match(line[:LONGEST_OPENING]) is not None for line in lines)
    if headers > 1 or any(map(_OLD.fullmatch, lines)):
        return True
    return headers == 1 and any(_EVENT.fullmatch(line) or _TITLE.fullmatch(line) for line in lines)


def read_teams_document(text: str) -> TranscriptDraft:
    draft = read_layout(_join_headers(text), _read_opening, aside=_EVENT)
    titles = map(_TITLE.fullmatch, edge_lines(text))
    draft.title = next((match[1] for match in titles if match), None)
    lines = text.split("\n")
    draft.participants, draft.occurred_at = read_listed(lines), read_dated(lines[:_HEAD])
    if all(turn.end is not None for turn in draft.turns):
        draft.turns = merge_adjacent(draft.turns)
    return draft


def _join_headers(text: str) -> Iterator[str]:
    """Lines in which the time and the name of an older document are one header."""
    timing: str | None = None
    for line in text.split("\n"):
        bare = line.strip()
        if timing is not None and bare:
            yield f"{bare}   {timing}"
            timing = None
        elif _OLD_TIMING.fullmatch(bare):
            timing = bare
        else:
            yield line


def _read_opening(line: str) -> Opening | None:
    match = _HEADER.match(line[:LONGEST_OPENING].strip())
    start = parse_timestamp(match["start"]) if match else None
    if match is None or start is None:
        return None
    return Opening(match["name"].strip(), start, parse_timestamp(match["end"] or ""))


# --- VTT and JSON -----------------------------------------------------------

_MEMBER = '"spokenText"'


def is_teams_metadata(text: str) -> bool:
    return text.startswith("WEBVTT") and _MEMBER in text


def is_teams_text(text: str) -> bool:
    return is_teams_metadata(text) or is_teams_document(text)


def is_teams_json(document: JsonNode) -> bool:
    return "entries" in document and document["entries"].has_objects_with("startOffset", "text")


def read_teams_text(text: str) -> TranscriptDraft:
    if not is_teams_metadata(text):
        return read_teams_document(text) if is_teams_document(text) else read_vtt(text)
    draft, body = read_vtt_blocks(text)
    spoken = [_read_cue(cue) for cue in read_cues(body, draft)]
    metadata = build_draft((turn for turn, _ in spoken), title=draft.title)
    metadata.language = find_language([node.value for _, node in spoken])
    metadata.warnings = [*draft.warnings, *metadata.warnings]
    return metadata


def read_teams_json(document: JsonNode) -> TranscriptDraft:
    """Stream's `entries`, and the attendees of a meeting as Graph lists them."""
    draft = build_draft(
        read_turn(
            entry, speaker_label(entry["speakerDisplayName"]), start="startOffset", end="endOffset"
        )
        for entry in document["entries"].items()
    )
    head = document.value
    draft.participants = read_people(head.get("attendees"), head.get("participants"))
    draft.occurred_at = read_moment(head.get("startDateTime"), head.get("startTime"))
    return draft


def _read_cue(cue: Cue) -> tuple[Turn, JsonNode]:
    payload = "\n".join(cue.payload)
    try:
        spoken = parse_json(payload)
        speaker, text = speaker_label(spoken["speakerName"]), spoken["spokenText"].text()
    except FormatError as error:
        at = locate_path(error.path, payload) if error.path else (error.line, error.column)
        raise FormatError(error.message, cue.line + at[0], at[1], error.remedy) from error
    return make_turn(speaker, cue.start, cue.end, text), spoken


TEAMS = TranscriptFormat(
    "teams",
    "Microsoft Teams",
    text=FormatReader(is_teams_text, read_teams_text),
    document=FormatReader(is_teams_json, read_teams_json),
)
