"""The text of a Word document (.docx), which is a ZIP file of XML: as Word shows its final version.

Deleted and moved-away text, hidden text and codes of fields are not shown; inserted text and text
moved here are. Footnotes and text boxes are beside the conversation: a warning shows them.
"""

import re
import zipfile
import zlib
from dataclasses import dataclass, field
from io import BytesIO
from xml.parsers import expat

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from summaries.formats.table import is_table
from summaries.formats.turns import TIME, FormatError

# Ten hours of talk have some 10 MB.
_MOST_BYTES = 16 * 1024 * 1024
BEGINNING = b"PK\x03\x04"
_DOCUMENT = "word/document.xml"
_NOTES = {
    "word/footnotes.xml": gettext_noop("A footnote"),
    "word/endnotes.xml": gettext_noop("An endnote"),
}
_TEXT_BOX, _PARAGRAPH = gettext_noop("A text box"), gettext_noop("A paragraph")
_WORDS = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_MATHS = "http://schemas.openxmlformats.org/officeDocument/2006/math"
_COMPATIBLE = "http://schemas.openxmlformats.org/markup-compatibility/2006"
_TEXTS = {f"{_WORDS} t", f"{_MATHS} t"}
_MARKS = {
    f"{_WORDS} tab": "\t",
    f"{_WORDS} ptab": "\t",
    f"{_WORDS} br": "\n",
    f"{_WORDS} cr": "\n",
    f"{_WORDS} noBreakHyphen": "-",
}
# Not in the final version, or shown above other text.
_NOT_SHOWN = {f"{_WORDS} {name}" for name in ("del", "moveFrom", "rt")} | {
    f"{_COMPATIBLE} Fallback"
}
_OFF = ("0", "false", "off")
_TIME = re.compile(rf"[\[(]?{TIME}[\])]?")
_LONGEST_NAME = 60
_NAME_AND_TEXT = 2  # columns
_SHOWN = 100  # characters


def read_word_text(data: bytes, warnings: list[str]) -> str:
    """Its paragraphs, with an empty line between them; of a table with a turn in each row, that
    table, with tabs between its columns. What is left out is added to `warnings`.

    Raises FormatError for another kind of file, for one that is damaged or has a document type, and
    for one that is too large when unpacked.
    """
    beside: list[tuple[str, str]] = []
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            document = _Document(_read_part(archive, _DOCUMENT))
            for name, kind in _NOTES.items():
                if name in archive.namelist():
                    notes = _Document(_read_part(archive, name))
                    beside += [(kind, text) for text in notes.paragraphs]
    except KeyError as error:
        message = _("This is a ZIP or Office file, not a transcript.")
        remedy = _("Export the transcript as plain text, Word, VTT, SRT or JSON and send that.")
        raise FormatError(message, remedy=remedy) from error
    except (
        *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError),
        *(expat.ExpatError, ValueError),
    ) as error:
        message = _("This ZIP or Office file cannot be read: {why}.").format(why=error)
        raise FormatError(
            message, remedy=_("Save it again, or export it as plain text.")
        ) from error
    paragraphs = document.paragraphs
    if not any(map(str.strip, paragraphs)):
        # The whole document is in text boxes.
        paragraphs, document.boxes = document.boxes, []
    beside += [(_TEXT_BOX, text) for text in document.boxes]
    table = document.turns()
    if table:
        beside += [(_PARAGRAPH, text) for text in document.outside]
    for kind, text in beside:
        if text.strip():
            warning = _("{kind} was left out, because it is beside the conversation: {text}.")
            warnings.append(warning.format(kind=_(kind), text=repr(text.strip()[:_SHOWN])))
    return table or "\n\n".join(paragraphs)


def _read_part(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as file:
        # Unpacks no more than that: its declared size may be false.
        xml = file.read(_MOST_BYTES + 1)
    if len(xml) > _MOST_BYTES:
        raise ValueError(f"unpacked, it has more than {_MOST_BYTES:,} bytes")
    return xml


@dataclass
class _Place:
    """Where paragraphs go: the document, a text box or a cell."""

    pieces: list[str] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)


class _Document:
    """The paragraphs and tables of an XML document, read without a tree, so that memory does not
    grow with the depth and number of elements."""

    def __init__(self, xml: bytes) -> None:
        self.paragraphs: list[str] = []
        self.outside: list[str] = []
        self.boxes: list[str] = []
        self._tables: list[list[list[str]]] = []
        self._places: list[_Place] = [_Place()]
        self._in_text = self._in_run = self._in_mark = self._is_hidden = False
        self._mark_is_deleted = False
        self._hidden_depth = self._table_depth = 0
        # Of each open field: whether what comes is its code, not its result.
        self._fields: list[bool] = []
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        # No Word document has one, and expanding entities are declared there.
        parser.StartDoctypeDeclHandler = _refuse_doctype
        parser.Parse(xml, True)
        if self._places[0].pieces:
            self._end_paragraph()

    def turns(self) -> str:
        """The tables as one, with columns named by the first row or by what they hold; empty if
        they hold no turns."""
        rows = [row for table in self._tables for row in table if any(row)]
        if not rows or len({len(row) for row in rows}) != 1:
            return ""
        header, *others = ("\t".join(row) for row in rows)
        if is_table(header) and others:
            return "\n".join([header, *(row for row in others if row != header)])
        columns = list(zip(*rows, strict=True))
        timed = [all(not cell or _TIME.fullmatch(cell) for cell in column) for column in columns]
        kinds = ["start" if is_timed else "" for is_timed in timed]
        left = [at for at, is_timed in enumerate(timed) if not is_timed]
        is_named = len(left) == _NAME_AND_TEXT and all(
            len(cell) <= _LONGEST_NAME for cell in columns[left[0]]
        )
        recurs = is_named and len(set(columns[left[0]])) < len(rows)
        if sum(timed) > 1 or not (recurs or (is_named and any(timed))):
            return ""
        kinds[left[0]], kinds[left[1]] = "speaker", "text"
        return "\n".join("\t".join(row) for row in [kinds, *rows])

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _sep, local = name.rpartition(" ")
        if name in _NOT_SHOWN and not self._in_mark:
            self._hidden_depth += 1
        if space not in (_WORDS, _MATHS):
            return
        if local == "r":
            self._in_run, self._is_hidden = True, False
        elif local == "pPr":
            self._in_mark = True
        elif local in ("del", "moveFrom") and self._in_mark:
            # The end of this paragraph is deleted: the next one continues it.
            self._mark_is_deleted = True
        elif local == "vanish":
            is_hidden = attributes.get(f"{_WORDS} val", "1") not in _OFF
            self._is_hidden = self._in_run and is_hidden
        elif local == "fldChar":
            self._field(attributes.get(f"{_WORDS} fldCharType", ""))
        elif local in ("txbxContent", "tc"):
            self._places.append(_Place())
        elif local in ("tbl", "tr"):
            self._open_table(local)
        elif name in _MARKS and self._in_run and self._is_shown():
            self._places[-1].pieces.append(_MARKS[name])
        self._in_text = name in _TEXTS

    def _open_table(self, local: str) -> None:
        self._table_depth += local == "tbl"
        if self._table_depth == 1 and local == "tbl":
            self._tables.append([])
        elif self._table_depth == 1:
            self._tables[-1].append([])

    def _end(self, name: str) -> None:
        self._in_text = False
        if name in _NOT_SHOWN and not self._in_mark:
            self._hidden_depth -= 1
        space, _sep, local = name.rpartition(" ")
        if space != _WORDS:
            return
        if local == "r":
            self._in_run = False
        elif local == "pPr":
            self._in_mark = False
        elif local == "p":
            self._end_paragraph()
        elif local == "txbxContent":
            box = self._places.pop()
            if not self._hidden_depth:
                self.boxes.append("\n".join(box.paragraphs))
        elif local == "tc":
            self._end_cell()
        elif local == "tbl":
            self._table_depth -= 1

    def _end_paragraph(self) -> None:
        place = self._places[-1]
        # A field whose code does not end here is damaged.
        self._fields = [is_code for is_code in self._fields if not is_code]
        if self._mark_is_deleted:
            self._mark_is_deleted = False
            return
        text = "".join(place.pieces)
        place.pieces = []
        place.paragraphs.append(text)
        if len(self._places) == 1:
            self.paragraphs.append(text)
            self.outside.append(text)

    def _end_cell(self) -> None:
        cell = self._places.pop()
        text = " ".join(" ".join([*cell.paragraphs, "".join(cell.pieces)]).split())
        if self._table_depth == 1 and self._tables[-1]:
            self._tables[-1][-1].append(text)
        elif len(self._places) > 1:
            self._places[-1].paragraphs.append(text)
        if len(self._places) == 1:
            self.paragraphs += cell.paragraphs

    def _field(self, kind: str) -> None:
        if kind == "begin":
            self._fields.append(True)
        elif self._fields and kind == "separate":
            self._fields[-1] = False
        elif self._fields and kind == "end":
            self._fields.pop()

    def _is_shown(self) -> bool:
        return not (self._hidden_depth or self._is_hidden or any(self._fields))

    def _characters(self, characters: str) -> None:
        if self._in_text and self._is_shown():
            self._places[-1].pieces.append(characters)


def _refuse_doctype(*_: object) -> None:
    raise ValueError("it declares a document type")
