"""Tokens as the judge compares them: contractions opened, figures in one form, words stemmed."""

import re
from collections import deque
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from offline.language.homoglyphs import folded
from offline.language.numbers import ORDINALS, SCALES, SMALL, TENS, Figure, find_figures
from offline.language.words import (
    WORD,
    is_stop_word,
    normalise,
    stem,
    word_lines,
    word_list,
    word_set,
)

# --- Lexicon ----------------------------------------------------------------
# Word lists of the lexical judge: closed classes, spellings, everyday words.

# One key for every way to deny, so that "didn't" answers "never" and "no".
NEGATION = "not"
NEGATORS = word_set(
    "not no nor never none nobody nothing nowhere neither cannot without n't hardly nope nah"
)
# Verbs and adjectives that deny what follows them; either side may use one for a "not".
DENIALS = word_list("denials")

FIRST_PERSON = word_set("i me my mine myself")
FIRST_PERSON_PLURAL = word_set("we us our ours ourselves")
SECOND_PERSON = word_set("you your yours yourself")
THIRD_PERSON = word_set("he him his himself she her hers herself they them their theirs themselves")

# What a summary says about speech itself: the words need not occur in what was said.
REPORTING = word_list("reporting")

# Spellings of speech and chat, to the written form (several words stay one key).
SPELLINGS = {
    spelling: word
    for line in word_lines("spellings")
    for word, _, spellings in [line.partition(": ")]
    for spelling in spellings.split()
}

BASE_FORMS = {
    form: base for base, *forms in map(str.split, word_lines("irregular_verbs")) for form in forms
}

# Words of everyday English that may be said of anything.
GENERAL = frozenset(
    stem(BASE_FORMS.get(word, word)) for line in word_lines("general") for word in line.split()
)

CONTRACTED = {
    "'m": "am", "'re": "are", "'ve": "have", "'ll": "will", "'d": "would", "'s": "is",
}  # fmt: skip
WHOLE_CONTRACTIONS = {
    "can't": ("can", NEGATION), "won't": ("will", NEGATION), "shan't": ("shall", NEGATION),
    "cannot": ("can", NEGATION), "ain't": ("be", NEGATION), "let's": ("let", "us"),
}  # fmt: skip
# Chats leave the apostrophe out.
_NOT = re.compile(r"(?:ca|wo|do|does|did|is|are|was|were|has|have|had|should|could|would)nt")
# Possessive "s" after a noun belongs to the noun; after these it is a verb.
TAKES_VERB_S = word_set("he she it that there what who where how here when why")


# --- Tokens -----------------------------------------------------------------


class TokenKind(IntEnum):
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
    kind: TokenKind

    @property
    def capitalised(self) -> bool:
        return self.text[0].isupper()

    @property
    def possessive(self) -> bool:
        return self.text.endswith(("'s", "’s", "s'", "s’"))


class Lexeme(NamedTuple):
    """A token without its place: what the index of a source keeps of it."""

    key: str
    kind: TokenKind
    capitalised: bool


# A lone "one" is no figure, and "one hundred" is recognised by its second word.
_FIGURE_WORDS = frozenset([*SMALL, *TENS, *ORDINALS, *SCALES]) - {"one"}


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
    lexeme = Lexeme(figure_key(figure), TokenKind.FIGURE, capitalised=figure.text[0].isupper())
    return figure.start, figure.end, lexeme


# A possessive that a tokeniser set apart, and the Penn Treebank's names for brackets.
NO_WORDS = word_set("s t lrb rrb lsb rsb lcb rcb")


def keys_of(word: str) -> tuple[tuple[str, TokenKind], ...]:
    """Keys and kinds of a normalised word; none for what is no word."""
    if word in NO_WORDS:
        return ()
    parts = _opened(word)
    return tuple(_keyed(part) for part in parts)


def _opened(word: str) -> tuple[str, ...]:
    if _NOT.fullmatch(word):
        word = f"{word[:-1]}'t"
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


def _keyed(word: str) -> tuple[str, TokenKind]:
    if word[0].isdigit():
        return f"#{word}", TokenKind.FIGURE
    word = SPELLINGS.get(word, word)
    if word in NEGATORS:
        return NEGATION, TokenKind.NEGATION
    base = BASE_FORMS.get(word, word)
    key = stem(base)
    if key in REPORTING:
        return key, TokenKind.REPORTING
    if is_stop_word(word) or is_stop_word(base) or len(word) == 1:
        return base, TokenKind.FUNCTION
    return key, TokenKind.GENERAL if key in GENERAL else TokenKind.CONTENT


# --- Scale ------------------------------------------------------------------
# The scale that people score on.

LOWEST, HIGHEST = 1.0, 5.0
_NO_FAULT = "no fault found that costs a tenth of a point"


class LexicalScore(NamedTuple):
    """A score in [1, 5] and what led to it."""

    value: float
    reason: str


def on_scale(value: float) -> float:
    """Clipped to [1, 5]."""
    return min(HIGHEST, max(LOWEST, value))


def deducted(faults: dict[str, float]) -> LexicalScore:
    """Five less what each fault costs; the reason names the faults that cost a tenth or more."""
    named = [fault for fault, points in faults.items() if points >= 0.1]  # noqa: PLR2004
    return LexicalScore(on_scale(HIGHEST - sum(faults.values())), "; ".join(named) or _NO_FAULT)
