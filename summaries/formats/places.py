"""Where in a text something stands."""

import json
import re

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_BLANK = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder()


def place_of(path: str, source: str) -> tuple[int, int]:
    """Line and column, from 1, of the value at a path such as `turns[3].text`.

    `source` is JSON. Of what is missing, the place of the innermost value that should hold it.
    """
    at = _after_blanks(source, 0)
    for match in _STEP.finditer(path):
        index, name = match.groups()
        found = _item(source, at, int(index)) if index else _member(source, at, name)
        if found is None:
            break
        at = found
    return place_at(source, at)


def place_at(source: str, index: int) -> tuple[int, int]:
    """Line and column, from 1, of a character."""
    return source.count("\n", 0, index) + 1, index - source.rfind("\n", 0, index)


def _item(source: str, at: int, index: int) -> int | None:
    """Where the item of the list at `at` begins."""
    if source[at] != "[":
        return None
    at = _after_blanks(source, at + 1)
    for _ in range(index):
        at = _after_blanks(source, _after_value(source, at))
        if source[at] != ",":
            return None
        at = _after_blanks(source, at + 1)
    return at if source[at] != "]" else None


def _member(source: str, at: int, name: str) -> int | None:
    """Where the value of the member of the object at `at` begins: of several the last, as read."""
    found = None
    if source[at] != "{":
        return None
    at = _after_blanks(source, at + 1)
    while source[at] == '"':
        key, at = _DECODER.raw_decode(source, at)
        at = _after_blanks(source, _after_blanks(source, at) + 1)
        found = at if key == name else found
        at = _after_blanks(source, _after_value(source, at))
        at = _after_blanks(source, at + 1) if source[at] == "," else at
    return found


def _after_value(source: str, at: int) -> int:
    return _DECODER.raw_decode(source, at)[1]


def _after_blanks(source: str, at: int) -> int:
    blank = _BLANK.match(source, at)
    return blank.end() if blank else at
