"""Words that a summary puts for one another: near synonyms, a wider word for a narrower one, what
an act of speech is called. The lists are text files in `words/`."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import permutations
from typing import NamedTuple

from judging.lexical.tokens import keys_of
from judging.lexical.word_files import word_lines

# How many words may stand within a phrase ("put it off").
GAP = 1

_NONE: frozenset[str] = frozenset()


class Phrase(NamedTuple):
    """A verb with its particle, or the like: the keys of its words, and the one key of them all."""

    keys: tuple[str, ...]
    key: str


class _Knowledge(NamedTuple):
    kin: Mapping[str, frozenset[str]]
    phrases: Mapping[str, tuple[Phrase, ...]]
    acts: frozenset[tuple[str, str]]
    converses: frozenset[tuple[str, str]]


def kin_of(key: str) -> frozenset[str]:
    """The keys of words and phrases that a summary's `key` may stand for."""
    return _knowledge().kin.get(key, _NONE)


def is_act(key: str, word: str) -> bool:
    """Whether who says `word` does what a summary calls `key` ("thanks", "thank")."""
    return (key, word) in _knowledge().acts


def is_converse(key: str, other: str) -> bool:
    """Whether two verbs tell one deed from either side ("lend", "borrow")."""
    return (key, other) in _knowledge().converses


def phrase_heads() -> Set[str]:
    """The keys with which a phrase of the lists begins."""
    return _knowledge().phrases.keys()


def phrase_at(keys: Sequence[str], at: int) -> tuple[Phrase, tuple[int, ...]] | None:
    """The longest phrase of the lists that begins at `keys[at]`, and where its words stand."""
    for phrase in _knowledge().phrases.get(keys[at], ()):
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
def _knowledge() -> _Knowledge:
    table: defaultdict[str, set[str]] = defaultdict(set)
    phrases: defaultdict[str, set[Phrase]] = defaultdict(set)
    for said, stands_for in _pairs():
        for one in (said, stands_for):
            if len(one.keys) > 1:
                phrases[one.keys[0]].add(one)
        table[said.key].add(stands_for.key)
    return _Knowledge(
        {key: frozenset(others - {key}) for key, others in table.items()},
        {
            key: tuple(sorted(found, key=lambda phrase: (-len(phrase.keys), phrase.key)))
            for key, found in phrases.items()
        },
        frozenset((act.key, word.key) for act, word in _one_way("acts")),
        frozenset((one.key, other.key) for one, other in _mutual("converse")),
    )


def _pairs() -> Iterator[tuple[Phrase, Phrase]]:
    """A word of a summary, and a word of its source that it may stand for."""
    yield from _mutual("kin")
    yield from _one_way("wider")
    yield from _one_way("acts")


def _mutual(name: str) -> Iterator[tuple[Phrase, Phrase]]:
    for line in word_lines(name):
        yield from permutations(map(_phrase, line.split()), 2)


def _one_way(name: str) -> Iterator[tuple[Phrase, Phrase]]:
    for line in word_lines(name):
        said, _, meant = line.partition(":")
        yield from ((_phrase(said), _phrase(word)) for word in meant.split())


def _phrase(written: str) -> Phrase:
    keys = tuple(key for word in written.lower().split("_") for key, _ in keys_of(word))
    return Phrase(keys, " ".join(keys))
