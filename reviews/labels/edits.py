"""How much of a text a person changed before they signed it."""

import re
from collections import Counter
from collections.abc import Iterator, Set

from rapidfuzz.distance import Levenshtein

# At least this share of the words, or any figure, name or denial: what is less leaves the text
# what it was.
MATERIAL = 0.05
_DIGIT = re.compile(r"\d")
_POSSESSIVE = re.compile(r"['’]s$")
_CONTRACTED = re.compile(r"^(?:\w+n['’]t|cannot)$")
_PUNCTUATION = ".,;:!?()[]\"'“”‘’*_#-–—•"
_ENDS = (".", "!", "?", ":")
_DENIALS = frozenset(
    {"not", "no", "never", "none", "nobody", "nothing", "without", "neither", "nor"}
)


def edited_share(before: str, after: str) -> float:
    """Levenshtein's distance in words over the longer text's number of words: 0 same, 1 all new.

    Words are what white space separates, compared with their punctuation and case.
    """
    return Levenshtein.normalized_distance(before.split(), after.split())


def is_material(before: str, after: str) -> bool:
    """Whether the edit says that the text was not good enough.

    One wrong figure, name or "not" is a single word, and as bad as a fault can be: any change of
    these words is material, however small. A name is what either text writes with a capital
    within a sentence.
    """
    names = _names(before) | _names(after)
    facts = [_facts(text, names) for text in (before, after)]
    return facts[0] != facts[1] or edited_share(before, after) >= MATERIAL


def _facts(text: str, names: Set[str]) -> Counter[str]:
    words = [_CONTRACTED.sub("not", word.casefold()) for word, _ in _words(text)]
    return Counter(
        word for word in words if _DIGIT.search(word) or word in names or word in _DENIALS
    )


def _names(text: str) -> set[str]:
    return {
        word.casefold()
        for word, within in _words(text)
        if within and len(word) > 1 and word[0].isupper()
    }


def _words(text: str) -> Iterator[tuple[str, bool]]:
    """Every word without its punctuation, and whether it stands within a sentence."""
    for line in text.splitlines():
        within = False
        for part in line.split():
            word = _POSSESSIVE.sub("", part.strip(_PUNCTUATION))
            if word:
                yield word, within
                within = not part.endswith(_ENDS)
