"""What is drawn is inside the picture, and says which judge it is."""

import struct

import pytest
from matplotlib.figure import Figure

from measuring.metaeval.figures import FIGURES, drawn
from tests.measuring.metaeval import data

LONG = ["openai:gpt-4o", "openai:gpt-4o-mini", "ollama:llama3.1:70b-instruct-q4_K_M"]


def rows_of(models):
    """Results of one dimension by so many models under two wordings, the last with money in it."""
    (row, *_) = data.rows()
    return [
        {**row, "judge": "geval", "model": model, "variant": variant}
        for model in models
        for variant in ("base", "stepwise, at $2")
    ]


@pytest.mark.parametrize("models", [LONG[:1], LONG, LONG * 3], ids=["one", "some", "many"])
def test_the_legend_of_calibration_names_every_judge_within_the_picture(models):
    rows = rows_of(list(dict.fromkeys(models)))
    figure = FIGURES["calibration"](rows)
    drawn(figure, "png")
    (legend,) = figure.legends
    named = [text.get_text().replace(r"\$", "$") for text in legend.get_texts()]
    assert named == [f"geval · {row['model']} · {row['variant']}" for row in rows]
    box, whole = legend.get_window_extent(), figure.bbox
    assert 0 <= box.x0 < box.x1 <= whole.width
    assert 0 <= box.y0 < box.y1 <= whole.height


def test_a_judge_has_the_same_line_in_every_dimension():
    here = rows_of(LONG[:2])
    there = [{**row, "dimension": "fluency"} for row in reversed(here[1:])]
    figure = FIGURES["calibration"]([*here, *there])
    first, second = ([line.get_color() for line in axes.get_lines()[1:]] for axes in figure.axes)
    assert len(set(first)) == len(here)
    assert second == list(reversed(first[1:]))


@pytest.mark.parametrize("name", ["correlations", "distribution"])
def test_names_break_behind_the_provider_and_do_not_run_into_each_other(name):
    figure = FIGURES[name](rows_of(LONG[:2]))
    drawn(figure, "png")
    axes = figure.axes[0]
    labels = axes.get_xticklabels() if name == "correlations" else axes.get_yticklabels()
    assert "geval\nopenai:\ngpt-4o-mini\nbase" in {text.get_text() for text in labels}
    boxes = [text.get_window_extent() for text in labels]
    assert not any(one.overlaps(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])


def test_a_picture_that_no_renderer_draws_at_full_size_has_fewer_dots():
    png = drawn(Figure(figsize=(1, 600)), "png")
    width, height = struct.unpack(">II", png[16:24])
    assert (width, height) == (100, 60_000)
