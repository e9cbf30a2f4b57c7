"""What the PDFs of records have in common is stored once."""

import hashlib
import io
import random
import re
import zlib
from decimal import Decimal

import pytest
from django.db import connection
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from records import storage
from records.bulk import contents
from records.models import Record, SharedPart
from records.verification import verify
from tests.database import unguarded
from tests.factories import scenes

pytestmark = pytest.mark.django_db

ALIKE = b"/Title (/Length 40\n/Length1 9\n>>\nstream\nAna Ruiz sends the contract by Friday.)"


@st.composite
def pdfs(draw: st.DrawFn) -> bytes:
    """Bytes with streams of fonts between others, some of another length than they say."""
    pieces = [draw(st.binary(max_size=50))]
    for tables in draw(st.lists(st.binary(max_size=50), max_size=3)):
        font = zlib.compress(b"\x00\x01\x00\x00" + tables)
        length = draw(st.one_of(st.just(len(font)), st.integers(0, 200)))
        head = b"<<\n/Length %d\n/Length1 9\n>>\nstream\n" % length
        pieces += [head, font, b"\nendstream\n", draw(st.binary(max_size=50))]
    return b"".join(pieces)


def named(parts: list[storage.Part], like: bytes = b"") -> dict[str, bytes]:
    return {storage.digest(part): part for part in (like, *(part for _, part in parts))}


# Words as a page has them, two bytes for each letter, and what looks like such words.
LETTERS = st.one_of(
    st.text("Aa0 \xff\u0101\u5c00\\()\r\n").map(lambda text: text.encode("utf-16-be")), st.binary()
)
SHOWN = st.builds(
    lambda letters: b"BT (%b) Tj ET\n" % re.sub(rb"([\\()])", rb"\\\1", letters), LETTERS
)
PAGES = st.lists(st.one_of(SHOWN, LETTERS, st.sampled_from([b"(\0)", b"\0", b"\xff"]))).map(
    b"".join
)

# Longer than zlib's window, and than what is compressed at a time.
LONG = st.integers(0, 50_000).map(lambda length: bytes(range(256)) * 200 + b"end"[: length % 4])


@given(pdfs(), st.one_of(pdfs(), LONG), st.sampled_from([b"", b"/BaseFont "]))
def test_what_was_packed_is_unpacked_byte_for_byte(pdf: bytes, like: bytes, end: bytes) -> None:
    fonts, like = storage.fonts_in(pdf), like + end
    assert storage.unpacked(storage.packed(pdf, fonts, like), named(fonts, like)) == pdf
    assert storage.unpacked(storage.packed(pdf + like), named([])) == pdf + like


@given(PAGES, PAGES, st.sampled_from([b"", b"fonts"]))
def test_words_of_pages_are_unpacked_byte_for_byte(pages: bytes, like: bytes, fonts: bytes) -> None:
    pdf, like = fonts + b"/Count 1" + pages, b"fonts/Count 2" + like
    assert storage.unpacked(storage.packed(pdf, like=like), named([], like)) == pdf


def test_words_of_pages_take_half_of_their_bytes():
    words = bytes(random.Random(5).choices(range(0x60, 0xF0), k=4000))
    pages = b"/Count 1 (%b) Tj" % words.decode("latin-1").encode("utf-16-be")
    assert len(zlib.compress(pages, 9)) > len(words) * 1.2
    assert len(storage.packed(pages)) < len(words)


def test_a_pdf_is_not_unpacked_by_another_than_it_was_packed_by():
    stored, like = storage.packed(b"whole", like=b"one"), storage.digest(b"one")
    assert storage.unpacked(stored, {like: b"one"}) == b"whole"
    assert storage.unpacked(stored, {}) == storage.unpacked(stored, {}, b"gone") == b""


def test_what_stands_in_the_place_of_a_part_that_is_gone_is_what_was_given_for_it():
    stored = storage.packed(b"one two three", [(4, b"two")])
    assert storage.unpacked(stored, named([(4, b"two")])) == b"one two three"
    assert storage.unpacked(stored, named([]), b"gone") == b"one gone three"
    assert storage.unpacked(stored, named([])) == b""


def test_words_that_look_like_the_head_of_a_font_are_none():
    assert storage.fonts_in(ALIKE) == []


@given(st.binary())
def test_what_is_no_stored_pdf_is_unpacked_to_nothing(content: bytes) -> None:
    assert storage.unpacked(b"x" + content, {}) == b""


EMPTY = storage.digest(b"")


def stream(content: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packer.compress(content) + packer.flush()


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"1",
        b"[1]",
        b"[[],[]]",
        b"[1,[]]",
        b"[0,[1,0],[]]",
        b"[0,[0,0,1,0],[]]",
        b"[0,[0,0,2],[]]",
        b"[0,[0,0,1],[]]",
        b'[0,[1,0,"0"],[]]',
        b'[0,[1,0,0],[["a","%b"]]]' % EMPTY.encode(),
        b'[0,[1,0,0],[[0,"gone"]]]',
        b"[0,[1,0,0],[[0,[]]]]",
        b"[" * 100_000,
    ],
)
def test_a_head_of_another_form_is_unpacked_to_nothing(head: bytes) -> None:
    stored = bytes.fromhex(EMPTY) + stream(head)
    assert storage.unpacked(stored + stream(b"rest"), named([])) == b""
    sound = bytes.fromhex(EMPTY) + stream(b"[0,[1,0,0],[]]")
    assert storage.unpacked(sound + stream(b"rest"), named([])) == b"rest"


def test_bytes_behind_it_are_refused():
    stored = storage.packed(b"whole")
    assert storage.unpacked(stored, named([])) == b"whole"
    assert storage.unpacked(stored + b"more", named([])) == b""
    assert storage.unpacked(stored[:-1], named([])) == b""


def parts() -> set[str]:
    return set(SharedPart.objects.values_list("pk", flat=True))


_STREAM = re.compile(rb"stream\n2 J\n(.*?)endstream", re.DOTALL)
_MOVE = re.compile(rb"^1 0 0 1 (\S+) (\S+) cm$", re.MULTILINE)


def test_rows_are_placed_by_their_distance_and_every_page_ends_where_it_began():
    comment = "One line of many.\nGreat ☺ news ♥\nالعقد سيتم توقيعه\n" * 30
    record = scenes.approved(scenes.reviewer(), "Plain", comment=comment)
    pages = _STREAM.findall(Record.objects.get(pk=record.pk).pdf_content)
    assert len(pages) > 2
    for page in pages:
        moves = [(Decimal(x.decode()), Decimal(y.decode())) for x, y in _MOVE.findall(page)]
        assert moves
        assert (sum(x for x, _ in moves), sum(y for _, y in moves)) == (0, 0)


def test_no_letter_of_a_common_alphabet_needs_a_backslash():
    letters = "".join(map(chr, range(0x21, 0x7F)))
    record = scenes.approved(scenes.reviewer(), "Plain", comment=letters)
    pages = _STREAM.findall(Record.objects.get(pk=record.pk).pdf_content)
    assert pages
    assert not any(b"\\" in page for page in pages)


def test_what_is_before_the_pages_is_the_same_in_every_pdf():
    """Whatever follows: it is stored once, with what records share."""
    rosa, fronts = scenes.reviewer(), set()
    for comment in ("Short.", "One line of many.\n" * 300):
        record = scenes.approved(rosa, "Plain", comment=comment)
        fonts, found, pages = Record.objects.get(pk=record.pk).pdf_content.partition(b"/Count ")
        fronts.add(fonts)
        assert b"/FontFile2" in fonts
        assert b"/Contents" in pages
        assert found
    assert len(fronts) == 1


def test_records_share_their_fonts():
    rosa = scenes.reviewer()
    records = [scenes.approved(rosa, title) for title in ("One", "Two")]
    # The font, the same in bold, and what the guideline says, in a PDF and in a snapshot.
    assert len(parts()) == 4
    for record in Record.objects.filter(pk__in=[each.pk for each in records]):
        assert hashlib.sha256(record.pdf_content).hexdigest() == record.pdf_sha256
        assert len(bytes(record.pdf.content)) < len(record.pdf_content) / 20


@pytest.mark.parametrize(
    ("title", "other"),
    [
        ("Совещание в Киеве", "Другой"),
        ("Great ☺ news ♥", "Calls ☎"),
        ("Größe", "Ärger"),
    ],
)
def test_what_is_shared_does_not_tell_which_letters_a_record_has(title, other):
    rosa = scenes.reviewer()
    scenes.approved(rosa, "Plain")
    plain = parts()
    record = scenes.approved(rosa, title)
    again = Record.objects.get(pk=record.pk)
    assert hashlib.sha256(again.pdf_content).hexdigest() == record.pdf_sha256
    assert len(bytes(again.pdf.content)) < len(record.pdf_content) / 20
    shared = parts()
    assert plain < shared
    scenes.approved(rosa, other)
    assert parts() == shared


def test_fonts_with_letters_of_its_own_stay_with_a_record():
    rosa = scenes.reviewer()
    scenes.approved(rosa, "Plain")
    plain = parts()
    record = scenes.approved(rosa, "اجتماع يوم الجمعة")
    again = Record.objects.get(pk=record.pk)
    assert hashlib.sha256(again.pdf_content).hexdigest() == record.pdf_sha256
    assert parts() == plain
    fonts = [zlib.decompress(font) for _, font in storage.fonts_in(again.pdf_content)]
    assert len(fonts) > 2
    for font in fonts:
        assert not {"fpgm", "prep", "cvt "} & set(TTFont(io.BytesIO(font)).keys())


# What shares no piece with anything: marks that are not seen, letters of no use, and shaped text
# that is longer than a page.
@pytest.mark.parametrize(
    "text", ["a\tb \U000e0041 \ufeff\u200b \x07", "\ue000\U0010ffff", "العقد سيتم توقيعه\n" * 70]
)
def test_a_pdf_of_any_letters_is_kept(text):
    rosa = scenes.reviewer()
    record = scenes.approved(rosa, "Plain", comment=text)
    again = Record.objects.get(pk=record.pk)
    assert again.pdf_content.startswith(b"%PDF")
    assert hashlib.sha256(again.pdf_content).hexdigest() == record.pdf_sha256


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE records_sharedpart DROP CONSTRAINT shared_part_is_its_hash; "
        "UPDATE records_sharedpart SET content = content || 'x'",
        # A byte that nothing that was compressed may refer to.
        "ALTER TABLE records_sharedpart DROP CONSTRAINT shared_part_is_its_hash; "
        "UPDATE records_sharedpart SET content = set_byte(content, 0, 1)",
        "DELETE FROM records_sharedpart",
    ],
)
def test_a_part_that_was_changed_shows_in_every_record(change):
    rosa = scenes.reviewer()
    numbers = sorted(scenes.approved(rosa, title).number for title in ("One", "Two"))
    assert all(record.snapshot for record in Record.objects.all())
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(change)
    faulty = {(number, part) for number in numbers for part in ("PDF", "snapshot")}
    assert set(contents()) == faulty
    told = {(fault.number, fault.message) for fault in verify()}
    assert told >= {(number, f"its {part} does not match its hash") for number, part in faulty}
