import pytest

from summaries.formats import FormatError, parse

TALK = "Ana: Café, naïve “quote” – 42 €."


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_unicode_is_read_in_every_form_without_a_warning(encoding):
    parsed = parse(TALK.encode(encoding))
    assert parsed.turns[0].text == TALK.removeprefix("Ana: ")
    assert parsed.warnings == ()


def test_windows_1252_is_read_with_a_warning():
    parsed = parse(TALK.encode("cp1252"))
    assert parsed.turns[0].text == TALK.removeprefix("Ana: ")
    assert parsed.warnings == ("The file is not UTF-8; it was read as Windows-1252.",)


def test_latin_1_is_the_last_resort():
    assert "Latin-1" in parse(b"Ana: caf\xe9 \x81").warnings[0]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_a_line_end(end):
    text = end.join(["WEBVTT", "", "00:01.000 --> 00:02.000", "<v Ana>One", "two."])
    assert parse(text.encode()).turns[0].text == "One two."


def test_a_nul_is_refused_with_its_place():
    with pytest.raises(FormatError, match="NUL") as caught:
        parse(b"Ana: Hello.\nBob: H\0i.")
    assert (caught.value.line, caught.value.column) == (2, 7)


def test_half_a_surrogate_pair_is_refused():
    with pytest.raises(FormatError, match="surrogate"):
        parse("Ana: \ud83d")


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"PK\x03\x04 docx", "Office file"),
        (b"%PDF-1.7", "a PDF"),
        (b"\x1f\x8b\x08", "gzip"),
        (b"\x01\x02\x03\x04\x05\x06\x07" * 9, "does not look like text"),
        (b"\xff\xfea", "says it is utf-16"),
    ],
)
def test_what_is_no_text_is_refused_for_what_it_is(data, kind):
    with pytest.raises(FormatError, match=kind) as caught:
        parse(data)
    assert caught.value.remedy


@pytest.mark.parametrize("data", [b"", b" \n", "...", "WEBVTT", "[]", '{"turns": []}', "Ana: —"])
def test_a_transcript_without_words_is_refused(data):
    with pytest.raises(FormatError) as caught:
        parse(data)
    assert caught.value.remedy


@pytest.mark.parametrize("data", [b"Ana: 12345", "Ana: 12345"])
def test_what_is_too_big_is_refused_before_it_is_read(data):
    assert parse(data, max_bytes=10).turns
    with pytest.raises(FormatError, match="at most 9 are taken"):
        parse(data, max_bytes=9)
