"""Cells of CSV files, which people open in spreadsheets."""

# Spreadsheets treat cells that begin so as formulas (OWASP, CSV injection).
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def escape_csv_cell(value: object) -> str:
    """A CSV cell that no spreadsheet calculates: formulas get an apostrophe in front."""
    text = "" if value is None else str(value)
    is_formula = isinstance(value, str) and text.lstrip(" ").startswith(_FORMULA)
    return f"'{text}" if is_formula else text
