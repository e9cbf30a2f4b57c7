"""Words of English text: tokens with their offsets, stop words, Porter2 stems, word lists."""

import re
import threading
from functools import lru_cache
from typing import NamedTuple

import snowballstemmer

from offline.language.homoglyphs import folded

# --- Word lists -------------------------------------------------------------
# They are written as text, so that they can be read and edited as lists of words.


def word_set(words: str) -> frozenset[str]:
    """The words of a text that white space separates."""
    return frozenset(words.split())


STOP_WORDS = word_set(
    """
    a about above after again all also although am an and any are aren't as at be because been
    before being below between both but by can can't cannot could couldn't d did didn't do does
    doesn't doing don't down during each either else etc even ever every few for from further get
    gets getting give given go goes going gonna got gotta had hadn't has hasn't have haven't having
    he he'd he'll he's her here here's hers herself him himself his how how's however i i'd i'll i'm
    i've if in into is isn't it it'd it'll it's its itself just kind let let's like ll m many may
    maybe me might mm more most much must my myself n't need needn't neither no nor not now o'clock
    of off oh ok okay on once one ones only onto or other our ours ourselves out over own per
    perhaps put quite rather re really right s said same say says shall she she'd she'll she's
    should shouldn't so some something sort still such sure t than that that'd that'll that's the
    their theirs them themselves then there there's these they they'd they'll they're they've thing
    things this those though through thus to too uh um under until unless up upon us ve very wanna
    want was wasn't we we'd we'll we're we've well were weren't what what's whatever when when's
    where where's whether which while who who's whom whose why will with within without won't would
    wouldn't yeah yep yes yet you you'd you'll you're you've your yours yourself yourselves
    """
)


# --- Tokens and stems -------------------------------------------------------

WORD = re.compile(
    r"""
    [A-Za-z]{2,}+(?![\w'’])                     # nearly all words; the rest has time
    | (?:[A-Za-z]_)++[A-Za-z]?\b                # spelled out by a transcriber: U_S_B_
    | (?:[A-Za-z]\.){2,}+                       # dotted initials: U.S.
    | \d+(?:[.,]\d+)*+                          # 25,000 or 12.5
    | [^\W\d_]+(?:['’][^\W\d_]+)*+              # words, with the apostrophes inside them
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

    What is compared is read as it looks, so that letters of other scripts hide no word.
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


def _stemmer() -> snowballstemmer.stemmer:
    # A stemmer keeps its working state in itself, and workers are threads.
    if not hasattr(_local, "stemmer"):
        _local.stemmer = snowballstemmer.stemmer("english")
    return _local.stemmer
