"""Makes turns from the timed words and segments of services."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext_noop

from summaries.formats.captions import merge_adjacent
from summaries.formats.json_documents import JsonNode
from summaries.formats.turns import TranscriptDraft, Turn, make_turn

_NO_SPACE_BEFORE = frozenset(".,!?;:%)]}…")


@dataclass(frozen=True)
class TimedWord:
    speaker: str
    start: float | None
    end: float | None
    text: str
    punctuation: bool = False


_UNNAMED = gettext_noop(
    "{count} of {whole} turns name no speaker; ask the service for speaker labels (diarisation)."
)


def draft_of(segments: Iterable[Turn], *, title: str | None = None) -> TranscriptDraft:
    """Segments in order of start, with neighbours of one speaker joined."""
    spoken = [segment for segment in segments if segment.text]
    if all(segment.start is not None for segment in spoken):
        spoken.sort(key=lambda segment: segment.start or 0.0)
    draft = TranscriptDraft(merge_adjacent(spoken), title=title)
    draft.warn_of_unnamed(_UNNAMED)
    return draft


def group_words(words: Iterable[TimedWord]) -> list[Turn]:
    """Words as turns, a new one at each change of speaker; punctuation joins the word before."""
    groups: list[list[TimedWord]] = []
    for word in words:
        if groups and (word.punctuation or word.speaker == groups[-1][0].speaker):
            groups[-1].append(word)
        else:
            groups.append([word])
    return [_turn(group) for group in groups]


def _turn(group: list[TimedWord]) -> Turn:
    text = "".join(f"{'' if _sticks(word) else ' '}{word.text}" for word in group)
    starts = [word.start for word in group if word.start is not None]
    ends = [word.end for word in group if word.end is not None]
    return make_turn(group[0].speaker, min(starts, default=None), max(ends, default=None), text)


def _sticks(word: TimedWord) -> bool:
    return word.punctuation and word.text[:1] in _NO_SPACE_BEFORE


def turn_of(
    node: JsonNode,
    speaker: str,
    *,
    start: str = "start",
    end: str = "end",
    text: str = "text",
    per_second: int = 1,
) -> Turn:
    """The turn with times and text from the members of `node` with these names."""
    begin, stop = (node[key].seconds(per_second=per_second) for key in (start, end))
    return make_turn(speaker, begin, stop, node[text].text())
