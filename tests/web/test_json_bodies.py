"""Bodies and cursors of every shape: taken, or refused with a problem; nothing else."""

import json

import pytest
from django.test import RequestFactory
from hypothesis import example, given
from hypothesis import strategies as st

from web.json_bodies import StrictJsonParser, find_repeated_name
from web.pagination import decode_cursor, encode_cursor
from web.problems import Problem

storable = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**17), 10**17)
    | st.floats(allow_nan=False)
    | storable,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(storable, inner, max_size=4),
    max_leaves=20,
)


def parse(body: bytes) -> object:
    request = RequestFactory().post("/api/v1/x", body, content_type="application/json")
    return StrictJsonParser().parse_body(request)


@given(values.filter(lambda value: "Infinity" not in json.dumps(value)), st.booleans())
def test_what_json_can_say_comes_through_unchanged(value: object, escaped: bool):
    assert parse(json.dumps(value, ensure_ascii=escaped).encode()) == value


def refusal(body: bytes) -> int | None:
    """The status of the problem, None where the body was read."""
    try:
        parse(body)
    except Problem as problem:
        return problem.kind.status
    return None


@given(st.binary(min_size=1, max_size=60))
@example(b"\xef\xbb\xbf{}")
@example(b'"\\ud800"')
@example(b"-Infinity")
def test_any_bytes_are_read_or_refused(body: bytes):
    assert refusal(body) in {None, 400, 422}


@given(
    st.lists(storable, max_size=3),
    st.sampled_from(["\x00", "\ud800", "\udfff"]),
    storable,
)
def test_a_character_that_no_text_can_hold_is_refused_wherever_it_stands(
    before: list[str], bad: str, name: str
):
    for value in ([*before, name + bad], {name: before, name + bad: 1}, {name: {name: [bad]}}):
        with pytest.raises(Problem) as refused:
            parse(json.dumps(value).encode())
        assert refused.value.kind.status == 422
        assert len(refused.value.errors) == 1


@given(st.lists(st.text(max_size=30) | st.integers(), max_size=3))
def test_a_cursor_holds_what_was_put_in(parts: list[str | int]):
    assert decode_cursor(encode_cursor(*parts), list) == parts


def _refuse(parts: list[object]) -> None:
    raise ValueError("not a key of this list")


@given(st.text(max_size=60))
@example("é")
@example("a")
@example("====")
def test_a_cursor_of_any_text_is_refused(text: str):
    with pytest.raises(Problem) as refused:
        decode_cursor(text, _refuse)
    assert refused.value.errors[0].field == "cursor"


@pytest.mark.parametrize(
    "body",
    [
        '{"text": "Ana: We pay 100.", "text": "Ana: We pay 900."}',
        '{"turns": [{"speaker": "Ana"}, {"speaker": "Ana", "text": "100", "te\\u0078t": "900"}]}',
        '{"items": [{"a": {"b": 1}}, {"a": "}{", "a": 2}]}',
    ],
)
def test_a_name_that_stands_twice_in_an_object_is_refused_with_its_place(body: str):
    with pytest.raises(Problem) as refused:
        parse(body.encode())
    assert refused.value.kind.status == 400
    column = max(body.rfind('"te'), body.rfind('"a"')) + 1
    assert f"stands twice in one object (line 1, column {column})" in refused.value.detail
    assert "the other would be lost" in refused.value.detail


@given(values)
def test_names_of_different_objects_may_be_the_same(value: object):
    doubled = {"a": value, "b": {"a": value}, "c": [{"a": value}, {"a": value}]}
    text = json.dumps(doubled)
    if "Infinity" not in text:
        assert parse(text.encode()) == doubled
        assert find_repeated_name(text) == 0
