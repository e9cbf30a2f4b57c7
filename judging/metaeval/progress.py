"""How far a run is, on one line that is written over, or in lines of a log."""

import os
import time
from dataclasses import dataclass, field
from typing import TextIO

from judging.metaeval.measuring import list_price
from judging.metaeval.outcomes import Outcome
from judging.metaeval.stations import Request

_BAR = 24
_LEAST_BAR = 4
_EVERY_ON_A_SCREEN, _EVERY_IN_A_LOG = 0.2, 10.0


@dataclass
class Progress:
    """Writes to `stream`; `quiet` writes nothing. Rate and time left count what was done now."""

    stream: TextIO
    quiet: bool = False
    _total: int = 0
    _kept: int = 0
    _done: int = 0
    _unscored: int = 0
    _dollars: float | None = 0.0
    _started: float = field(default_factory=time.monotonic)
    _written: float = 0.0

    def begin(self, total: int, kept: int) -> None:
        self._total, self._kept, self._started = total, kept, time.monotonic()

    def done(self, request: Request, outcome: Outcome) -> None:
        self._done += 1
        self._unscored += bool(outcome.unscored)
        cost = list_price(request.station, outcome.prompt_tokens, outcome.completion_tokens)
        known = cost is not None and self._dollars is not None
        self._dollars = self._dollars + cost if known else None  # type: ignore[operator]
        if self._due() or self._kept + self._done == self._total:
            self._write(self._line())

    def waiting(self, seconds: float, reason: str) -> None:
        """Comes from the threads of the judges; the line is written whole."""
        self._write(f"waiting {seconds:.0f} s: {reason}", final=True)

    def close(self) -> None:
        if self._written and self.stream.isatty() and not self.quiet:
            self.stream.write("\n")

    def _due(self) -> bool:
        every = _EVERY_ON_A_SCREEN if self.stream.isatty() else _EVERY_IN_A_LOG
        return time.monotonic() - max(self._written, self._started) >= every

    def _line(self) -> str:
        finished = self._kept + self._done
        rate = self._done / max(time.monotonic() - self._started, 1e-9)
        left = (self._total - finished) / rate
        cost = "price unknown" if self._dollars is None else f"${self._dollars:.4f}"
        told = (
            f"{finished}/{self._total} ({self._kept} kept, {self._unscored} unscored)  "
            f"{rate:.1f}/s  {cost}  {_clock(left)} left"
        )
        return _beside_bar(told, finished / self._total, self._width())

    def _width(self) -> int | None:
        """Of the screen: what is longer than a line of it cannot be written over."""
        if not self.stream.isatty():
            return None
        # Some pseudo-terminals say 0.
        return os.get_terminal_size(self.stream.fileno()).columns or None

    def _write(self, text: str, *, final: bool = False) -> None:
        if self.quiet:
            return
        self._written = time.monotonic()
        on_a_screen = self.stream.isatty()
        self.stream.write(f"\r\x1b[K{text}" if on_a_screen else f"{text}\n")
        if final and on_a_screen:
            self.stream.write("\n")
        self.stream.flush()


def _beside_bar(told: str, share: float, width: int | None) -> str:
    """The bar takes what room there is; without any the numbers stand alone, cut at the edge."""
    room = _BAR if width is None else min(_BAR, width - len(told) - len("[] ") - 1)
    if room < _LEAST_BAR:
        return told[: width - 1] if width else told
    filled = round(room * share)
    return f"[{'#' * filled}{'.' * (room - filled)}] {told}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
