"""Zoom: captions and chat as its window saves them, the interactions of a Revenue Accelerator
conversation, one list a participant, and saved transcript messages of Realtime Media Streams
(`msg_type` 17). A cloud recording's transcript is VTT."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.headers import read_listed, read_moment, read_people
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.layouts import (
    LONGEST_OPENING,
    MATCHES_NOTHING,
    Opening,
    edge_lines,
    read_layout,
)
from summaries.formats.segments import build_draft
from summaries.formats.turns import TranscriptDraft, Turn, make_turn, parse_timestamp

# --- Saved from the window --------------------------------------------------
# `[Ana Ruiz] 14:30:03` above what she said; chat as `14:30:03 From Ana Ruiz to Everyone: …`, or
# with the message below. Times are those of the day.

_CAPTION = re.compile(r"\[(?P<name>.{1,100})\] (?P<time>\d{1,2}:\d\d:\d\d)\s*$")
_MESSAGE = re.compile(
    r"(?P<time>\d{1,2}:\d\d:\d\d)\s+From\s+(?P<name>[^\s:][^:]{0,99}?)(?:\s+to\s[^:]{1,300}+|\s*+):"
)
_HALF_A_DAY = 12 * 3600


def is_zoom_text(text: str) -> bool:
    return any(map(_match_opening, edge_lines(text)))


def read_zoom_text(text: str) -> TranscriptDraft:
    """Times count from the first line; a meeting may go on past midnight."""
    lines = text.split("\n")
    draft = read_layout(lines, _Clock().opens, aside=MATCHES_NOTHING)
    draft.participants = read_listed(lines)
    return draft


def _match_opening(line: str) -> re.Match[str] | None:
    start = line[:LONGEST_OPENING]
    return _CAPTION.match(start) or _MESSAGE.match(start)


@dataclass
class _Clock:
    first: float | None = None
    last: float = 0.0
    nights: int = 0

    def opens(self, line: str) -> Opening | None:
        match = _match_opening(line)
        now = parse_timestamp(match["time"]) if match else None
        if match is None or now is None:
            return None
        self.first = now if self.first is None else self.first
        self.nights += self.last - now > _HALF_A_DAY
        self.last = now
        start = now + self.nights * 2 * _HALF_A_DAY - self.first
        return Opening(match["name"], start, None, line[match.end() :].strip())


# --- JSON -------------------------------------------------------------------

_TRANSCRIPT_MESSAGES = (17, "MEDIA_DATA_TRANSCRIPT")


def is_zoom(document: JsonNode) -> bool:
    if document.has_objects_with("msg_type", "content"):
        return True
    return "participants" in document and document["participants"].has_objects_with("transcripts")


def read_zoom(document: JsonNode) -> TranscriptDraft:
    if isinstance(document.value, list):
        return build_draft(_read_stream(document))
    segments = sorted(_read_interactions(document), key=lambda pair: pair[0])
    draft = build_draft((turn for _, turn in segments), title=document["topic"].text() or None)
    head = document.value
    draft.participants = read_people(head.get("participants"))
    draft.occurred_at = read_moment(head.get("meeting_start_time"), head.get("start_time"))
    return draft


def _read_interactions(document: JsonNode) -> Iterator[tuple[float, Turn]]:
    for participant in document["participants"].items():
        speaker = speaker_label(participant["display_name"])
        for segment in participant["transcripts"].items():
            start, end = segment["start_time"].seconds(), segment["end_time"].seconds()
            place = segment["item_id"].seconds() if start is None else start
            yield place or 0.0, make_turn(speaker, start, end, segment["text"].text())


def _read_stream(messages: JsonNode) -> Iterator[Turn]:
    """Times from the first message on: `timestamp` is in milliseconds since 1970."""
    spoken = [m["content"] for m in messages.items() if m["msg_type"].value in _TRANSCRIPT_MESSAGES]
    stamps = [_read_timestamp(content) for content in spoken]
    first = min((stamp for stamp in stamps if stamp is not None), default=0)
    for content, stamp in zip(spoken, stamps, strict=True):
        start = None if stamp is None else (stamp - first) / 1000
        speaker = speaker_label(content["user_name"])
        yield make_turn(speaker, start, None, content["data"].text())


def _read_timestamp(content: JsonNode) -> int | None:
    stamp = content["timestamp"].value
    if stamp is None:
        return None
    if isinstance(stamp, bool) or not isinstance(stamp, int) or not 0 <= stamp < 10**14:
        content["timestamp"].refuse("a time in milliseconds since 1970")
    return int(stamp)


ZOOM = TranscriptFormat(
    "zoom",
    "Zoom",
    text=FormatReader(is_zoom_text, read_zoom_text),
    document=FormatReader(is_zoom, read_zoom),
)
