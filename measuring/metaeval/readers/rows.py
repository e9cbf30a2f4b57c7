"""Rows of a data file: fields with their line numbers, repeated rows, JSON and JSON Lines."""

import json
import math
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from llm.strict_json import is_storable
from measuring.metaeval.items import BadData, BadField, DatasetItem, Turns, first_of
from offline.sentences import split_sentences
from web.json_bodies import NamedTwice, named_once

# What the known forms call a document and a system.
_CALLED = ("doc_id", "id", "system_id", "model_id", "model")
_MOST_SHOWN = 60
_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)


@dataclass(frozen=True)
class DataRow:
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
        names = ", ".join(f"{name} {shown(self.fields[name])}" for name in self.named_by)
        return f"item {self.position}{names and f' ({names})'}, line {self.line}"

    @property
    def named_by(self) -> list[str]:
        """The fields of `called` that it has."""
        values = {name: self.fields.get(name) for name in self.called}
        return [
            name for name, value in values.items() if isinstance(value, str | int) and value != ""
        ]

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


def flattened(row: DataRow) -> DataRow:
    """With the members of its objects beside them, as `scores.fluency`."""
    members = {
        f"{name}.{inner}": value
        for name, whole in row.fields.items()
        if isinstance(whole, dict)
        for inner, value in whole.items()
    }
    return replace(row, fields={**row.fields, **members})


# --- Sources ----------------------------------------------------------------

_LABEL = r"#?[A-Z0-9][\w.&'’#-]*(?:[ \t]+[\w.&'’#()-]+){0,3}"
_LINE = re.compile(rf"^[ \t]*+(?:[-*][ \t]*+)?(?P<speaker>{_LABEL})[ \t]?:[ \t]*(?P<text>\S.*)?$")
# A page that happens to hold a few "Note:" lines is no dialogue.
_LABELLED_SHARE = 0.6
_LEAST_TURNS = 2


def turns_of(text: str) -> Turns:
    """A dialogue whose lines are "Name: ..." by its turns; anything else by its sentences, each a
    turn of nobody's."""
    spoken = read_dialogue(text) or [("", span.text) for span in split_sentences(text)]
    return tuple(
        {"speaker": name, "start": None, "end": None, "text": words} for name, words in spoken
    )


def read_dialogue(text: str) -> list[tuple[str, str]] | None:
    """Speakers and what they say, of a text whose lines are labelled "Name: …"; else None."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    matches = [_LINE.match(line) for line in lines]
    if sum(map(bool, matches)) < max(_LEAST_TURNS, _LABELLED_SHARE * len(lines)):
        return None
    turns: list[tuple[str, str]] = []
    for line, match in zip(lines, matches, strict=True):
        if match:
            turns.append((match["speaker"], match["text"] or ""))
        elif turns:
            turns[-1] = (turns[-1][0], f"{turns[-1][1]} {line}")
        else:
            turns.append(("", line))
    return turns


# --- Repeats ----------------------------------------------------------------
# Rows that say again what another one said, and rows that contradict it.
#
# A system that has a name writes one text on a document and gets one score a dimension; without a
# name, two rows of one document may be two systems that wrote the same.

Read = tuple[DataRow, DatasetItem]
# In a note, which says how many there are.
_MOST_NAMED = 3


def counted_once(pairs: Sequence[Read]) -> tuple[list[DatasetItem], list[str], list[str]]:
    """What to measure, problems, and notes on what was left out or stands there twice."""
    first: dict[tuple[str, str], Read] = {}
    kept: list[Read] = []
    again: list[DataRow] = []
    problems = []
    for row, item in pairs:
        earlier = first.setdefault((item.document, item.system), (row, item))
        if not item.system or earlier[0] is row:
            kept.append((row, item))
        elif earlier[1] == item:
            again.append(row)
        else:
            problems.append(str(_contradiction(row, item, *earlier)))
    notes = [
        *_noted("an earlier row, and count once", again),
        *_noted("the text of an earlier row of their document, and count each", _same(kept)),
    ]
    return [item for _, item in kept], problems, notes


def _contradiction(
    row: DataRow, item: DatasetItem, earlier_row: DataRow, earlier: DatasetItem
) -> BadField:
    field = row.named_by[-1]
    who = f"{shown(item.system)} on {shown(item.document)}"
    if (item.summary, item.turns) != (earlier.summary, earlier.turns):
        return row.bad(
            field,
            f"{who} has another text in {earlier_row.place}; name the systems or documents apart",
        )
    differing = [
        f"{name} is {_given(earlier, name)} there and {_given(item, name)} here"
        for name in dict.fromkeys([*earlier.human, *item.human])
        if earlier.human.get(name) != item.human.get(name)
    ]
    return row.bad(
        field,
        f"{who} is scored in {earlier_row.place} already ({', '.join(differing)}, of 1 to 5); keep "
        "one row a summary, with the mean of its raters or a column for each",
    )


def _given(item: DatasetItem, dimension: str) -> str:
    return f"{item.human[dimension]:g}" if dimension in item.human else "missing"


def _same(kept: Iterable[Read]) -> list[DataRow]:
    first: dict[tuple[str, str], DataRow] = {}
    return [
        row for row, item in kept if first.setdefault((item.document, item.summary), row) is not row
    ]


def _noted(what: str, rows: Sequence[DataRow]) -> list[str]:
    if not rows:
        return []
    places = first_of([row.place for row in rows], _MOST_NAMED)
    return [f"rows that repeat {what}: {len(rows)} ({'; '.join(places)})"]


# --- Objects ----------------------------------------------------------------
# Objects of a JSON array or of JSON Lines, with the line each begins on.

_BETWEEN = " \t\r\n,"
_REMEDY = "give a JSON array, or one object a line"
# No score or name has more; Python refuses to read very long ones as whole numbers.
_MOST_DIGITS = 300


class _NotReadable(ValueError):
    """With the line, and what to do."""


def json_rows(path: Path, text: str, marks: Collection[frozenset[str]]) -> list[DataRow]:
    """Raises BadData for what is not JSON, not objects, nothing at all, and for rows that stand
    within another object; `marks` are sets of fields by which a row is known."""
    values = _array(text) if text.lstrip().startswith("[") else _lines(text)
    try:
        rows = [_row(number, *found) for number, found in enumerate(values, start=1)]
    except _NotReadable as error:
        raise BadData(path, [str(error)]) from error
    if not rows:
        raise BadData(path, [f"is empty; {_REMEDY}"])
    if len(rows) == 1 and not any(mark <= rows[0].fields.keys() for mark in marks):
        _require_bare(path, rows[0])
    return rows


def _require_bare(path: Path, row: DataRow) -> None:
    """Raises BadData where the rows are an array under a key of the only object."""
    keys = list(_keys_of_arrays(row.fields, ""))
    if keys:
        problem = (
            f"line {row.line}: an object, whose rows stand under {' and '.join(keys)}; give "
            f"{'that array' if len(keys) == 1 else 'one of these arrays'} as the whole file, "
            "without the object around it"
        )
        raise BadData(path, [problem])


def _keys_of_arrays(fields: dict[str, Any], within: str) -> Iterator[str]:
    """Where arrays of objects stand, also in an object within the object."""
    for name, value in fields.items():
        if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
            yield f"{within}{shown(name)}"
        elif isinstance(value, dict) and not within:
            yield from _keys_of_arrays(value, f"{shown(name)}, ")


def _lines(text: str) -> Iterator[tuple[int, Any]]:
    if (only := _only_object(text)) is not None:
        yield only
        return
    for number, line in enumerate(text.split("\n"), start=1):
        stripped = line.strip()
        if stripped:
            value, end = _decoded(stripped, 0, number)
            if end < len(stripped):
                raise _NotReadable(f"line {number}: goes on after its object; {_REMEDY}")
            yield number, value


def _only_object(text: str) -> tuple[int, Any] | None:
    """The object that is the whole of the text, over however many lines; None for anything else."""
    at = len(text) - len(text.lstrip())
    if text[at : at + 1] != "{":
        return None
    line = text.count("\n", 0, at) + 1
    value, end = _decoded(text, at, line)
    return None if text[end:].strip() else (line, value)


def _array(text: str) -> Iterator[tuple[int, Any]]:
    at, counted, line = text.index("[") + 1, 0, 1
    while True:
        while at < len(text) and text[at] in _BETWEEN:
            at += 1
        line, counted = line + text.count("\n", counted, at), at
        if text[at : at + 1] == "]":
            break
        value, at = _decoded(text, at, line)
        yield line, value
    if text[at + 1 :].strip():
        raise _NotReadable(f"line {line}: the file goes on after its array; {_REMEDY}")


def _decoded(text: str, at: int, line: int) -> tuple[Any, int]:
    """The value that begins at `at`, on `line`, and where it ends."""
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        where = line + text.count("\n", at, error.pos)
        problem = f"line {where}, column {error.colno}: not JSON ({error.msg}); {_REMEDY}"
        raise _NotReadable(problem) from error
    except NamedTwice as error:
        name = shown(error.name)
        raise _NotReadable(f"line {line}: an object has {name} twice; name it once") from error
    except RecursionError as error:
        raise _NotReadable(f"line {line}: lists or objects nest too deep; {_REMEDY}") from error


def _whole_number(text: str) -> int | float:
    return int(text) if len(text) <= _MOST_DIGITS else float(text)


_DECODER = json.JSONDecoder(object_pairs_hook=named_once, parse_int=_whole_number)


def _row(number: int, line: int, value: Any) -> DataRow:
    if not isinstance(value, dict):
        problem = f"item {number}, line {line}: {shown(value)} is not a JSON object; {_REMEDY}"
        raise _NotReadable(problem)
    return DataRow(number, line, value)
