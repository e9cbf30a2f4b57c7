"""Objects of a JSON array or of JSON Lines, with the line each begins on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judging.metaeval.problems import BadData
from judging.metaeval.readers.rows import Row, shown

_BETWEEN = " \t\r\n,"
_REMEDY = "give a JSON array, or one object a line"
# No score or name has more; Python refuses to read very long ones as whole numbers.
_MOST_DIGITS = 300


class _NotReadable(ValueError):
    """With the line, and what to do."""


class _NamedTwice(ValueError):
    """A field of an object; its first value would be lost."""


def json_rows(path: Path, text: str) -> list[Row]:
    """Raises BadData for what is not JSON, not objects, or nothing at all."""
    values = _array(text) if text.lstrip().startswith("[") else _lines(text)
    try:
        rows = [_row(number, *found) for number, found in enumerate(values, start=1)]
    except _NotReadable as error:
        raise BadData(path, [str(error)]) from error
    if not rows:
        raise BadData(path, [f"is empty; {_REMEDY}"])
    return rows


def _lines(text: str) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(text.split("\n"), start=1):
        said = line.strip()
        if said:
            value, end = _decoded(said, 0, number)
            if end < len(said):
                raise _NotReadable(f"line {number}: goes on after its object; {_REMEDY}")
            yield number, value


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
    except _NamedTwice as error:
        raise _NotReadable(f"line {line}: an object has {error} twice; name it once") from error
    except RecursionError as error:
        raise _NotReadable(f"line {line}: lists or objects nest too deep; {_REMEDY}") from error


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _NamedTwice(shown(next(name for name in names if names.count(name) > 1)))
    return found


def _whole_number(text: str) -> int | float:
    return int(text) if len(text) <= _MOST_DIGITS else float(text)


_DECODER = json.JSONDecoder(object_pairs_hook=_named_once, parse_int=_whole_number)


def _row(number: int, line: int, value: Any) -> Row:
    if not isinstance(value, dict):
        problem = f"item {number}, line {line}: {shown(value)} is not a JSON object; {_REMEDY}"
        raise _NotReadable(problem)
    return Row(number, line, value)
