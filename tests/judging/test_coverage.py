"""What a summary leaves out, by weight."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judging.coverage import find_uncovered, weigh_turns

TURNS = [
    ("Ana", "Good morning."),
    ("Ben", "The pump leaks at the seal, and the seal of the pump has to be replaced."),
    ("Ana", "Yeah."),
    ("Cem", "A new seal for the pump costs four hundred euros from the supplier."),
    ("Dina", "The supplier of the seal also offers us a pump with another seal."),
    ("Ana", "Thank you all."),
]


def turns(said: list[tuple[str, str]] = TURNS) -> list[dict[str, Any]]:
    return [{"speaker": speaker, "text": text} for speaker, text in said]


def test_the_shares_of_all_turns_make_one() -> None:
    assert math.isclose(sum(weight.share for weight in weigh_turns(turns())), 1.0)


def test_a_greeting_weighs_less_than_the_matter() -> None:
    weighed = weigh_turns(turns())
    assert weighed[0].share < weighed[1].share
    assert weighed[5].share < weighed[3].share


def test_stretches_are_listed_by_weight_with_their_size_and_heaviest_sentence() -> None:
    found = find_uncovered(turns(), weigh_turns(turns()), {3})
    heaviest = found[0]
    assert [stretch.share for stretch in found] == sorted(
        (stretch.share for stretch in found), reverse=True
    )
    assert {(stretch.first, stretch.last) for stretch in found} == {(0, 2), (4, 5)}
    sizes = {stretch.first: stretch.words for stretch in found}
    assert sizes == {0: 2 + 16 + 1, 4: 13 + 3}
    assert heaviest.turn in {1, 4}
    assert "seal" in heaviest.heaviest


def test_what_a_sentence_rests_on_is_not_listed() -> None:
    assert find_uncovered(turns(), weigh_turns(turns()), range(6)) == []


def test_turns_without_matter_are_no_stretch() -> None:
    silent = turns([("Ana", "Yeah."), ("Ben", "Hm.")])
    assert find_uncovered(silent, weigh_turns(silent), set()) == []


@given(st.sets(st.integers(0, len(TURNS) - 1)))
def test_covered_and_uncovered_weight_make_the_whole(covered: set[int]) -> None:
    weighed = weigh_turns(turns())
    bare = sum(stretch.share for stretch in find_uncovered(turns(), weighed, covered))
    rested = sum(weighed[number].share for number in covered)
    assert bare + rested == pytest.approx(1.0)
