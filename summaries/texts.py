"""Hashes of what people sign for."""

import hashlib
from collections.abc import Sequence
from typing import Any

from summaries.formats.canonical import sha256_of
from summaries.formats.turns import Turn


def sha256(text: str) -> str:
    """SHA-256 of the UTF-8 bytes, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def turns_sha256(turns: Sequence[dict[str, Any]]) -> str:
    """SHA-256 of stored turns in canonical form; TypeError when one has not the four fields."""
    return sha256_of([Turn(**turn) for turn in turns])
