"""A panel: one figure as pages and files show it, with its sentence, chart and table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from measuring.agreement import TOO_FEW, Estimate, Unknown, with_interval
from web.text import csv_text

# A row of a chart of bars has its label above, and the bar beside what it says: lengths across are
# in percent of the chart and heights in pixels, so that letters stay as large on a small screen.
_WIDTH, _ROW = 48, 48

# What is said in the place of a figure of too few.
_NEEDS = {
    "decisions": gettext_noop("Needs {few} decisions; {whole} so far"),
    "texts": gettext_noop("Needs {few} texts; {whole} so far"),
    "drills": gettext_noop("Needs {few} drills; {whole} so far"),
    "rated texts": gettext_noop("Needs {few} rated texts; {whole} so far"),
}

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
    def label_y(self) -> int:
        return self.row * _ROW + 16

    @property
    def y(self) -> int:
        return self.row * _ROW + 23

    @property
    def text_y(self) -> int:
        return self.y + 13

    @property
    def middle(self) -> int:
        return self.y + 8

    @property
    def width(self) -> float:
        return _on(self.length)

    @property
    def whisker(self) -> tuple[float, float] | None:
        if self.low is None or self.high is None:
            return None
        return (_on(self.low), _on(self.high))


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
    chart: "Chart | None" = None

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
class ChartMark:
    """Something that happened in a step."""

    step: int
    label: str


_LINE_ROW, _PLOT = 84, 44


@dataclass(frozen=True)
class ChartLine:
    """A value for each step; None where nothing is known."""

    name: str
    values: Sequence[float | None]


@dataclass(frozen=True)
class PlottedLine:
    """One line in its place, a row below the one before it. `points` are those of polylines in a
    box of 1000 by 100: a gap ends one and begins the next."""

    name: str
    row: int
    points: list[str]
    dots: list[tuple[float, float]]
    last: str
    most: str
    marks: list[tuple[float, str]]

    @property
    def label_y(self) -> int:
        return self.row * _LINE_ROW + 16

    @property
    def y(self) -> int:
        return self.row * _LINE_ROW + 28

    @property
    def bottom(self) -> int:
        return self.y + _PLOT


@dataclass(frozen=True)
class Chart:
    """Lines over the same steps and to one scale, the largest value of all at the top."""

    lines: Sequence[ChartLine]
    begin: str
    end: str
    unit: str = ""
    marks: Mapping[str, Sequence[ChartMark]] = field(default_factory=dict)

    @property
    def top(self) -> float:
        return max((value or 0 for line in self.lines for value in line.values), default=0) or 1

    @property
    def height(self) -> int:
        return len(self.lines) * _LINE_ROW + 20

    @property
    def plotted(self) -> list[PlottedLine]:
        return [self._plotted(line, row) for row, line in enumerate(self.lines)]

    def _plotted(self, line: ChartLine, row: int) -> PlottedLine:
        runs = _runs([self._point(line, at) for at in range(len(line.values))])
        known = [value for value in line.values if value is not None]
        across = self._across(line)
        return PlottedLine(
            name=line.name,
            row=row,
            points=[" ".join(f"{x},{y}" for x, y in run) for run in runs if len(run) > 1],
            dots=[run[0] for run in runs if len(run) == 1],
            last=self._said(known[-1]) if known else "–",
            most=self._said(max(known)) if known else "–",
            marks=[(across(mark.step) / 10, mark.label) for mark in self.marks.get(line.name, ())],
        )

    def _across(self, line: ChartLine) -> Callable[[int], float]:
        steps = max(len(line.values) - 1, 1)
        return lambda at: round(1000 * at / steps, 1)

    def _point(self, line: ChartLine, at: int) -> tuple[float, float] | None:
        value = line.values[at]
        if value is None:
            return None
        return self._across(line)(at), round(96 - 92 * value / self.top, 1)

    def _said(self, value: float) -> str:
        number = figure(value)
        if self.unit == "$":
            return _("${amount}").format(amount=number)
        return _("{hours} h").format(hours=number) if self.unit == "h" else number


def _runs(points: Sequence[tuple[float, float] | None]) -> list[list[tuple[float, float]]]:
    """The stretches without a gap."""
    runs: list[list[tuple[float, float]]] = [[]]
    for point in points:
        if point is None:
            runs.append([])
        else:
            runs[-1].append(point)
    return [run for run in runs if run]


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


def share_bars(
    rows: Sequence[tuple[str, int, int, Estimate | None]], unit: str = "decisions"
) -> list[ChartBar]:
    """From label, part, whole and estimate: a full chart is 100 %. Too few have no bar; `unit` is
    what they are too few of."""
    return [
        ChartBar(
            label,
            needs(whole, unit) if found is None else _share(found.value, part, whole),
            *_lengths(found),
            row=at,
        )
        for at, (label, part, whole, found) in enumerate(rows)
    ]


def _share(share: float, part: int, whole: int) -> str:
    return _("{percent}% ({part} of {whole})").format(
        percent=f"{100 * share:.0f}", part=part, whole=whole
    )


def needs(whole: int, unit: str = "decisions") -> str:
    """What is said in the place of a figure of too few; `unit` is a key of `_NEEDS`."""
    return _(_NEEDS[unit]).format(few=TOO_FEW, whole=whole)


def headline(found: Estimate | None, whole: int, unit: str = "decisions") -> str:
    return needs(whole, unit) if found is None else with_interval(found)


def _lengths(found: Estimate | None) -> tuple[float, float | None, float | None]:
    return (0.0, None, None) if found is None else (found.value, found.low, found.high)


def ends(found: Estimate | Unknown | None) -> tuple[TableCell, TableCell, TableCell]:
    """Value and interval as cells of a table."""
    if found is None or found is Unknown.TOO_FEW:
        return (_(Unknown.TOO_FEW.value), None, None)
    if isinstance(found, Unknown):
        return (found, None, None)
    return (round(found.value, 4), round(found.low, 4), round(found.high, 4))


def written(cell: TableCell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, Unknown):
        return _(cell.value)
    if isinstance(cell, int):
        return number_format(cell, force_grouping=True)
    return figure(cell) if isinstance(cell, float) else cell


def figure(value: float) -> str:
    """To four digits, as its reader writes numbers."""
    return number_format(f"{value:.4g}", force_grouping=True)


def as_csv(panel: Panel) -> str:
    """The table; what is undefined is empty."""
    return csv_text(panel.columns, (map(_filed, row) for row in panel.rows))


def _filed(value: TableCell) -> str | int | float | None:
    return None if isinstance(value, Unknown) else value
