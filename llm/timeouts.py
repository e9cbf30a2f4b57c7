"""How long one try of a call may take, by what the server has shown so far.

A stalled call would hold its thread for the whole deadline. Each process keeps the last answers
of an endpoint, a model and a purpose; a try is given several times what nearly all of them took.
"""

import math
import time
from collections import deque
from dataclasses import dataclass, field
from threading import Lock

from llm.deadline import Deadline

# Before so many answers a try may take the whole deadline.
FEWEST, MOST = 20, 200
LEAST_SECONDS = 10.0
TIMES = 4.0
# A server that has become slow needs more than it took before, and needs it again.
LEEWAY = 1.5
_QUANTILE = 0.95
_MOST_DOUBLINGS = 20


@dataclass
class Pace:
    """Of one kind of call. Answers are kept with the tokens that they were allowed."""

    _answers: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=MOST))
    _timeouts: int = 0
    _lock: Lock = field(default_factory=Lock)

    def limit(self, max_tokens: int) -> float:
        """Seconds for a try; it doubles with every time-out until an answer comes."""
        with self._lock:
            if len(self._answers) < FEWEST:
                return math.inf
            expected = sorted(_scaled(answer, max_tokens) for answer in self._answers)
            usual = TIMES * expected[math.ceil(_QUANTILE * len(expected)) - 1]
            last = LEEWAY * _scaled(self._answers[-1], max_tokens)
            return float(max(LEAST_SECONDS, usual, last) * 2.0**self._timeouts)

    def answered(self, seconds: float, max_tokens: int) -> None:
        with self._lock:
            self._answers.append((seconds, max_tokens))
            self._timeouts = 0

    def timed_out(self) -> None:
        with self._lock:
            self._timeouts = min(self._timeouts + 1, _MOST_DOUBLINGS)


def _scaled(answer: tuple[float, int], max_tokens: int) -> float:
    """Where more tokens are allowed, an answer may take longer in proportion."""
    seconds, allowed = answer
    return seconds * max(1.0, max_tokens / allowed)


@dataclass
class Paces:
    _by_key: dict[tuple[str, str, str], Pace] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def of(self, endpoint: str, model: str, purpose: str) -> Pace:
        with self._lock:
            return self._by_key.setdefault((endpoint, model, purpose), Pace())

    def reset(self) -> None:
        with self._lock:
            self._by_key.clear()


PACES = Paces()


def sooner(deadline: Deadline, seconds: float) -> Deadline:
    """The deadline of a try that may take so long, within that of the whole call."""
    return Deadline(min(deadline.at, time.monotonic() + seconds))
