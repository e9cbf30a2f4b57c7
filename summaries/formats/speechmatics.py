"""Speechmatics' json-v2: words and punctuation with speakers or channels."""

from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import TimedWord, build_draft, group_channels
from summaries.formats.turns import TranscriptDraft

_UNKNOWN = "UU"
_SPOKEN = ("word", "punctuation", "entity")


def is_speechmatics(document: JsonNode) -> bool:
    return "results" in document and document["results"].has_objects_with("type", "alternatives")


def read_speechmatics(document: JsonNode) -> TranscriptDraft:
    return build_draft(group_channels(_read_words(document)))


def _read_words(document: JsonNode) -> Iterator[TimedWord]:
    for item in document["results"].items():
        best = item["alternatives"].first()
        if item["type"].value not in _SPOKEN or best.value is None:
            continue
        label = best["speaker"].text()
        speaker = label if label != _UNKNOWN else ""
        if label[:1] == "S" and label[1:].isdigit():
            speaker = f"Speaker {label[1:]}"
        yield TimedWord(
            speaker or speaker_label(item["channel"]),
            item["start_time"].seconds(),
            item["end_time"].seconds(),
            best["content"].text(),
            item["type"].value == "punctuation" and item["attaches_to"].value != "next",
        )


SPEECHMATICS = TranscriptFormat(
    "speechmatics",
    "Speechmatics (JSON)",
    document=FormatReader(is_speechmatics, read_speechmatics),
)
