"""The PDF of a record, whatever letters it has."""

import hashlib
import io
import re
import zlib
from contextlib import suppress
from datetime import UTC, datetime

import pytest
from fontTools.ttLib import TTFont

from records.models import Record
from records.pdf import RecordDocument
from tests.factories import scenes

pytestmark = pytest.mark.django_db


# Marks that are not seen, letters of no use, and shaped text that is longer than a page.
@pytest.mark.parametrize(
    "text",
    [
        "a\tb \U000e0041 \ufeff\u200b \x07",
        "\ue000\U0010ffff",
        "العقد سيتم توقيعه\n" * 70,
        "One line of many.\nGreat ☺ news ♥\n" * 70,
        "x" * 500,
    ],
)
def test_a_pdf_of_any_letters_is_kept(text):
    record = Record.objects.get(pk=scenes.approved(scenes.reviewer(), "Plain", comment=text).pk)
    assert bytes(record.pdf).startswith(b"%PDF")
    assert hashlib.sha256(record.pdf).hexdigest() == record.pdf_sha256


def test_a_hidden_character_shows_as_its_code_and_turns_nothing_around():
    def drawn(text: str) -> bytes:
        sheet = RecordDocument("Plain", "0" * 64, datetime(2026, 3, 2, tzinfo=UTC))
        sheet.add_page()
        sheet.write_lines(text)
        return sheet.finish()

    hidden, written = "We pay \u202e052\u202c euros.", "We pay [U+202E]052[U+202C] euros."
    assert drawn(hidden) == drawn(written)
    assert drawn(hidden) != drawn("We pay 052 euros.")


def glyphs(pdf: bytes) -> set[str]:
    """The names of those in its fonts."""
    found = set()
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        with suppress(zlib.error):
            content = zlib.decompress(stream)
            if content.startswith(b"\x00\x01\x00\x00"):
                found |= set(TTFont(io.BytesIO(content)).getGlyphOrder())
    return found


def test_letters_that_join_have_the_forms_that_they_have_within_a_word():
    """Of `jeem` at the beginning (U+FE9F) and of `meem` in the middle (U+FEE4)."""
    rosa = scenes.reviewer()
    plain = bytes(scenes.approved(rosa, "Plain").pdf)
    joined = bytes(scenes.approved(rosa, "اجتماع").pdf)
    assert {"uniFE9F", "uniFEE4"} <= glyphs(joined) - glyphs(plain)
