"""What the model says: JSON that fits the schema of the request, in the sizes that models write.

The answer to a prompt depends on its bytes alone, so two runs are answered alike.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any
from zlib import crc32

# A passage of a transcript as the prompts of the peers and of the product show it: some words in a
# row of one line.
_LINE = re.compile(r"^(?:\d+\|(?:[\d:]+ )?)?[A-Z][\w .-]{1,30}: (\S.{30,})$", re.MULTILINE)
_WORDS = (
    "the", "summary", "states", "that", "decision", "owner", "date", "figure", "client",
    "contract", "budget", "agreed", "proposed", "later", "corrected", "named", "turn", "says",
    "meeting", "and", "not", "while", "but", "because", "team", "delivery", "review", "open",
    "question", "remains", "reported", "follows", "transcript", "speaker", "exactly", "plan",
    "Monday", "report", "supplier", "order", "price", "moved", "next", "quarter", "minor",
    "detail", "missing", "clear", "account", "reads", "well", "in", "one", "place",
)  # fmt: skip
_BARE_SCORE_TOKENS = 16
# How many words a text of this name has; any other is a sentence.
_LENGTHS = {"reason": 40, "summary": 120}
_SENTENCE = 13
_SENTENCES = 8
_ONLY = {"boolean": True, "null": None}
# How many entries a list of this name has, within what its schema allows.
_COUNTS = {
    "quotes": 3,
    "points": 30,
    "truths": 20,
    "claims": 11,
    "verdicts": 11,
    "questions": 5,
    "answers": 5,
    "steps": 4,
    "notes": 4,
}


@dataclass(frozen=True)
class Asked:
    """The parts of a request's body that the answer depends on."""

    prompt: str
    schema: dict[str, Any] | None
    most_tokens: int
    score: int | None

    @cached_property
    def lines(self) -> list[str]:
        """What was said in the prompt's transcript, a turn each, without the short ones."""
        # Behind this mark of ours the task has lines of that form too; peers have no mark.
        return _LINE.findall(self.prompt.partition("<<<END TRANSCRIPT")[0])

    @classmethod
    def of(cls, body: Mapping[str, Any], score: int | None) -> "Asked":
        form = body.get("response_format") or {}
        return cls(
            prompt="\n".join(content_of(message) for message in body["messages"]),
            schema=form.get("json_schema", {}).get("schema"),
            most_tokens=body.get("max_tokens") or body.get("max_completion_tokens") or 10_000,
            score=score,
        )


def content_of(message: Mapping[str, Any]) -> str:
    """Some clients send a text, some a list of parts."""
    content = message["content"]
    return content if isinstance(content, str) else "".join(part["text"] for part in content)


def text_of(asked: Asked, sample: int) -> str:
    """The answer number `sample` to a prompt."""
    writer = _Writer(asked, Random(crc32(asked.prompt.encode()) + sample))
    if asked.schema is not None:
        return _json(writer.value("", asked.schema, at=0))
    if asked.most_tokens <= _BARE_SCORE_TOKENS:
        return str(writer.score(1, 5))
    if "JSON" in asked.prompt:
        return _json({"reason": writer.words(_LENGTHS["reason"]), "score": writer.score(0, 10)})
    return writer.words(_LENGTHS["summary"])


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class _Writer:
    def __init__(self, asked: Asked, chance: Random) -> None:
        self._asked = asked
        self._chance = chance
        self._definitions = (asked.schema or {}).get("$defs", {})

    def score(self, low: int, high: int) -> int:
        if self._asked.score is not None:
            return min(high, self._asked.score)
        return self._chance.randint(low + (high - low) // 2, high)

    def words(self, count: int) -> str:
        return " ".join(self._chance.choices(_WORDS, k=count)).capitalize() + "."

    def value(self, name: str, schema: Mapping[str, Any], *, at: int) -> Any:
        """Of the property `name`, the entry `at` (from 0) where it is in a list."""
        schema = self._resolved(name, schema)
        if "enum" in schema:
            return self._one_of(name, schema["enum"])
        match schema.get("type"):
            case "object":
                properties = schema.get("properties", {})
                return {key: self.value(key, part, at=at) for key, part in properties.items()}
            case "array":
                return self._list(name, schema)
            case "integer" | "number":
                return self._number(name, schema, at)
            case "boolean" | "null" as kind:
                return _ONLY[kind]
        return self._text(name, schema)

    def _resolved(self, name: str, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        """Prompts with an optional reason ask for it where something is wrong: it is left out."""
        while "$ref" in schema or "anyOf" in schema:
            if "$ref" in schema:
                schema = self._definitions[schema["$ref"].rpartition("/")[2]]
            else:
                null = [part.get("type") == "null" for part in schema["anyOf"]]
                wanted = name == "reason" and True in null
                schema = schema["anyOf"][null.index(wanted)]
        return schema

    def _one_of(self, name: str, values: list[Any]) -> Any:
        if name == "score":
            return self.score(min(values), max(values))
        # Most claims are supported, most questions answered.
        return values[0] if self._chance.random() < 0.9 else self._chance.choice(values)

    def _list(self, name: str, schema: Mapping[str, Any]) -> list[Any]:
        items = self._resolved(name, schema.get("items", {}))
        if "claim" in items.get("properties", {}):
            return self._claims(int(name), items)
        count = _COUNTS.get(name, schema.get("minItems", 2))
        count = min(max(count, schema.get("minItems", 0)), schema.get("maxItems", 100))
        return [self.value(name, items, at=at) for at in range(count)]

    def _claims(self, sentence: int, items: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Three in two sentences make some eleven of a summary; a single one is its sentence."""
        claims = [self.value("", items, at=at) for at in range(2 - sentence % 2)]
        return claims if len(claims) > 1 else [{**claims[0], "claim": ""}]

    def _number(self, name: str, schema: Mapping[str, Any], at: int) -> int:
        if name == "score":
            return self.score(schema.get("minimum", 0), schema.get("maximum", 10))
        return at + 1

    def _text(self, name: str, schema: Mapping[str, Any]) -> str:
        longest = schema.get("maxLength", 100_000)
        if name in {"quote", "quotes"}:
            return self._passage()[:longest]
        if name == "summary" and self._asked.lines:
            return " ".join(f"{self._passage().capitalize()}." for _ in range(_SENTENCES))
        if name in {"answers", "verdict"} or name.endswith("_verdict"):
            return "yes"
        if name == "reason" and schema.get("minLength") == 0:
            return ""  # as where it may be left out
        nested = name == "reason" and "reason" not in (self._asked.schema or {})["properties"]
        count = _SENTENCE if nested else _LENGTHS.get(name, _SENTENCE)
        return self.words(count)[:longest]

    def _passage(self) -> str:
        if not self._asked.lines:
            return ""
        words = self._chance.choice(self._asked.lines).split()
        first = self._chance.randrange(max(1, len(words) - 9))
        return " ".join(words[first : first + 9])
