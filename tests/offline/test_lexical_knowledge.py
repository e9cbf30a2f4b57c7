"""What the offline judge knows of English, and who acts."""

from offline.language.words import word_lines
from offline.lexical.judge import judge
from offline.lexical.source import Source

CHAT = Source.from_text(
    "Ruth: sorry, I have to put the dinner off\n"
    "Omar: no worries. Could I borrow your drill then?\n"
    "Ruth: sure, bring it back by Monday\n"
    "Omar: Malik is ill, so I'm alone with the shelves\n"
    "Ruth: tell him to get well, I'm off to Lisbon"
)


def consistency(summary: str, source: Source = CHAT) -> float:
    return judge(source, summary).scores["consistency"]


def test_who_is_told_to_do_a_thing_is_the_other() -> None:
    right, wrong = "Omar will bring it back by Monday.", "Ruth will bring it back by Monday."
    assert consistency(right) > consistency(wrong)


def test_no_word_excludes_itself_alone() -> None:
    assert not [line for line in word_lines("incompatible") if len(line.split()) < 2]


def test_a_word_in_the_place_of_another_is_not_the_source_s() -> None:
    (evidence,) = judge(CHAT, "Omar asks to borrow a hammer.").sentences
    assert "in no turn: hammer" in evidence.reason


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
