"""Text that was written so that people pass over it and a model may read it: found and decoded."""

import base64
import binascii
import codecs
import html
import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{20,}+={0,2}")
_HEX = re.compile(r"(?<![0-9A-Fa-f])(?:0x)?(?:[0-9A-Fa-f]{2}[ :,-]?){12,}+")
_ESCAPES = re.compile(r"(?:\\x[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}){6,}+")
_BINARY = re.compile(r"(?<![01])(?:[01]{8}[ ,]?){6,}+")
_PERCENT = re.compile(r"%[0-9A-Fa-f]{2}")
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|lt|gt|amp|quot|lbrack|vert);")
_SET_APART = re.compile(r"(?<!\w)(?:\w[ \t]{1,2}){7,}+\w?")
_WORDS_APART = re.compile(r"[ \t]{2}")
_LEAST_MARKS = 4
_LEAST_LETTERS = 0.7


def decoded(text: str) -> Iterator[tuple[str, str]]:
    """What stands in `text` in each encoding: the name of the encoding and what it says."""
    for name, pattern, decode in _STRETCHES:
        for found in pattern.finditer(text):
            said = decode(found[0])
            if said and _is_language(said):
                yield name, said
    if len(_PERCENT.findall(text)) >= _LEAST_MARKS:
        yield "percent signs", unquote(text, errors="ignore")
    if len(_ENTITY.findall(text)) >= _LEAST_MARKS // 2:
        yield "HTML entities", html.unescape(text)


def rotated(text: str) -> str:
    return codecs.encode(text, "rot13")


def _is_language(said: str) -> bool:
    """Printable, and letters or spaces for the most part."""
    flat = "".join(said.split())
    if not flat or not flat.isprintable():
        return False
    return sum(map(str.isalpha, flat)) >= _LEAST_LETTERS * len(flat)


def _from_base64(stretch: str) -> str:
    plain = stretch.rstrip("=").replace("-", "+").replace("_", "/")
    whole = plain[: len(plain) - (len(plain) % 4 == 1)]
    try:
        return base64.b64decode(whole + "=" * (-len(whole) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _from_hex(stretch: str) -> str:
    digits = re.sub(r"^0x|[^0-9A-Fa-f]", "", stretch)
    return _from_bytes(bytes.fromhex(digits[: len(digits) // 2 * 2]))


def _from_escapes(stretch: str) -> str:
    return re.sub(r"\\[xu]([0-9A-Fa-f]{2,4})", lambda found: chr(int(found[1], 16)), stretch)


def _from_binary(stretch: str) -> str:
    bits = re.sub(r"[^01]", "", stretch)
    return _from_bytes(bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)))


def _from_bytes(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return ""


def _joined(stretch: str) -> str:
    words = _WORDS_APART.split(stretch)
    return " ".join("".join(word.split()) for word in words)


_STRETCHES: tuple[tuple[str, re.Pattern[str], Callable[[str], str]], ...] = (
    ("base64", _BASE64, _from_base64),
    ("hexadecimal", _HEX, _from_hex),
    ("escapes", _ESCAPES, _from_escapes),
    ("binary", _BINARY, _from_binary),
    ("letters set apart", _SET_APART, _joined),
)
