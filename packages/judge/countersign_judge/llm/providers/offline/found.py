"""Words found: which turns of a source hold the content words of a sentence, and which of its
figures, dates and names are not there.

It says where words are, not whether a sentence is true.
"""

import math
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import NamedTuple, Self

from countersign_judge.llm.providers.offline.facts import Facts
from countersign_judge.llm.providers.offline.sentences import Span, split_sentences
from countersign_judge.llm.providers.offline.words import content_stems

# --- Source -----------------------------------------------------------------


class Source:
    """A transcript or a document, indexed once to compare many summaries with it."""

    def __init__(self, turns: Iterable[tuple[str, str]], *, title: str = "") -> None:
        """`turns` are pairs of speaker, empty if unknown, and text."""
        self.turns = tuple(turns)
        self._title = title
        self._turns_of: defaultdict[str, list[int]] = defaultdict(list)
        self._counts = Counter[str]()
        for number, (speaker, text) in enumerate(self.turns):
            said = content_stems(text)
            self._counts.update(said)
            for each in {*said, *content_stems(speaker)}:
                self._turns_of[each].append(number)

    @classmethod
    def from_turns(cls, turns: Iterable[Mapping[str, object]], *, title: str = "") -> Self:
        """A transcript: mappings with `text` and, if known, `speaker`. The `title` counts as part
        of the source.

        Raises ValueError for a turn without a `text` of type str.
        """
        return cls([_turn(number, turn) for number, turn in enumerate(turns)], title=title)

    @cached_property
    def facts(self) -> Facts:
        """Its figures, dates and names."""
        return Facts("\n".join([self._title, *map(": ".join, self.turns)]))

    @cached_property
    def subjects(self) -> list[str]:
        """Stems of its content words, most frequent first, without speakers' names."""
        spoken_by = {each for speaker, _ in self.turns for each in content_stems(speaker)}
        return [each for each, _ in self._counts.most_common() if each not in spoken_by]

    def turns_of(self, stem: str) -> list[int]:
        """The turns that hold the word, in order."""
        return self._turns_of.get(stem, [])


def _turn(number: int, turn: Mapping[str, object]) -> tuple[str, str]:
    text, speaker = turn.get("text"), turn.get("speaker") or ""
    if not isinstance(text, str):
        raise ValueError(
            f"turns[{number}].text is {text!r}; give the words of the turn as a string"
        )
    return str(speaker), text


# --- Words found ------------------------------------------------------------

MOST_TURNS = 3
# A further turn is shown if it holds this share of a sentence's words that no earlier turn has.
_LEAST_FURTHER = 0.25


@dataclass(frozen=True, slots=True)
class SentenceEvidence:
    """A sentence at `summary[start:end]` and where its words are.

    `share`, in [0, 1], is the largest share of its content words in one turn; `turns` are indices
    of the turns that together hold most of them, best first; `missing` are its figures, dates and
    names that are not in the source, each once.
    """

    start: int
    end: int
    text: str
    share: float
    turns: tuple[int, ...]
    missing: tuple[str, ...]


def claims_of(summary: str) -> list[Span]:
    """The sentences of a summary, without headings."""
    return [span for span in split_sentences(summary) if not span.heading]


def find_evidence(source: Source, summary: str) -> tuple[SentenceEvidence, ...]:
    """Where the words of each sentence of `summary` are."""
    missing = source.facts.missing(summary)
    return tuple(
        SentenceEvidence(
            start=span.start,
            end=span.end,
            text=span.text,
            share=found_share(source, span.text),
            turns=find_turns(source, span.text),
            missing=tuple(
                dict.fromkeys(
                    summary[first:last]
                    for first, last in missing[
                        bisect_left(missing, (span.start,)) : bisect_left(missing, (span.end,))
                    ]
                )
            ),
        )
        for span in claims_of(summary)
    )


def found_share(source: Source, sentence: str) -> float:
    """The largest share, in [0, 1], of a sentence's content words in one turn; 1 for a sentence
    without any."""
    stems = set(content_stems(sentence))
    held = Counter(turn for each in stems for turn in source.turns_of(each))
    return max(held.values(), default=0) / len(stems) if stems else 1.0


def find_turns(source: Source, sentence: str) -> tuple[int, ...]:
    """The turns that hold the content words of a sentence, best first; rare words count more.

    Each further one holds words that those before it do not.
    """
    wanted = {each: source.turns_of(each) for each in set(content_stems(sentence))}
    # A word in every turn still counts a little.
    worth = {
        each: math.log1p(len(source.turns) / len(turns)) for each, turns in wanted.items() if turns
    }
    whole, found = sum(worth.values()), list[int]()
    while worth and len(found) < MOST_TURNS:
        held = defaultdict[int, float](float)
        for each in sorted(worth):
            for turn in wanted[each]:
                held[turn] += worth[each]
        best = max(held, key=lambda turn: (held[turn], -turn))
        if found and held[best] < _LEAST_FURTHER * whole:
            break
        found.append(best)
        worth = {each: value for each, value in worth.items() if best not in wanted[each]}
    return tuple(found)


# --- Overlap ----------------------------------------------------------------

# The subjects that a short summary can be expected to name.
_SUBJECTS = 20


class Overlap(NamedTuple):
    """For a summary: where its sentences' words are, the mean of their shares (`found`), and the
    share of the source's most frequent words that it `named`; both in [0, 1]."""

    sentences: tuple[SentenceEvidence, ...]
    found: float
    named: float


def measure(source: Source, summary: str) -> Overlap:
    """The overlap of `summary` with `source`; 0 throughout without a sentence."""
    sentences = find_evidence(source, summary)
    subjects, there = source.subjects[:_SUBJECTS], set(content_stems(summary))
    if not sentences or not subjects:
        return Overlap(sentences, 0.0, 0.0)
    named = fmean(each in there for each in subjects)
    return Overlap(sentences, fmean(each.share for each in sentences), named)
