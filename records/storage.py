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
from functools import lru_cache
from itertools import chain

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
# Where the pages of a PDF end.
_FONTS = b"/BaseFont"
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


def _sides(pdf: bytes) -> list[bytes]:
    """The words of the pages without their zeros, the pages without these words, and what is behind
    the pages. Each is compressed by its own side of `like`."""
    pages, found, rest = pdf.partition(_FONTS)
    words = [] if _GAP in pages else _WORDS.findall(pages)
    if words:
        pages = _WORDS.sub(_GAP, pages)
    return [_GAP.join(letters[1::2] for letters in words), pages, found + rest]


# Records of a guideline have the same one.
_sides_of_like = lru_cache(maxsize=8)(_sides)


def _joined(words: bytes, pages: bytes, rest: bytes) -> bytes:
    """What `_sides` took apart."""
    if not words:
        return pages + rest
    # All at once: one by one takes longer than zlib does. A zero before a gap is one too many.
    with_zeros = (words + _GAP).decode("latin-1").encode("utf-16-be").split(_GAP)
    between = pages.split(_GAP)
    pieces = [rest] * (2 * len(between))
    pieces[:-1:2] = between
    pieces[1:-1:2] = [letters[:-1] for letters in with_zeros[:-1]]
    return b"".join(pieces)


def packed(whole: bytes, parts: Iterable[Part] = (), like: bytes = b"") -> bytes:
    """What is stored of `whole`: the SHA-256 of `like`, and streams of zlib. Those are a head in
    JSON, which has how many streams each side is, and the place of each part in the rest with its
    SHA-256; then the sides."""
    rest, places = _without(whole, parts)
    sides = list(map(_streams, _sides(rest), _sides_of_like(like)))
    head = json.dumps([list(map(len, sides)), places], separators=(",", ":")).encode()
    first = hashlib.sha256(like).digest() + _deflated(head, known=like[_NAMES])
    return b"".join([first, *chain(*sides)])


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
    counts, places = json.loads(head)
    sides = []
    for count, known in zip(counts, _sides_of_like(like), strict=True):
        side = b""
        for _ in range(count):
            piece, stored = _first(stored, side, known)
            side += piece
        sides.append(side)
    if stored:
        raise ValueError("there are bytes behind it")
    return _with_parts(_joined(*sides), [(at, parts[name]) for at, name in places])


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
