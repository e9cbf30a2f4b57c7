import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError

TALK = "Ana: Café, naïve “quote” – 42 €."


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_unicode_is_read_in_every_form_without_a_warning(encoding):
    parsed = parse_transcript(TALK.encode(encoding))
    assert parsed.turns[0].text == TALK.removeprefix("Ana: ")
    assert parsed.warnings == ()


def test_windows_1252_is_read_with_a_warning():
    parsed = parse_transcript(TALK.encode("cp1252"))
    assert parsed.turns[0].text == TALK.removeprefix("Ana: ")
    assert parsed.warnings == ("The file is not UTF-8; it was read as Windows-1252.",)


def test_latin_1_is_the_last_resort():
    assert "Latin-1" in parse_transcript(b"Ana: caf\xe9 \x81").warnings[0]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_a_line_end(end):
    text = end.join(["WEBVTT", "", "00:01.000 --> 00:02.000", "<v Ana>One", "two."])
    assert parse_transcript(text.encode()).turns[0].text == "One two."


def test_a_nul_is_refused_with_its_place():
    with pytest.raises(FormatError, match="NUL") as caught:
        parse_transcript(b"Ana: Hello.\nBob: H\0i.")
    assert (caught.value.line, caught.value.column) == (2, 7)


def test_half_a_surrogate_pair_is_refused():
    with pytest.raises(FormatError, match="surrogate"):
        parse_transcript("Ana: \ud83d")


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
        parse_transcript(data)
    assert caught.value.remedy


@pytest.mark.parametrize("data", [b"", b" \n", "...", "WEBVTT", "[]", '{"turns": []}', "Ana: —"])
def test_a_transcript_without_words_is_refused(data):
    with pytest.raises(FormatError) as caught:
        parse_transcript(data)
    assert caught.value.remedy


@pytest.mark.parametrize("data", [b"Ana: 12345", "Ana: 12345"])
def test_what_is_too_big_is_refused_before_it_is_read(data):
    assert parse_transcript(data, max_bytes=10).turns
    with pytest.raises(FormatError, match="the limit is 9"):
        parse_transcript(data, max_bytes=9)


CHINESE = "张伟：我们下周五之前把合同寄给两家医院。\n李娜：好的，预算是四万八千元，不是六万。\n"
TRADITIONAL = "張偉：我們下週五之前把合同寄給兩家醫院。\n李娜：好的，預算是四萬八千元。\n"
JAPANESE = "田中：金曜日までに契約書を送ります。\n鈴木：はい、予算は四万八千円です。\n"
KOREAN = "김민수: 금요일까지 계약서를 보내겠습니다.\n이영희: 네, 예산은 사만 팔천 원입니다.\n"
RUSSIAN = "Анна: Мы отправим договор до пятницы.\nБорис: Хорошо.\n"
GREEK = "Άννα: Θα στείλουμε τη σύμβαση ως την Παρασκευή.\n"
POLISH = "Łukasz: Wyślemy umowę do piątku, nie później.\nŚwięta: Dobrze, była mowa.\n"


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (CHINESE, "gb18030"),
        (TRADITIONAL, "big5"),
        (JAPANESE, "shift_jis"),
        (JAPANESE, "euc_jp"),
        (KOREAN, "euc_kr"),
        (RUSSIAN, "cp1251"),
        (RUSSIAN, "koi8_r"),
        (GREEK, "cp1253"),
        (POLISH, "cp1250"),
    ],
)
def test_no_other_code_page_is_read_as_wrong_letters(text, encoding):
    assert parse_transcript(text).turns
    with pytest.raises(FormatError, match="does not look like Windows-1252") as refused:
        parse_transcript(text.encode(encoding))
    assert "UTF-8" in refused.value.remedy
    assert refused.value.line == 1


@pytest.mark.parametrize(
    "text",
    [
        "Jörg: Der Vertrag kommt bis Freitag – für 48.000 €.\nMüller: „Größer“ wäre besser…\n",
        "Zoé: C’était déjà décidé à l’été, n’est-ce pas ?\nRené: « Créée » en 2019 – très bien…\n",
        "Inês: Não são só três opções, é a coordenação.\nJosé: Nº 5, à 1ª reunião…”»\n",
        "Søren: Vi får se på mødet.\nÅsa: Åh, jaså – ÄÖ!\n",
        "Ana: ————————\nBen: ••••••  \xa0\xa0\xa0\xa0\xa0 £5 ±2°\n",
        "Begoña: ¿Qué? ¡Sí!\nMª José: El año, 3½ días.\n",
    ],
)
def test_western_texts_go_on_being_read(text):
    parsed = parse_transcript(text.encode("cp1252"))
    assert parsed.turns == parse_transcript(text).turns
    assert "Windows-1252" in parsed.warnings[0]


def test_one_broken_byte_is_marked_at_its_place_with_a_warning():
    data = "Zoé: C'était déjà à l'été.\n".encode() * 4000
    place = len(data) // 2 + 8
    parsed = parse_transcript(data[:place] + b"\xff" + data[place:])
    assert sum(turn.text.count("\ufffd") for turn in parsed.turns) == 1
    assert "Line 2001, column 8 has a broken character" in parsed.warnings[0]


def test_a_lone_byte_in_a_short_file_is_marked():
    parsed = parse_transcript("Zoé: C'était déjà.\nBen: Oui ".encode() + b"\xc3.")
    assert parsed.turns[1].text == "Oui \ufffd."
    assert len(parsed.warnings) == 1


def test_several_broken_bytes_in_a_short_file_are_refused_with_their_place():
    data = "Zoé: C'était déjà à l'été.\n".encode() + b"Ren\xe9: d\xe9j\xe0.\n"
    with pytest.raises(FormatError, match="but byte 38 is not") as refused:
        parse_transcript(data)
    assert (refused.value.line, refused.value.column) == (2, 4)


def test_mac_os_roman_is_read_where_it_is_certain():
    text = "Jürgen: Wir prüfen die Maße – „sofort“.\nZoë: Schön, für 5 €.\n"
    parsed = parse_transcript(text.encode("mac_roman"))
    assert parsed.turns == parse_transcript(text).turns
    assert "Mac OS Roman" in parsed.warnings[0]


def test_a_wide_colon_names_who_speaks():
    parsed = parse_transcript(CHINESE)
    assert [turn.speaker for turn in parsed.turns] == ["张伟", "李娜"]
    assert parsed.turns[0].text == "我们下周五之前把合同寄给两家医院。"
