"""SubStation Alpha (ASS, SSA): lines `Dialogue:` whose columns a line `Format:` names."""

import re

from django.utils.translation import gettext as _

from summaries.formats.captions import Cue, add_turns
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.turns import FormatError, TranscriptDraft, parse_timestamp

_SECTION = "[script info]"
_EVENTS = "[events]"
_OVERRIDE = re.compile(r"\{[^{}]*\}")
_NEEDED = ("start", "end", "text")


def is_substation(text: str) -> bool:
    first = next((line for line in text.split("\n") if line.strip()), "")
    return first.strip().casefold() in (_SECTION, _EVENTS)


def read_substation(text: str) -> TranscriptDraft:
    """Speakers from the column `Name` (`Actor`). Comments, styles and drawings are passed over.

    Raises FormatError for a line of dialogue without its columns or with a broken time.
    """
    draft = TranscriptDraft()
    cues: list[Cue] = []
    columns: list[str] = []
    section = ""
    for number, line in enumerate(text.split("\n"), start=1):
        bare = line.strip()
        if bare.startswith("[") and bare.endswith("]"):
            section = bare.casefold()
            continue
        kind, colon, rest = bare.partition(":")
        if section == _SECTION and kind == "Title" and rest.strip():
            draft.title = rest.strip()
        if section != _EVENTS or not colon:
            continue
        if kind == "Format":
            columns = [name.strip().casefold() for name in rest.split(",")]
        elif kind == "Dialogue":
            cues.append(_read_cue(number, rest, columns))
    return add_turns(cues, draft)


def _read_cue(number: int, rest: str, columns: list[str]) -> Cue:
    cells = dict(zip(columns, rest.split(",", len(columns) - 1), strict=False))
    if not columns or not all(name in cells for name in _NEEDED):
        message = _(
            "This line of dialogue does not have the columns that the line “Format:” names."
        )
        raise FormatError(message, number, remedy=_("Export the captions again, or as SRT."))
    start, end = (parse_timestamp(cells[side]) for side in ("start", "end"))
    if start is None or end is None:
        text = repr(f"{cells['start']},{cells['end']}"[:60])
        message = _("{text} is not a pair of times.").format(text=text)
        raise FormatError(message, number, remedy=_("Write times as 0:01:02.50."))
    said = _OVERRIDE.sub("", cells["text"]).replace("\\h", " ")
    said = said.replace("&", "&amp;").replace("<", "&lt;")
    payload = re.split(r"\\[Nn]", said)
    name = cells.get("name", cells.get("actor", "")).strip()
    if name:
        payload = [f"<v {name.replace('<', '').replace('>', '')}>", *payload]
    return Cue(number, start, end if end >= start else None, payload)


SUBSTATION = TranscriptFormat(
    "ass",
    "SubStation Alpha (ASS)",
    text=FormatReader(is_substation, read_substation),
    extensions=(".ass", ".ssa"),
)
