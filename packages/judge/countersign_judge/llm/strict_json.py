"""JSON from outside: refuses numbers that JSON or the database cannot hold, and names given twice.

Python reads NaN and Infinity, which are not JSON, makes 1e999 infinite, fails for an integer of
4,300 digits, and keeps the last of two values under one name. `json.loads(text, **STRICT)` raises
ValueError for each, and RecursionError for JSON that nests too deeply.
"""

import math
import re
from collections.abc import Callable
from typing import Any, NoReturn

_WHOLE_DIGITS = 18  # which a bigint holds, whatever they are


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number; write null")


def _parse_finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        shown = digits if len(digits) < 2 * _WHOLE_DIGITS else f"{digits[:_WHOLE_DIGITS]}…"
        raise ValueError(f"{shown} is too large a number")
    return number


def _parse_integer(digits: str) -> int | float:
    """A long integer becomes a float without its last digits, as in most JSON readers."""
    return int(digits) if len(digits) <= _WHOLE_DIGITS else _parse_finite(digits)


class RepeatedName(ValueError):
    """An object has the member `name` more than once."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} stands twice in one object".replace("\x00", "\\x00"))
        self.name = name


def refuse_repeated_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """For `object_pairs_hook`. Raises NamedTwice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise RepeatedName(next(name for name in names if names.count(name) > 1)[:80])
    return found


STRICT_HOOKS: dict[str, Any] = {
    "object_pairs_hook": refuse_repeated_names,
    "parse_constant": _refuse_constant,
    "parse_float": _parse_finite,
    "parse_int": _parse_integer,
}


# --- Storable ---------------------------------------------------------------
# Text that a database can hold: PostgreSQL refuses NUL and lone surrogates; models send both.

_UNSTORABLE = re.compile("[\\x00\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def is_storable(text: str) -> bool:
    return _UNSTORABLE.search(text) is None


def make_storable(text: str) -> str:
    return _UNSTORABLE.sub(REPLACEMENT, text)


def make_tree_storable(value: Any) -> Any:
    """The same JSON value with every string and key made storable."""
    return map_texts(value, make_storable)


def map_texts(value: Any, change: Callable[[str], str]) -> Any:
    """The same JSON value with `change` applied to every string and key."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [map_texts(item, change) for item in value]
    if isinstance(value, dict):
        return {change(key): map_texts(item, change) for key, item in value.items()}
    return value
