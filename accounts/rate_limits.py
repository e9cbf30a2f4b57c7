"""How fast passwords may be tried, counted in Redis over all processes.

Nobody is locked out. Where tries failed the next one has to wait, and the wait grows: that of one
device at one name, or of one address at one name, to `_SLOWEST`; and once a name is tried from
everywhere, that of everybody who comes from a place where the name failed or never was, to
`_SLOWEST_NAME`. After its wait a try is heard, however many others fail meanwhile. A known device
(OWASP, "Device cookies") waits for its own failures alone.
"""

import math
import time
from dataclasses import dataclass
from typing import Any

from llm import concurrency

FREE = 10  # tries before the first wait
_FORGOTTEN = 3600  # seconds after the last try
_SLOWEST = 900
_SLOWEST_NAME = 60
_HEARD_FOR = 900  # seconds after the wait in which the try is heard
_PREFIX = "countersign:limits:tries"


@dataclass(frozen=True)
class Place:
    """Where tries at one name come from; without `name` a known device, which has no strangers."""

    here: str
    name: str = ""

    def wait(self) -> int:
        """Seconds until the next try from here is heard; at 0 this one is heard and counted."""
        seconds = self._count()
        if not seconds or self._waited():
            return 0
        self._uncount()
        return self._begin(seconds)

    def forget(self) -> None:
        """The right password was given."""
        concurrency.redis_client().delete(*self._counts, self._ready)

    @property
    def _counts(self) -> list[str]:
        """The counters, that of this place first."""
        return [f"{_PREFIX}:{key}" for key in (self.here, self.name) if key]

    @property
    def _ready(self) -> str:
        return f"{_PREFIX}:ready:{self.here}"

    def _count(self) -> int:
        """Counted before the password is looked at: of tries at once each sees the others."""
        with concurrency.redis_client().pipeline() as pipe:
            for key in self._counts:
                pipe.incr(key)
                pipe.expire(key, _FORGOTTEN)
            made = pipe.execute()[::2]
        return max(map(_seconds, made, (_SLOWEST, _SLOWEST_NAME)))

    def _uncount(self) -> None:
        """A try that is not heard makes nobody's wait longer."""
        with concurrency.redis_client().pipeline() as pipe:
            for key in self._counts:
                pipe.decr(key)
            pipe.execute()

    def _waited(self) -> bool:
        """Whether a wait is over; of several tries at once one has waited."""
        ready = self._ready_at()
        return (
            ready is not None
            and ready <= time.time()
            and bool(concurrency.redis_client().delete(self._ready))
        )

    def _ready_at(self) -> float | None:
        kept: Any = concurrency.redis_client().get(self._ready)
        return None if kept is None else float(kept)

    def _begin(self, seconds: int) -> int:
        """What is left of the wait that was begun first."""
        ends = time.time() + seconds
        concurrency.redis_client().set(self._ready, ends, ex=seconds + _HEARD_FOR, nx=True)
        return max(1, math.ceil((self._ready_at() or ends) - time.time()))


def _seconds(made: int, slowest: int) -> int:
    """How long the try with this number has to wait."""
    over = made - FREE
    return min(slowest, 2 ** min(over - 1, 30)) if over > 0 else 0
