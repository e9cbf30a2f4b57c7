"""Charts of results, drawn from the rows of results.json alone.

The colours are three of Okabe and Ito's, which people with any kind of colour blindness can tell
apart; patterns and shapes say the same once more.
"""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from math import sqrt
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import numpy as np

from measuring.metaeval.statistics import COEFFICIENTS
from measuring.metaeval.terminal import label

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

ResultRow = dict[str, Any]
_BLUE, _ORANGE, _GREEN = "#0072B2", "#E69F00", "#009E73"
_STYLES = dict(zip(COEFFICIENTS, ((_BLUE, ""), (_ORANGE, "//"), (_GREEN, "..")), strict=True))
_PARTS = {"dataset": "over the whole set", "document": "per document, then averaged"}
_LINES = (_BLUE, _ORANGE, _GREEN, "#CC79A7", "#D55E00", "#56B4E9", "#000000")
_MARKERS = "osD^vP*X"
_WIDTH, _HEIGHT = 4.2, 3.0
_SCALE = (1.0, 5.0)
_DPI = 130
# Of a picture, so that drawing needs no more memory than a worker has to spare; the renderer itself
# refuses a side of 2 ** 16.
_MOST_PIXELS, _LONGEST_SIDE = 50_000_000, 60_000
_PANELS_A_LINE = 4
_LABEL_WIDTH = 16
# Inches, of a legend's letters, of what stands before its names, and of one line of it.
_LEGEND_LETTER, _LEGEND_KEY, _LEGEND_LINE = 0.068, 0.6, 0.2
_MOST_LEGEND_COLUMNS = 4
# Inches, of a line of a judge's name beside its strip, between two, and of title and scale.
_STRIP_LINE, _STRIP_GAP, _AROUND_STRIPS = 0.13, 0.06, 0.3
# Wider figures than for so many judges would not be read.
_MOST_GROUPS = 24


def correlations(rows: Sequence[ResultRow]) -> "Figure":
    """Grouped bars per judge, model and wording: a line of panels a dimension, two ways each."""
    groups = list(_by_dimension(rows))
    most = min(_MOST_GROUPS, max(len(group) for _, group in groups))
    size = (max(2 * _WIDTH, 2 * (0.9 * most + 1.2)), (_HEIGHT + 0.5) * len(groups))
    figure = _empty(size)
    panels = figure.subplots(len(groups), 2, squeeze=False, sharey=True)
    for line, (dimension, group) in zip(panels, groups, strict=True):
        for axes, part in zip(line, _PARTS, strict=True):
            axes.set_title(f"{dimension}, {_PARTS[part]}", fontsize=10)
            _bars(axes, group, part)
    handles, names = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, names, loc="outside upper center", ncols=3, frameon=False)
    return figure


def _bars(axes: "Axes", rows: Sequence[ResultRow], part: str) -> None:
    places, width = np.arange(len(rows)), 0.26
    for at, (name, (colour, pattern)) in enumerate(_STYLES.items()):
        values = [row[part][name] or 0.0 for row in rows]
        axes.bar(
            places + (at - 1) * width,
            values,
            width,
            label=name.capitalize(),
            color=colour,
            hatch=pattern,
            edgecolor="white",
            yerr=_whiskers(rows, part, name, values),
            capsize=2,
            error_kw={"elinewidth": 0.9, "ecolor": "#333333"},
        )
    axes.set_xticks(places, [_broken(label(row)) for row in rows], fontsize=8)
    axes.axhline(0, color="#333333", linewidth=0.8)
    _plain(axes)


def _whiskers(
    rows: Sequence[ResultRow], part: str, name: str, values: Sequence[float]
) -> list[list[float]]:
    """Lengths below and above each bar; none where there is no interval."""
    below, above = [], []
    for row, value in zip(rows, values, strict=True):
        found = row["intervals"][part] and row["intervals"][part][name]
        low, high = found or (value, value)
        below.append(max(0.0, value - low))
        above.append(max(0.0, high - value))
    return [below, above]


def calibration(rows: Sequence[ResultRow]) -> "Figure":
    """What people gave on average where the judge gave so much."""
    judges = list(dict.fromkeys(label(row) for row in rows))
    across = _legend_columns(judges, _WIDTH * _across(rows))
    legend = _LEGEND_LINE * -(-len(judges) // across)
    figure, panels = _panels(rows, below=legend)
    known: dict[str, Line2D] = {}
    for axes, (dimension, group) in zip(panels, _by_dimension(rows), strict=False):
        axes.plot(_SCALE, _SCALE, color="#888888", linewidth=0.9, linestyle="--")
        for row in group:
            known[label(row)] = _line(axes, row, judges.index(label(row)))
        axes.set(title=dimension, xlabel="judge", ylabel="people", xlim=(0.9, 5.1), ylim=(0.9, 5.1))
        _plain(axes)
    figure.legend(
        [known[name] for name in judges],
        [_plain_text(name) for name in judges],
        loc="outside lower center",
        ncols=across,
        fontsize=8,
        frameon=False,
    )
    return figure


def _line(axes: "Axes", row: ResultRow, style: int) -> "Line2D":
    points = row["calibration"]
    (line,) = axes.plot(
        [point["judge"] for point in points],
        [point["human"] for point in points],
        color=_LINES[style % len(_LINES)],
        marker=_MARKERS[style % len(_MARKERS)],
        markersize=5,
        linewidth=1.1,
    )
    return line


def _legend_columns(names: Sequence[str], width: float) -> int:
    """As many as `width` inches hold of the longest name."""
    longest = _LEGEND_KEY + _LEGEND_LETTER * max(map(len, names))
    return max(1, min(_MOST_LEGEND_COLUMNS, int(width / longest)))


def distribution(rows: Sequence[ResultRow]) -> "Figure":
    """How often each quarter of a point was given: a strip for the people and one a judge."""
    figure, panels = _panels(rows, high=_strips_height(rows))
    named: list[str] = []
    for at, (axes, (dimension, group)) in enumerate(zip(panels, _by_dimension(rows), strict=False)):
        strips = [_shares(group[0], "human"), *(_shares(row, "judge") for row in group)]
        image = axes.imshow(
            strips,
            cmap="Blues",
            aspect="auto",
            interpolation="nearest",
            extent=(*_SCALE, len(strips), 0),
            vmin=0,
            vmax=1,
        )
        names = ["people", *(_broken(label(row)) for row in group)]
        # A panel whose strips are those of the panel to its left needs no names.
        shown = names if at % _across(rows) == 0 or names != named else [""] * len(names)
        axes.set_yticks(np.arange(len(names)) + 0.5, shown, fontsize=7)
        axes.hlines(range(1, len(strips)), *_SCALE, color="white", linewidth=3)
        axes.set(title=dimension, xlabel="score")
        named = names
    figure.colorbar(image, ax=panels, label="share of the summaries", shrink=0.8)
    return figure


def _strips_height(rows: Sequence[ResultRow]) -> float:
    """Inches of a panel in which the names beside its strips have room."""
    most = max(len(group) for _, group in _by_dimension(rows)) + 1
    lines = max(_broken(label(row)).count("\n") + 1 for row in rows)
    return max(_HEIGHT, _AROUND_STRIPS + most * (_STRIP_LINE * lines + _STRIP_GAP))


def _shares(row: ResultRow, whose: str) -> Any:
    counts = np.array(row["distribution"][whose], dtype=float)
    return counts / max(1.0, counts.sum())


def _across(rows: Sequence[ResultRow]) -> int:
    return min(len(list(_by_dimension(rows))), _PANELS_A_LINE)


def _broken(text: str) -> str:
    """Over several lines, so that neighbours do not run into each other."""
    lines = [line for part in text.split(" · ") for line in _lines_of(part)]
    return _plain_text("\n".join(lines))


def _lines_of(part: str) -> list[str]:
    """A model's name breaks behind its provider rather than anywhere."""
    provider, colon, name = part.partition(":")
    if len(part) <= _LABEL_WIDTH or not name:
        return wrap(part, _LABEL_WIDTH)
    return [*wrap(provider + colon, _LABEL_WIDTH), *wrap(name, _LABEL_WIDTH)]


def _empty(size: tuple[float, float]) -> "Figure":
    # Not above: every web server would hold it in memory, for a page that few open.
    from matplotlib.figure import Figure  # noqa: PLC0415

    return Figure(figsize=size, layout="constrained")


def _panels(
    rows: Sequence[ResultRow], *, high: float = _HEIGHT, below: float = 0.0
) -> "tuple[Figure, list[Axes]]":
    """A panel a dimension, `high` inches each, with `below` inches for what stands under all."""
    count, across = len(list(_by_dimension(rows))), _across(rows)
    down = -(-count // across)
    size = (_WIDTH * across, (high + 0.6) * down + below)
    figure = _empty(size)
    panels = list(figure.subplots(down, across, squeeze=False).flat)
    for empty in panels[count:]:
        empty.set_axis_off()
    return figure, panels


def _plain_text(text: str) -> str:
    """Names come from files: no part of them is a formula."""
    return text.replace("$", r"\$")


def _by_dimension(rows: Sequence[ResultRow]) -> Iterator[tuple[str, list[ResultRow]]]:
    """Groups of rows under the names of their dimensions, as they may stand in a figure."""
    for name in dict.fromkeys(row["dimension"] for row in rows):
        yield _plain_text(name), [row for row in rows if row["dimension"] == name]


def _plain(axes: "Axes") -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.6)
    axes.set_axisbelow(True)


FIGURES: dict[str, Callable[[Sequence[ResultRow]], "Figure"]] = {
    "correlations": correlations,
    "calibration": calibration,
    "distribution": distribution,
}
WHAT: dict[str, str] = {
    "correlations": "Bars of Pearson, Spearman and Kendall for every judge, with 95 % intervals",
    "calibration": "What people gave on average against what the judge gave",
    "distribution": "How often each score was given, by people and by judges",
}


def drawn(figure: "Figure", kind: str) -> bytes:
    """The picture as "png" or "svg"; the same picture gives the same bytes."""
    from matplotlib import rc_context  # noqa: PLC0415 (as above)

    buffer = BytesIO()
    metadata = {"Date": None} if kind == "svg" else {"Software": None}
    with rc_context({"svg.hashsalt": "countersign"}):
        figure.savefig(buffer, format=kind, dpi=_dots(figure), facecolor="white", metadata=metadata)
    return buffer.getvalue()


def _dots(figure: "Figure") -> float:
    """An inch: fewer where the picture is very large."""
    wide, high = (float(side) for side in figure.get_size_inches())
    return min(_DPI, sqrt(_MOST_PIXELS / (wide * high)), _LONGEST_SIDE / max(wide, high))
