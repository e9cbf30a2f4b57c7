"""Time-outs: the deadline of a call, and how long one try of it may take.

A stalled try would hold its thread until the deadline. Each process records how long the last
answers of an endpoint, a model and a purpose took; a try gets several times what nearly all of
them took. The deadline of the whole call grows for a server that writes too slowly for it.
"""

import math
import time
from collections import deque
from dataclasses import dataclass, field
from threading import Lock

from countersign_judge.llm.errors import Transient


@dataclass
class Deadline:
    """When a whole call has to be over, in seconds on the monotonic clock."""

    at: float

    @classmethod
    def after(cls, seconds: float) -> "Deadline":
        return cls(time.monotonic() + seconds)

    def left(self) -> float:
        return max(0.0, self.at - time.monotonic())

    def require(self, waiting_for: str) -> None:
        """Raises Transient when no second is left."""
        if self.left() <= 0:
            raise Transient(f"the call's deadline passed while waiting for {waiting_for}")

    def postpone(self, seconds: float) -> None:
        """For waits that are not the server's."""
        self.at += seconds

    def sleep(self, seconds: float) -> None:
        time.sleep(min(seconds, self.left()))

    def within(self, seconds: float) -> "Deadline":
        """The deadline of a try of up to `seconds`, within that of the whole call."""
        return Deadline(min(self.at, time.monotonic() + seconds))


# --- Time-out of a try ------------------------------------------------------

# Before the first answer a try may take the whole deadline; fewer answers allow a longer try.
FIRST_ANSWERS, FEWEST_ANSWERS, MOST_ANSWERS = 3, 20, 200
LEAST_SECONDS = 10.0
USUAL_FACTOR = 4.0
# A server that has become slow needs more than before, and again.
LEEWAY = 1.5
_QUANTILE = 0.95
_MOST_DOUBLINGS = 20
# One stalled or refused answer in twenty is usual. At 64 calls in flight two of them in a row come
# every few seconds, three about once a minute; an overloaded server gives many.
_MOST_IN_A_ROW = 3
# How far the whole deadline grows for a slow server.
MOST_TIMES = 4.0
# A shorter answer shows how long reading the prompt took, not how fast the server writes.
_LEAST_WRITTEN = 16


@dataclass
class ResponseTimes:
    """How long answers to one kind of call took, each with its token limit, and how many tokens a
    second the server wrote."""

    _answers: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=MOST_ANSWERS))
    _speeds: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_ANSWERS))
    _timeouts: int = 0
    _rate_limits: int = 0
    _lock: Lock = field(default_factory=Lock)

    def limit(self, max_tokens: int) -> float:
        """Seconds for a try; it doubles with every time-out until an answer comes."""
        with self._lock:
            if len(self._answers) < FIRST_ANSWERS:
                return math.inf
            expected = sorted(_scale_seconds(answer, max_tokens) for answer in self._answers)
            patience = USUAL_FACTOR * max(1.0, FEWEST_ANSWERS / len(expected))
            usual = patience * expected[math.ceil(_QUANTILE * len(expected)) - 1]
            last = LEEWAY * _scale_seconds(self._answers[-1], max_tokens)
            return float(max(LEAST_SECONDS, usual, last) * 2.0**self._timeouts)

    def call_seconds(self, usual: float, max_tokens: int) -> float:
        """Seconds for a whole call: `usual`, or the time for `max_tokens` at the measured speed;
        doubles after each time-out, up to MOST_TIMES `usual`."""
        with self._lock:
            slow = sorted(self._speeds)[: 1 + len(self._speeds) // 20]
            needed = LEEWAY * max_tokens / slow[-1] if slow else 0.0
            return min(MOST_TIMES * usual, max(usual, needed) * 2.0**self._timeouts)

    def answered(self, seconds: float, max_tokens: int, written: int = 0) -> None:
        """`written` tokens came; 0 where the server did not count them."""
        with self._lock:
            self._answers.append((seconds, max_tokens))
            if written >= _LEAST_WRITTEN:
                self._speeds.append(written / max(seconds, 1e-3))
            self._timeouts = self._rate_limits = 0

    def note_timeout(self) -> bool:
        """Whether so many tries timed out in a row that the server has too many calls."""
        with self._lock:
            self._timeouts = min(self._timeouts + 1, _MOST_DOUBLINGS)
            return self._timeouts >= _MOST_IN_A_ROW

    def note_rate_limit(self) -> bool:
        """Whether the server answered 429 so often in a row that it has too many calls."""
        with self._lock:
            self._rate_limits += 1
            return self._rate_limits >= _MOST_IN_A_ROW


def _scale_seconds(answer: tuple[float, int], max_tokens: int) -> float:
    """Where more tokens are allowed, an answer may take longer in proportion."""
    seconds, allowed = answer
    return seconds * max(1.0, max_tokens / allowed)


# By endpoint, model and purpose, shared by the threads of one process.
RESPONSE_TIMES: dict[tuple[str, str, str], ResponseTimes] = {}
