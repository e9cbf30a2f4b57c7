"""What MQAG makes of the answers: a score, its breakdown as JSON, and the doubtful sentences."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from judging.evidence import SentenceFinding
from judging.judges.base import CriterionScore
from judging.judges.distances import DISTANCES, similarity
from judging.judges.mqag_prompt import MultipleChoice
from judging.models import Mode, Relation
from llm.language.sentences import Span
from summaries.models import Criterion

_CERTAIN = 0.5
# Half the range of a similarity: the largest standard deviation that it can have.
_WIDEST = 0.5


@dataclass(frozen=True)
class Answers:
    """Probabilities of the four options, and whether they came from token probabilities."""

    shares: tuple[float, ...]
    weighted: bool


@dataclass(frozen=True)
class Compared:
    """A question with its answers from both texts."""

    question: MultipleChoice
    transcript: Answers
    summary: Answers

    def distance(self, name: str) -> float:
        return DISTANCES[name](self.summary.shares, self.transcript.shares)

    @property
    def disagrees(self) -> bool:
        return self.distance("one_best") == 1.0

    def best(self, answers: Answers) -> str:
        return self.question.options[answers.shares.index(max(answers.shares))]


def score(criterion: Criterion, distance: str, compared: Sequence[Compared]) -> CriterionScore:
    """1 + 4 times the mean similarity; `spread` is two standard errors of it on that scale."""
    alike = [similarity(distance, item.distance(distance)) for item in compared]
    mean = statistics.fmean(alike)
    weighted = all(item.transcript.weighted and item.summary.weighted for item in compared)
    return CriterionScore(
        criterion=criterion,
        value=1 + 4 * mean,
        mode=Mode.LOGPROBS if weighted else Mode.SAMPLES,
        reason=_reason(compared),
        spread=4 * _two_errors(alike),
    )


def _two_errors(values: Sequence[float]) -> float:
    if len(values) == 1:
        return _WIDEST
    return 2 * statistics.stdev(values) / math.sqrt(len(values))


def _reason(compared: Sequence[Compared]) -> str:
    agreed = sum(not item.disagrees for item in compared)
    said = f"{agreed} of {len(compared)} questions have the same answer in summary and transcript."
    return " ".join([said, *(_disagreement(item) for item in compared if item.disagrees)])


def _disagreement(item: Compared) -> str:
    return (
        f"“{item.question.text}” Summary: {item.best(item.summary)}; transcript: "
        f"{item.best(item.transcript)}."
    )


def details(distance: str, compared: Sequence[Compared]) -> dict[str, Any]:
    """Mean distances of all four kinds and, per question, both distributions."""
    means = {name: statistics.fmean(item.distance(name) for item in compared) for name in DISTANCES}
    return {
        "distance": distance,
        "distances": means,
        "questions": [_row(item) for item in compared],
    }


def _row(item: Compared) -> dict[str, Any]:
    return {
        "sentence": item.question.sentence,
        "question": item.question.text,
        "options": list(item.question.options),
        "transcript": list(item.transcript.shares),
        "summary": list(item.summary.shares),
        "distances": {name: item.distance(name) for name in DISTANCES},
    }


def findings(
    sentences: Sequence[Span], compared: Sequence[Compared], turns: dict[int, tuple[int, ...]]
) -> tuple[SentenceFinding, ...]:
    doubted = [item for item in compared if item.disagrees]
    return tuple(_finding(item, sentences[item.question.sentence], turns) for item in doubted)


def _finding(item: Compared, span: Span, turns: dict[int, tuple[int, ...]]) -> SentenceFinding:
    """A transcript that is sure of another answer contradicts; one that is not, says nothing."""
    sure = max(item.transcript.shares) >= _CERTAIN
    return SentenceFinding(
        start=span.start,
        end=span.end,
        text=span.text,
        relation=Relation.CONTRADICTED if sure else Relation.NOT_MENTIONED,
        turns=turns.get(span.start, ()),
        reason=_disagreement(item),
    )
