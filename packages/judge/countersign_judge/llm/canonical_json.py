"""Canonical JSON (RFC 8785): the one spelling of a value that hashes are taken over.

Strings, booleans, null, lists and objects with string keys are as in JSON; members are sorted by
the UTF-16 units of their names. Floats, such as scores, are written as in ECMAScript: 4.0 is `4`,
1e-7 is `1e-7`. JSON has no other numbers, so pass decimal amounts and times (ISO 8601, in UTC) as
strings.
"""

from collections.abc import Iterator
from typing import Any

import rfc8785

# The largest integer that every JSON reader keeps exact (I-JSON, RFC 7493).
LARGEST_INTEGER = 2**53 - 1


class NotCanonical(ValueError):
    """RFC 8785 has no spelling for the value; names its place, the value and the remedy."""


def canonical_json(value: Any) -> str:
    """Raises NotCanonical for NaN, infinities, integers beyond 2^53 - 1, half a surrogate pair,
    and types that JSON lacks."""
    try:
        return rfc8785.dumps(value).decode()
    except rfc8785.CanonicalizationError as error:
        raise NotCanonical(next(_find_uncanonical(value, "value"), str(error))) from error


def _find_uncanonical(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, item in value.items():
            if not isinstance(name, str) or _why_refused(name):
                problem = f"the member name {name!r} cannot be written"
                yield f"{path}: {problem}. Use names that are text."
            yield from _find_uncanonical(item, f"{path}.{name!s}")
    elif isinstance(value, list | tuple):
        for position, item in enumerate(value):
            yield from _find_uncanonical(item, f"{path}[{position}]")
    elif message := _why_refused(value):
        yield f"{path}: {message}. {_REMEDY}"


def _why_refused(value: Any) -> str:
    try:
        rfc8785.dumps(value)
    except rfc8785.CanonicalizationError as error:
        return str(error) if len(repr(value)) > _SHOWN else f"{value!r}, {error}"
    return ""


_SHOWN = 100
_REMEDY = (
    "Give a finite number, an integer of at most 2^53 - 1 (a larger one as text), "
    "or text of whole characters"
)
