"""What calls will cost: the expected and the maximum amount.

Known requests are estimated directly. Where later calls depend on answers, the estimate comes from
the lengths of the texts and the limits of the answers.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from countersign_judge.judges.base import JudgeInput
from countersign_judge.judges.calls import split_text
from countersign_judge.llm import prices
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.providers.registry import load_model_provider
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.tokens import context_window, estimate_message_tokens, estimate_tokens
from countersign_judge.llm.types import ChatRequest, Usage
from countersign_judge.prompts import SYSTEM, format_transcript

# By how much `countersign_judge.llm.tokens.estimate_tokens` is too high for English and JSON.
_HIGH = 1.2
# Models use about half the room that an answer has for texts and lists.
_ROOM_TAKEN = 0.5
_TOKENS_PER_CHARACTER = 1 / 6
# Providers cache beginnings of prompts from this many tokens on, in these steps.
_LEAST_CACHED, _CACHE_STEP = 1024, 128


@dataclass(frozen=True)
class Work:
    """Calls, tokens as a provider bills them, and US dollars, None when a price is unknown."""

    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: Decimal | None = Decimal(0)

    def __add__(self, other: "Work") -> "Work":
        return Work(
            self.calls + other.calls,
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
            total_cost([self.cost, other.cost]),
        )

    @property
    def tokens(self) -> int:
        return self.prompt_tokens + self.completion_tokens

    def as_data(self) -> dict[str, Any]:
        return {**vars(self), "cost": None if self.cost is None else str(self.cost)}


@dataclass(frozen=True)
class CostEstimate:
    """`at_most` assumes that every answer fills its limit and no server accepts `n`. Retries after
    unreadable answers come on top."""

    expected: Work = Work()
    at_most: Work = Work()

    def __add__(self, other: "CostEstimate") -> "CostEstimate":
        return CostEstimate(self.expected + other.expected, self.at_most + other.at_most)

    def as_data(self) -> dict[str, Any]:
        return {"expected": self.expected.as_data(), "at_most": self.at_most.as_data()}


# --- Calls ------------------------------------------------------------------

# Tokens: likely, and at most.
TokenRange = tuple[int, int]
# What a task says besides its texts.
_TASK_TOKENS = (90, 800)
_SECOND_LOOK_TASK, _MEANING, _TURNS_LOOKED_AT = (220, 900), (12, 40), 8


@dataclass(frozen=True)
class PlannedCall:
    """The bill for a call with one answer, and how many answers are wanted."""

    likely: Usage
    most: Usage
    n: int = 1


def plan_call(
    texts: int, *, answer: TokenRange, answers: int = 1, task: TokenRange = _TASK_TOKENS, n: int = 1
) -> PlannedCall:
    """A call about `texts`, in estimated tokens, with several answers of one kind."""
    likely = Usage(_likely_tokens(texts) + task[0], 0, answers * answer[0])
    return PlannedCall(likely, Usage(texts + task[1], 0, answers * answer[1]), n)


def plan_second_look(judge_input: JudgeInput) -> PlannedCall:
    """The call that looks again at sentences marked supported: at most all, on some turns each."""
    count = len(split_text(judge_input.text, judge_input.headings))
    share = min(1.0, _TURNS_LOOKED_AT * count / max(1, len(judge_input.turns)))
    shown = min(round(share * transcript_size(judge_input)), context_window(judge_input.model))
    texts = shown + estimate_tokens(judge_input.text)
    return plan_call(texts, task=_SECOND_LOOK_TASK, answers=count, answer=_MEANING)


def plan_requests(model: str, requests: Sequence[ChatRequest]) -> Iterable[PlannedCall]:
    """Plans `requests`, which have a schema."""
    begun = set[str]()
    for request in requests:
        prompt = estimate_message_tokens(request.messages)
        form = request.schema or {}
        # The first call runs alone, so that the others find its transcript in the cache.
        beginning, end, _ = request.messages[-1].content.partition("\n<<<END")
        shared = (
            _cached_tokens(_likely_tokens(estimate_tokens(beginning)), model)
            if beginning in begun
            else 0
        )
        begun |= {beginning} if end else set()
        likely = Usage(_likely_tokens(prompt), shared, _likely_answer(form))
        most = Usage(prompt + estimate_tokens(str(form)), 0, request.max_tokens)
        yield PlannedCall(likely, most, request.n)


def transcript_size(judge_input: JudgeInput) -> int:
    """Estimated tokens of the shared opening of every prompt about the transcript."""
    return estimate_tokens(SYSTEM) + estimate_tokens(
        format_transcript(judge_input.title, judge_input.turns, context=judge_input.context)
    )


def price_calls(model: str, calls: Iterable[PlannedCall]) -> CostEstimate:
    """The cost of all `calls` to `model`."""
    takes_n = load_model_provider(model).takes_n
    thoughts = client_settings().THINKING_TOKENS
    total = CostEstimate()
    for call in calls:
        asked = 1 if takes_n else call.n
        likely, most = call.likely, call.most
        answer = call.n * (likely.completion + round(_ROOM_TAKEN * thoughts))
        expected = Usage(asked * likely.prompt, asked * likely.cached, answer)
        longest = Usage(call.n * most.prompt, 0, call.n * (most.completion + thoughts))
        total += CostEstimate(
            _price_work(model, asked, expected), _price_work(model, call.n, longest)
        )
    return total


def _price_work(model: str, calls: int, usage: Usage) -> Work:
    cost = prices.expected_cost(model, usage)
    return Work(calls, usage.prompt, usage.completion, cost)


def _likely_tokens(estimated_tokens: int) -> int:
    return round(estimated_tokens / _HIGH)


def _cached_tokens(tokens: int, model: str) -> int:
    """Cached tokens of a repeated beginning."""
    if not load_model_provider(model).discounts or tokens < _LEAST_CACHED:
        return 0
    return tokens // _CACHE_STEP * _CACHE_STEP


def _likely_answer(schema: dict[str, Any]) -> int:
    """Tokens of an answer that fills its usual part of the room."""
    if "enum" in schema:
        return 1
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            return 2 + sum(estimate_tokens(name) + 2 + _likely_answer(part) for name, part in parts)
        case "array":
            count = math.ceil(_ROOM_TAKEN * int(schema["maxItems"]))
            return 2 + count * (_likely_answer(schema["items"]) + 1)
        case "string":
            return 2 + math.ceil(_ROOM_TAKEN * _TOKENS_PER_CHARACTER * int(schema["maxLength"]))
        case _:
            return 1
