"""A panel: one figure as pages and files show it, with its sentence, chart and table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from measuring.agreement import TOO_FEW, Estimate, NoEstimate, format_estimate, wilson_estimate
from web.text import csv_text

# The text in place of a figure of too few.
_NEEDS = {
    "decisions": gettext_noop("Needs {few} decisions; {whole} so far"),
    "texts": gettext_noop("Needs {few} texts; {whole} so far"),
    "rated texts": gettext_noop("Needs {few} rated texts; {whole} so far"),
}

# What `js/charts.js` of `web/static` draws: `kind` ("bars", "stack", "lines" or "bubbles"),
# `labels`, `datasets`, titles of the axes `x` and `y`, and the `unit` of its numbers. A dataset is
# one of Chart.js; `texts` replace its numbers, and `part` says that it only goes with the others.
Chart = dict[str, Any]
TableCell = str | int | float | NoEstimate | None
Row = tuple[TableCell, ...]


@dataclass(frozen=True)
class Panel:
    """`rows` are cells under `columns`. Without data it has no chart."""

    name: str
    title: str
    says: str
    columns: Sequence[str]
    rows: Sequence[Row]
    facts: Sequence[tuple[str, str]] = ()
    chart: Chart | None = None

    @property
    def is_over_time(self) -> bool:
        return self.chart is not None and self.chart["kind"] in {"stack", "lines"}

    @property
    def table(self) -> list[list[tuple[str, bool]]]:
        """The columns' names and the rows as the page writes them: text, and whether its column
        holds numbers."""
        numeric = [
            any(isinstance(row[at], int | float) for row in self.rows)
            for at in range(len(self.columns))
        ]
        rows = ([format_cell(cell) for cell in row] for row in self.rows)
        return [list(zip(row, numeric, strict=True)) for row in (self.columns, *rows)]

    @property
    def csv(self) -> str:
        """The table as a file; what is undefined is empty."""
        rows = (
            [None if isinstance(cell, NoEstimate) else cell for cell in row] for row in self.rows
        )
        return csv_text(self.columns, rows)


# --- Bars -------------------------------------------------------------------


def bar_chart(
    rows: Sequence[tuple[str, str, float | None]],
    title: str,
    unit: str = "",
    *,
    intervals: Sequence[tuple[float, float] | None] = (),
) -> Chart | None:
    """From label, the text next to it, and size; `title` says what the sizes are."""
    if not rows:
        return None
    labels, texts, sizes = zip(*rows, strict=True)
    datasets = [{"label": title, "data": sizes, "texts": texts}]
    if intervals:
        label = _("95 % interval (Wilson)")
        datasets.append({"part": "interval", "label": label, "data": intervals})
    return {"kind": "bars", "labels": labels, "datasets": datasets, "x": title, "unit": unit}


def build_share_panel(
    heads: Sequence[str],
    found: Sequence[tuple[Any, ...]],
    *,
    more: Mapping[str, Sequence[TableCell]] | None = None,
    **rest: Any,
) -> Panel:
    """A panel of shares with Wilson's interval.

    A row of `found` has its labels, then part and whole, which the table shows where `heads` name
    them. Too few have no bar, and a panel without bars no chart. `more` are further columns, a cell
    a row; the `rest` is the panel's.
    """
    rows, drawn, intervals = [], [], []
    for at, row in enumerate(found):
        *labels, part, whole = row
        share = wilson_estimate(part, whole)
        behind = [cells[at] for cells in (more or {}).values()]
        rows.append((*row[: len(heads)], *interval_cells(share), *behind))
        words = _("{whole} of {few} needed").format(whole=whole, few=TOO_FEW)
        if share:
            words = _("{percent} % ({part} of {whole})").format(
                percent=f"{100 * share.value:.0f}", part=part, whole=whole
            )
        drawn.append((", ".join(labels), words, share.value if share else None))
        intervals.append((share.low, share.high) if share else None)
    columns = (*heads, _("Share"), _("From"), _("To"), *(more or {}))
    chart = bar_chart(drawn if any(intervals) else (), _("Share"), "percent", intervals=intervals)
    return Panel(columns=columns, rows=rows, **{"chart": chart, **rest})


# --- Words ------------------------------------------------------------------


def explain_too_few(whole: int, unit: str = "decisions") -> str:
    """The text in place of a figure of too few; `unit` is a key of `_NEEDS`."""
    return _(_NEEDS[unit]).format(few=TOO_FEW, whole=whole)


def format_share(part: int, whole: int, unit: str = "decisions") -> str:
    """The share and its interval."""
    found = wilson_estimate(part, whole)
    return explain_too_few(whole, unit) if found is None else format_estimate(found)


def interval_cells(found: Estimate | NoEstimate | None) -> Row:
    """Value and interval as cells of a table."""
    if found is None or found is NoEstimate.TOO_FEW:
        return (_(NoEstimate.TOO_FEW.value), None, None)
    if isinstance(found, NoEstimate):
        return (found, None, None)
    return (round(found.value, 4), round(found.low, 4), round(found.high, 4))


def format_cell(cell: TableCell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, NoEstimate):
        return _(cell.value)
    if isinstance(cell, int):
        return number_format(cell, force_grouping=True)
    return format_figure(cell) if isinstance(cell, float) else cell


def format_figure(value: float) -> str:
    """To four digits, as its reader writes numbers."""
    return number_format(f"{value:.4g}", force_grouping=True)
