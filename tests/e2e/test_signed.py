"""What is signed, and how: nothing by reflex, nothing covered, and a way back."""

import pytest
from playwright.sync_api import Page, expect

from records.models import Record, Review
from reviews.models import CommentDraft
from summaries.models import Summary, Transcript
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)

ITEMS = """\
Chidi Mensah will send the contract to both of the hospitals by Friday
Dana Levy will write up the sensor drift for the risk file by 28 April"""


@pytest.fixture
def page(new_page) -> Page:
    """Rosa, a reviewer, signed in."""
    scenes.reviewer()
    opened: Page = new_page()
    sign_in(opened, "rosa")
    return opened


def open_case(page: Page, case: Summary) -> None:
    page.goto(f"/summaries/{case.pk}/")
    expect(page.get_by_role("heading", level=1)).to_have_text(case.transcript.title)
    page.wait_for_load_state()


def written(text: str, title: str = "Pilot meeting") -> Summary:
    case = scenes.written(scenes.opened_case(title), text, model="openai:gpt-5")
    return scenes.judged(case, Action.PASS, model="openai:gpt-5")


def test_two_keys_do_not_sign_a_long_talk_unread(page):
    case = written(scenes.GOOD + " The pilot starts on 4 May with two hospitals." * 80)
    with unguarded():
        Transcript.objects.update(word_count=22_055)
    open_case(page, case)
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Approve and sign")).to_be_focused()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Say briefly why you sign now.")).to_be_visible()
    assert not Record.objects.exists()
    page.get_by_placeholder("Why now?").fill("I chaired the meeting.")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/records/1/")
    assert Review.objects.values_list("hasty", "comment").get() == (True, "I chaired the meeting.")


def test_what_was_signed_is_recalled_from_the_next_page(page, settings):
    settings.RECALL_SECONDS = 600
    case = scenes.unflagged("Signed by mistake")
    scenes.unflagged("The next one")
    open_case(page, case)
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Approve and sign")).to_be_focused()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("The next one")
    page.get_by_role("button", name="Undo signature").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Signed by mistake")
    expect(page.get_by_text("Signature undone. Record 1 no longer counts")).to_be_visible()
    case.refresh_from_db()
    assert case.status == "in_review"
    assert Record.objects.get().recall.by.username == "rosa"


def test_the_offer_to_recall_goes_when_its_time_is_over(page, settings):
    settings.RECALL_SECONDS = 600
    page.clock.install()
    open_case(page, scenes.unflagged())
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Approve and sign")).to_be_focused()
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/records/1/")
    expect(page.get_by_role("button", name="Undo signature")).to_be_visible()
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("button", name="Undo signature")).to_be_hidden()


def test_lines_without_full_stops_are_shown_line_by_line(page):
    open_case(page, written(ITEMS))
    shown = page.locator("[data-words]").all_inner_texts()
    assert "\n".join(shown) == ITEMS


@pytest.mark.parametrize("width", [390, 800, 1280])
def test_the_details_cover_neither_the_sentence_nor_the_text_and_share_their_font(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    open_case(page, scenes.unflagged())
    page.get_by_role("link", name="Approve").click()
    signed = page.locator("#panel-approve .attestation")
    expect(signed).to_be_visible()
    family = "element => getComputedStyle(element).fontFamily"
    assert signed.evaluate(family) == page.locator("body").evaluate(family)
    page.locator("#panel-approve summary").click()
    expect(page.get_by_text("SHA-256 of this text")).to_be_visible()
    # What is at the middle of the line is the line itself.
    uncovered = """element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert signed.evaluate(uncovered)
    sheet = page.locator("#panel-approve .bound").bounding_box()
    footer = page.locator("#decide").bounding_box()
    assert sheet["y"] >= footer["y"]


def test_a_closed_page_keeps_the_comments_for_sending_back(page, new_page):
    case = scenes.unflagged()
    open_case(page, case)
    page.keyboard.press("j")
    page.keyboard.press("b")
    page.locator(".comment-on textarea:visible").fill("Which hospitals?")
    page.locator("#id_category").select_option("omission")
    page.locator("#id_send_back_comment").fill("Name them all.")
    expect(page.locator("#deskbar [data-saved]")).not_to_be_empty()
    page.locator("#id_send_back_comment").blur()
    # The browser forgets what the server has.
    kept_here = "Object.keys(localStorage).filter((key) => key.startsWith('typed:')).length"
    page.wait_for_function(f"{kept_here} === 0")
    kept = CommentDraft.objects.get()
    assert sorted(kept.words.values()) == ["Name them all.", "Which hospitals?", "omission"]
    page.close()
    again: Page = new_page()
    sign_in(again, "rosa")
    open_case(again, case)
    expect(again.locator(".comment-on textarea").first).to_have_value("Which hospitals?")
    again.keyboard.press("b")
    expect(again.locator("#id_send_back_comment")).to_have_value("Name them all.")
    expect(again.locator("#id_category")).to_have_value("omission")


def scrolled(page: Page) -> float:
    top: float = page.locator(".turns").evaluate("element => element.scrollTop")
    return top


def test_tabs_keep_the_selection_the_comments_and_the_place_in_the_transcript(page):
    page.set_viewport_size({"width": 1280, "height": 700})
    case = scenes.unflagged("Long meeting", turns=scenes.TURNS * 8)
    open_case(page, case)
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("b")
    page.locator(".comment-on textarea:visible").fill("Which hospitals?")
    chosen = page.locator(".sentence.selected")
    number = chosen.get_attribute("id")
    page.locator(".turns").evaluate("element => element.scrollTo({top: 900, behavior: 'instant'})")
    page.evaluate("window.here = true")
    tabs = page.get_by_role("navigation", name="About this case")
    tabs.get_by_role("link", name="Guideline").click()
    expect(tabs.get_by_role("link", name="Guideline")).to_have_attribute("aria-current", "page")
    expect(chosen).to_be_hidden()
    assert "view=guideline" in page.url
    tabs.get_by_role("link", name="Summary").click()
    expect(chosen).to_be_visible()
    expect(page.locator(".comment-on textarea:visible")).to_have_value("Which hospitals?")
    assert chosen.get_attribute("id") == number
    assert scrolled(page) == 900
    assert page.evaluate("window.here")
    page.go_back()
    expect(chosen).to_be_hidden()


def test_a_saved_edit_leaves_the_selection_and_the_transcript_where_they_were(page):
    page.set_viewport_size({"width": 1280, "height": 700})
    case = scenes.unflagged("Long meeting", turns=scenes.TURNS * 8)
    open_case(page, case)
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("e")
    page.locator(".sentence.selected textarea").first.fill("Chidi Mensah sends the contract.")
    page.locator(".turns").evaluate("element => element.scrollTo({top: 900, behavior: 'instant'})")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved as attempt 2.")).to_be_visible()
    expect(page.locator(".selected")).to_contain_text("Chidi Mensah sends the contract.")
    assert scrolled(page) in range(898, 903)
