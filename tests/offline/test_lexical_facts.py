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


@pytest.mark.parametrize(
    ("talk", "sentence"),
    [
        ("Ana: Didn't you pay the rent?\nBen: Yes, I did.", "Ben paid the rent."),
        ("Ana: Didn't you pay the rent?\nBen: No.", "Ben did not pay the rent."),
        ("Ana: do you mind if I open the window?\nBen: no, go ahead", "Ana opens the window."),
        ("Ana: have you heard the new album?\nBen: no", "Ana recommends the new album."),
        (
            "Ana: are you going to the gym today?\nBen: no, tomorrow",
            "Ben goes to the gym tomorrow.",
        ),
        ("Ana: i dont want the red car\nBen: ok", "Ana does not want the red car."),
        ("Ana: If it doesn't rain we play tennis.\nBen: fine", "They play tennis unless it rains."),
    ],
)
def test_a_true_answer_or_condition_is_not_contradicted(talk: str, sentence: str) -> None:
    assert evidence(Source.from_text(talk), sentence).relation != "contradicted"


@pytest.mark.parametrize(
    ("talk", "sentence", "word"),
    [
        ("Ana: i dont want the red car\nBen: ok", "Ana wants the red car.", "red"),
        ("Ana: have you paid the rent?\nBen: no", "Ben has paid the rent.", "paid"),
    ],
)
def test_a_denial_in_the_spelling_of_chats_denies(talk: str, sentence: str, word: str) -> None:
    found = evidence(Source.from_text(talk), sentence)
    assert f"“{word}” is denied in turn 1 and not here" in found.reason
    assert found.relation == "contradicted"


DESIGN = Source.from_turns(
    [
        {"speaker": "Marketing Expert", "text": "The young buyers want bright colours."},
        {"speaker": "Project Manager", "text": "The project costs ten euros, and no more."},
        {"speaker": "Industrial Designer", "text": "I propose titanium for the case."},
    ]
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "The industrial designer proposes titanium for the case.",
            "The project manager proposes titanium for the case.",
        ),
        (
            "The marketing expert said that the young buyers want bright colours.",
            "The industrial designer said that the young buyers want bright colours.",
        ),
    ],
)
def test_a_role_is_the_name_of_who_has_it(right: str, wrong: str) -> None:
    found = evidence(DESIGN, wrong)
    assert found.relation == "contradicted"
    assert f"given to {wrong[4:].partition(' pro')[0].partition(' said')[0]}" in found.reason
    assert evidence(DESIGN, right).relation != "contradicted"


def test_the_words_of_a_role_are_words_like_others() -> None:
    for sentence in (
        "Project Manager: The project costs ten euros.",
        "The project costs ten euros.",
    ):
        assert evidence(DESIGN, sentence).relation in {"supported", "inferred"}


def test_who_is_told_to_do_a_thing_may_be_said_to_do_it() -> None:
    told = Source.from_text(
        "Ruth: Please send the quarterly report to the board.\nOmar: Will do.\nIda: It is fine."
    )
    right = "Omar will send the quarterly report to the board."
    wrong = "Ida will send the quarterly report to the board."
    assert evidence(told, right).relation != "contradicted"
    assert evidence(told, wrong).relation == "contradicted"


def test_he_or_she_goes_on_with_the_only_person_named_before() -> None:
    right = "Omar hasn't paid the rent. He broke her blue bowl."
    wrong = "Ruth asked about the rent. She broke the blue bowl."
    assert "in which the same do it" not in judge(CHAT, right).sentences[1].reason
    assert "in which the same do it" in judge(CHAT, wrong).sentences[1].reason


def test_a_deed_of_which_the_source_has_no_telling_word_is_judged_all_the_same() -> None:
    refund = Source.from_text("Ferreira: I paid for a ticket two times.\nHoll: I get that.")
    named, deed = judge(refund, "Ferreira paid. She will get her money back soon.").sentences
    assert named.support > deed.support
    assert "money" in deed.reason


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


def test_a_pronoun_for_a_name_is_no_exchange() -> None:
    assert evidence(TRIAL, "She was questioned for two days.").relation != "contradicted"


def test_a_long_invention_weighs_more_than_a_short_one() -> None:
    kept = "Carla Benning was questioned for two days."
    long = "The ferry to Odense sank with forty crates of silver spoons from a museum aboard."
    assert consistency(TRIAL, f"{kept} {long}") < consistency(TRIAL, f"{kept} The ferry sank.")
