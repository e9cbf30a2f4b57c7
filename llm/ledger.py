"""The ledger: what was asked of a model, what came of it and what it cost."""

from dataclasses import dataclass
from decimal import Decimal
from uuid import UUID

from llm.errors import InvalidAnswer, LLMError, Transient, Truncated
from llm.models import ModelCall
from llm.types import Usage

MOST_ERROR_CHARACTERS = 2000
NO_USAGE = Usage(0, 0, 0)


@dataclass(frozen=True)
class Entry:
    """What a call's row says whatever becomes of it."""

    purpose: str
    subject: UUID | None
    provider: str
    endpoint: str
    model: str
    request_sha256: str


def outcome_of(error: LLMError | None) -> ModelCall.Outcome:
    match error:
        case None:
            return ModelCall.Outcome.OK
        case Transient():
            return ModelCall.Outcome.TRANSIENT
        case Truncated():
            return ModelCall.Outcome.TRUNCATED
        case InvalidAnswer():
            return ModelCall.Outcome.INVALID
        case _:
            return ModelCall.Outcome.PERMANENT


def record(
    entry: Entry,
    *,
    outcome: ModelCall.Outcome,
    latency: float,
    usage: Usage = NO_USAGE,
    cost: Decimal | None = None,
    error: str = "",
    finish_reason: str = "",
) -> None:
    """Write one row; `latency` in seconds."""
    ModelCall.objects.create(
        purpose=entry.purpose,
        subject=entry.subject,
        provider=entry.provider,
        endpoint=entry.endpoint,
        model=entry.model,
        request_sha256=entry.request_sha256,
        prompt_tokens=usage.prompt,
        cached_tokens=usage.cached,
        completion_tokens=usage.completion,
        cost=cost,
        latency_ms=round(latency * 1000),
        outcome=outcome,
        # PostgreSQL text holds no NUL, and an error may quote whatever a server sent.
        error=error.replace("\0", "")[:MOST_ERROR_CHARACTERS],
        finish_reason=finish_reason[:40],
    )
