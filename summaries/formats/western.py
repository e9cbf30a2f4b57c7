"""Whether bytes that are no UTF-8 make sense in the Windows code page 1252.

Every byte is a character there, so reading in it never fails: text of another code page comes out
as wrong letters. What is written in Western letters has few of those beyond ASCII, and apart.
"""

import re

# A word of Chinese, Japanese, Korean, Russian or Greek; one character repeated is a line or a gap.
_RUN = re.compile(rb"(?!([\x80-\xff])\1{3})[\x80-\xff]{4}")
# Signs that no Western word holds but the letters of Eastern Europe's code page are: ą, ł, ż …
_SIGN_IN_WORD = re.compile(rb"[a-zA-Z][\xa5\xa3\xaa\xaf\xb3\xb9\xba\xbe\xbf\xbc][a-z]")
_UTF8 = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")


def first_doubt(data: bytes) -> int | None:
    """Where it ceases to look like Western text in one byte a character; None where it does."""
    places = [found.start() for mark in (_RUN, _SIGN_IN_WORD) if (found := mark.search(data))]
    return min(places, default=None)


def damaged_utf8_at(data: bytes) -> int | None:
    """The first byte that is not UTF-8 in what is UTF-8 for the most part; else None."""
    beyond = len(_BEYOND_ASCII.findall(data))
    within = sum(len(found[0]) for found in _UTF8.finditer(data))
    if within * 2 <= beyond:
        return None
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return None
