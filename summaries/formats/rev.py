"""Rev AI: its JSON (`monologues`) and its plain text, `Speaker 0    00:00:03    Good morning.`"""

import re
from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
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

_LINE = re.compile(r"(?P<name>\S.{0,99}?)\s{4}(?P<start>\d{1,3}:\d\d:\d\d)\s{4}")


def is_rev_text(text: str) -> bool:
    return any(map(_read_opening, edge_lines(text)))


def read_rev_text(text: str) -> TranscriptDraft:
    return read_layout(text.split("\n"), _read_opening, aside=MATCHES_NOTHING)


def _read_opening(line: str) -> Opening | None:
    match = _LINE.match(line[:LONGEST_OPENING])
    start = parse_timestamp(match["start"]) if match else None
    if match is None or start is None:
        return None
    return Opening(match["name"], start, None, line[match.end() :].strip())


def is_rev(document: JsonNode) -> bool:
    return "monologues" in document and document["monologues"].has_objects_with("elements")


def read_rev(document: JsonNode) -> TranscriptDraft:
    """`speakers` in the same document maps numbers to names."""
    names = {
        speaker_label(each["id"]): each["name"].text() for each in document["speakers"].items()
    }
    return build_draft(
        _read_monologue(monologue, names) for monologue in document["monologues"].items()
    )


def _read_monologue(monologue: JsonNode, names: dict[str, str]) -> Turn:
    speaker = speaker_label(monologue["speaker"])
    elements = list(monologue["elements"].items())
    text = "".join(each["value"].text() for each in elements)
    return make_turn(
        names.get(speaker) or speaker,
        min(_read_times(elements, "ts"), default=None),
        max(_read_times(elements, "end_ts"), default=None),
        text,
    )


def _read_times(elements: list[JsonNode], name: str) -> Iterator[float]:
    """Skips punctuation, which has none."""
    return (at for each in elements if (at := each[name].seconds()) is not None)


REV = TranscriptFormat(
    "rev",
    "Rev AI",
    text=FormatReader(is_rev_text, read_rev_text),
    document=FormatReader(is_rev, read_rev),
)
