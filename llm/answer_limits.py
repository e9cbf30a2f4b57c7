"""Limits on the length of an answer: in its JSON Schema, and in tokens.

A model that finds no end writes until `max_tokens` cut it, and JSON that was cut cannot be read.
With a limit on every text and list, a server that samples under a grammar ends them itself.
"""

import json
import math
from typing import Any

from llm.tokens import estimate

# Characters, the space after a word included; few languages need more on average.
CHARS_PER_WORD = 8
# Most tokens are longer, also in languages with many accents.
CHARS_PER_TOKEN = 3
# White space between keys, and characters that JSON writes as \uXXXX.
_SPARE = 1.25
_SPARE_TOKENS = 64
_NUMBER_TOKENS = 8
_LEAST_CHARS = 40

Schema = dict[str, Any]


def text_of(words: int, *, least: int = 1) -> Schema:
    """The schema of a text of about `words` words at most; `least` is in characters."""
    return {"type": "string", "minLength": least, "maxLength": words * CHARS_PER_WORD}


def list_of(item: Schema, *, least: int = 0, most: int) -> Schema:
    return {"type": "array", "items": item, "minItems": least, "maxItems": most}


def longest_answer(schema: Schema) -> int:
    """Tokens that the longest valid answer takes, estimated on the high side.

    Raises ValueError for a text or a list without a limit.
    """
    return math.ceil(_SPARE * _longest(schema)) + _SPARE_TOKENS


def _longest(schema: Schema) -> int:
    if "enum" in schema:
        return max(estimate(json.dumps(value)) for value in schema["enum"])
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            return 2 + sum(estimate(name) + 4 + _longest(part) for name, part in parts)
        case "array":
            return 2 + _limit(schema, "maxItems") * (_longest(schema["items"]) + 2)
        case "string":
            return 2 + math.ceil(_limit(schema, "maxLength") / CHARS_PER_TOKEN)
        case _:
            return _NUMBER_TOKENS


def _limit(schema: Schema, name: str) -> int:
    if name not in schema:
        raise ValueError(f"{json.dumps(schema)} has no {name}, so an answer has no end")
    return int(schema[name])


def tightened(schema: Schema, halvings: int) -> Schema:
    """The schema with its limits halved so often; none falls below what the schema asks for."""
    parts = {name: tightened(part, halvings) for name, part in schema.get("properties", {}).items()}
    tight = {**schema, **({"properties": parts} if parts else {})}
    if "items" in schema:
        tight["items"] = tightened(schema["items"], halvings)
    for name, floor in (
        ("maxItems", max(1, schema.get("minItems", 0))),
        ("maxLength", max(_LEAST_CHARS, schema.get("minLength", 0))),
    ):
        if name in schema:
            tight[name] = min(schema[name], max(floor, schema[name] // 2**halvings))
    return tight
