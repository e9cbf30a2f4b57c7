"""Homoglyphs: reads letters that look like those of another script as what they look like.

The pairs come from Unicode's confusables (UTS #39) in `confusable_homoglyphs`. A text changes only
where it deceives a reader: in a word that mixes scripts, and in a word of only look-alikes in a
text that is not in their script. Russian stays Russian.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

# Longer runs of letters are read in pieces, so that no text can fill the memory with words.
_WORD = re.compile(r"[^\W\d_]{1,64}")
_LATIN = "LATIN"
_SHORTEST = 2
# Ordinals that follow letters in Spanish and Portuguese.
_ORDINALS = "ªº"
# Turkish and Azerbaijani write it.
_DOTLESS_I = "\u0131"


class LookAlike(NamedTuple):
    """The letter at `text[at]`, which looks like `seen`, in the word at `text[start:end]`."""

    at: int
    letter: str
    seen: str
    start: int
    end: int


def folded(text: str) -> str:
    """`text`, letter for letter as it looks: with the same length, so that offsets stay valid."""
    if text.isascii():
        return text
    letters = list(_compatible(text))
    for found in look_alikes(text):
        letters[found.at] = found.seen
    return "".join(letters)


def look_alikes(text: str) -> Iterator[LookAlike]:
    """Every letter whose script only looks like the one around it, in order."""
    if text.isascii() or _latin().keys().isdisjoint(text):
        return
    plain = _compatible(text)
    words = [match for match in _WORD.finditer(plain) if not match[0].isascii()]
    at_home = {script for word in words for script in _scripts_without_doubt(word[0])}
    for word in words:
        for offset, seen in _read(word[0], frozenset(at_home & _scripts(word[0]))):
            at = word.start() + offset
            yield LookAlike(at, text[at], seen, word.start(), word.end())


def disguised(text: str) -> Iterator[LookAlike]:
    """As `look_alikes`, plus compatibility letters among plain ones in a word."""
    yield from look_alikes(text)
    for word in _WORD.finditer("" if text.isascii() else text):
        if any(map(str.isascii, word[0])) and not word[0].isascii():
            for at in range(word.start(), word.end()):
                seen = _plain(text[at])
                if seen.isascii() and seen != text[at] and text[at] not in _ORDINALS:
                    yield LookAlike(at, text[at], seen, word.start(), word.end())


@lru_cache(maxsize=65536)
def _read(word: str, at_home: frozenset[str]) -> tuple[tuple[int, str], ...]:
    """Offsets of the deceiving letters, with what each looks like."""
    looks = [(at, letter, _latin().get(letter, "")) for at, letter in enumerate(word)]
    foreign = [(at, seen) for at, letter, seen in looks if script(letter) != _LATIN]
    # More Latin letters, such as phonetic ones.
    own = [
        (at, seen)
        for at, letter, seen in looks
        if seen and script(letter) == _LATIN and letter != _DOTLESS_I
    ]
    mixed = len(foreign) < len(word)
    if all(seen for _, seen in foreign):
        is_deceit = (mixed or not at_home) and len(word) >= _SHORTEST
        return (*own, *(foreign if is_deceit else ()))
    return (*own, *(_intruders(word) if mixed and len(_scripts(word)) == 1 else ()))


def _intruders(word: str) -> Iterator[tuple[int, str]]:
    """Latin letters in a word of another script, as letters of that script."""
    (home,) = _scripts(word)
    for at, letter in enumerate(word):
        seen = _from_latin().get((home, letter))
        if seen:
            yield at, seen


@lru_cache(maxsize=65536)
def _scripts(word: str) -> frozenset[str]:
    return frozenset(map(script, word)) - {_LATIN}


@lru_cache(maxsize=65536)
def _scripts_without_doubt(word: str) -> frozenset[str]:
    """Scripts of the letters that look like no Latin one, unless the word mixes scripts."""
    if len({script(letter) for letter in word}) > 1:
        return frozenset()
    return frozenset(script(letter) for letter in word if letter not in _latin()) - {_LATIN}


@lru_cache(maxsize=65536)
def script(letter: str) -> str:
    """The first word of the letter's Unicode name: LATIN, CYRILLIC, ARMENIAN …"""
    return unicodedata.name(letter, "").partition(" ")[0]


def _compatible(text: str) -> str:
    """Full-width, mathematical and other compatibility letters and digits as plain ones."""
    return "".join([letter if letter.isascii() else _plain(letter) for letter in text])


@lru_cache(maxsize=65536)
def _plain(letter: str) -> str:
    plain = unicodedata.normalize("NFKC", letter)
    return plain if plain.isalnum() and len(plain) == 1 and letter.isalnum() else letter


@cache
def _latin() -> dict[str, str]:
    """The plain Latin letter that a letter of any other kind looks like."""
    # Importing it reads its table, which few processes need.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    return {
        # Unicode gives the small l for every letter that looks like a capital I.
        letter: "I" if seen == "l" and letter.isupper() else seen
        for letter, targets in confusables_data.items()
        if len(letter) == 1 and letter.isalpha() and not letter.isascii()
        for seen in [target["c"] for target in targets if re.fullmatch("[A-Za-z]", target["c"])][:1]
    }


@cache
def _from_latin() -> dict[tuple[str, str], str]:
    """By script and plain Latin letter, the first letter of that script that looks like it."""
    return {(script(letter), _latin()[letter]): letter for letter in sorted(_latin(), reverse=True)}
