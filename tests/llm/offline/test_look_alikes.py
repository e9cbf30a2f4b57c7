"""Words are found through letters that pose as others."""

import pytest
from countersign_judge.llm.providers.offline.found import Source, find_evidence

TURNS = [
    {"speaker": "Ana Ruiz", "text": "Ben will not pay the supplier before Friday."},
    {"speaker": "Ben Okafor", "text": "The budget is 40,000 euros, and Lena signs it."},
]
POSED = {
    "Ben will pay the supplier before Friday.": "Bеn wіll рay the suррlіеr bеfоre Frіdаy.",
    "The budget is not 40,000 euros.": "The budget is nοt ４０,０００ eurοs.",
    "Lena never signs it.": "Lena nеvеr signs it.",
}


@pytest.mark.parametrize("plain", POSED, ids=str)
def test_a_posed_sentence_is_found_where_the_plain_one_is(plain: str) -> None:
    source = Source.from_turns(TURNS)
    (said,), (posed,) = (find_evidence(source, text) for text in (plain, POSED[plain]))
    assert (posed.share, posed.turns, posed.missing) == (said.share, said.turns, said.missing)


def test_a_russian_text_is_found_in_a_russian_talk() -> None:
    talk = "Анна не согласна с ценой. Все против договора."
    source = Source.from_turns([{"speaker": "Анна", "text": talk}])
    (found,) = find_evidence(source, "Все против договора.")
    assert (found.share, found.turns) == (1.0, (0,))
