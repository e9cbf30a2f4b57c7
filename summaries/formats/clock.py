"""Times of day on a recording's clock."""

import re

# 9999:59:59, the last time that can be written; a larger number is a date since 1970.
LONGEST_SECONDS = 35_999_999.0

TIME = r"(?:\d{1,4}:)?\d{1,4}:\d{1,2}(?:[.,]\d{1,9})?"
_TIME = re.compile(
    r"(?:(?P<hours>\d{1,4}):)?(?P<minutes>\d{1,4}):(?P<seconds>\d{1,2})(?:[.,](?P<part>\d{1,9}))?"
)
_SIXTY = 60


def seconds_of(stamp: str) -> float | None:
    """`[H:]M:S[.fff]`, with a dot or a comma, as seconds; None when it is no such time.

    Hours may pass 99, and minutes may pass 59 when no hours are given, as players show them.
    """
    match = _TIME.fullmatch(stamp.strip())
    if match is None or not match.group().isascii():
        return None
    hours, minutes, seconds = (int(match[name] or 0) for name in ("hours", "minutes", "seconds"))
    if seconds >= _SIXTY or (match["hours"] and minutes >= _SIXTY):
        return None
    milliseconds = round(float(f"0.{match['part'] or 0}") * 1000)
    return ((hours * 60 + minutes) * 60 + seconds) + milliseconds / 1000
