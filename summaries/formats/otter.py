"""Otter: the text that it exports, `Ana Ruiz  0:03` above what she said."""

import re

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import (
    LONGEST_OPENING,
    OTTER_FOOTER,
    Opening,
    edge_lines,
    read_layout,
)
from summaries.formats.turns import TIME, TranscriptDraft, parse_timestamp

_HEADER = re.compile(rf"(?:(?P<name>\S.{{0,99}}?)\s\s+)?(?P<start>{TIME})\s*$")
_KEYWORDS = "SUMMARY KEYWORDS"
_NO_TITLE = re.compile(rf"{_KEYWORDS}|SPEAKERS|[A-Z][a-z]{{2}}, [A-Z][a-z]{{2}} \d.*")


def is_otter(text: str) -> bool:
    lines = edge_lines(text)
    is_marked = any(line == _KEYWORDS or OTTER_FOOTER.fullmatch(line) for line in lines)
    # Without times it is plain text.
    return is_marked and any(map(_read_opening, lines))


def read_otter(text: str) -> TranscriptDraft:
    draft = read_layout(text.split("\n"), _read_opening, aside=OTTER_FOOTER)
    first = next(iter(edge_lines(text)), "")
    if not (_read_opening(first) or _NO_TITLE.fullmatch(first)):
        draft.title = first or None
    return draft


def _read_opening(line: str) -> Opening | None:
    match = _HEADER.match(line[:LONGEST_OPENING])
    start = parse_timestamp(match["start"]) if match else None
    return Opening(match["name"] or "", start) if match and start is not None else None


OTTER = TranscriptFormat("otter", "Otter", text=FormatReader(is_otter, read_otter))
