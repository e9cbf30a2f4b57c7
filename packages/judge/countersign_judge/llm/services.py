"""What the client uses of the program that it runs in, and what it does without one.

An application sets the fields of SERVICES at its start, as `llm.apps` does.
"""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

from countersign_judge.llm.cache import AnswerCache, SqliteCache, usual_cache_file
from countersign_judge.llm.ledger import Ledger, NoLedger
from countersign_judge.llm.slots import ProcessSlots, Slots


class Connections(Protocol):
    """The database connection of the current thread: others may use it during a call."""

    def refuse_transaction(self) -> None:
        """Raises RuntimeError inside a transaction, which would hold its locks for the call."""

    def release_connection(self) -> None: ...

    def share_connections(self, most: int) -> AbstractContextManager[object]:
        """While threads judge: they share up to `most` connections."""


class NoConnections:
    def refuse_transaction(self) -> None:
        pass

    def release_connection(self) -> None:
        pass

    def share_connections(self, most: int) -> AbstractContextManager[object]:
        return nullcontext()


class BreakerEvents(Protocol):
    """Notified of the circuit breakers of this process."""

    def set_resting(self, endpoint: str, seconds: float) -> None:
        """The endpoint rests for so long; 0: no longer."""

    def announce_recovery(self, endpoint: str) -> None:
        """A server answers after a failure, or for the first time in this process."""


class NoBreakerEvents:
    def set_resting(self, endpoint: str, seconds: float) -> None:
        pass

    def announce_recovery(self, endpoint: str) -> None:
        pass


@dataclass
class Services:
    ledger: Ledger = field(default_factory=NoLedger)
    cache: AnswerCache = field(default_factory=lambda: SqliteCache(usual_cache_file()))
    slots: Slots = field(default_factory=ProcessSlots)
    connections: Connections = field(default_factory=NoConnections)
    breaker_events: BreakerEvents = field(default_factory=NoBreakerEvents)


SERVICES = Services()
