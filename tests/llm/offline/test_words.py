"""Words, their offsets and their stems."""

from concurrent.futures import ThreadPoolExecutor

from countersign_judge.llm.providers.offline.words import (
    content_stems,
    is_stop_word,
    stem,
    tokenise,
)
from hypothesis import given
from hypothesis import strategies as st


def test_words_keep_their_apostrophes_and_numbers_their_points():
    assert [word.lower for word in tokenise("Don’t pay 12.5, pay 25,000!")] == [
        "don't",
        "pay",
        "12.5",
        "pay",
        "25,000",
    ]


def test_letters_spelled_by_a_transcriber_are_one_word():
    assert [word.lower for word in tokenise("the U_S_B_ port")] == ["the", "usb", "port"]


def test_forms_of_one_word_share_a_stem():
    assert stem("managers") == stem("manager's") == stem("manager")


def test_content_stems_leave_grammar_out_and_keep_repeats():
    assert content_stems("The budget and the budgets") == ["budget", "budget"]
    assert is_stop_word("the")


def test_threads_stem_alike():
    words = [f"meeting{index}s" for index in range(500)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(stem, words)) == [word.removesuffix("s") for word in words]


@given(st.text(max_size=80))
def test_offsets_point_at_the_words(source):
    for word in tokenise(source):
        assert source[word.start : word.end] == word.text
