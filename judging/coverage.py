"""The parts of a meeting that no sentence of a summary rests on, heaviest first."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any

from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.providers.offline.words import content_stems
from countersign_judge.llm.providers.offline.writer import (
    clean_speech,
    spoken_sentence,
    term_weights,
    weight,
)
from django.core.cache import caches

from summaries.models import Transcript


@dataclass(frozen=True)
class TurnWeight:
    """`share`, in 0 to 1, of the meeting's weight; `heaviest` is the passage of the turn's text
    that weighs most, verbatim, with its own weight."""

    share: float
    heaviest: str
    heaviest_share: float


@dataclass(frozen=True)
class Stretch:
    """Neighbouring turns `first` to `last`, inclusive. `heaviest` is a quote from `turn`."""

    first: int
    last: int
    words: int
    share: float
    heaviest: str
    turn: int

    @property
    def turns(self) -> int:
        return self.last - self.first + 1


def weigh_turns(turns: Sequence[Mapping[str, Any]], title: str = "") -> list[TurnWeight]:
    """One TurnWeight per turn: the sum of its sentences' weights (`writer.weight`). A sentence that
    an interruption splits counts for each turn by the words said in it."""
    spans = [
        (number, span.text)
        for number, turn in enumerate(turns)
        for span in split_sentences(turn["text"])
    ]
    passages = [
        spoken_sentence(position, turns[number]["speaker"], clean_speech(quote))
        for position, (number, quote) in enumerate(spans)
    ]
    terms = term_weights(passages, content_stems(title))
    by_turn: list[list[tuple[float, str]]] = [[] for _ in turns]
    for (number, quote), passage in zip(spans, passages, strict=True):
        by_turn[number].append((weight(passage, terms), quote))
    total = sum(each for weighed in by_turn for each, _ in weighed) or 1.0
    heaviest = [max(weighed, default=(0.0, ""), key=itemgetter(0)) for weighed in by_turn]
    return [
        TurnWeight(sum(each for each, _ in weighed) / total, quote, top / total)
        for weighed, (top, quote) in zip(by_turn, heaviest, strict=True)
    ]


def find_uncovered(
    turns: Sequence[Mapping[str, Any]], weighed: Sequence[TurnWeight], covered: Collection[int]
) -> list[Stretch]:
    """The stretches between the `covered` turns that have weight, heaviest first."""
    rested = frozenset(covered)
    runs = groupby(range(len(turns)), key=rested.__contains__)
    found = [_build_stretch(list(numbers), turns, weighed) for rests, numbers in runs if not rests]
    heavy = (stretch for stretch in found if stretch.share > 0)
    return sorted(heavy, key=lambda stretch: (-stretch.share, stretch.first))


def weigh_transcript(transcript: Transcript) -> list[TurnWeight]:
    """Weighed once per reading of a transcript: long ones take a while."""
    weigh = partial(weigh_turns, transcript.corrected_turns, transcript.title)
    place = f"coverage:{transcript.pk}:{transcript.last_correction}"
    return caches["process"].get_or_set(place, weigh, None) or weigh()


def covered_share(transcript: Transcript, covered: Collection[int]) -> float:
    """The share, in 0 to 1, of the meeting's weight in the `covered` turns."""
    bare = find_uncovered(transcript.corrected_turns, weigh_transcript(transcript), covered)
    return 1 - sum(stretch.share for stretch in bare)


def _build_stretch(
    numbers: Sequence[int], turns: Sequence[Mapping[str, Any]], weighed: Sequence[TurnWeight]
) -> Stretch:
    top = max(numbers, key=lambda number: weighed[number].heaviest_share)
    return Stretch(
        first=numbers[0],
        last=numbers[-1],
        words=sum(len(turns[number]["text"].split()) for number in numbers),
        share=sum(weighed[number].share for number in numbers),
        heaviest=weighed[top].heaviest,
        turn=top,
    )
