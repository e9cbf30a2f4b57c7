"""The day that spoken words such as "next Friday" mean, from the day on which they were said.

Only what has one meaning is resolved: a date, a day of the week, a number of days or weeks, and the
end of a week or month, in English and German. Everything else is None: no date is better than an
invented one.
"""

import re
from calendar import monthrange
from datetime import date, timedelta

_ONE_DAY, _DAYS_OF_WEEK, _MONTHS_OF_YEAR, _FRIDAY = timedelta(days=1), 7, 12, 4
_WEEKDAYS = {
    name: number
    for number, names in enumerate(
        (
            "monday mon montag",
            "tuesday tue tues dienstag",
            "wednesday wed mittwoch",
            "thursday thu thurs donnerstag",
            "friday fri freitag",
            "saturday sat samstag sonnabend",
            "sunday sun sonntag",
        )
    )
    for name in names.split()
}
_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar jänner",
            "february feb februar",
            "march mar märz",
            "april apr",
            "may mai",
            "june jun juni",
            "july jul juli",
            "august aug",
            "september sep sept",
            "october oct oktober okt",
            "november nov",
            "december dec dezember dez",
        ),
        start=1,
    )
    for name in names.split()
}
_NUMBERS = {
    name: number
    for number, names in enumerate(
        (
            "a an one ein eine einem einer",
            "two zwei",
            "three drei",
            "four vier",
            "five fünf",
            "six sechs",
            "seven sieben",
            "eight acht",
            "nine neun",
            "ten zehn",
        ),
        start=1,
    )
    for name in names.split()
}
_RELATIVE = {
    **dict.fromkeys(("today", "tonight", "heute"), 0),
    **dict.fromkeys(("tomorrow", "morgen"), 1),
    **dict.fromkeys(("day after tomorrow", "übermorgen"), 2),
}
# What may be before a date and changes nothing about it.
_BEFORE = re.compile(
    r"(?:(?:by|until|till|on|before|due|no later than|at the latest|bis|am|zum|spätestens|vor|"
    r"the|den|dem|der|zur) )+"
)
_ISO = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_NUMERIC = re.compile(r"(\d{1,2})\. ?(\d{1,2})\.?(?: ?(\d{4}))?")
_DAY_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?([^\W\d_]{3,9})\.?(?:,? (\d{4}))?")
_MONTH_DAY = re.compile(r"([^\W\d_]{3,9})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?")
_WEEKDAY = re.compile(
    r"(?P<which>this|coming|this coming|next|diese[nr]?|kommende[nr]?|nächste[nrm]?)? ?"
    r"(?P<day>[^\W\d_]+)(?P<after> next week| nächster woche)?"
)
_SPAN = re.compile(
    r"(?:in|within|binnen|innerhalb von) (?P<count>\d{1,3}|[^\W\d_]+) "
    r"(?P<unit>days?|weeks?|tage?n?|wochen?)(?: from (?:now|today))?"
)
_END = re.compile(
    r"(?:the )?(?:end of|ende)(?: (?:the|this|der|des|dieser|dieses))? "
    r"(?P<next>next |nächster |nächsten )?(?P<unit>week|month|year|woche|monats|monat|jahres|jahr)"
)


def resolve_date(words: str, day: date) -> date | None:
    """The date that `words` mean on `day`; None where they name none, or more than one.

    A day of the week is the first one after `day`; with "next" it is that of the week after, from
    Monday. A date without a year is the first one that is not before `day`.
    """
    text = " ".join(words.casefold().split()).strip(" .!")
    before = _BEFORE.match(text)
    text = text[before.end() :] if before else text
    try:
        return _resolve_weekday(text, day) or _resolve_day(text, day) or _resolve_span(text, day)
    except (ValueError, OverflowError):  # 31 February, or after the year 9999
        return None


def _resolve_weekday(text: str, day: date) -> date | None:
    parts = _WEEKDAY.fullmatch(text)
    if parts is None or parts["day"] not in _WEEKDAYS:
        return None
    weekday = _WEEKDAYS[parts["day"]]
    if parts["after"] or (parts["which"] or "").startswith(("next", "nächst")):
        return day + (_DAYS_OF_WEEK - day.weekday() + weekday) * _ONE_DAY
    return day + ((weekday - day.weekday() - 1) % _DAYS_OF_WEEK + 1) * _ONE_DAY


def _resolve_day(text: str, day: date) -> date | None:
    if text in _RELATIVE:
        return day + _RELATIVE[text] * _ONE_DAY
    if parts := _ISO.fullmatch(text):
        return date(int(parts[1]), int(parts[2]), int(parts[3]))
    if parts := _NUMERIC.fullmatch(text):
        return _calendar_date(day, int(parts[1]), int(parts[2]), parts[3])
    # "Friday, 14 March" is the date; its day of the week has to agree.
    first, comma, rest = text.partition(", ")
    named = _WEEKDAYS.get(first) if comma else None
    dated = (rest if named is not None else text).removeprefix("the ").removeprefix("den ")
    for pattern, number, month in ((_DAY_MONTH, 1, 2), (_MONTH_DAY, 2, 1)):
        parts = pattern.fullmatch(dated)
        if parts and parts[month] in _MONTHS:
            found = _calendar_date(day, int(parts[number]), _MONTHS[parts[month]], parts[3])
            return found if named in {None, found.weekday()} else None
    return None


def _resolve_span(text: str, day: date) -> date | None:
    if parts := _SPAN.fullmatch(text):
        count = parts["count"]
        number = int(count) if count.isdecimal() else _NUMBERS.get(count)
        days = _DAYS_OF_WEEK if parts["unit"].startswith("w") else 1
        return None if number is None else day + number * days * _ONE_DAY
    if parts := _END.fullmatch(text):
        later = 1 if parts["next"] else 0
        match parts["unit"][0]:
            case "w":  # its Friday, with which weeks of work end
                friday = day + (_FRIDAY - day.weekday() + later * _DAYS_OF_WEEK) * _ONE_DAY
                return friday if friday >= day else None
            case "m":
                years, month = divmod(day.month - 1 + later, _MONTHS_OF_YEAR)
                year = day.year + years
                return date(year, month + 1, monthrange(year, month + 1)[1])
            case _:
                return date(day.year + later, 12, 31)
    return None


def _calendar_date(day: date, number: int, month: int, year: str | None) -> date:
    found = date(int(year) if year else day.year, month, number)
    return found if year or found >= day else date(day.year + 1, month, number)
