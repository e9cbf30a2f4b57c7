"""Invisible characters and homoglyphs in a text: their places, and a warning for each.

A reviewer approves what the screen shows; a record keeps the characters. "not" with a U+200B or a
Greek o in it reads the same but is a different text.
"""

import unicodedata
from itertools import groupby

from countersign_judge.llm.fence import find_hidden
from countersign_judge.llm.providers.offline.homoglyphs import LookAlike, disguised
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

# Persian, Hindi and emoji need the joiners; text that mixes directions needs the marks.
_JOINERS = frozenset("\u200c\u200d")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
_FROM_THE_RIGHT = frozenset({"R", "AL"})
_AROUND = 12
_MOST = 3


def hidden_character_warnings(text: str) -> list[str]:
    """Invisible characters and homoglyphs: a sentence with its place for each of the first few, and
    one for the rest."""
    hidden = hidden_characters(text)
    # One per word, for its first letter that is not what it looks like.
    words = groupby(disguised(text), key=lambda item: (item.start, item.end))
    posing = [next(items) for _word, items in words]
    found = [_hidden_character_warning(text, at) for at in hidden[:_MOST]]
    found += [_look_alike_warning(text, item) for item in posing[: _MOST - len(found)]]
    more = len(hidden) + len(posing) - _MOST
    if more <= 0:
        return found
    rest = ngettext(
        "{count} more letter is a look-alike.",
        "{count} more letters are look-alikes.",
        more,
    )
    return [*found, rest.format(count=more)]


def hidden_characters(text: str) -> list[int]:
    """The places of invisible characters, except joiners and marks that a script needs."""
    places = find_hidden(text)
    letters = filter(str.isalpha, set(text) if places else ())
    turns = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in letters)
    return [
        at
        for at in places
        if not (
            (text[at] in _JOINERS and at > 0 and not text[at - 1].isascii())
            or (text[at] in _DIRECTION_MARKS and turns)
            or text[at] == "\r"
        )
    ]


def hidden_written_out(text: str) -> str:
    """`text` with the code of each hidden character in its place, such as "[U+202E]"."""
    shown = list(text)
    for at in hidden_characters(text):
        shown[at] = f"[{code_of(text[at])}]"
    return "".join(shown)


def _hidden_character_warning(text: str, at: int) -> str:
    start = max(0, at - _AROUND)
    around = text[start : at + _AROUND + 1]
    places = find_hidden(around)
    shown = "".join(
        f"[{code_of(letter)}]" if near in places else letter for near, letter in enumerate(around)
    )
    warning = _("“{words}” contains an invisible character ({code}).")
    return warning.format(words=" ".join(shown.split()), code=code_of(text[at]))


def _look_alike_warning(text: str, found: LookAlike) -> str:
    warning = _(
        "“{word}” contains a look-alike: its {letter} is {name} ({code}) and looks like {seen}."
    )
    return warning.format(
        word=text[found.start : found.end],
        letter=found.letter,
        name=unicodedata.name(found.letter).lower(),
        code=code_of(found.letter),
        seen=found.seen,
    )


def code_of(letter: str) -> str:
    """Such as "U+202E"."""
    return f"U+{ord(letter):04X}"
