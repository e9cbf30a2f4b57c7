"""The desk with more than one person at it, in a real browser."""

import re

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from accounts import reauthentication
from judging.models import Rating
from records.models import Record
from reviews import claims, worklist
from reviews.models import EditDraft
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("a_model"),
]


@pytest.fixture
def rosa(new_page) -> Page:
    scenes.reviewer()
    opened: Page = new_page()
    sign_in(opened, "rosa")
    return opened


def rolf():
    return scenes.reviewer("rolf", "Rolf Berg")


def someone(username: str) -> User:
    return User.objects.get(username=username)


def arrived(page: Page, title: str) -> None:
    """At the case, with its keys."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.wait_for_load_state()


def took(page: Page) -> None:
    """The case is theirs; how long is said in its last two minutes only."""
    expect(page.locator("[data-release]")).not_to_have_attribute("hidden", "")
    expect(page.locator("[data-countdown]")).to_be_hidden()


def typed(page: Page, case: Summary, text: str) -> None:
    """In the edit panel, and kept by the server."""
    page.goto(f"/summaries/{case.pk}/")
    page.keyboard.press("e")
    page.get_by_role("textbox", name="Edit attempt 1").fill(text)
    expect(page.locator("#panel-edit [data-autosaved]")).to_have_text(
        re.compile(r"draft saved \d\d:\d\d")
    )


def test_of_two_reviewers_the_second_reads_and_the_first_decides(rosa, new_page):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    expect(rosa.locator("#deskbar")).to_contain_text("1 of 1")
    expect(rosa.get_by_role("button", name="Hand back")).to_be_hidden()
    rolf()
    second = new_page()
    sign_in(second, "rolf")
    expect(second.locator("[data-row]")).not_to_contain_text("until")
    rosa.get_by_role("link", name="Approve").click()
    took(rosa)
    second.reload()
    expect(second.get_by_text("1 being reviewed by others, the next free by")).to_be_visible()
    second.get_by_role("link", name="See who").click()
    expect(second.locator("[data-row]")).to_contain_text("Rosa Keller")
    second.get_by_role("link", name="Pilot meeting").click()
    expect(second.locator("#held")).to_contain_text("Being reviewed by Rosa Keller until")
    expect(second.locator("#decide")).to_have_count(0)
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")


def test_of_two_readers_the_slower_one_hears_at_once_who_has_it_and_keeps_the_words(rosa, new_page):
    case = scenes.in_review("Pilot meeting")
    rosa.clock.install()
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("b")
    rosa.get_by_label("What should change?").fill("Say who trains")
    took(rosa)
    claims.release(case, by=someone("rosa"))
    rosa.clock.run_for(1_000)
    claims.claim_case(case, by=rolf())
    rosa.clock.run_for(10_000)
    expect(rosa.locator("#held")).to_contain_text("Being reviewed by Rolf Berg until")
    expect(rosa.locator("#deskbar")).to_contain_text("Being reviewed by Rolf Berg until")
    expect(rosa.locator("#decide").get_by_role("link", name="Approve")).to_be_hidden()
    expect(rosa.get_by_label("What should change?")).to_have_value("Say who trains")
    expect(rosa.locator("#changed")).to_contain_text("Your draft is saved")
    claims.release(case, by=someone("rolf"))
    rosa.clock.run_for(16_000)
    expect(rosa.get_by_text("This case is free now.")).to_be_visible()


def test_whoever_acts_second_is_told_by_the_answer(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    claims.claim_case(case, by=rolf())
    rosa.keyboard.press("e")
    expect(rosa.locator("#deskbar")).to_contain_text("Rolf Berg is reviewing this until")
    expect(rosa.locator("#decide").get_by_role("link", name="Approve")).to_be_hidden()


def test_a_fourth_case_gives_the_idlest_back_and_says_so(rosa):
    cases = [scenes.in_review(f"Meeting {number}") for number in range(4)]
    for case in cases[:3]:
        rosa.goto(f"/summaries/{case.pk}/")
        rosa.keyboard.press("ControlOrMeta+Enter")
        took(rosa)
    rosa.goto(f"/summaries/{cases[3].pk}/")
    rosa.keyboard.press("e")
    expect(rosa.locator("#changed")).to_contain_text("“Meeting 0” went back to the queue")
    assert claims.find_claim(cases[0]) is None
    assert claims.live_claims().count() == 3


def test_an_edit_that_was_not_saved_holds_the_approval_up_until_it_is_settled(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("e")
    # Approved before the pause after which a draft is kept: the page sends the draft first.
    rosa.get_by_role("textbox", name="Edit attempt 1").fill("Mine, and not saved.")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.get_by_role("button", name="Approve and sign").click()
    refusal = rosa.locator("#unsaved-edit")
    expect(refusal).to_contain_text("You have unsaved edits")
    assert not Record.objects.exists()
    refusal.get_by_role("button", name="Save the edit").click()
    expect(rosa.get_by_text("Saved as attempt 2.")).to_be_visible()
    assert scenes.newest(case).text == "Mine, and not saved."


def test_a_discarded_edit_does_not_come_back_from_the_tab(rosa):
    case = scenes.in_review("Pilot meeting")
    typed(rosa, case, "Not wanted.")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.locator("#unsaved-edit").get_by_role("button", name="Discard it").click()
    expect(rosa.get_by_text("Draft discarded.")).to_be_visible()
    rosa.wait_for_load_state()
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")
    assert Record.objects.get().text == scenes.GOOD


def test_without_the_server_an_edit_holds_the_approval_up(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.route("**/draft", lambda route: route.abort())
    rosa.keyboard.press("e")
    rosa.get_by_role("textbox", name="Edit attempt 1").fill("Typed on the train.")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.locator("#panel-approve")).to_contain_text("Not sent: your edit could not")
    assert not Record.objects.exists()


def test_a_comment_in_another_panel_is_not_left_behind_unsaid(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("b")
    rosa.get_by_label("What should change?").fill("Say who trains.")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.locator("#panel-approve")).to_contain_text("“Send back” is not sent")
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")


def test_a_claim_that_runs_out_while_somebody_types_loses_nothing(rosa):
    case = scenes.in_review("Pilot meeting")
    typed(rosa, case, "Half an hour of typing.")
    scenes.claim_runs_out(case)
    claims.claim_case(case, by=rolf())
    rosa.get_by_role("textbox", name="Edit attempt 1").fill("Half an hour of typing, and more.")
    expect(rosa.locator("#changed")).to_contain_text("Rolf Berg is reviewing this")
    rosa.get_by_role("button", name="Save", exact=True).click()
    expect(rosa.get_by_role("heading", level=1)).to_contain_text("Not saved: the case changed")
    expect(rosa.get_by_label("What you typed")).to_have_value("Half an hour of typing, and more.")
    expect(rosa.get_by_text("with Rolf Berg until")).to_be_visible()
    assert case.attempts.count() == 1
    # And once Rolf is done with it, the words are where they were left.
    claims.release(case, by=someone("rolf"))
    rosa.get_by_role("link", name="Go to the newest text").click()
    rosa.get_by_role("link", name="Continue editing").click()
    rosa.get_by_role("button", name="Save", exact=True).click()
    expect(rosa.get_by_text("Saved as attempt 2.")).to_be_visible()
    assert scenes.newest(case).text == "Half an hour of typing, and more."
    assert not EditDraft.objects.exists()


def test_an_idle_page_loses_neither_the_words_nor_a_case_that_nobody_took(rosa):
    case = scenes.in_review("Pilot meeting")
    typed(rosa, case, "Before lunch.")
    scenes.claim_runs_out(case)
    rosa.get_by_role("button", name="Save", exact=True).click()
    expect(rosa.get_by_text("Saved as attempt 2.")).to_be_visible()


def test_words_typed_on_one_machine_are_there_on_another(rosa, new_page):
    case = scenes.in_review("Pilot meeting")
    typed(rosa, case, "Begun at the office.")
    other = new_page()
    sign_in(other, "rosa")
    other.goto(f"/summaries/{case.pk}/")
    other.get_by_role("link", name="Continue editing").click()
    expect(other.get_by_role("textbox", name="Edit attempt 1")).to_have_value(
        "Begun at the office."
    )


def test_working_on_renews_the_claim(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.clock.install()
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("j")
    rosa.clock.run_for("03:21")
    assert claims.find_claim(case) is None
    rosa.keyboard.press("e")
    took(rosa)
    first = claims.find_claim(case)
    rosa.keyboard.press("Escape")
    with rosa.expect_response("**/claim") as beat:
        rosa.clock.run_for("03:21")
    assert beat.value.status == 200
    second = claims.find_claim(case)
    assert first is not None
    assert second is not None
    assert second.until > first.until


def test_a_saved_edit_shows_its_difference_and_is_judged_on_demand(rosa, serve):
    serve()
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/?panel=edit")
    text = scenes.GOOD.replace("two hospitals", "both hospitals")
    rosa.get_by_role("textbox", name="Edit attempt 1").fill(text)
    rosa.get_by_role("button", name="Save", exact=True).click()
    expect(rosa.locator(".diff ins")).to_have_text("both")
    rosa.get_by_role("link", name="Summary", exact=True).click()
    scenes.evidence_comes(case)
    expect(rosa.locator("#s1")).to_be_visible()
    rosa.get_by_role("button", name="Judge it now").click()
    expect(rosa.locator("#progress")).to_contain_text("Being judged")
    scenes.pipeline_finishes(case)
    expect(rosa.locator("#deskbar")).to_be_visible()
    assert scenes.newest(case).evaluations.exists()


def test_a_comment_is_about_the_sentence_that_was_selected(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("j")
    rosa.keyboard.press("j")
    rosa.keyboard.press("b")
    expect(rosa.locator("#s2 textarea")).to_be_focused()
    rosa.keyboard.type("It was Thursday.")
    rosa.get_by_label("What is wrong?").select_option(label="Wrong figure, date or name")
    rosa.locator("#panel-send_back").get_by_role("button", name="Send back").click()
    expect(rosa.locator("#progress")).to_contain_text("Being rewritten")
    told = scenes.newest(case).briefs.get().comment
    assert told == (
        "Wrong figure, date or name, about “Chidi Mensah will send the contract to both hospitals "
        "by Friday.”: It was Thursday."
    )


def test_under_four_eyes_the_editor_hands_over_and_another_approves(rosa, new_page):
    case = scenes.under_four_eyes(scenes.in_review("Pilot meeting"))
    rosa.goto(f"/summaries/{case.pk}/?panel=edit")
    rosa.get_by_role("textbox", name="Edit attempt 1").fill("Two hospitals begin on 4 May.")
    rosa.get_by_role("button", name="Save", exact=True).click()
    expect(rosa.locator("#decide")).to_contain_text("a colleague must approve")
    scenes.evidence_comes(case)
    rosa.goto("/")
    expect(rosa.get_by_text("1 is your own work; a colleague must approve it.")).to_be_visible()
    rolf()
    second = new_page()
    sign_in(second, "rolf")
    second.get_by_role("link", name="Pilot meeting").click()
    second.get_by_role("link", name="Approve").click()
    second.get_by_role("button", name="Approve and sign").click()
    second.wait_for_url("**/records/1/")
    assert Record.objects.get().review.reviewer.username == "rolf"


def test_the_password_is_asked_in_the_footer_where_the_guideline_asks_for_it(rosa, clock):
    clock.move(reauthentication.RECENT_SECONDS)
    case = scenes.under(scenes.in_review("Pilot meeting"), signing="reauthenticate")
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("Control+Enter")
    password = rosa.get_by_label("Your password")
    expect(password).to_be_focused()
    rosa.keyboard.press("Control+Enter")
    expect(rosa.locator("#panel-approve")).to_be_visible()
    password.fill("not this one")
    rosa.keyboard.press("Enter")
    expect(rosa.get_by_role("alert")).to_contain_text("Wrong password")
    expect(password).to_be_focused()
    expect(password).to_have_value("")
    rosa.wait_for_load_state()
    password.fill(scenes.PASSWORD)
    rosa.keyboard.press("Control+Enter")
    rosa.wait_for_url("**/records/1/")
    assert Record.objects.get().review.signature == "reauthenticate"


def test_a_sampled_case_is_rated_by_keys_before_its_scores_show(rosa, settings):
    settings.BLIND_SHARE = 100
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    expect(rosa.get_by_text("Rate this text first")).to_be_visible()
    expect(rosa.get_by_text("4.6")).to_have_count(0)
    for key in "45345":
        rosa.keyboard.press(key)
    rosa.keyboard.press("Enter")
    expect(rosa.locator("#scores")).to_contain_text("you: 4")
    expect(rosa.locator("#scores .score").first).to_have_text("4.6")
    expect(rosa.get_by_role("link", name="Approve")).to_be_visible()
    assert set(Rating.objects.values_list("blind", flat=True)) == {True}


def test_one_case_leads_to_the_next_by_keys_alone(rosa):
    for title in ("First", "Second", "Third"):
        scenes.in_review(title)
    rosa.goto("/")
    rosa.keyboard.press("j")
    rosa.keyboard.press("Enter")
    arrived(rosa, "First")
    rosa.keyboard.press("ArrowRight")
    arrived(rosa, "Second")
    rosa.keyboard.press("ArrowLeft")
    arrived(rosa, "First")
    rosa.keyboard.press("s")
    arrived(rosa, "Second")
    expect(rosa.get_by_text("Skipped “First” for you.")).to_be_visible()
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_role("group", name="Approve attempt 1")).to_be_visible()
    rosa.keyboard.press("Enter")
    arrived(rosa, "Third")
    expect(rosa.get_by_role("link", name="record 1")).to_be_visible()
    rosa.keyboard.press("e")
    took(rosa)
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("r")
    rosa.wait_for_url("**/")
    expect(rosa.locator("[data-row]")).to_have_count(1)
    expect(rosa.get_by_text("1 you skipped.")).to_be_visible()


def _nothing() -> str:
    return "No transcript has come in yet"


def _claimed() -> str:
    claims.claim_case(scenes.in_review(), by=rolf())
    return "1 being reviewed by others, the next free by"


def _skipped() -> str:
    worklist.skip(scenes.in_review(), by=someone("rosa"))
    return "1 you skipped."


def _own() -> str:
    case = scenes.in_review()
    Summary.objects.filter(pk=case.pk).update(author=someone("rosa"))
    return "1 is your own work; a colleague must approve it."


def _failed() -> str:
    scenes.failed()
    return "Retry the failed summaries"


@pytest.mark.parametrize("arrange", [_nothing, _claimed, _skipped, _own, _failed])
def test_an_empty_list_says_why(rosa, arrange):
    words = arrange()
    rosa.goto("/")
    expect(rosa.locator(".empty")).to_contain_text(words)


def test_filters_that_hide_everything_say_how_many_and_are_cleared(rosa):
    scenes.in_review("One")
    scenes.in_review("Two")
    rosa.goto("/?q=three")
    expect(rosa.locator(".empty")).to_contain_text("The filters hide 2 summaries here")
    rosa.get_by_role("link", name="Clear the filters").click()
    expect(rosa.locator("[data-row]")).to_have_count(2)


def test_what_was_skipped_is_shown_on_demand_and_comes_last(rosa):
    first = scenes.in_review("First")
    scenes.in_review("Second")
    worklist.skip(first, by=someone("rosa"))
    rosa.goto("/")
    rosa.get_by_role("link", name="Show it").click()
    expect(rosa.locator("[data-row] .title a")).to_have_text(["Second", "First"])
    expect(rosa.get_by_role("heading", name="Skipped by you 1")).to_be_visible()


def test_a_lead_ends_a_claim_and_the_case_is_free(new_page):
    case = scenes.in_review("Pilot meeting")
    claims.claim_case(case, by=rolf())
    scenes.person("lea", "lead", name="Lea Wolf")
    page = new_page()
    sign_in(page, "lea")
    page.goto(f"/summaries/{case.pk}/")
    page.get_by_role("button", name="End this claim").click()
    expect(page.get_by_text("Handed Rolf Berg's case back")).to_be_visible()
    expect(page.get_by_role("link", name="Approve")).to_be_visible()


def test_a_warning_is_answered_in_words_before_the_approval(rosa):
    case = scenes.judged(
        scenes.written(scenes.opened_case("Pilot meeting"), scenes.WEAK), Action.PASS
    )
    rosa.goto(f"/summaries/{case.pk}/?panel=approve")
    panel = rosa.locator("#panel-approve")
    expect(panel).to_contain_text("3 marked sentences have no answer.")
    panel.get_by_label("Reason").fill("The chair corrected the figure afterwards.")
    panel.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")
