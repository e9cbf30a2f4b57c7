"""Methods that score criterion by criterion: one run each, put together as a judgement."""

import math
import re
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any, Generic, TypeVar

from django.db import connection

from judging.evidence import SentenceFinding
from judging.judges.base import CriterionScore, Judgement, Unscored
from llm.client import chat
from llm.errors import InvalidAnswer
from llm.types import ChatRequest, ChatResult, TokenLogprob

# --- Calls ------------------------------------------------------------------
# Calls that a judge makes: read or asked again, side by side, and what they took.

# Repeats differ in the seed, or a cached or deterministic server would say the same again.
SEEDS = (7, 11, 13)

T = TypeVar("T")


@dataclass(frozen=True)
class Answered(Generic[T]):
    """What was read, and every call that it took."""

    value: T
    results: tuple[ChatResult, ...]


@dataclass(frozen=True)
class Spending:
    """Tokens and cost (US dollars, None when one of them is unknown) of some calls."""

    prompt_tokens: int
    completion_tokens: int
    cost: Decimal | None

    @classmethod
    def of(cls, results: Sequence[ChatResult]) -> "Spending":
        costs = [result.cost for result in results]
        known = [cost for cost in costs if cost is not None]
        return cls(
            prompt_tokens=sum(result.usage.prompt for result in results),
            completion_tokens=sum(result.usage.completion for result in results),
            cost=sum(known, Decimal(0)) if len(known) == len(costs) else None,
        )


def ask(request: ChatRequest, read: Callable[[ChatResult], T | None], *, about: str) -> Answered[T]:
    """The first answer that `read` makes something of, under one seed after the other.

    Raises Unscored when no seed brought one, naming `about` and what was wrong last.
    """
    results: list[ChatResult] = []
    complaint = "its answers do not fit the question"
    for seed in SEEDS:
        try:
            result = chat(replace(request, seed=seed))
        except InvalidAnswer as error:
            complaint = str(error)
            continue
        results.append(result)
        value = read(result)
        if value is not None:
            return Answered(value, tuple(results))
    raise Unscored(
        f"{about}: the judge {request.model} gave no readable answer in {len(SEEDS)} tries "
        f"({complaint})"
    )


def side_by_side(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """The results of `tasks` in their order, each run in a thread of its own."""
    if len(tasks) < 2:  # noqa: PLR2004 - one task needs no thread
        return in_turn(tasks)
    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(_aside, tasks))


def in_turn(tasks: Sequence[Callable[[], T]]) -> list[T]:
    return [task() for task in tasks]


def first_alone(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """The first task alone, so that the others find its prompt's prefix in the server's cache."""
    return in_turn(tasks[:1]) + side_by_side(tasks[1:])


def _aside(task: Callable[[], T]) -> T:
    try:
        return task()
    finally:
        # The thread ends here and its database connection would outlive it.
        connection.close()


# --- Runs -------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """One criterion's score and everything that came with it."""

    score: CriterionScore
    findings: tuple[SentenceFinding, ...]
    details: dict[str, Any]
    results: tuple[ChatResult, ...]
    model: str


def together(runs: Sequence[Run], *, prompt_version: str, started: float) -> Judgement:
    """The judgement of `runs`; `started` is the monotonic time at which the first began."""
    spent = Spending.of([result for run in runs for result in run.results])
    return Judgement(
        scores=tuple(run.score for run in runs),
        findings=tuple(finding for run in runs for finding in run.findings),
        model=", ".join(dict.fromkeys(run.model for run in runs)),
        prompt_version=prompt_version,
        seconds=time.monotonic() - started,
        prompt_tokens=spent.prompt_tokens,
        completion_tokens=spent.completion_tokens,
        cost=spent.cost,
        details={run.score.criterion.name: run.details for run in runs},
    )


# --- Logprobs ---------------------------------------------------------------
# Probabilities of the labels that a judge could have written where it wrote one.

# Of five labels in two spellings each, the likeliest token has a tenth at least.
_LEAST_OF_WRITTEN = 0.1


def label_positions(
    logprobs: Sequence[TokenLogprob], key: str, labels: Collection[str]
) -> list[int]:
    """Indices of the tokens that are one of `labels` and stand as the value of `key`, in order.

    A key inside a JSON string has its quotation marks escaped and is passed over.
    """
    opens = re.compile(rf'(?<!\\)"{re.escape(key)}"\s*:\s*"?$')
    written = ""
    found = []
    for index, token in enumerate(logprobs):
        if label_of(token.token) in labels and opens.search(written[-(len(key) + 40) :]):
            found.append(index)
        written += token.token
    return found


def label_distribution(token: TokenLogprob, labels: Sequence[str]) -> dict[str, float]:
    """Probabilities of `labels` at one token, renormalised over those that the server named.

    Empty when it named none: probabilities under a grammar are those from before the grammar, so
    even the chosen token may be absent. Empty, too, where they leave next to nothing for the label
    that was written: without a temperature that is the likeliest, and the two contradict each
    other. Spellings of one label ("4", " 4") add up.
    """
    found: dict[str, float] = {}
    for text, logprob in token.top:
        label = label_of(text)
        if label in labels:
            found[label] = found.get(label, 0.0) + math.exp(logprob)
    total = sum(found.values())
    if found.get(label_of(token.token), 0.0) <= _LEAST_OF_WRITTEN * total:
        return {}
    return {label: found[label] / total for label in labels if label in found}


def label_of(token: str) -> str:
    """A token without the JSON around it."""
    return token.strip(' :",}\n')
