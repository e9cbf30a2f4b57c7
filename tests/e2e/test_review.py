"""Whole reviews in a real browser, as people do them."""

import re

import pytest
from playwright.sync_api import Page, expect

from records.models import Record
from records.verification import verify
from reviews import decisions
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def page(new_page) -> Page:
    """Rosa, a reviewer, signed in."""
    scenes.reviewer()
    opened: Page = new_page()
    sign_in(opened, "rosa")
    return opened


def open_case(page: Page, title: str) -> None:
    page.get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.wait_for_load_state()


def ask_now(page: Page) -> None:
    """What the page asks at intervals, without waiting for the next one."""
    page.evaluate(
        "() => { const e = document.querySelector('[hx-get]');"
        " htmx.ajax('GET', e.getAttribute('hx-get'), {source: e, swap: 'none'}); }"
    )


def test_from_the_queue_to_a_record_that_verifies(page):
    case = scenes.opened_case("Pilot meeting")
    scenes.pipeline_finishes(case)
    page.reload()
    open_case(page, "Pilot meeting")
    page.get_by_role("link", name="Approve").click()
    page.locator("#id_approve_comment").fill("Short, and right.")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")
    expect(page.get_by_text("This is record 1.")).to_be_visible()
    record = Record.objects.get()
    expect(page.get_by_text(record.sha256)).to_be_visible()
    assert list(verify()) == []


def test_an_edit_is_judged_again_and_approved_as_it_was_written(page):
    case = scenes.in_review("Pilot meeting")
    page.reload()
    open_case(page, "Pilot meeting")
    page.get_by_role("link", name="Edit").click()
    field = page.get_by_role("textbox", name="Edit attempt 1")
    field.fill(scenes.GOOD.replace("two hospitals", "both hospitals"))
    page.get_by_role("button", name="Save and judge").click()
    expect(page.get_by_text("Saved as attempt 2.")).to_be_visible()
    expect(page.locator("#progress")).to_contain_text("Being judged")
    scenes.pipeline_finishes(case)
    # The page notices by itself.
    expect(page.get_by_role("link", name="Approve")).to_be_visible()
    page.wait_for_load_state()
    page.get_by_role("link", name="Approve").click()
    expect(page.get_by_role("button", name="Approve and sign")).to_be_visible()
    reason = page.get_by_label("Reason")
    if reason.count():
        reason.fill("The wording is mine.")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")
    assert "both hospitals" in Record.objects.get().text


def test_a_summary_that_is_sent_back_comes_back_rewritten(page, serve):
    serve()
    case = scenes.in_review("Pilot meeting")
    page.reload()
    open_case(page, "Pilot meeting")
    page.get_by_role("link", name="Send back").click()
    page.get_by_label("What is wrong?").select_option(label="Something is missing")
    page.get_by_label("What should change?").fill("Say who trains the nurses.")
    page.get_by_role("button", name="Send back").click()
    expect(page.locator("#progress")).to_contain_text("Being rewritten")
    scenes.pipeline_finishes(case)
    expect(page.locator("#progress")).to_have_count(0)
    expect(page.get_by_text(re.compile("Attempt [2-9] of"))).to_be_visible()


def test_a_text_that_changed_meanwhile_is_not_approved_and_nothing_typed_is_lost(page):
    case = scenes.in_review("Pilot meeting")
    page.reload()
    open_case(page, "Pilot meeting")
    page.get_by_role("link", name="Approve").click()
    page.get_by_label(re.compile("Comment")).fill("I heard the recording.")
    other = scenes.reviewer("rolf", "Rolf Berg")
    expect(page.locator("[data-release]")).not_to_have_attribute("hidden", "")
    scenes.claim_runs_out(case)
    decisions.edit(case, by=other, number=1, seen=1, text="Another text.", judge=False)
    page.get_by_role("button", name="Approve and sign").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Not approved: the case changed")
    expect(page.get_by_label("What you typed")).to_have_value("I heard the recording.")
    expect(page.get_by_text("Another text.").last).to_be_visible()
    assert not Record.objects.exists()


def test_what_is_typed_is_still_there_after_a_reload(page):
    scenes.in_review("Pilot meeting")
    page.reload()
    open_case(page, "Pilot meeting")
    page.keyboard.press("e")
    page.get_by_role("textbox", name="Edit attempt 1").fill("Half a sentence")
    page.reload()
    expect(page.get_by_role("textbox", name="Edit attempt 1")).to_have_value("Half a sentence")


def test_a_double_click_approves_once_and_shows_the_record(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/?panel=approve")
    page.get_by_role("button", name="Approve and sign").dblclick()
    page.wait_for_url("**/records/1/")
    expect(page.get_by_text("This is record 1.")).to_be_visible()


def test_news_of_the_case_does_not_touch_what_somebody_types(page):
    case = scenes.in_review("Pilot meeting")
    page.goto(f"/summaries/{case.pk}/")
    page.keyboard.press("b")
    field = page.get_by_label("What should change?")
    field.fill("Half a")
    other = scenes.reviewer("rolf", "Rolf Berg")
    expect(page.locator("[data-release]")).not_to_have_attribute("hidden", "")
    scenes.claim_runs_out(case)
    decisions.reject(case, by=other, number=1, seen=1, comment="No meeting of ours.")
    ask_now(page)
    expect(page.get_by_text("This case changed: it is rejected.")).to_be_visible()
    expect(field).to_have_value("Half a")


def test_a_review_by_keyboard_alone(page):
    weak = scenes.judged(
        scenes.written(scenes.opened_case("Pilot meeting"), scenes.WEAK), Action.PASS
    )
    page.goto("/")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pilot meeting")
    page.wait_for_load_state()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    page.keyboard.press("j")
    expect(page.locator("#s1")).to_have_class(re.compile("selected"))
    page.keyboard.press("n")
    expect(page.locator("#s2")).to_have_class(re.compile("selected"))
    expect(page.locator("#turn-2")).to_have_class(re.compile("lit"))
    page.keyboard.press("n")
    expect(page.locator("#s3")).to_have_class(re.compile("selected"))
    page.keyboard.press("k")
    expect(page.locator("#s2")).to_have_class(re.compile("selected"))

    page.keyboard.press("e")
    field = page.get_by_role("textbox", name="Edit this sentence")
    expect(field).to_be_focused()
    expect(page.locator("#turn-2")).to_have_class(re.compile("lit"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Finance approved 48,000 euros, not 60,000; b, e and n are only letters.")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved as attempt 2.")).to_be_visible()
    page.wait_for_load_state()

    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.get_by_role("group", name="Approve attempt 2")).to_be_visible()
    page.keyboard.type("Read against the talk.")
    page.keyboard.press("ControlOrMeta+Enter")
    page.wait_for_url("**/records/1/")
    weak.refresh_from_db()
    assert weak.status == "approved"
    assert "only letters" in Record.objects.get().text


def test_an_author_repairs_and_resubmits(new_page):
    adam = scenes.author()
    case = scenes.returned(adam, "Sales call")
    page = new_page()
    sign_in(page, "adam")
    open_case(page, "Sales call")
    expect(page.get_by_text("This summary was returned to you.")).to_be_visible()
    page.get_by_role("link", name="Edit and resubmit").click()
    page.get_by_role("textbox", name="Your summary").fill(scenes.GOOD)
    page.get_by_role("button", name="Resubmit").click()
    expect(page.get_by_text("Resubmitted.")).to_be_visible()
    case.refresh_from_db()
    assert case.status == "drafted"


def test_without_scripts_a_case_is_edited_and_approved(new_page):
    scenes.reviewer()
    scenes.in_review("Pilot meeting")
    page = new_page(java_script_enabled=False)
    sign_in(page, "rosa")
    open_case(page, "Pilot meeting")
    page.get_by_role("link", name="Edit").click()
    page.get_by_role("textbox", name="Edit attempt 1").fill("Two hospitals begin on 4 May.")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("link", name="Approve").click()
    page.get_by_label("Reason").fill("Its evidence is not there yet; I heard it said.")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")
    assert Record.objects.get().text == "Two hospitals begin on 4 May."


def test_the_transcript_is_searched_and_links_lead_both_ways(page):
    scenes.in_review("Pilot meeting")
    page.reload()
    open_case(page, "Pilot meeting")
    page.get_by_label("Search the transcript").fill("drift")
    expect(page.locator("[data-found]")).to_have_text("1 of 2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-found]")).to_have_text("2 of 2")
    page.locator("#turn-4").get_by_role("link", name="sentence 2").click()
    expect(page.locator("#s2")).to_have_class(re.compile("selected"))
    page.locator("#s1").get_by_role("link", name="Turn 3").click()
    expect(page.locator("#turn-3")).to_have_class(re.compile("lit"))


def test_the_halves_scroll_and_the_page_around_them_stays(page):
    long = "\n".join(scenes.GOOD.replace("May", f"May {day}") for day in range(20))
    case = scenes.opened_case("Long talk", turns=scenes.TURNS * 40)
    scenes.judged(scenes.written(case, long), Action.PASS)
    page.goto(f"/summaries/{case.pk}/")
    for _ in range(12):
        page.keyboard.press("j")
    expect(page.locator("#s12")).to_be_in_viewport()
    page.locator("#transcript .turns").evaluate("pane => pane.scrollTo(0, pane.scrollHeight)")
    page.keyboard.press("j")
    expect(page.locator(".turn.lit").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    expect(page.get_by_role("link", name="Approve")).to_be_in_viewport()


def test_the_queue_counts_by_itself_and_moves_nothing(page):
    scenes.in_review("First")
    page.goto("/")
    rows = page.locator("[data-row]")
    expect(rows).to_have_count(1)
    scenes.in_review("Second")
    ask_now(page)
    expect(page.locator("#count-review")).to_have_text("2")
    expect(rows).to_have_count(1)
    page.get_by_role("link", name="Refresh").click()
    expect(rows).to_have_count(2)


def test_the_theme_is_switched_in_place_and_remembered(page):
    page.get_by_role("link", name="Rosa Keller").click()
    with page.expect_response("**/theme"):
        page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert Summary.objects.count() == 0
