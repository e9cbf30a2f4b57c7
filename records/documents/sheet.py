"""The minutes of a record as a PDF: logo, participants, text, table of actions, and sources.

The PDF of the evidence pack (`records.pdf`) has everything that an approval rests on; this one has
what people read.
"""

from django.utils.translation import gettext as _
from fpdf.enums import XPos, YPos

from records.documents.content import RecordContent
from records.documents.word import find_logo
from records.pdf import FONT, TITLE, RecordDocument

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
        sheet.write_block(block)
    if content.notes:
        sheet.heading_line(_("Sources"))
        for number, note in enumerate(content.notes, start=1):
            sheet.small(f"{number}  {note}")
    return sheet.finish()
