"""An approval answers for letters that are not what the screen shows."""

import pytest
from countersign_judge.llm.fence import find_hidden
from hypothesis import given
from hypothesis import strategies as st

from judging.attention import read_attention
from judging.hidden_characters import hidden_character_warnings
from reviews import decisions
from summaries.status import Action
from tests.factories import scenes


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Ben can\u200bnot pay.", "“Ben can[U+200B]not pay.” contains an invisible character"),
        ("We pay \u202e052\u202c euros.", "[U+202E]052[U+202C] euros."),
        (
            "Ben will n\u03bft pay.",
            "its \u03bf is greek small letter omicron (U+03BF) and looks like o.",
        ),
        ("\u0410na agreed.", "its \u0410 is cyrillic capital letter a (U+0410) and looks like A."),
        (
            "Ben will n\u0585t pay.",
            "“n\u0585t” contains a look-alike: its \u0585 is armenian",
        ),
        (
            "Ben will \u13e2\u13aa\u13a9 it.",
            "its \u13e2 is cherokee letter tlv (U+13E2) and looks like P",
        ),
        ("\u041d\u0435 agreed.", "“\u041d\u0435” contains a look-alike"),
        (
            "Ben will n\U0001d5c8t pay.",
            "mathematical sans-serif small o (U+1D5C8) and looks like o",
        ),
        ("Ben will n\uff4ft pay.", "fullwidth latin small letter o (U+FF4F) and looks like o"),
        ("Di\u0455cuss it, l\u0251ter.", "its \u0251 is latin small letter alpha (U+0251)"),
        (
            "\u043f\u0440\u0438\u0432\u0065\u0442 \u0432\u0441\u0435\u043c",
            "its e is latin small letter e (U+0065)",
        ),
        ("Pay 25\u00ad0 euros.", "(U+00AD)"),
        ("Pay\u2066 it.", "(U+2066)"),
        ("Ben n\u200dot.", "(U+200D)"),
        ("Ben \u200fagreed.", "(U+200F)"),
    ],
)
def test_a_letter_that_is_not_what_is_seen_is_told(text: str, told: str):
    assert any(told in line for line in hidden_character_warnings(text))


@pytest.mark.parametrize(
    "text",
    [
        "Ana agreed to pay 250 euros – “soon”.\n\n- Ben\tsends it.",
        "Анна согласилась.",
        "Не все согласны. Он за, а Вера против. Сор остаётся. Deploy в Azure.",
        "ՈՒՄ օրենքը ընդունվեց։ Օգոստոս",
        "Diyarbakır'da ılık bir gün, ığdır.",
        "山田さんはＡＢＣ社の予算を承認しました。",
        "M\u00aa Carmen, 1\u00ba A",
        "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ",
        "Η Άννα συμφώνησε.",
        "می\u200cخواهم",
        "आप \u0915\u094d\u200d\u0937",
        "שלום\u200f (ok)",
        "Well done \U0001f468\u200d\U0001f4bb \u2764\ufe0f",
        "5 μm at ΔT, Ωmega",
        "Line one.\r\nLine two.",
        "Café in Zürich, Łódź.",
    ],
)
def test_what_languages_need_is_no_fault(text: str):
    assert hidden_character_warnings(text) == []


@given(st.text(st.characters(max_codepoint=0x7E, min_codepoint=0x20)))
def test_plain_text_is_what_it_looks(text: str):
    assert hidden_character_warnings(text) == []


@given(st.text())
def test_any_text_is_told_of_in_few_lines_that_show_everything(text: str):
    found = hidden_character_warnings(text)
    assert len(found) <= 4
    assert not any(find_hidden(line) for line in found if "an invisible character" in line)


def test_many_are_counted():
    assert hidden_character_warnings("a\u200bb " * 9)[-1] == "6 more letters are look-alikes."


@pytest.mark.django_db
def test_such_a_text_is_not_approved_without_a_reason():
    rosa = scenes.reviewer()
    case = scenes.written(scenes.opened_case(), scenes.GOOD.replace("a", "\u0430", 1))
    scenes.judged(case, Action.PASS)
    attempt = scenes.newest(case)
    [warning] = list(read_attention(attempt).warnings)
    assert "is cyrillic small letter a (U+0430) and looks like a" in warning
    with pytest.raises(ValueError, match="has a warning"):
        decisions.approve(case, by=rosa, **scenes.signed(case))
