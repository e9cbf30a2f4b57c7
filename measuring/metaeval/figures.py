"""Charts of results, drawn from the rows of results.json alone.

Models stand apart and wordings have colours, which patterns and shapes say once more.
"""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import zip_longest
from math import sqrt
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from django.utils.translation import gettext_noop

from measuring.metaeval.statistics import COEFFICIENTS
from measuring.metaeval.terminal import label

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

ResultRow = dict[str, Any]
# Okabe and Ito's, which people with any kind of colour blindness can tell apart.
_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442", "#000000")
_PATTERNS = ("", "//", "..", "xx", "\\\\", "--", "++", "oo")
_MARKERS = "osD^vP*X"
_EDGE = "#333333"
_SCALE = (1.0, 5.0)
# Inches: so wide that letters can be read where a page shows it 1,200 points wide.
_WIDTH, _HEIGHT = 12.0, 2.3
_LEGEND = 0.35
_DPI = 130
# Of a picture, so that drawing needs no more memory than a worker has to spare; the renderer itself
# refuses a side of 2 ** 16.
_MOST_PIXELS, _LONGEST_SIDE = 50_000_000, 60_000
_LABEL_WIDTH = 16
# Models side by side in a third of the width, and small panels in a line.
_MOST_IN_A_THIRD, _MOST_SMALL = 4, 4
_STRIP, _STRIP_LINE = 0.16, 0.13
_STRIP_NAME, _SMALL_NAME = 44, 36
_PARTS = {"dataset": "over the whole set", "document": "per document, then averaged"}
_NO_WORDING = "the judge's own"


def over_the_set(rows: Sequence[ResultRow]) -> "Figure":
    return _correlations(rows, "dataset")


def by_document(rows: Sequence[ResultRow]) -> "Figure":
    return _correlations(rows, "document")


def _correlations(rows: Sequence[ResultRow], part: str) -> "Figure":
    """A panel a coefficient, a line of them a dimension: models side by side, wordings as bars."""
    groups, models = list(_by_dimension(rows)), _models(rows)
    across = len(COEFFICIENTS) if len(models) <= _MOST_IN_A_THIRD else 1
    down = len(groups) * len(COEFFICIENTS) // across
    figure = _empty((_WIDTH, _LEGEND + (_HEIGHT + _names_height(models)) * down))
    panels = figure.subplots(down, across, squeeze=False, sharey=True).flat
    known: dict[str, Any] = {}
    for dimension, group in groups:
        for name in COEFFICIENTS:
            axes = next(panels)
            axes.set_title(f"{dimension}: {name.capitalize()}, {_PARTS[part]}", fontsize=9)
            known |= _bars(axes, group, models, (part, name), _wordings(rows))
    _legend(figure, known, "outside upper center")
    return figure


def _bars(
    axes: "Axes",
    rows: Sequence[ResultRow],
    models: Sequence[str],
    which: tuple[str, str],
    wordings: Sequence[str],
) -> "dict[str, Any]":
    """By wording what the legend shows of it."""
    part, name = which
    known: dict[str, Any] = {}
    width = 0.8 / max(len(_wordings(rows, model)) for model in models)
    for at, wording in enumerate(wordings):
        mine = [row for row in rows if _wording(row) == wording]
        places = [models.index(_model(row)) + width * _aside(rows, row) for row in mine]
        values = [row[part][name] or 0.0 for row in mine]
        known[wording] = axes.bar(
            places,
            values,
            width,
            color=_COLOURS[at % len(_COLOURS)],
            hatch=_PATTERNS[at // len(_COLOURS) % len(_PATTERNS)] or _PATTERNS[at % len(_PATTERNS)],
            edgecolor="white",
            yerr=_whiskers(mine, part, name, values),
            capsize=2,
            error_kw={"elinewidth": 0.9, "ecolor": _EDGE},
        )
    axes.set_xticks(range(len(models)), [_broken(model) for model in models], fontsize=8)
    axes.set_xlim(-0.6, len(models) - 0.4)
    axes.axhline(0, color=_EDGE, linewidth=0.8)
    _plain(axes)
    return known


def _aside(rows: Sequence[ResultRow], row: ResultRow) -> float:
    """How many bars to the right of its model's middle that of a row stands."""
    beside = _wordings(rows, _model(row))
    return beside.index(_wording(row)) - (len(beside) - 1) / 2


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
    """What people gave on average where the judge gave so much: a small panel a model and
    dimension, a line a wording."""
    groups, models, wordings = list(_by_dimension(rows)), _models(rows), _wordings(rows)
    across = min(_MOST_SMALL, len(models))
    lines = -(-len(models) // across)
    high = _HEIGHT + _STRIP_LINE * max(_wrapped(model, _SMALL_NAME).count("\n") for model in models)
    figure = _empty((_WIDTH, _LEGEND + high * lines * len(groups)))
    panels = figure.subplots(lines * len(groups), across, squeeze=False, sharex=True, sharey=True)
    known: dict[str, Any] = {}
    for at, (dimension, group) in enumerate(groups):
        shown = panels[at * lines : (at + 1) * lines].flat
        for model, axes in zip_longest(models, shown):
            if model is None:
                axes.set_axis_off()
                continue
            _small(axes, model, dimension)
            for row in (row for row in group if _model(row) == model):
                known[_wording(row)] = _line(axes, row, wordings.index(_wording(row)))
    _legend(figure, {name: known[name] for name in wordings}, "outside lower center")
    return figure


def _small(axes: "Axes", model: str, dimension: str) -> None:
    axes.plot(_SCALE, _SCALE, color="#888888", linewidth=0.9, linestyle="--")
    axes.set_title(f"{dimension}\n{_wrapped(model, _SMALL_NAME)}", fontsize=8)
    axes.set(xlim=(0.9, 5.1), ylim=(0.9, 5.1), xticks=range(1, 6), yticks=range(1, 6))
    axes.set_xlabel("judge", fontsize=8)
    axes.set_ylabel("people", fontsize=8)
    axes.tick_params(labelsize=8, labelbottom=True, labelleft=True)
    _plain(axes)


def _line(axes: "Axes", row: ResultRow, style: int) -> "Line2D":
    points = row["calibration"]
    (line,) = axes.plot(
        [point["judge"] for point in points],
        [point["human"] for point in points],
        color=_COLOURS[style % len(_COLOURS)],
        marker=_MARKERS[style % len(_MARKERS)],
        markersize=4,
        linewidth=1.1,
    )
    return line


def distribution(rows: Sequence[ResultRow]) -> "Figure":
    """How often each quarter of a point was given: a strip for the people and one a judge."""
    groups = list(_by_dimension(rows))
    across = min(2, len(groups))
    down = -(-len(groups) // across)
    figure = _empty((_WIDTH, (_strips_height(groups) + 0.6) * down))
    panels = list(figure.subplots(down, across, squeeze=False).flat)
    named: list[str] = []
    most = max(_shares(row, whose).max() for row in rows for whose in ("human", "judge"))
    for at, (axes, (dimension, group)) in enumerate(zip(panels, groups, strict=False)):
        strips = [_shares(group[0], "human"), *(_shares(row, "judge") for row in group)]
        image = axes.imshow(
            strips,
            cmap="Blues",
            aspect="auto",
            interpolation="nearest",
            extent=(*_SCALE, len(strips), 0),
            vmin=0,
            vmax=most,
        )
        names = ["people", *(_wrapped(label(row), _STRIP_NAME) for row in group)]
        # A panel whose strips are those of the panel to its left needs no names.
        shown = names if at % across == 0 or names != named else [""] * len(names)
        axes.set_yticks(np.arange(len(names)) + 0.5, shown, fontsize=8)
        axes.hlines(range(1, len(strips)), *_SCALE, color="white", linewidth=3)
        axes.set(title=dimension, xlabel="score")
        named = names
    for empty in panels[len(groups) :]:
        empty.set_axis_off()
    figure.colorbar(image, ax=panels, label="share of the summaries", shrink=0.8)
    return figure


def _strips_height(groups: Sequence[tuple[str, list[ResultRow]]]) -> float:
    """Inches of a panel in which the names beside its strips have room."""
    most = max(len(group) for _, group in groups) + 1
    lines = max(
        _wrapped(label(row), _STRIP_NAME).count("\n") + 1 for _, group in groups for row in group
    )
    return max(_HEIGHT, most * (_STRIP + _STRIP_LINE * lines))


def _shares(row: ResultRow, whose: str) -> Any:
    counts = np.array(row["distribution"][whose], dtype=float)
    return counts / max(1.0, counts.sum())


# --- Series -----------------------------------------------------------------


def _model(row: ResultRow) -> str:
    """Judge and model, as far as they say something."""
    return label({**row, "variant": None})


def _wording(row: ResultRow) -> str:
    return str(row["variant"] or _NO_WORDING)


def _models(rows: Sequence[ResultRow]) -> list[str]:
    return list(dict.fromkeys(_model(row) for row in rows))


def _wordings(rows: Sequence[ResultRow], model: str | None = None) -> list[str]:
    """Of all models, or of one."""
    mine = (row for row in rows if model in {None, _model(row)})
    return list(dict.fromkeys(_wording(row) for row in mine))


def _wrapped(text: str, width: int) -> str:
    return _plain_text("\n".join(wrap(text, width)))


def _names_height(models: Sequence[str]) -> float:
    """Inches that the lines of the longest name take."""
    return _STRIP_LINE * max(_broken(model).count("\n") + 1 for model in models)


def _legend(
    figure: "Figure",
    known: "dict[str, Any]",
    where: Literal["outside upper center", "outside lower center"],
) -> None:
    """What the wordings look like; nothing where there is one way of asking."""
    if set(known) <= {_NO_WORDING}:
        return
    names = [_plain_text(name) for name in known]
    columns = max(1, int(_WIDTH / (0.7 + 0.075 * max(map(len, names)))))
    figure.legend(
        list(known.values()),
        names,
        loc=where,
        ncols=columns,
        fontsize=8,
        frameon=False,
        title="wording",
        title_fontsize=8,
    )


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
    "correlations": over_the_set,
    "correlations-by-document": by_document,
    "calibration": calibration,
    "distribution": distribution,
}
WHAT: dict[str, str] = {
    "correlations": gettext_noop(
        "Over the whole set: Pearson, Spearman and Kendall, bars of each wording by model, with "
        "95 % intervals"
    ),
    "correlations-by-document": gettext_noop(
        "Per document, then averaged: Pearson, Spearman and Kendall, bars of each wording by "
        "model, with 95 % intervals"
    ),
    "calibration": gettext_noop("What people gave on average against what the judge gave"),
    "distribution": gettext_noop("How often each score was given, by people and by judges"),
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
