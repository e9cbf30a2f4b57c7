"""Unicode normal forms in linear time."""

import re
import unicodedata
from typing import Literal

# Languages stack a few marks on a letter. Python sorts them by insertion, so a text of only marks
# would take quadratic time.
MOST_MARKS = 30
_JOINER = "\u034f"
# Every mark lies beyond this, and little other text has runs of such characters.
_MAYBE_MARKS = re.compile(f"[^\\x00-\\u02ff]{{{MOST_MARKS + 1},}}")


def normalize_text(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
    """`text` in normal form `form`.

    Adds a combining grapheme joiner after every thirty combining marks in a row, as in the
    Stream-Safe Text Format of Unicode Standard Annex 15, so that no run of marks is longer.
    """
    return unicodedata.normalize(form, _MAYBE_MARKS.sub(_stream_safe, text))


def _stream_safe(run: re.Match[str]) -> str:
    pieces, marks = [], 0
    for character in run[0]:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks > MOST_MARKS:
            pieces.append(_JOINER)
            marks = 1
        pieces.append(character)
    return "".join(pieces)
