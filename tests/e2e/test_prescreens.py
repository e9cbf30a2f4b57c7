"""An admin puts a student into a guideline, in a real browser."""

import pytest
from playwright.sync_api import expect

from judging.guidelines.content import get_content
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.e2e.test_guidelines import shot
from tests.factories import scenes, workshop
from tests.measuring.student.conftest import students, trained

__all__ = ["students", "trained"]
pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


def test_a_student_is_a_pre_screen_unless_somebody_says_otherwise(new_page, trained):
    draft = workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    page.goto(f"/guidelines/{draft.guideline.name}/{draft.number}/edit")
    before = len(get_content(draft).criteria)
    page.get_by_text("Add from the library").click()
    page.get_by_label(f"student: {trained}").check()
    page.get_by_role("button", name="Save and add").click()
    added = page.get_by_role("group", name=f"Criterion {before + 1}: consistency pre-screen")
    expect(added.get_by_label("Must pass")).to_be_checked()
    expect(added.get_by_label("Threshold")).to_have_value("2.0")
    shot(page, "guideline-prescreen")
    assert faults_of(page) == []
    for number in range(1, before + 1):
        page.get_by_role("group", name=f"Criterion {number}:").get_by_label("Must pass").uncheck()
    page.get_by_role("button", name="Save and publish…").click()
    expect(page.get_by_text("pre-screens, which pass nothing on their own")).to_be_visible()
    shot(page, "guideline-prescreen-alone")
    assert faults_of(page) == []
