"""What of a meeting no sentence of a summary rests on, the weightiest first."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from offline.language.words import content_stems
from offline.writer.salience import standing, term_weights
from offline.writer.utterances import SpokenPassage, SpokenSentence, passages_of


@dataclass(frozen=True)
class TurnWeight:
    """`share` in 0 to 1 of the meeting's whole weight; `heaviest` is the passage of the turn's own
    text that weighs most, as it stands there, with what it weighs itself."""

    share: float
    heaviest: str
    heaviest_share: float


@dataclass(frozen=True)
class Stretch:
    """Neighbouring turns `first` to `last`, both counted. `heaviest` is a quote out of the text of
    `turn`."""

    first: int
    last: int
    words: int
    share: float
    heaviest: str
    turn: int

    @property
    def turns(self) -> int:
        return self.last - self.first + 1


def weights(turns: Sequence[Mapping[str, Any]], title: str = "") -> list[TurnWeight]:
    """One TurnWeight a turn. A passage weighs the sum of its terms' weights times its standing
    (`offline.writer.salience`). What an interruption cuts in two counts for each turn by the words
    that were said in it."""
    passages = list(passages_of(turns))
    terms = term_weights([each.sentence for each in passages], content_stems(title))
    by_turn: list[list[tuple[float, str]]] = [[] for _ in turns]
    for passage in passages:
        by_turn[passage.turn].append((_weight(passage.sentence, terms), _quote(turns, passage)))
    total = sum(weight for weighed in by_turn for weight, _ in weighed) or 1.0
    return [_of_turn(weighed, total) for weighed in by_turn]


def uncovered(
    turns: Sequence[Mapping[str, Any]], weighed: Sequence[TurnWeight], covered: Collection[int]
) -> list[Stretch]:
    """The stretches between the turns in `covered` that weigh anything, heaviest first."""
    found = [stretch for stretch in _stretches(turns, weighed, covered) if stretch.share > 0]
    return sorted(found, key=lambda stretch: (-stretch.share, stretch.first))


def _quote(turns: Sequence[Mapping[str, Any]], passage: SpokenPassage) -> str:
    return str(turns[passage.turn]["text"][passage.start : passage.end])


def _weight(sentence: SpokenSentence, terms: Mapping[str, float]) -> float:
    # Weights of rare common words are below zero.
    fresh = sum(max(0.0, terms.get(term, 0.0)) for term in sorted(set(sentence.stems)))
    return standing(sentence) * fresh


def _of_turn(weighed: Sequence[tuple[float, str]], total: float) -> TurnWeight:
    heaviest, text = max(weighed, default=(0.0, ""), key=lambda item: item[0])
    return TurnWeight(sum(weight for weight, _ in weighed) / total, text, heaviest / total)


def _stretches(
    turns: Sequence[Mapping[str, Any]], weighed: Sequence[TurnWeight], covered: Collection[int]
) -> Iterator[Stretch]:
    rested = frozenset(covered)
    for bare, numbers in groupby(range(len(turns)), key=lambda number: number not in rested):
        if bare:
            yield _stretch(list(numbers), turns, weighed)


def _stretch(
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
