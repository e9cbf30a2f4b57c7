"""Otter: the text that it exports, `Ana Ruiz  0:03` above what she said."""

import re

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import LONGEST_OPENING, OTTER_FOOTER, Opening, edges, read_layout
from summaries.formats.turns import TIME, TranscriptDraft, seconds_of

_HEADER = re.compile(rf"(?:(?P<name>\S.{{0,99}}?)\s\s+)?(?P<start>{TIME})\s*$")
_KEYWORDS = "SUMMARY KEYWORDS"
_NO_TITLE = re.compile(rf"{_KEYWORDS}|SPEAKERS|[A-Z][a-z]{{2}}, [A-Z][a-z]{{2}} \d.*")


def is_otter(text: str) -> bool:
    lines = edges(text)
    is_marked = any(line == _KEYWORDS or OTTER_FOOTER.fullmatch(line) for line in lines)
    # Without times it is plain text.
    return is_marked and any(map(_opens, lines))


def read_otter(text: str) -> TranscriptDraft:
    draft = read_layout(text.split("\n"), _opens, aside=OTTER_FOOTER)
    first = next(iter(edges(text)), "")
    if not (_opens(first) or _NO_TITLE.fullmatch(first)):
        draft.title = first or None
    return draft


def _opens(line: str) -> Opening | None:
    match = _HEADER.match(line[:LONGEST_OPENING])
    start = seconds_of(match["start"]) if match else None
    return Opening(match["name"] or "", start) if match and start is not None else None


OTTER = TranscriptFormat("otter", "Otter", text=FormatReader(is_otter, read_otter))
