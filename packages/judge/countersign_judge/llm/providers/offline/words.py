"""Words of English text: tokens with their offsets, stop words, Porter2 stems, word lists."""

import re
import threading
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import Stemmer

from countersign_judge.llm.providers.offline.homoglyphs import folded

# --- Word lists -------------------------------------------------------------
# Long ones are text files in `word_lists/`: entries on lines, `#` before a remark.

_LISTS = Path(__file__).with_name("word_lists")


def word_set(words: str) -> frozenset[str]:
    """The words of a text, separated by white space."""
    return frozenset(words.split())


def word_list(name: str) -> frozenset[str]:
    """The words of `word_lists/NAME.txt`, without remarks."""
    lines = (_LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return word_set(" ".join(line for line in lines if not line.startswith("#")))


STOP_WORDS = word_list("stop_words")


# --- Tokens and stems -------------------------------------------------------

# No possessive group ends a match: Python 3.11.2 includes what such a group gave back ("12.5,").
WORD = re.compile(
    r"""
    [A-Za-z]{2,}+(?![\w'’])                     # nearly all words; the rest has time
    | (?<!(?<![^\W\d_])(?<!['’])[A-Za-z]_)(?:[A-Za-z]_)++[A-Za-z]?\b  # from its start: U_S_B_
    | (?:[A-Za-z]\.){2,}+                       # dotted initials: U.S.
    | \d+(?:[.,]\d+)*                           # 25,000 or 12.5
    | [^\W\d_]+(?:['’][^\W\d_]+)*               # words, with the apostrophes inside them
    """,
    re.VERBOSE,
)

_POSSESSIVE = re.compile(r"'s?$")
_local = threading.local()


class Word(NamedTuple):
    """A word at `source[start:end]`; `lower` is its comparable form (lower case, plain ')."""

    start: int
    end: int
    text: str
    lower: str


def tokenise(text: str) -> list[Word]:
    """Words and numbers of `text` in order; punctuation is left out, hyphens separate words.

    The comparable form is read as it looks, so that letters of other scripts hide no word.
    """
    return [
        Word(match.start(), match.end(), text[slice(*match.span())], normalise(match.group()))
        for match in WORD.finditer(folded(text))
    ]


@lru_cache(maxsize=65536)
def normalise(word: str) -> str:
    """Lower case, straight apostrophes, spelled letters joined (`U_S_B_` and `USB` agree)."""
    return word.lower().replace("’", "'").replace("_", "").rstrip(".")


def is_stop_word(word: str) -> bool:
    """Whether a normalised word carries grammar rather than subject matter."""
    return word in STOP_WORDS


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """Porter2 stem (Porter 2001, snowballstem.org) of a normalised word, possessives dropped."""
    return str(_stemmer().stemWord(_POSSESSIVE.sub("", word)))


def content_stems(text: str) -> list[str]:
    """Stems of the words that are not stop words, in order, repeats kept."""
    return [stem(word.lower) for word in tokenise(text) if not is_stop_word(word.lower)]


def _stemmer() -> Stemmer.Stemmer:
    # A stemmer holds state, and workers are threads.
    if not hasattr(_local, "stemmer"):
        _local.stemmer = Stemmer.Stemmer("english")
    return _local.stemmer
