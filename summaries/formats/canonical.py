"""The one form of a transcript that its SHA-256 is taken of.

Anybody can recompute it: a JSON list with one object a turn, in order, with the members
`end_ms`, `speaker`, `start_ms` and `text`; speaker and text in Unicode normal form C; times as
whole milliseconds or null (no floating point, so every language prints the same); written
after RFC 8785 (JSON Canonicalization Scheme). Title, format and origin are not part of it.
"""

import hashlib
import unicodedata
from collections.abc import Iterable

from llm.canonical import canonical_json
from summaries.formats.turns import Turn


def canonical(turns: Iterable[Turn]) -> bytes:
    """Raises NotCanonical for half a surrogate pair, which no parsed turn holds."""
    rows = [
        {
            "end_ms": _milliseconds(turn.end),
            "speaker": _normal(turn.speaker),
            "start_ms": _milliseconds(turn.start),
            "text": _normal(turn.text),
        }
        for turn in turns
    ]
    return canonical_json(rows).encode()


def sha256_of(turns: Iterable[Turn]) -> str:
    """64 lower-case hexadecimal digits."""
    return hashlib.sha256(canonical(turns)).hexdigest()


def _normal(text: str) -> str:
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(seconds * 1000)
