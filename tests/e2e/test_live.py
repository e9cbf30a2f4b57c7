"""Pages that follow the pipeline by themselves, ever more seldom, and move nothing."""

import pytest
from playwright.sync_api import expect

from reviews import decisions
from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.delivery.test_notification_mail import tell
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


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


def test_an_empty_queue_says_what_is_on_its_way_and_fills_by_itself(new_page):
    scenes.reviewer()
    first, second = (scenes.opened_case(title) for title in ("First", "Second"))
    page = open_at(new_page, "/")
    page.get_by_text("2 summaries are being written or judged").wait_for()
    for _ in range(60):
        page.clock.run_for(10_000)
    page.locator("#watch-pipeline").focus()
    scenes.pipeline_finishes(first)
    page.clock.run_for(5_000)
    page.locator("[data-row]", has_text="First").wait_for()
    assert not page.get_by_text("This list has changed").is_visible()
    page.keyboard.press("j")
    assert page.evaluate("document.activeElement.textContent") == "First"
    scenes.pipeline_finishes(second)
    page.clock.run_for(8_000)
    page.get_by_text("This list has changed").wait_for()
    assert page.locator("[data-row]").count() == 1, "what somebody reads stays where it is"


def test_an_empty_queue_that_says_something_else_keeps_the_focus_in_its_place(new_page):
    scenes.reviewer()
    scenes.opened_case("First")
    page = open_at(new_page, "/")
    page.locator("#watch-pipeline").focus()
    scenes.opened_case("Second")
    page.clock.run_for(5_000)
    page.get_by_text("2 summaries are being written or judged").wait_for()
    assert page.evaluate("document.activeElement.id") == "watch-pipeline"


def test_a_case_moves_on_without_taking_what_is_read_or_typed(new_page):
    scenes.reviewer()
    case = scenes.in_review()
    page = open_at(new_page, f"/summaries/{case.pk}/?panel=send_back")
    comment = page.locator("#panel-send_back textarea")
    comment.fill("Say who trains")
    turns = page.locator(".turns").locator("..")
    turns.evaluate("half => (half.scrollTop = 120)")
    at = turns.evaluate("half => half.scrollTop")
    move(case, Action.REJECT, by=Actor(Role.REVIEWER))
    page.clock.run_for(16_000)
    page.locator("#changed", has_text="This case changed").wait_for()
    assert comment.input_value() == "Say who trains"
    assert comment.evaluate("field => document.activeElement === field")
    assert turns.evaluate("half => half.scrollTop") == at


def test_evidence_of_an_edit_comes_by_itself_and_leaves_what_is_typed(new_page):
    rosa = scenes.reviewer()
    case = scenes.in_review()
    text = "Finance approved 48,000 euros for the pilot. A keeper bought eleven submarines."
    decisions.edit(case, by=rosa, number=1, seen=1, text=text, judge=False)
    page = open_at(new_page, f"/summaries/{case.pk}/?panel=approve")
    # The sentence that was there before.
    expect(page.locator(".sentence")).to_have_count(1)
    reason = page.locator("#id_approve_comment")
    reason.fill("I know bett")
    scenes.evidence_comes(case)
    page.clock.run_for(3_000)
    page.get_by_text("Findings are below.").wait_for()
    expect(page.locator(".sentence")).to_have_count(2)
    assert reason.input_value() == "I know bett"
    assert reason.evaluate("field => document.activeElement === field")
    expect(
        page.locator("#panel-approve").get_by_text("1 marked sentence has no answer")
    ).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    expect(page.locator("#turn-2.lit")).to_have_count(1)
    expect(page.locator("#turn-2 .rests a").first).to_have_text("sentence 1")
    page.keyboard.press("n")
    expect(page.locator("#s2.selected")).to_have_count(1)


def test_evidence_that_is_told_of_twice_is_fetched_once(new_page):
    rosa = scenes.reviewer()
    case = scenes.in_review()
    text = "Finance approved 48,000 euros for the pilot. A keeper bought eleven submarines."
    decisions.edit(case, by=rosa, number=1, seen=1, text=text, judge=False)
    page = open_at(new_page, f"/summaries/{case.pk}/?panel=approve")
    scenes.evidence_comes(case)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#evidence").evaluate(
        """status => [1, 2].forEach(() =>
            status.dispatchEvent(new Event("evidence-settled", { bubbles: true })))"""
    )
    expect(page.locator(".sentence")).to_have_count(2)
    assert len([url for url in asked if "view=" in url]) == 1
