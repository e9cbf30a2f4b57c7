"""Small functions on texts: hashes, reasons that people give, scores as they are written."""

import hashlib
from collections.abc import Sequence
from decimal import ROUND_DOWN, Decimal
from typing import Any

from django.utils.formats import get_format
from django.utils.translation import gettext as _

from summaries.formats.turns import Turn, sha256_of
from web.text import clean_text


def sha256(text: str) -> str:
    """SHA-256 of the UTF-8 bytes, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def turns_sha256(turns: Sequence[dict[str, Any]]) -> str:
    """SHA-256 of stored turns in canonical form; TypeError when one has not the four fields."""
    return sha256_of([Turn(**turn) for turn in turns])


class UnfitText(ValueError):
    """A text that is not taken as a summary's next one, and the remedy."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(_("The text {message}. {remedy}").format(message=message, remedy=remedy))
        self.message, self.remedy = message, remedy


def summary_text(text: str) -> str:
    """The text of a summary as it is stored. Raises UnfitText."""
    text = clean_text(text)
    if not text or "\x00" in text:
        raise UnfitText(_("is empty or holds a NUL character"), _("Write the summary's text."))
    return text


def reason_text(text: str) -> str:
    """The text without space around it; empty where it holds no letter and no digit.

    Dots, or invisible characters, are no reason.
    """
    text = text.strip()
    return text if any(character.isalnum() for character in text) else ""


def required_reason(text: str, *, missing: str = "") -> str:
    """`reason_text`, or ValueError with `missing` where there is none."""
    reason = reason_text(text)
    if not reason:
        raise ValueError(missing or _("Enter a reason."))
    return reason


# --- Scores -----------------------------------------------------------------
# A score and a threshold are written the same on pages, in letters, PDF and prompts, but for the
# decimal point of the reader's language.
#
# CSV and the API's fields keep the full numbers; what they hold as prose is written like this.

# A threshold has no more, so a score cut to as many is never shown as reaching one that it misses.
DECIMALS = 2
_SCORE_STEP = Decimal(1).scaleb(-DECIMALS)


def score_text(score: float) -> str:
    """Cut and not rounded to two decimals, of which the second is left out where it is zero: 3.999
    is "3.99", below a threshold of "4.0"."""
    cut = Decimal(repr(float(score))).quantize(_SCORE_STEP, rounding=ROUND_DOWN)
    text = f"{cut:f}"
    return text[:-1] if text.endswith("0") else text


def score_shown(score: float) -> str:
    """`score_text` with the decimal point of the reader's language."""
    return score_text(score).replace(".", get_format("DECIMAL_SEPARATOR"))


def is_threshold(value: float) -> bool:
    """Whether `score_text` can write a threshold in full."""
    exact = Decimal(repr(float(value)))
    return exact.quantize(_SCORE_STEP, rounding=ROUND_DOWN) == exact
