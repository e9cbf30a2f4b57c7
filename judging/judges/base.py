"""What goes into a judge and what comes out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Protocol
from uuid import UUID

from judging.evidence import Quote, SentenceFinding
from llm.errors import Permanent
from llm.types import Veil
from summaries.models import Criterion, ScoreMode


class Unscored(Permanent):
    """A judge gave no score for a criterion. Never a number instead."""

    kind = "unscored"


@dataclass(frozen=True)
class Case:
    """One attempt and its source, read before any model is called.

    `variant` names the wording of the G-Eval prompt, `score_mode` is a ScoreMode, `joint` asks for
    all G-Eval criteria in one call. `confirming` says that a pass is being judged a second time.
    """

    subject: UUID
    title: str
    turns: Sequence[dict[str, Any]]
    text: str
    model: str
    variant: str = "base"
    score_mode: str = ScoreMode.AUTO
    joint: bool = False
    confirming: bool = False
    veil: Veil | None = None


@dataclass(frozen=True)
class CriterionScore:
    """`value` in [1, 5]; `distribution` maps "1" to "5" to probabilities, or is empty.

    `spread` is half the width of the interval around `value`, 0 for a method that always answers
    the same, None when nothing tells it.
    """

    criterion: Criterion
    value: float
    mode: str
    reason: str
    distribution: dict[str, float] = field(default_factory=dict)
    quotes: tuple[Quote, ...] = ()
    spread: float | None = None


@dataclass(frozen=True)
class Judgement:
    """`seconds` of wall time; tokens and `cost` (US dollars, None when unknown) of all calls.

    `details` maps the name of a criterion to what its method counted, as JSON can hold it.
    """

    scores: tuple[CriterionScore, ...]
    findings: tuple[SentenceFinding, ...]
    model: str
    prompt_version: str
    seconds: float
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: Decimal | None = Decimal(0)
    details: dict[str, Any] = field(default_factory=dict)


class Judge(Protocol):
    def __call__(self, case: Case, criteria: Sequence[Criterion]) -> Judgement:
        """Raises Unscored, llm.errors.Transient or llm.errors.Permanent."""
        ...
