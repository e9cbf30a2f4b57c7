"""The runner: judges over items, kept outcomes first, the rest side by side, with retries."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Protocol

from django.db import connection

from judging.evidence_check import checks, evidence_beside
from judging.judges import method_named
from judging.judges.base import JudgeInput, Unscored
from judging.judges.costs import CostEstimate
from judging.models import EVIDENCE_CHECK, FAILURE
from llm import prices
from llm.errors import (
    BadRequest,
    ContentFiltered,
    ContextOverflow,
    InvalidAnswer,
    Permanent,
    QuotaExhausted,
    Refused,
    SetUpFault,
    Transient,
    Truncated,
)
from llm.providers.registry import provider_for
from llm.types import Usage
from measuring.metaeval.items import DatasetItem
from measuring.metaeval.measured_judges import MeasuredJudge
from measuring.metaeval.outcomes import JudgementOutcome, Kept, merged
from measuring.metaeval.plans import JudgementRequest, JudgingPlan, Part

# Seconds before the second, third ... try; `llm.client` retries several times within each.
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
# A server that wants longer than this is not worth waiting for.
_LONGEST_PAUSE = 120.0
_REASONS: tuple[tuple[type[Permanent], str], ...] = (
    (Unscored, "no readable score"),
    (Refused, "refused by the model"),
    (ContentFiltered, "stopped by the content filter"),
    (ContextOverflow, "too long for the model"),
    (Truncated, "answer cut off"),
    (InvalidAnswer, "answer not of the form"),
    (BadRequest, "request refused"),
)


# Of one that concerns a single criterion, the others are asked for by themselves.
_OF_ONE_CRITERION = (Unscored, Truncated, InvalidAnswer)
# Judgements at once; each has a call a criterion in flight, within COUNTERSIGN_MAX_CONCURRENCY.
CONCURRENCY = 32


class Stopped(Exception):
    """The run ended early; everything finished is kept. `cause` is what a server said, if it was
    one."""

    def __init__(self, reason: str, cause: Transient | None = None) -> None:
        super().__init__(reason)
        self.cause = cause


class Interrupted(Stopped):
    """`JudgementRun.stop` was called."""


class Watcher(Protocol):
    """Is notified of the progress, from the thread that called `run`."""

    def begin(self, total: int, kept: int) -> None: ...

    def done(self, request: JudgementRequest, outcome: JudgementOutcome) -> None: ...

    def waiting(self, seconds: float, reason: str) -> None: ...


@dataclass
class JudgementRun:
    """`pauses` in seconds between tries of one judgement."""

    items: Sequence[DatasetItem]
    kept: Kept
    watcher: Watcher
    concurrency: int = CONCURRENCY
    pauses: Sequence[float] = PAUSES
    _stop: Event = field(default_factory=Event)

    def stop(self) -> None:
        """Let the calls in flight finish, and begin no other. A signal handler may call this: an
        exception raised there could end the run between a call and the keeping of its outcome."""
        self._stop.set()

    def estimate(self, requests: Sequence[JudgementRequest]) -> CostEstimate:
        """What those that are not kept take."""
        missing = {each.key: each for each in requests if not self.kept.get(each)}
        found = (each.plan.estimate(self.items[each.item]) for each in missing.values())
        return sum(found, CostEstimate())

    def outcomes(self, requests: Sequence[JudgementRequest]) -> Mapping[str, JudgementOutcome]:
        """The outcome of every request, by its key.

        Raises Stopped with the reason when a server cannot go on, and Interrupted after `stop`,
        once the calls in flight are finished and kept.
        """
        wanted = {request.key: request for request in requests}
        found = {key: known for key in wanted if (known := self.kept.get(wanted[key]))}
        missing = [request for key, request in wanted.items() if key not in found]
        self.watcher.begin(len(wanted), len(found))
        for request in missing:
            if request.instant:
                found[request.key] = self._noted(request, self._patiently(request))
        others = [request for request in missing if not request.instant]
        for measured in dict.fromkeys(request.measured for request in others):
            found |= self._side_by_side([each for each in others if each.measured == measured])
        return found

    def _side_by_side(self, requests: Sequence[JudgementRequest]) -> dict[str, JudgementOutcome]:
        found: dict[str, JudgementOutcome] = {}
        with ThreadPoolExecutor(self.concurrency) as pool:
            try:
                futures = {pool.submit(self._patiently, request): request for request in requests}
                for future in as_completed(futures):
                    request, outcome = futures[future], future.result()
                    # A wrong model name or key: what is in flight fails, not all the others too.
                    if request is requests[0] and outcome.unscored == "request refused":
                        raise Stopped(
                            f"{request.measured.model} takes no request: {outcome.reason}"
                        )
                    found[request.key] = self._noted(request, outcome)
            except BaseException:
                self.stop()
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return found

    def _noted(self, request: JudgementRequest, outcome: JudgementOutcome) -> JudgementOutcome:
        self.watcher.done(request, outcome)
        return outcome

    def _patiently(self, request: JudgementRequest) -> JudgementOutcome:
        """One judgement, kept; tried again after pauses while the server is only busy."""
        for pause in (*self.pauses, None):
            if self._stop.is_set():
                raise Interrupted("interrupted")
            try:
                outcome = self._judged(request)
            except Transient as error:
                self._wait(error, pause)
                continue
            self.kept.keep(request, outcome)
            return outcome
        raise AssertionError("the last pause raises")

    def _wait(self, error: Transient, pause: float | None) -> None:
        seconds = max(pause or 0.0, error.retry_after or 0.0)
        if (
            pause is None
            or isinstance(error, QuotaExhausted | SetUpFault)
            or seconds > _LONGEST_PAUSE
        ):
            raise Stopped(str(error), error) from error
        self.watcher.waiting(seconds, str(error))
        self._stop.wait(seconds)

    def _judged(self, request: JudgementRequest) -> JudgementOutcome:
        """Raises Transient, and Stopped where nothing will ever be answered."""
        judge_input = request.plan.judge_input(self.items[request.item], request.subject)
        outcomes = [_of_part(judge_input, part) for part in request.plan.parts]
        if request.plan.evidence and checks(request.plan.judges):
            outcomes.append(_of_evidence(judge_input, request.plan))
        return merged(outcomes)


def _of_evidence(judge_input: JudgeInput, plan: JudgingPlan) -> JudgementOutcome:
    found = evidence_beside(judge_input, plan.judges, (), patient=True)
    if found is None:
        return JudgementOutcome()
    outcome = JudgementOutcome.of(EVIDENCE_CHECK, found)
    failure = found.details.get(FAILURE)
    if plan.parts or not failure:
        return outcome
    return replace(outcome, unscored="no readable answer", reason=failure)


def _of_part(judge_input: JudgeInput, part: Part) -> JudgementOutcome:
    judge, criteria = part
    try:
        return JudgementOutcome.of(judge, method_named(judge).run(judge_input, criteria))
    except _OF_ONE_CRITERION as error:
        if len(criteria) == 1:
            return _without_score(error)
        return merged(_of_part(judge_input, (judge, (criterion,))) for criterion in criteria)
    except Permanent as error:
        return _without_score(error)


def _without_score(error: Permanent) -> JudgementOutcome:
    """A refused request may be a matter of configuration, so another run asks again."""
    reason = next((text for kind, text in _REASONS if isinstance(error, kind)), "failed")
    return JudgementOutcome(
        unscored=reason, reason=str(error), final=not isinstance(error, BadRequest)
    )


def list_price(measured: MeasuredJudge, prompt: int, completion: int) -> float | None:
    """US dollars without any discount for cached tokens, so that a run costs the same whoever
    asked before; None when nobody knows the price."""
    if measured.free:
        return 0.0
    provider = provider_for(measured.model)
    usage = Usage(prompt=prompt, cached=0, completion=completion)
    price = prices.cost(provider.name, provider.model, provider.endpoint, usage)
    return None if price is None else float(price)


# --- Database connections ---------------------------------------------------


@contextmanager
def pooled_connections(most: int) -> Iterator[None]:
    """Threads share up to `most` connections instead of opening one for every query: each call of
    a model gives its own back."""
    options = connection.settings_dict["OPTIONS"]
    if "pool" in options or connection.in_atomic_block:
        yield
        return
    lifetime = connection.settings_dict["CONN_MAX_AGE"]
    connection.close()
    connection.settings_dict["CONN_MAX_AGE"] = 0
    options["pool"] = {"min_size": 1, "max_size": most, "timeout": 30}
    try:
        yield
    finally:
        connection.close_pool()  # type: ignore[attr-defined]
        connection.settings_dict["CONN_MAX_AGE"] = lifetime
        del options["pool"]
