import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("WEBVTT\n\n00:01.000 --> 00:02.000\nHi", "vtt"),
        ("\n1\n00:00:01,000 --> 00:00:02,000\nHi", "srt"),
        ("Ana: Hi", "text"),
        ("[00:00:01] Ana: Hi", "text"),
        ("[laughter] Well then.", "text"),
        ('\n {"turns": [{"text": "Hi"}]}', "json"),
        ('[{"text": "Hi"}]', "json"),
    ],
)
def test_a_format_is_known_by_what_it_says(text, name):
    assert parse_transcript(text).format == name
    assert parse_transcript(text, filename="notes.txt").format == name


def test_the_name_of_the_file_decides_when_the_text_does_not():
    with pytest.raises(FormatError, match="WEBVTT"):
        parse_transcript("Ana: Hi", filename="call.VTT")


def test_broken_json_is_named_as_such_by_its_file():
    with pytest.raises(FormatError, match="not JSON"):
        parse_transcript("[{]", filename="call.json")


@pytest.mark.parametrize(
    "text",
    ['[{"speaker": "Ana", "text": "Hi",}]', '[ {"start": ' + "9" * 5000 + ', "text": "Hi"}]'],
)
def test_a_broken_list_of_turns_is_not_taken_for_talk(text):
    with pytest.raises(FormatError, match="not JSON"):
        parse_transcript(text)


def test_an_unknown_format_is_answered_with_the_known_ones():
    with pytest.raises(FormatError, match="format is 'docx'") as caught:
        parse_transcript("Ana: Hi", format="docx")
    assert (
        "ass, assemblyai, aws, azure, csv, deepgram, fireflies, gladia, google, json"
        in caught.value.remedy
    )


@pytest.mark.parametrize("text", ['{"words": 3, "lines": 4}', "{}", '["Hi"]'])
def test_unknown_json_is_answered_with_the_least_that_is_taken(text):
    with pytest.raises(FormatError, match="matches no known") as caught:
        parse_transcript(text)
    assert '{"turns": [{"speaker"' in caught.value.remedy


@pytest.mark.parametrize("name", ["aws", "deepgram", "whisper", "json", "fireflies"])
def test_a_json_format_is_not_read_from_text(name):
    with pytest.raises(FormatError, match="not JSON"):
        parse_transcript("Ana: Hi", format=name)
