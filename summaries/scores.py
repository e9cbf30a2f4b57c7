"""How a score and a threshold are written: the same on pages, in letters, PDF and prompts.

CSV and the API's fields keep the full numbers; what they hold as prose is written like this.
"""

from decimal import ROUND_DOWN, Decimal

# A threshold has no more, so a score cut to as many is never shown as reaching one that it misses.
DECIMALS = 2
_STEP = Decimal(1).scaleb(-DECIMALS)


def spelled(score: float) -> str:
    """Cut and not rounded to two decimals, of which the second is left out where it is zero: 3.999
    is "3.99", below a threshold of "4.0"."""
    cut = Decimal(repr(float(score))).quantize(_STEP, rounding=ROUND_DOWN)
    text = f"{cut:f}"
    return text[:-1] if text.endswith("0") else text


def is_threshold(value: float) -> bool:
    """Whether `spelled` can write a threshold in full."""
    return Decimal(repr(float(value))).quantize(_STEP, rounding=ROUND_DOWN) == Decimal(
        repr(float(value))
    )
