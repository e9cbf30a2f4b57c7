"""A row of a file, with the line it begins on and what it is called."""

import math
import re
from dataclasses import dataclass, field
from typing import Any

from judging.metaeval.problems import BadField
from llm.storable import is_storable

# What the known forms call a document and a system.
_CALLED = ("doc_id", "id", "system_id", "model_id", "model")
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
