import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError, Turn


def read(text):
    return parse_transcript(text, format="srt")


def test_numbers_and_positions_are_not_speech():
    first = "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Ana: Hello.\n\n"
    text = f"{first}2\n00:00:02,500 --> 00:00:03,000\nBob: Hi."
    assert read(text).turns == [Turn("Ana", 1.0, 2.0, "Hello."), Turn("Bob", 2.5, 3.0, "Hi.")]


def test_dots_and_missing_numbers_are_taken():
    text = "00:00:01.000 --> 00:00:02.000\nAna: Hello.\n\n00:00:02.500-->00:00:03.000\nBob: Hi."
    assert [turn.speaker for turn in read(text).turns] == ["Ana", "Bob"]


def test_cues_need_no_empty_line_between_them():
    text = (
        "1\n00:00:01,000 --> 00:00:02,000\nAna: One.\n2\n00:00:03,000 --> 00:00:04,000\nBob: Two."
    )
    assert [turn.text for turn in read(text).turns] == ["One.", "Two."]


def test_a_number_that_is_spoken_is_kept():
    text = (
        "1\n00:00:01,000 --> 00:00:02,000\nAna: How many?\n\n2\n00:00:03,000 --> 00:00:04,000\n42"
    )
    assert read(text).turns[1].text == "42"


def test_words_without_times_are_kept_without_a_speaker_and_shown_in_a_warning():
    first = "1\n00:00:01,000 --> 00:00:02,000\nAna: One.\n\n"
    text = f"{first}two\n\n2\n00:00:03,000 --> 00:00:04,000\nBob: Three."
    parsed = read(text)
    assert [(turn.speaker, turn.text) for turn in parsed.turns] == [
        ("Ana", "One."),
        ("", "two"),
        ("Bob", "Three."),
    ]
    assert parsed.warnings[0] == "Line 5 has no times; who says it is unknown: 'two'"


def test_dashes_and_chevrons_stand_before_names():
    text = "1\n00:00:01,000 --> 00:00:02,000\n- Ana: Yes.\n>> Bob: No."
    assert [turn.speaker for turn in read(text).turns] == ["Ana", "Bob"]


def test_twelve_hours_keep_their_times():
    clocks = [f"{i // 60:02}:{i % 60:02}" for i in range(12 * 60)]
    rows = [
        f"{i}\n{clock}:00,000 --> {clock}:05,250\nAna: Minute {i}.\n"
        for i, clock in enumerate(clocks)
    ]
    turns = read("\n".join(rows)).turns
    assert len(turns) == 720
    assert turns[-1] == Turn("Ana", 719 * 60.0, 719 * 60 + 5.25, "Minute 719.")


@pytest.mark.parametrize("text", ["no times at all", "1\n00:00:01,000 --> later\nAna: Hello."])
def test_what_cannot_be_read_names_the_form_of_a_timing(text):
    with pytest.raises(FormatError, match=r"00:01:02[.,]500"):
        read(text)


@pytest.mark.parametrize(
    "timing",
    [
        "-00:00:01,500 --> 00:00:04,000",
        "00:00:01,500 → 00:00:04,000",
        "00:00:01,500 -> 00:00:04,000",
        "00:00:01,500 –> 00:00:04,000",
        "00:00:01,500 => 00:00:04,000",
        "00:00:05,0 --> -00:00:04,000",
    ],
)
@pytest.mark.parametrize("name", [None, "call.srt", "call.txt"])
def test_a_timing_that_is_broken_is_refused_with_its_line_through_every_door(timing, name):
    """Else the numbers of the cues were read as talk."""
    with pytest.raises(FormatError, match="not a pair of times") as refused:
        parse_transcript(f"1\n{timing}\nAna: We ship.\n\n2\n{timing}\nBen: Good.\n", filename=name)
    assert refused.value.line == 2
