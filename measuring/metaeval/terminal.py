"""Results as a table for the terminal, and the progress line of a run."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TextIO

from measuring.metaeval.outcomes import JudgementOutcome
from measuring.metaeval.plans import JudgementRequest
from measuring.metaeval.running import list_price

_TEXTS = 2  # judge and dimension
_GAP = "  "


def table(rows: Sequence[dict[str, Any]], *, width: int | None = None) -> str:
    """One line a row of results.json; "-" for what is not defined.

    Where `width` characters do not hold all columns, the rest follows in further tables that name
    judge and dimension again.
    """
    return text_table(_lines(rows), width=width)


def text_table(lines: Sequence[Sequence[str]], *, width: int | None = None) -> str:
    """Lines of cells, the head first, folded as in `table`."""
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    return "\n\n".join(
        "\n".join(_line(line, widths, columns) for line in lines)
        for columns in _folded(widths, width)
    )


def markdown(rows: Sequence[dict[str, Any]]) -> str:
    """The same as a table for a page of documentation."""
    head, *lines = _lines(rows)
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, ["---"] * len(head), *lines])


def _lines(rows: Sequence[dict[str, Any]]) -> list[list[str]]:
    cells = [[cell(row) for cell in _COLUMNS.values()] for row in by_dimension(rows)]
    return [list(_COLUMNS), *cells]


def by_dimension(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows with the judges of one dimension next to each other."""
    order = list(dict.fromkeys(row["dimension"] for row in rows))
    return sorted(rows, key=lambda row: order.index(row["dimension"]))


def label(row: dict[str, Any]) -> str:
    """Judge, model and wording of a row, as far as they say something."""
    model = None if row["model"] == "offline" else row["model"]
    return " · ".join(part for part in (row["judge"], model, row["variant"]) if part)


def number(value: float | None, digits: int = 3) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _with_interval(row: dict[str, Any], part: str) -> str:
    value, intervals = number(row[part]["spearman"]), row["intervals"][part]
    found = intervals and intervals["spearman"]
    return f"{value} [{found[0]:.2f}, {found[1]:.2f}]" if found else value


_COLUMNS: dict[str, Callable[[dict[str, Any]], str]] = {
    "judge": label,
    "dimension": lambda row: str(row["dimension"]),
    "n": lambda row: str(row["n"]),
    "unscored": lambda row: str(row["unscored"]),
    "P set": lambda row: number(row["dataset"]["pearson"]),
    "S set [95 %]": lambda row: _with_interval(row, "dataset"),
    "K set": lambda row: number(row["dataset"]["kendall"]),
    "P doc": lambda row: number(row["document"]["pearson"]),
    "S doc [95 %]": lambda row: _with_interval(row, "document"),
    "K doc": lambda row: number(row["document"]["kendall"]),
    "AUC": lambda row: number(row["gate"]["roc_auc"]),
    "bal.acc": lambda row: number(row["gate"]["balanced_accuracy"]),
    "false pass": lambda row: number(row["gate"]["false_pass_rate"]),
    "$/judgement": lambda row: number(row["per_judgement"]["cost"], 5),
    "s/judgement": lambda row: number(row["per_judgement"]["seconds"]),
}


def _folded(widths: Sequence[int], width: int | None) -> list[list[int]]:
    """Which columns stand in which table; each has the texts and one number at least."""
    tables = [list(range(_TEXTS))]
    for at in range(_TEXTS, len(widths)):
        taken = sum(widths[column] + len(_GAP) for column in tables[-1])
        if width is not None and len(tables[-1]) > _TEXTS and taken + widths[at] > width:
            tables.append(list(range(_TEXTS)))
        tables[-1].append(at)
    return tables


def _line(cells: Sequence[str], widths: Sequence[int], columns: Sequence[int]) -> str:
    padded = [
        cells[at].ljust(widths[at]) if at < _TEXTS else cells[at].rjust(widths[at])
        for at in columns
    ]
    return _GAP.join(padded).rstrip()


# --- Progress ---------------------------------------------------------------
# How far a run is, on one line that is written over, or in lines of a log.

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

    def done(self, request: JudgementRequest, outcome: JudgementOutcome) -> None:
        self._done += 1
        self._unscored += bool(outcome.unscored)
        cost = list_price(request.measured, outcome.prompt_tokens, outcome.completion_tokens)
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
        text = (
            f"{finished}/{self._total} ({self._kept} kept, {self._unscored} unscored)  "
            f"{rate:.1f}/s  {cost}  {_clock(left)} left"
        )
        return _beside_bar(text, finished / self._total, self._width())

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


def _beside_bar(text: str, share: float, width: int | None) -> str:
    """The bar takes what room there is; without any the numbers stand alone, cut at the edge."""
    room = _BAR if width is None else min(_BAR, width - len(text) - len("[] ") - 1)
    if room < _LEAST_BAR:
        return text[: width - 1] if width else text
    filled = round(room * share)
    return f"[{'#' * filled}{'.' * (room - filled)}] {text}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
