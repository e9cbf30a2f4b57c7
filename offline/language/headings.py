"""Whether a line that is laid out as a heading says something, which somebody has to check."""

from collections.abc import Sequence

from offline.language.numbers import find_figures
from offline.language.word_sets import word_set
from offline.language.words import Word, is_stop_word, tokenise

# What opens a question ("What was decided") names a topic and says nothing of it.
_ASKS = word_set("what who whom whose where when why how which whether")
_AUXILIARIES = word_set(
    """
    is are was were am isn't aren't wasn't weren't has have had hasn't haven't hadn't
    does did don't doesn't didn't will would won't wouldn't can could can't couldn't
    must mustn't shall should shouldn't cannot not never nobody nothing none
    """
)
_DETERMINERS = word_set("the a an his her their our its my your this that these those")
# Past forms that do not end in -ed and seldom stand in the name of a topic.
_PAST = word_set(
    "lost sold paid sent left bought won built quit fell rose broke kept chose withdrew stole spent"
)
_LEAST_PAST = 5
# Longer than a topic's name is.
_MOST_WORDS = 10
_COUNTS = frozenset({"money", "percent"})
# Digits of a number that counts parts ("Phase 2", "Item 12") and of a year.
_OF_LABELS = frozenset({1, 2, 4})


def says_something(text: str) -> bool:
    """Whether a heading states a fact ("The contract was cancelled") instead of naming a topic.

    It does where it has a verb, a denial, a sum, or more words than a name has. Doubt is resolved
    towards a fact: what is taken for one is checked, and what is not is believed.
    """
    words = tokenise(text)
    if _sums(text):
        return True
    if len(words) < 2 or words[0].lower in _ASKS:  # noqa: PLR2004 - a lone word is a name
        return False
    return len(words) > _MOST_WORDS or any(_is_verb(words, at) for at in range(len(words)))


def _sums(text: str) -> bool:
    return any(
        figure.kind in _COUNTS or (figure.kind == "number" and len(figure.value) not in _OF_LABELS)
        for figure in find_figures(text)
    )


def _is_verb(words: Sequence[Word], at: int) -> bool:
    word = words[at].lower
    if word in _AUXILIARIES:
        return True
    if at == 0 or is_stop_word(word):
        return False
    # "cancelled the contract", and not "review of the contract".
    if at + 1 < len(words) and words[at + 1].lower in _DETERMINERS:
        return True
    return _is_past(word) and not _is_plural_of_minutes(words, at)


def _is_past(word: str) -> bool:
    return word in _PAST or (word.endswith("ed") and len(word) >= _LEAST_PAST)


def _is_plural_of_minutes(words: Sequence[Word], at: int) -> bool:
    """ "Points discussed", "Actions agreed": what minutes call their parts."""
    return at == 1 and len(words) == 2 and words[0].lower.endswith("s")  # noqa: PLR2004
