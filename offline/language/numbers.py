"""Numbers in text, as digits or as words: quantities, and figures with what they measure.

"twenty five thousand", "25,000" and "25k" are one value; "12.5 Euros" and "€12.50" are one figure.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import chain
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
_LONG_SCALES = {word: value for word, value in SCALES.items() if len(word) > 2}  # noqa: PLR2004
_CENTURIES = (19, 20)
_MONEY = ("$", "€", "£", "¥", "₹")

_TOKEN = re.compile(
    r"(?P<glue>[ \t]?-[ \t]?|(?<!\s)\s++)?"
    r"(?:(?P<word>[A-Za-z]+)"
    r"|(?P<digits>\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?(?!\d)|(?<![\d.])\d+(?:\.\d+)?(?!\.?\d))"
    r"(?P<suffix>st|nd|rd|th|k|mn|m|bn)?(?![A-Za-z]))",
)


class Quantity(NamedTuple):
    """A number at `source[start:end]`; `ordinal` for "3rd" and "third"."""

    start: int
    end: int
    value: Decimal
    ordinal: bool


class _Piece(NamedTuple):
    """A word in small letters, or digits with their suffix; `joined` to the piece before it."""

    start: int
    end: int
    word: str
    digits: str
    suffix: str
    joined: bool


class _Reading(NamedTuple):
    """A spelled number while its words are read: `total` closed by scales, `group` still open."""

    total: Decimal = Decimal(0)
    group: Decimal = Decimal(0)
    last: str = ""

    @property
    def closed(self) -> bool:
        """Whether units, teens and tens may follow alike."""
        return not self.last or self.last == "hundred" or self.last in SCALES

    @property
    def ordinal(self) -> bool:
        return self.last in _ORDINAL_UNITS


def find_quantities(text: str) -> Iterator[Quantity]:
    """Quantities of `text` in order: "twenty five thousand" is 25000, "six point five" 6.5.

    A lone "one" is a pronoun and no quantity.
    """
    pieces = list(_pieces(text))
    at = 0
    while at < len(pieces) - 1:
        first = at
        if pieces[at].digits:
            quantity, at = _in_digits(text, pieces, at)
            yield quantity
        elif _opens(pieces, at):
            quantity, at = _spelled(pieces, at)
            if at > first + 1 or pieces[first].word != "one":
                yield quantity
        else:
            at += 1


def _pieces(text: str) -> Iterator[_Piece]:
    """Ends with one that holds nothing."""
    end = 0
    for match in _TOKEN.finditer(text):
        glue, word, digits, suffix = match.groups("")
        joined = bool(glue) and match.start() == end
        end = match.end()
        yield _Piece(match.start() + len(glue), end, word.lower(), digits, suffix, joined)
    yield _Piece(end, end, "", "", "", joined=False)


def _in_digits(text: str, pieces: Sequence[_Piece], at: int) -> tuple[Quantity, int]:
    start, end, _, digits, suffix, _ = pieces[at]
    scale, following = suffix, pieces[at + 1]
    if not suffix and following.joined and len(following.word) > 1 and following.word in SCALES:
        scale, end, at = following.word, following.end, at + 1
    if scale == "m" and text[max(0, start - 1) : start] not in _MONEY:
        scale = "metres"
    value = Decimal(re.sub(r"[,  ]", "", digits)) * SCALES.get(scale, 1)
    return Quantity(start, end, value, suffix in {"st", "nd", "rd", "th"}), at + 1


def _opens(pieces: Sequence[_Piece], at: int) -> bool:
    word, following = pieces[at].word, pieces[at + 1]
    if word == "a":
        return following.joined and (following.word == "hundred" or following.word in _LONG_SCALES)
    return word in _BELOW_HUNDRED or word in ORDINALS


def _spelled(pieces: Sequence[_Piece], at: int) -> tuple[Quantity, int]:
    start, reading = pieces[at].start, _Reading()
    at += pieces[at].word == "a"
    read = _then(reading, pieces[at].word)
    while read:
        reading, at = read, at + 1
        at += _resumes(reading, pieces, at)
        read = _then(reading, pieces[at].word) if pieces[at].joined else None
    if pieces[at].joined and pieces[at].word == "point" and not reading.ordinal:
        reading, at = _with_decimals(reading, pieces, at)
    return Quantity(start, pieces[at - 1].end, reading.total + reading.group, reading.ordinal), at


def _resumes(reading: _Reading, pieces: Sequence[_Piece], at: int) -> bool:
    """Whether this is the "and" of "two hundred and six"."""
    is_and = pieces[at].joined and pieces[at].word == "and" and reading.closed
    return is_and and pieces[at + 1].joined and pieces[at + 1].word in _BELOW_HUNDRED


def _then(reading: _Reading, word: str) -> _Reading | None:
    """The reading with one more word; None where the number ended before it."""
    total, group, last = reading
    value = _BELOW_HUNDRED.get(word)
    if last in TENS or (not last and word in ORDINALS):
        value = _ORDINAL_UNITS.get(word, value)
    if reading.ordinal or (last == "point" and value is not None):
        return None
    if value is not None:
        return _below_hundred(reading, word, value)
    if word == "hundred":
        return _Reading(total, (group or 1) * Decimal(100), word)
    if word in _LONG_SCALES:
        return _Reading(total + (group or 1) * Decimal(_LONG_SCALES[word]), last=word)
    return None


def _below_hundred(reading: _Reading, word: str, value: int) -> _Reading | None:
    total, group, last = reading
    unit = value < SMALL["ten"]
    if reading.closed or (unit and last in TENS):
        return _Reading(total, group + value, word)
    if total + group in _CENTURIES and not unit:
        return _Reading(total, group * 100 + value, word)
    return None


def _with_decimals(reading: _Reading, pieces: Sequence[_Piece], at: int) -> tuple[_Reading, int]:
    end = at + 1
    while pieces[end].joined and pieces[end].word in _BELOW_HUNDRED:
        end += 1
    digits = "".join(str(_BELOW_HUNDRED[piece.word]) for piece in pieces[at + 1 : end])
    if not digits:
        return reading, at
    reading = _Reading(reading.total, reading.group + Decimal(f"0.{digits}"), "point")
    scaled = pieces[end].joined and pieces[end].word in _LONG_SCALES
    read = _then(reading, pieces[end].word) if scaled else None
    return (read, end + 1) if read else (reading, end)


# --- Figures ----------------------------------------------------------------
# Quantities with their kind and unit: money, percentages, dates, times.

FigureKind = Literal["number", "ordinal", "percent", "money", "date", "time"]

_UNITS = {
    "%": "%", "percent": "%", "per cent": "%", "percentage": "%",
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR",
    "dollar": "USD", "buck": "USD", "usd": "USD", "euro": "EUR", "eur": "EUR", "pound": "GBP",
    "gbp": "GBP", "quid": "GBP", "yen": "JPY", "jpy": "JPY", "rupee": "INR", "franc": "CHF",
    "chf": "CHF", "cent": "cent", "penny": "cent", "pence": "cent",
}  # fmt: skip
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_A_MONTH = re.compile("|".join(_MONTHS), re.IGNORECASE)
_MONTH = (
    r"(?P<month>January|February|March|April|May|June|July|August|September|October|November|"
    r"December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?"
)
_YEAR = re.compile(r",?\s+(?P<year>(?:19|20)\d\d)\b")
_MONTH_BEFORE = re.compile(rf"\b{_MONTH}\s+(?:the\s+)?$", re.IGNORECASE)
_MONTH_AFTER = re.compile(rf"\s+(?:of\s+)?{_MONTH}\b", re.IGNORECASE)
_LONE_MONTH = re.compile(
    rf"(?:in|of|by|until|since|next|last|this) {_MONTH}(?!\w)"
    rf"(?:{_YEAR.pattern}|(?!\.?\s+(?:the\s+)?\d))"
)
_WEEKDAY = re.compile(r"\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?\b", re.IGNORECASE)
_DATE = re.compile(
    r"\b\d{4}-(?:0[1-9]|1[0-2])-[0-3]\d\b|(?<![\d/])\d{1,2}/\d{1,2}(?:/\d{2,4})?(?![\d/])"
)
_CLOCK = re.compile(
    r"\b(?P<hour>[01]?\d|2[0-3])[:.](?P<minute>[0-5]\d)(?P<half>\s?[ap]\.?m\b\.?)?", re.IGNORECASE
)
_HALF_OF_DAY = re.compile(r"\s?(?:(?P<half>[ap])\.?m\b\.?|o'?clock\b)", re.IGNORECASE)
_UNIT_WORDS = "|".join(unit for unit in _UNITS if unit[0].isalpha())
_UNIT_AFTER = re.compile(rf"\s?(?P<sign>[%€£¥₹])|[\s-]+(?P<word>{_UNIT_WORDS})s?\b", re.IGNORECASE)
_UNIT_BEFORE = re.compile(r"(?:[A-Z]{0,2}(?P<sign>[$€£¥₹])|\b(?P<word>EUR|USD|GBP|CHF))\s?$")
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
    months = _A_MONTH.search(text) is not None
    counted = (_classified(text, quantity, months=months) for quantity in find_quantities(text))
    found = chain(_calendar(text), _lone_months(text) if months else (), counted)
    figures: list[Figure] = []
    for figure in sorted(found, key=lambda each: (each.start, -each.end)):
        if not figures or figure.start >= figures[-1].end:
            figures.append(figure)
    return figures


def canonical(value: Decimal) -> str:
    """Digits without grouping, exponent or trailing zeros: Decimal("2.50") gives "2.5"."""
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _figure(
    text: str, start: int, end: int, kind: FigureKind, value: str, *, unit: str = ""
) -> Figure:
    return Figure(start, end, text[start:end], kind, value, unit)


def _calendar(text: str) -> Iterator[Figure]:
    for match in _DATE.finditer(text):
        yield _figure(text, *match.span(), "date", match[0])
    for match in _CLOCK.finditer(text):
        if ":" in match[0] or match["half"]:
            half = (match["half"] or "").strip()[:1]
            time = _clock(int(match["hour"]), int(match["minute"]), half)
            yield _figure(text, *match.span(), "time", time)
    for match in _WEEKDAY.finditer(text):
        yield _figure(text, *match.span(), "date", match[1].lower())


def _lone_months(text: str) -> Iterator[Figure]:
    for match in _LONE_MONTH.finditer(text):
        value = f"{match['year'] or '-'}-{_month(match):02}"
        yield _figure(text, match.start("month"), match.end(), "date", value)


def _month(match: re.Match[str]) -> int:
    return _MONTHS.index(match["month"].lower()[:3]) + 1


def _clock(hour: int, minute: int, half: str) -> str:
    """`half` of the day is "a", "p" or unknown."""
    if half:
        hour = hour % _NOON + (_NOON if half in "pP" else 0)
    return f"{hour}:{minute:02}"


def _classified(text: str, quantity: Quantity, *, months: bool) -> Figure:
    kind: FigureKind = "ordinal" if quantity.ordinal else "number"
    return (
        (_as_date(text, quantity) if months else None)
        or _as_time(text, quantity)
        or _as_measured(text, quantity)
        or _figure(text, quantity.start, quantity.end, kind, canonical(quantity.value))
    )


def _as_date(text: str, quantity: Quantity) -> Figure | None:
    if quantity.value % 1 or not 1 <= quantity.value <= _LAST_DAY:
        return None
    start, end = quantity.start, quantity.end
    after = _MONTH_AFTER.match(text, end)
    month = after or _MONTH_BEFORE.search(text, max(0, start - 20), start)
    if not month:
        return None
    start, end = min(start, month.start("month")), max(end, month.end())
    year = _YEAR.match(text, end)
    value = f"{year['year'] if year else '-'}-{_month(month):02}-{int(quantity.value):02}"
    return _figure(text, start, year.end() if year else end, "date", value)


def _as_time(text: str, quantity: Quantity) -> Figure | None:
    half = _HALF_OF_DAY.match(text, quantity.end)
    if not half or quantity.value % 1 or not 1 <= quantity.value <= _NOON:
        return None
    value = _clock(int(quantity.value), 0, half["half"] or "")
    return _figure(text, quantity.start, half.end(), "time", value)


def _as_measured(text: str, quantity: Quantity) -> Figure | None:
    start, end = quantity.start, quantity.end
    before = _UNIT_BEFORE.search(text, max(0, start - 5), start)
    sign = before or _UNIT_AFTER.match(text, end)
    if not sign:
        return None
    start, end = (sign.start(), end) if before else (start, sign.end())
    unit = _UNITS[(sign["sign"] or sign["word"]).lower()]
    kind: FigureKind = "percent" if unit == "%" else "money"
    return _figure(text, start, end, kind, canonical(quantity.value), unit=unit)
