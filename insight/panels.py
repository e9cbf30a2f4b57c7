"""A panel: one figure as pages and files show it, with its sentence, picture and table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from measuring.agreement import TOO_FEW, Estimate, Unknown, wilson, with_interval
from web.text import csv_text

# In percent of a chart of bars; the rest is for the text next to a bar.
_BARS = 48

# The text in place of a figure of too few.
_NEEDS = {
    "decisions": gettext_noop("Needs {few} decisions; {whole} so far"),
    "texts": gettext_noop("Needs {few} texts; {whole} so far"),
    "drills": gettext_noop("Needs {few} drills; {whole} so far"),
    "rated texts": gettext_noop("Needs {few} rated texts; {whole} so far"),
}

TableCell = str | int | float | Unknown | None
Row = tuple[TableCell, ...]


@dataclass(frozen=True)
class ChartBar:
    """Lengths are in percent of the chart; `whisker` is the interval."""

    label: str
    text: str
    length: float
    whisker: tuple[float, float] | None = None
    tone: str = ""


@dataclass(frozen=True)
class Chart:
    """Lines over the same steps and to one scale, with the largest value of all at the top.

    A value is None where it is unknown. `marks` are the steps in which something happened, with
    a label, by the name of the line.
    """

    lines: Mapping[str, Sequence[float | None]]
    begin: str
    end: str
    unit: str = ""
    marks: Mapping[str, Sequence[tuple[int, str]]] = field(default_factory=dict)

    @property
    def plotted(self) -> list[dict[str, Any]]:
        """`points` are for polylines in a box of 1000 by 100: a gap ends one and begins the
        next. `dots` are points between gaps, and `marks` are in percent of the width."""
        top = max((value or 0 for line in self.lines.values() for value in line), default=0) or 1
        plotted = []
        for name, values in self.lines.items():
            across = [round(1000 * at / max(len(values) - 1, 1), 1) for at in range(len(values))]
            runs = [
                [(x, round(96 - 92 * (value or 0) / top, 1)) for x, value in run]
                for gap, run in groupby(
                    zip(across, values, strict=True), key=lambda point: point[1] is None
                )
                if not gap
            ]
            known = [value for value in values if value is not None]
            plotted.append(
                {
                    "name": name,
                    "points": [" ".join(f"{x},{y}" for x, y in run) for run in runs if run[1:]],
                    "dots": [run[0] for run in runs if not run[1:]],
                    "last": self._said(known[-1]) if known else "–",
                    "most": self._said(max(known)) if known else "–",
                    "marks": [(across[at] / 10, label) for at, label in self.marks.get(name, ())],
                }
            )
        return plotted

    def _said(self, value: float) -> str:
        number = figure(value)
        if self.unit == "$":
            return _("${amount}").format(amount=number)
        return _("{hours} h").format(hours=number) if self.unit == "h" else number


@dataclass(frozen=True)
class Panel:
    """`rows` are cells under `columns`. Its picture is a chart, bars, or a matrix of counts, each
    with a shade from 0 to 4 for its size."""

    name: str
    title: str
    says: str
    columns: Sequence[str]
    rows: Sequence[Row]
    facts: Sequence[tuple[str, str]] = ()
    bars: Sequence[ChartBar] = ()
    matrix: Sequence[Sequence[tuple[int, int]]] = ()
    chart: Chart | None = None

    @property
    def table(self) -> list[list[tuple[str, bool]]]:
        """The columns' names and the rows as the page writes them: text, and whether its column
        holds numbers."""
        numeric = [
            any(isinstance(row[at], int | float) for row in self.rows)
            for at in range(len(self.columns))
        ]
        rows = ([written(cell) for cell in row] for row in self.rows)
        return [list(zip(row, numeric, strict=True)) for row in (self.columns, *rows)]

    @property
    def csv(self) -> str:
        """The table as a file; what is undefined is empty."""
        rows = ([None if isinstance(cell, Unknown) else cell for cell in row] for row in self.rows)
        return csv_text(self.columns, rows)


# --- Bars -------------------------------------------------------------------


def bars_of(rows: Sequence[tuple[str, str, float]], tones: Sequence[str] = ()) -> list[ChartBar]:
    """From label, the text next to it, and size: the longest bar fills the chart."""
    most = max((size for _, _, size in rows), default=0) or 1
    tones = tones or [""] * len(rows)
    return [
        ChartBar(label, text, round(_BARS * size / most, 1), tone=tone)
        for (label, text, size), tone in zip(rows, tones, strict=True)
    ]


def share_panel(
    heads: Sequence[str],
    found: Sequence[tuple[Any, ...]],
    *,
    unit: str = "decisions",
    more: Mapping[str, Sequence[TableCell]] | None = None,
    of_none: bool = False,
    **rest: Any,
) -> Panel:
    """A panel of shares with Wilson's interval.

    A row of `found` has its labels, then part and whole, which the table shows where `heads` name
    them. Too few have no bar; `unit` is their unit. `more` are further columns, a cell a row; the
    `rest` is the panel's. If no row has a whole, there are bars only where `of_none` asks for
    them.
    """
    rows, bars = [], []
    for at, row in enumerate(found):
        *labels, part, whole = row
        share = wilson(part, whole)
        behind = [cells[at] for cells in (more or {}).values()]
        rows.append((*row[: len(heads)], *ends(share), *behind))
        if share is None:
            bars.append(ChartBar(", ".join(labels), needs(whole, unit), 0))
            continue
        text = _("{percent}% ({part} of {whole})").format(
            percent=f"{100 * share.value:.0f}", part=part, whole=whole
        )
        length, low, high = (
            round(_BARS * each, 1) for each in (share.value, share.low, share.high)
        )
        bars.append(ChartBar(", ".join(labels), text, length, (low, high)))
    columns = (*heads, _("Share"), _("From"), _("To"), *(more or {}))
    shown = bars if of_none or any(row[-1] for row in found) else []
    return Panel(columns=columns, rows=rows, **{"bars": shown, **rest})


# --- Words ------------------------------------------------------------------


def needs(whole: int, unit: str = "decisions") -> str:
    """The text in place of a figure of too few; `unit` is a key of `_NEEDS`."""
    return _(_NEEDS[unit]).format(few=TOO_FEW, whole=whole)


def headline(part: int, whole: int, unit: str = "decisions") -> str:
    """The share and its interval."""
    found = wilson(part, whole)
    return needs(whole, unit) if found is None else with_interval(found)


def ends(found: Estimate | Unknown | None) -> Row:
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
