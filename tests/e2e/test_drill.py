"""A drill from the queue to what it was, in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from records.models import Record
from summaries.models import Drill, GuidelineVersion
from tests.database import unguarded
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.factories import drills as drilled
from tests.factories import scenes

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("a_model")]


@pytest.fixture
def page(new_page) -> Page:
    """Rolf, a reviewer, signed in; a colleague of his approved the case that comes back to him."""
    rosa = scenes.reviewer()
    scenes.reviewer("rolf", "Rolf Berg")
    drilled.waiting(drilled.source(rosa, "Pilot meeting"))
    with unguarded():
        GuidelineVersion.objects.update(drill_share=5)
    opened: Page = new_page()
    sign_in(opened, "rolf")
    return opened


def shot(page: Page, name: str) -> None:
    directory = os.environ.get("SCREENS_DIRECTORY")
    if directory:
        for width in (1280, 800):
            page.set_viewport_size({"width": width, "height": 800})
            page.screenshot(path=Path(directory) / f"{name}-{width}.png", full_page=True)
        page.set_viewport_size({"width": 1280, "height": 800})


def test_a_drill_looks_like_any_case_until_it_is_approved_and_is_named_then(page):
    expect(page.get_by_text("5 % of approved summaries return")).to_be_visible()
    shot(page, "drill-queue")
    page.get_by_role("link", name="Pilot meeting", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pilot meeting")
    page.wait_for_load_state()
    assert "drill" not in page.content().lower()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Approve and sign")).to_be_visible()
    assert "drill" not in page.content().lower()
    page.keyboard.press("Control+Enter")
    expect(page.locator("#drill")).to_contain_text("its error was approved")
    drill = Drill.objects.get()
    record = Record.objects.get()
    expect(page.locator("#drill")).to_contain_text(record.text[drill.start : drill.was_end])
    expect(page.locator("#drill mark")).to_be_visible()
    shot(page, "drill-missed")
    assert faults_of(page) == []
    page.goto("/?tab=done")
    expect(page.locator("[data-row]").filter(has_text="Drill")).to_have_count(1)


def test_a_drill_that_is_sent_back_was_found(page):
    page.get_by_role("link", name="Pilot meeting", exact=True).click()
    page.wait_for_load_state()
    page.get_by_role("link", name="Send back").click()
    page.get_by_label("What is wrong?").select_option("inaccurate")
    page.get_by_label("What should change?").fill("That is not what was said.")
    page.get_by_role("button", name="Send back Ctrl").click()
    expect(page.locator("#drill")).to_contain_text("you found the error")
    shot(page, "drill-found")
    assert Record.objects.count() == 1
