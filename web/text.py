"""Text from outside: cleaned, in letters, in spreadsheet cells, and as whole numbers."""

import csv
from collections.abc import Iterable, Iterator
from decimal import Decimal
from io import StringIO
from uuid import UUID

from countersign_judge.spreadsheets import escape_csv_cell
from django.utils.formats import number_format
from django.utils.translation import get_language


def plain_line(text: str, longest: int) -> str:
    """On one line, without invisible characters and text that mail programs turn into links."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    words = " ".join(shown.split()).replace("://", "[:]//").replace("www.", "www[.]")
    return words if len(words) <= longest else f"{words[: longest - 1]}…"


def clean_text(text: str) -> str:
    """A form's text as stored: with LF for the CRLF of browsers, and without space around it."""
    return text.replace("\r\n", "\n").strip()


def label_in_sentence(label: object) -> str:
    """A label, such as a status, within a sentence: lower case in English."""
    return str(label).lower() if (get_language() or "en").startswith("en") else str(label)


def remove_nul(text: str) -> str:
    """PostgreSQL stores no NUL, and cannot look for one either."""
    return text.replace("\x00", "")


# --- Numbers ----------------------------------------------------------------
# Whole numbers in text from outside: query parameters, form values, parts of paths.
#
# `int` accepts digits of every script, underscores and blanks, fails for a text of 4,300 digits,
# and returns numbers that no database column holds. Here none of these is a number.

LARGEST_BIGINT = 2**63 - 1  # of a PostgreSQL bigint
LARGEST_SMALLINT = 2**15 - 1  # of a PostgreSQL smallint
_DIGITS = len(str(LARGEST_BIGINT))


def parse_whole_number(text: object, *, most: int = LARGEST_BIGINT) -> int | None:
    """The number from 0 to `most` that `text` writes in ASCII digits; None for anything else."""
    if not isinstance(text, str) or not (text.isascii() and text.isdigit()):
        return None
    if len(text) > _DIGITS:
        return None
    number = int(text)
    return number if number <= most else None


def parse_whole_numbers(texts: Iterable[str]) -> list[int]:
    """The whole numbers in `texts`."""
    return [number for number in map(parse_whole_number, texts) if number is not None]


def parse_uuids(texts: Iterable[str]) -> list[UUID]:
    """The UUIDs in `texts`."""
    found = []
    for text in texts:
        try:
            found.append(UUID(text))
        except ValueError:
            continue
    return found


def localize_number(number: float | Decimal, places: int = 0) -> str:
    """Rounded and localised: 1,234.50, or 1.234,50 in German. (`number_format` truncates.)"""
    return number_format(f"{number:.{places}f}", places, force_grouping=True)


# --- Spreadsheets -----------------------------------------------------------


def csv_text(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """RFC 4180, with every value as a `escape_csv_cell`."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(columns)
    writer.writerows(map(escape_csv_cell, row) for row in rows)
    return out.getvalue()


def csv_lines(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """The same row by row, after a byte order mark, by which spreadsheets detect UTF-8."""
    yield f"\ufeff{csv_text(columns, ())}"
    for row in rows:
        yield csv_text(map(escape_csv_cell, row), ())
