"""An admin's work on a guideline in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from judging.defaults import ensure_default_guideline
from judging.guidelines import previews
from judging.guidelines.content import content_of
from judging.models import Preview
from summaries.models import Guideline
from tests.e2e import scenes
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of

pytestmark = pytest.mark.django_db(transaction=True)


def shot(page, name: str) -> None:
    """A picture at both widths and in both themes when SCREENS_DIRECTORY asks for it."""
    directory = os.environ.get("SCREENS_DIRECTORY")
    if directory:
        for width, theme in ((1280, "light"), (800, "dark")):
            page.set_viewport_size({"width": width, "height": 860})
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=Path(directory) / f"{name}-{width}.png", full_page=True)


def test_an_admin_makes_previews_publishes_and_rolls_back_a_guideline(new_page):
    ensure_default_guideline()
    scenes.person("ada", "admins", name="Ada Lind")
    scenes.in_review("Pilot meeting")
    page = new_page()
    sign_in(page, "ada")
    page.get_by_role("link", name="Guidelines").click()
    page.get_by_role("link", name="New guideline").click()
    page.get_by_label("Kind of meeting").fill("Board meetings")
    page.get_by_label("Name").fill("board")
    page.get_by_role("button", name="Create draft").click()
    page.get_by_label("Words at most").fill("250")
    shot(page, "guideline-edit")
    assert faults_of(page) == []
    page.get_by_role("button", name="Save and preview").click()
    page.get_by_role("button", name="Show what it takes").click()
    expect(page.locator("#estimate")).to_contain_text("0 calls")
    shot(page, "guideline-estimate")
    page.get_by_role("button", name="Run preview").click()
    previews.run(Preview.objects.get().pk)
    expect(page.get_by_text("the gate")).to_be_visible(timeout=10_000)
    shot(page, "guideline-preview")
    assert faults_of(page) == []
    page.get_by_role("link", name="Publish…").click()
    page.get_by_label("Why").fill("Boards want it short.")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("Version 1 is in force")).to_be_visible()
    page.get_by_role("button", name="Begin a draft").click()
    page.get_by_label("Words at most").fill("900")
    page.get_by_role("button", name="Save and publish…").click()
    shot(page, "guideline-publish")
    assert faults_of(page) == []
    page.get_by_label("Why").fill("They want it long.")
    page.get_by_role("button", name="Publish").click()
    page.get_by_role("link", name="Roll back to version 1").click()
    page.get_by_label("Why").fill("They do not.")
    page.get_by_role("button", name="Roll back").click()
    expect(page.get_by_text("Version 3 is in force")).to_be_visible()
    shot(page, "guideline")
    assert faults_of(page) == []
    page.get_by_role("link", name="Compare versions").click()
    shot(page, "guideline-compare")
    assert faults_of(page) == []
    current = Guideline.objects.get(name="board").current
    assert current is not None
    assert content_of(current).max_words == 250
