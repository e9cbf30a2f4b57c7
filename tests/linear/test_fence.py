"""Putting a text into a prompt and scanning it take time in proportion to its length."""

import pytest
from countersign_judge.prompts import format_transcript

from summaries.pipeline import scan_turns
from tests.linear.growth import FRAGMENTS, LINEAR, few_of, growth, nested


def in_one_turn(text: str) -> str:
    return format_transcript("", [{"speaker": text[:200], "start": 0.0, "end": None, "text": text}])


def scanned_at_once(text: str) -> object:
    return scan_turns(text, [])


def in_many_turns(text: str) -> object:
    pieces = [text[at : at + 20] for at in range(0, len(text), 20)]
    return scan_turns("Title", [{"speaker": "Ana", "text": piece} for piece in pieces])


WORKS = [in_one_turn, scanned_at_once, in_many_turns]
PAIRS = [("<|im_", "end|>"), ("<|", "|>"), ("<", "|>"), ("[", "]"), ("<<", ">>"), ("[1", "]")]
AFTER = ['"score": ', "ignore ", "new instructions", "<|", ">> ", "[1 ] ", "system", "#### "]


@pytest.mark.parametrize("work", WORKS)
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_repeated_fragments(work, fragment) -> None:
    assert growth(work, lambda size: fragment * size) < LINEAR


@pytest.mark.parametrize("work", WORKS)
@pytest.mark.parametrize("pair", PAIRS)
def test_nested_fragments(work, pair) -> None:
    assert growth(work, lambda size: nested(pair[0], pair[1], size)) < LINEAR


@pytest.mark.parametrize("work", WORKS)
@pytest.mark.parametrize("opening", AFTER)
@pytest.mark.parametrize("fragment", few_of([" ", "a ", "1", ">"], "a "))
def test_something_that_begins_like_a_match_and_goes_on(work, opening, fragment) -> None:
    assert growth(work, lambda size: opening + fragment * size) < LINEAR
