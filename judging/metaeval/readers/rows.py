"""Rows of a JSON array or of JSON Lines, with the line each begins on."""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from judging.metaeval.problems import BadData, BadField
from llm.storable import is_storable

# What the known forms call a document and a system.
_CALLED = ("doc_id", "id", "system_id", "model_id", "model")
_BETWEEN = " \t\r\n,"
_MOST_SHOWN = 60
_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)


@dataclass(frozen=True)
class Row:
    """Every reader of a field raises BadField with the item, its line, the field and what it holds.

    `position` counts the items from 1 on; `called` are the fields that name one, document first.
    `notes` is what a reader noticed that keeps nobody from measuring.
    """

    position: int
    line: int
    fields: dict[str, Any]
    called: tuple[str, ...] = _CALLED
    notes: list[str] = field(default_factory=list)

    @property
    def place(self) -> str:
        """Such as "item 3 (doc_id 'bridge', system_id 'C'), line 12"."""
        names = [f"{name} {shown(self.fields[name])}" for name in self.named_by]
        said = f" ({', '.join(names)})" if names else ""
        return f"item {self.position}{said}, line {self.line}"

    @property
    def named_by(self) -> list[str]:
        """The fields of `called` that it has."""
        return [name for name in self.called if self._has(name)]

    def _has(self, name: str) -> bool:
        value = self.fields.get(name)
        return isinstance(value, str | int) and value != ""

    def bad(self, field: str, problem: str) -> BadField:
        return BadField(self.place, field, problem)

    def note(self, field: str, remark: str) -> None:
        self.notes.append(f"{self.place}, {field}: {remark}")

    def text(self, field: str, *, empty: bool = False) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str) or not (empty or value.strip()):
            raise self.bad(field, f"{shown(value)} is not text; give a string")
        if not is_storable(value):
            problem = f"{shown(value)} holds a NUL or half of a surrogate pair; leave it out"
            raise self.bad(field, problem)
        return value

    def name(self, field: str) -> str:
        """A name that may be written as a whole number."""
        value = self.fields.get(field)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return self.text(field)

    def objects(self, field: str) -> list[dict[str, Any]]:
        value = self.fields.get(field)
        if not isinstance(value, list) or not value or not all(isinstance(x, dict) for x in value):
            raise self.bad(
                field, f"{shown(value)} is not a list of objects, or an empty one; give one"
            )
        return value

    def mapping(self, field: str) -> dict[str, Any]:
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.bad(field, f"{shown(value)} is not an object; give one")
        return value

    def number(self, field: str, value: Any) -> float:
        """Also one that is written as a text, as tables leave them."""
        found = plain_number(value) if isinstance(value, str) else value
        if (
            isinstance(found, bool)
            or not isinstance(found, int | float)
            or not math.isfinite(found)
        ):
            raise self.bad(field, f"{shown(value)} is not a number; write one like 3.5")
        return float(found)


def plain_number(text: str) -> float | None:
    """None for what is no number in digits ("1_000" is Python's, "inf" nobody's score)."""
    return float(text) if _NUMBER.fullmatch(text.strip()) else None


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}..."


def json_rows(path: Path, text: str) -> list[Row]:
    """Raises BadData for what is not JSON, not objects, or nothing at all."""
    rows = list(_array(path, text) if text.lstrip().startswith("[") else _lines(path, text))
    if not rows:
        raise BadData(path, ["is empty; give a JSON array or one JSON object a line"])
    return rows


def _lines(path: Path, text: str) -> Iterator[Row]:
    lines = [(at, line) for at, line in enumerate(text.split("\n"), start=1) if line.strip()]
    for number, (at, line) in enumerate(lines, start=1):
        try:
            yield _row(path, number, at, json.loads(line))
        except json.JSONDecodeError as error:
            raise BadData(
                path, [f"line {at}, column {error.colno}: not JSON ({error.msg})"]
            ) from error


def _array(path: Path, text: str) -> Iterator[Row]:
    decoder = json.JSONDecoder()
    at, counted, line = text.index("[") + 1, 0, 1
    for number in count(1):
        while at < len(text) and text[at] in _BETWEEN:
            at += 1
        line, counted = line + text.count("\n", counted, at), at
        if text[at : at + 1] == "]":
            return
        try:
            value, at = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise BadData(
                path, [f"line {error.lineno}, column {error.colno}: not JSON ({error.msg})"]
            ) from error
        yield _row(path, number, line, value)


def _row(path: Path, number: int, line: int, value: Any) -> Row:
    if not isinstance(value, dict):
        problem = f"item {number}, line {line}: {shown(value)} is not a JSON object; write one"
        raise BadData(path, [problem])
    return Row(number, line, value)
