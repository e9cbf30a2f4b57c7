"""What a judgement takes at most, before it is asked for: calls, tokens, dollars."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from judging.judges import DETERMINISTIC, method_for
from judging.judges.base import Case, Unscored
from judging.judges.geval import GevalOptions
from judging.judges.geval_prompt import task
from judging.judges.mqag import MqagOptions
from judging.judges.qag import QagOptions
from llm import prices
from llm.errors import BadRequest
from llm.providers.registry import provider_for
from llm.tokens import estimate
from llm.types import Usage
from summaries.models import Criterion, Method, ScoreMode
from summaries.prompts import SYSTEM, preamble

_ANSWER = 1024
_MANY_ANSWER = 2048
_TASK = 600
_OPTION_ANSWER = 512


@dataclass(frozen=True)
class CostEstimate:
    """`calls` and tokens are an upper guess; `cost` in US dollars, None when a price is unknown."""

    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: Decimal | None = Decimal(0)

    def __add__(self, other: "CostEstimate") -> "CostEstimate":
        known = self.cost is not None and other.cost is not None
        return CostEstimate(
            self.calls + other.calls,
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
            (self.cost or Decimal(0)) + (other.cost or Decimal(0)) if known else None,
        )

    def as_data(self) -> dict[str, Any]:
        return {**vars(self), "cost": None if self.cost is None else str(self.cost)}


def estimated(case: Case, criteria: Sequence[Criterion]) -> CostEstimate:
    """For one judgement of `case`, without answers that have to be asked for again.

    Criteria whose options cannot be read count nothing: the judge refuses them before any call.
    """
    shared = estimate(SYSTEM) + estimate(preamble(case.title, case.turns))
    return sum((_of(case, criterion, shared) for criterion in criteria), CostEstimate())


def _of(case: Case, criterion: Criterion, shared: int) -> CostEstimate:
    method = method_for(criterion.method, case.model)
    if method in DETERMINISTIC:
        return CostEstimate()
    try:
        model, calls = _calls(method, case, criterion, shared)
    except Unscored:
        return CostEstimate()
    return _priced(model, calls)


# Prompt and completion tokens of one call.
Calls = Iterable[tuple[int, int]]


def _calls(method: str, case: Case, criterion: Criterion, shared: int) -> tuple[str, Calls]:
    if method == Method.QAG:
        qag = QagOptions.of(criterion)
        return qag.model or case.model, _qag(case, shared)
    if method == Method.MQAG:
        mqag = MqagOptions.of(criterion)
        return mqag.model or case.model, _mqag(case, mqag, shared)
    return case.model, _geval(case, criterion, shared)


def _geval(case: Case, criterion: Criterion, shared: int) -> Calls:
    prompt = shared + estimate(task(case.text, criterion))
    options = GevalOptions.of(criterion)
    looking = case.score_mode != ScoreMode.SAMPLES
    sampling = case.score_mode in {ScoreMode.SAMPLES, ScoreMode.AUTO}
    calls = (looking + sampling * options.samples) * (1 + len(options.variants))
    return [(prompt, _ANSWER)] * calls


def _qag(case: Case, shared: int) -> Calls:
    summary = estimate(case.text)
    return [
        (shared + summary + _TASK, _MANY_ANSWER),
        (shared + _TASK, _ANSWER),
        (summary + _TASK, _ANSWER),
    ]


def _mqag(case: Case, options: MqagOptions, shared: int) -> Calls:
    summary = estimate(case.text)
    asked = [(shared + _TASK, _OPTION_ANSWER), (summary + _TASK, _OPTION_ANSWER)]
    return [(summary + _TASK, _MANY_ANSWER), *asked * options.n]


def _priced(model: str, calls: Calls) -> CostEstimate:
    listed = list(calls)
    prompt, completion = sum(call[0] for call in listed), sum(call[1] for call in listed)
    return CostEstimate(len(listed), prompt, completion, _dollars(model, prompt, completion))


def _dollars(model: str, prompt: int, completion: int) -> Decimal | None:
    try:
        provider = provider_for(model)
    except BadRequest:
        return None
    usage = Usage(prompt=prompt, cached=0, completion=completion)
    return prices.cost(provider.name, provider.model, provider.endpoint, usage)
