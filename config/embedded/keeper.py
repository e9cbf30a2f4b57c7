"""Starting a service again when it ends by itself, more slowly when it keeps doing so.

The pause stays short: while a worker is down, cases lie still.
"""

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from config.embedded.child import Child
from config.embedded.errors import ServiceError

_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 5.0  # seconds
_SOUND_AFTER = 10.0  # seconds of running after which a new end counts as the first
_REASON_BYTES = 2000


@dataclass
class Kept:
    """One service: `begin` starts `child` and raises ServiceError when that fails."""

    child: Child
    begin: Callable[[], None]
    _ends: int = field(default=0, init=False)
    _began: float = field(default=0.0, init=False)
    _due: float | None = field(default=None, init=False)

    def start(self) -> None:
        self._began = time.monotonic()
        self.begin()

    def tend(self) -> str:
        """Notice an end, and start again once the pause is over; a line to tell, or ''."""
        if self._due is None:
            return self._notice_end()
        if time.monotonic() >= self._due:
            self._due = None
            return self._start_again()
        return ""

    def _notice_end(self) -> str:
        status = self.child.exit_status()
        if status is None:
            return ""
        lasted = time.monotonic() - self._began
        event = f"ended ({_describe(status)}{self._last_words(status)}) after {lasted:.0f} s"
        return self._plan(event, first=lasted > _SOUND_AFTER)

    def _last_words(self, status: int) -> str:
        """The end of its log, for a program that failed: in Python the exception."""
        if status <= 0:
            return ""
        with self.child.log.open("rb") as log:
            log.seek(max(0, self.child.log.stat().st_size - _REASON_BYTES))
            lines = log.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f": {last[:300]}" if last else ""

    def _start_again(self) -> str:
        try:
            self.start()
        except ServiceError as error:
            return self._plan(f"did not start again: {error}", first=False)
        return ""

    def _plan(self, event: str, *, first: bool) -> str:
        self._ends = 1 if first else self._ends + 1
        # By a bounded exponent: a program may fail for days.
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** min(self._ends - 1, 10))
        self._due = time.monotonic() + pause
        return f"{self.child.name} {event}; starting it again in {pause:.1f} s"


def _describe(status: int) -> str:
    return f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
