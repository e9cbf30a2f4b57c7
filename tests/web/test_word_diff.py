"""Which pieces of two texts match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.linear.growth import LINEAR, growth
from web.word_diff import diff_pieces

PIECES = st.lists(st.sampled_from(["a", "b", "c", " ", "\n"]), max_size=60)


@given(PIECES, PIECES)
def test_the_changes_hold_both_texts_in_order_and_whole(before, after):
    found = list(diff_pieces(before, after))
    assert [piece for each in found for piece in before[each.i : each.j]] == before
    assert [piece for each in found for piece in after[each.k : each.m]] == after
    assert all(before[each.i : each.j] == after[each.k : each.m] for each in found if each.same)


def test_one_word_changed_in_a_long_text_is_the_only_change():
    before = " ".join(f"word{number % 700} and" for number in range(3000)).split(" ")
    after = [*before[:2500], "other", *before[2501:]]
    changed = [each for each in diff_pieces(before, after) if not each.same]
    assert [(each.i, each.j, each.k, each.m) for each in changed] == [(2500, 2501, 2500, 2501)]


def test_changes_far_apart_in_a_long_text_leave_what_lies_between():
    before = [piece for number in range(4000) for piece in (f"w{number}", " ")]
    after = ["new", *before[1:3000], *before[3100:7000], "x", "y", *before[7001:-1]]
    changed = [each for each in diff_pieces(before, after) if not each.same]
    assert [(each.i, each.j) for each in changed] == [
        (0, 1),
        (3000, 3100),
        (7000, 7001),
        (7999, 8000),
    ]


def _repeated(text: str) -> object:
    words = text.split(" ")
    return list(diff_pieces(words, ["x", *words[::-1]]))


@pytest.mark.parametrize("fragment", ["a b ", "yes yes no ", "a b c d e f g h "])
def test_repeated_words_take_time_in_proportion_to_the_text(fragment: str) -> None:
    assert growth(_repeated, lambda size: fragment * size) < LINEAR
