"""The pages that a record is printed on: A4, shaped text, also from right to left.

Text is bounded: what is too much is left out with a note, because record.json has all of it.

A letter that the font does not have would leave a gap that nobody sees. It stands as a box, and
the first page says which letters those are and where to read them.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

_FAMILY = "DejaVu"
_GREY, _BLACK = (90, 90, 90), (0, 0, 0)
TEXT, SMALL, HEADING, TITLE = 10.5, 8.5, 12.5, 17
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_SHAPED = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "NSM"})
BOX = "\N{WHITE SQUARE}"
_ABRIDGED = "The rest is left out here; record.json of the evidence pack has all of it."
# Controls and marks of direction, which are not to be seen in any font.
_UNSEEN = frozenset({"Cc", "Cf"})


def _fonts() -> Path:
    """DejaVu comes with matplotlib; looking it up does not import it."""
    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise RuntimeError("matplotlib, which brings the fonts, is not installed.")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"


class Sheet(FPDF):
    """Every page says which snapshot it shows, by its hash; `at` is when that was approved."""

    def __init__(self, title: str, digest: str, at: datetime) -> None:
        super().__init__(format="A4")
        self.heading, self.digest = title, digest
        self._left: int | None = None
        self.missing: set[str] = set()
        for style, file in [("", "DejaVuSans.ttf"), ("B", "DejaVuSans-Bold.ttf")]:
            self.add_font(_FAMILY, style, str(_fonts() / file))
        self.set_margins(20, 18, 20)
        self.set_auto_page_break(auto=True, margin=22)
        # The date of the approval, so that the same snapshot gives the same bytes.
        self.set_creation_date(at)
        self.set_title(title)
        self.set_lang("en")

    def header(self) -> None:
        self.set_font(_FAMILY, "", 8)
        self.set_text_color(*_GREY)
        self.cell(0, 5, "Countersign · Approved record", new_x="LMARGIN", new_y="NEXT")
        self.ln(4)

    def footer(self) -> None:
        self.set_y(-16)
        self.set_font(_FAMILY, "", 6.5)
        self.set_text_color(*_GREY)
        self.cell(0, 4, f"Snapshot SHA-256 {self.digest}", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.cell(0, 4, f"Page {self.page_no()} of {{nb}}", align="R")

    def heading_line(self, text: str) -> None:
        if self.will_page_break(24):
            self.add_page()
        self.ln(3)
        self.write_lines(text, size=HEADING, style="B")

    def small(self, text: str, *, style: str = "", grey: bool = False) -> None:
        self.write_lines(text, size=SMALL, style=style, grey=grey)

    def write_lines(
        self, text: str, *, size: float = TEXT, style: str = "", grey: bool = False
    ) -> None:
        """Each line of `text` from the side that its letters begin at."""
        text = self._within_limit(text)
        if not text and self._left == 0:
            return
        self.set_font(_FAMILY, style, size)
        self.set_text_color(*(_GREY if grey else _BLACK))
        for line in self._with_boxes(text).splitlines() or [""]:
            align = "R" if _from_the_right(line) else "L"
            # Shaping takes three times as long, and most lines look the same without.
            shaped = _needs_shaping(line)
            self.set_text_shaping(use_shaping_engine=shaped)
            write = self.multi_cell if shaped else self.cell
            for row in [line] if shaped else self._rows(line):
                write(0, size * 0.52, row or " ", align=align, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def abridge_after(self, characters: int) -> None:
        """Leave out what is more than so many characters from here on, with a note."""
        self._left = characters

    def _within_limit(self, text: str) -> str:
        if self._left is None or len(text) <= self._left:
            self._left = None if self._left is None else self._left - len(text)
            return text
        if self._left == 0:
            return ""
        kept, self._left = text[: self._left], 0
        return f"{kept} …\n{_ABRIDGED}"

    def _rows(self, line: str) -> Iterator[str]:
        """`line` broken to the width of the page, for text that needs no shaping.

        fpdf's own way measures what it has of a row anew for each letter.
        """
        font, size = self.current_font, self.font_size * 0.001
        assert isinstance(font, TTFFont)  # noqa: S101 (for the type checker)
        return broken(line, font.cw, (self.epw - 2 * self.c_margin) / size)

    def _with_boxes(self, text: str) -> str:
        known = self.fonts[f"{_FAMILY.lower()}{self.font_style}"].cmap  # type: ignore[union-attr]
        lacking = {
            letter
            for letter in set(text)
            if ord(letter) not in known and unicodedata.category(letter) not in _UNSEEN
        }
        self.missing |= lacking
        return text.translate(dict.fromkeys(map(ord, lacking), BOX))

    def finished(self) -> bytes:
        """The file. Closes those of the fonts, which else stay open as long as it pleases the
        collector."""
        content = bytes(self.output())
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.close()
        return content


def broken(line: str, widths: Mapping[int, float], most: float) -> Iterator[str]:
    """Rows of at most `most` wide, broken after a blank where there is one."""
    start, blank, used = 0, -1, 0.0
    for at, letter in enumerate(line):
        wide = widths[ord(letter)]
        if used + wide > most and at > start:
            end = blank + 1 if blank >= start else at
            yield line[start:end]
            start, used = end, sum(widths[ord(item)] for item in line[end:at])
        if letter == " ":
            blank = at
        used += wide
    yield line[start:]


def _needs_shaping(line: str) -> bool:
    """Letters that join, that run from the right, or that stand on others."""
    return not line.isascii() and any(
        unicodedata.bidirectional(letter) in _SHAPED or unicodedata.combining(letter)
        for letter in line
    )


def _from_the_right(line: str) -> bool:
    strong = (unicodedata.bidirectional(letter) for letter in line)
    return next((kind for kind in strong if kind in {"L", "R", "AL"}), "L") in _RIGHT_TO_LEFT
