"""Writes the pictures of the pages; run by `python -m tests.e2e.screens`."""

import os
from pathlib import Path

import pytest

from tests.e2e.walk import every_page

pytestmark = pytest.mark.skipif(
    "SCREENS_DIRECTORY" not in os.environ,
    reason="makes pictures and tests nothing; run python -m tests.e2e.screens",
)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture_every_page(new_page, theme):
    directory = Path(os.environ["SCREENS_DIRECTORY"])
    directory.mkdir(parents=True, exist_ok=True)
    viewport = {"width": int(os.environ["SCREENS_WIDTH"]), "height": 860}
    for name, page in every_page(new_page, viewport=viewport, color_scheme=theme):
        page.screenshot(path=directory / f"{name}-{theme}.png")
