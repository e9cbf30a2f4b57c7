"""Who signs out leaves nothing of what they typed in the browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]

_KEPT = "Object.keys(localStorage).filter(key => key.startsWith('typed:')).length"


def typed_without_server(page: Page, case: str) -> None:
    page.route("**/draft", lambda route: route.abort())
    page.goto(f"/summaries/{case}/?panel=edit")
    page.get_by_role("textbox", name="Edit attempt 1").fill("What nobody else may read")
    page.wait_for_function(f"{_KEPT} > 0")


def test_words_that_were_not_sent_go_from_every_tab(new_page):
    scenes.reviewer()
    first: Page = new_page()
    sign_in(first, "rosa")
    case = str(scenes.in_review("Budget round").pk)
    typed_without_server(first, case)
    second = first.context.new_page()
    second.goto("/account")
    second.get_by_role("button", name="Sign out").first.click()
    expect(second.get_by_label("Password")).to_be_visible()
    first.wait_for_function(f"{_KEPT} === 0")
