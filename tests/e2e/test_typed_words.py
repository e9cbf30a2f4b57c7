"""Typed words outlive a closed tab and a lost connection, and no tab writes over another."""

import re

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from judging.guidelines.defaults import ensure_default_guideline
from reviews import claims
from reviews.models import CommentDraft, EditDraft, HandInDraft
from summaries.models import Summary
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("a_model")]

SAVED = re.compile(r"draft saved \d\d:\d\d")
FIRST, SECOND = "Typed in the first tab.", "Typed in the second tab."


@pytest.fixture
def rosa(new_page) -> Page:
    scenes.reviewer()
    page: Page = new_page()
    sign_in(page, "rosa")
    return page


def editing(page: Page, case: Summary):
    page.goto(f"/summaries/{case.pk}/?panel=edit")
    page.wait_for_load_state()
    return page.get_by_role("textbox", name="Edit attempt 1")


def status(page: Page):
    return page.locator("#panel-edit [data-autosaved]")


def test_words_of_a_closed_tab_are_there_again_and_are_sent(rosa):
    case, context = scenes.in_review("Pilot meeting"), rosa.context
    field = editing(rosa, case)
    context.set_offline(True)
    field.fill("Typed on the train.")
    expect(status(rosa)).to_contain_text("Kept in this browser for a day")
    rosa.close()
    context.set_offline(False)
    again = context.new_page()
    expect(editing(again, case)).to_have_value("Typed on the train.")
    expect(again.locator("#panel-edit .kept-note")).to_have_text("Draft restored.")
    expect(status(again)).to_have_text(SAVED)
    assert EditDraft.objects.get().text == "Typed on the train."


def test_words_are_sent_without_a_click_once_the_connection_is_back(rosa):
    field = editing(rosa, scenes.in_review("Pilot meeting"))
    rosa.context.set_offline(True)
    field.fill("Typed on the train.")
    expect(status(rosa)).to_contain_text("Kept in this browser for a day")
    assert not EditDraft.objects.exists()
    rosa.context.set_offline(False)
    expect(status(rosa)).to_have_text(SAVED)
    assert EditDraft.objects.get().text == "Typed on the train."


def conflict(rosa: Page, case: Summary) -> Page:
    """The later of two tabs, in which both texts are shown."""
    first, other = editing(rosa, case), rosa.context.new_page()
    other.set_viewport_size({"width": 390, "height": 844})
    second = editing(other, case)
    first.fill(FIRST)
    expect(status(rosa)).to_have_text(SAVED)
    second.fill(SECOND)
    both = other.locator("#panel-edit [role=alert]")
    expect(both).to_contain_text("changed in another tab")
    expect(both.locator("textarea")).to_have_value(FIRST)
    expect(second).to_have_value(SECOND)
    expect(status(other)).to_have_text("")
    expect(both).to_be_in_viewport(ratio=0.5)
    assert EditDraft.objects.get().text == FIRST
    return other


def test_of_two_tabs_the_later_one_shows_both_texts_and_the_person_keeps_theirs(rosa):
    case = scenes.in_review("Pilot meeting")
    other = conflict(rosa, case)
    # Saving it as an attempt waits for the choice too.
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.locator("p[data-refused]")).to_be_visible()
    assert EditDraft.objects.get().text == FIRST
    other.get_by_role("button", name="Keep mine").click()
    expect(status(other)).to_have_text(SAVED)
    assert EditDraft.objects.get().text == SECOND
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_text("Saved as attempt 2.")).to_be_visible()
    assert scenes.newest(case).text == SECOND


def test_or_the_person_uses_the_text_of_the_other_tab(rosa):
    case = scenes.in_review("Pilot meeting")
    other = conflict(rosa, case)
    other.get_by_role("link", name="Use the other one").click()
    expect(other.get_by_role("textbox", name="Edit attempt 1")).to_have_value(FIRST)
    expect(other.locator("#panel-edit [role=alert]")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("textbox", name="Edit attempt 1")).to_have_value(FIRST)
    assert EditDraft.objects.get().text == FIRST


def test_words_kept_in_a_closed_tab_do_not_write_over_a_newer_draft(rosa, new_page):
    case, context = scenes.in_review("Pilot meeting"), rosa.context
    field = editing(rosa, case)
    context.set_offline(True)
    field.fill(SECOND)
    expect(status(rosa)).to_contain_text("Kept in this browser for a day")
    rosa.close()
    office: Page = new_page()
    sign_in(office, "rosa")
    editing(office, case).fill(FIRST)
    expect(status(office)).to_have_text(SAVED)
    context.set_offline(False)
    again = context.new_page()
    expect(editing(again, case)).to_have_value(SECOND)
    expect(again.locator("#panel-edit [role=alert] textarea")).to_have_value(FIRST)
    assert EditDraft.objects.get().text == FIRST


def test_a_sentence_that_is_edited_where_it_is_shows_both_texts_in_the_panel(rosa):
    case = scenes.in_review("Pilot meeting")
    other = rosa.context.new_page()
    other.goto(f"/summaries/{case.pk}/")
    other.wait_for_load_state()
    editing(rosa, case).fill(FIRST)
    expect(status(rosa)).to_have_text(SAVED)
    other.keyboard.press("j")
    other.keyboard.press("e")
    other.locator("[data-span] textarea:focus").fill("Another first sentence.")
    expect(other.locator("#panel-edit [role=alert] textarea")).to_have_value(FIRST)
    expect(other.locator("#id_text")).to_have_value(re.compile("Another first sentence."))
    assert EditDraft.objects.get().text == FIRST


def test_comments_in_two_tabs_are_shown_both(rosa):
    case, other = scenes.in_review("Pilot meeting"), rosa.context.new_page()
    for page in (rosa, other):
        page.goto(f"/summaries/{case.pk}/?panel=send_back")
        page.wait_for_load_state()
    with rosa.expect_response("**/comments"):
        rosa.locator("#id_send_back_comment").fill(FIRST)
    other.locator("#id_send_back_comment").fill(SECOND)
    expect(other.locator("#send-back-form [role=alert] textarea")).to_have_value(FIRST)
    assert CommentDraft.objects.get().words == {"comment": FIRST}
    with other.expect_response("**/comments"):
        other.get_by_role("button", name="Keep mine").click()
    assert CommentDraft.objects.get().words == {"comment": SECOND}


def test_the_form_of_an_own_summary_is_kept_and_compared_too(new_page):
    ensure_default_guideline()
    scenes.author()
    page: Page = new_page()
    sign_in(page, "adam")
    context, other = page.context, page.context.new_page()
    for tab in (page, other):
        tab.goto("/transcripts/own")
        tab.wait_for_load_state()
    context.set_offline(True)
    page.get_by_label("Your summary").fill(FIRST)
    expect(page.locator("[data-autosaved]")).to_contain_text("Kept in this browser for a day")
    page.close()
    context.set_offline(False)
    again = context.new_page()
    again.goto("/transcripts/own")
    expect(again.get_by_label("Your summary")).to_have_value(FIRST)
    expect(again.locator("[data-autosaved]")).to_have_text(SAVED)
    other.get_by_label("Your summary").fill(SECOND)
    expect(other.locator("form [role=alert] textarea")).to_have_value(FIRST)
    assert HandInDraft.objects.get().summary == FIRST


def test_another_person_on_the_same_browser_sees_nothing_of_it_and_a_day_ends_it(rosa):
    case = scenes.in_review("Pilot meeting")
    scenes.reviewer("rolf", "Rolf Berg")
    rosa.route("**/draft", lambda route: route.abort())
    editing(rosa, case).fill("What nobody else may read")
    expect(status(rosa)).to_contain_text("Kept in this browser for a day")
    rosa.unroute("**/draft")
    # The session ends without a sign-out.
    rosa.context.clear_cookies()
    claims.release(case, by=User.objects.get(username="rosa"))
    sign_in(rosa, "rolf")
    expect(editing(rosa, case)).to_have_value(scenes.newest(case).text)
    rosa.context.clear_cookies()
    sign_in(rosa, "rosa")
    rosa.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.startsWith('typed:'))"
        ' localStorage[key] = localStorage[key].replace(/"at":\\d+/, \'"at":1\')'
    )
    expect(editing(rosa, case)).to_have_value(scenes.newest(case).text)
    assert not EditDraft.objects.exists()


def test_an_edit_whose_session_ends_says_so_under_its_field_and_opens_again(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("j")
    rosa.keyboard.press("e")
    rosa.wait_for_load_state()
    cookies = rosa.context.cookies()
    rosa.context.clear_cookies()
    rosa.context.add_cookies([each for each in cookies if "session" not in each["name"]])
    rosa.locator(".in-place textarea").fill("The pilot starts on 5 May.")
    notice = rosa.locator(".in-place [role=status]")
    expect(notice).to_contain_text("You are signed out. What you typed is kept")
    expect(notice.get_by_role("link", name="Sign in and continue")).to_be_visible()
    rosa.keyboard.press("Enter")
    expect(rosa.get_by_text("Not sent: you were signed out.")).to_be_visible()
    rosa.get_by_label("Username").fill("rosa")
    rosa.get_by_label("Password").fill(scenes.PASSWORD)
    expect(rosa.get_by_text("nothing was saved")).to_have_count(0)
    rosa.get_by_role("button", name="Sign in", exact=True).click()
    field = rosa.get_by_role("textbox", name="Edit attempt 1")
    expect(field).to_be_visible()
    expect(field).to_have_value(re.compile("The pilot starts on 5 May."))
    expect(rosa.locator("#panel-edit [data-autosaved]")).to_have_text(SAVED)
