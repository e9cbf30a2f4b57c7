"""What the readers of speech services share: timed segments and timed words."""

from collections.abc import Iterable
from dataclasses import dataclass

from summaries.formats.merging import merge_adjacent
from summaries.formats.turns import Draft, Turn, has_words, make_turn

_NO_SPACE_BEFORE = frozenset(".,!?;:%)]}…")


@dataclass(frozen=True)
class Word:
    speaker: str
    start: float | None
    end: float | None
    text: str
    punctuation: bool = False


def draft_of(segments: Iterable[Turn], *, title: str | None = None) -> Draft:
    """Segments in order of their start, neighbours of one speaker joined."""
    spoken = [segment for segment in segments if segment.text]
    if all(segment.start is not None for segment in spoken):
        spoken.sort(key=lambda segment: segment.start or 0.0)
    draft = Draft(merge_adjacent(spoken), title=title)
    unnamed = sum(not turn.speaker and has_words(turn.text) for turn in draft.turns)
    if unnamed:
        draft.warnings.append(
            f"{unnamed} of {len(draft.turns)} turns name no speaker; ask the service for "
            "speaker labels (diarisation)."
        )
    return draft


def group_words(words: Iterable[Word]) -> list[Turn]:
    """Words as turns, a new one at each change of speaker; punctuation joins the word before."""
    groups: list[list[Word]] = []
    for word in words:
        if groups and (word.punctuation or word.speaker == groups[-1][-1].speaker):
            speaker = groups[-1][0].speaker
            groups[-1].append(Word(speaker, word.start, word.end, word.text, word.punctuation))
        else:
            groups.append([word])
    return [_turn(group) for group in groups]


def _turn(group: list[Word]) -> Turn:
    text = "".join(f"{'' if _sticks(word) else ' '}{word.text}" for word in group)
    starts = [word.start for word in group if word.start is not None]
    ends = [word.end for word in group if word.end is not None]
    return make_turn(group[0].speaker, min(starts, default=None), max(ends, default=None), text)


def _sticks(word: Word) -> bool:
    return word.punctuation and word.text[:1] in _NO_SPACE_BEFORE
