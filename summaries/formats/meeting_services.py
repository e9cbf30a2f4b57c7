"""Transcripts of meeting services: Zoom, Google Meet, Microsoft Teams."""

from collections.abc import Iterator
from datetime import datetime

from django.utils.translation import gettext as _

from summaries.formats.captions import Cue, open_file, read_cues, read_vtt
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, load, speaker_label
from summaries.formats.speech_services import draft_of, turn_of
from summaries.formats.turns import FormatError, TranscriptDraft, Turn, make_turn
from web.json_bodies import place_of

# --- Zoom -------------------------------------------------------------------
# The interactions of a Revenue Accelerator conversation, one list a participant, and saved
# transcript messages of Realtime Media Streams (`msg_type` 17). A cloud recording's transcript is
# VTT.

_TRANSCRIPT_MESSAGES = (17, "MEDIA_DATA_TRANSCRIPT")


def is_zoom(document: JsonNode) -> bool:
    if document.has_objects_with("msg_type", "content"):
        return True
    return "participants" in document and document["participants"].has_objects_with("transcripts")


def read_zoom(document: JsonNode) -> TranscriptDraft:
    if isinstance(document.value, list):
        return draft_of(_stream(document))
    segments = sorted(_interactions(document), key=lambda pair: pair[0])
    return draft_of((turn for _, turn in segments), title=document["topic"].text() or None)


def _interactions(document: JsonNode) -> Iterator[tuple[float, Turn]]:
    for participant in document["participants"].items():
        speaker = speaker_label(participant["display_name"])
        for segment in participant["transcripts"].items():
            start, end = segment["start_time"].seconds(), segment["end_time"].seconds()
            place = segment["item_id"].seconds() if start is None else start
            yield place or 0.0, make_turn(speaker, start, end, segment["text"].text())


def _stream(messages: JsonNode) -> Iterator[Turn]:
    """Times from the first message on: `timestamp` is in milliseconds since 1970."""
    spoken = [m["content"] for m in messages.items() if m["msg_type"].value in _TRANSCRIPT_MESSAGES]
    stamps = [_stamp(content) for content in spoken]
    first = min((stamp for stamp in stamps if stamp is not None), default=0)
    for content, stamp in zip(spoken, stamps, strict=True):
        start = None if stamp is None else (stamp - first) / 1000
        speaker = speaker_label(content["user_name"])
        yield make_turn(speaker, start, None, content["data"].text())


def _stamp(content: JsonNode) -> int | None:
    stamp = content["timestamp"].value
    if stamp is None:
        return None
    if isinstance(stamp, bool) or not isinstance(stamp, int) or not 0 <= stamp < 10**14:
        content["timestamp"].refuse("a time in milliseconds since 1970")
    return int(stamp)


ZOOM = TranscriptFormat("zoom", "Zoom (JSON)", document=FormatReader(is_zoom, read_zoom))


# --- Meet -------------------------------------------------------------------
# Google Meet's REST API v2: `conferenceRecords.transcripts.entries`.
#
# Entries name participants by resource; add the list of `participants` from the same API to the
# document, or a `displayName` is not to be had.

_KINDS_OF_USER = ("signedinUser", "anonymousUser", "phoneUser")


def is_meet(document: JsonNode) -> bool:
    return "transcriptEntries" in document


def read_meet(document: JsonNode) -> TranscriptDraft:
    """Times count from the first entry, as Meet gives the time of day."""
    names = dict(_names(document["participants"]))
    entries = list(document["transcriptEntries"].items())
    begun = min((at for entry in entries if (at := entry["startTime"].instant())), default=None)
    draft = draft_of(_turn(entry, names, begun) for entry in entries)
    if not names:
        draft.warnings.append(
            _("Meet's entries name no people; send its `participants` in the same document.")
        )
    return draft


def _names(participants: JsonNode) -> Iterator[tuple[str, str]]:
    for participant in participants.items():
        for kind in _KINDS_OF_USER:
            if kind in participant:
                yield participant["name"].text(), participant[kind]["displayName"].text()


def _turn(entry: JsonNode, names: dict[str, str], begun: datetime | None) -> Turn:
    resource = entry["participant"].text()
    speaker = names.get(resource) or f"Participant {resource.rpartition('/')[2]}".strip()
    start, end = (_since(begun, entry[key].instant()) for key in ("startTime", "endTime"))
    return make_turn(speaker, start, end, entry["text"].text())


def _since(begun: datetime | None, at: datetime | None) -> float | None:
    return None if at is None or begun is None else max(0.0, (at - begun).total_seconds())


MEET = TranscriptFormat("meet", "Google Meet (JSON)", document=FormatReader(is_meet, read_meet))


# --- Teams ------------------------------------------------------------------
# Microsoft Teams: Graph's `metadataContent` (VTT whose cues are JSON), plain VTT with voice
# spans (Graph's `content`), and the JSON that Stream keeps beside a recording (`entries`).

_MEMBER = '"spokenText"'


def is_metadata(text: str) -> bool:
    return text.startswith("WEBVTT") and _MEMBER in text


def is_stream(document: JsonNode) -> bool:
    return "entries" in document and document["entries"].has_objects_with("startOffset", "text")


def read_text(text: str) -> TranscriptDraft:
    """Graph's two VTT answers."""
    if not is_metadata(text):
        return read_vtt(text)
    draft, body = open_file(text)
    metadata = draft_of(map(_turn_of_cue, read_cues(body, draft)), title=draft.title)
    metadata.warnings = [*draft.warnings, *metadata.warnings]
    return metadata


def read_document(document: JsonNode) -> TranscriptDraft:
    """Stream's `entries`."""
    return draft_of(
        turn_of(
            entry, speaker_label(entry["speakerDisplayName"]), start="startOffset", end="endOffset"
        )
        for entry in document["entries"].items()
    )


def _turn_of_cue(cue: Cue) -> Turn:
    payload = "\n".join(cue.payload)
    try:
        spoken = load(payload)
        speaker, text = speaker_label(spoken["speakerName"]), spoken["spokenText"].text()
    except FormatError as error:
        at = place_of(error.path, payload) if error.path else (error.line, error.column)
        raise FormatError(error.message, cue.line + at[0], at[1], error.remedy) from error
    return make_turn(speaker, cue.start, cue.end, text)


TEAMS = TranscriptFormat(
    "teams",
    "Microsoft Teams",
    text=FormatReader(is_metadata, read_text),
    document=FormatReader(is_stream, read_document),
)
