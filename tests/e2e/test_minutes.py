"""Minutes edited in a browser, section by section."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from summaries.minutes import read_minutes
from summaries.status import Status
from tests.e2e.browser import sign_in
from tests.factories import scenes
from tests.factories.cases import attempt, put
from tests.summaries.test_minutes_written import FORM, TEXT, formed, meeting

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("a_model"),
    pytest.mark.slow,
]


def test_an_action_is_edited_with_its_owner_from_the_participants(new_page: Any) -> None:
    scenes.reviewer()
    summary = meeting(formed())
    attempt(summary, TEXT)
    put(summary, Status.IN_REVIEW)
    page: Page = new_page()
    sign_in(page, "rosa")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(f"/summaries/{summary.pk}/?panel=edit")
        expect(page.locator("[data-sections] details")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    actions = page.locator("[data-sections] details", has_text="Actions")
    area = actions.locator("textarea")
    expect(area).to_have_value(re.compile("Ben Okafor"))
    area.fill("## Actions\n\n- Send the drawing")
    problems = page.locator("[data-problems]")
    expect(problems).to_contain_text("Action 1 has no owner")
    area.press("End")
    page.locator("[data-owner]").select_option("Ana Ruiz")
    expect(area).to_have_value("## Actions\n\n- **Ana Ruiz**: Send the drawing")
    area.press("Control+End")
    area.press("Enter")
    area.press_sequentially("Call ")
    area.press("Control+b")
    area.press_sequentially("today")
    expect(area).to_have_value(re.compile(r"\n- Call \*\*today\*\*$"))
    expect(problems).to_contain_text("Action 2 has no owner")
    actions.locator("summary").click()
    expect(area).to_be_hidden()
    page.locator("#edit-form button[name=save]").click()
    expect(page.get_by_text("Saved as attempt 2.")).to_be_visible()
    text = summary.attempts.order_by("-number")[0].text
    found = read_minutes(FORM, text)
    assert [action.who for action in found.actions] == ["Ana Ruiz", None]
    assert len(found.decisions) == 1
