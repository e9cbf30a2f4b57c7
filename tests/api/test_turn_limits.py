"""Every way in refuses turns that no meeting has, and names the turn, its length and the limit."""

import pytest

from summaries.formats import LONGEST_NAME, LONGEST_TURN, MOST_TURNS, parse_transcript, read_turns
from summaries.formats.turns import FormatError
from summaries.intake import InvalidSubmission
from tests.factories.cases import case


def turn(text: str, speaker: str = "Ana") -> dict[str, object]:
    return {"speaker": speaker, "start": None, "end": None, "text": text}


@pytest.mark.django_db
def test_the_turn_its_length_and_the_remedy_are_named() -> None:
    with pytest.raises(InvalidSubmission) as refused:
        case(turns=[turn("Good morning."), turn("a" * (LONGEST_TURN + 1))])
    assert refused.value.field == "turns"
    assert refused.value.message == "turns[1].text has 100,001 characters; the limit is 100,000."
    assert refused.value.remedy.startswith("Split")


@pytest.mark.parametrize("text", ["Ana: ", "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>"])
def test_a_file_is_held_to_the_same_limit(text: str) -> None:
    assert parse_transcript(text + "a" * LONGEST_TURN).turns
    with pytest.raises(FormatError, match=r"turns\[0\]\.text has 100,001 characters"):
        parse_transcript(text + "a" * (LONGEST_TURN + 1))


def test_a_name_and_the_number_of_turns_have_limits_too() -> None:
    assert read_turns([turn("Yes.", "A" * LONGEST_NAME)] * MOST_TURNS)
    with pytest.raises(FormatError, match=r"turns\[0\]\.speaker has 301 characters"):
        read_turns([turn("Yes.", "A" * (LONGEST_NAME + 1))])
    with pytest.raises(FormatError, match="50,001 turns"):
        read_turns([turn("Yes.")] * (MOST_TURNS + 1))
