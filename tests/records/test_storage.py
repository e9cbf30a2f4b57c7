"""Snapshots are stored compressed, and what the PDFs of records have in common is stored once."""

import hashlib
import zlib

import pytest
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from records import storage
from records.bulk import contents
from records.models import Record, SharedPart
from records.verification import verify
from tests.database import unguarded
from tests.factories import scenes

pytestmark = pytest.mark.django_db

TEXT = storage.PackedTextField()
ALIKE = b"/Title (/Length 40\n/Length1 9\n>>\nstream\nAna Ruiz sends the contract by Friday.)"


@given(st.text())
def test_a_text_that_was_packed_is_read_as_it_was(text: str) -> None:
    assert storage.text_of(TEXT.get_prep_value(text)) == text


@given(st.binary(min_size=1))
def test_bytes_that_are_no_packed_text_are_another_text(content: bytes) -> None:
    assert storage.text_of(content) == content.decode(errors="replace")
    assert storage.text_of(zlib.compress(b"{}") + content) != "{}"


def test_a_snapshot_takes_less_room_than_its_text():
    record = scenes.approved(scenes.reviewer())
    with connection.cursor() as cursor:
        cursor.execute("SELECT octet_length(snapshot) FROM records_record")
        (stored,) = cursor.fetchone()
    again = Record.objects.get()
    assert again.snapshot == record.snapshot
    assert stored < len(again.snapshot) / 2


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


def named(parts: list[storage.Part]) -> dict[str, bytes]:
    return {storage.digest(part): part for _, part in parts}


@given(pdfs())
def test_what_was_packed_is_unpacked_byte_for_byte(pdf: bytes) -> None:
    fonts = storage.fonts_in(pdf)
    assert storage.unpacked(storage.packed(pdf, fonts), named(fonts)) == pdf
    assert storage.unpacked(storage.packed(pdf), {}) == pdf


def test_words_that_look_like_the_head_of_a_font_are_none():
    assert storage.fonts_in(ALIKE) == []


@given(st.binary())
def test_what_is_no_stored_pdf_is_unpacked_to_nothing(content: bytes) -> None:
    assert storage.unpacked(b"x" + content, {}) == b""


@pytest.mark.parametrize(
    "line",
    [b"", b"1", b"[1]", b"[[1]]", b'[["a","b"]]', b'[[0,"gone"]]', b"[[0,[]]]", b"[" * 100_000],
)
def test_places_of_another_form_are_unpacked_to_nothing(line: bytes) -> None:
    assert storage.unpacked(zlib.compress(line + b"\nrest"), {"b": b"font"}) == b""


def test_bytes_behind_it_are_refused():
    assert storage.unpacked(storage.packed(b"whole") + b"more", {}) == b""


def test_records_share_their_fonts():
    rosa = scenes.reviewer()
    records = [scenes.approved(rosa, title) for title in ("One", "Two")]
    assert SharedPart.objects.count() == 2
    for record in Record.objects.filter(pk__in=[each.pk for each in records]):
        assert hashlib.sha256(record.pdf_content).hexdigest() == record.pdf_sha256
        assert len(bytes(record.pdf.content)) < len(record.pdf_content) / 3


@pytest.mark.parametrize("title", ["Совещание в Киеве", "Great ☺ news ♥", "Größe"])
def test_fonts_with_letters_of_its_own_stay_with_a_record(title):
    rosa = scenes.reviewer()
    scenes.approved(rosa, "Plain")
    plain = set(SharedPart.objects.values_list("pk", flat=True))
    record = scenes.approved(rosa, title)
    again = Record.objects.get(pk=record.pk)
    assert hashlib.sha256(again.pdf_content).hexdigest() == record.pdf_sha256
    shared = set(SharedPart.objects.values_list("pk", flat=True))
    assert len(shared) == (4 if title == "Größe" else 2)
    assert plain <= shared
    assert len(bytes(again.pdf.content)) < len(again.pdf_content)


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE records_sharedpart DROP CONSTRAINT shared_part_is_its_hash; "
        "UPDATE records_sharedpart SET content = content || 'x'",
        "DELETE FROM records_sharedpart",
    ],
)
def test_a_font_that_was_changed_shows_in_every_record(change):
    rosa = scenes.reviewer()
    numbers = [scenes.approved(rosa, title).number for title in ("One", "Two")]
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(change)
    assert sorted(contents()) == [(number, "PDF") for number in sorted(numbers)]
    told = [fault for fault in verify() if "its PDF does not match its hash" in str(fault)]
    assert len(told) == 2
