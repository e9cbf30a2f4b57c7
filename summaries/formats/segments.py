"""Makes turns from the timed words and segments of services."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext_noop

from summaries.formats.captions import LONGEST_PAUSE_SECONDS, merge_adjacent
from summaries.formats.json_documents import JsonNode
from summaries.formats.plain_text import SENTENCE_ENDS
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


def build_draft(segments: Iterable[Turn], *, title: str | None = None) -> TranscriptDraft:
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
    return [_join_words(group) for group in groups]


def group_channels(words: Iterable[TimedWord]) -> list[Turn]:
    """Words of several channels as turns.

    A turn of a channel ends where another channel speaks in a gap between its words, or after a
    long pause. Words that two people say at once stay with their own channel. Without two
    channels, or without times, as `group_words`.
    """
    words = list(words)
    channels: dict[str, list[TimedWord]] = {}
    last = ""
    for word in words:
        last = last if word.punctuation and word.start is None else word.speaker
        channels.setdefault(last, []).append(word)
    is_mono = len(channels) <= 1
    if is_mono or any(word.start is None and not word.punctuation for word in words):
        return group_words(words)
    starts = {
        name: sorted(word.start for word in spoken if word.start is not None)
        for name, spoken in channels.items()
    }
    groups: list[list[TimedWord]] = []
    for name, spoken in channels.items():
        others = [times for other, times in starts.items() if other != name]
        group: list[TimedWord] = []
        until = 0.0
        for word in spoken:
            if word.start is not None and not word.punctuation:
                paused = word.start - until > LONGEST_PAUSE_SECONDS
                if group and (paused or any(_is_within(until, word.start, at) for at in others)):
                    groups.append(group)
                    group = []
                until = word.start if word.end is None else word.end
            group.append(word)
        groups.append(group)
    return [_join_words(group) for group in groups]


def _is_within(after: float, before: float, times: Sequence[float]) -> bool:
    place = bisect_left(times, after)
    return place < len(times) and times[place] < before


def fill_in_speakers(words: Iterable[TimedWord]) -> list[TimedWord]:
    """Gives a word without a speaker that of its sentence, if one person said the other words.

    Aligners give no speaker to figures, and end a segment with its sentence. Where two people share
    a sentence, the speaker stays unknown.
    """
    named: list[TimedWord] = []
    sentence: list[TimedWord] = []

    def close() -> None:
        speakers = {word.speaker for word in sentence if word.speaker}
        only = speakers.pop() if len(speakers) == 1 else ""
        named.extend(replace(word, speaker=word.speaker or only) for word in sentence)
        sentence.clear()

    for word in words:
        sentence.append(word)
        if word.text.rstrip().endswith(SENTENCE_ENDS):
            close()
    close()
    return named


def _join_words(group: list[TimedWord]) -> Turn:
    text = "".join(f"{'' if _is_attached(word) else ' '}{word.text}" for word in group)
    starts = [word.start for word in group if word.start is not None]
    ends = [word.end for word in group if word.end is not None]
    return make_turn(group[0].speaker, min(starts, default=None), max(ends, default=None), text)


def _is_attached(word: TimedWord) -> bool:
    return word.punctuation and word.text[:1] in _NO_SPACE_BEFORE


def read_turn(
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


# --- Units of time ----------------------------------------------------------

_MILLISECONDS = 1000
# A person says one to five words a second; a thousandth of that is a count of milliseconds.
_SLOWEST = 0.02  # words a second


def units_per_second(
    nodes: Iterable[JsonNode],
    *,
    duration: float | None = None,
    start: str = "start",
    end: str = "end",
    text: str = "text",
) -> int:
    """How many units of the times make a second: 1, or 1000 for milliseconds.

    Several services write the same members in different units. The length of the recording in
    seconds decides, if the document has it; else a fraction, which milliseconds never have; else
    how fast people would have spoken.
    """
    length, last, words = 0.0, 0.0, 0
    fractions = False
    for node in nodes:
        begin, stop = node[start].value, node[end].value
        if not all(type(value) in (int, float) for value in (begin, stop)):
            continue
        fractions = fractions or begin != int(begin) or stop != int(stop)
        length += stop - begin
        last = max(last, stop)
        words += len(str(node[text].value or "").split())
    if duration and last:
        # A last segment may end a little after the recording.
        return 1 if last <= 2 * duration + 1 else _MILLISECONDS
    if fractions or not length:
        return 1 if fractions else _MILLISECONDS
    return 1 if words / length >= _SLOWEST else _MILLISECONDS
