"""The thesaurus: synonyms, hypernyms, acts of speech, incompatible words.

The lists are text files in `offline/words/`.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, permutations

from offline.language.words import word_lines
from offline.lexical.tokens import keys_of

_NONE: frozenset[str] = frozenset()


def synonyms_of(key: str) -> frozenset[str]:
    """The keys of words that a summary's `key` may stand for."""
    return _synonyms().get(key, _NONE)


@cache
def _synonyms() -> Mapping[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for word, stands_for in _pairs():
        table[word].add(stands_for)
    return {key: frozenset(others - {key}) for key, others in table.items()}


def _pairs() -> Iterator[tuple[str, str]]:
    """The keys of a word of a summary, and of a word of its source that it may stand for."""
    for line in word_lines("synonyms"):
        yield from permutations(map(_key, line.split()), 2)
    for name in ("hypernyms", "speech_acts"):
        for line in word_lines(name):
            head, _, meant = line.partition(":")
            yield from ((_key(head), _key(word)) for word in meant.split())


def _key(word: str) -> str:
    return " ".join(key for key, _ in keys_of(word.lower()))


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
