"""Small functions on texts: hashes, people's reasons, scores in words."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any

from countersign_judge.prompts import CORRECTED
from countersign_judge.scores import format_score
from django.utils.formats import get_format
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from summaries.formats.turns import Turn, hash_turns
from web.text import clean_text


def sha256(text: str) -> str:
    """SHA-256 of the UTF-8 bytes, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def turns_sha256(turns: Sequence[dict[str, Any]]) -> str:
    """SHA-256 of stored or corrected turns in canonical form; TypeError or ValueError if one is no
    object or lacks one of the four fields."""
    plain = [dict(turn) for turn in turns]
    for turn in plain:
        turn.pop(CORRECTED, None)
    return hash_turns([Turn(**turn) for turn in plain])


class UnfitText(ValueError):
    """A text that cannot be a summary's next one, and the remedy."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(_("The text {message}. {remedy}").format(message=message, remedy=remedy))
        self.message, self.remedy = message, remedy


def clean_summary_text(text: str) -> str:
    """A summary's text in stored form. Raises UnfitText."""
    text = clean_text(text)
    if not text or "\x00" in text:
        raise UnfitText(_("is empty or contains a NUL character"), _("Write the summary's text."))
    return text


_LETTER = re.compile(r"\w")
# Models do not count exactly.
_TOLERATED = 1.1


def count_words(text: str) -> int:
    """Runs without white space that hold a letter or a digit."""
    return sum(bool(_LETTER.search(each)) for each in text.split())


def count_excess_words(text: str, most: int) -> int:
    """The number of its words if it is above `most` and a tenth more, else 0. A text in a language
    without spaces between words never has too many."""
    count = count_words(text)
    return count if count > _TOLERATED * most else 0


def clean_reason(text: str) -> str:
    """The text without space around it; empty if it has no letter and no digit.

    Dots, or invisible characters, are no reason.
    """
    text = text.strip()
    return text if any(character.isalnum() for character in text) else ""


def require_reason(text: str, *, missing: str = "") -> str:
    """`clean_reason`, or ValueError with `missing` if there is none."""
    reason = clean_reason(text)
    if not reason:
        raise ValueError(missing or _("Enter a reason."))
    return reason


# --- Scores -----------------------------------------------------------------
# Scores and thresholds are written the same on pages, in letters, PDF and prompts, except for the
# decimal point of the reader's language.
#
# CSV and the API's fields have the full numbers; prose in them is written like this.

# Criteria that ship, for the catalogs of translations.
_CRITERIA = (
    pgettext_lazy("criterion", "coherence"),
    pgettext_lazy("criterion", "consistency"),
    pgettext_lazy("criterion", "fluency"),
    pgettext_lazy("criterion", "relevance"),
    pgettext_lazy("criterion", "professional language"),
    pgettext_lazy("criterion", "factual correctness"),
    pgettext_lazy("criterion", "completeness of actions"),
    pgettext_lazy("criterion", "decisions with owners"),
    pgettext_lazy("criterion", "neutrality"),
    pgettext_lazy("criterion", "confidentiality"),
    pgettext_lazy("criterion", "brevity"),
    pgettext_lazy("criterion", "regulatory wording"),
    pgettext_lazy("criterion", "open questions"),
    pgettext_lazy("criterion", "claims checked one by one"),
    pgettext_lazy("criterion", "answers that agree"),
    pgettext_lazy("criterion", "figures and names"),
    pgettext_lazy("criterion", "form of the minutes"),
)


def criterion_label(name: str) -> str:
    """The name of a criterion in the reader's language, with a capital; one of your own stays."""
    return capfirst(pgettext("criterion", name)) if name else ""


def format_local_score(score: float) -> str:
    """`format_score` with the decimal point of the reader's language."""
    return format_score(score).replace(".", get_format("DECIMAL_SEPARATOR"))


def format_full_score(value: float, answer: int | None, distribution: Mapping[str, float]) -> str:
    """A judge's score, and how sure it is where that is known, in the reader's language: "4 of 5
    (88 % sure, mean 3.98)". `distribution` maps "1" to "5" to probabilities."""
    if answer is None:
        return format_local_score(value)
    if not distribution:
        return _("{answer} of 5").format(answer=answer)
    said = _("{answer} of 5 ({percent} % sure, mean {mean})")
    percent = round(100 * distribution.get(str(answer), 0.0))
    return said.format(answer=answer, percent=percent, mean=format_local_score(value))
