"""Whether a sentence denies what its source affirms, or affirms what it denies."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from judging.lexical.align import UNALIGNED, Alignment
from judging.lexical.answers import answered, asks
from judging.lexical.lexicon import DENIALS
from judging.lexical.source import Source
from judging.lexical.tokens import Kind, Token
from llm.language.word_sets import word_set

# How far before a word a negation still reaches it ("did not really want to go").
SCOPE = 3
# How near two aligned words must stand in the source to be the same statement.
CLOSE = 4
# A negation does not reach past these.
CLAUSE_OPENERS = word_set("and but because that who which if so when while as or than since")

_TELLING = {Kind.REPORTING, Kind.GENERAL, Kind.CONTENT}
# What says nothing by itself that could be denied.
_AUXILIARIES = word_set("be have do")

_PAUSE = re.compile(r"[,;:.!?…—–]")


class Reversal(NamedTuple):
    """A word that is denied on one side alone: in the sentence or in the turn."""

    word: str
    turn: int
    denied_here: bool


def reversed_words(source: Source, alignment: Alignment, text: str) -> list[Reversal]:
    """Words of the sentence that stand under a "not" on one side and under nothing on the other.

    Looked at where sentence and source run close enough for the comparison to mean anything: an
    aligned content word next to another that the source has close by. A verb that denies ("refuse",
    "miss") answers a "not" and calls for none. A question denies nothing, but "no" after it does.
    """
    return [
        Reversal(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            denied_here=_negated(text, alignment.tokens, at),
        )
        for at in range(len(alignment.tokens))
        if _comparable(source, alignment, at) and _opposed(source, alignment, at, text)
    ]


def _comparable(source: Source, alignment: Alignment, at: int) -> bool:
    position = alignment.positions[at]
    if position == UNALIGNED or not _tells(source, alignment.tokens[at], position):
        return False
    beside = alignment.positions[max(0, at - 2) : at] + alignment.positions[at + 1 : at + 3]
    sentence = source.sentence(position)
    return any(
        other != UNALIGNED and abs(other - position) <= CLOSE and source.sentence(other) == sentence
        for other in beside
    )


def _tells(source: Source, token: Token, position: int) -> bool:
    """Whether a word says what is affirmed or denied; in a question a reporting verb does too."""
    if token.kind not in _TELLING or source.keys[position] != token.key:
        return False
    if token.text.lower() in CLAUSE_OPENERS:
        return False
    if token.kind is Kind.REPORTING:
        asked = source.dialogue and asks(source.sentences[source.sentence(position)])
        return asked and token.key not in _AUXILIARIES
    return True


def _opposed(source: Source, alignment: Alignment, at: int, text: str) -> bool:
    position = alignment.positions[at]
    denied_here = _negated(text, alignment.tokens, at)
    denied_there = _denied(source, position, text)
    if denied_there is None or denied_here == denied_there:
        return False
    other = _sentence(source, position) if denied_here else alignment.tokens
    return not any(token.kind is Kind.NEGATION or token.key in DENIALS for token in other)


def _denied(source: Source, position: int, text: str) -> bool | None:
    """Whether the source denies the word at a position; None where it is asked and not answered."""
    sentence = source.sentence(position)
    there = source.sentences[sentence]
    denied = _near_negation(source, position) and _negated(there, *_clause(source, position))
    if not asks(there):
        return denied
    if denied or not source.dialogue or asks(text):
        return None
    yes = answered(source, sentence)
    return None if yes is None else not yes


def _near_negation(source: Source, position: int) -> bool:
    """A cheap look, since most words have none before them."""
    return Kind.NEGATION in source.kinds[max(0, position - SCOPE) : position]


def _negated(text: str, tokens: Sequence[Token], at: int) -> bool:
    for token in reversed(tokens[max(0, at - SCOPE) : at]):
        if token.key in CLAUSE_OPENERS or _PAUSE.search(text, token.end, tokens[at].start):
            return False
        if token.kind is Kind.NEGATION:
            # "Without a guide" denies that there was one, and nothing that is said of guides.
            return token.text.lower() != "without"
    return False


def _clause(source: Source, position: int) -> tuple[list[Token], int]:
    """The words of a sentence of the source, and which of them stands at `position`."""
    sentence = source.sentence(position)
    return source.tokens(sentence), position - source.first_position(sentence)


def _sentence(source: Source, position: int) -> list[Token]:
    return source.tokens(source.sentence(position))
