"""Whether a turn has a word, as a reader would look for it: in any case, spelling or inflection.

The judge compares words more strictly than a reader does. What it tells a reader about words is
held against this, so that no reason says of a word that it is missing where it can be found.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from operator import itemgetter

from judging.lexical.tokens import keys_of
from llm.language.number_words import ORDINALS, SCALES, SMALL, TENS
from llm.language.numbers import find_figures
from llm.language.words import normalise, stem

_WORD = re.compile(r"\w+(?:['’]\w+)*")
_COMPOUND = re.compile(r"\w+(?:[-‐‑–.'’/]\w+)*")
_LONGEST_COMPOUND = 200  # characters
_PARTS = re.compile(r"\d+|[^\W\d_]+")
_NUMBERS = re.compile(r"\d+(?:\.\d+)?")
_DIGITS = re.compile(r"(\d+)(?:st|nd|rd|th|s|k|m|bn)?")
_SYMBOLS = str.maketrans(
    {"%": " percent ", "$": " dollar ", "€": " euro ", "£": " pound ", "&": " and "}
)
_VALUES = SMALL | TENS | SCALES | ORDINALS | {"hundred": 100, "first": 1, "second": 2}


def forms(text: str) -> frozenset[str]:
    """Everything that a reader could take a word of `text` for, joined neighbours and the values
    of numbers included."""
    words = _WORD.findall(text.translate(_SYMBOLS))
    return frozenset(
        chain(*map(_forms, words), *map(_run_on, words), _joined(words), _values(text))
    )


def forms_of(text: str, start: int, end: int) -> frozenset[str]:
    """What to look for where `text[start:end]` is looked for: itself, and the compound that it is a
    part of."""
    wanted = _wanted(text[start:end])
    compounds = _compounds(text)
    at = bisect_right(compounds, start, key=itemgetter(0)) - 1
    first, last = compounds[at] if at >= 0 else (start, start)
    if end > last or last - first == end - start:
        return wanted
    whole = _squeezed(text[first:last])
    return wanted | {whole, stem(whole)}


@lru_cache(maxsize=16)
def _compounds(text: str) -> list[tuple[int, int]]:
    """Where they stand. It is asked for again for each word of a sentence."""
    spans = (match.span() for match in _COMPOUND.finditer(text))
    return [(first, last) for first, last in spans if last - first <= _LONGEST_COMPOUND]


class Said:
    """The words of every turn, its speaker's name among them."""

    def __init__(self, turns: Iterable[tuple[str, str]]) -> None:
        """`turns` are speakers and texts."""
        self._turns: dict[str, list[int]] = {}
        for number, (speaker, text) in enumerate(turns):
            for form in forms(f"{speaker}: {text}"):
                self._turns.setdefault(form, []).append(number)

    def has(self, turn: int, wanted: Iterable[str]) -> bool:
        """Whether the turn has one of these forms."""
        return any(_holds(self._turns.get(form, ()), turn) for form in wanted)

    def turns_with(self, wanted: Iterable[str]) -> Sequence[int]:
        """The turns that have one of these forms, in order."""
        return sorted({number for form in wanted for number in self._turns.get(form, ())})


def _holds(numbers: Sequence[int], number: int) -> bool:
    at = bisect_left(numbers, number)
    return at < len(numbers) and numbers[at] == number


def _wanted(word: str) -> frozenset[str]:
    # A figure of several words is looked for by its value: its parts stand in any talk.
    values = frozenset(_values(word))
    parts = _WORD.findall(word)
    return values if values and len(parts) > 1 else values.union(*map(_forms, parts))


@lru_cache(maxsize=65536)
def _forms(word: str) -> frozenset[str]:
    squeezed, plain = _squeezed(word), normalise(word)
    found = {squeezed, stem(squeezed)}
    if plain:
        found.update(key for key, _ in keys_of(plain))
    digits = _DIGITS.fullmatch(squeezed)
    if digits:
        found.add(f"#{int(digits[1])}")
    if squeezed in _VALUES:
        found.add(f"#{_VALUES[squeezed]}")
    return frozenset(found - {""})


@lru_cache(maxsize=65536)
def _run_on(word: str) -> frozenset[str]:
    """The words and the number that are written as one: "30pm"."""
    parts = _PARTS.findall(word)
    return frozenset().union(*map(_forms, parts)) if len(parts) > 1 else frozenset()


def _squeezed(word: str) -> str:
    return "".join(character for character in word.casefold() if character.isalnum())


def _joined(words: Sequence[str]) -> Iterator[str]:
    """What is written in one word elsewhere ("e mail"), initials, and "twenty first"."""
    plain = [_squeezed(word) for word in words]
    for one, two in pairwise(plain):
        yield from (one + two, stem(one + two))
        if one in TENS and two in _VALUES:
            yield f"#{TENS[one] + _VALUES[two]}"
    yield from (one + two + three for one, two, three in zip(plain, plain[1:], plain[2:]))  # noqa: B905


def _values(text: str) -> Iterator[str]:
    """The numbers of every figure: of a date its day, month and year."""
    for figure in find_figures(text):
        for number in _NUMBERS.findall(figure.value):
            whole, dot, rest = number.partition(".")
            yield f"#{int(whole)}{dot}{rest}"
