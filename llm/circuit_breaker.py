"""A circuit breaker for each endpoint: a server that is down is not asked by every worker.

After Nygard, "Release It!": closed, open for a while, then one caller tries.
"""

import time
from dataclasses import dataclass, field
from threading import Lock

from llm.conf import options
from llm.errors import Deferred, LLMError, RateLimited, Transient


@dataclass
class Breaker:
    """Shared by the threads of one process; another process finds out by itself."""

    endpoint: str
    _failures: int = 0
    _resting_until: float = 0.0
    _lock: Lock = field(default_factory=Lock)

    def enter(self) -> None:
        """Raises Deferred while the endpoint rests; afterwards one caller in turn may try."""
        with self._lock:
            rest = self._resting_until - time.monotonic()
            if rest > 0:
                raise Deferred(
                    f"{self.endpoint} failed {self._failures} times in a row and rests",
                    retry_after=rest,
                )
            if self._failures >= options().BREAKER_FAILURES:
                self._rest()

    def note(self, error: LLMError | None) -> None:
        """Count a failure of the server; any other answer, a refusal too, shows it is well."""
        with self._lock:
            if not isinstance(error, Transient) or isinstance(error, RateLimited):
                self._failures, self._resting_until = 0, 0.0
                return
            self._failures += 1
            if self._failures >= options().BREAKER_FAILURES:
                self._rest()

    def _rest(self) -> None:
        self._resting_until = time.monotonic() + options().BREAKER_SECONDS


@dataclass
class Breakers:
    _by_endpoint: dict[str, Breaker] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def of(self, endpoint: str) -> Breaker:
        with self._lock:
            return self._by_endpoint.setdefault(endpoint, Breaker(endpoint))

    def reset(self) -> None:
        with self._lock:
            self._by_endpoint.clear()


BREAKERS = Breakers()
