"""A guideline admin weighs a threshold and tries a draft on decided cases, in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from judging import tryouts
from judging.models import TryOut
from reviews import decisions
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.factories import scenes, workshop

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def admin(new_page):
    """The page of somebody who may change every guideline, after 40 decisions."""
    rosa = scenes.reviewer()
    for number in range(26):
        scenes.approved(rosa, f"Meeting {number}")
    for number in range(14):
        case = scenes.written(scenes.opened_case(f"Bad meeting {number}"), scenes.GOOD)
        scenes.judged(case, Action.PASS, {"consistency": 4.1})
        decisions.reject(case, by=rosa, number=1, seen=1, comment="Not what was said.")
    workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    return page


def shot(page, name: str) -> None:
    directory = os.environ.get("SCREENS_DIRECTORY")
    if directory:
        page.screenshot(path=Path(directory) / f"{name}.png", full_page=True)


def test_the_threshold_is_weighed_with_the_costs_of_the_house(admin):
    admin.get_by_role("link", name="Insights").click()
    admin.get_by_role("link", name="Judge quality").click()
    expect(admin.get_by_role("heading", name="Judge quality")).to_be_visible()
    admin.goto("/threshold/?guideline=general")
    expect(admin.locator("#advised")).to_contain_text("instead of 4.0 saves")
    admin.get_by_label("A bad text that passes").fill("0")
    admin.get_by_label("An hour of a reviewer").fill("600")
    admin.get_by_label("A rewrite").fill("3")
    admin.get_by_role("button", name="Save the costs").click()
    expect(admin.locator("#advised")).to_contain_text("Keep 4")
    admin.get_by_text("Table and CSV of the curve").click()
    shot(admin, "threshold")
    assert faults_of(admin) == []


def test_a_draft_is_tried_on_decided_cases_beside_publish(admin):
    admin.goto("/guidelines/board/2/publish")
    admin.get_by_role("link", name="Run a backtest…").click()
    decided = admin.get_by_role("region", name="Decided cases")
    decided.get_by_label("Decided cases").select_option("20")
    decided.get_by_label("Guideline", exact=True).select_option("general")
    decided.get_by_role("button", name="Estimate cost").click()
    expect(admin.locator("#estimate")).to_contain_text("0 calls")
    shot(admin, "backtest-new")
    assert faults_of(admin) == []
    admin.get_by_role("button", name="Run the backtest").click()
    expect(admin.get_by_text("0 of 20 judged.")).to_be_visible()
    tryouts.run_try_out(TryOut.objects.get().pk)
    expect(admin.get_by_text("All 20 are judged.")).to_be_visible()
    shot(admin, "backtest")
    assert faults_of(admin) == []
    admin.get_by_role("link", name="Publish…").click()
    expect(admin.get_by_text("approved summaries would be blocked")).to_be_visible()
    shot(admin, "publish")
    assert faults_of(admin) == []
