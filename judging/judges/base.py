"""What every judge shares: its input and its judgement, and the parameters of a criterion."""

import math
import statistics
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Protocol
from uuid import UUID

from judging.evidence import Quote, SentenceFinding
from llm.errors import Permanent
from llm.types import ChatRequest, Masking, Message
from summaries.models import Criterion, ScoreMode


class Unscored(Permanent):
    """A judge gave no score for a criterion. Never a number instead."""

    kind = "unscored"


@dataclass(frozen=True)
class JudgeInput:
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
    masking: Masking | None = None

    def chat_request(
        self, purpose: str, messages: tuple[Message, ...], **options: Any
    ) -> ChatRequest:
        """A call of the judge's model about this input."""
        return ChatRequest(
            model=self.model,
            messages=messages,
            purpose=purpose,
            subject=self.subject,
            masking=self.masking,
            **options,
        )


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


def two_standard_errors(values: Sequence[float], *, of_one: float) -> float:
    """Two standard errors of the mean of `values`; `of_one` where there is a single value."""
    if len(values) == 1:
        return of_one
    return 2 * statistics.stdev(values) / math.sqrt(len(values))


class Judge(Protocol):
    def __call__(self, judge_input: JudgeInput, criteria: Sequence[Criterion], /) -> Judgement:
        """Raises Unscored, llm.errors.Transient or llm.errors.Permanent."""
        ...


# --- Parameters -------------------------------------------------------------
# Options of a criterion's method, read with the name, the value and the remedy in every refusal.
#
# They are stored as JSON with the criterion, so nothing about their types can be taken for granted.


class BadParameter(Unscored):
    """An option that its method does not have, or a value that it cannot use."""


@dataclass(frozen=True)
class Parameters:
    """The options of the criterion called `owner`. Every reader raises BadParameter."""

    owner: str
    values: Mapping[str, Any]

    @classmethod
    def of(cls, criterion: Criterion, *, known: Collection[str]) -> "Parameters":
        values = criterion.parameters
        if not isinstance(values, dict):
            raise BadParameter(f"{criterion.name}: parameters is {values!r}; give a JSON object")
        for name in values:
            if name not in known:
                raise BadParameter(
                    f"{criterion.name}: {criterion.method} has no parameter {name!r}; it has "
                    f"{', '.join(sorted(known)) or 'none'}"
                )
        return cls(criterion.name, values)

    def whole(self, name: str, default: int, *, least: int, most: int) -> int:
        value = self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self._refused(name, f"a whole number from {least} to {most}")
        return value

    def maybe_whole(self, name: str, *, least: int, most: int) -> int | None:
        if self.values.get(name) is None:
            return None
        return self.whole(name, least, least=least, most=most)

    def share(self, name: str, default: float) -> float:
        value = self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise self._refused(name, "a number from 0 to 1")
        return float(value)

    def flag(self, name: str, *, default: bool) -> bool:
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            raise self._refused(name, "true or false")
        return value

    def text(self, name: str) -> str:
        value = self.values.get(name, "")
        if not isinstance(value, str):
            raise self._refused(name, "text")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        values = self.values.get(name, [])
        if not isinstance(values, list) or not all(_is_text(value) for value in values):
            raise self._refused(name, "a list of texts, none of them empty")
        return tuple(values)

    def choice(self, name: str, default: str, allowed: Collection[str]) -> str:
        value = self.values.get(name, default)
        if value not in allowed:
            raise self._refused(name, f"one of {', '.join(allowed)}")
        return str(value)

    def _refused(self, name: str, remedy: str) -> BadParameter:
        return BadParameter(
            f"{self.owner}: parameter {name} is {self.values[name]!r}; give {remedy}"
        )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())
