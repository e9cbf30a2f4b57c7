"""The one door to every model."""

import random
import time
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any
from urllib.parse import urlsplit

from llm import budgets, ledger, prices
from llm.answers import Answer, Reading, read
from llm.cache import Claim, Kept, answer_or_claim, request_sha256
from llm.circuit_breaker import BREAKERS
from llm.concurrency import slot
from llm.conf import options
from llm.database import refuse_transaction, release
from llm.deadline import Deadline
from llm.errors import (
    BadRequest,
    ContextOverflow,
    Deferred,
    InvalidAnswer,
    LLMError,
    OptionRefused,
    QuotaExhausted,
    TimedOut,
    Transient,
    Truncated,
)
from llm.ledger import NO_USAGE
from llm.models import ModelCall
from llm.providers.base import ABILITIES, Provider
from llm.providers.offline import answer_offline
from llm.providers.registry import provider_for
from llm.timeouts import PACES, sooner
from llm.tokens import context_window, estimate_messages
from llm.types import OFFLINE, ChatRequest, ChatResult, Choice, Masking, Message, Usage

# --- Exchange ---------------------------------------------------------------
# One HTTP call to a model: its slot, its breaker, its row in the ledger.


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


# --- Masking ----------------------------------------------------------------
# PII redaction: personal data is masked before a request reaches the provider, the cache of answers
# or the log, and put back into the answer.


def masked(request: ChatRequest, endpoint: str) -> ChatRequest:
    """The request as it may leave for `endpoint`; itself where nothing is masked."""
    if request.masking is None or urlsplit(endpoint).hostname in options().TRUSTED_HOSTS:
        return request
    return replace(request, messages=request.masking.mask(request.messages), masking=None)


def unmasked(result: ChatResult, request: ChatRequest) -> ChatResult:
    """The answer with what was hidden put back. Log probabilities stay those of the tokens."""
    if request.masking is None:
        return result
    choices = tuple(_restored(choice, request.masking) for choice in result.choices)
    return replace(result, choices=choices)


def _restored(choice: Choice, masking: Masking) -> Choice:
    if choice.data is None:
        return replace(choice, text=masking.unmask(choice.text))
    # Its text is the JSON that `data` was read from: a value put in there could break it.
    data: dict[str, Any] = _within(choice.data, masking)
    return replace(choice, data=data)


def _within(value: Any, masking: Masking) -> Any:
    if isinstance(value, str):
        return masking.unmask(value)
    if isinstance(value, list):
        return [_within(item, masking) for item in value]
    if isinstance(value, dict):
        return {key: _within(item, masking) for key, item in value.items()}
    return value


# --- Persistence ------------------------------------------------------------
# Asking again: after a fault that may pass, and without an option the server will not take.

MOST_PAUSE = 30.0


def persist(line: Line, request: ChatRequest) -> Reading:
    """Up to MAX_TRIES calls within the deadline. Raises what the last one raised."""
    faults: list[Transient] = []
    without = ABILITIES.refused(line.provider)
    while True:
        try:
            reading = line.exchange(request, without)
        except OptionRefused as refusal:
            # Each option is left out once at most, so this ends.
            without |= {refusal.option}
        except Transient as fault:
            faults.append(fault)
            _pause_or_raise(line, faults)
        else:
            ABILITIES.learn(line.provider, without)
            return reading


def _pause_or_raise(line: Line, faults: list[Transient]) -> None:
    fault = faults[-1]
    pause = _pause(len(faults), fault.retry_after)
    hopeless = isinstance(fault, QuotaExhausted | Deferred) or pause >= line.deadline.left()
    if hopeless or len(faults) >= options().MAX_TRIES:
        raise fault
    release()
    line.deadline.sleep(pause)


def _pause(failures: int, retry_after: float | None) -> float:
    """Seconds: what the server asked for and a little more, else exponential with full jitter."""
    spread = random.uniform(0, options().BACKOFF * 2 ** (failures - 1))  # noqa: S311
    return min(MOST_PAUSE, spread) if retry_after is None else retry_after + spread


# --- Sampling ---------------------------------------------------------------
# From one request to its `n` usable choices, however many calls that takes.

# How often a cut answer is asked for again, with less to say and twice the room each time.
MOST_CUTS = 2
# An English word takes fewer tokens than this, with the JSON around the words.
_TOKENS_PER_WORD = 4
_LEAST_WORDS = 20


@dataclass
class Sampler:
    """Servers refuse `n`, ignore it or send some choices unusable: look, and ask for the rest."""

    line: Line
    request: ChatRequest
    choices: list[Choice] = field(default_factory=list)
    usage: Usage = NO_USAGE
    _calls: int = 0
    _asked_again: bool = False
    _cuts: int = 0

    def fill(self) -> None:
        """Raises LLMError when there is not a single usable choice; else keeps what came."""
        try:
            while self._missing():
                self._round()
        except LLMError:
            if not self.choices:
                raise

    def _missing(self) -> int:
        return self.request.n - len(self.choices)

    def _round(self) -> None:
        reading = self._call(self.request)
        while not reading.choices and (other := self._other(reading)):
            reading = self._again(other, reading)
        if not reading.choices:
            raise reading.problems[0]

    def _call(self, asked: ChatRequest) -> Reading:
        """Ask for what is missing. One seed twice would give one sample twice."""
        seed = self.request.seed
        request = replace(
            asked, n=self._missing(), seed=None if seed is None else seed + self._calls
        )
        self._calls += 1
        reading = persist(self.line, request)
        self.usage = added(self.usage, reading.usage)
        self.choices += reading.choices[: self._missing()]
        return reading

    def _other(self, reading: Reading) -> ChatRequest | None:
        """What to ask after an answer that cannot be used; None when that was done enough."""
        match reading.problems[0]:
            case InvalidAnswer() as problem if not self._asked_again:
                self._asked_again = True
                return replace(self.request, messages=corrected(self.request, problem))
            case Truncated() if self._cuts < MOST_CUTS:
                self._cuts += 1
                return shortened(self.request, self._cuts)
            case _:
                return None

    def _again(self, other: ChatRequest, reading: Reading) -> Reading:
        """Raises what was wrong with `reading` where the server refuses the longer request."""
        try:
            return self._call(other)
        except (BadRequest, ContextOverflow) as error:
            raise reading.problems[0] from error


def shortened(request: ChatRequest, cuts: int) -> ChatRequest:
    """The request for a shorter answer with more room, within the model's window.

    What is new stands at the end, so that the beginning that requests share stays the same.
    """
    words = max(_LEAST_WORDS, request.max_tokens // (_TOKENS_PER_WORD * 2 ** (cuts - 1)))
    *before, last = request.messages
    limit = (
        "\n\nAn earlier answer was too long and was cut off. Answer with at most "
        f"{words} words in all, the shortest that does what is asked."
    )
    room = context_window(request.model) - estimate_messages(request.messages)
    more = min(request.max_tokens * 2**cuts, room)
    return replace(
        request,
        messages=(*before, replace(last, content=last.content + limit)),
        max_tokens=max(request.max_tokens, more),
    )


def corrected(request: ChatRequest, problem: InvalidAnswer) -> tuple[Message, ...]:
    """The conversation with a remark on what was wrong with the answer.

    The answer itself is left out. It comes from a model that has read a transcript, so it may
    repeat orders from there, and here nothing would mark it as material.
    """
    *before, last = request.messages
    form = "some text" if request.schema is None else "one JSON object of that schema, no more"
    remark = f"An earlier answer could not be used: {problem.rule}. Answer with {form}."
    return (*before, replace(last, content=f"{last.content}\n\n{remark}"))


def added(one: Usage, other: Usage) -> Usage:
    return Usage(
        prompt=one.prompt + other.prompt,
        cached=one.cached + other.cached,
        completion=one.completion + other.completion,
    )


# --- Door -------------------------------------------------------------------


def chat(request: ChatRequest) -> ChatResult:
    """Ask a model; back within CALL_DEADLINE seconds, whatever the server does.

    Raises `llm.errors.Transient` when the work should wait (with `retry_after` seconds if the
    server said so) and `llm.errors.Permanent` when asking again would not help. Raises
    RuntimeError inside a transaction. Not for a web request: it takes seconds to minutes.
    """
    refuse_transaction()
    _require_sane(request)
    if request.model == OFFLINE:
        return answer_offline(request)
    provider = provider_for(request.model)
    asked = masked(request, provider.endpoint)
    result = _Chat(asked, provider, time.monotonic()).result()
    return result if asked is request else unmasked(result, request)


def _require_sane(request: ChatRequest) -> None:
    if request.n < 1 or request.max_tokens < 1 or not request.messages:
        raise BadRequest(
            f"a request needs messages, n and max_tokens of 1 or more; got {len(request.messages)}"
            f" messages, n={request.n}, max_tokens={request.max_tokens}"
        )


@dataclass(frozen=True)
class _Chat:
    request: ChatRequest
    provider: Provider
    started: float

    def result(self) -> ChatResult:
        deadline = Deadline(self.started + options().CALL_DEADLINE)
        key = request_sha256(self.request, self.provider.endpoint)
        line = Line(self.provider, deadline, self._entry(key))
        try:
            return self._through_cache(line) if self._may_cache() else self._ask(line)
        finally:
            release()

    def _may_cache(self) -> bool:
        return options().CACHE and self.request.temperature == 0

    def _through_cache(self, line: Line) -> ChatResult:
        with answer_or_claim(line.entry.request_sha256, line.deadline) as found:
            if isinstance(found, Kept):
                return self._from_cache(line, found)
            return self._ask(line, found)

    def _from_cache(self, line: Line, kept: Kept) -> ChatResult:
        latency = time.monotonic() - self.started
        ledger.record(
            line.entry,
            outcome=ModelCall.Outcome.CACHED,
            latency=latency,
            cost=Decimal(0),
            finish_reason=kept.choices[0].finish_reason,
        )
        return self._result(kept, cached=True, cost=Decimal(0))

    def _ask(self, line: Line, claim: Claim | None = None) -> ChatResult:
        budgets.check(self.request.subject)
        sampler = Sampler(line, self.request)
        sampler.fill()
        kept = Kept(tuple(sampler.choices), sampler.usage)
        if claim is not None and len(kept.choices) == self.request.n:
            claim.keep(kept)
        provider = self.provider
        cost = prices.cost(provider.name, provider.model, provider.endpoint, kept.usage)
        return self._result(kept, cached=False, cost=cost)

    def _result(self, kept: Kept, *, cached: bool, cost: Decimal | None) -> ChatResult:
        return ChatResult(
            choices=kept.choices,
            usage=kept.usage,
            model=self.request.model,
            endpoint=self.provider.endpoint,
            latency=time.monotonic() - self.started,
            cached=cached,
            cost=cost,
        )

    def _entry(self, key: str) -> ledger.Entry:
        return ledger.Entry(
            purpose=self.request.purpose,
            subject=self.request.subject,
            provider=self.provider.name,
            endpoint=self.provider.endpoint,
            model=self.provider.model,
            request_sha256=key,
        )
