"""Where the focus is can be seen at every step, and it comes back to where it was."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]
MOST_STEPS = 120
ORDER = ("Skip to content", "Countersign", "INPUT find", "History", "Approve", "Send back")
# Of what has the focus: a name of its own, whether a ring is drawn, whether it is on the screen.
FOCUSED = """() => {
  const element = document.activeElement;
  const label = element.closest("label") ?? element;
  const ringed = [element, label].some((one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  });
  const { top, bottom, width } = label.getBoundingClientRect();
  const inside = width > 0 && bottom > 0 && top < innerHeight;
  const named = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
  return [`${element.tagName} ${element.id} ${named}`, ringed, inside, element === document.body];
}"""


@pytest.fixture
def page(new_page) -> Page:
    scenes.reviewer()
    opened: Page = new_page()
    sign_in(opened, "rosa")
    return opened


def stations(page: Page) -> list[str]:
    """What has the focus one after the other, until it leaves the page."""
    seen: list[str] = []
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        name, ringed, inside, left = page.evaluate(FOCUSED)
        if left:
            return seen
        assert ringed, f"no ring around {name}"
        assert inside, f"off the screen: {name}"
        seen.append(name)
    return seen


def test_every_step_through_the_queue_shows_where_one_is(page):
    scenes.in_review("Pilot meeting")
    page.goto("/")
    seen = stations(page)
    assert "Skip to content" in seen[0]
    assert any("Pilot meeting" in name for name in seen)


def test_every_step_through_a_case_shows_where_one_is(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/")
    seen = stations(page)
    places = [next(at for at, name in enumerate(seen) if word in name) for word in ORDER]
    assert places == sorted(places)


def test_the_focus_comes_back_from_the_help_and_from_a_panel(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/")
    page.get_by_role("button", name="Keys").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Keys")).to_be_focused()

    page.get_by_role("link", name="Reject").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Why are you rejecting")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Reject")).to_be_focused()


def test_a_countdown_is_not_read_out_every_second(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/")
    page.clock.install()
    page.keyboard.press("b")  # the first action takes the case
    expect(page.locator("[data-release]")).not_to_have_attribute("hidden", "")
    page.clock.run_for("09:00")
    timer = page.get_by_role("timer")
    expect(timer).to_be_visible()
    live = "element => element.closest('[aria-live=polite], [role=status], [role=alert]') !== null"
    assert timer.evaluate(live) is False
