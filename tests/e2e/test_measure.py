"""A guideline admin stores a measurement and watches it being drawn, in a real browser."""

import json
import os
from pathlib import Path

import pytest
from countersign_judge.metaeval.figures import FIGURES, render_figures
from countersign_judge.metaeval.report_page import render_standalone
from playwright.sync_api import Page, expect

from measuring import stored
from measuring.models import Drawing, DrawnFigure
from summaries.models import JobStatus
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.factories import scenes
from tests.measuring.metaeval.data import rows

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]
_REASON = "internal error (MemoryError), see the log of the server"


@pytest.fixture
def results(tmp_path):
    path = tmp_path / "results.json"
    path.write_text(json.dumps(rows()), encoding="utf-8")
    return path


def shot(page, name: str) -> None:
    directory = os.environ.get("SCREENS_DIRECTORY")
    if directory:
        page.screenshot(path=Path(directory) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 800)])
def test_a_measurement_is_uploaded_drawn_after_a_failure_and_read(new_page, results, theme, width):
    scenes.person("ada", "admins", name="Ada Lind")
    page = new_page(color_scheme=theme, viewport={"width": width, "height": 800})
    sign_in(page, "ada")
    page.goto("/measure/upload")
    page.get_by_label("Title").fill("Judges in spring")
    page.get_by_label("results.json").set_input_files(results)
    page.get_by_role("button", name="Store").press("Enter")
    expect(page.get_by_text("0 of 3 charts drawn.")).to_be_visible()
    waiting = Drawing.objects.get()
    first = next(iter(FIGURES))
    DrawnFigure.objects.create(drawing=waiting, name=first, png=b"\x89PNG")
    expect(page.get_by_text("1 of 3 charts drawn.")).to_be_visible()
    shot(page, f"measure-drawing-{theme}")
    assert faults_of(page) == []
    waiting.drawn.all().delete()
    Drawing.objects.update(status=JobStatus.FAILED, failure=_REASON)
    expect(page.get_by_text(_REASON)).to_be_visible()
    shot(page, f"measure-undrawn-{theme}")
    assert faults_of(page) == []
    page.goto("/measure/")
    shot(page, f"measure-list-{theme}")
    page.get_by_role("link", name="Judges in spring").click()
    page.get_by_role("button", name="Try again").press("Enter")
    expect(page.get_by_text("Waiting for a worker")).to_be_visible()
    stored.run_drawing(waiting.pk)
    expect(page.get_by_role("heading", name="As a pass rule")).to_be_visible()
    shot(page, f"measure-run-{theme}")
    assert faults_of(page) == []
    assert_tidy(page)


def assert_tidy(page: Page) -> None:
    """No interval goes over two lines, and a table that is wider than the page scrolls by keyboard
    under the names of its judges. Sections but the first are folded under their headlines."""
    lines = page.locator(".interval").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert lines
    assert max(lines) < 24
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table = page.get_by_role("region", name="As a pass rule")
    expect(table).to_be_hidden()
    expect(page.get_by_text("Best by balanced accuracy")).to_be_visible()
    page.get_by_role("heading", name="As a pass rule").click()
    table.focus()
    # End would scroll the page as well, and the table out of sight.
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(table.get_by_role("rowheader").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("width", [1280, 800])
def test_the_report_that_stands_alone_is_tidy(new_page, tmp_path, width):
    (tmp_path / "report.html").write_text(
        render_standalone(rows(), render_figures(rows())), encoding="utf-8"
    )
    page = new_page(viewport={"width": width, "height": 800})
    page.goto((tmp_path / "report.html").as_uri())
    assert_tidy(page)
