"""What the offline judge makes of changed facts in talk and in texts, and of true rewording."""

import pytest

from offline.lexical.judge import SentenceEvidence, judge
from offline.lexical.source import Source

CHAT = Source.from_text(
    "Ruth: have you paid the rent?\n"
    "Omar: no, my salary comes on Friday\n"
    "Ruth: did you return the ladder to Ida?\n"
    "Omar: yes, she was out, so I left it there\n"
    "Ruth: I'll bring you some soup tomorrow\n"
    "Omar: I broke your blue bowl, by the way\n"
    "Ruth: never mind, Lena gave me two"
)
TEXT = Source.from_text(
    "Ellen Marsh beat Petra Vogel in the final in Kiel on Sunday. "
    "She had lost to her three times before. "
    "The tournament drew 1,150 spectators, more than in any year since 2003. "
    "Vogel left the court without a word."
)


def consistency(source: Source, summary: str) -> float:
    return judge(source, summary).scores["consistency"]


def evidence(source: Source, sentence: str) -> SentenceEvidence:
    (found,) = judge(source, sentence).sentences
    return found


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        (
            "Omar's salary comes on Friday.",
            "Omar's salary comes on Monday.",
            "“Monday” where turn 2 has “Friday”",
        ),
        (
            "Omar broke Ruth's blue bowl.",
            "Omar broke Ruth's green bowl.",
            "“green” where turn ",
        ),
        ("Omar hasn't paid the rent.", "Omar has paid the rent.", "“paid” is denied in turn"),
        (
            "Omar returned the ladder to Ida.",
            "Omar didn't return the ladder to Ida.",
            "“return” is denied here and not in turn",
        ),
        (
            "Ruth will bring Omar some soup tomorrow.",
            "Ruth brought Omar some soup tomorrow.",
            "“brought” is told as done here and planned in turn",
        ),
    ],
)
def test_a_changed_fact_of_a_chat_is_named_and_costs(right: str, wrong: str, reason: str) -> None:
    assert consistency(CHAT, right) > consistency(CHAT, wrong)
    assert consistency(CHAT, wrong) < 4
    assert evidence(CHAT, wrong).relation == "contradicted"
    assert reason in evidence(CHAT, wrong).reason
    assert reason not in evidence(CHAT, right).reason


def test_a_question_without_an_answer_denies_and_affirms_nothing() -> None:
    asked = Source.from_text("Ruth: have you paid the rent?\nOmar: what rent, I live with Lena")
    for sentence in ("Omar has paid the rent.", "Omar hasn't paid the rent."):
        assert evidence(asked, sentence).relation != "contradicted"


def test_among_three_the_first_to_answer_speaks_for_nobody_else() -> None:
    asked = Source.from_text(
        "Ruth: have you paid the rent?\nIda: no, why\nOmar: I paid the rent on Monday"
    )
    assert evidence(asked, "Omar paid the rent on Monday.").relation != "contradicted"


def test_he_or_she_goes_on_with_the_only_person_named_before() -> None:
    right = "Omar hasn't paid the rent. He broke her blue bowl."
    wrong = "Ruth asked about the rent. She broke the blue bowl."
    assert "in which the same do it" not in judge(CHAT, right).sentences[1].reason
    assert "in which the same do it" in judge(CHAT, wrong).sentences[1].reason


def test_in_a_text_too_a_deed_stays_with_its_doer() -> None:
    right = "Ellen Marsh beat Petra Vogel in the final on Sunday."
    wrong = "Petra Vogel beat Ellen Marsh in the final on Sunday."
    assert consistency(TEXT, right) >= 4
    assert consistency(TEXT, wrong) < 3
    assert "in which the same do it" in evidence(TEXT, wrong).reason


def test_a_thing_that_was_lacking_may_be_spoken_of() -> None:
    assert evidence(TEXT, "Vogel left the court after a word.").relation != "contradicted"


@pytest.mark.parametrize(
    "wrong", ["1,000", "more than 1,200", "nearly 1,100", "about 2,000", "over 500"]
)
def test_a_figure_that_the_source_does_not_have_is_said_to_be_missing(wrong: str) -> None:
    sentence = f"The tournament drew {wrong} spectators."
    assert "in no turn" in evidence(TEXT, sentence).reason
    assert consistency(TEXT, sentence) < 4


TRIAL = Source.from_text(
    "Carla Benning was questioned for two days. She has been told to come back in May. "
    "Her brother left the country, and he has not been seen since."
)


def test_she_for_he_is_another_person() -> None:
    wrong = "She has not been seen since."
    assert "“She” where turn 3 has “he”" in evidence(TRIAL, wrong).reason
    assert evidence(TRIAL, wrong).relation == "contradicted"
    assert evidence(TRIAL, "He has not been seen since.").relation == "supported"


def test_a_pronoun_for_a_name_is_no_exchange() -> None:
    assert evidence(TRIAL, "She was questioned for two days.").relation != "contradicted"


def test_a_long_invention_weighs_more_than_a_short_one() -> None:
    kept = "Carla Benning was questioned for two days."
    long = "The ferry to Odense sank with forty crates of silver spoons from a museum aboard."
    assert consistency(TRIAL, f"{kept} {long}") < consistency(TRIAL, f"{kept} The ferry sank.")
