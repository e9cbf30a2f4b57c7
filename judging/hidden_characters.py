"""Invisible characters and homoglyphs in a text, as warnings for whoever approves it.

A reviewer approves what the screen shows, a record keeps the characters. "can[U+200B]not" and a
Greek o in "not" read alike and are different texts.
"""

import unicodedata
from collections.abc import Iterator
from itertools import groupby

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from llm.fence import hidden_places
from offline.homoglyphs import disguised

# Who writes Persian, Hindi or emoji needs the joiners, and who mixes directions the marks.
_JOINERS = frozenset("\u200c\u200d")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
_FROM_THE_RIGHT = frozenset({"R", "AL"})
_AROUND = 12
_MOST = 3


def hidden_character_warnings(text: str) -> list[str]:
    """Each in a sentence, the first few of them with where they stand and one for the rest."""
    found = [*_hidden(text), *_look_alikes(text)]
    more = len(found) - _MOST
    if more <= 0:
        return found
    rest = ngettext(
        "{count} more letter is not what it looks.",
        "{count} more letters are not what they look.",
        more,
    )
    return [*found[:_MOST], rest.format(count=more)]


def _hidden(text: str) -> Iterator[str]:
    places = frozenset(hidden_places(text))
    letters = filter(str.isalpha, set(text) if places else ())
    turns = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in letters)
    for at in sorted(places):
        if not _has_its_use(text, at, turns=turns):
            around = "".join(
                f"[{_code(text[near])}]" if near in places else text[near]
                for near in range(max(0, at - _AROUND), min(len(text), at + _AROUND + 1))
            )
            shown = " ".join(around.split())
            warning = _("“{words}” holds a character that nobody sees ({code}).")
            yield warning.format(words=shown, code=_code(text[at]))


def _has_its_use(text: str, at: int, *, turns: bool) -> bool:
    """`turns` is whether the text has letters that are written from the right."""
    if text[at] in _JOINERS:
        return at > 0 and not text[at - 1].isascii()
    if text[at] in _DIRECTION_MARKS:
        return turns
    return text[at] == "\r"


def _look_alikes(text: str) -> Iterator[str]:
    """One sentence a word, which names its first letter that is not what it looks."""
    for (start, end), items in groupby(disguised(text), key=lambda item: (item.start, item.end)):
        first = next(items)
        warning = _(
            "“{word}” is not the word that it looks: its {letter} is {name} ({code}) and looks "
            "like {seen}."
        )
        yield warning.format(
            word=text[start:end],
            letter=first.letter,
            name=unicodedata.name(first.letter).lower(),
            code=_code(first.letter),
            seen=first.seen,
        )


def _code(letter: str) -> str:
    return f"U+{ord(letter):04X}"
