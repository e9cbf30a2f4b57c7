"""No parse, no value."""

import contextlib
import json
import math

import pytest
from countersign_judge.llm.answers import parse_object
from countersign_judge.llm.errors import InvalidAnswer
from countersign_judge.llm.strict_json import make_storable, make_tree_storable
from hypothesis import given
from hypothesis import strategies as st

SCORE = {
    "type": "object",
    "properties": {"score": {"type": "number", "minimum": 1, "maximum": 5}},
    "required": ["score"],
}
ANY = {"type": "object"}


@given(st.text())
def test_any_text_gives_an_object_or_an_invalid_answer(text: str) -> None:
    with contextlib.suppress(InvalidAnswer):
        assert isinstance(parse_object(text, ANY), dict)


@given(st.floats(min_value=1, max_value=5))
def test_a_score_within_the_bounds_comes_back_unrounded(score: float) -> None:
    assert parse_object(json.dumps({"score": score}), SCORE) == {"score": score}


@given(st.floats(allow_nan=True, allow_infinity=True))
def test_a_score_outside_the_bounds_never_gets_through(score: float) -> None:
    if not math.isfinite(score) or not 1 <= score <= 5:
        with pytest.raises(InvalidAnswer):
            parse_object(json.dumps({"score": score}), SCORE)


def test_a_number_that_overflows_is_refused() -> None:
    with pytest.raises(InvalidAnswer, match="too large"):
        parse_object('{"score": 1e999}', SCORE)


def test_deep_nesting_is_refused_and_not_a_crash() -> None:
    with pytest.raises(InvalidAnswer):
        parse_object('{"a":' * 100_000, ANY)


@pytest.mark.parametrize(
    "text", ['```json\n{"score": 4}\n```', '```\n{"score": 4}\n```', '  {"score": 4}\n']
)
def test_a_fenced_object_is_unwrapped(text: str) -> None:
    assert parse_object(text, SCORE) == {"score": 4}


def test_an_object_among_prose_is_not_guessed_at() -> None:
    with pytest.raises(InvalidAnswer):
        parse_object('I would give {"score": 2} or maybe {"score": 4}.', SCORE)


@given(st.text(alphabet=st.characters(codec=None)))
def test_storable_text_is_valid_utf8_without_nul_and_as_long(text: str) -> None:
    cleaned = make_storable(text)
    cleaned.encode()
    assert "\0" not in cleaned
    assert len(cleaned) == len(text)


def test_every_string_and_key_of_a_tree_is_made_storable() -> None:
    assert make_tree_storable({"a\0": ["b\0", 1, None, {"c": "\ud800"}]}) == {
        "a\ufffd": ["b\ufffd", 1, None, {"c": "\ufffd"}]
    }
