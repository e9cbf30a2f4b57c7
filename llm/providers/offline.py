"""The built-in engine: no network, no key, no cost, and still a row in the ledger."""

import time
from decimal import Decimal

from llm import ledger
from llm.answers import Answer, RawChoice, read
from llm.errors import LLMError
from llm.fingerprint import request_sha256
from llm.ledger import NO_USAGE
from llm.models import ModelCall
from llm.names import OFFLINE
from llm.offline import respond
from llm.types import ChatRequest, ChatResult, Choice

FREE = Decimal(0)


def answer_offline(request: ChatRequest) -> ChatResult:
    """One choice, since the engine gives the same text every time. Raises LLMError."""
    started = time.monotonic()
    try:
        choice = _choice(request)
    except LLMError as error:
        _record(request, time.monotonic() - started, error)
        raise
    latency = time.monotonic() - started
    _record(request, latency, None)
    return ChatResult(
        choices=(choice,),
        usage=NO_USAGE,
        model=OFFLINE,
        endpoint=OFFLINE,
        latency=latency,
        cached=False,
        cost=FREE,
    )


def _choice(request: ChatRequest) -> Choice:
    reading = read(Answer((RawChoice(respond(request), "stop"),), NO_USAGE), request)
    if reading.problems:
        raise reading.problems[0]
    return reading.choices[0]


def _record(request: ChatRequest, latency: float, problem: LLMError | None) -> None:
    entry = ledger.Entry(
        purpose=request.purpose,
        subject=request.subject,
        provider=OFFLINE,
        endpoint=OFFLINE,
        model=OFFLINE,
        request_sha256=request_sha256(request, OFFLINE),
    )
    outcome: ModelCall.Outcome = ledger.outcome_of(problem)
    ledger.record(
        entry, outcome=outcome, latency=latency, cost=FREE, error=str(problem) if problem else ""
    )
