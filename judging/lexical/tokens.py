"""Tokens as the judge compares them: contractions opened, figures in one form, words stemmed."""

from collections import deque
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
from llm.language.look_alikes import folded
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


class Lexeme(NamedTuple):
    """A token without its place: what the index of a source keeps of it."""

    key: str
    kind: Kind
    capitalised: bool


# A lone "one" is no figure, and "one hundred" is recognised by its second word.
_FIGURE_WORDS = frozenset([*SMALL, *TENS, *ORDINALS, *SCALES, "hundred"]) - {"one"}


def read_tokens(text: str) -> list[Token]:
    """Tokens of `text` in order, figures (spelled or in digits) as one token each."""
    return [
        Token(start, end, text[start:end], lexeme.key, lexeme.kind)
        for start, end, lexeme in _placed(folded(text))
    ]


def read_lexemes(text: str) -> list[Lexeme]:
    """What `read_tokens` gives, without the places: in half the time."""
    text = folded(text)
    words = [_word(written) for written in WORD.findall(text)]
    if any(word.counts for word in words):
        return [lexeme for *_, lexeme in _placed(text)]
    return [lexeme for word in words for lexeme in word.lexemes]


def _placed(text: str) -> list[tuple[int, int, Lexeme]]:
    words = [(match.start(), match.end(), _word(match[0])) for match in WORD.finditer(text)]
    # A cheap look, since most sentences hold no figure.
    if any(word.counts for *_, word in words):
        return _with_figures(words, _quantities(text))
    return [(start, end, lexeme) for start, end, word in words for lexeme in word.lexemes]


def _with_figures(
    words: Iterable[tuple[int, int, "_Word"]], figures: Sequence[Figure]
) -> list[tuple[int, int, Lexeme]]:
    placed: list[tuple[int, int, Lexeme]] = []
    ahead = deque(figures)
    for start, end, word in words:
        while ahead and ahead[0].end <= start:
            ahead.popleft()
        if ahead and ahead[0].start <= start:
            if not placed or placed[-1][0] != ahead[0].start:
                placed.append(_figure(ahead[0]))
        else:
            placed.extend([(start, end, lexeme) for lexeme in word.lexemes])
    return placed


class _Word(NamedTuple):
    """The lexemes that a word stands for; `counts` where it may be part of a figure."""

    lexemes: tuple[Lexeme, ...]
    counts: bool


@lru_cache(maxsize=65536)
def _word(written: str) -> _Word:
    lower = normalise(written)
    capital = written[0].isupper()
    lexemes = tuple(Lexeme(key, kind, capital) for key, kind in keys_of(lower))
    return _Word(lexemes, lower[0].isdigit() or lower in _FIGURE_WORDS)


def _quantities(text: str) -> list[Figure]:
    """Figures to compare as one token; dates and times compare better part by part."""
    return [figure for figure in find_figures(text) if figure.kind not in {"date", "time"}]


def figure_key(figure: Figure) -> str:
    """The key of a figure: its value, without unit, so that "25" answers "25 euros"."""
    return f"#{figure.value}"


def _figure(figure: Figure) -> tuple[int, int, Lexeme]:
    lexeme = Lexeme(figure_key(figure), Kind.FIGURE, capitalised=figure.text[0].isupper())
    return figure.start, figure.end, lexeme


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
