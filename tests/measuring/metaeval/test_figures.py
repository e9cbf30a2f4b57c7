"""What is drawn is inside the picture, and says which judge it is."""

import struct
from itertools import combinations

import pytest
from countersign_judge.metaeval.figures import FIGURES, render_png
from countersign_judge.metaeval.report import build_report, wording_tables
from matplotlib.collections import PathCollection
from matplotlib.figure import Figure

from tests.measuring.metaeval import data

LONG = ["openai:gpt-4o", "openai:gpt-4o-mini", "ollama:llama3.1:70b-instruct-q4_K_M"]


WORDINGS = ("base", "strict", "stepwise", "repeated")


def measured(*, models=LONG, wordings=WORDINGS, dimensions=("coherence", "consistency")):
    """Results of every model under every wording, and of a judge that has neither."""
    (lexical, row, *_) = data.rows()
    asked = [
        {**row, "model": model, "variant": wording, "dimension": dimension}
        for dimension in dimensions
        for model in models
        for wording in wordings
    ]
    return [*({**lexical, "dimension": dimension} for dimension in dimensions), *asked]


def texts_of(figure):
    """Titles, names and numbers that the picture shows."""
    figure.draw_without_rendering()
    found = [text for legend in figure.legends for text in legend.get_texts()]
    for axes in figure.axes:
        found += [axes.title, axes.xaxis.label, axes.yaxis.label]
        for axis, limits in ((axes.xaxis, axes.get_xlim()), (axes.yaxis, axes.get_ylim())):
            ticks = zip(axis.get_ticklocs(), axis.get_ticklabels(), strict=False)
            found += [text for at, text in ticks if min(limits) <= at <= max(limits)]
    return [text for text in found if text.get_text().strip()]


@pytest.mark.slow
@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize(
    "models", [LONG[:1], LONG, [f"{name}-{at}" for name in LONG for at in "12"]]
)
def test_every_text_is_within_the_picture_and_on_no_other(name, models):
    figure = FIGURES[name](measured(models=models))
    texts = texts_of(figure)
    boxes = [text.get_window_extent() for text in texts]
    whole = figure.bbox
    assert all(box.x0 >= -1 and box.x1 <= whole.width + 1 for box in boxes)
    titles = [axes.title for axes in figure.axes if axes.title.get_text()]
    placed = [title.get_window_extent() for title in titles]
    assert not any(one.overlaps(other) for one, other in combinations(placed, 2))


@pytest.mark.slow
@pytest.mark.parametrize("name", FIGURES)
def test_a_page_1280_wide_shows_letters_that_can_be_read(name):
    figure = FIGURES[name](
        measured(dimensions=("coherence", "consistency", "fluency", "relevance"))
    )
    shrunk = min(1.0, 1200 / (figure.get_size_inches()[0] * 100))
    sizes = [text.get_fontsize() * 100 / 72 * shrunk for text in texts_of(figure)]
    assert min(sizes) >= 10


def dots_of(axes):
    """The panel's collections of dots: over the whole set, and per document."""
    return [each for each in axes.collections if isinstance(each, PathCollection)]


def test_correlations_are_a_grid_of_dimensions_and_coefficients_with_a_line_a_judge():
    figure = FIGURES["correlations"](measured())
    assert [axes.get_title() for axes in figure.axes] == [
        f"{dimension}: {coefficient}"
        for dimension in ("coherence", "consistency")
        for coefficient in ("Pearson", "Spearman", "Kendall")
    ]
    of_parts, of_wordings = figure.legends
    assert [text.get_text().partition(";")[0] for text in of_parts.get_texts()] == [
        "over the whole set",
        "per document, then averaged",
    ]
    assert [text.get_text() for text in of_wordings.get_texts()] == ["the judge's own", *WORDINGS]
    for axes in figure.axes:
        assert [len(dots.get_offsets()) for dots in dots_of(axes)] == 2 * [
            1 + len(LONG) * len(WORDINGS)
        ]
    labels = [text.get_text() for text in figure.axes[0].get_yticklabels()]
    assert labels[:2] == ["lexical", "geval · openai:gpt-4o · base"]


def test_dots_are_as_large_as_what_their_coefficients_rest_on():
    lexical, geval = data.rows()
    half = {**geval, "n": lexical["n"] / 2, "documents": {"all": 3, "used": 1}}
    every = {**lexical, "documents": {"all": 3, "used": 3}}
    figure = FIGURES["correlations"]([every, half])
    for dots, share in zip(dots_of(figure.axes[0]), (1 / 2, 1 / 3), strict=True):
        whole, part = dots.get_sizes()
        assert part / whole == pytest.approx(share)
    (lines,) = (axes for axes in FIGURES["calibration"]([lexical]).axes if axes.get_title())
    (dots,) = dots_of(lines)
    counts = [point["n"] for point in lexical["calibration"]]
    assert list(dots.get_sizes() / max(dots.get_sizes())) == pytest.approx(
        [count / max(counts) for count in counts]
    )


def test_calibration_has_a_small_panel_a_model_and_a_line_a_wording():
    figure = FIGURES["calibration"](measured())
    shown = [axes for axes in figure.axes if axes.get_title()]
    assert len(shown) == 2 * (1 + len(LONG))
    asked = [axes for axes in shown if "geval" in axes.get_title()]
    colours = {tuple(line.get_color() for line in axes.get_lines()[1:]) for axes in asked}
    assert [len(each) for each in colours] == [len(WORDINGS)], "the same in every panel"


def test_names_with_money_in_them_are_no_formulas():
    figure = FIGURES["correlations"](measured(wordings=("base", "stepwise, at $2")))
    *_, legend = figure.legends
    named = [text.get_text() for text in legend.get_texts()]
    assert named[-1] == r"stepwise, at \$2"


def test_a_picture_that_no_renderer_draws_at_full_size_has_fewer_dots():
    png = render_png(Figure(figsize=(1, 600)))
    width, height = struct.unpack(">II", png[16:24])
    assert (width, height) == (100, 60_000)


# --- The report -------------------------------------------------------------


def coefficient(row, value):
    return {**row, "dataset": {**row["dataset"], "spearman": value}}


def test_the_report_says_how_far_wordings_spread_and_whether_a_model_turns_them_round():
    rows = measured(models=LONG[:2], wordings=("base", "strict"), dimensions=("fluency",))[1:]
    (table,) = wording_tables(
        [coefficient(*each) for each in zip(rows, (0.6, 0.5, 0.2, 0.45), strict=True)]
    )
    assert "Widest: 0.250 on fluency (geval · openai:gpt-4o-mini)" in table.headline
    assert "another order in 1 of 1 cases" in table.headline
    assert [line[2:] for line in table.lines] == [
        ("0.100", "base 0.600, strict 0.500", "it is the best", "-"),
        ("0.250", "strict 0.450, base 0.200", "another", "-1.00"),
    ]
    assert wording_tables(rows[:1]) == []


def test_sections_begin_with_the_best_judge_and_fold_under_a_headline():
    rows = measured(models=LONG[:2], wordings=("base",), dimensions=("fluency",))
    shown = build_report(
        [coefficient(*each) for each in zip(rows, (0.1, 0.2, 0.9), strict=True)], {}
    )
    first = shown.sections[0]
    assert first.headline.endswith("fluency: geval · openai:gpt-4o-mini · base 0.90")
    judges = [line[0] for line in first.lines]
    assert judges[0] == "geval · openai:gpt-4o-mini · base"
    assert judges[-1] == "lexical"
