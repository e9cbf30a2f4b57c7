"""The circuit breaker of each endpoint: a server that is down is not asked by every worker.

After Nygard, "Release It!": closed while calls succeed, open for a while after several failures
in a row, then half-open: one caller tries.
"""

import time
from dataclasses import dataclass, field
from threading import Lock

from llm.conf import options
from llm.counters import rests
from llm.errors import Deferred, LLMError, RateLimited, Transient


@dataclass
class CircuitBreaker:
    """Of one endpoint, shared by the threads of one process; other processes have their own."""

    endpoint: str
    _failures: int = 0
    _open_until: float = 0.0
    _lock: Lock = field(default_factory=Lock)

    def enter(self) -> None:
        """Raises Deferred while the breaker is open; afterwards one caller in turn may try."""
        with self._lock:
            rest = self._open_until - time.monotonic()
            if rest > 0:
                raise Deferred(
                    f"{self.endpoint} failed {self._failures} times in a row and rests",
                    retry_after=rest,
                )
            if self._failures >= options().BREAKER_FAILURES:
                self._open()

    def note(self, error: LLMError | None) -> None:
        """Count a failure of the server. Any other answer, a refusal too, closes the breaker."""
        with self._lock:
            if not isinstance(error, Transient) or isinstance(error, RateLimited):
                if self._open_until:
                    rests(self.endpoint, 0)
                self._failures, self._open_until = 0, 0.0
                return
            self._failures += 1
            if self._failures >= options().BREAKER_FAILURES:
                self._open()

    def _open(self) -> None:
        self._open_until = time.monotonic() + options().BREAKER_SECONDS
        rests(self.endpoint, options().BREAKER_SECONDS)


# By endpoint.
CIRCUIT_BREAKERS: dict[str, CircuitBreaker] = {}
