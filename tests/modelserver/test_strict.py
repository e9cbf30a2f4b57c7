"""The strict server refuses what OpenAI and Azure OpenAI refuse, in their words."""

from typing import Any

import pytest

from tests.modelserver import Received, Strict
from tests.modelserver.strict import Provider

TEXT = {"type": "string"}


def closed(properties: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
        **changes,
    }


def nested(levels: int) -> dict[str, Any]:
    return closed({"a": nested(levels - 1)}) if levels else TEXT


def refusal(schema: dict[str, Any], provider: Provider = "openai", *, strict: bool = True) -> str:
    """ "" where the schema is taken."""
    form = {"name": "answer", "schema": schema, "strict": strict}
    body = {"response_format": {"type": "json_schema", "json_schema": form}}
    reply = Strict(provider).refusal(Received("/v1/chat/completions", "openai", {}, body))
    return "" if reply is None or reply.data is None else str(reply.data["error"]["message"])


@pytest.mark.parametrize(
    ("schema", "complaint"),
    [
        (closed({"a": TEXT}, additionalProperties=True), "'additionalProperties' is required"),
        (closed({"a": TEXT}, required=[]), "Missing 'a'."),
        (closed({str(at): TEXT for at in range(101)}), "101 object properties exceeds limit"),
        (nested(6), "6 levels of nesting exceeds limit of 5."),
        ({"anyOf": [closed({"a": TEXT})]}, "schema must be a JSON Schema of 'type: \"object\"'"),
        ({"type": "array", "items": TEXT}, "got 'type: \"array\"'"),
        (closed({"a" * 15_001: TEXT}), "15001 characters of names and enum values"),
        (closed({"a": {"enum": [*map(str, range(501))]}}), "501 enum values exceeds limit of 500."),
        (closed({"a": {"enum": ["x" * 40 + str(at) for at in range(251)]}}), "exceeds 7500"),
    ],
)
@pytest.mark.parametrize("provider", ["openai", "azure"])
def test_both_refuse_the_form(provider: Provider, schema: dict[str, Any], complaint: str) -> None:
    assert complaint in refusal(schema, provider)


@pytest.mark.parametrize(
    ("part", "refusing"),
    [
        ({"type": "string", "maxLength": 9}, {"openai", "azure"}),
        ({"type": "string", "minLength": 1}, {"openai", "azure"}),
        ({"type": "string", "pattern": "a"}, {"azure"}),
        ({"type": "string", "format": "date"}, {"azure"}),
        ({"type": "integer", "minimum": 1}, {"azure"}),
        ({"type": "number", "maximum": 1}, {"azure"}),
        ({"type": "number", "multipleOf": 2}, {"azure"}),
        ({"type": "array", "items": TEXT, "maxItems": 2}, {"azure"}),
        ({"type": "array", "items": TEXT, "minItems": 2}, {"azure"}),
        ({"type": "array", "items": TEXT, "uniqueItems": True}, {"openai", "azure"}),
        ({"type": ["string", "null"]}, set()),
        ({"type": "integer", "enum": [1, 2]}, set()),
        ({"anyOf": [TEXT, {"type": "null"}]}, set()),
        (nested(4), set()),
    ],
)
def test_each_refuses_its_keywords(part: dict[str, Any], refusing: set[str]) -> None:
    schema = closed({"a": part})
    found = {name for name in ("openai", "azure") if refusal(schema, name)}
    assert found == refusing


def test_a_keyword_is_named_with_its_place() -> None:
    assert refusal(closed({"a": {"type": "string", "maxLength": 9}})) == (
        "Invalid schema for response_format 'answer': In context=('properties', 'a'), "
        "'maxLength' is not permitted."
    )


def test_without_strict_every_schema_is_taken() -> None:
    assert refusal({"type": "array"}, strict=False) == ""
