"""What OpenAI and Azure OpenAI refuse under `strict: true`, in their words and with their codes.

After OpenAI's guide "Structured outputs" (and the schema check of its Java SDK), Microsoft's page
"Structured outputs" for Azure OpenAI, and the errors that users of both report. The limits of size
are those that both have for every model; OpenAI's newer models take more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from tests.modelserver.received import Received
from tests.modelserver.replies import Reply

Provider = Literal["openai", "azure"]
Schema = dict[str, Any]

MOST_PROPERTIES = 100
DEEPEST = 5
MOST_NAMES = 15_000  # characters of all names of properties and values of enums
MOST_VALUES = 500
MANY_VALUES, MOST_OF_MANY = 250, 7_500

_ANYWHERE = {"type", "description", "title", "anyOf", "$ref", "$defs", "enum", "const"}
_OF_TYPE = {"object": {"properties", "required", "additionalProperties"}, "array": {"items"}}
_OPENAI = {
    "string": {"pattern", "format"},
    "number": {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"},
    "array": {"minItems", "maxItems"},
}
_FIXED_TEMPERATURE = (
    "Unsupported value: 'temperature' does not support {} with this model. Only the default (1) "
    "value is supported."
)
_UNSUPPORTED = "Unsupported parameter: '{}' is not supported with this model."


@dataclass(frozen=True)
class Strict:
    """`thinks`: the model is one that thinks before it answers, and refuses how to sample."""

    provider: Provider
    thinks: bool = False

    def refusal(self, request: Received) -> Reply | None:
        if "top_k" in request.body:
            return _error("Unrecognized request argument supplied: top_k", None, None)
        if not 0 <= request.body.get("top_p", 1) <= 1:
            text = "Invalid 'top_p': decimal above maximum value. Expected a value <= 1."
            return _error(text, "top_p", "decimal_above_max_value")
        if self.thinks and (reply := _refused_parameter(request.body)):
            return reply
        form = (request.body.get("response_format") or {}).get("json_schema")
        if not form or not form.get("strict"):
            return None
        problem = next(self._problems(form["schema"]), None)
        if problem is None:
            return None
        return Reply.error(
            400,
            f"Invalid schema for response_format '{form['name']}': {problem}",
            type="invalid_request_error",
            param="response_format",
            code=None,
        )

    def _problems(self, root: Schema) -> Iterator[str]:
        if "anyOf" in root or root.get("type") != "object":
            kind = root.get("type")
            yield f"schema must be a JSON Schema of 'type: \"object\"', got 'type: \"{kind}\"'."
            return
        parts = list(_walk(root))
        for context, _, part in parts:
            yield from self._problems_of(part, f"In context={context}")
        depth = max(depth for _, depth, _ in parts)
        names = [name for *_, part in parts for name in part.get("properties", {})]
        enums = [[str(value) for value in part.get("enum", [])] for *_, part in parts]
        values = [value for enum in enums for value in enum]
        for count, most, what in (
            (depth, DEEPEST, "levels of nesting"),
            (len(names), MOST_PROPERTIES, "object properties"),
            (len(values), MOST_VALUES, "enum values"),
            (sum(map(len, names + values)), MOST_NAMES, "characters of names and enum values"),
        ):
            if count > most:
                yield f"{count} {what} exceeds limit of {most}."
        if any(len(enum) > MANY_VALUES and sum(map(len, enum)) > MOST_OF_MANY for enum in enums):
            yield f"an enum of more than {MANY_VALUES} values exceeds {MOST_OF_MANY} characters."

    def _problems_of(self, part: Schema, where: str) -> Iterator[str]:
        kinds = part.get("type", [])
        kinds = {"number" if kind == "integer" else kind for kind in _listed(kinds)}
        allowed = _ANYWHERE.union(*(_OF_TYPE.get(kind, set()) for kind in kinds))
        if self.provider == "openai":
            allowed = allowed.union(*(_OPENAI.get(kind, set()) for kind in kinds))
        for name in part:
            if name not in allowed:
                yield f"{where}, '{name}' is not permitted."
        if "object" not in kinds:
            return
        if part.get("additionalProperties") is not False:
            yield f"{where}, 'additionalProperties' is required to be supplied and to be false."
        for name in part.get("properties", {}):
            if name not in part.get("required", []):
                yield (
                    f"{where}, 'required' is required to be supplied and to be an array including "
                    f"every key in properties. Missing '{name}'."
                )


def _listed(kinds: str | list[str]) -> list[str]:
    return [kinds] if isinstance(kinds, str) else kinds


def _walk(
    schema: Schema, context: tuple[str, ...] = (), depth: int = 0
) -> Iterator[tuple[tuple[str, ...], int, Schema]]:
    """Every part of the schema with its place and depth, the root first at depth 0."""
    yield context, depth, schema
    for name, part in schema.get("properties", {}).items():
        yield from _walk(part, (*context, "properties", name), depth + 1)
    if "items" in schema:
        yield from _walk(schema["items"], (*context, "items"), depth + 1)
    for at, part in enumerate(schema.get("anyOf", [])):
        yield from _walk(part, (*context, "anyOf", str(at)), depth + 1)


def _refused_parameter(body: dict[str, Any]) -> Reply | None:
    if "max_tokens" in body:
        text = f"{_UNSUPPORTED.format('max_tokens')} Use 'max_completion_tokens' instead."
        return _error(text, "max_tokens", "unsupported_parameter")
    if body.get("temperature", 1) != 1:
        text = _FIXED_TEMPERATURE.format(body["temperature"])
        return _error(text, "temperature", "unsupported_value")
    if "logprobs" in body:
        return _error("You are not allowed to request logprobs from this model.", None, None)
    for name in ("top_p", "frequency_penalty", "presence_penalty", "seed"):
        if name in body:
            return _error(_UNSUPPORTED.format(name), name, "unsupported_parameter")
    if body.get("n", 1) != 1:
        text = f"Unsupported value: 'n' does not support {body['n']} with this model."
        return _error(text, "n", "unsupported_value")
    return None


def _error(message: str, param: str | None, code: str | None) -> Reply:
    return Reply.error(400, message, type="invalid_request_error", param=param, code=code)
