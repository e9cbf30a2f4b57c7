"""Hashes and canonical forms of what people sign for."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from summaries.formats.canonical import sha256_of
from summaries.formats.turns import Turn


def sha256(text: str) -> str:
    """SHA-256 of the UTF-8 bytes, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def canonical_json(value: Any) -> str:
    """JSON with sorted keys, no spaces and no escapes beyond the necessary; one spelling a value.

    The profile is that of RFC 8785 for the types used here (strings, integers, floats as Python
    writes them shortest, booleans, null, lists, objects). ValueError for NaN and infinities.
    """
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def turns_sha256(turns: Sequence[dict[str, Any]]) -> str:
    """SHA-256 of stored turns in canonical form; TypeError when one has not the four fields."""
    return sha256_of([Turn(**turn) for turn in turns])
