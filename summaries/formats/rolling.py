"""Captions that roll: each cue shows the end of the one before again, as automatic captions of
YouTube and what is converted from them do. The words are read once."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from summaries.formats.cue_speakers import Piece

Times: TypeAlias = tuple[float, float | None]

# Shorter repeats happen in speech.
_ENOUGH_WORDS = 3
_LEAST_ROLLS = 2
_LONGEST_GAP_SECONDS = 0.5


def remove_rolling_repeats(
    cues: Sequence[Sequence[Piece]], times: Sequence[Times]
) -> Iterator[tuple[Piece, Times]]:
    """The pieces of the cues with their times; of rolling captions, only what each cue adds.

    Captions roll if most cues begin with what the cue before ended with and at least two add
    words to it: a person who says the same twice, or a speech model that repeats itself, does not.
    """
    shown = [_CueWords(pieces) for pieces in cues]
    repeated = [0] * len(shown)
    rolls = whole = 0
    for at in range(1, len(shown)):
        end = times[at - 1][1]
        if end is not None and times[at][0] - end > _LONGEST_GAP_SECONDS:
            continue
        repeated[at] = _count_overlap(shown[at - 1].words, shown[at].words)
        if repeated[at] >= min(_ENOUGH_WORDS, len(shown[at - 1].words)) and repeated[at]:
            adds = repeated[at] < len(shown[at].words)
            rolls += adds
            whole += not adds
    if rolls < _LEAST_ROLLS or 2 * (rolls + whole) < len(shown) - 1:
        repeated = [0] * len(shown)
    speaker = ""
    for number, each in enumerate(shown):
        count = repeated[number]
        is_whole = count in each.line_ends or count == len(shown[number - 1].words)
        if count < _ENOUGH_WORDS and not is_whole:
            count = 0
        for piece in each.rest(count, speaker):
            yield piece, times[number]
            speaker = piece.speaker


class _CueWords:
    """The words of a cue in one list, over all its pieces."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = [piece for piece in pieces if any(piece.lines)]
        self.words: list[str] = []
        self.line_ends: set[int] = set()
        for piece in self.pieces:
            for line in piece.lines:
                self.words += line.split()
                self.line_ends.add(len(self.words))

    def rest(self, count: int, speaker: str) -> Iterator[Piece]:
        """The pieces without the first `count` words, which `speaker` said in the cue before."""
        for piece in self.pieces:
            words = piece.text.split()
            if not count:
                yield piece
            elif len(words) > count:
                said_by = piece.speaker or speaker
                yield Piece(piece.cue, said_by, [" ".join(words[count:])])
            count = max(0, count - len(words))


def _count_overlap(before: Sequence[str], after: Sequence[str]) -> int:
    """How many words at the end of `before` are the words at the beginning of `after`; linear
    (Knuth, Morris, Pratt)."""
    failures = [0] * len(after)
    length = 0
    for index in range(1, len(after)):
        while length and after[index] != after[length]:
            length = failures[length - 1]
        length += after[index] == after[length]
        failures[index] = length
    matched = 0
    for word in before[-len(after) :] if after else ():
        if matched == len(after):
            matched = failures[matched - 1]
        while matched and word != after[matched]:
            matched = failures[matched - 1]
        matched += word == after[matched]
    return matched
