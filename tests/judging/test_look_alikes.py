"""Judges that compare words see through letters that pose as others."""

import pytest

from judging.evidence import located
from judging.judges import rules
from judging.judges.calls import source_of
from offline.lexical.judge import judge

TURNS = [
    {"speaker": "Ana Ruiz", "text": "Ben will not pay the supplier before Friday."},
    {"speaker": "Ben Okafor", "text": "The budget is 40,000 euros, and Lena signs it."},
]
POSED = {
    "Ben will pay the supplier before Friday.": "Bеn wіll рay the suррlіеr bеfоre Frіdаy.",
    "Ben will not pay the supplier before Friday.": "Ben will nօt pay the supplier before Friday.",
    "The budget is not 40,000 euros.": "The budget is nοt ４０,０００ eurοs.",
    "Lena never signs it.": "Lena nеvеr signs it.",
    "He signs it.": "Не signs it.",
}


@pytest.mark.parametrize("plain", POSED, ids=str)
def test_a_posed_summary_is_judged_as_the_plain_one(plain: str) -> None:
    said, posed = (judge(source_of(TURNS), text) for text in (plain, POSED[plain]))
    assert posed.scores == said.scores
    relations = [[sentence.relation for sentence in verdict.sentences] for verdict in (said, posed)]
    assert relations[0] == relations[1]


def test_the_denial_of_a_denial_stays_contradicted() -> None:
    turns = [{"speaker": "Ana Ruiz", "text": "Ben will pay the supplier before Friday."}]
    (sentence,) = judge(source_of(turns), "Ben will nօt pay the supplier before Friday.").sentences
    assert sentence.relation == "contradicted"


def test_a_russian_text_is_borne_out_by_a_russian_talk() -> None:
    talk = "Анна не согласна с ценой. Все против договора."
    turns = [{"speaker": "Анна", "text": talk}]
    sentences = judge(source_of(turns), "Все против договора.").sentences
    assert [sentence.relation for sentence in sentences] == ["supported"]


def test_rules_and_quotes_see_the_word() -> None:
    source = rules.source_text("Budget", TURNS)
    assert rules.names("It was agreed that Lеna signs.", source).kept
    assert not rules.banned_phrases("Ben is а сrоok.", ("crook",)).kept
    assert rules.required_phrases("Dесisions", ("decisions",)).kept
    assert not rules.first_person("Then wе signed.").kept
    (found,) = located(["the budgеt is 40,000 eurօs"], TURNS)
    assert (found.turn, found.start, found.end) == (1, 0, 26)
