import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError, Turn


def read(text):
    return parse_transcript(text, format="text")


@pytest.mark.parametrize(
    ("line", "start", "end"),
    [
        ("Ana Ruiz: We agreed.", None, None),
        ("[00:01:02] Ana Ruiz: We agreed.", 62.0, None),
        ("[1:02] Ana Ruiz: We agreed.", 62.0, None),
        ("(00:01:02.500) Ana Ruiz: We agreed.", 62.5, None),
        ("00:01:02 Ana Ruiz: We agreed.", 62.0, None),
        ("00:01:02 - Ana Ruiz: We agreed.", 62.0, None),
        ("[00:01:02 - 00:01:05] Ana Ruiz: We agreed.", 62.0, 65.0),
        ("Ana Ruiz [00:01:02]: We agreed.", 62.0, None),
        ("Ana Ruiz  1:02\nWe agreed.", 62.0, None),
        ("Ana Ruiz | 1:02\nWe\nagreed.", 62.0, None),
        ("00:01:02 --> 00:01:05\nAna Ruiz: We agreed.", 62.0, 65.0),
        ("[75:00] Ana Ruiz: We agreed.", 4500.0, None),
    ],
)
def test_the_layouts_of_note_takers(line, start, end):
    assert read(line).turns == [Turn("Ana Ruiz", start, end, "We agreed.")]


def test_lines_and_paragraphs_without_a_name_go_on_with_the_turn():
    assert read("Ana: One\ntwo\n\nthree.\nBob: Four.").turns == [
        Turn("Ana", None, None, "One two three."),
        Turn("Bob", None, None, "Four."),
    ]


def test_turns_of_one_speaker_are_kept_apart_as_they_were_written():
    assert len(read("Ana: One.\nAna: Two.").turns) == 2


def test_a_time_of_day_in_a_sentence_is_no_time_stamp():
    assert read("Ana: See you.\n10:30 suits me.").turns[0].text == "See you. 10:30 suits me."


def test_a_first_line_that_stands_alone_is_the_title():
    parsed = read("# Board meeting\n\nAna: Hello.")
    assert (parsed.title, len(parsed.turns)) == ("Board meeting", 1)
    assert list(parsed.warnings) == [
        "'# Board meeting' was read as the title and is not part of the conversation."
    ]


@pytest.mark.parametrize(
    "first",
    [
        "ana: we cancel the order",
        "A\u200bna: we cancel the order",
        "王芳，我们取消订单。",
        "The plan is: we cancel the order",
        "We cancel the order.",
        "we cancel the order and " * 5,
    ],
)
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_a_first_line_that_says_something_is_never_lost(first, gap):
    parsed = read(f"{first}{gap}Ben: Fine.")
    said = " ".join(turn.text for turn in parsed.turns)
    assert " ".join(first.split()) in said
    assert parsed.turns[-1] == Turn("Ben", None, None, "Fine.")


def test_a_lead_with_title_and_date_is_no_speech():
    parsed = read("Title: Budget\nDate: 3 March\nAttendees: Ana, Bob\n\nAna: Hello.")
    assert parsed.title == "Budget"
    assert parsed.turns == [Turn("Ana", None, None, "Hello.")]
    assert [warning.split(":")[0] for warning in parsed.warnings] == ["'Date", "'Attendees"]


def test_nobody_named_makes_a_turn_of_each_paragraph_and_a_warning():
    parsed = read("We met.\nWe talked.\n\nThen we left.")
    assert [turn.text for turn in parsed.turns] == ["We met. We talked.", "Then we left."]
    assert "No speakers found" in parsed.warnings[0]


def test_asides_stay_in_the_turn():
    assert read("[00:00:01] Ana: Well [laughter] yes.").turns[0].text == "Well [laughter] yes."


def test_a_time_that_does_not_exist_is_an_error_with_its_place():
    with pytest.raises(FormatError) as caught:
        read("Ana: Hello.\n[00:01:75] Bob: Hi.")
    assert (caught.value.line, caught.value.column) == (2, 2)
