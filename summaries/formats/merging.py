"""Captions cut speech into lines for a screen; a reader wants what somebody said."""

from collections.abc import Iterable

from summaries.formats.turns import Turn

LONGEST_PAUSE_SECONDS = 3.0
# A longer turn ends at its next sentence, so that evidence can still point into a monologue.
ENOUGH_WORDS = 120
# Automatic captions may have no sentences at all.
MOST_WORDS = 300

_SENTENCE_ENDS = (".", "!", "?", "…", "。", "！", "？")
_CLOSERS = "\"'”’»)]"


def merge_adjacent(turns: Iterable[Turn]) -> list[Turn]:
    """Joins neighbours of one speaker: the start of the first, the end of the last.

    Without a speaker only a sentence that runs on is joined, because the next cue may be
    somebody else's. Merging what was merged changes nothing.
    """
    merged: list[Turn] = []
    for turn in turns:
        if merged and _runs_on(merged[-1], turn):
            merged[-1] = _join(merged[-1], turn)
        else:
            merged.append(turn)
    return merged


def _runs_on(first: Turn, second: Turn) -> bool:
    if first.speaker != second.speaker or _pause(first, second) > LONGEST_PAUSE_SECONDS:
        return False
    words = len(first.text.split())
    if not _ends_sentence(first.text):
        return words < MOST_WORDS
    return bool(first.speaker) and words < ENOUGH_WORDS


def _pause(first: Turn, second: Turn) -> float:
    if first.end is None or second.start is None:
        return 0.0
    return second.start - first.end


def _ends_sentence(text: str) -> bool:
    return text.rstrip(_CLOSERS).endswith(_SENTENCE_ENDS)


def _join(first: Turn, second: Turn) -> Turn:
    ends = [end for end in (first.end, second.end) if end is not None]
    start = second.start if first.start is None else first.start
    return Turn(first.speaker, start, max(ends, default=None), f"{first.text} {second.text}")
