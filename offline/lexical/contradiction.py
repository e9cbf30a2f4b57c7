"""Contradictions between a sentence and its source: negation, tense, other words,
other speakers."""

import re
from collections import defaultdict
from collections.abc import Sequence, Set
from itertools import permutations
from typing import Literal, NamedTuple

import numpy as np

from offline.language.words import word_lines, word_set
from offline.lexical.agents import asks, is_directive
from offline.lexical.alignment import UNALIGNED, Alignment, ClaimTokens, align, leading_speaker
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import BASE_FORMS, DENIALS, Token, TokenKind, keys_of

# How far before a word a negation still reaches it ("did not really want to go").
SCOPE = 3
# How near two aligned words must stand in the source to be the same statement.
CLOSE = 4
# A negation does not reach past these.
CLAUSE_OPENERS = word_set("and but because that who which if so when while as or than since")

_TELLING = {TokenKind.REPORTING, TokenKind.GENERAL, TokenKind.CONTENT}
# What says nothing by itself that could be denied.
_AUXILIARIES = word_set("be have do")

_PAUSE = re.compile(r"[,;:.!?…—–]")
_CONDITIONS = word_set("if unless")
_YES = word_set("yes yeah yep yup sure ok okay definitely absolutely certainly gladly")
_NO = word_set("no nope nah never")


class NegationConflict(NamedTuple):
    """A word that is denied on one side alone: in the sentence or in the turn."""

    word: str
    turn: int
    denied_here: bool


def negation_conflicts(source: Source, alignment: Alignment, text: str) -> list[NegationConflict]:
    """Words of the sentence that stand under a "not" on one side and under nothing on the other.

    Looked at where sentence and source run close enough for the comparison to mean anything: an
    aligned content word next to another that the source has close by. A verb that denies ("refuse",
    "miss") answers a "not" and calls for none. A question denies nothing, but "no" after it does.
    """
    return [
        NegationConflict(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            denied_here=_negated(text, alignment.tokens, at),
        )
        for at in range(len(alignment.tokens))
        if _comparable(source, alignment, at) and _opposed(source, alignment, at, text)
    ]


def _comparable(source: Source, alignment: Alignment, at: int) -> bool:
    position = alignment.positions[at]
    if position == UNALIGNED or not _can_be_denied(source, alignment.tokens[at], position):
        return False
    beside = alignment.positions[max(0, at - 2) : at] + alignment.positions[at + 1 : at + 3]
    sentence = source.sentence(position)
    return any(
        other != UNALIGNED and abs(other - position) <= CLOSE and source.sentence(other) == sentence
        for other in beside
    )


def _can_be_denied(source: Source, token: Token, position: int) -> bool:
    """Whether a word says what is affirmed or denied; in a question a reporting verb does too."""
    if token.kind not in _TELLING or source.keys[position] != token.key:
        return False
    if token.text.lower() in CLAUSE_OPENERS:
        return False
    if token.kind is TokenKind.REPORTING:
        asked = source.dialogue and asks(source.sentences[source.sentence(position)])
        return asked and token.key not in _AUXILIARIES
    return True


def _opposed(source: Source, alignment: Alignment, at: int, text: str) -> bool:
    position = alignment.positions[at]
    denied_here = _negated(text, alignment.tokens, at)
    denied_there = _denied(source, position, alignment.tokens, text)
    if denied_there is None or denied_here == denied_there:
        return False
    there = source.tokens(source.sentence(position))
    # What is said of a case need not be said of another.
    if _conditions(there) != _conditions(alignment.tokens):
        return False
    other = there if denied_here else alignment.tokens
    return not any(token.kind is TokenKind.NEGATION or token.key in DENIALS for token in other)


def _conditions(tokens: Sequence[Token]) -> Set[str]:
    return _CONDITIONS.intersection(token.key for token in tokens)


def _denied(source: Source, position: int, claim: Sequence[Token], text: str) -> bool | None:
    """Whether the source denies the word at a position; None where it is asked and not answered."""
    sentence = source.sentence(position)
    there = source.sentences[sentence]
    # A cheap look first, since most words have no negation before them.
    near = TokenKind.NEGATION in source.kinds[max(0, position - SCOPE) : position]
    first = source.first_position(sentence)
    denied = near and _negated(there, source.tokens(sentence), position - first)
    if not asks(there):
        return denied
    if denied or asks(text) or position - first != _asked(source.tokens(sentence)):
        return None
    yes = _answered(source, sentence, claim)
    return None if yes is None else not yes


def _asked(question: Sequence[Token]) -> int | None:
    """Which word of a question its "yes" or "no" is about: the first that says what is done."""
    if any(token.key == "mind" for token in question):
        return None
    told = (token.kind in _TELLING and token.key not in _AUXILIARIES for token in question)
    return next((at for at, tells in enumerate(told) if tells), None)


def _answered(source: Source, question: int, claim: Sequence[Token]) -> bool | None:
    """Whether the sentence numbered `question` is answered with yes; None where nobody tells, or
    where the answer goes on to what is claimed ("No, tomorrow").

    Only between two: among more, the first to answer may speak for nobody else.
    """
    reply = question + 1
    if len(source.speakers) != 2 or reply >= source.sentence_count:  # noqa: PLR2004
        return None
    asker, replier = (source.turns[source.turn(sentence)].speaker for sentence in (question, reply))
    if asker == replier:
        return None
    told = {token.key for token in source.tokens(reply) if token.kind > TokenKind.REPORTING}
    if told.intersection(token.key for token in claim if token.kind is not TokenKind.NEGATION):
        return None
    words = [token.text.lower() for token in source.tokens(reply)[:2]]
    if words[:1] and words[0] in _YES:
        return True
    return False if words and (words[0] in _NO or words == ["not", "yet"]) else None


def _negated(text: str, tokens: Sequence[Token], at: int) -> bool:
    for token in reversed(tokens[max(0, at - SCOPE) : at]):
        if token.key in CLAUSE_OPENERS or _PAUSE.search(text, token.end, tokens[at].start):
            return False
        if token.kind is TokenKind.NEGATION:
            # "Without a guide" denies that there was one, and nothing that is said of guides.
            return token.text.lower() != "without"
    return False


# --- Tense ------------------------------------------------------------------
# Whether a sentence tells as done what its source only plans or asks for, or the reverse.

# How far before a verb the word stands that makes a plan of it ("will probably send").
_PLANS = word_set(
    "will would can could shall should may might must to let gonna going want need if"
)
_LEAST_PAST = 5

Stage = Literal["planned", "done"]


class TenseConflict(NamedTuple):
    """A verb that the sentence tells as done and a turn as planned, or the other way round."""

    word: str
    turn: int
    done_here: bool


def tense_conflicts(source: Source, alignment: Alignment) -> list[TenseConflict]:
    """Verbs that the sentence tells as done and the talk as planned, or the other way round."""
    conflicts = []
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    for at, (token, position) in enumerate(pairs):
        if token.kind in _TELLING and position != UNALIGNED and source.keys[position] == token.key:
            here = _stage(alignment.tokens, at)
            if _unlike(source, position, here):
                turn = source.turn(source.sentence(position))
                conflicts.append(TenseConflict(token.text, turn, done_here=here == "done"))
    return conflicts


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


# --- Substituted words ------------------------------------------------------
# Whether a sentence has a word where its source has another that excludes it.

# How far before or after a word those stand that tell where its source speaks of the same.
AROUND = 4


def _excluding() -> dict[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for group in word_lines("incompatible"):
        keys = {key for word in group.split() for key, _ in keys_of(word)}
        for one, other in permutations(keys, 2):
            table[one].add(other)
    return {word: frozenset(others) for word, others in table.items()}


# Words that exclude each other where they answer the same question: a summary that has one where
# its source has the other changed a fact.
INCOMPATIBLE = _excluding()


class Substitution(NamedTuple):
    """A word of the sentence, and the one that a turn of its source has instead."""

    here: str
    source: str
    turn: int


def substitutions(source: Source, alignment: Alignment) -> list[Substitution]:
    """Words for which the source has an incompatible one.

    The source does not know the word, and has the incompatible one in a sentence that the words
    around are aligned with. It is nowhere in the summary's sentence ("on Sunday, not on Monday").
    """
    own = {token.key for token in alignment.tokens}
    substitutions = []
    for at, token in enumerate(alignment.tokens):
        incompatible = INCOMPATIBLE.get(token.key, frozenset()) - own
        if incompatible and token.key not in source:
            found = _first(source, _around(alignment, at), incompatible)
            if found:
                substitutions.append(Substitution(token.text, *found))
    return substitutions


def _around(alignment: Alignment, at: int) -> list[int]:
    """Where the words that tell something stand, of those near a word."""
    near = slice(max(0, at - AROUND), at + AROUND + 1)
    return [
        position
        for token, position in zip(alignment.tokens[near], alignment.positions[near], strict=True)
        if position != UNALIGNED
        and token.kind > TokenKind.REPORTING
        and token.kind is not TokenKind.FIGURE
    ]


def _first(
    source: Source, positions: list[int], incompatible: frozenset[str]
) -> tuple[str, int] | None:
    for sentence in sorted({int(source.sentence_of[position]) for position in positions}):
        for token in source.tokens(sentence):
            if token.key in incompatible:
                return token.text, source.turn(sentence)
    return None


# --- Attribution ------------------------------------------------------------
# Whether a sentence gives one speaker the words of another.

# The share of a sentence that must come out of one turn before its speaker can be said to be known.
OUT_OF_ONE_TURN = 2 / 3
# Fewer words than this could stand in anybody's turn.
LEAST_WORDS = 2


class Misattribution(NamedTuple):
    """Who is named as speaking or acting, and who speaks the turn that has most of the words."""

    named: str
    spoken_by: str
    turn: int


def misattribution(source: Source, sentence: ClaimTokens) -> Misattribution | None:
    """The sentence opens with one speaker's name, but its words come out of another's turn.

    Under a label ("Ana: …") that is all it takes. In running text nothing is said where the true
    speaker is named in the sentence too, or where that turn speaks of or to the one who is named.
    """
    opening = leading_speaker(source, sentence.tokens)
    if opening is None:
        return None
    named, length = opening[0], sentence.label or opening[1]
    rest = sentence.tokens[length:]
    turn = _single_turn(source, align(source, ClaimTokens(rest)))
    if turn is None:
        return None
    spoken_by = source.turns[turn].speaker
    name = {token.key for token in sentence.tokens[:length] if token.key in speaker_keys(named)}
    if not spoken_by or name <= speaker_keys(spoken_by):
        return None
    if not sentence.label and _is_explained(source, rest, turn, named):
        return None
    written = (token.text for token in sentence.tokens[:length] if token.key in name)
    return Misattribution(" ".join(written), spoken_by, turn)


def _single_turn(source: Source, alignment: Alignment) -> int | None:
    """The turn that holds most of what the sentence says after its opening name, in its words."""
    carried = [
        (token, position)
        for token, position in zip(alignment.tokens, alignment.positions, strict=True)
        if token.kind > TokenKind.REPORTING
    ]
    turns = [
        int(source.turn_of[position])
        for token, position in carried
        if position != UNALIGNED and source.keys[position] == token.key
    ]
    if len(turns) < LEAST_WORDS:
        return None
    turn = max(set(turns), key=turns.count)
    return turn if turns.count(turn) >= OUT_OF_ONE_TURN * len(carried) else None


def _has_directive(source: Source, turn: int) -> bool:
    sentences = np.unique(source.sentence_of[source.turn_of == turn])
    return any(is_directive(source, int(sentence)) for sentence in sentences)


def _is_explained(source: Source, rest: Sequence[Token], turn: int, named: str) -> bool:
    """Whether the true speaker is named too, or speaks of or to the one who is named, or asks
    them."""
    asked = asks(source.turns[turn].text) or _has_directive(source, turn)
    if asked and speaker_keys(named) & source.addressees[turn]:
        return True
    mentioned = {token.key for token in rest}
    return bool(mentioned & speaker_keys(source.turns[turn].speaker)) or any(
        (source.turn_of[source.occurrences(key)] == turn).any() for key in speaker_keys(named)
    )
