"""Letters that are not what a reader sees: invisible ones, and those that look like others.

A reviewer approves what the screen shows, a record keeps the characters. "can[U+200B]not" and a
Greek o in "not" read alike and compare differently, so a judge of words sees through neither.
"""

import re
import unicodedata
from collections.abc import Iterator

from summaries.prompts.fence import hidden_places

# Who writes Persian, Hindi or emoji needs the joiners, and who mixes directions the marks.
_JOINERS = frozenset("\u200c\u200d")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
_FROM_THE_RIGHT = frozenset({"R", "AL"})
# Cyrillic and Greek letters that look like Latin ones.
_ALIKE = frozenset(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u04bb\u04cf\u051b\u051d"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03bf\u03bd\u03b9"
)
_WORD = re.compile(r"[^\W\d_]{2,}")
_LATIN = re.compile(r"[A-Za-z]")
_AROUND = 12
_MOST = 3


def unlike_what_is_seen(text: str) -> list[str]:
    """Each in a sentence, the first few of them with where they stand and one for the rest."""
    found = [*_hidden(text), *_look_alikes(text)]
    more = len(found) - _MOST
    return found if more <= 0 else [*found[:_MOST], f"{more} more letters are not what they look."]


def _hidden(text: str) -> Iterator[str]:
    places = frozenset(hidden_places(text))
    for at in sorted(places):
        if not _has_its_use(text, at):
            around = "".join(
                f"[{_code(text[near])}]" if near in places else text[near]
                for near in range(max(0, at - _AROUND), min(len(text), at + _AROUND + 1))
            )
            shown = " ".join(around.split())
            yield f"“{shown}” holds a character that nobody sees ({_code(text[at])})."


def _has_its_use(text: str, at: int) -> bool:
    if text[at] in _JOINERS:
        return at > 0 and not text[at - 1].isascii()
    if text[at] in _DIRECTION_MARKS:
        letters = filter(str.isalpha, set(text))
        return any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in letters)
    return text[at] == "\r"


def _look_alikes(text: str) -> Iterator[str]:
    for word in _WORD.finditer(text):
        foreign = [letter for letter in word[0] if letter in _ALIKE]
        if foreign and _LATIN.search(word[0]):
            script = unicodedata.name(foreign[0]).partition(" ")[0].capitalize()
            yield (
                f"“{word[0]}” is not the word that it looks: its {foreign[0]} is a {script} letter "
                f"({_code(foreign[0])})."
            )


def _code(letter: str) -> str:
    return f"U+{ord(letter):04X}"
