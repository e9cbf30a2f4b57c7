"""Whisper's JSON: `segments` (openai-whisper, its API, faster-whisper, WhisperX with speakers)
and `transcription` with `offsets` (whisper.cpp)."""

from summaries.formats.json_nodes import Node, speaker_label
from summaries.formats.segments import draft_of
from summaries.formats.turns import Draft, Turn, make_turn


def is_whisper(document: Node) -> bool:
    if "segments" in document:
        return document["segments"].has_objects_with("text")
    return "transcription" in document and document["transcription"].has_objects_with("text")


def read(document: Node) -> Draft:
    if "transcription" in document:
        return draft_of(map(_cpp_segment, document["transcription"].items()))
    if "segments" in document:
        return draft_of(map(_segment, document["segments"].items()))
    return draft_of([make_turn("", None, None, document["text"].text())])


def _segment(node: Node) -> Turn:
    speaker = speaker_label(node["speaker"])
    return make_turn(speaker, node["start"].seconds(), node["end"].seconds(), node["text"].text())


def _cpp_segment(node: Node) -> Turn:
    times = [None, None] if "offsets" not in node else _offsets(node["offsets"])
    return make_turn("", times[0], times[1], node["text"].text())


def _offsets(offsets: Node) -> list[float | None]:
    return [offsets[key].seconds(per_second=1000) for key in ("from", "to")]
