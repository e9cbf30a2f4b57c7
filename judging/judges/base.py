"""What goes into a judge and what comes out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Protocol
from uuid import UUID

from llm.errors import Permanent
from summaries.models import Criterion


class Unscored(Permanent):
    """A judge gave no score for a criterion. Never a number instead."""


@dataclass(frozen=True)
class Case:
    """One attempt and its source, read before any model is called."""

    subject: UUID
    title: str
    turns: Sequence[dict[str, Any]]
    text: str
    model: str


@dataclass(frozen=True)
class Quote:
    """A passage a judge quoted; `turn` and the offsets in that turn's text are None when it is not
    in the transcript."""

    quote: str
    turn: int | None
    start: int | None
    end: int | None


@dataclass(frozen=True)
class CriterionScore:
    """`value` in [1, 5]; `distribution` maps "1" to "5" to probabilities, or is empty."""

    criterion: Criterion
    value: float
    mode: str
    reason: str
    distribution: dict[str, float] = field(default_factory=dict)
    quotes: tuple[Quote, ...] = ()


@dataclass(frozen=True)
class SentenceFinding:
    """A sentence (`start` to `end` in the attempt) and the turns that bear on it, best first."""

    start: int
    end: int
    text: str
    relation: str
    turns: tuple[int, ...]
    reason: str
    retrieved: bool = True


@dataclass(frozen=True)
class Judgement:
    """`seconds` of wall time; tokens and `cost` (US dollars, None when unknown) of all calls."""

    scores: tuple[CriterionScore, ...]
    findings: tuple[SentenceFinding, ...]
    model: str
    prompt_version: str
    seconds: float
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: Decimal | None = Decimal(0)


class Judge(Protocol):
    def __call__(self, case: Case, criteria: Sequence[Criterion]) -> Judgement:
        """Raises Unscored, llm.errors.Transient or llm.errors.Permanent."""
        ...
