"""Tables with a turn in each row: CSV, TSV such as Whisper's, labels of Audacity, and the tables of
Word documents."""

import csv
import re
from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from summaries.formats.captions import merge_adjacent
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode
from summaries.formats.segments import units_per_second
from summaries.formats.turns import FormatError, TranscriptDraft, make_turn, parse_timestamp

_COLUMNS = {
    "start": [
        "start",
        "starttime",
        "startms",
        "starts",
        "startsec",
        "startseconds",
        "begin",
        "begintime",
        "from",
        "in",
        "timecode",
        "time",
        "timestamp",
        "offset",
        "beginn",
        "anfang",
        "von",
        "zeit",
        "début",
        "debut",
        "heure",
        "inicio",
        "hora",
        "tiempo",
    ],
    "end": [
        "end",
        "endtime",
        "endms",
        "ends",
        "endsec",
        "endseconds",
        "stop",
        "to",
        "out",
        "ende",
        "bis",
        "fin",
        "final",
    ],
    "speaker": [
        "speaker",
        "speakername",
        "speakerlabel",
        "speakerid",
        "name",
        "who",
        "participant",
        "participantname",
        "user",
        "username",
        "person",
        "sprecher",
        "sprecherin",
        "teilnehmer",
        "locuteur",
        "intervenant",
        "hablante",
        "orador",
    ],
    "text": [
        "text",
        "transcript",
        "transcription",
        "content",
        "utterance",
        "sentence",
        "message",
        "caption",
        "subtitle",
        "dialogue",
        "dialog",
        "said",
        "words",
        "speech",
        "spoken",
        "inhalt",
        "gesagt",
        "texte",
        "contenu",
        "texto",
        "contenido",
    ],
}
_DELIMITERS = (",", "\t", ";", "|")
_NOT_A_LETTER = re.compile(r"[\W\d_]+")
_UNITS = re.compile(r"\((?:s|sec|seconds|ms|hh?:mm:ss(?:[.,:]\w+)?)\)", re.IGNORECASE)
_LABEL = re.compile(r"\d{1,8}\.\d{1,9}\t\d{1,8}\.\d{1,9}\t.+")
_FIRST_LINES = 3
_LONGEST_HEAD = 10_000
_COLONS_WITH_FRAMES = 3


def is_table(text: str) -> bool:
    head = [line for line in text.split("\n", _FIRST_LINES + 1)[:_FIRST_LINES] if line.strip()]
    if not head:
        return False
    return all(map(_LABEL.fullmatch, head)) or _find_delimiter(head[0]) is not None


def read_table(text: str) -> TranscriptDraft:
    """Columns by their names, in any order; `text` and one other are needed. Whole numbers are
    milliseconds if speech at that pace in seconds is too slow.

    Raises FormatError for a table without such columns, and for a row that cannot be read.
    """
    first = next((line for line in text.split("\n") if line.strip()), "")
    delimiter, names = _find_delimiter(first), None
    if delimiter is None and _LABEL.fullmatch(first):
        delimiter, names = "\t", ["start", "end", "text"]
    if delimiter is None:
        shown = repr(first[:100])
        message = _("The first line names no columns of a transcript: {text}.").format(text=shown)
        remedy = _("Name the columns start, end, speaker and text; text and one other are needed.")
        raise FormatError(message, remedy=remedy)
    # Whisper writes quotes as they are.
    has_quotes = delimiter != "\t" or '\t"' in text
    reader = csv.reader(
        text.split("\n"),
        delimiter=delimiter,
        quoting=csv.QUOTE_MINIMAL if has_quotes else csv.QUOTE_NONE,
    )
    rows: list[tuple[int, list[str]]] = []
    try:
        rows.extend(
            (reader.line_num, [cell.strip() for cell in row])
            for row in reader
            if any(map(str.strip, row))
        )
    except csv.Error as error:
        message = _("This row cannot be read: {why}.").format(why=error)
        remedy = _("Check its quotes, or export the table again.")
        raise FormatError(message, reader.line_num, remedy=remedy) from error
    columns = names or _column_kinds(rows.pop(0)[1])
    return _read_rows(rows, columns)


def _find_delimiter(line: str) -> str | None:
    for delimiter in _DELIMITERS:
        # The names of columns are short, and the csv module refuses very long cells.
        head = line[:_LONGEST_HEAD]
        columns = _column_kinds(next(csv.reader([head], delimiter=delimiter), []))
        if "text" in columns and ("start" in columns or "speaker" in columns):
            return delimiter
    return None


def _column_kinds(cells: Sequence[str]) -> list[str]:
    """What each column holds, empty for others. The first column of a kind counts."""
    columns: list[str] = []
    for cell in cells:
        bare = _NOT_A_LETTER.sub("", _UNITS.sub("", cell.casefold()))
        kind = next((kind for kind, words in _COLUMNS.items() if bare in words), "")
        columns.append("" if kind in columns else kind)
    return columns


def _read_rows(rows: Sequence[tuple[int, list[str]]], columns: Sequence[str]) -> TranscriptDraft:
    draft = TranscriptDraft()
    read = []
    for number, row in rows:
        if len(row) != len(columns):
            message = _("This row has {count} columns; the first line names {named}.")
            remedy = _("Put text that contains the separator in quotes.")
            named = message.format(count=len(row), named=len(columns))
            raise FormatError(named, number, remedy=remedy)
        cells = {kind: cell for kind, cell in zip(columns, row, strict=True) if kind}
        times = {
            side: _read_seconds(cells.get(side, ""), number, side) for side in ("start", "end")
        }
        read.append((number, cells, times))
    nodes = (JsonNode({**times, "text": cells["text"]}) for _, cells, times in read)
    whole = all(cells.get("start", "").isdigit() for _, cells, _ in read)
    per_second = units_per_second(nodes) if whole and "end" in columns else 1
    turns = []
    for number, cells, times in read:
        start, end = (None if at is None else at / per_second for at in times.values())
        if start is not None and end is not None and end < start:
            warning = _("The row at line {number} ends before it starts; its end is unknown.")
            draft.warnings.append(warning.format(number=number))
            end = None
        turns.append(make_turn(cells.get("speaker", ""), start, end, cells["text"]))
    draft.turns = merge_adjacent(turns) if "end" in columns else [t for t in turns if t.text]
    draft.warn_of_unnamed()
    return draft


def _read_seconds(cell: str, line: int, side: str) -> float | None:
    if not cell:
        return None
    try:
        # Frames after the seconds, as editors write them, are less than a second.
        stamp = cell.rpartition(":")[0] if cell.count(":") == _COLONS_WITH_FRAMES else cell
        return (
            parse_timestamp(stamp)
            if ":" in stamp
            else JsonNode(stamp.replace(",", "."), side).seconds()
        )
    except FormatError as error:
        message = _("{side} is {text}, not a time.").format(side=side, text=repr(cell[:60]))
        remedy = _("Write times as 00:01:02.500 or in seconds.")
        raise FormatError(message, line, remedy=remedy) from error


TABLE = TranscriptFormat(
    "csv",
    gettext_lazy("Table (CSV, TSV)"),
    text=FormatReader(is_table, read_table),
    extensions=(".csv", ".tsv"),
)
