"""Writes the pictures of the pages; run by `python -m tests.e2e.screens`."""

import os
from pathlib import Path

import pytest

from tests.e2e.browser import sign_in
from tests.e2e.loop import animate
from tests.e2e.walk import every_page
from tests.factories import decided, scenes
from tests.modelserver import Scenario

pytestmark = pytest.mark.skipif(
    "SCREENS_DIRECTORY" not in os.environ,
    reason="makes pictures and tests nothing; run python -m tests.e2e.screens",
)


# Pages that say little before people have decided on some texts, in place of the walk's.
QUARTER = {
    "insights-quality": "/insights/quality?period=all&guideline=general",
}


def directory() -> Path:
    made = Path(os.environ["SCREENS_DIRECTORY"])
    made.mkdir(parents=True, exist_ok=True)
    return made


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture_every_page(new_page, theme):
    viewport = {"width": int(os.environ["SCREENS_WIDTH"]), "height": 860}
    for name, page in every_page(new_page, viewport=viewport, color_scheme=theme):
        page.screenshot(path=directory() / f"{name}-{theme}.png")


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture_the_judge_after_a_quarter(new_page, theme):
    decided.quarter(scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg"))
    viewport = {"width": int(os.environ["SCREENS_WIDTH"]), "height": 860}
    page = new_page(viewport=viewport, color_scheme=theme)
    sign_in(page, scenes.person("lars", "lead", name="Lars Holm").username)
    for name, path in QUARTER.items():
        page.goto(path)
        page.screenshot(path=directory() / f"{name}-{theme}.png", full_page=True)


@pytest.mark.django_db(transaction=True)
def test_picture_the_way_of_a_transcript(new_page, serve, live_server):
    serve(Scenario(writer=[scenes.WEAK, scenes.GOOD]), ALLOW_ATOMIC=False)
    page = new_page(viewport={"width": 1280, "height": 800})
    animate(page, live_server.url, directory() / "loop.gif")
