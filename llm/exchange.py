"""One HTTP call to a model: its slot, its breaker, its row in the ledger."""

import time
from dataclasses import dataclass

from llm import ledger, prices
from llm.answers import Answer, Reading, read
from llm.breaker import BREAKERS
from llm.connections import release
from llm.deadline import Deadline
from llm.errors import LLMError, TimedOut, Transient
from llm.pace import PACES, sooner
from llm.providers.base import Provider
from llm.slots import slot
from llm.types import ChatRequest


@dataclass(frozen=True)
class Line:
    """A provider, the deadline of the whole request, and what its ledger rows say."""

    provider: Provider
    deadline: Deadline
    entry: ledger.Entry

    def exchange(self, request: ChatRequest, without: frozenset[str]) -> Reading:
        """Ask once. Raises LLMError when the server gave no answer; a bad answer is a Reading."""
        self.provider.require_fit(request)
        release()
        breaker = BREAKERS.of(self.provider.endpoint)
        with slot(self.provider.endpoint, self.deadline):
            self.deadline.require(f"a slot of {self.provider.endpoint}")
            breaker.enter()
            started = time.monotonic()
            try:
                answer = self._ask(request, without)
            except LLMError as error:
                breaker.note(error)
                self._record_fault(error, time.monotonic() - started)
                raise
            breaker.note(None)
            latency = time.monotonic() - started
        reading = read(answer, request)
        self._record(reading, latency)
        return reading

    def _ask(self, request: ChatRequest, without: frozenset[str]) -> Answer:
        """Raises TimedOut for a try that took longer than this kind of call takes."""
        pace = PACES.of(self.entry.endpoint, self.entry.model, self.entry.purpose)
        started = time.monotonic()
        tried = sooner(self.deadline, pace.limit(request.max_tokens))
        try:
            answer = self.provider.ask(request, without, tried)
        except Transient as error:
            if tried.left() > 0:
                raise
            pace.timed_out()
            seconds = time.monotonic() - started
            raise TimedOut(f"no whole answer within {seconds:.1f} s: {error}") from error
        pace.answered(time.monotonic() - started, request.max_tokens)
        return answer

    def _record_fault(self, error: LLMError, latency: float) -> None:
        ledger.record(
            self.entry, outcome=ledger.outcome_of(error), latency=latency, error=str(error)
        )

    def _record(self, reading: Reading, latency: float) -> None:
        problem = None if reading.choices else reading.problems[0]
        provider = self.provider
        ledger.record(
            self.entry,
            outcome=ledger.outcome_of(problem),
            latency=latency,
            usage=reading.usage,
            cost=prices.cost(provider.name, provider.model, provider.endpoint, reading.usage),
            error="" if problem is None else str(problem),
            finish_reason=reading.finish_reason,
        )
