"""The thesaurus: synonyms, hypernyms, verbs for speech acts, converse verbs, incompatible words.

The lists are text files in `offline/words/`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from offline.language.words import word_lines, word_set
from offline.lexical.tokens import Token, TokenKind, keys_of

# How many words may stand within a phrase ("put it off").
GAP = 1

_NONE: frozenset[str] = frozenset()


class Phrase(NamedTuple):
    """A verb with its particle, or the like: the keys of its words, and the one key of them all."""

    keys: tuple[str, ...]
    key: str


class _Thesaurus(NamedTuple):
    synonyms: Mapping[str, frozenset[str]]
    phrases: Mapping[str, tuple[Phrase, ...]]
    speech_acts: frozenset[tuple[str, str]]
    converses: frozenset[tuple[str, str]]


def synonyms_of(key: str) -> frozenset[str]:
    """The keys of words and phrases that a summary's `key` may stand for."""
    return _thesaurus().synonyms.get(key, _NONE)


def is_speech_act(key: str, word: str) -> bool:
    """Whether `word` performs the speech act that a summary calls `key` ("thanks", "thank")."""
    return (key, word) in _thesaurus().speech_acts


def is_converse(key: str, other: str) -> bool:
    """Whether two verbs are converses: one act from either side ("lend", "borrow")."""
    return (key, other) in _thesaurus().converses


def phrase_heads() -> Set[str]:
    """The keys with which a phrase of the lists begins."""
    return _thesaurus().phrases.keys()


def phrase_at(keys: Sequence[str], at: int) -> tuple[Phrase, tuple[int, ...]] | None:
    """The longest phrase of the lists that begins at `keys[at]`, and where its words stand."""
    for phrase in _thesaurus().phrases.get(keys[at], ()):
        places = _places(phrase.keys, keys, at)
        if places:
            return phrase, places
    return None


def _places(phrase: tuple[str, ...], keys: Sequence[str], at: int) -> tuple[int, ...]:
    places = [at]
    for key in phrase[1:]:
        following = keys[places[-1] + 1 : places[-1] + 2 + GAP]
        if key not in following:
            return ()
        places.append(places[-1] + 1 + list(following).index(key))
    return tuple(places)


@cache
def _thesaurus() -> _Thesaurus:
    table: defaultdict[str, set[str]] = defaultdict(set)
    phrases: defaultdict[str, set[Phrase]] = defaultdict(set)
    for phrase, stands_for in _pairs():
        for one in (phrase, stands_for):
            if len(one.keys) > 1:
                phrases[one.keys[0]].add(one)
        table[phrase.key].add(stands_for.key)
    return _Thesaurus(
        {key: frozenset(others - {key}) for key, others in table.items()},
        {
            key: tuple(sorted(found, key=lambda phrase: (-len(phrase.keys), phrase.key)))
            for key, found in phrases.items()
        },
        frozenset((act.key, word.key) for act, word in _one_way("speech_acts")),
        frozenset((one.key, other.key) for one, other in _mutual("converses")),
    )


def _pairs() -> Iterator[tuple[Phrase, Phrase]]:
    """A word of a summary, and a word of its source that it may stand for."""
    yield from _mutual("synonyms")
    yield from _one_way("hypernyms")
    yield from _one_way("speech_acts")


def _mutual(name: str) -> Iterator[tuple[Phrase, Phrase]]:
    for line in word_lines(name):
        yield from permutations(map(_phrase, line.split()), 2)


def _one_way(name: str) -> Iterator[tuple[Phrase, Phrase]]:
    for line in word_lines(name):
        head, _, meant = line.partition(":")
        yield from ((_phrase(head), _phrase(word)) for word in meant.split())


def _phrase(written: str) -> Phrase:
    keys = tuple(key for word in written.lower().split("_") for key, _ in keys_of(word))
    return Phrase(keys, " ".join(keys))


# --- Incompatible words -----------------------------------------------------
# Words that exclude each other where they answer the same question: a summary that has one where
# its source has the other changed a fact.


def _table() -> dict[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for group in word_lines("incompatible"):
        keys = {key for word in group.split() for key, _ in keys_of(word)}
        for one, other in combinations(keys, 2):
            table[one].add(other)
            table[other].add(one)
    return {word: frozenset(others) for word, others in table.items()}


INCOMPATIBLE = _table()


# --- Rounding ---------------------------------------------------------------
# Rounded figures: "more than 200" for the 210 of the source.

# How far off a rounded figure may be, as a share of it: after "over" lower than the exact one,
# after "nearly" higher, after "about" either.
TOLERANCE = 0.2
# Nobody rounds a year.
_YEARS = (1900, 2100)
_MORE = word_set("over above exceeding") | {"more than", "at least"}
_LESS = word_set("nearly almost under below") | {"less than", "fewer than", "up to", "at most"}
_ABOUT = word_set("about around roughly approximately some circa")


def rounded_from(tokens: Sequence[Token], at: int, known: Iterable[str]) -> str | None:
    """The key of `known` that the figure at `at` rounds, the nearest one; None where it is exact.

    `known` are keys of figures ("#210"); what is no plain number, or may be a year, is passed over.
    """
    sides = _sides(tokens, at)
    value = _value(tokens[at].key)
    if not sides or value is None or tokens[at].kind is not TokenKind.FIGURE:
        return None
    below, above = sides
    lowest, highest = value * (1 - below * TOLERANCE), value * (1 + above * TOLERANCE)
    near = [
        (abs(other - value), key)
        for key in known
        if (other := _value(key)) is not None
        and lowest <= other <= highest
        and not _YEARS[0] <= other <= _YEARS[1]
    ]
    return min(near)[1] if near else None


def _sides(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Whether the figure may stand for a lower and for a higher one; None for an exact one."""
    words = [token.text.lower() for token in tokens[max(0, at - 2) : at]]
    hedges = {" ".join(words), *words[-1:]}
    if hedges & _MORE:
        return 0, 1
    if hedges & _LESS:
        return 1, 0
    return (1, 1) if hedges & _ABOUT else None


def _value(key: str) -> float | None:
    digits = key.removeprefix("#")
    return float(digits) if digits.replace(".", "", 1).isdecimal() else None
