"""Figures in text with what they measure, in one form however they were written or spoken."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import accumulate
from operator import attrgetter
from typing import Literal

from offline.language.homoglyphs import folded
from offline.language.number_words import Quantity, find_quantities

Kind = Literal["number", "ordinal", "percent", "money", "date", "time"]

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
    kind: Kind
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


def _figure(text: str, start: int, end: int, kind: Kind, value: str, *, unit: str = "") -> Figure:
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
    kind: Kind = "ordinal" if quantity.ordinal else "number"
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
