"""SubRip (SRT): numbered cues with a comma before the milliseconds; it has no standard."""

import re
from itertools import islice

from summaries.formats.cues import (
    Cue,
    Line,
    add_turns,
    blocks,
    is_timing,
    read_cues,
)
from summaries.formats.errors import FormatError
from summaries.formats.turns import Draft

_POSITION = re.compile(r"\{\\[^{}]*\}")
_REMEDY = "Every cue needs a line such as 00:01:02,500 --> 00:01:05,000 above its text."
_LINES_TO_FIRST_TIMING = 3


def is_srt(text: str) -> bool:
    lines = islice((line for line in text.split("\n") if line.strip()), _LINES_TO_FIRST_TIMING)
    return any(is_timing(line) for line in lines)


def read(text: str) -> Draft:
    """Speakers from `Name:` in front of a line; numbers may be missing, dots may be commas.

    Raises FormatError when no cue is there or times are broken.
    """
    draft = Draft()
    cues = read_cues([part for block in blocks(text) for part in _parts(block)], draft)
    if not cues and text.strip():
        raise FormatError("There is no timing line in this SRT file.", 1, 1, _REMEDY)
    return add_turns([_without_positions(cue) for cue in cues], draft)


def _parts(block: list[Line]) -> list[list[Line]]:
    """Words above a timing are the end of the cue before: only a number stands there by right."""
    if len(block) > 1 and is_timing(block[1][1]) and not _is_number_or_timing(block[0][1]):
        return [block[:1], block[1:]]
    return [block]


def _is_number_or_timing(line: str) -> bool:
    return line.strip().isdigit() or is_timing(line)


def _without_positions(cue: Cue) -> Cue:
    cue.payload = [_POSITION.sub("", line) for line in cue.payload]
    return cue
