"""Hashes of what people sign for."""

import hashlib
from collections.abc import Sequence
from typing import Any

from summaries.formats.turns import Turn, sha256_of


def sha256(text: str) -> str:
    """SHA-256 of the UTF-8 bytes, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def turns_sha256(turns: Sequence[dict[str, Any]]) -> str:
    """SHA-256 of stored turns in canonical form; TypeError when one has not the four fields."""
    return sha256_of([Turn(**turn) for turn in turns])


# --- Reasons ----------------------------------------------------------------
# What people say for a decision.


def said(text: str) -> str:
    """The text without space around it; empty where it holds no letter and no digit.

    Dots, or characters that nobody sees, are no reason.
    """
    text = text.strip()
    return text if any(character.isalnum() for character in text) else ""
