"""Charts of results, drawn from the rows of results.json alone.

Wordings have colours, and names say the same again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from importlib.util import find_spec
from io import BytesIO
from itertools import cycle, zip_longest
from math import sqrt
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import numpy as np

from countersign_judge.metaeval.statistics import COEFFICIENTS, ResultRow, row_label
from countersign_judge.translation import gettext_noop

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Draw = Callable[[Sequence[ResultRow]], "Figure"]
# By Okabe and Ito: distinct for people with any kind of colour blindness.
_COLORS = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442", "#000000"]
_EDGE = "#333333"
_STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.labelsize": 8,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlesize": 9,
    "figure.constrained_layout.use": True,
    "grid.color": "#DDDDDD",
    "grid.linewidth": 0.6,
    "legend.fontsize": 8,
    "legend.frameon": False,
    "legend.title_fontsize": 8,
    "lines.linewidth": 1.1,
    "savefig.facecolor": "white",
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
}
_SCORE_LIMITS = (1.0, 5.0)
# Inches: wide enough to read the letters where a page shows it 1,200 points wide.
_WIDTH, _HEIGHT, _LEGEND = 12.0, 2.3, 0.35
_DPI = 130
# Limits of a picture, so that drawing needs no more memory than a worker has; the renderer itself
# refuses a side of 2 ** 16.
_MOST_PIXELS, _LONGEST_SIDE = 50_000_000, 60_000
# Heights of a judge's line of dots, a line of letters, and a panel around its lines.
_JUDGE, _LINE, _TITLE = 0.3, 0.13, 0.7
_STRIP, _MOST_SMALL = 0.16, 4
_JUDGE_NAME, _STRIP_NAME, _SMALL_NAME = 34, 44, 36
# Square points of the largest dot; the distance of a judge's dots from the middle of its line.
_DOT, _ASIDE = 45.0, 0.16
_NO_WORDING = "the judge's own"


class NoFigures(RuntimeError):
    """Nothing here can draw, with the remedy."""


def require_matplotlib() -> None:
    """Raises NoFigures."""
    if find_spec("matplotlib") is None:
        raise NoFigures(
            "figures need matplotlib, which is not installed; install it with `pip install "
            "'countersign-judge[plots]'`, or give --no-figures"
        )


def _with_style(draw: Draw) -> Draw:
    @wraps(draw)
    def styled(rows: Sequence[ResultRow]) -> "Figure":
        # Imported here: every web server would hold it in memory, for a rare page.
        from matplotlib import rc_context  # noqa: PLC0415

        with rc_context(_STYLE):
            return draw(rows)

    return styled


def _new_figure(height: float) -> "Figure":
    from matplotlib.figure import Figure  # noqa: PLC0415 (as above)

    return Figure(figsize=(_WIDTH, height))


@_with_style
def draw_correlations(rows: Sequence[ResultRow]) -> "Figure":
    """A row of panels a dimension, a panel a coefficient, a line in it a judge: a filled dot over
    the whole set, a hollow one per document, with intervals, and sized by their n."""
    from matplotlib.lines import Line2D  # noqa: PLC0415 (as above)

    groups, colours = list(_group_by_dimension(rows)), _wording_colors(rows)
    named = [["\n".join(wrap(row_label(row), _JUDGE_NAME)) for row in group] for _, group in groups]
    high = max(_JUDGE, *(_LINE * (1 + name.count("\n")) for names in named for name in names))
    shares = [len(group) + _TITLE / high for _, group in groups]
    figure = _new_figure(2 * _LEGEND + high * sum(shares))
    panels = figure.subplots(
        *(len(groups), len(COEFFICIENTS)),
        squeeze=False,
        sharex=True,
        sharey="row",
        height_ratios=shares,
    )
    parts = {part: _count_behind(rows, part) for part in ("dataset", "document")}
    for (dimension, group), names, line in zip(groups, named, panels, strict=True):
        for axes, name in zip(line, COEFFICIENTS, strict=True):
            axes.set_title(f"{dimension}: {name.capitalize()}")
            axes.axvline(0, color=_EDGE, linewidth=0.8)
            for part, counts in parts.items():
                shares = [each / max(1, *counts) for each in _count_behind(group, part)]
                _draw_dots(axes, group, (part, name), shares, colours)
            axes.set_yticks(range(len(group)), [_plain_text(each) for each in names])
            axes.set_ylim(len(group) - 0.4, -0.6)
            axes.tick_params(labelbottom=True, left=False)
            axes.grid(visible=True, axis="x")
            axes.grid(visible=False, axis="y")
    said = {
        f"over the whole set; the largest dot is of {max(parts['dataset']):,} summaries": _EDGE,
        f"per document, then averaged; of {max(parts['document']):,} documents": "white",
    }
    dots = [
        Line2D([], [], linestyle="", marker="o", color=_EDGE, markerfacecolor=face)
        for face in said.values()
    ]
    figure.legend(dots, list(said), loc="outside upper center", ncols=2)
    if set(colours) > {_NO_WORDING}:
        known = {
            name: Line2D([], [], linestyle="", marker="o", color=colour)
            for name, colour in colours.items()
        }
        _draw_legend(figure, known)
    return figure


def _count_behind(rows: Sequence[ResultRow], part: str) -> list[int]:
    """The numbers of summaries, or documents, behind the coefficients."""
    return [row["n"] if part == "dataset" else row["documents"]["used"] for row in rows]


def _draw_dots(
    axes: "Axes",
    group: Sequence[ResultRow],
    which: tuple[str, str],
    shares: Sequence[float],
    colours: Mapping[str, str],
) -> None:
    """`which` names the part and the coefficient, `shares` say how large each dot is."""
    part, name = which
    aside = -_ASIDE if part == "dataset" else _ASIDE
    shown = [at for at, row in enumerate(group) if row[part][name] is not None]
    values = [group[at][part][name] for at in shown]
    ends = [
        (group[at]["intervals"][part] or {}).get(name) or (value, value)
        for at, value in zip(shown, values, strict=True)
    ]
    edges = [colours[_wording_label(group[at])] for at in shown]
    places = [at + aside for at in shown]
    lows, highs = zip(*ends, strict=True) if ends else ((), ())
    axes.hlines(places, lows, highs, colors=edges, linewidth=1.1)
    axes.scatter(
        values,
        places,
        s=[_DOT * shares[at] for at in shown],
        c=edges if part == "dataset" else "white",
        edgecolors=edges,
        zorder=3,
    )


@_with_style
def draw_calibration(rows: Sequence[ResultRow]) -> "Figure":
    """People's average for each score of the judge: a small panel a model and dimension, a line a
    wording, dots as large as the number of summaries."""
    groups, models, colours = (
        list(_group_by_dimension(rows)),
        _model_labels(rows),
        _wording_colors(rows),
    )
    across = min(_MOST_SMALL, len(models))
    down = -(-len(models) // across)
    names = {model: _plain_text("\n".join(wrap(model, _SMALL_NAME))) for model in models}
    high = _HEIGHT + _LINE * max(name.count("\n") for name in names.values())
    figure = _new_figure(_LEGEND + high * down * len(groups))
    panels = figure.subplots(down * len(groups), across, squeeze=False, sharex=True, sharey=True)
    known: dict[str, Any] = {}
    for at, (dimension, group) in enumerate(groups):
        for model, axes in zip_longest(models, panels[at * down : (at + 1) * down].flat):
            if model is None:
                axes.set_axis_off()
                continue
            axes.plot(_SCORE_LIMITS, _SCORE_LIMITS, color="#888888", linewidth=0.9, linestyle="--")
            axes.set_title(f"{dimension}\n{names[model]}", fontsize=8)
            axes.set(xlim=(0.8, 5.2), ylim=(0.8, 5.2), xticks=range(1, 6), yticks=range(1, 6))
            axes.set(xlabel="judge", ylabel="people")
            axes.tick_params(labelbottom=True, labelleft=True)
            for row in (row for row in group if _model_label(row) == model):
                points = row["calibration"]
                x, y = ([point[whose] for point in points] for whose in ("judge", "human"))
                colour = colours[_wording_label(row)]
                (known[_wording_label(row)],) = axes.plot(x, y, color=colour)
                most = max((point["n"] for point in points), default=1)
                sizes = [_DOT * point["n"] / most for point in points]
                axes.scatter(x, y, s=sizes, color=colour, zorder=3)
    _draw_legend(figure, {name: known[name] for name in colours})
    return figure


@_with_style
def draw_distribution(rows: Sequence[ResultRow]) -> "Figure":
    """How often each quarter of a point was given: a strip for the people and one a judge."""

    def shares(row: ResultRow, whose: str) -> Any:
        counts = np.array(row["distribution"][whose], dtype=float)
        return counts / max(1.0, counts.sum())

    groups = list(_group_by_dimension(rows))
    across = min(2, len(groups))
    down = -(-len(groups) // across)
    named = [
        ["people", *(_plain_text("\n".join(wrap(row_label(row), _STRIP_NAME))) for row in group)]
        for _, group in groups
    ]
    lines = max(name.count("\n") + 1 for names in named for name in names)
    most_strips = max(map(len, named))
    high = max(_HEIGHT, most_strips * (_STRIP + _LINE * lines))
    figure = _new_figure((high + 0.6) * down)
    panels = list(figure.subplots(down, across, squeeze=False).flat)
    most = max(shares(row, whose).max() for row in rows for whose in ("human", "judge"))
    for at, (axes, (dimension, group)) in enumerate(zip(panels, groups, strict=False)):
        strips = [shares(group[0], "human"), *(shares(row, "judge") for row in group)]
        image = axes.imshow(
            strips,
            cmap="Blues",
            aspect="auto",
            interpolation="nearest",
            extent=(*_SCORE_LIMITS, len(strips), 0),
            vmin=0,
            vmax=most,
        )
        # A panel with the same strips as the one to its left needs no names.
        repeated = at % across > 0 and named[at] == named[at - 1]
        axes.set_yticks(np.arange(len(strips)) + 0.5, [""] * len(strips) if repeated else named[at])
        axes.hlines(range(1, len(strips)), *_SCORE_LIMITS, color="white", linewidth=3)
        axes.grid(visible=False)
        axes.spines[:].set_visible(True)
        axes.set(title=dimension, xlabel="score")
    for empty in panels[len(groups) :]:
        empty.set_axis_off()
    figure.colorbar(image, ax=panels, label="share of the summaries", shrink=0.8)
    return figure


# --- Names ------------------------------------------------------------------


def _model_label(row: ResultRow) -> str:
    """Judge and model, where they say something."""
    return row_label({**row, "variant": None})


def _wording_label(row: ResultRow) -> str:
    return str(row["variant"] or _NO_WORDING)


def _model_labels(rows: Sequence[ResultRow]) -> list[str]:
    return list(dict.fromkeys(_model_label(row) for row in rows))


def _wording_colors(rows: Sequence[ResultRow]) -> dict[str, str]:
    """By wording."""
    names = dict.fromkeys(map(_wording_label, rows))
    return dict(zip(names, cycle(_COLORS), strict=False))


def _group_by_dimension(rows: Sequence[ResultRow]) -> Iterator[tuple[str, list[ResultRow]]]:
    """Groups of rows under the names of their dimensions, escaped for a figure."""
    for name in dict.fromkeys(row["dimension"] for row in rows):
        yield _plain_text(name), [row for row in rows if row["dimension"] == name]


def _plain_text(text: str) -> str:
    """Names come from files: no part of them is a formula."""
    return text.replace("$", r"\$")


def _draw_legend(figure: "Figure", known: dict[str, Any]) -> None:
    """The colours of the wordings; nothing where there is only one."""
    if set(known) <= {_NO_WORDING}:
        return
    names = [_plain_text(name) for name in known]
    columns = max(1, int(_WIDTH / (0.7 + 0.075 * max(map(len, names)))))
    figure.legend(
        list(known.values()), names, loc="outside lower center", ncols=columns, title="wording"
    )


# --- Pictures ---------------------------------------------------------------

FIGURES: dict[str, Draw] = {
    "correlations": draw_correlations,
    "calibration": draw_calibration,
    "distribution": draw_distribution,
}
FIGURE_TITLES: dict[str, str] = {
    "correlations": gettext_noop(
        "Pearson, Spearman and Kendall with 95 % intervals, over the whole set and per document: "
        "one panel per dimension and coefficient; the size of a dot shows n"
    ),
    "calibration": gettext_noop("People's mean score for each score of the judge"),
    "distribution": gettext_noop("How often each score was given, by people and by judges"),
}


def render_figures(rows: Sequence[ResultRow]) -> dict[str, bytes]:
    """Every figure as PNG."""
    return {name: render_png(draw(rows)) for name, draw in FIGURES.items()}


def render_png(figure: "Figure") -> bytes:
    """As PNG, the same bytes each time. Very large pictures have fewer dots an inch."""
    from matplotlib import rc_context  # noqa: PLC0415 (as above)

    wide, high = (float(side) for side in figure.get_size_inches())
    dots = min(_DPI, sqrt(_MOST_PIXELS / (wide * high)), _LONGEST_SIDE / max(wide, high))
    buffer = BytesIO()
    with rc_context(_STYLE):
        figure.savefig(buffer, dpi=dots, metadata={"Software": None})
    return buffer.getvalue()
