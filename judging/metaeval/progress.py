"""How far a run is, on one line that is written over, or in lines of a log."""

import time
from dataclasses import dataclass, field
from typing import TextIO

from judging.metaeval.measuring import list_price
from judging.metaeval.outcomes import Outcome
from judging.metaeval.stations import Request

_BAR = 24
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
        filled = round(_BAR * finished / self._total)
        rate = self._done / max(time.monotonic() - self._started, 1e-9)
        left = (self._total - finished) / rate
        cost = "price unknown" if self._dollars is None else f"${self._dollars:.4f}"
        return (
            f"[{'#' * filled}{'.' * (_BAR - filled)}] {finished}/{self._total} "
            f"({self._kept} kept, {self._unscored} unscored)  {rate:.1f}/s  {cost}  "
            f"{_clock(left)} left"
        )

    def _write(self, text: str, *, final: bool = False) -> None:
        if self.quiet:
            return
        self._written = time.monotonic()
        on_a_screen = self.stream.isatty()
        self.stream.write(f"\r\x1b[K{text}" if on_a_screen else f"{text}\n")
        if final and on_a_screen:
            self.stream.write("\n")
        self.stream.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
