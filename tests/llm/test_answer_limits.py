"""How long an answer may be, by its schema."""

import json
from typing import Any

import pytest
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    text_schema,
    tighten_schema,
)
from countersign_judge.llm.answers import parse_object
from hypothesis import given
from hypothesis import strategies as st

TALK = "The team agreed that Lena signs the contract with the supplier on Friday, after the audit. "


def closed(**properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


schemas = st.recursive(
    st.one_of(
        st.builds(text_schema, st.integers(1, 300)),
        st.just({"type": "string", "enum": ["yes", "no", "idk"]}),
        st.just({"type": "integer"}),
    ),
    lambda part: st.one_of(
        st.builds(list_schema, part, least=st.integers(0, 2), most=st.integers(2, 5)),
        st.builds(closed, reason=part, score=part),
    ),
    max_leaves=4,
).map(lambda part: closed(answer=part))


def longest(schema: dict[str, Any]) -> Any:
    """The longest valid value, of what is said in meetings."""
    if "enum" in schema:
        return max(schema["enum"], key=len)
    match schema["type"]:
        case "object":
            return {name: longest(part) for name, part in schema["properties"].items()}
        case "array":
            return [longest(schema["items"])] * schema["maxItems"]
        case "string":
            return (TALK * 100)[: schema["maxLength"]]
        case _:
            return 12345


@given(schemas)
def test_the_longest_valid_answer_fits(schema: dict[str, Any]) -> None:
    written = json.dumps(longest(schema), indent=1)
    parse_object(written, schema)
    # A byte-pair vocabulary has about four characters of English to a token.
    assert len(written) / 4 <= longest_answer(schema)


@given(schemas, st.integers(1, 4))
def test_tighter_limits_leave_valid_answers_and_shorter_ones(
    schema: dict[str, Any], halvings: int
) -> None:
    tight = tighten_schema(schema, halvings)
    assert longest_answer(tight) <= longest_answer(schema)
    parse_object(json.dumps(longest(tight)), schema)


@pytest.mark.parametrize(
    ("part", "missing"),
    [({"type": "string"}, "maxLength"), ({"type": "array", "items": text_schema(3)}, "maxItems")],
)
def test_a_schema_without_an_end_is_refused(part: dict[str, Any], missing: str) -> None:
    with pytest.raises(ValueError, match=f"has no {missing}, so an answer has no end"):
        longest_answer(closed(answer=part))
