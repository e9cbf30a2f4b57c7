"""Long transcripts are cut between turns and nowhere else."""

from itertools import pairwise
from typing import Any

import pytest
from countersign_judge.llm.errors import ContextOverflow
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.prompts import OVERLAP_TURNS, format_turn, split_turns
from hypothesis import given
from hypothesis import strategies as st

SMALLEST = 60


def said(words: int) -> dict[str, Any]:
    return {"speaker": "Ana", "start": None, "end": None, "text": "word " * words}


transcripts = st.lists(st.integers(1, 40).map(said), min_size=1, max_size=60)


@given(transcripts, st.integers(SMALLEST, 400))
def test_every_turn_is_in_some_part_and_parts_follow_each_other(
    turns: list[dict[str, Any]], budget: int
) -> None:
    ranges = list(split_turns(turns, budget))
    assert {number for span in ranges for number in span} == set(range(len(turns)))
    starts = [span.start for span in ranges]
    assert starts == sorted(set(starts))


@given(transcripts, st.integers(SMALLEST, 400))
def test_no_part_exceeds_the_budget(turns: list[dict[str, Any]], budget: int) -> None:
    for span in split_turns(turns, budget):
        assert sum(estimate_tokens(format_turn(number, turns[number])) for number in span) <= budget


@given(transcripts, st.integers(SMALLEST, 400))
def test_every_part_reads_on_and_leaves_no_gap(turns: list[dict[str, Any]], budget: int) -> None:
    ranges = list(split_turns(turns, budget))
    for before, after in pairwise(ranges):
        assert before.start < after.start <= before.stop < after.stop


def test_what_fits_stays_whole() -> None:
    assert list(split_turns([said(5)] * 3, 1000)) == [range(3)]


def test_a_turn_larger_than_the_window_is_refused_with_its_number_and_a_remedy() -> None:
    with pytest.raises(ContextOverflow, match=r"turn 2 .* larger window"):
        list(split_turns([said(3), said(500), said(3)], 100))


def test_a_part_repeats_the_end_of_the_one_before() -> None:
    turns = [said(10) for _ in range(30)]
    for before, after in pairwise(split_turns(turns, 200)):
        assert before.stop - after.start == OVERLAP_TURNS
