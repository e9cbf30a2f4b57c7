"""Tokens as the judge compares them: contractions opened, figures in one form, words stemmed."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from judging.lexical.lexicon import (
    BASE_FORMS,
    CONTRACTED,
    GENERAL,
    NEGATION,
    NEGATORS,
    REPORTING,
    SPELLINGS,
    TAKES_VERB_S,
    WHOLE_CONTRACTIONS,
)
from llm.language.number_words import ORDINALS, SCALES, SMALL, TENS
from llm.language.numbers import Figure, find_figures
from llm.language.word_sets import word_set
from llm.language.words import WORD, is_stop_word, normalise, stem


class Kind(IntEnum):
    """What a token carries; names are told from other content by the source's capitals."""

    FUNCTION = 0
    REPORTING = 1
    GENERAL = 2
    CONTENT = 3
    NAME = 4
    FIGURE = 5
    NEGATION = 6


class Token(NamedTuple):
    """A comparable token of `text[start:end]`; a contraction gives two over the same span."""

    start: int
    end: int
    text: str
    key: str
    kind: Kind

    @property
    def capitalised(self) -> bool:
        return self.text[0].isupper()


# A lone "one" is no figure, and "one hundred" is recognised by its second word.
_FIGURE_WORDS = frozenset([*SMALL, *TENS, *ORDINALS, *SCALES, "hundred"]) - {"one"}


def read_tokens(text: str) -> list[Token]:
    """Tokens of `text` in order, figures (spelled or in digits) as one token each."""
    words = [(*match.span(), match.group(), _word(match.group())) for match in WORD.finditer(text)]
    # A cheap look, since most sentences hold no figure.
    if any(word.counts for *_, word in words):
        return _with_figures(words, _quantities(text))
    return [
        Token(start, end, written, key, kind)
        for start, end, written, word in words
        for key, kind in word.keys
    ]


def _with_figures(
    words: Iterable[tuple[int, int, str, "_Word"]], figures: Sequence[Figure]
) -> list[Token]:
    tokens: list[Token] = []
    pending = 0
    for start, end, written, word in words:
        while pending < len(figures) and figures[pending].end <= start:
            pending += 1
        figure = figures[pending] if pending < len(figures) else None
        if figure and figure.start <= start:
            if not tokens or tokens[-1].start != figure.start:
                tokens.append(_figure_token(figure))
        else:
            tokens.extend(Token(start, end, written, key, kind) for key, kind in word.keys)
    return tokens


class _Word(NamedTuple):
    """The keys and kinds that a word stands for; `counts` where it may be part of a figure."""

    keys: tuple[tuple[str, Kind], ...]
    counts: bool


@lru_cache(maxsize=65536)
def _word(written: str) -> _Word:
    lower = normalise(written)
    return _Word(keys_of(lower), lower[0].isdigit() or lower in _FIGURE_WORDS)


def _quantities(text: str) -> list[Figure]:
    """Figures to compare as one token; dates and times compare better part by part."""
    return [figure for figure in find_figures(text) if figure.kind not in {"date", "time"}]


def figure_key(figure: Figure) -> str:
    """The key of a figure: its value, without unit, so that "25" answers "25 euros"."""
    return f"#{figure.value}"


def _figure_token(figure: Figure) -> Token:
    return Token(figure.start, figure.end, figure.text, figure_key(figure), Kind.FIGURE)


# A possessive that a tokeniser set apart, and the Penn Treebank's names for brackets.
NO_WORDS = word_set("s t lrb rrb lsb rsb lcb rcb")


def keys_of(word: str) -> tuple[tuple[str, Kind], ...]:
    """Keys and kinds of a normalised word; none for what is no word."""
    if word in NO_WORDS:
        return ()
    parts = _opened(word)
    return tuple(_keyed(part) for part in parts)


def _opened(word: str) -> tuple[str, ...]:
    if word in WHOLE_CONTRACTIONS:
        return WHOLE_CONTRACTIONS[word]
    if word.endswith("n't"):
        return (word[:-3], NEGATION) if word[:-3] else (NEGATION,)
    head, mark, tail = word.rpartition("'")
    ending = CONTRACTED.get(mark + tail)
    if not head or ending is None:
        return (word,)
    if ending == "is" and head not in TAKES_VERB_S:
        return (head,)
    return head, ending


def _keyed(word: str) -> tuple[str, Kind]:
    if word[0].isdigit():
        return f"#{word}", Kind.FIGURE
    word = SPELLINGS.get(word, word)
    if word in NEGATORS:
        return NEGATION, Kind.NEGATION
    base = BASE_FORMS.get(word, word)
    key = stem(base)
    if key in REPORTING:
        return key, Kind.REPORTING
    if is_stop_word(word) or is_stop_word(base) or len(word) == 1:
        return base, Kind.FUNCTION
    return key, Kind.GENERAL if key in GENERAL else Kind.CONTENT
