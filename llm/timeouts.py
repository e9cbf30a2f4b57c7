"""Time-outs: the deadline of a call, and how long one try of it may take.

A stalled try would hold its thread until the deadline. Each process keeps how long the last
answers of an endpoint, a model and a purpose took; a try is given several times what nearly all of
them took.
"""

import math
import time
from collections import deque
from dataclasses import dataclass, field
from threading import Lock

from llm.errors import Transient


@dataclass(frozen=True)
class Deadline:
    """When a whole call has to be over, in seconds on the monotonic clock, which nobody sets."""

    at: float

    @classmethod
    def after(cls, seconds: float) -> "Deadline":
        return cls(time.monotonic() + seconds)

    def left(self) -> float:
        return max(0.0, self.at - time.monotonic())

    def require(self, waiting_for: str) -> float:
        """Seconds left; raises Transient when there are none."""
        left = self.left()
        if left <= 0:
            raise Transient(f"the call's deadline passed while waiting for {waiting_for}")
        return left

    def sleep(self, seconds: float) -> None:
        time.sleep(min(seconds, self.left()))

    def within(self, seconds: float) -> "Deadline":
        """The deadline of one try that may take `seconds`, within that of the whole call."""
        return Deadline(min(self.at, time.monotonic() + seconds))


# --- Time-out of a try ------------------------------------------------------

# Before so many answers a try may take the whole deadline.
FEWEST_ANSWERS, MOST_ANSWERS = 20, 200
LEAST_SECONDS = 10.0
TIMES = 4.0
# A server that has become slow needs more than it took before, and needs it again.
LEEWAY = 1.5
_QUANTILE = 0.95
_MOST_DOUBLINGS = 20


@dataclass
class ResponseTimes:
    """How long answers to one kind of call took, each with the tokens that it was allowed."""

    _answers: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=MOST_ANSWERS))
    _timeouts: int = 0
    _lock: Lock = field(default_factory=Lock)

    def limit(self, max_tokens: int) -> float:
        """Seconds for a try; it doubles with every time-out until an answer comes."""
        with self._lock:
            if len(self._answers) < FEWEST_ANSWERS:
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


# By endpoint, model and purpose, shared by the threads of one process.
RESPONSE_TIMES: dict[tuple[str, str, str], ResponseTimes] = {}
