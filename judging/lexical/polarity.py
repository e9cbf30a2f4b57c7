"""Whether a sentence denies what its source affirms, or affirms what it denies."""

import re
from collections.abc import Sequence

from judging.lexical.align import UNALIGNED, Alignment
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

_PAUSE = re.compile(r"[,;:.!?…—–]")


def reversed_words(source: Source, alignment: Alignment, text: str) -> list[str]:
    """Words of the sentence that stand under a "not" on one side and under nothing on the other.

    Looked at where sentence and source run close enough for the comparison to mean anything: an
    aligned content word next to another that the source has close by. A verb that denies ("refuse",
    "miss") answers a "not" and calls for none, and a question denies nothing.
    """
    return [
        alignment.tokens[at].text
        for at in range(len(alignment.tokens))
        if _comparable(source, alignment, at) and _opposed(source, alignment, at, text)
    ]


def _comparable(source: Source, alignment: Alignment, at: int) -> bool:
    position = alignment.positions[at]
    if position == UNALIGNED or alignment.tokens[at].kind not in {Kind.GENERAL, Kind.CONTENT}:
        return False
    beside = alignment.positions[max(0, at - 2) : at] + alignment.positions[at + 1 : at + 3]
    sentence = source.sentence_of[position]
    return any(
        other != UNALIGNED
        and abs(other - position) <= CLOSE
        and source.sentence_of[other] == sentence
        for other in beside
    )


def _opposed(source: Source, alignment: Alignment, at: int, text: str) -> bool:
    position = alignment.positions[at]
    there = source.sentences[source.sentence_of[position]]
    if there.rstrip("\"'”’)").endswith("?"):
        return False
    before = _clause(source, position)
    denied_here = _negated(text, alignment.tokens, at)
    if denied_here == _negated(there, before, len(before) - 1):
        return False
    other = _sentence(source, position) if denied_here else alignment.tokens
    return not any(token.kind is Kind.NEGATION or token.key in DENIALS for token in other)


def _negated(text: str, tokens: Sequence[Token], at: int) -> bool:
    for token in reversed(tokens[max(0, at - SCOPE) : at]):
        if token.key in CLAUSE_OPENERS or _PAUSE.search(text, token.end, tokens[at].start):
            return False
        if token.kind is Kind.NEGATION:
            return True
    return False


def _clause(source: Source, position: int) -> list[Token]:
    """The word at `position` and those before it that a negation may stand among."""
    sentence = int(source.sentence_of[position])
    at = position - source.first_position(sentence)
    return source.tokens(sentence)[max(0, at - SCOPE) : at + 1]


def _sentence(source: Source, position: int) -> list[Token]:
    return source.tokens(int(source.sentence_of[position]))
