"""A panel: one figure as pages and files show it, with its sentence, chart and table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from measuring.agreement import Estimate, Unknown
from web.text import csv_text

# In units of the chart, which is 620 wide: labels, then bars, then what stands beside them.
_LABEL, _WIDTH, _ROW = 210, 260, 28
TOO_FEW_TEXT = Unknown.TOO_FEW.value

TableCell = str | int | float | Unknown | None


@dataclass(frozen=True)
class ChartBar:
    """One bar of a chart: `length` of 1 fills it; `low` to `high` is its interval's whisker."""

    label: str
    text: str
    length: float
    low: float | None = None
    high: float | None = None
    row: int = 0
    tone: str = ""

    @property
    def y(self) -> int:
        return self.row * _ROW + 4

    @property
    def text_y(self) -> int:
        return self.y + 15

    @property
    def middle(self) -> int:
        return self.y + 10

    @property
    def width(self) -> float:
        return _on(self.length)

    @property
    def end(self) -> float:
        return _LABEL + max(self.width, _on(self.high or 0)) + 8

    @property
    def whisker(self) -> tuple[float, float] | None:
        if self.low is None or self.high is None:
            return None
        return (_LABEL + _on(self.low), _LABEL + _on(self.high))


def _on(share: float) -> float:
    return round(share * _WIDTH, 1)


@dataclass(frozen=True)
class Panel:
    """`rows` are cells under `columns`; `squares` is the matrix of counts, where there is one."""

    name: str
    title: str
    says: str
    columns: tuple[str, ...]
    rows: list[tuple[TableCell, ...]]
    facts: list[tuple[str, str]] = field(default_factory=list)
    bars: list[ChartBar] = field(default_factory=list)
    squares: list["MatrixCell"] = field(default_factory=list)

    @property
    def height(self) -> int:
        return len(self.bars) * _ROW + 4

    @property
    def numeric(self) -> list[bool]:
        """Which columns hold numbers."""
        return [
            any(isinstance(row[at], int | float) for row in self.rows)
            for at in range(len(self.columns))
        ]

    @property
    def table(self) -> list[list[tuple[str, bool]]]:
        """The rows as the page writes them: text, and whether its column holds numbers."""
        return [
            [(written(cell), number) for cell, number in zip(row, self.numeric, strict=True)]
            for row in self.rows
        ]

    @property
    def heads(self) -> list[tuple[str, bool]]:
        return list(zip(self.columns, self.numeric, strict=True))


@dataclass(frozen=True)
class MatrixCell:
    """A cell of the 5 by 5 matrix; `shade` from 0 to 4 says how full it is."""

    row: int
    column: int
    count: int
    shade: int

    @property
    def x(self) -> int:
        return 60 + self.column * 62

    @property
    def y(self) -> int:
        return 30 + self.row * 44

    @property
    def text_x(self) -> int:
        return self.x + 30

    @property
    def text_y(self) -> int:
        return self.y + 26


def bars_of(rows: Sequence[tuple[str, str, float]], tones: Sequence[str] = ()) -> list[ChartBar]:
    """From label, what stands beside it, and size: the longest bar fills the chart."""
    most = max((size for _, _, size in rows), default=0) or 1
    tones = tones or [""] * len(rows)
    return [
        ChartBar(label, text, size / most, row=at, tone=tone)
        for at, ((label, text, size), tone) in enumerate(zip(rows, tones, strict=True))
    ]


def share_bars(rows: Sequence[tuple[str, int, int, Estimate | None]]) -> list[ChartBar]:
    """From label, part, whole and estimate: a full chart is 100 %. Too few have no bar."""
    return [
        ChartBar(label, f"{percent(found)} ({part} of {whole})", *_lengths(found), row=at)
        for at, (label, part, whole, found) in enumerate(rows)
    ]


def _lengths(found: Estimate | None) -> tuple[float, float | None, float | None]:
    # A full bar leaves room for what is said beside it.
    room = 0.9
    if found is None:
        return (0.0, None, None)
    return (found.value * room, found.low * room, found.high * room)


def percent(found: Estimate | None) -> str:
    return TOO_FEW_TEXT if found is None else f"{found.value:.0%}"


def ends(found: Estimate | Unknown | None) -> tuple[TableCell, TableCell, TableCell]:
    """Value and interval as cells of a table."""
    if found is None or found is Unknown.TOO_FEW:
        return (TOO_FEW_TEXT, None, None)
    if isinstance(found, Unknown):
        return (found, None, None)
    return (round(found.value, 4), round(found.low, 4), round(found.high, 4))


def written(cell: TableCell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, Unknown):
        return cell.value
    if isinstance(cell, int):
        return f"{cell:,}"
    return f"{cell:,.4g}" if isinstance(cell, float) else cell


def as_csv(panel: Panel) -> str:
    """The table; what is undefined is empty."""
    return csv_text(panel.columns, (map(_filed, row) for row in panel.rows))


def _filed(value: TableCell) -> str | int | float | None:
    return None if isinstance(value, Unknown) else value
