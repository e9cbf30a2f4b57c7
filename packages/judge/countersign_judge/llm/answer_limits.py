"""Limits on the length of an answer: in its JSON Schema, and in tokens.

A model that finds no end writes until `max_tokens` cuts it, and cut JSON cannot be read. With a
limit on every text and list, a server that samples with a grammar ends them itself. Where a server
refuses such limits, the prompt states them (`describe_limits`), and longer values are cut
(`fit_answer`).
"""

import json
import math
from collections.abc import Collection, Iterator
from typing import Any

from countersign_judge.llm.tokens import estimate_tokens

# Characters, including the space after a word; few languages need more on average.
CHARS_PER_WORD = 8
# Most tokens are longer, also in languages with many accents.
CHARS_PER_TOKEN = 3
# White space between keys, and characters that JSON writes as \uXXXX.
_SPARE_FACTOR = 1.25
_SPARE_TOKENS = 64
_NUMBER_TOKENS = 8
_LEAST_CHARS = 40
# A text that explains a verdict and is not the product itself: it may be cut.
_REASON_FIELD = "reason"
# Keywords a schema needs. Every other one limits values and can be put in words.
_STRUCTURE_KEYWORDS = frozenset(
    {"type", "properties", "required", "additionalProperties", "items", "enum"}
)

Schema = dict[str, Any]


def text_schema(words: int, *, least: int = 1) -> Schema:
    """The schema of a text of up to about `words` words; `least` is in characters."""
    return {"type": "string", "minLength": least, "maxLength": words * CHARS_PER_WORD}


def list_schema(item: Schema, *, least: int = 0, most: int) -> Schema:
    return {"type": "array", "items": item, "minItems": least, "maxItems": most}


def object_schema(properties: dict[str, Schema]) -> Schema:
    """The schema of an object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def longest_answer(schema: Schema) -> int:
    """Tokens of the longest valid answer, estimated on the high side.

    Raises ValueError for a text or a list without a limit.
    """
    tokens = _longest_value(schema)
    return math.ceil(_SPARE_FACTOR * tokens) + min(tokens, _SPARE_TOKENS)


def _longest_value(schema: Schema) -> int:
    if "enum" in schema:
        return max(estimate_tokens(json.dumps(value)) for value in schema["enum"])
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            return 2 + sum(estimate_tokens(name) + 4 + _longest_value(part) for name, part in parts)
        case "array":
            return 2 + _get_limit(schema, "maxItems") * (_longest_value(schema["items"]) + 2)
        case "string":
            return 2 + math.ceil(_get_limit(schema, "maxLength") / CHARS_PER_TOKEN)
        case _:
            return _NUMBER_TOKENS


def _get_limit(schema: Schema, name: str) -> int:
    if name not in schema:
        raise ValueError(f"{json.dumps(schema)} has no {name}, so an answer has no end")
    return int(schema[name])


# --- In the schema's own words ----------------------------------------------

TEXT_OUTLINE = "string"


def outline_schema(schema: Schema) -> str:
    """`{"reason": string, "quotes": [string], "score": integer}`: the form of an answer for a
    prompt. An example with values would pull answers to its words and its numbers."""
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            fields = (f"{json.dumps(name)}: {outline_schema(part)}" for name, part in parts)
            return f"{{{', '.join(fields)}}}"
        case "array":
            return f"[{outline_schema(schema['items'])}]"
        case kind:
            return str(kind)


def repeats_outline(value: Any) -> bool:
    """Whether a text of an answer is the outline's word for one, instead of a text."""
    if isinstance(value, str):
        return value.strip(" .…\"'").casefold() == TEXT_OUTLINE
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(map(repeats_outline, parts))


def tighten_schema(schema: Schema, halvings: int) -> Schema:
    """The schema with its limits halved so many times; none falls below the schema's minimum."""
    parts = {
        name: tighten_schema(part, halvings) for name, part in schema.get("properties", {}).items()
    }
    tight = {**schema, **({"properties": parts} if parts else {})}
    if "items" in schema:
        tight["items"] = tighten_schema(schema["items"], halvings)
    for name, floor in (
        ("maxItems", max(1, schema.get("minItems", 0))),
        ("maxLength", max(_LEAST_CHARS, schema.get("minLength", 0))),
    ):
        if name in schema:
            tight[name] = min(schema[name], max(floor, schema[name] // 2**halvings))
    return tight


# --- Without keywords that a server refuses ---------------------------------


def find_limits(schema: Schema) -> frozenset[str]:
    """The keywords in it that limit values, such as `maxLength`, `minimum`, `maxItems`."""
    own = {name for name in schema if name not in _STRUCTURE_KEYWORDS}
    return frozenset(own.union(*map(find_limits, _child_schemas(schema).values())))


def drop_keywords(schema: Schema, keywords: Collection[str]) -> Schema:
    """The schema without these keywords, at any depth."""
    kept = {name: value for name, value in schema.items() if name not in keywords}
    if "properties" in schema:
        parts = schema["properties"].items()
        kept["properties"] = {name: drop_keywords(part, keywords) for name, part in parts}
    if "items" in schema:
        kept["items"] = drop_keywords(schema["items"], keywords)
    return kept


def _child_schemas(schema: Schema) -> dict[str, Schema]:
    items = {"items": schema["items"]} if "items" in schema else {}
    return {**schema.get("properties", {}), **items}


def describe_limits(schema: Schema, keywords: Collection[str]) -> str:
    """The limits that `keywords` set in the schema, in one sentence; "" for none.

    `Keep to these limits: reason: at most 60 words; quotes: at most 3.`
    """
    # Properties of one form, such as those of every sentence, have the same limits.
    said = dict.fromkeys(_limit_phrases(schema, keywords, "the answer"))
    return f"Keep to these limits: {'; '.join(said)}." if said else ""


def _limit_phrases(schema: Schema, keywords: Collection[str], name: str) -> Iterator[str]:
    limits = {key: value for key, value in schema.items() if key in keywords}
    most = limits.get("maxLength")
    own = [
        words
        for words in (
            f"at most {max(1, most // CHARS_PER_WORD)} words" if most else "",
            _describe_range(limits.get("minItems"), limits.get("maxItems")),
            _describe_range(limits.get("minimum"), limits.get("maximum")),
        )
        if words
    ]
    if own:
        yield f"{name}: {', '.join(own)}"
    for part_name, part in schema.get("properties", {}).items():
        # A number names a sentence or a question and means nothing by itself.
        yield from _limit_phrases(
            part, keywords, "each number" if part_name.isdigit() else part_name
        )
    if "items" in schema:
        yield from _limit_phrases(schema["items"], keywords, f"each of {name}")


def _describe_range(least: float | None, most: float | None) -> str:
    ends = [f"at least {least}"] if least else []
    return " and ".join(ends + ([f"at most {most}"] if most is not None else []))


def fit_answer(value: Any, schema: Schema) -> Any:
    """An answer with lists and reasons no longer than the schema allows, and without other keys.

    A score is not refused because its reason is too long, or because a model adds how sure it is.
    Other texts stay whole: the product that a person reads, and quotes, which could not be found
    otherwise. A key that differs from one of the schema's only in case stays, and is refused; so is
    the number of a sentence or a question that does not exist.
    """
    match value:
        case dict():
            parts = schema.get("properties", {})
            is_open = schema.get("additionalProperties") is not False
            return {
                name: _shorten_text(part, parts.get(name, {}))
                if name == _REASON_FIELD and isinstance(part, str)
                else fit_answer(part, parts.get(name, {}))
                for name, part in value.items()
                if is_open or (bare := name.strip().casefold()) in parts or bare.isdigit()
            }
        case list():
            kept = value[: schema.get("maxItems", len(value))]
            return [fit_answer(item, schema.get("items", {})) for item in kept]
        case _:
            return value


def _shorten_text(text: str, schema: Schema) -> str:
    most = schema.get("maxLength", len(text))
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    whole, space, _ = cut.rpartition(" ")
    return f"{(whole if space else cut).rstrip(' ,;:')}…"
