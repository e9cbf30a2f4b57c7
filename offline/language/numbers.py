"""Numbers in text, as digits or as words: quantities, and figures with what they measure.

"twenty five thousand", "25,000" and "25k" are one value; "12.5 Euros" and "€12.50" are one figure.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import accumulate
from operator import attrgetter
from typing import Literal, NamedTuple

from offline.language.homoglyphs import folded

# --- Quantities -------------------------------------------------------------
# Numbers in running text, in digits or spelled out, without what they measure.

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
_BELOW_HUNDRED = SMALL | TENS
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
            if reading and (reading.words, reading.last) != (1, "one"):
                yield Quantity(reading.start, reading.end, reading.value, True, reading.ordinal)


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
    return after_article or word in _BELOW_HUNDRED or word in ORDINALS


def _resumes(reading: _Reading, tokens: list[re.Match[str]], index: int) -> bool:
    """Whether this "and" is the one in "two hundred and six"."""
    if reading.last != "hundred" and reading.last not in SCALES:
        return False
    word = (tokens[index + 1]["word"] or "").lower() if index + 1 < len(tokens) else ""
    return word in _BELOW_HUNDRED


def _take(reading: _Reading, word: str) -> bool:
    """Add one word to the reading; False when the number ended before it."""
    taken = _take_small(reading, word) or _take_scale(reading, word) or _take_ordinal(reading, word)
    if taken:
        reading.last = word
        reading.words += 1
    return taken


def _take_small(reading: _Reading, word: str) -> bool:
    value = _BELOW_HUNDRED.get(word)
    if value is None:
        return False
    unit = value < SMALL["ten"]
    if reading.takes_any or (unit and reading.last in TENS):
        reading.group += value
    elif reading.value in _CENTURIES and not unit:
        reading.group = reading.group * 100 + value
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
        if word not in _BELOW_HUNDRED:
            break
        digits += str(_BELOW_HUNDRED[word])
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


# --- Figures ----------------------------------------------------------------
# Quantities with their kind and unit: money, percentages, dates, times.

FigureKind = Literal["number", "ordinal", "percent", "money", "date", "time"]

_CURRENCY_SIGNS = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR"}
_CURRENCY_WORDS = {
    "dollar": "USD", "buck": "USD", "usd": "USD", "euro": "EUR", "eur": "EUR", "pound": "GBP",
    "gbp": "GBP", "quid": "GBP", "yen": "JPY", "jpy": "JPY", "rupee": "INR", "franc": "CHF",
    "chf": "CHF", "cent": "cent", "penny": "cent", "pence": "cent",
}  # fmt: skip
_MONTHS = "january february march april may june july august september october november december"
_MONTH = (
    r"(?P<month>January|February|March|April|May|June|July|August|September|October|November|"
    r"December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?"
)
# Three letters in small ones that every name of a month holds: a cheap look.
_A_MONTH = re.compile("jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec")
_YEAR = re.compile(r",?\s+(?P<year>(?:19|20)\d\d)\b")
_MONTH_BEFORE = re.compile(rf"\b{_MONTH}\s+(?:the\s+)?$", re.IGNORECASE)
_MONTH_AFTER = re.compile(rf"\s+(?:of\s+)?{_MONTH}\b", re.IGNORECASE)
_LONE_MONTH = re.compile(
    rf"\b(?:(?<=in )|(?<=of )|(?<=by )|(?<=until )|(?<=since )|(?<=next )|(?<=last )|(?<=this ))"
    rf"{_MONTH}(?!\w)",
)
_DAY_AFTER = re.compile(r"\s+(?:the\s+)?\d")
_WEEKDAY = re.compile(r"\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?\b", re.IGNORECASE)
_ISO_DATE = re.compile(r"\b(?P<year>\d{4})-(?P<month>0[1-9]|1[0-2])-(?P<day>[0-3]\d)\b")
_SLASHED = re.compile(r"(?<![\d/])\d{1,2}/\d{1,2}(?:/\d{2,4})?(?![\d/])")
_CLOCK = re.compile(
    r"\b(?P<hour>[01]?\d|2[0-3])[:.](?P<minute>[0-5]\d)(?P<half>\s?[ap]\.?m\b\.?)?", re.IGNORECASE
)
_HALF_OF_DAY = re.compile(r"\s?(?:(?P<half>[ap])\.?m\b\.?|o'?clock\b)", re.IGNORECASE)
_PERCENT = re.compile(r"\s?%|[\s-]+per\s?cent(?:age)?\b", re.IGNORECASE)
_CURRENCY_AFTER = re.compile(
    rf"\s?(?P<sign>[€£¥₹])|[\s-]+(?P<word>{'|'.join(_CURRENCY_WORDS)})s?\b", re.IGNORECASE
)
_CURRENCY_BEFORE = re.compile(r"(?:[A-Z]{0,2}(?P<sign>[$€£¥₹])|\b(?P<word>EUR|USD|GBP|CHF))\s?$")
_LAST_DAY = 31
_NOON = 12


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure at `source[start:end]`.

    `value` is the normal form: digits without grouping ("25000", "12.5"), a date as ISO 8601 with
    the unknown parts left out ("2026-03-14", "--03-14", "--03"), a weekday in lower case, a time
    as "15:30". `unit` is "%" for percentages, an ISO 4217 code (or "cent") for money, else "".
    """

    start: int
    end: int
    text: str
    kind: FigureKind
    value: str
    unit: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """What makes two figures the same: value and unit."""
        return self.value, self.unit


def find_figures(text: str) -> list[Figure]:
    """All figures of `text` in order of position, without overlap.

    "twenty five thousand", "25,000" and "25k" have one value, "12.5 Euros" and "€12.50" one key.
    """
    text = folded(text)
    lower = text.lower()
    months = _A_MONTH.search(lower) is not None
    found = [*_calendar(text, lower), *(_lone_months(text) if months else ())]
    found += _counted(text, found, months=months)
    figures = sorted(found, key=lambda figure: (figure.start, -figure.end))
    return [
        figure
        for position, figure in enumerate(figures)
        if not any(
            _overlap(figure, earlier) for earlier in figures[max(0, position - 2) : position]
        )
    ]


def _counted(text: str, calendar: Sequence[Figure], *, months: bool) -> Iterator[Figure]:
    """The quantities that overlap neither `calendar` nor a figure before them, with their kind."""
    ordered = sorted(calendar, key=attrgetter("start"))
    starts = [figure.start for figure in ordered]
    ends = list(accumulate((figure.end for figure in ordered), max))
    end = 0
    for quantity in find_quantities(text):
        earlier = bisect_left(starts, quantity.end)
        if quantity.start >= max(end, ends[earlier - 1] if earlier else 0):
            figure = _classified(text, quantity, months=months)
            end = max(end, figure.end)
            yield figure


def canonical(value: Decimal) -> str:
    """Digits without grouping, exponent or trailing zeros: Decimal("2.50") gives "2.5"."""
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _overlap(one: Quantity | Figure, other: Figure) -> bool:
    return one.start < other.end and other.start < one.end


def _figure(
    text: str, start: int, end: int, kind: FigureKind, value: str, *, unit: str = ""
) -> Figure:
    return Figure(start, end, text[start:end], kind, value, unit)


def _calendar(text: str, lower: str) -> Iterator[Figure]:
    # Looking for a mark is cheaper than searching for what holds it.
    for mark, pattern in (("-", _ISO_DATE), ("/", _SLASHED)):
        for match in pattern.finditer(text) if mark in text else ():
            yield _figure(text, *match.span(), "date", match.group())
    for match in _CLOCK.finditer(text):
        if ":" in match.group() or match["half"]:
            yield _figure(text, *match.span(), "time", _time(match))
    for match in _WEEKDAY.finditer(text) if "day" in lower else ():
        yield _figure(text, *match.span(), "date", match[1].lower())


def _lone_months(text: str) -> Iterator[Figure]:
    for match in _LONE_MONTH.finditer(text):
        year = _YEAR.match(text, match.end())
        if year:
            value = f"{year['year']}-{_month(match):02}"
            yield _figure(text, match.start(), year.end(), "date", value)
        elif not _DAY_AFTER.match(text, match.end()):
            yield _figure(text, *match.span(), "date", f"--{_month(match):02}")


def _month(match: re.Match[str]) -> int:
    prefix = match["month"].lower()[:3]
    return [name[:3] for name in _MONTHS.split()].index(prefix) + 1


def _time(match: re.Match[str]) -> str:
    half = (match["half"] or "").strip()[:1].lower()
    return _clock(int(match["hour"]), int(match["minute"]), half)


def _clock(hour: int, minute: int, half: str) -> str:
    if half:
        hour = hour % _NOON + (_NOON if half == "p" else 0)
    return f"{hour}:{minute:02}"


def _classified(text: str, quantity: Quantity, *, months: bool) -> Figure:
    reading = (
        (_as_date(text, quantity) if months else None)
        or _as_time(text, quantity)
        or _as_percent(text, quantity)
        or _as_money(text, quantity)
    )
    if reading:
        return reading
    kind: FigureKind = "ordinal" if quantity.ordinal else "number"
    return _figure(text, quantity.start, quantity.end, kind, canonical(quantity.value))


def _as_date(text: str, quantity: Quantity) -> Figure | None:
    if quantity.value != quantity.value.to_integral() or not 1 <= quantity.value <= _LAST_DAY:
        return None
    start, end = quantity.start, quantity.end
    month = _MONTH_AFTER.match(text, end)
    if month:
        end = month.end()
    else:
        month = _MONTH_BEFORE.search(text, max(0, start - 20), start)
        if not month:
            return None
        start = month.start()
    year = _YEAR.match(text, end)
    value = f"{year['year'] if year else '-'}-{_month(month):02}-{int(quantity.value):02}"
    return _figure(text, start, year.end() if year else end, "date", value)


def _as_time(text: str, quantity: Quantity) -> Figure | None:
    half = _HALF_OF_DAY.match(text, quantity.end)
    if not half or not 1 <= quantity.value <= _NOON or quantity.value % 1:
        return None
    value = _clock(int(quantity.value), 0, (half["half"] or "").lower())
    return _figure(text, quantity.start, half.end(), "time", value)


def _as_percent(text: str, quantity: Quantity) -> Figure | None:
    sign = _PERCENT.match(text, quantity.end)
    if not sign:
        return None
    return _figure(text, quantity.start, sign.end(), "percent", canonical(quantity.value), unit="%")


def _as_money(text: str, quantity: Quantity) -> Figure | None:
    value = canonical(quantity.value)
    before = _CURRENCY_BEFORE.search(text, max(0, quantity.start - 5), quantity.start)
    if before:
        unit = _CURRENCY_SIGNS[before["sign"]] if before["sign"] else before["word"]
        return _figure(text, before.start(), quantity.end, "money", value, unit=unit)
    after = _CURRENCY_AFTER.match(text, quantity.end)
    if not after:
        return None
    sign = after["sign"]
    unit = _CURRENCY_SIGNS[sign] if sign else _CURRENCY_WORDS[after["word"].lower()]
    return _figure(text, quantity.start, after.end(), "money", value, unit=unit)
