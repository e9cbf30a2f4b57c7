"""WebVTT (W3C Candidate Recommendation), as meeting services write it."""

import re

from summaries.formats.cues import (
    Line,
    add_turns,
    blocks,
    is_timing,
    read_cues,
)
from summaries.formats.errors import FormatError
from summaries.formats.turns import Draft

_HEADER = re.compile(r"WEBVTT(?:[ \t](?P<rest>.*))?")
_ASIDE = re.compile(r"NOTE(?:[ \t].*)?|STYLE[ \t]*|REGION[ \t]*")
_REMEDY = "The first line of a VTT file is WEBVTT; for SRT or text, name that format."


def is_vtt(text: str) -> bool:
    return _HEADER.fullmatch(text.split("\n", 1)[0]) is not None


def read(text: str) -> Draft:
    """Speakers from `<v Name>`, else from `Name:` in front, as Zoom writes it.

    NOTE, STYLE and REGION blocks and cue settings are passed over. A title may follow the
    signature: `WEBVTT - Title`. Raises FormatError for a missing signature or broken times.
    """
    draft, body = open_file(text)
    return add_turns(read_cues(body, draft), draft)


def open_file(text: str) -> tuple[Draft, list[list[Line]]]:
    """The title and the blocks that are not header, note, style or region."""
    header = _HEADER.fullmatch(text.split("\n", 1)[0])
    if header is None:
        raise FormatError("The WEBVTT signature is missing.", 1, 1, _REMEDY)
    rest = (header["rest"] or "").strip()
    draft = Draft(title=rest.lstrip("-–— ") or None if rest[:1] in ("-", "–", "—") else None)
    first, *others = blocks(text)
    body = [_without_metadata(first[1:]), *(block for block in others if not _is_aside(block))]
    return draft, [block for block in body if block]


def _without_metadata(header: list[Line]) -> list[Line]:
    """Cues that follow the signature without an empty line; `Kind: captions` is not one."""
    first = next((i for i, (_, line) in enumerate(header) if is_timing(line)), None)
    return [] if first is None else header[first:]


def _is_aside(block: list[Line]) -> bool:
    return _ASIDE.fullmatch(block[0][1]) is not None and not any(
        is_timing(line) for _, line in block[1:2]
    )
