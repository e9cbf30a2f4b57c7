"""Whisper's JSON: `segments` (openai-whisper, its API, faster-whisper, WhisperX with speakers) and
`transcription` with `offsets` (whisper.cpp).
"""

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import draft_of, turn_of
from summaries.formats.turns import TranscriptDraft, Turn, make_turn


def is_whisper(document: JsonNode) -> bool:
    if "segments" in document:
        return document["segments"].has_objects_with("text")
    return "transcription" in document and document["transcription"].has_objects_with("text")


def read_whisper(document: JsonNode) -> TranscriptDraft:
    if "transcription" in document:
        return draft_of(map(_cpp_segment, document["transcription"].items()))
    if "segments" in document:
        segments = document["segments"].items()
        return draft_of(turn_of(node, speaker_label(node["speaker"])) for node in segments)
    return draft_of([make_turn("", None, None, document["text"].text())])


def _cpp_segment(node: JsonNode) -> Turn:
    start, end = None, None
    if "offsets" in node:
        start, end = (node["offsets"][key].seconds(per_second=1000) for key in ("from", "to"))
    return make_turn("", start, end, node["text"].text())


WHISPER = TranscriptFormat(
    "whisper", "Whisper (JSON)", document=FormatReader(is_whisper, read_whisper)
)
