"""Letters are compared as what they look like, and no honest text is changed."""

import unicodedata

import pytest
from countersign_judge.llm.providers.offline.figures import find_figures
from countersign_judge.llm.providers.offline.homoglyphs import disguised, folded, look_alikes
from countersign_judge.llm.providers.offline.words import tokenise
from hypothesis import given
from hypothesis import strategies as st

POSING = {"a": "а", "c": "с", "e": "е", "i": "і", "o": "օ", "p": "р", "n": "ո", "u": "ս", "y": "у"}
WORDS = ["not", "pay", "contract", "approved", "never", "once", "Ben", "Friday"]
RUSSIAN = "Анна не согласилась с ценой. Все против. Он за. Вера внесла сор."


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ben will nօt pay", "Ben will not pay"),
        ("Не agreed tо pаy", "He agreed to pay"),
        ("ᏢᎪᎩ it", "PAY it"),
        ("n𝗈t ＮＯＴ ４０ 𝟒𝟎", "not NOT 40 40"),
        ("lɑter", "later"),
        ("ꓮꓠꓓ ꓠꓳꓔ", "AND NOT"),
        ("привeт всем", "привет всем"),
        ("Αθήνα και Λάρισα, τo", "Αθήνα και Λάρισα, το"),
    ],
)
def test_a_word_is_read_as_it_looks(written: str, seen: str) -> None:
    assert folded(written) == unicodedata.normalize("NFC", seen)


@pytest.mark.parametrize(
    "text",
    [
        RUSSIAN,
        "Все deploy в production. Не согласен.",
        "Η Άννα είπε ότι το ποσό είναι 5. Να το δούμε.",
        "Օրենքը ընդունվեց։ Սա ուսում է։",
        "Η Άννα και ο Ben",
        "5 μm at ΔT, Ωmega",
        "Café in Zürich, Łódź, smørrebrød, ß",
        "החוזה נחתם היום ס",
        "تم الاتفاق على السعر",
        "日本語のテスト、契約書",
        "계약서에 서명했습니다",
        "अनुबंध पर हस्ताक्षर",
    ],
)
def test_honest_text_stays_as_it_is(text: str) -> None:
    assert folded(text) == text
    assert not list(look_alikes(text))


@given(st.text())
def test_folding_keeps_every_offset_and_happens_once(text: str) -> None:
    once = folded(text)
    assert len(once) == len(text)
    assert folded(once) == once
    assert all(once[item.at] == item.seen for item in look_alikes(text))
    assert all(text[item.at] == item.letter for item in disguised(text))


@given(st.text(st.characters(max_codepoint=0x7F)))
def test_plain_text_is_never_changed(text: str) -> None:
    assert folded(text) == text
    assert not list(disguised(text))


@given(st.sampled_from(WORDS), st.data())
def test_a_word_with_posing_letters_is_the_word(word: str, data: st.DataObject) -> None:
    posed = "".join(
        POSING[letter] if letter in POSING and data.draw(st.booleans()) else letter
        for letter in word
    )
    said, written = (tokenise(f"Ben will {form} today.") for form in (word, posed))
    assert [token.lower for token in said] == [token.lower for token in written]
    assert written[2].text == posed


def test_figures_in_wide_or_mathematical_digits_are_figures() -> None:
    assert [figure.key for figure in find_figures("It costs ４０,０００ euros")] == [
        figure.key for figure in find_figures("It costs 40,000 euros")
    ]
