"""How the snapshot and the PDF of a record are stored: compressed, a PDF without what others have.

Fonts are two thirds of a PDF, and the same bytes in most; each is stored once, as a `SharedPart`.
The record's hash covers the whole PDF, so a part that was changed shows in every record.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

from django.db import models

# --- Text -------------------------------------------------------------------


class PackedTextField(models.BinaryField):  # type: ignore[type-arg]
    """Text, in the database as zlib's compression of its UTF-8 bytes; no text is no bytes."""

    def deconstruct(self) -> Any:
        """As the column is in the database, so that migrations import nothing of ours."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.db.models.BinaryField", args, kwargs

    def get_prep_value(self, value: Any) -> Any:
        if isinstance(value, str):
            return zlib.compress(value.encode(), 9) if value else b""
        return value

    def from_db_value(self, value: bytes | None, *_: Any) -> str | None:
        return None if value is None else text_of(value)


def text_of(stored: bytes) -> str:
    """Bytes that are no packed text are taken for text as they stand: its hash tells."""
    text = _inflated(stored)
    return bytes(stored if text is None else text).decode(errors="replace")


def _inflated(stored: bytes) -> bytes | None:
    """What zlib compressed, where that is all of it and there is nothing else; else None."""
    unpacker = zlib.decompressobj()
    try:
        whole = unpacker.decompress(stored)
    except zlib.error:
        return None
    return whole if unpacker.eof and not unpacker.unused_data else None


# --- PDFs -------------------------------------------------------------------

# Where a part begins, and its bytes.
Part = tuple[int, bytes]

_FONT = re.compile(rb"/Length (\d+)\n/Length1 \d+\n>>\nstream\n")
_TRUETYPE = b"\x00\x01\x00\x00"


def digest(part: bytes) -> str:
    """What a part is called by: its SHA-256."""
    return hashlib.sha256(part).hexdigest()


def fonts_in(pdf: bytes) -> list[Part]:
    found = [
        (head.end(), pdf[head.end() : head.end() + int(head[1])]) for head in _FONT.finditer(pdf)
    ]
    # Words of a title may look like the head of a font.
    return [(at, stream) for at, stream in found if _is_font(stream)]


def _is_font(stream: bytes) -> bool:
    try:
        return zlib.decompressobj().decompress(stream, len(_TRUETYPE)) == _TRUETYPE
    except zlib.error:
        return False


def packed(whole: bytes, parts: Iterable[Part] = ()) -> bytes:
    """What is stored of `whole`: zlib of a line, which has the place of each part in the rest and
    its SHA-256 as JSON, and of the rest. A part that begins within the one before it stays in."""
    rest, places, end = bytearray(), [], 0
    for at, part in parts:
        if at >= end:
            rest += whole[end:at]
            places.append((len(rest), digest(part)))
            end = at + len(part)
    rest += whole[end:]
    return zlib.compress(json.dumps(places, separators=(",", ":")).encode() + b"\n" + rest, 9)


def unpacked(stored: bytes, parts: Mapping[str, bytes]) -> bytes:
    """The whole, with the `parts` by their SHA-256; empty where what is stored is none."""
    content = _inflated(stored)
    if content is None:
        return b""
    places, _, rest = content.partition(b"\n")
    pieces, end = [], 0
    try:
        for at, name in json.loads(places):
            pieces += [rest[end:at], parts[name]]
            end = at
    except (KeyError, TypeError, ValueError, RecursionError):
        return b""
    return b"".join([*pieces, rest[end:]])
