"""Numbers in text, as digits or as words: quantities, and figures with what they measure.

"twenty five thousand", "25,000" and "25k" are one value; "12.5 Euros" and "€12.50" are one figure.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import chain
from typing import Literal, NamedTuple

from text_to_num import find_numbers

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
    "hundred": 100, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12,
    "k": 10**3, "m": 10**6, "mn": 10**6, "bn": 10**9,
}  # fmt: skip
# "first" and "second" order a speech far more often than they count anything.
ORDINALS = {
    "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14,
    "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "thirtieth": 30,
}  # fmt: skip
_CENTURIES = (19, 20)
_SCALE_WORDS = ("hundred", "thousand", "million", "billion", "trillion")
# Alone these count nothing: a pronoun, the order of a speech, "hundreds of".
_NONE_ALONE = {"one", "first", "second", *_SCALE_WORDS}
_SCALE = "|".join(_SCALE_WORDS)

_DIGITS = re.compile(
    r"(?P<digits>\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?(?!\d)|(?<![\d.])\d+(?:\.\d+)?(?!\.?\d))"
    r"(?P<suffix>(?i:st|nd|rd|th|k|m|\s?mn|\s?bn|"
    rf"(?:[ \t]?-[ \t]?|\s++)(?:{_SCALE})))?(?![A-Za-z])",
)
_WORD = re.compile(
    rf"(?P<a>a(?=[\s-]+(?:{_SCALE})\b))|[^\W\d_]+|[\d.,]+|[^\w\s]",
    re.IGNORECASE,
)
_GLUE = re.compile(r"[ \t]?-[ \t]?|\s+")


def _said_twice(scale: str) -> str:
    """The words from one `scale` to the next one: "thousand and four" of "... four thousand"."""
    below = _SCALE_WORDS[: _SCALE_WORDS.index(scale)]
    counts = "|".join(["and", "a", *SMALL, *TENS, *below])
    return rf"\b{scale}(?:[\s-]++(?:{counts})\b)++(?=[\s-]+{scale}\b)"


_TWO_NUMBERS = re.compile("|".join(map(_said_twice, _SCALE_WORDS)), re.IGNORECASE)
_AND = re.compile(r"\band\b", re.IGNORECASE)
_AND_A_HALF = re.compile(r"[\s-]+and[\s-]+a[\s-]+half\b", re.IGNORECASE)
_PART_OF = re.compile(r"\b(?:half|(?P<quarter>quarter[\s-]+of))[\s-]+$", re.IGNORECASE)
_A_SCALE = re.compile(rf"a[\s-]+(?:{_SCALE})", re.IGNORECASE)


class Quantity(NamedTuple):
    """A number at `source[start:end]`; `ordinal` for "3rd" and "third"."""

    start: int
    end: int
    value: Decimal
    ordinal: bool


class _Word(NamedTuple):
    """A word at `source[start:end]`, as text2num asks for it."""

    start: int
    end: int
    said: str

    def text(self) -> str:
        return self.said

    def nt_separated(self, _previous: "_Word") -> bool:
        return False

    def not_a_number_part(self) -> bool:
        # "Tens of", "two thirds"; and text2num reads a zero in "three o'clock".
        return self.said.lower() == "o" or self.said.endswith(("s", "S"))


def find_quantities(text: str) -> Iterator[Quantity]:
    """Quantities of `text` in order: "twenty five thousand" is 25000, "six point five" 6.5.

    A lone "one" is a pronoun and no quantity.
    """
    found: list[Quantity] = []
    for each in sorted(_with_half(text, one) for one in [*_in_digits(text), *_spelled(text)]):
        joined = found and _GLUE.fullmatch(text, found[-1].end, each.start)
        both = _together(text, found[-1], each) if joined else None
        found[len(found) - bool(both) :] = [both or each]
    for each in found:
        if text[each.start : each.end].lower() not in _NONE_ALONE:
            yield each


def _in_digits(text: str) -> Iterator[Quantity]:
    for match in _DIGITS.finditer(text):
        suffix = (match["suffix"] or "").strip(" \t\r\n-").lower()
        metres = suffix == "m" and not _unit_of(text, *match.span())
        scale = 1 if metres else SCALES.get(suffix, 1)
        value = Decimal(re.sub(r"[,  ]", "", match["digits"])) * scale
        yield Quantity(*match.span(), value, suffix in {"st", "nd", "rd", "th"})


def _spelled(text: str) -> Iterator[Quantity]:
    # In "11 million and two people" the two begins a number of its own.
    said = _DIGITS.sub(lambda digits: "," * len(digits[0]), text)
    said = _TWO_NUMBERS.sub(_parted, said)
    words = [
        _Word(*match.span(), "one" if match["a"] else match[0]) for match in _WORD.finditer(said)
    ]
    for number in find_numbers(words, "en", 0):
        start, end = words[number.start].start, words[number.end - 1].end
        value = Decimal(number.text.rstrip("dhnrst"))
        yield Quantity(start, end, value, number.is_ordinal)
    for word in words:
        # text2num stops at billions.
        if word.said.lower() == "trillion":
            yield Quantity(word.start, word.end, Decimal(10**12), ordinal=False)


def _parted(run: re.Match[str]) -> str:
    """A comma between two numbers: for the first "and", else behind the scale. As many letters."""
    parted, found = _AND.subn(",,,", run[0], count=1)
    return parted if found else re.sub(r"\W", ",", run[0], count=1)


def _with_half(text: str, quantity: Quantity) -> Quantity:
    """ "Half a million", "two and a half", "a million and a half"; any other as it is."""
    start, end, value, ordinal = quantity
    before = _PART_OF.search(text, max(0, start - 15), start)
    if before and _A_SCALE.fullmatch(text, start, end):
        return Quantity(before.start(), end, value / (4 if before["quarter"] else 2), ordinal)
    after = None if ordinal else _AND_A_HALF.match(text, end)
    if not after:
        return quantity
    half = Decimal(SCALES.get(text[start:end].rsplit(maxsplit=1)[-1].lower(), 1)) / 2
    return Quantity(start, after.end(), value + half, ordinal)


def _together(text: str, first: Quantity, second: Quantity) -> Quantity | None:
    """ "Two" and "trillion", "nineteen" and "ninety five": what text2num takes for two numbers."""
    word = text[second.start : second.end].lower()
    if first.ordinal or second.ordinal:
        return None
    if word in _NONE_ALONE and first.value < second.value:
        return Quantity(first.start, second.end, first.value * second.value, ordinal=False)
    spelled = text[first.start].isalpha() and word[0].isalpha()
    if spelled and first.value in _CENTURIES and second.value in range(10, 100):
        value = first.value * 100 + second.value
        return Quantity(first.start, second.end, value, ordinal=False)
    return None


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


def _unit_of(text: str, start: int, end: int) -> re.Match[str] | None:
    before = _UNIT_BEFORE.search(text, max(0, start - 5), start)
    return before or _UNIT_AFTER.match(text, end)


def _as_measured(text: str, quantity: Quantity) -> Figure | None:
    sign = _unit_of(text, quantity.start, quantity.end)
    if not sign:
        return None
    start, end = min(quantity.start, sign.start()), max(quantity.end, sign.end())
    unit = _UNITS[(sign["sign"] or sign["word"]).lower()]
    kind: FigureKind = "percent" if unit == "%" else "money"
    return _figure(text, start, end, kind, canonical(quantity.value), unit=unit)
