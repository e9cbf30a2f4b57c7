"""Cells of CSV files that people open in a spreadsheet."""

# A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection).
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def cell(value: object) -> str:
    """What no spreadsheet calculates: text that looks like a formula begins with an apostrophe."""
    text = "" if value is None else str(value)
    is_formula = isinstance(value, str) and text.lstrip(" ").startswith(_FORMULA)
    return f"'{text}" if is_formula else text
