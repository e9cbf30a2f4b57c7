"""Quantities in running text, in digits or spelled out, before anybody asks what they measure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

SMALL = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
TENS = {
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90,
}  # fmt: skip
SCALES = {
    "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12,
    "k": 10**3, "m": 10**6, "mn": 10**6, "bn": 10**9,
}  # fmt: skip
# "first" and "second" order a speech far more often than they count anything.
ORDINALS = {
    "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14,
    "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "thirtieth": 30,
}  # fmt: skip
_ORDINAL_UNITS = ORDINALS | {"first": 1, "second": 2}
_CENTURIES = (19, 20)
# What a spelled number may begin with, as far as one word tells.
_OPENING = frozenset([*SMALL, *TENS, *ORDINALS, "a"])
# "25m" is a length unless money stands before it.
_SIGNS = ("$", "€", "£", "¥", "₹")

_TOKEN = re.compile(
    r"(?P<word>[A-Za-z]+)"
    r"|(?P<digits>\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?(?!\d)|(?<![\d.])\d+(?:\.\d+)?(?!\.?\d))"
    r"(?P<suffix>st|nd|rd|th|k|mn|m|bn)?(?![A-Za-z])",
)
_GLUE = re.compile(r"[ \t]?-[ \t]?|\s+")


class Quantity(NamedTuple):
    """A number at `source[start:end]`; `spelled` when words carry it, `ordinal` for "3rd"."""

    start: int
    end: int
    value: Decimal
    spelled: bool
    ordinal: bool


@dataclass
class _Reading:
    """A spelled number while its words are read: `total` closed by scales, `group` still open."""

    start: int
    end: int
    total: Decimal = Decimal(0)
    group: Decimal = Decimal(0)
    last: str = ""
    words: int = 0
    ordinal: bool = False

    @property
    def value(self) -> Decimal:
        return self.total + self.group

    @property
    def takes_any(self) -> bool:
        """Whether units, teens and tens may follow alike."""
        return not self.words or self.last == "hundred" or self.last in SCALES


def find_quantities(text: str) -> Iterator[Quantity]:
    """Quantities of `text` in order: "twenty five thousand" is 25000, "six point five" 6.5.

    A lone "one" is a pronoun and no quantity.
    """
    tokens = list(_TOKEN.finditer(text))
    following = 0
    for index, token in enumerate(tokens):
        if index < following:
            continue
        word = token[1]
        if word is None:
            quantity, following = _digits(text, tokens, index)
            yield quantity
        elif word.lower() in _OPENING:
            reading, following = _spelled(text, tokens, index)
            if reading and not _is_pronoun(reading):
                yield Quantity(reading.start, reading.end, reading.value, True, reading.ordinal)


def _is_pronoun(reading: _Reading) -> bool:
    return reading.words == 1 and reading.last == "one"


def _digits(text: str, tokens: list[re.Match[str]], index: int) -> tuple[Quantity, int]:
    token = tokens[index]
    value = Decimal(re.sub(r"[,  ]", "", token["digits"]))
    suffix = token["suffix"] or ""
    if suffix == "m" and text[max(0, token.start() - 1) : token.start()] not in _SIGNS:
        suffix = "metres"
    value *= SCALES.get(suffix, 1)
    end = token.end()
    index += 1
    if not suffix and index < len(tokens) and _adjoins(text, end, tokens[index]):
        scale = SCALES.get((tokens[index]["word"] or "").lower())
        if scale and len(tokens[index]["word"]) > 1:
            value, end, index = value * scale, tokens[index].end(), index + 1
    return Quantity(token.start(), end, value, False, suffix in {"st", "nd", "rd", "th"}), index


def _adjoins(text: str, end: int, token: re.Match[str]) -> bool:
    return bool(_GLUE.fullmatch(text, end, token.start()))


def _spelled(text: str, tokens: list[re.Match[str]], index: int) -> tuple[_Reading | None, int]:
    index, start = _skip_article(text, tokens, index)
    if index >= len(tokens) or not _opens(tokens[index], start):
        return None, index
    reading = _Reading(start, tokens[index].start())
    while index < len(tokens):
        if reading.words and not _adjoins(text, reading.end, tokens[index]):
            break
        word = (tokens[index]["word"] or "").lower()
        if word == "and" and _resumes(reading, tokens, index):
            index += 1
            word = tokens[index]["word"].lower()
        if word == "point" and reading.words:
            return _with_decimals(text, tokens, index, reading)
        if not _take(reading, word):
            break
        reading.end = tokens[index].end()
        index += 1
        if reading.ordinal:
            break
    return (reading, index) if reading.words else (None, index)


def _skip_article(text: str, tokens: list[re.Match[str]], index: int) -> tuple[int, int]:
    """Past the "a" of "a hundred"; the second value is where the number starts."""
    start = tokens[index].start()
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    article = (tokens[index]["word"] or "").lower() == "a"
    if article and following and _adjoins(text, tokens[index].end(), following):
        word = (following["word"] or "").lower()
        if word == "hundred" or (len(word) > 2 and word in SCALES):  # noqa: PLR2004 - not "k", "m"
            return index + 1, start
    return index, start


def _opens(token: re.Match[str], start: int) -> bool:
    word = (token["word"] or "").lower()
    after_article = start < token.start()
    return after_article or word in SMALL or word in TENS or word in ORDINALS


def _resumes(reading: _Reading, tokens: list[re.Match[str]], index: int) -> bool:
    """Whether this "and" is the one in "two hundred and six"."""
    if reading.last != "hundred" and reading.last not in SCALES:
        return False
    word = (tokens[index + 1]["word"] or "").lower() if index + 1 < len(tokens) else ""
    return word in SMALL or word in TENS


def _take(reading: _Reading, word: str) -> bool:
    """Add one word to the reading; False when the number ended before it."""
    taken = (
        _take_small(reading, word)
        or _take_tens(reading, word)
        or _take_scale(reading, word)
        or _take_ordinal(reading, word)
    )
    if taken:
        reading.last = word
        reading.words += 1
    return taken


def _take_small(reading: _Reading, word: str) -> bool:
    if word not in SMALL:
        return False
    value = SMALL[word]
    after_tens = reading.last in TENS and value < SMALL["ten"]
    if after_tens or reading.takes_any:
        reading.group += value
    elif reading.value in _CENTURIES and value >= SMALL["ten"]:
        reading.group = reading.group * 100 + value
    else:
        return False
    return True


def _take_tens(reading: _Reading, word: str) -> bool:
    if word not in TENS:
        return False
    if reading.takes_any:
        reading.group += TENS[word]
    elif reading.value in _CENTURIES:
        reading.group = reading.group * 100 + TENS[word]
    else:
        return False
    return True


def _take_scale(reading: _Reading, word: str) -> bool:
    if word == "hundred":
        reading.group = (reading.group or Decimal(1)) * 100
        return True
    if word not in SCALES or len(word) <= 2:  # noqa: PLR2004 - "m" and "k" follow digits only
        return False
    reading.total += (reading.group or Decimal(1)) * SCALES[word]
    reading.group = Decimal(0)
    return True


def _take_ordinal(reading: _Reading, word: str) -> bool:
    if word not in _ORDINAL_UNITS or (reading.words and reading.last not in TENS):
        return False
    if not reading.words and word not in ORDINALS:
        return False
    reading.group += _ORDINAL_UNITS[word]
    reading.ordinal = True
    return True


def _with_decimals(
    text: str, tokens: list[re.Match[str]], index: int, reading: _Reading
) -> tuple[_Reading, int]:
    digits, end, after = "", tokens[index].end(), index + 1
    while after < len(tokens) and _adjoins(text, end, tokens[after]):
        word = (tokens[after]["word"] or "").lower()
        if word not in SMALL and word not in TENS:
            break
        digits += str(SMALL.get(word, TENS.get(word)))
        end, after = tokens[after].end(), after + 1
    if not digits:
        return reading, index
    reading.group += Decimal(f"0.{digits}")
    reading.end, reading.last = end, "point"
    scale = (tokens[after]["word"] or "").lower() if after < len(tokens) else ""
    if len(scale) > 2 and scale in SCALES and _adjoins(text, end, tokens[after]):  # noqa: PLR2004
        _take_scale(reading, scale)
        reading.end, after = tokens[after].end(), after + 1
    reading.words += 2
    return reading, after
