"""Scores in words, the same in prompts, reasons, pages and records."""

from decimal import ROUND_DOWN, Decimal

# Thresholds have no more, so a score cut to this never seems to reach one that it misses.
DECIMALS = 2
_SCORE_STEP = Decimal(1).scaleb(-DECIMALS)


def format_score(score: float) -> str:
    """Cut, not rounded, to two decimals, without the second if it is zero: 3.999 is "3.99", below
    a threshold of "4.0"."""
    cut = Decimal(repr(float(score))).quantize(_SCORE_STEP, rounding=ROUND_DOWN)
    text = f"{cut:f}"
    return text[:-1] if text.endswith("0") else text


def is_threshold(value: float) -> bool:
    """Whether `format_score` can write a threshold in full."""
    exact = Decimal(repr(float(value)))
    return exact.quantize(_SCORE_STEP, rounding=ROUND_DOWN) == exact
