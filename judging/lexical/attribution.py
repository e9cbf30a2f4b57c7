"""Whether a sentence gives one speaker the words of another."""

from typing import NamedTuple

from judging.lexical.align import UNALIGNED, Alignment
from judging.lexical.claims import leading_speaker
from judging.lexical.source import Source, speaker_keys
from judging.lexical.tokens import Kind

# The share of a sentence that must come out of one turn before its speaker can be said to be known.
OUT_OF_ONE_TURN = 2 / 3
# Fewer words than this could stand in anybody's turn.
LEAST_WORDS = 2


class Misattribution(NamedTuple):
    """Who is named as speaking or acting, and whose words they are."""

    named: str
    spoken_by: str


def misattribution(source: Source, alignment: Alignment) -> Misattribution | None:
    """The sentence opens with one speaker's name, but its words come out of another's turn.

    Nothing is said where the true speaker is named in the sentence too, or where that turn speaks
    of or to the one who is named.
    """
    opening = leading_speaker(source, alignment.tokens)
    if opening is None:
        return None
    named, length = opening
    turn = _single_turn(source, alignment, length)
    if turn is None:
        return None
    spoken_by = source.turns[turn].speaker
    if not spoken_by or spoken_by == named or _shared(named, spoken_by):
        return None
    mentioned = {token.key for token in alignment.tokens}
    if mentioned & speaker_keys(spoken_by) or _turn_concerns(source, turn, named):
        return None
    return Misattribution(named, spoken_by)


def _single_turn(source: Source, alignment: Alignment, start: int) -> int | None:
    """The turn that holds most of what the sentence says after its opening name."""
    carried = [
        position
        for token, position in zip(
            alignment.tokens[start:], alignment.positions[start:], strict=True
        )
        if token.kind > Kind.REPORTING
    ]
    turns = [int(source.turn_of[position]) for position in carried if position != UNALIGNED]
    if len(turns) < LEAST_WORDS:
        return None
    turn = max(set(turns), key=turns.count)
    return turn if turns.count(turn) >= OUT_OF_ONE_TURN * len(carried) else None


def _shared(named: str, spoken_by: str) -> bool:
    return bool(speaker_keys(named) & speaker_keys(spoken_by))


def _turn_concerns(source: Source, turn: int, named: str) -> bool:
    return any(
        (source.turn_of[source.occurrences(key).positions] == turn).any()
        for key in speaker_keys(named)
    )
