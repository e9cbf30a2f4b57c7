"""Whether a sentence gives one speaker the words of another."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from judging.lexical.align import UNALIGNED, Alignment, align
from judging.lexical.answers import asks
from judging.lexical.bidding import bids
from judging.lexical.claims import ClaimTokens, leading_speaker
from judging.lexical.source import Source, speaker_keys
from judging.lexical.tokens import Kind, Token

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
    return Misattribution(named, spoken_by, turn)


def _single_turn(source: Source, alignment: Alignment) -> int | None:
    """The turn that holds most of what the sentence says after its opening name, in its words."""
    carried = [
        (token, position)
        for token, position in zip(alignment.tokens, alignment.positions, strict=True)
        if token.kind > Kind.REPORTING
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


def _bids(source: Source, turn: int) -> bool:
    sentences = np.unique(source.sentence_of[source.turn_of == turn])
    return any(bids(source, int(sentence)) for sentence in sentences)


def _is_explained(source: Source, rest: Sequence[Token], turn: int, named: str) -> bool:
    """Whether the true speaker is named too, or speaks of or to the one who is named, or asks
    them."""
    bidden = asks(source.turns[turn].text) or _bids(source, turn)
    if bidden and speaker_keys(named) & source.addressees(turn):
        return True
    mentioned = {token.key for token in rest}
    return bool(mentioned & speaker_keys(source.turns[turn].speaker)) or any(
        (source.turn_of[source.occurrences(key).positions] == turn).any()
        for key in speaker_keys(named)
    )
