"""How the snapshot and the PDF of a record are stored: compressed, without what stands elsewhere.

Fonts are most of a PDF, and the same bytes in others; each is stored once, as a `SharedPart`. So is
the PDF that a record without content would have under the same guideline (`like`): the rest is
compressed by it as zlib's dictionary. All are bytes that were stored when the record was made, so
that no version of this program makes another PDF of them.

A snapshot is compressed by one without content in the same way; its turns and evaluations stand in
the rows of its case (`records.snapshot`). The record's hash covers the whole of both, so a part
that was changed shows in every record that has it.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

# Where a part begins, and its bytes.
Part = tuple[int, bytes]
_DIGEST = 32

_FONT = re.compile(rb"/Length (\d+)\n/Length1 \d+\n>>\nstream\n")
_TRUETYPE = b"\x00\x01\x00\x00"
# In the first object behind the fonts, which is about the pages.
_PAGES = b"/Count "
# Words of a page: two bytes for each letter, the first zero in a font of fewer than 256 letters.
_WORDS = re.compile(rb"(?:\0[^\\()\xff])+")
# Where such words stood, and what is between them where they are stored.
_GAP = b"\xff"
# So many bytes are compressed at a time, because zlib sees no further back than its window.
_PIECE, _WINDOW = 16 * 1024, 32 * 1024
# The end of `like` that heads are compressed by.
_NAMES = slice(-1024, None)


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


def skeleton(pdf: bytes) -> bytes:
    """What is shared of a PDF beside its fonts, for `like`; with what those are called by and where
    they are, which the heads of others name, too."""
    rest, places = _without(pdf, fonts_in(pdf))
    return rest + _json(places)


def _json(held: Any) -> bytes:
    return json.dumps(held, separators=(",", ":")).encode()


def _without(whole: bytes, parts: Iterable[Part]) -> tuple[bytes, list[tuple[int, str]]]:
    """The rest, and the place of each part in it with its SHA-256. A part that begins within the
    one before it stays in."""
    rest, places, end = bytearray(), [], 0
    for at, part in parts:
        if at >= end:
            rest += whole[end:at]
            places.append((len(rest), digest(part)))
            end = at + len(part)
    return bytes(rest + whole[end:]), places


def _sides(pdf: bytes) -> tuple[bytes, bytes, bytes]:
    """What is before the pages, the pages with a gap for each of their words, and these words."""
    front, found, pages = pdf.partition(_PAGES)
    pages = found + pages
    words = [] if _GAP in pages else _WORDS.findall(pages)
    if words:
        pages = _WORDS.sub(_GAP, pages)
    return front, pages, _GAP.join(letters[1::2] for letters in words)


# Records of a guideline have the same one.
_sides_of_like = lru_cache(maxsize=8)(_sides)


def _with_words(pages: bytes, words: bytes) -> bytes:
    if not words:
        return pages
    # All at once: one by one takes longer than zlib does. A zero before a gap is one too many.
    letters = (words + _GAP).decode("latin-1").encode("utf-16-be")
    between = pages.split(_GAP)
    pieces = [b""] * (2 * len(between) - 1)
    pieces[::2] = between
    pieces[1::2] = [each[:-1] for each in letters.split(_GAP)[:-1]]
    return b"".join(pieces)


def packed(whole: bytes, parts: Iterable[Part] = (), like: bytes = b"") -> bytes:
    """What is stored of `whole`: the SHA-256 of `like`, and streams of zlib. Those are a head in
    JSON, which has whether the front is that of `like`, how many streams each side is, and the
    place of each part in the rest with its SHA-256; then the sides, each compressed by that of
    `like`."""
    rest, places = _without(whole, parts)
    (front, *sides), known = _sides(rest), _sides_of_like(like)
    alike = front == known[0]
    streams = list(map(_streams, (b"" if alike else front, *sides), known))
    head = _deflated(_json([alike, list(map(len, streams)), places]), known=like[_NAMES])
    return b"".join([hashlib.sha256(like).digest(), head, *chain(*streams)])


def _streams(side: bytes, known: bytes) -> list[bytes]:
    starts = range(0, len(side), _PIECE)
    return [_deflated(side[at : at + _PIECE], side[:at], known) for at in starts]


def _dictionary(before: bytes, known: bytes) -> bytes:
    return (before[-_PIECE:] + known)[-_WINDOW:]


# Without checksums of zlib, which take half of the time: SHA-256 covers content and dictionary.
_RAW = -zlib.MAX_WBITS


def _deflated(content: bytes, before: bytes = b"", known: bytes = b"") -> bytes:
    packer = zlib.compressobj(9, wbits=_RAW, zdict=_dictionary(before, known))
    return packer.compress(content) + packer.flush()


def unpacked(stored: bytes, parts: Mapping[str, bytes], gone: bytes | None = None) -> bytes:
    """The whole, with the `parts` by their SHA-256, `like` among them; empty where what is stored
    is none, or a part is not there and nothing is given to stand in its place (`gone`)."""
    try:
        return _unpacked(stored, parts, gone)
    except (KeyError, TypeError, ValueError, RecursionError, zlib.error):
        return b""


def _unpacked(stored: bytes, parts: Mapping[str, bytes], gone: bytes | None) -> bytes:
    like = parts[stored[:_DIGEST].hex()]
    head, stored = _first(stored[_DIGEST:], known=like[_NAMES])
    alike, counts, places = json.loads(head)
    known, sides = _sides_of_like(like), []
    for count, by in zip(counts, known, strict=True):
        side = b""
        for _ in range(count):
            piece, stored = _first(stored, side, by)
            side += piece
        sides.append(side)
    if stored:
        raise ValueError("there are bytes behind it")
    front, *rest = sides
    whole = (known[0] if alike else front) + _with_words(*rest)
    return _with_parts(whole, [(at, _part(parts, name, gone)) for at, name in places])


def _part(parts: Mapping[str, bytes], name: str, gone: bytes | None) -> bytes:
    try:
        return parts[name]
    except KeyError:
        if gone is None:
            raise
        return gone


def _first(stored: bytes, before: bytes = b"", known: bytes = b"") -> tuple[bytes, bytes]:
    """What the first stream holds, and what is behind it."""
    unpacker = zlib.decompressobj(_RAW, zdict=_dictionary(before, known))
    content = unpacker.decompress(stored)
    if not unpacker.eof:
        raise ValueError("it breaks off")
    return content, unpacker.unused_data


def _with_parts(rest: bytes, parts: Iterable[Part]) -> bytes:
    pieces, end = [], 0
    for at, part in parts:
        pieces += [rest[end:at], part]
        end = at
    return b"".join([*pieces, rest[end:]])
