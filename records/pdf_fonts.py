"""The fonts of a record's PDF: pieces of DejaVu, each with a fixed set of letters.

A piece is the same bytes in every file that has it, so that it is stored once, and nothing of it
tells which of its letters a record has. A process makes each once: fonts with all letters of DejaVu
take longer to read than a record takes to write. Instructions for coarse screens (hinting) are left
out, which files made for paper have no use of.
"""

from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

_FILES = {"": "DejaVuSans.ttf", "B": "DejaVuSans-Bold.ttf"}
STYLES = tuple(_FILES)
# Letters beside those of the alphabet, by their place in Unicode: so many to a piece.
_BLOCK = 128
_HINTING = ("fpgm", "prep", "cvt ", "gasp")


class Widths(dict[int, float]):
    """Of every letter of a font, in thousandths of its size; others take no room."""

    def __missing__(self, code: int) -> float:
        return 0


def path_of(style: str) -> Path:
    """DejaVu comes with matplotlib; looking it up does not import it."""
    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise RuntimeError("matplotlib, which brings the fonts, is not installed.")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf" / _FILES[style]


@cache
def widths(style: str) -> Widths:
    with TTFont(path_of(style), lazy=True) as font:
        scale, metrics = 1000 / font["head"].unitsPerEm, font["hmtx"].metrics
        letters = font.getBestCmap().items()
        return Widths((code, round(scale * metrics[glyph][0] + 0.001)) for code, glyph in letters)


@cache
def piece(style: str, letters: str) -> bytes:
    """The font with these letters and no others."""
    options = Options(hinting=False, notdef_outline=True, layout_features=[])
    options.drop_tables += ["FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, letters))
    with TTFont(path_of(style), recalcTimestamp=False, lazy=True) as font:
        subsetter.subset(font)
        font.save(content := BytesIO())
    return content.getvalue()


def block_of(letter: str) -> int:
    return ord(letter) // _BLOCK


@cache
def letters_of(block: int, style: str) -> str:
    """The letters of a block that the font has."""
    codes = range(block * _BLOCK, (block + 1) * _BLOCK)
    return "".join(chr(code) for code in codes if code in widths(style))


def drop_hinting(font: TTFont, names: Iterable[str]) -> None:
    """From the font and from the glyphs of these names, with those that they are made of."""
    for table in _HINTING:
        if table in font:
            del font[table]
    glyphs, left = font["glyf"], list(names)
    for name in left:
        glyph = glyphs[name]
        left += glyph.getComponentNames(glyphs)
        glyph.trim(remove_hinting=True)
