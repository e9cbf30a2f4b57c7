"""What judging would cost: what it is expected to take, and what it takes at most.

G-Eval is estimated from the requests that it would send. What the other methods ask depends on
answers, so they are estimated from the lengths of their texts and the limits of their answers.
"""

import math
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import groupby
from typing import Any
from uuid import uuid4

from judging.evidence_check import checks
from judging.judges import DETERMINISTIC, criteria_by_judge, criteria_of, judge_input_of, method_for
from judging.judges.base import BadParameter, JudgeInput, total_cost
from judging.judges.calls import sentences_of
from judging.judges.geval import requests_for
from judging.judges.mqag import MqagOptions
from judging.judges.qag import QagOptions
from llm import prices
from llm.conf import options
from llm.errors import BadRequest, ContextOverflow, NotConfigured
from llm.providers.registry import provider_for
from llm.tokens import estimate, estimate_messages
from llm.types import OFFLINE, Usage, parse_model
from summaries.models import (
    Attempt,
    Criterion,
    GuidelineVersion,
    Method,
    ScoreMode,
    Summary,
    Transcript,
)
from summaries.prompts import SYSTEM, preamble, write_task

# `llm.tokens.estimate` counts on the high side: by so much, for English and JSON.
_HIGH = 1.2
# Models use about half the room that an answer has for texts and lists.
_ROOM_TAKEN = 0.5
_TOKENS_PER_CHARACTER = 1 / 6
# These bill a cached beginning of a prompt at a discount, from so many tokens on in such steps.
_DISCOUNTING = {"openai", "azure"}
_LEAST_CACHED, _CACHE_STEP = 1024, 128
# These answer a request for n samples with n of them; the others are asked n times.
_TAKING_N = {"openai", "azure"}


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
    """`at_most` is where every answer is as long as its limit and no server takes `n`; answers that
    cannot be read and are asked for again come on top."""

    expected: Work = Work()
    at_most: Work = Work()

    def __add__(self, other: "CostEstimate") -> "CostEstimate":
        return CostEstimate(self.expected + other.expected, self.at_most + other.at_most)

    def as_data(self) -> dict[str, Any]:
        return {"expected": self.expected.as_data(), "at_most": self.at_most.as_data()}


# --- Judgements -------------------------------------------------------------


def estimated(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """For one judgement. Criteria whose options cannot be read count nothing: the judge refuses
    them before any call."""

    def judge_of(criterion: Criterion) -> str:
        return method_for(criterion.method, judge_input.model)

    found = CostEstimate()
    for method, group in groupby(sorted(criteria, key=judge_of), key=judge_of):
        if method == Method.GEVAL:
            found += _of_geval(judge_input, list(group))
        elif method not in DETERMINISTIC:
            found += sum((_of_method(judge_input, each) for each in group), CostEstimate())
    return found


def _of_geval(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    try:
        requests = requests_for(judge_input, criteria)
    except (BadParameter, ContextOverflow):
        return CostEstimate()
    shared = _discounted(_likely(_beginning(judge_input)), judge_input.model)
    calls: list[_Call] = []
    for request in requests:
        prompt = estimate_messages(request.messages)
        form = request.schema or {}
        # The first call comes alone, so that the others find its transcript in the cache.
        likely = Usage(_likely(prompt), shared if calls else 0, _likely_answer(form))
        most = Usage(prompt + estimate(str(form)), 0, request.max_tokens)
        calls.append(_Call(likely, most, request.n))
    return _of_calls(judge_input.model, calls)


@dataclass(frozen=True)
class _Call:
    """What a call is billed that gives one answer, and how many answers are wanted."""

    likely: Usage
    most: Usage
    n: int = 1


def _of_calls(model: str, calls: Iterable[_Call]) -> CostEstimate:
    takes_n = parse_model(model).provider in _TAKING_N
    thoughts = options().THINKING_TOKENS
    found = CostEstimate()
    for call in calls:
        asked = 1 if takes_n else call.n
        likely, most = call.likely, call.most
        answer = call.n * (likely.completion + round(_ROOM_TAKEN * thoughts))
        expected = Usage(asked * likely.prompt, asked * likely.cached, answer)
        longest = Usage(call.n * most.prompt, 0, call.n * (most.completion + thoughts))
        found += CostEstimate(_work(model, asked, expected), _work(model, call.n, longest))
    return found


def _likely(estimated_tokens: int) -> int:
    return round(estimated_tokens / _HIGH)


def _discounted(tokens: int, model: str) -> int:
    """Of a beginning that was sent before."""
    if parse_model(model).provider not in _DISCOUNTING or tokens < _LEAST_CACHED:
        return 0
    return tokens // _CACHE_STEP * _CACHE_STEP


def _likely_answer(schema: dict[str, Any]) -> int:
    """Tokens of an answer that takes its usual part of the room."""
    if "enum" in schema:
        return 1
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            return 2 + sum(estimate(name) + 2 + _likely_answer(part) for name, part in parts)
        case "array":
            count = math.ceil(_ROOM_TAKEN * int(schema["maxItems"]))
            return 2 + count * (_likely_answer(schema["items"]) + 1)
        case "string":
            return 2 + math.ceil(_ROOM_TAKEN * _TOKENS_PER_CHARACTER * int(schema["maxLength"]))
        case _:
            return 1


def _work(model: str, calls: int, usage: Usage) -> Work:
    try:
        provider = provider_for(model)
        cost = prices.cost(provider.name, provider.model, provider.endpoint, usage)
    except (BadRequest, NotConfigured):
        cost = None
    return Work(calls, usage.prompt, usage.completion, cost)


# --- Methods whose calls depend on answers ----------------------------------

# Tokens: likely, and at most.
Size = tuple[int, int]
# What a task says besides the texts that it is about, and answers by what is answered.
_TASK = (90, 800)
_CLAIMS_TASK = (220, 800)
_CLAIMS_OF_SENTENCE = (60, 750)
_QUESTION = (20, 150)
_CHOICE = (60, 400)
_LETTER = (6, 30)
# Few sentences may be given more claims each, within one answer of this length.
_MOST_CLAIMS_OF_SENTENCE, _LONGEST_CLAIMS = 1400, 8192


def _of_method(judge_input: JudgeInput, criterion: Criterion) -> CostEstimate:
    try:
        if criterion.method == Method.QAG:
            qag = QagOptions.of(criterion)
            return _of_calls(qag.model or judge_input.model, _qag(judge_input, qag))
        mqag = MqagOptions.of(criterion)
        return _of_calls(mqag.model or judge_input.model, _mqag(judge_input, mqag))
    except BadParameter:
        return CostEstimate()


def _qag(judge_input: JudgeInput, qag: QagOptions) -> list[_Call]:
    transcript, summary = _beginning(judge_input), estimate(judge_input.text)
    asked = len(qag.assessment_questions) or qag.n
    listed = asked + (qag.truths_extraction_limit or 0)
    return [
        _call(transcript, answers=listed, answer=_QUESTION),
        _claims(judge_input, transcript),
        _call(summary + asked * _QUESTION[0], answers=asked, answer=_QUESTION),
    ]


def _mqag(judge_input: JudgeInput, mqag: MqagOptions) -> list[_Call]:
    transcript, summary = _beginning(judge_input), estimate(judge_input.text)
    n = mqag.samples if judge_input.score_mode == ScoreMode.SAMPLES else 1
    from_each = [_call(text, answer=_LETTER, n=n) for text in (transcript, summary)]
    # Two questions more than wanted may be written.
    return [_call(summary, answers=mqag.n + 2, answer=_CHOICE), *from_each * mqag.n]


def _claims(judge_input: JudgeInput, transcript: int) -> _Call:
    count = len(sentences_of(judge_input.text))
    texts = transcript + estimate(judge_input.text)
    found = _call(texts, task=_CLAIMS_TASK, answers=count, answer=_CLAIMS_OF_SENTENCE)
    longest = max(found.most.completion, min(count * _MOST_CLAIMS_OF_SENTENCE, _LONGEST_CLAIMS))
    return replace(found, most=replace(found.most, completion=longest))


def _call(texts: int, *, answer: Size, answers: int = 1, task: Size = _TASK, n: int = 1) -> _Call:
    """A call about `texts` of so many estimated tokens, with so many answers of one kind."""
    likely = Usage(_likely(texts) + task[0], 0, answers * answer[0])
    return _Call(likely, Usage(texts + task[1], 0, answers * answer[1]), n)


def _beginning(judge_input: JudgeInput) -> int:
    return estimate(SYSTEM) + estimate(preamble(judge_input.title, judge_input.turns))


# --- Texts of a guideline version -------------------------------------------


def of_evidence(judge_input: JudgeInput, judges: Set[str]) -> CostEstimate:
    """For the evidence check of a text that `judges` read."""
    if not checks(judges):
        return CostEstimate()
    return _of_calls(judge_input.model, [_claims(judge_input, _beginning(judge_input))])


def of_attempt(version: GuidelineVersion, attempt: Attempt) -> CostEstimate:
    """For the first judgement of `attempt` and its evidence check."""
    # Not the summary's id: what a preview costs is no part of the summary's budget.
    judge_input = judge_input_of(version, attempt, uuid4())
    judges = {name for name, _ in criteria_by_judge(version, judge_input.model)}
    return estimated(judge_input, criteria_of(version)) + of_evidence(judge_input, judges)


def of_writing(version: GuidelineVersion, transcript: Transcript) -> CostEstimate:
    """For a summary that is written once and judged."""
    words = "word " * version.max_words
    attempt = Attempt(summary=Summary(transcript=transcript), text=words)
    judging = of_attempt(version, attempt)
    model = version.effective_writer_model
    if model == OFFLINE:
        return judging
    texts = _beginning(judge_input_of(version, attempt, uuid4())) + estimate(write_task(version))
    # An English word takes four tokens at most, one and a third as a rule.
    likely, most = version.max_words * 4 // 3, version.max_words * 4
    return judging + _of_calls(model, [_call(texts, answer=(likely, most))])
