"""The ledger: what was asked of a model, what came of it and what it cost."""

from dataclasses import dataclass
from decimal import Decimal
from uuid import UUID

from django.db import connection

from llm.errors import InvalidAnswer, LLMError, TimedOut, Transient, Truncated
from llm.models import ModelCall
from llm.types import Usage

MOST_ERROR_CHARACTERS = 2000
NO_USAGE = Usage(0, 0, 0)
# From each pair to the next by the index: DISTINCT would read every call that was ever made.
_PAIRS = """
WITH RECURSIVE pair AS (
    (SELECT provider, model FROM llm_modelcall ORDER BY provider, model LIMIT 1)
    UNION ALL
    SELECT later.* FROM pair CROSS JOIN LATERAL (
        SELECT call.provider, call.model FROM llm_modelcall call
        WHERE (call.provider, call.model) > (pair.provider, pair.model)
        ORDER BY call.provider, call.model LIMIT 1
    ) AS later
)
SELECT provider, model FROM pair
"""


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
        case TimedOut():
            return ModelCall.Outcome.TIMEOUT
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


def models_called() -> list[tuple[str, str]]:
    """Provider and model of every call in the ledger, each once."""
    with connection.cursor() as cursor:
        cursor.execute(_PAIRS)
        return [(provider, model) for provider, model in cursor.fetchall()]
