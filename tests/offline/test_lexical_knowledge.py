"""What the offline judge knows of English: words that stand for others, and who acts."""

import pytest

from offline.language.words import word_lines
from offline.lexical.judge import judge
from offline.lexical.source import Source
from offline.lexical.synonyms import INCOMPATIBLE, synonyms_of

CHAT = Source.from_text(
    "Ruth: sorry, I have to put the dinner off\n"
    "Omar: no worries. Could I borrow your drill then?\n"
    "Ruth: sure, bring it back by Monday\n"
    "Omar: Malik is ill, so I'm alone with the shelves\n"
    "Ruth: tell him to get well, I'm off to Lisbon"
)


def consistency(summary: str, source: Source = CHAT) -> float:
    return judge(source, summary).scores["consistency"]


@pytest.mark.parametrize("word", sorted(INCOMPATIBLE))
def test_no_word_is_kin_to_its_rival(word: str) -> None:
    assert not INCOMPATIBLE[word] & synonyms_of(word)


def test_a_wider_word_stands_for_the_narrower_and_not_the_reverse() -> None:
    assert "dog" in synonyms_of("pet")
    assert "pet" not in synonyms_of("dog")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        # Who is told to do a thing is the other.
        ("Omar will bring it back by Monday.", "Ruth will bring it back by Monday."),
        # A city lies in its country.
        ("Ruth is off to Portugal.", "Ruth is off to Denmark."),
    ],
)
def test_what_is_right_scores_above_what_is_wrong(right: str, wrong: str) -> None:
    assert consistency(right) > consistency(wrong)


@pytest.mark.parametrize("name", ["synonyms", "hypernyms", "speech_acts", "general"])
def test_every_line_of_a_list_has_its_form(name: str) -> None:
    for line in word_lines(name):
        head, colon, rest = line.partition(":")
        assert bool(colon) == (name in {"hypernyms", "speech_acts"}), line
        assert rest.split() if colon else head.split(), line


def test_lists_name_no_word_alone() -> None:
    assert not [line for line in word_lines("synonyms") if len(line.split()) < 2]


def test_a_label_of_several_words_is_its_speaker_s_own() -> None:
    lab = Source.from_turns(
        [
            {"speaker": "Grad A", "text": "I can read the numbers out."},
            {"speaker": "Professor C", "text": "You can't run a project on hope."},
            {"speaker": "Grad B", "text": "We should discuss the budget too."},
        ]
    )
    assert consistency("Professor C: You can't run a project on hope.", lab) > 4
    topics = judge(lab, "The meeting discussed the numbers, the project and the budget.")
    assert topics.sentences[0].relation != "contradicted"


def test_what_others_put_in_between_is_no_evidence() -> None:
    cut = Source.from_turns(
        [
            {"speaker": "Ana", "text": "The pump leaks at the"},
            {"speaker": "Ben", "text": "Mm-hmm, and the, of"},
            {"speaker": "Ana", "text": "titanium seal of the supplier."},
        ]
    )
    (evidence,) = judge(cut, "The pump leaks at the titanium seal of the supplier.").sentences
    assert set(evidence.turns) == {0, 2}
    assert evidence.relation != "contradicted"
