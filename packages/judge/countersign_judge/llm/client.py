"""The client of every model: `chat` takes a request and returns a usable answer.

One call, from top to bottom: it masks personal data, asks the cache, checks the budget, and asks
the model until there are enough usable choices, with retries after transient faults. Each HTTP
exchange runs under a concurrency limit, a circuit breaker and a time-out, and leaves a row in the
ledger.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any
from urllib.parse import urlsplit

from countersign_judge.llm import prices, telemetry
from countersign_judge.llm.answer_limits import find_limits, tighten_schema
from countersign_judge.llm.answers import CheckedAnswer, RawAnswer, check_answer, parse_choice
from countersign_judge.llm.cache import CachedChoices, request_sha256
from countersign_judge.llm.circuit_breaker import (
    CIRCUIT_BREAKERS,
    SHORT_REST,
    CircuitBreaker,
    EndpointResting,
)
from countersign_judge.llm.errors import (
    BadRequest,
    CallRefused,
    ContextOverflow,
    Deferred,
    InvalidAnswer,
    LLMError,
    QuotaExhausted,
    RateLimited,
    SetUpFault,
    TimedOut,
    Transient,
    Truncated,
)
from countersign_judge.llm.ledger import NO_USAGE, CallOutcome, LedgerEntry, call_outcome
from countersign_judge.llm.problems import explain_error
from countersign_judge.llm.providers.dialects import REFUSALS, drop_refused_parts, refused_by
from countersign_judge.llm.providers.offline.provider import answer_offline
from countersign_judge.llm.providers.registry import ServedModel, connect_model
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.slots import ask_slots, is_small
from countersign_judge.llm.strict_json import map_texts
from countersign_judge.llm.timeouts import RESPONSE_TIMES, Deadline, ResponseTimes
from countersign_judge.llm.tokens import context_window, estimate_message_tokens
from countersign_judge.llm.types import (
    OFFLINE,
    ChatRequest,
    ChatResult,
    Choice,
    Masking,
    Message,
    Usage,
)


def chat(request: ChatRequest) -> ChatResult:
    """Ask a model. Returns within CALL_DEADLINE seconds, whatever the server does, or within four
    times as long if the server is known to be slow. Waiting for a slot does not count.

    Raises `errors.Transient` when the work should wait (`retry_after` seconds if the server
    said so) and `errors.Permanent` when asking again would not help. Raises RuntimeError inside
    a transaction. Not for a web request: it takes seconds to minutes.
    """
    SERVICES.connections.refuse_transaction()
    if request.n < 1 or request.max_tokens < 1 or not request.messages:
        raise BadRequest(
            f"a request needs messages, n and max_tokens of 1 or more; got {len(request.messages)}"
            f" messages, n={request.n}, max_tokens={request.max_tokens}"
        )
    if request.model == OFFLINE:
        return answer_offline(request)
    asked = connect_model(request.model)
    roomy = replace(request, max_tokens=request.max_tokens + client_settings().THINKING_TOKENS)
    sent = mask_request(roomy, asked.endpoint)
    started = time.monotonic()
    entry = build_entry(sent, asked)
    seconds = get_response_times(entry).call_seconds(
        client_settings().CALL_DEADLINE, sent.max_tokens
    )
    exchange = Exchange(asked, Deadline(started + seconds), entry)
    cached = False
    try:
        if client_settings().CACHE and sent.cache and sent.temperature == 0:
            with SERVICES.cache.answer_or_claim(entry.request_sha256, exchange.deadline) as found:
                if isinstance(found, CachedChoices):
                    answer, cached = _use_cached(found, sent, entry, started), True
                else:
                    answer = _sample_choices(exchange, sent)
                    if len(answer.choices) == sent.n:
                        found.keep(answer)
        else:
            answer = _sample_choices(exchange, sent)
    except BadRequest as error:
        if not SERVICES.ledger.blames_server(entry, str(error)):
            raise
        raise explain_error(CallRefused(str(error)), asked) from error
    finally:
        SERVICES.connections.release_connection()
    result = ChatResult(
        choices=answer.choices,
        usage=answer.usage,
        model=sent.model,
        endpoint=asked.endpoint,
        latency=time.monotonic() - started,
        cached=cached,
        cost=prices.total_cost(exchange.costs),
    )
    return result if sent is roomy else unmask_result(result, request)


def build_entry(request: ChatRequest, asked: ServedModel) -> LedgerEntry:
    """The ledger's labels for every exchange of the request."""
    return LedgerEntry(
        purpose=request.purpose,
        subject=request.subject,
        provider=asked.provider.name,
        endpoint=asked.endpoint,
        model=asked.model,
        request_sha256=request_sha256(request, asked.endpoint),
    )


def _use_cached(
    found: CachedChoices, request: ChatRequest, entry: LedgerEntry, started: float
) -> CachedChoices:
    SERVICES.ledger.record_call(
        entry,
        outcome=CallOutcome.CACHED,
        latency=time.monotonic() - started,
        cost=Decimal(0),
        finish_reason=found.choices[0].finish_reason,
    )
    return replace(found, choices=tuple(parse_choice(choice, request) for choice in found.choices))


def _sample_choices(exchange: Exchange, request: ChatRequest) -> CachedChoices:
    """Raises Transient over budget, before anything is asked."""
    SERVICES.ledger.check_budgets(request.subject)
    sampler = Sampler(exchange, request)
    sampler.fill()
    return CachedChoices(tuple(sampler.choices), sampler.usage)


# --- PII redaction ----------------------------------------------------------
# Below this line nothing sees masked data: neither provider nor cache nor log.


def mask_request(request: ChatRequest, endpoint: str) -> ChatRequest:
    """The request as it may leave for `endpoint`; unchanged if nothing has to be masked."""
    trusted = urlsplit(endpoint).hostname in client_settings().TRUSTED_HOSTS
    if request.masking is None or trusted:
        return request
    return replace(request, messages=request.masking.mask(request.messages), masking=None)


def unmask_result(result: ChatResult, request: ChatRequest) -> ChatResult:
    """The answer with masked data put back. Log probabilities stay those of the tokens."""
    if request.masking is None:
        return result
    choices = tuple(_restore_choice(choice, request.masking) for choice in result.choices)
    return replace(result, choices=choices)


def _restore_choice(choice: Choice, masking: Masking) -> Choice:
    if choice.data is None:
        return replace(choice, text=masking.unmask(choice.text))
    # Its text is the JSON that `data` was read from: a value put in there could break it.
    return replace(choice, data=map_texts(choice.data, masking.unmask))


# --- Sampling ---------------------------------------------------------------
# From one request to its `n` usable choices, in as many calls as that takes.

# How often a cut answer is asked for again, each time with less to say.
MOST_CUTS = 2
# Extra tokens for a thinking model, each time that it did not reach an answer.
_LEAST_THOUGHT_TOKENS = 1024
_THOUGHT_FACTOR = 4


@dataclass
class Sampler:
    """Counts the choices and asks for the rest: servers refuse `n`, ignore it or send bad ones."""

    exchange: Exchange
    request: ChatRequest
    choices: list[Choice] = field(default_factory=list)
    usage: Usage = NO_USAGE
    _calls: int = 0
    _asked_again: bool = False
    _cuts: int = 0

    def fill(self) -> None:
        """Raises LLMError when no choice is usable; otherwise keeps what came."""
        try:
            while self._missing():
                self._round()
        except LLMError:
            if not self.choices:
                raise

    def _missing(self) -> int:
        return self.request.n - len(self.choices)

    def _round(self) -> None:
        answer = self._call(self.request)
        while not answer.choices and (other := self._other(answer)):
            answer = self._again(other, answer)
        if not answer.choices:
            raise answer.problems[0]

    def _call(self, asked: ChatRequest) -> CheckedAnswer:
        """Ask for the missing choices. The same seed would give the same sample."""
        seed = self.request.seed
        request = replace(
            asked, n=self._missing(), seed=None if seed is None else seed + self._calls
        )
        self._calls += 1
        answer = ask_with_retries(self.exchange, request)
        self.usage = add_usage(self.usage, answer.usage)
        self.choices += answer.choices[: self._missing()]
        return answer

    def _other(self, answer: CheckedAnswer) -> ChatRequest | None:
        """What to ask after an unusable answer; None after enough tries."""
        match answer.problems[0]:
            case InvalidAnswer() as problem if not self._asked_again:
                self._asked_again = True
                if self.request.verbatim:
                    return self.request
                return replace(self.request, messages=add_correction(self.request, problem))
            case Truncated(empty=False) if self.request.verbatim:
                return None
            case Truncated() as problem if self._cuts < MOST_CUTS:
                self._cuts += 1
                other = give_more_room if problem.empty else shorten_request
                return other(self.request, self._cuts)
            case _:
                return None

    def _again(self, other: ChatRequest, answer: CheckedAnswer) -> CheckedAnswer:
        """Raises the problem of `answer` if the server refuses the longer request."""
        try:
            return self._call(other)
        except (BadRequest, ContextOverflow) as error:
            raise answer.problems[0] from error


def shorten_request(request: ChatRequest, cuts: int) -> ChatRequest:
    """The request for half the answer, and at the second cut for a quarter with twice the room.

    A model that found no end would fill more room as well; the second time, the server may be one
    that ignores limits in a schema. The room stays within the model's window. The new part comes
    last, so that the beginning that requests share stays the same.
    """
    *before, last = request.messages
    # Without a number: the task may have a limit of its own, and two would contradict each other.
    remark = (
        "\n\nAn earlier answer was too long and was cut off. Do the same task with far "
        "fewer words: keep only what matters most."
    )
    room = context_window(request.model) - estimate_message_tokens(request.messages)
    more = min(request.max_tokens * 2 ** (cuts - 1), room)
    shorter = replace(
        request,
        messages=(*before, replace(last, content=last.content + remark)),
        schema=request.schema and tighten_schema(request.schema, cuts),
        max_tokens=max(request.max_tokens, more),
    )
    return resample_request(shorter)


# With the same sampling, a model that found no end or repeats itself would do so again.
_LEAST_TEMPERATURE, _FREQUENCY_PENALTY = 0.3, 0.5


def resample_request(request: ChatRequest) -> ChatRequest:
    """The request with a little randomness and a penalty on repeated words."""
    temperature = max(request.temperature, _LEAST_TEMPERATURE)
    return replace(request, temperature=temperature, frequency_penalty=_FREQUENCY_PENALTY)


def give_more_room(request: ChatRequest, cuts: int) -> ChatRequest:
    """The same request with room for thoughts: the model used all of it to think, and less to say
    would not help. The room stays within the model's window."""
    room = context_window(request.model) - estimate_message_tokens(request.messages)
    more = min(max(request.max_tokens, _LEAST_THOUGHT_TOKENS) * _THOUGHT_FACTOR**cuts, room)
    return replace(request, max_tokens=max(request.max_tokens, more))


def add_correction(request: ChatRequest, problem: InvalidAnswer) -> tuple[Message, ...]:
    """The conversation with a remark on what was wrong with the answer.

    The answer itself is left out. The model has read a transcript, so the answer may repeat
    instructions from there, and nothing here would mark it as material.
    """
    *before, last = request.messages
    form = "some text" if request.schema is None else "one JSON object that fits the schema"
    remark = f"An earlier answer could not be used: {problem.rule}. Answer only with {form}."
    return (*before, replace(last, content=f"{last.content}\n\n{remark}"))


def add_usage(one: Usage, other: Usage) -> Usage:
    """The sum of the tokens of two calls."""
    return Usage(
        prompt=one.prompt + other.prompt,
        cached=one.cached + other.cached,
        completion=one.completion + other.completion,
    )


# --- Retry ------------------------------------------------------------------
# Asks again after transient faults, and without what the server refuses.

LONGEST_PAUSE = 30.0


def ask_with_retries(exchange: Exchange, request: ChatRequest) -> CheckedAnswer:
    """Up to MAX_TRIES exchanges within the deadline, and one more each time the server refuses a
    part of the request. Raises what the last one raised."""
    faults: list[Transient] = []
    model = (exchange.asked.endpoint, exchange.asked.model)
    refused = REFUSALS.of(*model) - request.required
    while True:
        try:
            answer = exchange.ask(request, refused)
        except BadRequest as error:
            found = exchange.refused_by(error, request, refused)
            if not found:
                raise
            # Each part is left out only once, so this ends.
            refused |= found
        except InvalidAnswer as error:
            # The server checked the answer itself.
            rule = "the server found no JSON in it that fits the schema"
            problem = InvalidAnswer(str(error), rule=rule)
            return CheckedAnswer((), (problem,), NO_USAGE)
        except Transient as fault:
            faults.append(fault)
            _pause_or_raise(exchange, faults)
        else:
            REFUSALS.add(*model, refused)
            return answer


def _pause_or_raise(exchange: Exchange, faults: list[Transient]) -> None:
    fault = faults[-1]
    pause = _pause_seconds(len(faults), fault.retry_after)
    if _is_hopeless(fault) or pause >= exchange.deadline.left():
        raise fault
    if len(faults) >= client_settings().MAX_TRIES:
        raise fault
    SERVICES.connections.release_connection()
    exchange.deadline.sleep(pause)


def _is_hopeless(fault: Transient) -> bool:
    if isinstance(fault, EndpointResting):
        return (fault.retry_after or 0.0) > SHORT_REST
    return isinstance(fault, QuotaExhausted | Deferred | SetUpFault)


def _pause_seconds(failures: int, retry_after: float | None) -> float:
    """Seconds: the server's wish and a little more, otherwise exponential with full jitter."""
    spread = random.uniform(0, client_settings().BACKOFF * 2 ** (failures - 1))  # noqa: S311
    return min(LONGEST_PAUSE, spread) if retry_after is None else retry_after + spread


# --- HTTP exchange ----------------------------------------------------------


def get_response_times(entry: LedgerEntry) -> ResponseTimes:
    """How long such calls took in this process."""
    kind = (entry.endpoint, entry.model, entry.purpose)
    return RESPONSE_TIMES.setdefault(kind, ResponseTimes())


@dataclass(frozen=True)
class Exchange:
    """One HTTP exchange at a time with `asked`, until `deadline`; `entry` labels the ledger.

    `costs` has the US dollars of each answer so far, None for an unknown price.
    """

    asked: ServedModel
    deadline: Deadline
    entry: LedgerEntry
    costs: list[Decimal | None] = field(default_factory=list)

    def ask(self, request: ChatRequest, refused: frozenset[str]) -> CheckedAnswer:
        """Ask once, without what the server refused.

        Raises LLMError when the server gave no answer; a bad answer holds its own problems.
        """
        sent = self._request_as_sent(request, refused)
        limits = find_limits(request.schema) if request.schema else frozenset()
        dropped = refused & (self.asked.options(request) | limits)
        self.asked.require_fit(sent)
        SERVICES.connections.release_connection()
        endpoint = self.asked.endpoint
        # Threads that ask for one key at once get the same object: `setdefault` is atomic.
        breaker = CIRCUIT_BREAKERS.setdefault(endpoint, CircuitBreaker(endpoint))
        name = f"{self.asked.provider.name}:{self.asked.model}"
        ask_slots(self.asked)
        with SERVICES.slots.hold_slot(
            endpoint, self.deadline, model=name, subject=self.entry.subject
        ):
            self.deadline.require(f"a slot of {endpoint}")
            breaker.enter()
            started = time.monotonic()
            try:
                with telemetry.TRACING.model_call(self._described(request)) as span:
                    raw = self._ask_in_time(sent, refused)
                    reasons = [choice.finish_reason for choice in raw.choices]
                    span.set_attributes(
                        {
                            "gen_ai.usage.input_tokens": raw.usage.prompt,
                            "gen_ai.usage.cache_read.input_tokens": raw.usage.cached,
                            "gen_ai.usage.output_tokens": raw.usage.completion,
                            "gen_ai.response.finish_reasons": reasons,
                            "gen_ai.response.model": raw.model or self.asked.model,
                        }
                    )
            except LLMError as error:
                SERVICES.ledger.record_call(
                    self.entry,
                    outcome=call_outcome(error),
                    latency=time.monotonic() - started,
                    error=str(error),
                    dropped=dropped,
                )
                told = explain_error(error, self.asked)
                breaker.note(told)
                if told is error:
                    raise
                raise told from error
            breaker.note(None)
            latency = time.monotonic() - started
        answer = check_answer(raw, request)
        problem = None if answer.choices else answer.problems[0]
        cost = prices.price_usage(
            self.asked.provider.name, self.asked.model, endpoint, answer.usage, raw.model
        )
        self.costs.append(cost)
        SERVICES.ledger.record_call(
            self.entry,
            outcome=call_outcome(problem),
            latency=latency,
            usage=answer.usage,
            cost=cost,
            answered_by=raw.model,
            error="" if problem is None else str(problem),
            finish_reason=answer.finish_reason,
            dropped=dropped,
        )
        return answer

    def refused_by(
        self, error: BadRequest, request: ChatRequest, refused: frozenset[str]
    ) -> frozenset[str]:
        """The parts of the sent request that `error` is about; empty for none."""
        sent = self._request_as_sent(request, refused)
        return refused_by(error, sent, self.asked.options(sent) - refused - request.required)

    def _request_as_sent(self, request: ChatRequest, refused: frozenset[str]) -> ChatRequest:
        return drop_refused_parts(request, self.asked.refuses | refused)

    def _described(self, request: ChatRequest) -> dict[str, Any]:
        """Span attributes, after OpenTelemetry's conventions; without any message text."""
        return {
            **vars(self.entry),
            "gen_ai.provider.name": self.asked.provider.telemetry or self.asked.provider.name,
            "gen_ai.request.model": self.asked.model,
            "gen_ai.request.temperature": request.temperature,
            "gen_ai.request.max_tokens": request.max_tokens,
            "gen_ai.request.choice.count": request.n,
            "gen_ai.request.seed": request.seed,
            "gen_ai.output.type": "text" if request.schema is None else "json",
        }

    def _ask_in_time(self, request: ChatRequest, refused: frozenset[str]) -> RawAnswer:
        """Raises TimedOut for a try that took longer than such calls take."""
        times = get_response_times(self.entry)
        started = time.monotonic()
        deadline = self.deadline.within(times.limit(request.max_tokens))
        try:
            answer = self.asked.ask(request, refused, deadline)
        except RateLimited:
            if times.note_rate_limit():
                SERVICES.slots.halve_limit(self.entry.endpoint, "wants fewer calls")
            raise
        except Transient as error:
            if deadline.left() > 0:
                raise
            too_many = times.note_timeout()
            if is_small(self.entry.endpoint):
                SERVICES.slots.limit_to_one(self.entry.endpoint)
            elif too_many:
                SERVICES.slots.halve_limit(self.entry.endpoint, "timed out again")
            seconds = time.monotonic() - started
            raise TimedOut(
                f"no whole answer within {seconds:.1f} s; for a server as slow as this raise "
                f"COUNTERSIGN_CALL_DEADLINE, now {client_settings().CALL_DEADLINE:g} s: {error}"
            ) from error
        written = answer.usage.completion // max(1, len(answer.choices))
        times.answered(time.monotonic() - started, request.max_tokens, written)
        return answer
