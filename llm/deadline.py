"""A point in time by which a whole call must be over."""

import time
from dataclasses import dataclass

from llm.errors import Transient


@dataclass(frozen=True)
class Deadline:
    """Seconds on the monotonic clock, so that a clock that is set cannot stretch a call."""

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
