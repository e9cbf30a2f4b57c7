"""What is recorded of each call to a model; nothing is, unless an application keeps a ledger."""

from collections.abc import Collection
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import Protocol
from uuid import UUID

from countersign_judge.llm.errors import (
    InvalidAnswer,
    LLMError,
    SetUpFault,
    TimedOut,
    Transient,
    Truncated,
)
from countersign_judge.llm.types import Usage

NO_USAGE = Usage(0, 0, 0)


class CallOutcome(StrEnum):
    OK = "ok"
    CACHED = "cached"
    TRANSIENT = "transient"
    TIMEOUT = "timeout"
    PERMANENT = "permanent"
    TRUNCATED = "truncated"
    INVALID = "invalid"

    @classmethod
    def answered(cls) -> list["CallOutcome"]:
        """Those of calls that a model answered, so that they have a price, known or not."""
        return [cls.OK, cls.CACHED, cls.TRUNCATED, cls.INVALID]


@dataclass(frozen=True)
class LedgerEntry:
    """The part of a call's row that is known before its result."""

    purpose: str
    subject: UUID | None
    provider: str
    endpoint: str
    model: str
    request_sha256: str


def call_outcome(error: LLMError | None) -> CallOutcome:
    match error:
        case None:
            return CallOutcome.OK
        case TimedOut():
            return CallOutcome.TIMEOUT
        case Transient() if not isinstance(error, SetUpFault):
            return CallOutcome.TRANSIENT
        case Truncated():
            return CallOutcome.TRUNCATED
        case InvalidAnswer():
            return CallOutcome.INVALID
        case _:
            return CallOutcome.PERMANENT


class Ledger(Protocol):
    """Keeps calls and budgets."""

    def record_call(
        self,
        entry: LedgerEntry,
        *,
        outcome: CallOutcome,
        latency: float,
        usage: Usage = NO_USAGE,
        cost: Decimal | None = None,
        answered_by: str = "",
        error: str = "",
        finish_reason: str = "",
        dropped: Collection[str] = (),
    ) -> None:
        """`latency` in seconds, `cost` in US dollars, None where the price is unknown."""

    def check_budgets(self, subject: UUID | None) -> None:
        """Raises Transient where nothing is left to spend for `subject`."""

    def blames_server(self, entry: LedgerEntry, complaint: str) -> bool:
        """Whether a complaint that is not known is about the server, not about the request."""

    def last_answered_by(self, provider: str, model: str) -> str:
        """The model that the newest answer of this one named; empty where none did."""


class NoLedger:
    """Keeps the models that answers named, and nothing else."""

    def __init__(self) -> None:
        self._answered_by: dict[tuple[str, str], str] = {}

    def record_call(
        self,
        entry: LedgerEntry,
        *,
        outcome: CallOutcome,
        latency: float,
        usage: Usage = NO_USAGE,
        cost: Decimal | None = None,
        answered_by: str = "",
        error: str = "",
        finish_reason: str = "",
        dropped: Collection[str] = (),
    ) -> None:
        if answered_by:
            self._answered_by[entry.provider, entry.model] = answered_by

    def check_budgets(self, subject: UUID | None) -> None:
        pass

    def blames_server(self, entry: LedgerEntry, complaint: str) -> bool:
        return False

    def last_answered_by(self, provider: str, model: str) -> str:
        return self._answered_by.get((provider, model), "")
