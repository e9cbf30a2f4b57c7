"""Figures in text, in digits or in plain number words: quantities, money, shares, dates, times.

"twenty five thousand", "25,000" and "25k" are one value; "12.5 Euros" and "€12.50" are one figure.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal, NamedTuple

from countersign_judge.llm.providers.offline.homoglyphs import folded

# --- Quantities -------------------------------------------------------------
# Numbers in running text, in digits or spelled out, without units.

_COUNTED = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_IN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_ORDERED = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
)
_ONES = {word: value for value, word in enumerate(_COUNTED.split())}
_TENS = {word: 10 * value for value, word in enumerate(_IN_TENS.split(), start=2)}
_ORDINALS = {word: value for value, word in enumerate(_ORDERED.split(), start=1)}
_ORDINALS["thirtieth"] = 30
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_SUFFIXES = {"hundred": 100, **_SCALES, "k": 10**3, "m": 10**6, "mn": 10**6, "bn": 10**9}
# Alone these are no quantity: a pronoun, the order of a speech, "hundreds of".
_NONE_ALONE = {"one", "first", "second", "hundred", *_SCALES}
_SCALE = "|".join(["hundred", *_SCALES])
_ENDS = {"zero", *_ORDINALS}
_SAID_AS = {**_ONES, **_TENS, **_ORDINALS, **_SCALES, "hundred": 100, "a": 1}

_DIGITS = re.compile(
    r"(?P<digits>\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?(?!\d)|(?<![\d.])\d+(?:\.\d+)?(?!\.?\d))"
    r"(?P<suffix>(?i:st|nd|rd|th|k|m|\s?mn|\s?bn|"
    rf"(?:[ \t]?-[ \t]?|\s++)(?:{_SCALE})))?(?![A-Za-z])",
)
_SAID = re.compile(
    rf"\b(?:a(?=[\s-]+(?:{_SCALE})\b)|{'|'.join([*_ONES, *_TENS, *_ORDINALS, _SCALE])})\b",
    re.IGNORECASE,
)
_GLUE = re.compile(r"[ \t]?-[ \t]?|\s+(?:and\s+)?", re.IGNORECASE)


class _Quantity(NamedTuple):
    """A number at `source[start:end]`; `ordinal` for "3rd" and "third"."""

    start: int
    end: int
    value: Decimal
    ordinal: bool


def _quantities(text: str) -> Iterator[_Quantity]:
    for match in _DIGITS.finditer(text):
        suffix = (match["suffix"] or "").strip(" \t\r\n-").lower()
        metres = suffix == "m" and not _unit_of(text, *match.span())
        scale = 1 if metres else _SUFFIXES.get(suffix, 1)
        value = Decimal(re.sub(r"[,  ]", "", match["digits"])) * scale
        yield _Quantity(*match.span(), value, suffix in {"st", "nd", "rd", "th"})
    # A scale after digits belongs to them.
    spelled = _DIGITS.sub(lambda digits: "," * len(digits[0]), text)
    words: list[re.Match[str]] = []
    for match in _SAID.finditer(spelled):
        glued = words and _GLUE.fullmatch(spelled, words[-1].end(), match.start())
        if not glued or _value([*words, match]) is None:
            yield from _spelled(spelled, words)
            words = []
        words.append(match)
    yield from _spelled(spelled, words)


def _spelled(text: str, words: Sequence[re.Match[str]]) -> Iterator[_Quantity]:
    value = _value(words)
    if words and value is not None:
        start, end = words[0].start(), words[-1].end()
        if text[start:end].lower() not in _NONE_ALONE:
            yield _Quantity(start, end, Decimal(value), words[-1][0].lower() in _ORDINALS)


def _value(words: Sequence[re.Match[str]]) -> int | None:
    """None if these words are not one number: "four five", "two thousand a million"."""
    whole = part = 0
    least_scale = None
    for at, match in enumerate(words):
        word = match[0].lower()
        said = _SAID_AS[word]
        if at and (word in {"a", "zero"} or words[at - 1][0].lower() in _ENDS):
            return None
        if word in _SCALES:
            if (at and not part) or (least_scale and said >= least_scale):
                return None
            whole, part, least_scale = whole + (part or 1) * said, 0, said
        elif word == "hundred":
            if part >= said:
                return None
            part = (part or 1) * said
        elif part % (100 if said >= 10 else 10) or part % 100 == 10:  # noqa: PLR2004
            return None
        else:
            part += said
    return whole + part


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
        """Equal for the same figure: value and unit."""
        return self.value, self.unit


def find_figures(text: str) -> list[Figure]:
    """All figures of `text` in order of position, without overlap.

    Reads whole numbers in words ("twenty five thousand", "third"), but no halves and no decimals.
    """
    text = folded(text)
    months = _A_MONTH.search(text) is not None
    counted = (_classified(text, quantity, months=months) for quantity in _quantities(text))
    figures: list[Figure] = []
    for figure in sorted([*_calendar(text), *counted], key=lambda each: (each.start, -each.end)):
        if not figures or figure.start >= figures[-1].end:
            figures.append(figure)
    return figures


def _calendar(text: str) -> Iterator[Figure]:
    """A date or a time that needs no number to be read first."""
    for match in _DATE.finditer(text):
        yield _figure(text, *match.span(), "date", match[0])
    for match in _WEEKDAY.finditer(text):
        yield _figure(text, *match.span(), "date", match[1].lower())
    for match in _LONE_MONTH.finditer(text):
        value = f"{match['year'] or '-'}-{_month(match):02}"
        yield _figure(text, match.start("month"), match.end(), "date", value)
    for match in _CLOCK.finditer(text):
        if ":" in match[0] or match["half"]:
            time = _clock(match["hour"], match["minute"], (match["half"] or "").strip())
            yield _figure(text, *match.span(), "time", time)


def _classified(text: str, quantity: _Quantity, *, months: bool) -> Figure:
    start, end, number, ordinal = quantity
    # Digits without exponent or trailing zeros: Decimal("2.50") gives "2.5".
    value = format(number, "f")
    value = value.rstrip("0").rstrip(".") if "." in value else value
    is_day = months and number % 1 == 0 and 1 <= number <= _LAST_DAY
    month = is_day and (
        _MONTH_AFTER.match(text, end) or _MONTH_BEFORE.search(text, max(0, start - 20), start)
    )
    if month:
        start, end = min(start, month.start("month")), max(end, month.end())
        year = _YEAR.match(text, end)
        date = f"{year['year'] if year else '-'}-{_month(month):02}-{int(number):02}"
        return _figure(text, start, year.end() if year else end, "date", date)
    half = _HALF_OF_DAY.match(text, end)
    if half and number % 1 == 0 and 1 <= number <= _NOON:
        return _figure(text, start, half.end(), "time", _clock(value, "0", half["half"] or ""))
    sign = _unit_of(text, start, end)
    if sign:
        unit = _UNITS[(sign["sign"] or sign["word"]).lower()]
        kind: FigureKind = "percent" if unit == "%" else "money"
        return _figure(text, min(start, sign.start()), max(end, sign.end()), kind, value, unit)
    return _figure(text, start, end, "ordinal" if ordinal else "number", value)


def _figure(text: str, start: int, end: int, *what: Any) -> Figure:
    return Figure(start, end, text[start:end], *what)


def _month(match: re.Match[str]) -> int:
    return _MONTHS.index(match["month"].lower()[:3]) + 1


def _clock(hour: str, minute: str, half: str) -> str:
    """`half` of the day begins with "a" or "p", or is unknown."""
    of_day = int(hour) % _NOON + (_NOON if half[0] in "pP" else 0) if half else int(hour)
    return f"{of_day}:{int(minute):02}"


def _unit_of(text: str, start: int, end: int) -> re.Match[str] | None:
    before = _UNIT_BEFORE.search(text, max(0, start - 5), start)
    return before or _UNIT_AFTER.match(text, end)
