"""A record as a Word file: headings, points, tables, and footnotes with turns and times.

The company's own file is the template, if it has one. Each placeholder, such as `{{title}}`, is
replaced wherever it is: in the body, in tables, headers and footers. The approved text takes the
place of the paragraph `{{text}}`, in the styles of the template.
"""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from django.conf import settings
from django.utils.translation import gettext as _
from docx import Document
from docx.document import Document as WordDocument
from docx.opc.constants import CONTENT_TYPE, RELATIONSHIP_TYPE
from docx.opc.exceptions import PackageNotFoundError
from docx.opc.oxml import serialize_part_xml
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Mm
from docx.text.paragraph import Paragraph

from records.documents.content import BadTemplate, Cell, LaidOut, RecordContent

_PLACEHOLDER = re.compile(r"\{\{\s*(\w+)\s*\}\}")
LOGO = "logo.png"
_LOGO_HEIGHT = Mm(14)
_LONGEST_PROPERTY = 255


def find_template(guideline: str) -> Path | None:
    """`GUIDELINE.docx` or `minutes.docx` in the directory of the settings."""
    if not settings.MINUTES_DIRECTORY:
        return None
    directory = Path(settings.MINUTES_DIRECTORY)
    wanted = (directory / f"{guideline}.docx", directory / "minutes.docx")
    return next((path for path in wanted if path.is_file()), None)


def find_logo() -> Path | None:
    path = Path(settings.MINUTES_DIRECTORY) / LOGO if settings.MINUTES_DIRECTORY else None
    return path if path and path.is_file() else None


def render_word(content: RecordContent) -> bytes:
    """Raises BadTemplate."""
    template = find_template(content.guideline_name)
    try:
        document = Document(str(template)) if template else _usual_document()
    except (PackageNotFoundError, BadZipFile, SyntaxError, LookupError, ValueError) as error:
        told = _("{path} is no Word file that can be read: {why}")
        raise BadTemplate(told.format(path=template, why=error)) from error
    values = {
        "title": content.title,
        "date": content.date,
        "participants": "\n".join(content.participants),
        "number": str(content.number),
        "guideline": content.guideline,
        "approved_by": content.approved_by,
        "approved_at": content.approved_at,
        "sha256": content.sha256,
        "facts": "\n".join(content.facts),
    }
    place = None
    for paragraph in list(_find_paragraphs(document)):
        if "text" in _PLACEHOLDER.findall(paragraph.text) and place is None:
            place = paragraph
        else:
            _fill(paragraph, values)
    place = place or document.add_paragraph()
    notes = _Footnotes(document)
    for block in content.blocks:
        _write_block(document, place, block, content, notes)
    place._p.getparent().remove(place._p)
    notes.store()
    document.core_properties.title = content.title[:_LONGEST_PROPERTY]
    document.core_properties.author = content.approved_by[:_LONGEST_PROPERTY]
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def _usual_document() -> WordDocument:
    """What is filled in where the company has no file of its own."""
    document = Document()
    if logo := find_logo():
        document.add_picture(str(logo), height=_LOGO_HEIGHT)
    document.add_heading("{{title}}", level=0)
    for words in ("{{date}}", "{{facts}}", "{{participants}}", "{{text}}"):
        document.add_paragraph(words)
    document.sections[0].footer.paragraphs[0].text = "SHA-256 {{sha256}}"
    return document


# --- Placeholders -----------------------------------------------------------


def _find_paragraphs(document: WordDocument) -> Iterator[Paragraph]:
    """Those of the body, and of headers and footers, also in tables."""
    parts: list[Any] = [document]
    for section in document.sections:
        parts += [section.header, section.footer, section.first_page_header]
        parts += [section.first_page_footer, section.even_page_header, section.even_page_footer]
    for part in parts:
        if not getattr(part, "is_linked_to_previous", False):
            yield from _paragraphs_in(part)


def _paragraphs_in(part: Any) -> Iterator[Paragraph]:
    yield from part.paragraphs
    for table in part.tables:
        for row in table.rows:
            for cell in row.cells:
                yield from _paragraphs_in(cell)


def _fill(paragraph: Paragraph, values: dict[str, str]) -> None:
    """A placeholder may be spread over several runs, because editors split them: its words then go
    to the first one. An unknown placeholder stays, so that it is seen."""
    if not _PLACEHOLDER.search(paragraph.text):
        return

    def replaced(text: str) -> str:
        return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)

    for run in paragraph.runs:
        if _PLACEHOLDER.search(run.text):
            run.text = replaced(run.text)
    if any(name in values for name in _PLACEHOLDER.findall(paragraph.text)):
        first, *others = paragraph.runs
        first.text = replaced(paragraph.text)
        for run in others:
            run.text = ""


# --- The text ---------------------------------------------------------------


def _write_block(
    document: WordDocument,
    place: Paragraph,
    block: LaidOut,
    content: RecordContent,
    notes: "_Footnotes",
) -> None:
    """Write the block before `place`."""
    if block.kind == "table":
        table = document.add_table(rows=0, cols=max(map(len, block.rows)))
        _set_style(document, table, "Table Grid")
        for number, row in enumerate(block.rows):
            cells = table.add_row().cells
            for cell, held in zip(row, cells, strict=False):
                _write_cell(held.paragraphs[0], cell, content, notes, bold=number == 0)
        place._p.addprevious(table._tbl)
        place.insert_paragraph_before("")
        return
    styles = {"heading": f"Heading {min(block.level, 9)}", "points": "List Bullet"}
    for cell in block.cells:
        paragraph = place.insert_paragraph_before("")
        known = _set_style(document, paragraph, styles.get(block.kind, ""))
        if block.kind == "points" and not known:
            paragraph.add_run("• ")
        bold = block.kind == "heading" and not known
        _write_cell(paragraph, cell, content, notes, bold=bold)


def _write_cell(
    paragraph: Paragraph, cell: Cell, content: RecordContent, notes: "_Footnotes", *, bold: bool
) -> None:
    for run in cell.runs:
        paragraph.add_run(run.text).bold = run.bold or bold or None
    if cell.note is not None:
        notes.add(paragraph, content.notes[cell.note - 1])


def _set_style(document: WordDocument, item: Any, name: str) -> bool:
    """Whether the template has the style; without it, the item stays as it is."""
    if name not in {style.name for style in document.styles}:
        return False
    item.style = document.styles[name]
    return True


# --- Footnotes --------------------------------------------------------------

_FOOTNOTES = f"""<w:footnotes {nsdecls("w")}>
<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>
<w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p>
</w:footnote></w:footnotes>"""


class _Footnotes:
    """python-docx has no footnotes, but any part of a file: this is the one that holds them
    (ISO/IEC 29500-1, section 11.3.7)."""

    def __init__(self, document: WordDocument) -> None:
        self._document = document
        held = [
            (key, one.target_part)
            for key, one in document.part.rels.items()
            if one.reltype == RELATIONSHIP_TYPE.FOOTNOTES
        ]
        self._held = held[0][0] if held else ""
        self._root = parse_xml(held[0][1].blob if held else _FOOTNOTES)
        self._next = 1 + max(int(one.get(qn("w:id"))) for one in self._root)
        self._count = 0

    def add(self, paragraph: Paragraph, text: str) -> None:
        """A reference at the end of the paragraph, and its note."""
        number, self._next, self._count = self._next, self._next + 1, self._count + 1
        reference = OxmlElement("w:footnoteReference")
        reference.set(qn("w:id"), str(number))
        mark = paragraph.add_run()
        mark.font.superscript = True
        mark._r.append(reference)
        note = OxmlElement("w:footnote")
        note.set(qn("w:id"), str(number))
        body = Paragraph(OxmlElement("w:p"), paragraph._parent)
        note.append(body._p)
        own = body.add_run()
        own.font.superscript = True
        own._r.append(OxmlElement("w:footnoteRef"))
        body.add_run(f" {text}")
        self._root.append(note)

    def store(self) -> None:
        """Put the notes into the file, in place of the template's part if it has one."""
        if not self._count:
            return
        part = self._document.part
        if self._held:
            del part.rels[self._held]
        blob = serialize_part_xml(self._root)
        name = PackURI("/word/footnotes.xml")
        notes = Part(name, CONTENT_TYPE.WML_FOOTNOTES, blob, part.package)
        part.relate_to(notes, RELATIONSHIP_TYPE.FOOTNOTES)
