"""What a student learns from: summaries that a strong judge or a person called good or not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from judging.metaeval.gate import GOOD
from judging.metaeval.items import Dataset
from judging.models import EvaluationRole, Score
from llm.names import OFFLINE
from summaries.models.guidelines import Method

STRONG = (Method.GEVAL, Method.QAG, Method.MQAG)


@dataclass(frozen=True)
class Example:
    """`origin` says who called it good or not; `document` keeps texts about the same source
    together."""

    document: str
    turns: Sequence[dict[str, Any]]
    summary: str
    good: bool
    origin: str


def of_dataset(dataset: Dataset, criterion: str) -> list[Example]:
    """Summaries that people scored: good from a mean of 4 on."""
    return [
        Example(item.document, item.turns, item.summary, item.human[criterion] >= GOOD, "data")
        for item in dataset.items
        if criterion in item.human
    ]


def of_evaluations(criterion: str, *, model: str = "") -> dict[UUID, Example]:
    """Stored attempts by their id, called good or not by a language model's latest score.

    `model` keeps to one judge's model.
    """
    return {
        score.evaluation.attempt_id: _example(score) for score in _scores(criterion, model=model)
    }


def _scores(criterion: str, *, model: str) -> Iterator[Score]:
    found = Score.objects.filter(
        criterion__name__iexact=criterion,
        evaluation__judge__in=STRONG,
        evaluation__role=EvaluationRole.FIRST,
    ).exclude(evaluation__model=OFFLINE)
    if model:
        found = found.filter(evaluation__model=model)
    rows = found.select_related("evaluation__attempt__summary__transcript")
    # A later one takes the place of an earlier one.
    return rows.order_by("evaluation__created_at", "pk").iterator(chunk_size=200)


def _example(score: Score) -> Example:
    attempt = score.evaluation.attempt
    transcript = attempt.summary.transcript
    origin = f"judge {score.evaluation.model}"
    return Example(str(transcript.pk), transcript.turns, attempt.text, score.value >= GOOD, origin)
