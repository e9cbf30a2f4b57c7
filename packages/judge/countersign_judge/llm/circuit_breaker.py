"""The circuit breaker of each endpoint: keeps workers from calling a server that is down.

After Nygard, "Release It!": closed while calls succeed, open for a while after several failures
in a row, then half-open: one caller tries. The first rest is short, in case the server fails often
but is up; each further one is twice as long.
"""

import time
from dataclasses import dataclass, field
from threading import Lock

from countersign_judge.llm.errors import (
    CallRefused,
    Deferred,
    LLMError,
    ModelMissing,
    ModelTooLarge,
    RateLimited,
    Transient,
    WrongAddress,
)
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import client_settings

FIRST_REST = 1.0  # seconds
# A call waits this long itself; for a longer rest its work is put off.
SHORT_REST = 2.0
_MOST_DOUBLINGS = 20
# The server works: it wants fewer calls, or cannot serve this model.
_NOT_COUNTED = (RateLimited, ModelMissing, ModelTooLarge, WrongAddress, CallRefused)


class EndpointResting(Deferred):
    """The endpoint rests for `retry_after` seconds."""

    def __init__(self, endpoint: str, failures: int, rest: float, sentence: str = "") -> None:
        text = sentence or f"{endpoint} rests, because it failed {failures} times in a row"
        super().__init__(text, retry_after=rest)


@dataclass
class CircuitBreaker:
    """The breaker of one endpoint, shared by the threads of one process, not by processes."""

    endpoint: str
    _failures: int = 0
    _rests: int = 0
    _open_until: float = 0.0
    # The last failure's message, if it quotes no one.
    _sentence: str = ""
    _answered: bool = False
    _lock: Lock = field(default_factory=Lock)

    def enter(self) -> None:
        """Raises Deferred while the breaker is open; then lets one caller at a time try."""
        with self._lock:
            rest = self._open_until - time.monotonic()
            if rest > 0:
                raise EndpointResting(self.endpoint, self._failures, rest, self._sentence)
            if self._failures >= client_settings().BREAKER_FAILURES:
                self._open()

    def note(self, error: LLMError | None) -> None:
        """Count a failure of the server. Any other answer, a refusal too, closes the breaker."""
        with self._lock:
            if isinstance(error, Transient) and not isinstance(error, _NOT_COUNTED):
                self._failures += 1
                self._answered = False
                self._sentence = str(error) if error.loggable else ""
                # Calls in flight when it opened do not prolong the rest.
                if self._failures >= client_settings().BREAKER_FAILURES and not self._is_open():
                    self._open()
                return
            rested, self._failures, self._rests, self._open_until = self._rests, 0, 0, 0.0
            first, self._answered = not self._answered, True
        if rested:
            SERVICES.breaker_events.set_resting(self.endpoint, 0)
        if first:
            SERVICES.breaker_events.announce_recovery(self.endpoint)

    def _is_open(self) -> bool:
        return self._open_until > time.monotonic()

    def _open(self) -> None:
        seconds = min(client_settings().BREAKER_SECONDS, FIRST_REST * 2.0**self._rests)
        self._rests = min(self._rests + 1, _MOST_DOUBLINGS)
        self._open_until = time.monotonic() + seconds
        SERVICES.breaker_events.set_resting(self.endpoint, seconds)


# By endpoint.
CIRCUIT_BREAKERS: dict[str, CircuitBreaker] = {}
