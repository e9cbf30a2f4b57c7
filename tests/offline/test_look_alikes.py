"""Judges that compare words see through letters that pose as others."""

import pytest

from offline.lexical.judge import judge
from offline.lexical.source import Source

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
    said, posed = (judge(Source.from_turns(TURNS), text) for text in (plain, POSED[plain]))
    assert posed.scores == said.scores
    relations = [[sentence.relation for sentence in verdict.sentences] for verdict in (said, posed)]
    assert relations[0] == relations[1]


def test_the_denial_of_a_denial_stays_contradicted() -> None:
    turns = [{"speaker": "Ana Ruiz", "text": "Ben will pay the supplier before Friday."}]
    (sentence,) = judge(
        Source.from_turns(turns), "Ben will nօt pay the supplier before Friday."
    ).sentences
    assert sentence.relation == "contradicted"


def test_a_russian_text_is_borne_out_by_a_russian_talk() -> None:
    talk = "Анна не согласна с ценой. Все против договора."
    turns = [{"speaker": "Анна", "text": talk}]
    sentences = judge(Source.from_turns(turns), "Все против договора.").sentences
    assert [sentence.relation for sentence in sentences] == ["supported"]
