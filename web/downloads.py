"""Cells of CSV files that people open in a spreadsheet."""

from django.http import HttpResponse

# A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection).
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def cell(value: object) -> str:
    """What no spreadsheet calculates: text that looks like a formula begins with an apostrophe."""
    text = "" if value is None else str(value)
    is_formula = isinstance(value, str) and text.lstrip(" ").startswith(_FORMULA)
    return f"'{text}" if is_formula else text


# --- Downloads --------------------------------------------------------------
# Files of figures and labels, which people take away without the page's own words.


def attached(name: str) -> dict[str, str]:
    """The headers of a file called `name` that nothing keeps on the way."""
    return {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }


def csv_file(text: str, name: str) -> HttpResponse:
    return HttpResponse(
        text, content_type="text/csv; charset=utf-8", headers=attached(f"{name}.csv")
    )
