"""The offline engine as a provider: no network, no key, no cost, and still a row in the ledger.

It answers requests whose `material` is a transcript and ignores their messages.
"""

import time
from decimal import Decimal

from countersign_judge.llm.answers import RawAnswer, RawChoice, check_answer
from countersign_judge.llm.cache import request_sha256
from countersign_judge.llm.errors import BadRequest, LLMError
from countersign_judge.llm.ledger import NO_USAGE, LedgerEntry, call_outcome
from countersign_judge.llm.providers.offline.writer import style_for, summarise
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.types import OFFLINE, ChatRequest, ChatResult, Choice

NO_COST = Decimal(0)


def answer_offline(request: ChatRequest) -> ChatResult:
    """One choice, since the engine gives the same text every time. Raises LLMError."""
    started = time.monotonic()
    try:
        choice = _write_choice(request)
    except LLMError as error:
        _record_call(request, time.monotonic() - started, error)
        raise
    latency = time.monotonic() - started
    _record_call(request, latency, None)
    return ChatResult(
        choices=(choice,),
        usage=NO_USAGE,
        model=OFFLINE,
        endpoint=OFFLINE,
        latency=latency,
        cached=False,
        cost=NO_COST,
    )


def _write_choice(request: ChatRequest) -> Choice:
    reading = check_answer(
        RawAnswer((RawChoice(write_minutes(request), "stop"),), NO_USAGE), request
    )
    if reading.problems:
        raise reading.problems[0]
    return reading.choices[0]


def _record_call(request: ChatRequest, latency: float, problem: LLMError | None) -> None:
    entry = LedgerEntry(
        purpose=request.purpose,
        subject=request.subject,
        provider=OFFLINE,
        endpoint=OFFLINE,
        model=OFFLINE,
        request_sha256=request_sha256(request, OFFLINE),
    )
    SERVICES.ledger.record_call(
        entry,
        outcome=call_outcome(problem),
        latency=latency,
        cost=NO_COST,
        error=str(problem) if problem else "",
    )


# --- Material ---------------------------------------------------------------


def write_minutes(request: ChatRequest) -> str:
    """The text of the minutes for `request.material`.

    Material is {"title": str, "turns": [{"speaker": str, "text": str, …}], "words": int, "brief":
    mapping or None}; `writer.style_for` says what a brief holds. A brief may stretch the
    budget of words. Raises BadRequest without material, and where no sentence fits.
    """
    material = request.material
    if material is None:
        raise BadRequest(
            "The offline engine writes from a transcript: pass its turns as material, or name "
            "another model"
        )
    style = style_for(material.get("brief"))
    try:
        minutes = summarise(
            material["turns"],
            title=material.get("title") or "",
            words=round(material["words"] * style.room),
            style=style,
        )
    except ValueError as error:
        raise BadRequest(f"The offline engine cannot write this summary: {error}") from error
    if not minutes.sentences:
        raise BadRequest(
            f"words is {material['words']} and no sentence of the transcript that says something "
            "fits; allow more words, or name another model"
        )
    return minutes.text
