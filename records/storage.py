"""How the snapshot and the PDF of a record are stored: compressed, a PDF without what others have.

Fonts are most of a PDF, and the same bytes in others; each is stored once, as a `SharedPart`. So is
the PDF that a record without content would have under the same guideline (`like`): the rest is
compressed by it as zlib's dictionary. A snapshot is compressed by one without content in the same
way. All are bytes that were stored when the record was made, so that no version of this program
makes another PDF or snapshot of them. The record's hash covers the whole of both, so a part that
was changed shows in every record.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Mapping

from llm.columns import inflated

# --- Text -------------------------------------------------------------------

# Before the SHA-256 of what a text was compressed by. Neither JSON nor a stream of zlib begins so.
_BY_ANOTHER = b"\x01"
_DIGEST = 32


def packed_text(text: str, like: bytes = b"") -> bytes:
    """zlib's compression of its UTF-8 bytes, with `like` as the dictionary where there is one; no
    text is no bytes."""
    if not text:
        return b""
    if not like:
        return zlib.compress(text.encode(), 9)
    return _BY_ANOTHER + hashlib.sha256(like).digest() + _deflated(text.encode(), known=like)


def text_of(stored: bytes, parts: Mapping[str, bytes]) -> str:
    """Bytes that are no packed text are taken for text as they stand: its hash tells."""
    text = _inflated(stored, parts)
    return bytes(stored if text is None else text).decode(errors="replace")


def _inflated(stored: bytes, parts: Mapping[str, bytes]) -> bytes | None:
    if not stored.startswith(_BY_ANOTHER):
        return inflated(stored)
    stored = stored.removeprefix(_BY_ANOTHER)
    try:
        text, behind = _first(stored[_DIGEST:], known=parts[stored[:_DIGEST].hex()])
    except (KeyError, ValueError, zlib.error):
        return None
    return None if behind else text


# --- PDFs -------------------------------------------------------------------

# Where a part begins, and its bytes.
Part = tuple[int, bytes]

_FONT = re.compile(rb"/Length (\d+)\n/Length1 \d+\n>>\nstream\n")
_TRUETYPE = b"\x00\x01\x00\x00"
# Where the pages of a PDF end. Each side is compressed by its own side of `like`, and the pages so
# many bytes at a time, because zlib sees no further back than its window.
_FONTS = b"/BaseFont"
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
    """What is shared of a PDF beside its fonts, for `like`; with what those are called by, which
    the heads of others name, too."""
    rest, places = _without(pdf, fonts_in(pdf))
    return rest + json.dumps([name for _, name in places]).encode()


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


def _sides(pdf: bytes) -> tuple[bytes, bytes]:
    pages, found, rest = pdf.partition(_FONTS)
    return pages, found + rest


def packed(whole: bytes, parts: Iterable[Part] = (), like: bytes = b"") -> bytes:
    """What is stored of `whole`: the SHA-256 of `like`, and streams of zlib. Those are a head in
    JSON, which has how many streams the pages are, and the place of each part in the rest with its
    SHA-256; then the pages and what is behind them."""
    rest, places = _without(whole, parts)
    (pages, rest), (known, behind) = _sides(rest), _sides(like)
    starts = range(0, len(pages), _PIECE)
    head = json.dumps([len(starts), places], separators=(",", ":")).encode()
    streams = [_deflated(pages[at : at + _PIECE], pages[:at], known) for at in starts]
    first = hashlib.sha256(like).digest() + _deflated(head, known=like[_NAMES])
    return b"".join([first, *streams, _deflated(rest, known=behind)])


def _dictionary(before: bytes, known: bytes) -> bytes:
    return (before[-_PIECE:] + known)[-_WINDOW:]


# Without checksums of zlib, which take half of the time: SHA-256 covers content and dictionary.
_RAW = -zlib.MAX_WBITS


def _deflated(content: bytes, before: bytes = b"", known: bytes = b"") -> bytes:
    packer = zlib.compressobj(9, wbits=_RAW, zdict=_dictionary(before, known))
    return packer.compress(content) + packer.flush()


def unpacked(stored: bytes, parts: Mapping[str, bytes]) -> bytes:
    """The whole, with the `parts` by their SHA-256, `like` among them; empty where what is stored
    is none."""
    try:
        return _unpacked(stored, parts)
    except (KeyError, TypeError, ValueError, RecursionError, zlib.error):
        return b""


def _unpacked(stored: bytes, parts: Mapping[str, bytes]) -> bytes:
    like = parts[stored[:_DIGEST].hex()]
    head, stored = _first(stored[_DIGEST:], known=like[_NAMES])
    streams, places = json.loads(head)
    known, behind = _sides(like)
    rest = b""
    for _ in range(streams):
        page, stored = _first(stored, rest, known)
        rest += page
    end, stored = _first(stored, known=behind)
    if stored:
        raise ValueError("there are bytes behind it")
    return _with_parts(rest + end, [(at, parts[name]) for at, name in places])


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
