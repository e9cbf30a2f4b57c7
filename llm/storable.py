"""Text that a database can hold: PostgreSQL refuses NUL and lone surrogates, models send both."""

import re
from typing import Any

_UNSTORABLE = re.compile("[\\x00\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def is_storable(text: str) -> bool:
    return _UNSTORABLE.search(text) is None


def storable(text: str) -> str:
    return _UNSTORABLE.sub(REPLACEMENT, text)


def storable_tree(value: Any) -> Any:
    """The same JSON value with every string and key made storable."""
    if isinstance(value, str):
        return storable(value)
    if isinstance(value, list):
        return [storable_tree(item) for item in value]
    if isinstance(value, dict):
        return {storable(key): storable_tree(item) for key, item in value.items()}
    return value
