"""Whether a sentence tells as done what its source only plans or asks for, or the reverse."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from judging.lexical.align import UNALIGNED, Alignment
from judging.lexical.answers import asks
from judging.lexical.lexicon import BASE_FORMS
from judging.lexical.source import Source
from judging.lexical.tokens import Kind, Token
from llm.language.word_sets import word_set

# How far before a verb the word stands that makes a plan of it ("will probably send").
SCOPE = 3
_PLANS = word_set(
    "will would can could shall should may might must to let gonna going want need if"
)
_VERBS = {Kind.REPORTING, Kind.GENERAL, Kind.CONTENT}
_LEAST_PAST = 5

Stage = Literal["planned", "done"]


class Untimely(NamedTuple):
    """A verb that the sentence tells as done and a turn as planned, or the other way round."""

    word: str
    turn: int
    done_here: bool


def unlike_deeds(source: Source, alignment: Alignment) -> list[Untimely]:
    """Verbs that the sentence tells as done and the talk as planned, or the other way round."""
    return [
        Untimely(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            done_here=_stage(alignment.tokens, at) == "done",
        )
        for at in _verbs(source, alignment)
        if _unlike(source, alignment.positions[at], _stage(alignment.tokens, at))
    ]


def _verbs(source: Source, alignment: Alignment) -> Iterator[int]:
    """Indices of what may be verbs and stands in the source itself."""
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    for at, (token, position) in enumerate(pairs):
        if token.kind in _VERBS and position != UNALIGNED and source.keys[position] == token.key:
            yield at


def _unlike(source: Source, position: int, here: Stage | None) -> bool:
    sentence = source.sentence(position)
    there = _stage(source.tokens(sentence), position - source.first_position(sentence))
    if here is None or there is None or here == there:
        return False
    # "Did you send it?" does not say that it was done.
    return there == "planned" or not asks(source.sentences[sentence])


def _stage(tokens: Sequence[Token], at: int) -> Stage | None:
    """Whether a verb tells of a plan or of something done; None where its form does not say."""
    if any(token.key in _PLANS for token in tokens[max(0, at - SCOPE) : at]):
        return "planned"
    return "done" if _is_past(tokens[at].text.lower()) else None


def _is_past(word: str) -> bool:
    if word in BASE_FORMS:
        return not word.endswith(("s", "ing"))
    return word.endswith("ed") and len(word) >= _LEAST_PAST
