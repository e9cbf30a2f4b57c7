"""An admin's work on a guideline in a real browser."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from judging import tryouts
from judging.guidelines import drafts
from judging.guidelines.content import get_content
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import TryOut
from summaries.models import Guideline
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.factories import scenes, workshop

pytestmark = pytest.mark.django_db(transaction=True)


def shot(page, name: str) -> None:
    """A picture at both widths and in both themes when SCREENS_DIRECTORY asks for it."""
    directory = os.environ.get("SCREENS_DIRECTORY")
    if directory:
        for width, theme in ((1280, "light"), (800, "dark")):
            page.set_viewport_size({"width": width, "height": 860})
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=Path(directory) / f"{name}-{width}.png", full_page=True)


@pytest.mark.nightly
def test_an_admin_makes_tries_and_previews_a_guideline(new_page):
    ensure_default_guideline()
    scenes.person("ada", "admins", name="Ada Lind")
    scenes.in_review("Pilot meeting")
    page = new_page()
    sign_in(page, "ada")
    page.get_by_role("link", name="Guidelines").click()
    page.get_by_role("link", name="New guideline").click()
    page.get_by_label("Kind of meeting").fill("Board meetings")
    page.get_by_label("Name").fill("board")
    page.get_by_role("button", name="Create draft").click()
    page.locator("#id_max_words").fill("250")
    expect(page.locator("[data-autosaved]")).to_have_text(re.compile(r"Saved \d\d:\d\d"))
    shot(page, "guideline-edit")
    assert faults_of(page) == []
    page.get_by_role("link", name="Pin meetings…").click()
    page.get_by_role("button", name="Pin").click()
    page.get_by_role("button", name="Try on 1 meeting").click()
    expect(page.get_by_text("0 of 1 meeting done.")).to_be_visible()
    run_trials()
    expect(page.get_by_text("would pass").or_(page.get_by_text("would not pass"))).to_be_visible()
    shot(page, "guideline-try")
    assert faults_of(page) == []
    show_what_one_text_takes(page)
    expect(page.locator("#estimate")).to_contain_text("0 calls")
    shot(page, "guideline-estimate")
    page.get_by_role("button", name="Run preview").click()
    tryouts.run_try_out(TryOut.objects.get(kind="stored").pk)
    expect(page.get_by_text("the pass rule")).to_be_visible()
    shot(page, "guideline-preview")
    assert faults_of(page) == []


@pytest.mark.nightly
def test_a_draft_is_published_compared_and_rolled_back(new_page):
    ada = scenes.person("ada", "admins", name="Ada Lind")
    default = ensure_default_guideline().current
    assert default is not None
    said = replace(get_content(default), max_words=250)
    drafts.create(name="board", title="Board meetings", content=said, by=ada)
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/1/edit")
    page.get_by_role("link", name="Publish", exact=True).click()
    expect(page.locator(".stepper [aria-current]")).to_have_text("Publish")
    page.get_by_label("Why").fill("Boards want it short.")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("v1 is current")).to_be_visible()
    page.get_by_role("button", name="Create draft").click()
    page.locator("#id_max_words").fill("900")
    page.get_by_role("button", name="Save and publish…").click()
    shot(page, "guideline-publish")
    assert faults_of(page) == []
    page.get_by_label("Why").fill("They want it long.")
    page.get_by_role("button", name="Publish").click()
    page.get_by_role("link", name="History").click()
    page.get_by_role("link", name="Roll back to version 1").click()
    page.get_by_label("Why").fill("They do not.")
    page.get_by_role("button", name="Roll back").click()
    expect(page.get_by_text("v3 is current")).to_be_visible()
    shot(page, "guideline")
    assert faults_of(page) == []
    page.get_by_role("link", name="History").click()
    page.get_by_role("link", name="Compare versions").click()
    shot(page, "guideline-compare")
    assert faults_of(page) == []
    current = Guideline.objects.get(name="board").current
    assert current is not None
    assert get_content(current).max_words == 250


@pytest.mark.nightly
def test_without_javascript_a_draft_gets_a_criterion_a_wording_a_preview_and_is_discarded(new_page):
    draft = workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    scenes.in_review("Pilot meeting")
    page = new_page(java_script_enabled=False)
    sign_in(page, "ada")
    page.get_by_role("link", name="Guidelines").click()
    page.get_by_role("link", name="Board meetings").click()
    page.get_by_role("link", name="Edit draft v2").click()
    page.get_by_text("Add from the library").click()
    page.get_by_label("figures and names").check()
    page.get_by_role("button", name="Save and add").first.click()
    expect(page.get_by_role("group", name="Criterion 7")).to_be_visible()
    page.get_by_role("heading", name="Advanced").click()
    page.get_by_label("Based on").select_option("stepwise")
    page.get_by_role("button", name="Save and add").last.click()
    wording = page.get_by_role("group", name="Wording 2: own-stepwise")
    wording.get_by_text("own-stepwise").last.click()
    wording.get_by_label("Prompt", exact=True).fill("{transcript} and no summary")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("Nothing was saved.")
    expect(wording).to_contain_text("The prompt has {summary} 0 times; write it exactly once.")
    wording.get_by_label("Prompt", exact=True).fill("{transcript} and {summary}")
    page.get_by_role("button", name="Save", exact=True).click()
    preview(page)
    page.get_by_role("link", name="reload").click()
    expect(page.get_by_role("status")).to_contain_text("the pass rule")
    page.get_by_role("link", name="Edit draft").click()
    criterion = page.get_by_role("group", name="Criterion 7")
    criterion.locator("summary").click()
    criterion.get_by_label("Delete").check()
    page.get_by_role("button", name="Save", exact=True).click()
    preview(page)
    page.get_by_role("link", name="reload").click()
    expect(page.get_by_role("status")).to_contain_text("the pass rule")
    page.get_by_role("link", name="Try").click()
    page.get_by_role("button", name="Pin").click()
    page.get_by_role("button", name="Try on 1 meeting").click()
    run_trials()
    page.get_by_role("link", name="reload").click()
    expect(page.get_by_role("article", name="Pilot meeting")).to_contain_text("Current version")
    page.get_by_role("link", name="Edit", exact=True).click()
    page.get_by_role("link", name="Discard…").click()
    page.get_by_role("button", name="Discard the draft").click()
    expect(page.get_by_text("The draft of version 2 is discarded.")).to_be_visible()
    draft.refresh_from_db()
    assert draft.discarded_at is not None


def test_a_criterion_in_ones_own_words_is_added_and_published(new_page, serve):
    serve()
    draft = workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    own = "Mentions next steps with owner and date"
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/2/edit")
    page.get_by_label("Or in your words").fill(own)
    page.get_by_role("button", name="Add criterion").click()
    expect(page.get_by_role("group", name=f"Criterion 7: {own}")).to_be_visible()
    shot(page, "guideline-own-criterion")
    page.get_by_role("button", name="Save and publish…").click()
    page.get_by_label("Why").fill("People ask who does what.")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("v2 is current")).to_be_visible()
    draft.refresh_from_db()
    assert draft.criteria.get(name=own).steps


@pytest.mark.nightly
def test_without_a_model_what_needs_one_is_greyed_where_it_is_chosen(new_page):
    workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/2/edit")
    expect(page.get_by_label("Or in your words")).to_be_disabled()
    expect(page.get_by_role("button", name="Add criterion")).to_be_disabled()
    page.get_by_text("Add from the library").click()
    expect(page.get_by_label("figures and names")).to_be_enabled()
    expect(page.get_by_label("neutrality")).to_be_disabled()
    expect(page.get_by_text("Needs a language model · Set up a model")).to_be_visible()
    shot(page, "guideline-no-model")
    assert faults_of(page) == []


def run_trials() -> None:
    for trial in TryOut.objects.filter(status="queued"):
        tryouts.run_try_out(trial.pk)


def preview(page) -> None:
    page.get_by_role("link", name="Try").click()
    show_what_one_text_takes(page)
    page.get_by_role("button", name="Run preview").click()
    tryouts.run_try_out(TryOut.objects.latest("created_at").pk)


def show_what_one_text_takes(page) -> None:
    stored = page.get_by_role("region", name="One stored text")
    stored.get_by_role("button", name="Estimate cost").click()


@pytest.mark.nightly
def test_what_is_typed_is_saved_and_leaving_with_something_unsaved_asks(new_page):
    draft = workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/2/edit")
    told = page.locator("[data-autosaved]")
    page.get_by_label("Instructions to the writer").fill("Decisions first, then who does what.")
    expect(told).to_have_text(re.compile(r"Saved \d\d:\d\d"))
    page.get_by_label("Must pass: house style").uncheck()
    with page.expect_response("**/edit"):
        page.locator("#id_max_words").fill("300")
    draft.refresh_from_db()
    saved = get_content(draft)
    assert (saved.instructions, saved.max_words) == ("Decisions first, then who does what.", 300)
    assert not saved.criteria[-1].blocking
    page.locator("#id_max_words").fill("5")
    expect(told).to_contain_text("Not saved. Maximum words")
    asked = []

    def stay(dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", stay)
    page.get_by_role("link", name="Try out").click()
    page.wait_for_url("**/try")
    assert asked == ["beforeunload"]
    page.goto("/guidelines/board/2/edit")
    expect(page.locator("#id_max_words")).to_have_value("300")
    page.get_by_role("link", name="Try out").click()
    page.wait_for_url("**/try")
    assert asked == ["beforeunload"]


def test_three_criteria_are_added_ordered_by_keys_and_published_by_their_difference(
    new_page, serve
):
    ada = scenes.person("ada", "admins", name="Ada Lind")
    draft = workshop.drafted_guideline(ada)
    workshop.tried(draft, scenes.in_review("Pilot meeting"), by=ada)
    serve()
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/2/edit")
    expect(page.locator("[data-changes]")).to_have_text("draft, 4 changes")
    page.get_by_text("Add from the library").click()
    names = ["neutrality", "brevity", "open questions"]
    for name in names:
        page.get_by_label(name).check()
    page.get_by_role("button", name="Save and add").first.click()
    expect(page.locator("[data-changes]")).to_have_text("draft, 7 changes")
    style = page.get_by_role("group", name="Criterion 6: house style")
    style.locator("summary").focus()
    with page.expect_response("**/edit"):
        page.keyboard.press("Alt+ArrowUp")
    expect(style.locator("summary")).to_be_focused()
    expect(page.get_by_label("Order").first).to_be_hidden()
    with page.expect_response("**/edit"):
        page.get_by_role("button", name=f"Move {names[2]} up").click()
    with page.expect_response("**/edit"):
        page.get_by_role("button", name=f"Remove {names[0]}").click()
    draft.refresh_from_db()
    order = [criterion.name for criterion in get_content(draft).criteria]
    assert order[-4:] == ["house style", order[-3], names[2], names[1]]
    with page.expect_response("**/edit"):
        style.locator("[data-grip]").drag_to(page.get_by_role("group", name="Criterion 1:"))
    draft.refresh_from_db()
    moved = [criterion.name for criterion in get_content(draft).criteria]
    assert moved == ["house style", *(name for name in order if name != "house style")]
    trial = page.get_by_role("article", name="Pilot meeting")
    expect(trial.get_by_role("columnheader", name="At the time")).to_be_visible()
    assert faults_of(page) == []
    page.get_by_role("button", name="Save and publish…").click()
    expect(page.get_by_role("heading", name="What changes from version 1")).to_be_in_viewport()
    expect(page.get_by_text("No backtest yet")).to_have_count(1)
    expect(page.get_by_role("heading", name="Open questions")).to_be_visible()
    page.get_by_label("Why").fill("The board wants names and figures.")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("v2 is current")).to_be_visible()


def test_what_is_typed_before_the_script_loads_is_saved_too(new_page):
    draft = workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    held = []
    page.route("**/guideline*.js", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/guideline*.js"):
        page.goto("/guidelines/board/2/edit", wait_until="commit")
    page.locator("#id_max_words").fill("300")
    held[0].continue_()
    expect(page.locator("[data-autosaved]")).to_have_text(re.compile(r"Saved \d\d:\d\d"))
    draft.refresh_from_db()
    assert get_content(draft).max_words == 300


@pytest.mark.nightly
def test_a_draft_is_renamed_and_published_by_keyboard_alone(new_page):
    workshop.drafted_guideline(scenes.person("ada", "admins", name="Ada Lind"))
    page = new_page()
    sign_in(page, "ada")
    page.goto("/guidelines/board/2/edit")
    reach(page, "Kind of meeting")
    page.keyboard.press("Control+A")
    page.keyboard.type("Meetings of the board")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    page.wait_for_load_state()
    reach(page, "Save and publish…")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Publish version 2")).to_be_visible()
    page.wait_for_load_state()
    reach(page, "Why")
    page.keyboard.type("Shorter, and with a house style.")
    reach(page, "Publish")
    page.keyboard.press("Enter")
    expect(page.get_by_text("v2 is current")).to_be_visible()
    expect(page.get_by_role("heading", name="Meetings of the board", level=1)).to_be_visible()


def reach(page, name: str) -> None:
    """Tab until the control of that name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(_NAME_OF_FOCUS) == name:
            return
    pytest.fail(f"{name!r} is not reached by Tab")


_NAME_OF_FOCUS = """() => {
  const at = document.activeElement;
  return (at.labels?.[0] ?? at).textContent.trim();
}"""
