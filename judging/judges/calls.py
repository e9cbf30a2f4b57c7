"""Calls that a judge makes: read or asked again, side by side, and what they took."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Generic, TypeVar

from django.db import connection

from judging.judges.base import Unscored
from llm.door import chat
from llm.errors import InvalidAnswer
from llm.types import ChatRequest, ChatResult

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
