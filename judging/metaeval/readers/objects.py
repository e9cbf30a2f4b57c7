"""Objects of a JSON array or of JSON Lines, with the line each begins on."""

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from judging.metaeval.problems import BadData
from judging.metaeval.readers.rows import Row, shown
from summaries.formats.json_names import NamedTwice, named_once

_BETWEEN = " \t\r\n,"
_REMEDY = "give a JSON array, or one object a line"
# No score or name has more; Python refuses to read very long ones as whole numbers.
_MOST_DIGITS = 300


class _NotReadable(ValueError):
    """With the line, and what to do."""


def json_rows(path: Path, text: str, marks: Collection[frozenset[str]]) -> list[Row]:
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


def _require_bare(path: Path, row: Row) -> None:
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
        said = line.strip()
        if said:
            value, end = _decoded(said, 0, number)
            if end < len(said):
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


def _row(number: int, line: int, value: Any) -> Row:
    if not isinstance(value, dict):
        problem = f"item {number}, line {line}: {shown(value)} is not a JSON object; {_REMEDY}"
        raise _NotReadable(problem)
    return Row(number, line, value)
