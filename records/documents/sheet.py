"""The minutes of a record as a PDF: logo, participants, text, table of actions, and sources.

The PDF of the evidence pack (`records.pdf`) has everything that an approval rests on; this one has
what people read.
"""

from django.utils.translation import gettext as _
from fpdf.enums import XPos, YPos

from records.documents.content import Cell, LaidOut, RecordContent
from records.documents.word import find_logo
from records.pdf import FONT, TEXT, TITLE, RecordDocument

_LOGO_HEIGHT, _GREY = 14, (90, 90, 90)  # millimetres; RGB


class MinutesDocument(RecordDocument):
    """Pages with the title above and the hash of the text below."""

    def header(self) -> None:
        if self.page_no() == 1 and (logo := find_logo()):
            self.image(str(logo), h=_LOGO_HEIGHT)
            self.ln(4)

    def footer(self) -> None:
        self.set_y(-16)
        self.set_font(FONT, "", 6.5)
        self.set_text_color(*_GREY)
        hashed = f"SHA-256 {self.digest}"
        self.cell(0, 4, hashed, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.cell(0, 4, _("Page {number}").format(number=self.page_no()), align="R")


def render_pdf(content: RecordContent) -> bytes:
    sheet = MinutesDocument(content.title, content.sha256, content.at)
    sheet.add_page()
    sheet.write_lines(content.title, size=TITLE, style="B")
    for line in filter(None, (content.date, *content.facts)):
        sheet.small(line, grey=True)
    if content.participants:
        sheet.heading_line(_("Participants"))
        for name in content.participants:
            sheet.write_lines(f"• {name}")
    for block in content.blocks:
        _write_block(sheet, block)
    if content.notes:
        sheet.heading_line(_("Sources"))
        for number, note in enumerate(content.notes, start=1):
            sheet.small(f"{number}  {note}")
    return sheet.finish()


def _write_block(sheet: MinutesDocument, block: LaidOut) -> None:
    if block.kind == "table":
        _write_table(sheet, block)
        return
    for cell in block.cells:
        words = f"{cell.text}{_mark(cell)}"
        if block.kind == "heading":
            sheet.heading_line(words)
        else:
            bold = "B" if cell.runs and all(run.bold for run in cell.runs) else ""
            sheet.write_lines(f"• {words}" if block.kind == "points" else words, style=bold)
    sheet.ln(1.5)


def _write_table(sheet: MinutesDocument, block: LaidOut) -> None:
    """A row of fewer cells than the widest is filled up, as its readers expect a column."""
    width = max(map(len, block.rows))
    sheet.set_font(FONT, "", TEXT - 1)
    sheet.set_text_color(0, 0, 0)
    sheet.ln(1.5)
    with sheet.table(first_row_as_headings=False, line_height=TEXT * 0.5, text_align="L") as table:
        for number, row in enumerate(block.rows):
            written = table.row()
            for at in range(width):
                words = f"{row[at].text}{_mark(row[at])}" if at < len(row) else ""
                sheet.set_font(FONT, "B" if number == 0 else "", TEXT - 1)
                written.cell(sheet.known_letters(words, "B" if number == 0 else "") or " ")
    sheet.ln(1.5)


def _mark(cell: Cell) -> str:
    """The number of the source, in brackets: fonts have few raised digits."""
    return f" [{cell.note}]" if cell.note is not None else ""
