"""Tables, timed text and other markup, chats and Word documents: read, or refused by name."""

import io
import json
import zipfile

import pytest
from countersign_judge.prompts import format_transcript
from django.utils import translation

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError
from tests.summaries.formats.test_service_files import WORD, zipped


def read(text, name=None):
    parsed = parse_transcript(text)
    assert name in (None, parsed.format)
    return [(turn.speaker, turn.start, turn.end, turn.text) for turn in parsed.turns]


SAID = [("Ana", 1.5, 3.0, "We ship, on Friday."), ("Ben", 4.0, 6.0, "Good.")]


@pytest.mark.parametrize(
    "text",
    [
        'start_time,end_time,speaker,text\n0:01.5,0:03,Ana,"We ship, on Friday."\n4,6,Ben,Good.',
        "Speaker;Start (s);End (s);Text\nAna;1,5;3,0;We ship, on Friday.\nBen;4;6;Good.",
        "Sprecher\tVon\tBis\tText\nAna\t1,5\t3\tWe ship, on Friday.\nBen\t0:04\t0:06\tGood.",
    ],
)  # fmt: skip
def test_tables_with_named_columns_are_read(text):
    assert read(text, "csv") == SAID


def test_whispers_table_counts_milliseconds():
    assert read("start\tend\ttext\n0\t3000\tWe ship on Friday.\n", "csv") == [
        ("", 0.0, 3.0, "We ship on Friday.")
    ]


def test_a_table_without_the_columns_is_refused_with_the_remedy():
    with pytest.raises(FormatError, match="names no columns") as refused:
        parse_transcript("a,b\n1,2\n", filename="x.csv")
    assert "speaker" in refused.value.remedy


def test_a_row_with_other_columns_is_refused_with_its_line():
    with pytest.raises(FormatError, match="This row has 4 columns") as refused:
        parse_transcript("start,speaker,text\n1,Ana,We ship.\n2,Ben,Well, no.\n")
    assert refused.value.line == 3


TTML = """<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata">
<head><metadata><ttm:agent xml:id="a"><ttm:name>Ana</ttm:name></ttm:agent></metadata></head>
<body><div begin="1s"><p begin="0.5s" end="00:00:02.000" ttm:agent="a">We ship,<br/>
<span>on Friday.</span></p>
<p begin="3000ms" dur="2s">Ben: Good.</p></div></body></tt>"""


def test_timed_text_is_read():
    assert read(TTML, "ttml") == SAID
    srv3 = '<timedtext format="3"><body><p t="1500" d="1500">a &lt; b</p></body></timedtext>'
    assert read(srv3, "ttml") == [("", 1.5, 3.0, "a < b")]
    srv1 = '<transcript><text start="1.5" dur="1.5">It&amp;#39;s</text></transcript>'
    assert read(srv1, "ttml") == [("", 1.5, 3.0, "It's")]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<!DOCTYPE html><html><body><p>Ana: Hi.</p></body></html>", "HTML"),
        ("{\\rtf1\\ansi Ana: Hi.\\par}", "RTF"),
        ("<?xml version='1.0'?><call><said>Hi.</said></call>", "XML"),
        ("<SAMI><BODY>Hi.</BODY></SAMI>", "SAMI"),
        ("<tt><p>broken", "This XML cannot be read"),
        ("<!DOCTYPE tt [<!ENTITY a 'b'>]><tt><p>&a;</p></tt>", "document type"),
    ],
)
@pytest.mark.parametrize("filename", [None, "call.txt"])
def test_other_markup_is_refused_by_its_name(text, name, filename):
    with pytest.raises(FormatError, match=name) as refused:
        parse_transcript(text, filename=filename)
    assert refused.value.remedy


def test_substation_alpha_is_read():
    text = (
        "[Script Info]\nTitle: Call\n\n[Events]\n"
        "Format: Layer, Start, End, Style, Name, Text\n"
        "Comment: 0,0:00:00.00,0:00:01.00,Default,,note\n"
        "Dialogue: 0,0:00:01.50,0:00:03.00,Default,Ana,{\\i1}We ship,\\Non Friday.\n"
        "Dialogue: 0,0:00:04.00,0:00:06.00,Default,Ben,Good.\n"
    )
    assert read(text, "ass") == SAID
    assert parse_transcript(text).title == "Call"


@pytest.mark.parametrize(
    "text",
    [
        "[12/03/2026, 14:30:01] Ana: We ship.\n[12/03/2026, 14:31:01] Ben: Good.\nThanks.",
        "12/03/26, 2:30 PM - Ana: We ship.\n12/03/26, 2:31 PM - Ben: Good.\nThanks.",
        "12.03.26, 14:30 - Chats are encrypted.\n12.03.26, 14:30 - Ana: We ship.\n"
        "12.03.26, 14:31 - Ben: Good.\nThanks.",
    ],
)
def test_a_chat_of_whatsapp_is_read(text):
    assert [turn[:2] for turn in read(text, "whatsapp")] == [("Ana", 0.0), ("Ben", 60.0)]


@pytest.mark.parametrize(
    "text",
    [
        "**Ana:** We ship.\n\n**Ben:** Good.",
        "**Ana** *[0:00]*: We ship.\n\n**Ben** *[0:08]*: Good.",
        "0:00 | Ana\nWe ship.\n\n0:08 | Ben\nGood.",
        "Ana - 0:00\nWe ship.\n\nBen - 0:08\nGood.",
    ],
)
def test_names_and_times_as_note_takers_write_them(text):
    assert [(turn[0], turn[3]) for turn in read(text)] == [("Ana", "We ship."), ("Ben", "Good.")]


def test_any_name_that_most_lines_begin_with_is_one():
    text = "ana ruiz: We ship.\n+1 555 0100: Good.\nana ruiz: Note: it is late.\n"
    assert [turn[0] for turn in read(text)] == ["ana ruiz", "+1 555 0100", "ana ruiz"]


# --- Word ---


def word(body):
    xml = f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>'
    return parse_transcript(zipped(xml))


MARKUP = "http://schemas.openxmlformats.org/markup-compatibility/2006"


def run(text):
    return f"<w:r><w:t xml:space='preserve'>{text}</w:t></w:r>"


def paragraph(*runs):
    return f"<w:p>{''.join(runs)}</w:p>"


@pytest.mark.parametrize(
    ("runs", "text"),
    [
        ([run("Ana: was "), "<w:r><w:noBreakHyphen/><w:t>5</w:t></w:r>"], "was -5"),
        ([run("Ana: co"), "<w:r><w:softHyphen/></w:r>", run("op")], "coop"),
        ([run("Ana: a"), "<w:moveFrom><w:r><w:t>b</w:t></w:r></w:moveFrom>"], "a"),
        ([run("Ana: a"), "<w:moveTo><w:r><w:t>b</w:t></w:r></w:moveTo>"], "ab"),
        ([run("Ana: a"), "<w:r><w:rPr><w:vanish/></w:rPr><w:t>b</w:t></w:r>"], "a"),
        (
            [
                run("Ana: a"),
                '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
                "<w:r><w:instrText>PAGE</w:instrText><w:t>x</w:t></w:r>",
                '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
                run(" 7"),
                '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
            ],
            "a 7",
        ),
    ],
)
def test_a_word_document_is_read_as_word_shows_its_final_version(runs, text):
    assert [turn.text for turn in word(paragraph(*runs)).turns] == [text]


def test_a_deleted_end_of_a_paragraph_joins_it_with_the_next():
    mark = "<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>"
    body = paragraph(mark, run("Ana: We ship")) + paragraph(run(" on Friday."))
    assert [turn.text for turn in word(body).turns] == ["We ship on Friday."]


@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", "A text box was left out, because it is beside the conversation: 'Draft'."),
        ("de", "Ein Textfeld gehört nicht zum Gespräch und wurde ausgelassen: 'Draft'."),
    ],
)
def test_a_text_box_is_left_out_with_a_warning_in_the_reader_s_language(language, warning):
    box = f"<w:r><w:txbxContent>{paragraph(run('Draft'))}</w:txbxContent></w:r>"
    with translation.override(language):
        parsed = word(paragraph(run("Ana: We ship."), box))
    assert [turn.text for turn in parsed.turns] == ["We ship."]
    assert parsed.warnings == (warning,)


def test_a_text_box_that_is_also_there_for_older_programs_is_left_out_once():
    box = f"<w:txbxContent>{paragraph(run('Draft'))}</w:txbxContent>"
    both = (
        f'<mc:AlternateContent xmlns:mc="{MARKUP}"><mc:Choice Requires="wps">{box}</mc:Choice>'
        f"<mc:Fallback>{box}{run('Old.')}</mc:Fallback></mc:AlternateContent>"
    )
    parsed = word(paragraph(run("Ana: We ship."), f"<w:r>{both}</w:r>", run(" Good.")))
    assert [turn.text for turn in parsed.turns] == ["We ship. Good."]
    assert len(parsed.warnings) == 1
    assert "Draft" in parsed.warnings[0]


@pytest.mark.parametrize(
    ("part", "warning"), [("footnote", "A footnote was left"), ("endnote", "An endnote was left")]
)
def test_notes_below_the_text_are_left_out_with_a_warning(part, warning):
    note = f'<w:{part} w:id="1">{paragraph(run("See the offer."))}</w:{part}>'
    body = paragraph(run("Ana: We ship"), f'<w:r><w:{part}Reference w:id="1"/></w:r>', run(" now."))
    file = io.BytesIO(zipped(f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>'))
    with zipfile.ZipFile(file, "a") as archive:
        separator = f'<w:{part} w:id="0">{paragraph("<w:r><w:separator/></w:r>")}</w:{part}>'
        xml = f'<w:{part}s xmlns:w="{WORD}">{separator}{note}</w:{part}s>'
        archive.writestr(f"word/{part}s.xml", xml)
    parsed = parse_transcript(file.getvalue())
    assert [turn.text for turn in parsed.turns] == ["We ship now."]
    assert len(parsed.warnings) == 1
    assert warning in parsed.warnings[0]
    assert "See the offer." in parsed.warnings[0]


@pytest.mark.parametrize(
    "rows",
    [
        [["Time", "Speaker", "Content"], ["0:01", "Ana", "We ship."], ["0:05", "Ben", "Good."]],
        [["0:01", "Ana", "We ship."], ["0:05", "Ben", "Good."]],
        [["Ana", "We ship."], ["Ben", "Good."], ["Ana", "Bye."]],
    ],
)
def test_a_table_of_a_word_document_names_its_speakers(rows):
    cells = [[f"<w:tc>{paragraph(run(cell))}</w:tc>" for cell in row] for row in rows]
    body = "".join(f"<w:tr>{''.join(row)}</w:tr>" for row in cells)
    turns = word(f"<w:tbl>{body}</w:tbl>").turns[:2]
    assert [(turn.speaker, turn.text) for turn in turns] == [
        ("Ana", "We ship."),
        ("Ben", "Good."),
    ]


# --- Repeats ---


def test_a_loop_of_a_speech_model_is_warned_of_and_written_once():
    cues = "".join(
        f"00:{at // 60:02}:{at % 60:02}.000 --> 00:{at // 60:02}:{at % 60:02}.900\n{text}\n\n"
        for at, text in enumerate(["<v Ana>We ship.", *["<v Ana>Thank you."] * 40, "<v Ana>Bye."])
    )
    parsed = parse_transcript(f"WEBVTT\n\n{cues}")
    assert "Turns 2 to 41 repeat the same words 40 times: 'Thank you.'" in parsed.warnings[0]
    prompt = format_transcript("Call", [turn.as_dict() for turn in parsed.turns])
    assert prompt.count("Thank you.") == 1
    assert "(repeated 40 times, to number 41)" in prompt
    assert "42|" in prompt


@pytest.mark.parametrize(
    ("said", "once"),
    [
        ("Thank you. " * 40, "Thank you"),
        ("Thank you, thank you very much. " * 40, "Thank you, thank you very much"),
        ("so I will turn it over to you and then we go on " * 40,
         "so I will turn it over to you and then we go on"),
        ("ご視聴ありがとうございました。" * 40, "ご視聴ありがとうございました"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("filename", ["call.txt", "call.json"])
def test_a_loop_within_one_turn_is_warned_of(said, once, filename):
    text = f"We ship on Friday. {said}Goodbye to all."
    turns = [{"speaker": "Ben", "text": "Hello."}, {"speaker": "Ana", "text": text}]
    lines = "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in turns)
    file = json.dumps({"turns": turns}) if filename.endswith(".json") else lines
    parsed = parse_transcript(file, filename=filename)
    assert len(parsed.warnings) == 1
    assert f"Turn 2 repeats the same words 40 times: '{once}'." in parsed.warnings[0]


@pytest.mark.parametrize("said", ["Ha ha ha ha ha ha ha ha.", "No, no, no, no, no! " * 3])
def test_laughter_is_no_loop(said):
    assert (
        parse_transcript(
            f"Ana: {said}\nBen: Well, that is how it is and how it will stay here."
        ).warnings
        == ()
    )


def test_what_people_repeat_a_few_times_is_no_loop():
    assert parse_transcript("Ana: Yes.\nBen: Yes.\nAna: Yes.\nBen: Well.").warnings == ()
