"""Reported speech: whom the source names as the agent where it has a predicate."""

from collections.abc import Sequence, Set
from typing import NamedTuple, Self

import numpy as np

from offline.language.words import word_set
from offline.lexical.alignment import UNALIGNED, Alignment, ClaimTokens, align, leading_speaker
from offline.lexical.predicates import Agents, Predicate, asks, is_directive
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import FIRST_PERSON_PLURAL, THIRD_PERSON, Token, TokenKind

# Without a subject, a sentence of a dialogue is about the speaker or, as a directive, about the
# other; the reverse is less likely.
_OF_OTHER = 0.4
# "He" in talk is anybody but the speaker, and most often none of those who talk.
_OF_A_THIRD = 0.5
# "It is 9 o'clock" tells of nobody.
_THINGS = word_set("it that this there what")
# How many sentences back somebody may have been named who is "he" or "she" now.
_LATELY = 3


def agreement(source: Source, position: int, predicate: Predicate) -> float | None:
    """How far, in [0, 1], the agents of a predicate are those whom the source names for the word at
    a position; None where it names nobody there."""
    if not source.dialogue:
        return _in_text(source, position, predicate.agents)
    place = _Occurrence.of(source, position)
    if not predicate.agents & source.speaker_keys:
        return _of_somebody(source, place, predicate.agents)
    named = _in_talk(source, place, predicate.agents)
    return _of_nobody(source, place, predicate.agents) if named is None else named


class _Occurrence(NamedTuple):
    """A place in a talk: its sentence, the keys before it there, who speaks and to whom."""

    sentence: int
    before: Sequence[str]
    speaker: Set[str]
    others: Set[str]

    @classmethod
    def of(cls, source: Source, position: int) -> Self:
        sentence, turn = source.sentence(position), int(source.turn_of[position])
        first = source.first_position(sentence)
        return cls(
            sentence,
            source.keys[first:position],
            speaker_keys(source.turns[turn].speaker),
            source.addressees[turn],
        )

    def meant(self, source: Source, key: str) -> Set[str]:
        """Whom of those who talk a word names as the agent, if any."""
        if key in FIRST_PERSON_PLURAL:
            return self.speaker | self.others
        named = {key} if key in source.speaker_keys else set()
        return {"i": self.speaker, "you": self.others}.get(key, named)


def _in_text(source: Source, position: int, agents: Agents) -> float | None:
    first = source.first_position(source.sentence(position))
    names = source.names.intersection(source.keys[first:position])
    return float(bool(agents & names)) if names else None


def _in_talk(source: Source, place: _Occurrence, agents: Agents) -> float | None:
    for at in range(len(place.before) - 1, -1, -1):
        key = place.before[at]
        if key in _THINGS and place.before[at + 1 : at + 2] == ["be"]:
            return None
        if key in THIRD_PERSON:
            return _OF_A_THIRD * float(not agents & place.speaker)
        if meant := place.meant(source, key):
            return float(bool(agents & meant))
    return None


def _of_nobody(source: Source, place: _Occurrence, agents: Agents) -> float:
    """The same where the sentence names none of those who talk."""
    directive = is_directive(source, place.sentence)
    likely, less = (place.others, place.speaker) if directive else (place.speaker, place.others)
    return 1.0 if agents & likely else _OF_OTHER * float(bool(agents & less))


def _of_somebody(source: Source, place: _Occurrence, agents: Agents) -> float | None:
    """The same for a agent who does not talk."""
    for key in reversed(place.before):
        if key in agents:
            return 1.0
        if key in THIRD_PERSON:
            named = _lately(source, place.sentence)
            return float(bool(agents & named)) if named else None
        if place.meant(source, key) or key in source.names:
            return 0.0
    return None


def _lately(source: Source, sentence: int) -> Set[str]:
    """Names of those who do not talk in this sentence and a few before it."""
    keys = {
        token.key
        for near in range(max(0, sentence - _LATELY), sentence + 1)
        for token in source.tokens(near)
    }
    return (keys & source.names) - source.speaker_keys


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
        (source.turn_of[source.occurrences(key).positions] == turn).any()
        for key in speaker_keys(named)
    )
