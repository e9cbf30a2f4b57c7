"""The desk at 800 pixels, where the transcript is a drawer that stands on the footer."""

import pytest
from playwright.sync_api import Page, expect

from summaries.models import Summary
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def page(new_page) -> Page:
    scenes.reviewer()
    opened: Page = new_page(viewport={"width": 800, "height": 800})
    sign_in(opened, "rosa")
    return opened


def long_case() -> Summary:
    """Thirty sentences, of which some are without support, beside four hundred turns."""
    case = scenes.opened_case("Long talk", turns=scenes.TURNS * 40)
    return scenes.judged(scenes.written(case, "\n".join([scenes.WEAK] * 6)), Action.PASS)


def drawn_out(page: Page) -> None:
    page.get_by_role("button", name="Transcript").click()
    expect(page.locator("#transcript")).to_be_visible()


def test_on_a_narrow_screen_the_transcript_is_a_drawer(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/")
    expect(page.locator("#transcript")).to_be_hidden()
    page.locator("#s1").get_by_role("link", name="Turn 3").click()
    expect(page.locator("#turn-3")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#transcript")).to_be_hidden()
    at_400_percent_zoom_nothing_covers_what_is_signed(page)


def at_400_percent_zoom_nothing_covers_what_is_signed(page: Page) -> None:
    """A screen of 1280 by 1024 pixels has 320 by 256 of them left."""
    page.set_viewport_size({"width": 320, "height": 256})
    page.keyboard.press("j")
    page.keyboard.press("j")
    expect(page.locator("#turn-4")).to_be_in_viewport()
    page.wait_for_function(_IS_SHOWN, arg="#s2")
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator("#panel-approve")).to_be_visible()
    expect(page.locator("#transcript")).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("k")
    expect(page.locator("#s1.selected")).to_be_visible()
    expect(page.locator("#transcript")).to_be_hidden()
    for sentence in ("#s1", "#s2", "#s3"):
        page.locator(sentence).evaluate("each => each.scrollIntoView()")
        assert page.evaluate(_IS_SHOWN, sentence), sentence
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


_IS_SHOWN = """selector => {
  const each = document.querySelector(selector).querySelector('[data-words]');
  const { left, top, bottom } = each.getBoundingClientRect();
  const shown = (y) => each.parentElement.contains(document.elementFromPoint(left + 9, y));
  return shown(top + 6) && shown(bottom - 6);
}"""


def test_the_drawer_is_found_above_the_text_and_closed_where_it_is(page):
    case = long_case()
    page.goto(f"/summaries/{case.pk}/")
    expect(page.get_by_role("button", name="Transcript")).to_be_in_viewport()
    drawn_out(page)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#transcript")).to_be_hidden()
    expect(page.get_by_role("button", name="Transcript")).to_be_focused()


def test_the_drawer_covers_neither_the_buttons_nor_a_panel(page):
    case = long_case()
    page.goto(f"/summaries/{case.pk}/")
    drawn_out(page)
    expect(page.get_by_role("button", name="Next unproven")).to_be_visible()
    page.get_by_role("link", name="Send back").click()
    page.get_by_label("What should change?").click()
    page.keyboard.type("It was 48,000.")
    expect(page.get_by_label("What should change?")).to_have_value("It was 48,000.")
    expect(page.locator("#transcript")).to_be_visible()


def test_the_sentence_chosen_stays_in_sight_above_the_drawer(page):
    case = long_case()
    page.goto(f"/summaries/{case.pk}/")
    for _ in range(9):
        page.keyboard.press("n")
    chosen = page.locator(".sentence.selected")
    expect(chosen).to_have_count(1)
    page.wait_for_function(
        "() => document.querySelector('.sentence.selected').getBoundingClientRect().bottom"
        " <= document.querySelector('#transcript').getBoundingClientRect().top"
    )


def test_nothing_is_wider_than_the_screen(page):
    case = long_case()
    for path in (
        "/",
        f"/summaries/{case.pk}/",
        f"/summaries/{case.pk}/?view=attempts",
        "/records/",
    ):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


# --- A phone ------------------------------------------------------------------


@pytest.fixture
def phone(new_page) -> Page:
    scenes.reviewer()
    scenes.in_review("Quick one")
    scenes.exhausted()
    scenes.failed()
    opened: Page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    sign_in(opened, "rosa")
    return opened


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


def test_on_a_phone_header_and_tabs_take_one_row_each_and_nothing_scrolls_sideways(phone):
    for path in ("/", "/?tab=failed", "/status", "/status/failed", "/records/"):
        phone.goto(path)
        assert height(phone, ".bar") <= 54, path
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    phone.goto("/?tab=failed")
    assert height(phone, ".tabs") <= 44
    expect(phone.locator(".tabs [aria-current]")).to_be_in_viewport()


def test_on_a_phone_a_row_is_a_card_with_its_reason(phone):
    card = phone.locator("[data-row]", has_text="Support escalation")
    expect(card).to_contain_text("Consistency 3.4")
    expect(card).to_contain_text("words")
    phone.get_by_role("link", name="Start reviewing").click()
    expect(phone.get_by_role("heading", name="Quick one")).to_be_visible()


def test_rows_are_walked_selected_and_assigned_by_keyboard(page):
    case = scenes.in_review("Pilot meeting")
    scenes.reviewer("rolf", "Rolf Berg")
    page.goto("/")
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(page.get_by_text("1 selected")).to_be_visible()
    page.get_by_label("Assign to").select_option("Rolf Berg")
    page.get_by_role("button", name="Assign").press("Enter")
    expect(page.get_by_text("1 summary assigned to Rolf Berg.")).to_be_visible()
    assert case.claim_events.get().action == "assign"
