"""Files as the services write them, read to the very turns that were said and no others.

`services/expected.json` has for each what comes out: turns as [speaker, start, end, text], and what
the warnings show of lines that nobody said.
"""

import io
import json
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError

FOLDER = Path(__file__).parent / "services"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def docx(paragraphs: list[str]) -> bytes:
    """A Word document; ⏎ is a line break in a paragraph."""
    runs = [
        "<w:br/>".join(
            f'<w:t xml:space="preserve">{escape(line)}</w:t>' for line in text.split("⏎")
        )
        for text in paragraphs
    ]
    body = "".join(f"<w:p><w:r>{run}</w:r></w:p>" for run in runs)
    return zipped(f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>')


def zipped(xml: str, name: str = "word/document.xml") -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, xml)
    return file.getvalue()


def content(name: str) -> tuple[bytes, str]:
    """The file's bytes, and its name as the service would give it."""
    data = (FOLDER / name).read_bytes()
    if not name.endswith(".document.txt"):
        return data, name
    return docx(data.decode().strip().split("\n\n")), name.replace(".document.txt", ".docx")


def test_every_file_has_its_expectation_and_every_service_three():
    files = sorted(path.name for path in FOLDER.iterdir() if path.name != "expected.json")
    assert files == sorted(EXPECTED)
    services = [name.partition("-")[0] for name in files]
    assert {services.count(service) for service in services} == {3}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_of_a_service_is_read_to_its_exact_turns(name: str):
    expected = EXPECTED[name]
    data, filename = content(name)
    parsed = parse_transcript(data, filename=filename)
    assert parsed.format == name.partition("-")[0]
    assert parsed.title == expected["title"]
    turns = [[turn.speaker, turn.start, turn.end, turn.text] for turn in parsed.turns]
    assert turns == expected["turns"]
    assert list(parsed.warnings) == expected["warnings"]
    assert parse_transcript(data, format=parsed.format) == parsed


def test_a_word_document_that_is_no_services_is_read_as_plain_text():
    parsed = parse_transcript(
        docx(["Board meeting", "Ana: We agree.", "Ben: So do I."]), filename="a.docx"
    )
    assert (parsed.format, parsed.title) == ("text", "Board meeting")
    assert [turn.text for turn in parsed.turns] == ["We agree.", "So do I."]


def test_deleted_words_of_a_word_document_are_not_read():
    run = "<w:r><w:t>Ana: Yes.</w:t></w:r><w:del><w:r><w:delText> No.</w:delText></w:r></w:del>"
    document = f'<w:document xmlns:w="{WORD}"><w:body><w:p>{run}</w:p></w:body></w:document>'
    assert [turn.text for turn in parse_transcript(zipped(document)).turns] == ["Yes."]


ENTITY = '<!DOCTYPE d [<!ENTITY a "Ana: yes">]>'
_PLAIN = f'<w:document xmlns:w="{WORD}"><w:body/></w:document>'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (zipped("a", "xl/workbook.xml"), "a ZIP or Office file"),
        (zipped(_PLAIN)[:-20], "cannot be read"),
        (zipped("<w:document"), "cannot be read"),
        (zipped(ENTITY + _PLAIN), "cannot be read"),
        (zipped(" " * 17_000_000), "more than 16,777,216 bytes"),
    ],
)
def test_a_word_document_that_is_broken_or_hostile_is_refused_with_a_remedy(data, said):
    with pytest.raises(FormatError, match=said) as refused:
        parse_transcript(data)
    assert refused.value.remedy


def test_talk_between_turns_is_kept_whatever_it_looks_like():
    text = (FOLDER / "otter-export.txt").read_text().replace("Yes.", "Yes.\n\nAnd no.")
    assert "Yes. And no." in [turn.text for turn in parse_transcript(text).turns]


FOOTER = "Left out, because it is not part of the conversation: 'Transcribed by https://otter.ai'."


@pytest.mark.parametrize(
    "talk",
    [
        "Ana: It leaks.",
        "It leaks.",
        "1\n00:00:01,000 --> 00:00:02,000\nAna: It leaks.",
        "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>It leaks.",
    ],
)
def test_a_footer_that_was_copied_with_a_talk_of_another_layout_is_left_out(talk: str):
    parsed = parse_transcript(f"{talk}\n\nTranscribed by https://otter.ai\n")
    assert [turn.text for turn in parsed.turns] == ["It leaks."]
    assert FOOTER in parsed.warnings
