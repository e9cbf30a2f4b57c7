"""Pages that follow the pipeline by themselves, ever more seldom, and move nothing."""

import pytest

from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.e2e import scenes
from tests.e2e.browser import browser, new_page, sign_in
from tests.reviews.notifications.test_mailing import tell

pytestmark = pytest.mark.django_db(transaction=True)
__all__ = ["browser", "new_page"]


def open_at(new_page, path: str):
    """A page with a clock of its own, which counts in `asked` how often it asks."""
    page = new_page()
    sign_in(page, "rosa")
    page.clock.install()
    page.goto(path)
    page.evaluate("window.asked = 0; addEventListener('poll', () => (window.asked += 1))")
    return page


def test_the_queue_counts_by_itself_while_somebody_types(new_page):
    rosa = scenes.reviewer()
    scenes.in_review("First")
    page = open_at(new_page, "/")
    search = page.get_by_label("Search title, source or id")
    search.fill("half a wo")
    tell(rosa)
    scenes.failed("Second")
    page.clock.run_for(9_000)
    page.locator("#unread", has_text="1").wait_for()
    assert search.input_value() == "half a wo"
    assert search.evaluate("field => document.activeElement === field")


def test_a_page_that_nobody_is_at_asks_ever_more_seldom_and_at_once_on_return(new_page):
    scenes.reviewer()
    page = open_at(new_page, "/")
    for _ in range(60):
        page.clock.run_for(10_000)
    left_alone = page.evaluate("window.asked")
    assert 8 <= left_alone <= 20, "every 8 s it would be 75 in these ten minutes"
    page.keyboard.press("Shift")
    assert page.evaluate("window.asked") == left_alone + 1


def test_a_case_moves_on_without_taking_what_is_read_or_typed(new_page):
    scenes.reviewer()
    case = scenes.in_review()
    page = open_at(new_page, f"/cases/{case.pk}/?panel=send_back")
    comment = page.locator("#panel-send_back textarea")
    comment.fill("Say who trains")
    turns = page.locator(".turns").locator("..")
    turns.evaluate("half => (half.scrollTop = 120)")
    at = turns.evaluate("half => half.scrollTop")
    move(case, Action.REJECT, by=Actor(Role.REVIEWER))
    page.clock.run_for(16_000)
    page.locator("#changed", has_text="moved on").wait_for()
    assert comment.input_value() == "Say who trains"
    assert comment.evaluate("field => document.activeElement === field")
    assert turns.evaluate("half => half.scrollTop") == at
