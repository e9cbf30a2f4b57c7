"""Charts of results, drawn from the rows of results.json alone.

Models are apart and wordings have colours, which patterns and shapes say once more.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from io import BytesIO
from itertools import zip_longest
from math import sqrt
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from django.utils.translation import gettext_noop

from measuring.metaeval.statistics import COEFFICIENTS, ResultRow, label

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Draw = Callable[[Sequence[ResultRow]], "Figure"]
# Okabe and Ito's, which people with any kind of colour blindness can tell apart.
_COLOURS = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442", "#000000"]
_PATTERNS = ("", "//", "..", "xx", "\\\\", "--", "++", "oo")
_MARKERS = "osD^vP*X"
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
    "lines.markersize": 4,
    "savefig.facecolor": "white",
    "svg.hashsalt": "countersign",
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
}
_SCALE = (1.0, 5.0)
# Inches: so wide that letters can be read where a page shows it 1,200 points wide.
_WIDTH, _HEIGHT, _LEGEND = 12.0, 2.3, 0.35
_DPI = 130
# Of a picture, so that drawing needs no more memory than a worker has to spare; the renderer itself
# refuses a side of 2 ** 16.
_MOST_PIXELS, _LONGEST_SIDE = 50_000_000, 60_000
_LABEL_WIDTH = 16
# Models side by side in a third of the width, and small panels in a line.
_MOST_IN_A_THIRD, _MOST_SMALL = 4, 4
_STRIP, _LINE = 0.16, 0.13
_STRIP_NAME, _SMALL_NAME = 44, 36
_PARTS = {"dataset": "over the whole set", "document": "per document, then averaged"}
_NO_WORDING = "the judge's own"


def _styled(draw: Draw) -> Draw:
    @wraps(draw)
    def styled(rows: Sequence[ResultRow]) -> "Figure":
        # Not above: every web server would hold it in memory, for a page that few open.
        from matplotlib import rc_context  # noqa: PLC0415

        with rc_context(_STYLE):
            return draw(rows)

    return styled


def _figure(height: float) -> "Figure":
    from matplotlib.figure import Figure  # noqa: PLC0415 (as above)

    return Figure(figsize=(_WIDTH, height))


@_styled
def over_the_set(rows: Sequence[ResultRow]) -> "Figure":
    return _correlations(rows, "dataset")


@_styled
def by_document(rows: Sequence[ResultRow]) -> "Figure":
    return _correlations(rows, "document")


def _correlations(rows: Sequence[ResultRow], part: str) -> "Figure":
    """A panel a coefficient, a line of them a dimension: models side by side, wordings as bars."""
    groups, models, wordings = list(_by_dimension(rows)), _models(rows), _wordings(rows)
    across = len(COEFFICIENTS) if len(models) <= _MOST_IN_A_THIRD else 1
    down = len(groups) * len(COEFFICIENTS) // across
    names = [_broken(model) for model in models]
    longest = max(name.count("\n") + 1 for name in names)
    figure = _figure(_LEGEND + (_HEIGHT + _LINE * longest) * down)
    panels = figure.subplots(down, across, squeeze=False, sharey=True).flat
    known: dict[str, Any] = {}
    for dimension, group in groups:
        for name in COEFFICIENTS:
            axes = next(panels)
            axes.set_title(f"{dimension}: {name.capitalize()}, {_PARTS[part]}")
            for at, wording in enumerate(wordings):
                known[wording] = _bars(axes, group, models, (part, name, wording), at=at)
            axes.set_xticks(range(len(models)), names)
            axes.set_xlim(-0.6, len(models) - 0.4)
            axes.axhline(0, color=_EDGE, linewidth=0.8)
    _legend(figure, known, "outside upper center")
    return figure


def _bars(
    axes: "Axes",
    group: Sequence[ResultRow],
    models: Sequence[str],
    which: tuple[str, str, str],
    *,
    at: int,
) -> Any:
    """The bars of a wording, the one `at`, beside those of the others of its model, with whiskers
    where there is an interval. `which` names the part, the coefficient and the wording."""
    part, name, wording = which
    width = 0.8 / max(len(_wordings(group, model)) for model in models)
    places, values, whiskers = [], [], []
    for row in (row for row in group if _wording(row) == wording):
        beside = _wordings(group, _model(row))
        aside = beside.index(wording) - (len(beside) - 1) / 2
        places.append(models.index(_model(row)) + width * aside)
        value = row[part][name] or 0.0
        values.append(value)
        low, high = (row["intervals"][part] or {}).get(name) or (value, value)
        whiskers.append((max(0.0, value - low), max(0.0, high - value)))
    count = len(_COLOURS)
    return axes.bar(
        places,
        values,
        width,
        color=_COLOURS[at % count],
        hatch=_PATTERNS[at // count % count] or _PATTERNS[at % count],
        edgecolor="white",
        yerr=np.array(whiskers).reshape(-1, 2).T,
        capsize=2,
        error_kw={"elinewidth": 0.9, "ecolor": _EDGE},
    )


@_styled
def calibration(rows: Sequence[ResultRow]) -> "Figure":
    """What people gave on average where the judge gave so much: a small panel a model and
    dimension, a line a wording."""
    groups, models, wordings = list(_by_dimension(rows)), _models(rows), _wordings(rows)
    across = min(_MOST_SMALL, len(models))
    down = -(-len(models) // across)
    names = {model: _plain_text("\n".join(wrap(model, _SMALL_NAME))) for model in models}
    high = _HEIGHT + _LINE * max(name.count("\n") for name in names.values())
    figure = _figure(_LEGEND + high * down * len(groups))
    panels = figure.subplots(down * len(groups), across, squeeze=False, sharex=True, sharey=True)
    known: dict[str, Any] = {}
    for at, (dimension, group) in enumerate(groups):
        for model, axes in zip_longest(models, panels[at * down : (at + 1) * down].flat):
            if model is None:
                axes.set_axis_off()
                continue
            axes.plot(_SCALE, _SCALE, color="#888888", linewidth=0.9, linestyle="--")
            axes.set_title(f"{dimension}\n{names[model]}", fontsize=8)
            axes.set(xlim=(0.9, 5.1), ylim=(0.9, 5.1), xticks=range(1, 6), yticks=range(1, 6))
            axes.set(xlabel="judge", ylabel="people")
            axes.tick_params(labelbottom=True, labelleft=True)
            for row in (row for row in group if _model(row) == model):
                style = wordings.index(_wording(row)) % len(_COLOURS)
                (known[_wording(row)],) = axes.plot(
                    [point["judge"] for point in row["calibration"]],
                    [point["human"] for point in row["calibration"]],
                    color=_COLOURS[style],
                    marker=_MARKERS[style],
                )
    _legend(figure, {name: known[name] for name in wordings}, "outside lower center")
    return figure


@_styled
def distribution(rows: Sequence[ResultRow]) -> "Figure":
    """How often each quarter of a point was given: a strip for the people and one a judge."""

    def shares(row: ResultRow, whose: str) -> Any:
        counts = np.array(row["distribution"][whose], dtype=float)
        return counts / max(1.0, counts.sum())

    groups = list(_by_dimension(rows))
    across = min(2, len(groups))
    down = -(-len(groups) // across)
    named = [
        ["people", *(_plain_text("\n".join(wrap(label(row), _STRIP_NAME))) for row in group)]
        for _, group in groups
    ]
    lines = max(name.count("\n") + 1 for names in named for name in names)
    most_strips = max(map(len, named))
    high = max(_HEIGHT, most_strips * (_STRIP + _LINE * lines))
    figure = _figure((high + 0.6) * down)
    panels = list(figure.subplots(down, across, squeeze=False).flat)
    most = max(shares(row, whose).max() for row in rows for whose in ("human", "judge"))
    for at, (axes, (dimension, group)) in enumerate(zip(panels, groups, strict=False)):
        strips = [shares(group[0], "human"), *(shares(row, "judge") for row in group)]
        image = axes.imshow(
            strips,
            cmap="Blues",
            aspect="auto",
            interpolation="nearest",
            extent=(*_SCALE, len(strips), 0),
            vmin=0,
            vmax=most,
        )
        # A panel whose strips are those of the panel to its left needs no names.
        repeated = at % across > 0 and named[at] == named[at - 1]
        axes.set_yticks(np.arange(len(strips)) + 0.5, [""] * len(strips) if repeated else named[at])
        axes.hlines(range(1, len(strips)), *_SCALE, color="white", linewidth=3)
        axes.grid(visible=False)
        axes.spines[:].set_visible(True)
        axes.set(title=dimension, xlabel="score")
    for empty in panels[len(groups) :]:
        empty.set_axis_off()
    figure.colorbar(image, ax=panels, label="share of the summaries", shrink=0.8)
    return figure


# --- Names ------------------------------------------------------------------


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


def _by_dimension(rows: Sequence[ResultRow]) -> Iterator[tuple[str, list[ResultRow]]]:
    """Groups of rows under the names of their dimensions, as they may be in a figure."""
    for name in dict.fromkeys(row["dimension"] for row in rows):
        yield _plain_text(name), [row for row in rows if row["dimension"] == name]


def _plain_text(text: str) -> str:
    """Names come from files: no part of them is a formula."""
    return text.replace("$", r"\$")


def _broken(text: str) -> str:
    """Over several lines, so that neighbours do not run into each other; a model's name breaks
    behind its provider rather than anywhere."""
    lines = []
    for part in text.split(" · "):
        provider, colon, name = part.partition(":")
        whole = len(part) <= _LABEL_WIDTH or not name
        for piece in [part] if whole else [provider + colon, name]:
            lines += wrap(piece, _LABEL_WIDTH)
    return _plain_text("\n".join(lines))


def _legend(
    figure: "Figure",
    known: dict[str, Any],
    where: Literal["outside upper center", "outside lower center"],
) -> None:
    """What the wordings look like; nothing where there is one way of asking."""
    if set(known) <= {_NO_WORDING}:
        return
    names = [_plain_text(name) for name in known]
    columns = max(1, int(_WIDTH / (0.7 + 0.075 * max(map(len, names)))))
    figure.legend(list(known.values()), names, loc=where, ncols=columns, title="wording")


# --- Pictures ---------------------------------------------------------------

FIGURES: dict[str, Draw] = {
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


def drawn_all(rows: Sequence[ResultRow], kinds: Sequence[str]) -> dict[str, dict[str, bytes]]:
    """Every figure, laid out once, as all `kinds` of picture."""
    found: dict[str, dict[str, bytes]] = {}
    for name, draw in FIGURES.items():
        figure = draw(rows)
        found[name] = {}
        for kind in kinds:
            found[name][kind] = drawn(figure, kind)
            figure.set_layout_engine(None)  # what is laid out stays
    return found


def drawn(figure: "Figure", kind: str) -> bytes:
    """The picture as "png" or "svg"; the same picture gives the same bytes. Very large pictures
    have fewer dots an inch."""
    from matplotlib import rc_context  # noqa: PLC0415 (as above)

    wide, high = (float(side) for side in figure.get_size_inches())
    dots = min(_DPI, sqrt(_MOST_PIXELS / (wide * high)), _LONGEST_SIDE / max(wide, high))
    buffer = BytesIO()
    metadata = {"Date": None} if kind == "svg" else {"Software": None}
    with rc_context(_STYLE):
        figure.savefig(buffer, format=kind, dpi=dots, metadata=metadata)
    return buffer.getvalue()
