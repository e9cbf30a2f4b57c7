"""An employee's own summary, from handing it in to its record, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from judging import tryouts
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import TryOut
from records.models import Record
from records.verification import verify
from summaries import suggestions
from summaries.models import Suggestion, Summary
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db(transaction=True)
TRANSCRIPT = "\n".join(f"{who}: {said}" for who, said in scenes.TURNS)


@pytest.fixture(autouse=True)
def _guideline(serve: Serve) -> None:
    """With a model: without one nothing that a person wrote is judged or written again."""
    serve()
    ensure_default_guideline()


@pytest.fixture
def adam(new_page) -> Page:
    scenes.author()
    page: Page = new_page()
    sign_in(page, "adam")
    return page


def hand_in(page: Page, summary: str) -> Summary:
    page.get_by_role("link", name="Hand in my summary").click()
    page.get_by_label("Or paste a transcript").fill(TRANSCRIPT)
    page.get_by_label("Your summary").fill(summary)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".chip")).to_have_text("Plain text")
    expect(page.get_by_text("I will have it ready by 28 April.")).to_be_visible()
    page.get_by_label("Title").fill("Pilot meeting")
    page.get_by_role("button", name="Hand in my summary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pilot meeting")
    return Summary.objects.get(transcript__source="web")


def comes_back(case: Summary) -> None:
    """The judge returns it, with its evidence."""
    case.refresh_from_db()
    scenes.judged(case, Action.RETURN, {"consistency": 2.2})


def test_from_handing_in_over_a_return_and_a_trial_to_the_record(adam, new_page):
    case = hand_in(adam, scenes.WEAK)
    comes_back(case)
    adam.goto("/")
    adam.get_by_role("link", name="Pilot meeting").click()
    expect(adam.get_by_text("This summary was returned to you.")).to_be_visible()
    adam.get_by_role("link", name="Edit and resubmit").click()
    expect(adam.get_by_text("figures differ from the source")).to_be_visible()
    expect(adam.get_by_text("the transcript says 48,000, not 60,000")).to_be_visible()

    field = adam.get_by_role("textbox", name="Your summary")
    # The script that keeps the draft listens from then on.
    adam.wait_for_load_state()
    field.fill(scenes.GOOD)
    expect(adam.locator("[data-autosaved]")).to_have_text(re.compile(r"draft saved \d\d:\d\d"))
    adam.evaluate("localStorage.clear()")
    adam.reload()
    expect(field).to_have_value(scenes.GOOD)

    adam.get_by_role("button", name="Check score").click()
    expect(adam.get_by_text("The judge is reading your text.")).to_be_visible()
    field.press_sequentially(" ")
    tryouts.run_try_out(TryOut.objects.get().pk)
    expect(adam.get_by_text("This text would")).to_be_visible()
    case.refresh_from_db()
    assert (case.status, case.attempts.count()) == ("returned", 1)

    adam.get_by_role("button", name="Resubmit").click()
    expect(adam.get_by_text("Resubmitted.")).to_be_visible()
    # The page of the case loads itself again once it moves, in the middle of a step to another.
    adam.goto("/")
    case.refresh_from_db()
    scenes.judged(case, Action.PASS)

    scenes.reviewer()
    rosa = new_page()
    sign_in(rosa, "rosa")
    rosa.get_by_role("link", name="Pilot meeting").click()
    expect(rosa.get_by_text("written by Adam Novak").first).to_be_visible()
    rosa.get_by_role("link", name="Approve").click()
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")

    adam.goto("/?tab=done")
    expect(adam.get_by_role("link", name="Record 1")).to_be_visible()
    adam.get_by_role("link", name="Record 1").click()
    expect(adam.get_by_text("Who trains the nurses").first).to_be_visible()
    assert str(Record.objects.get().review.attempt.written_by) == "adam"
    assert list(verify()) == []


def test_a_summary_that_is_being_written_survives_a_reload_and_a_new_session(adam, new_page):
    adam.get_by_role("link", name="Hand in my summary").click()
    told = adam.locator("[data-autosaved]")
    adam.wait_for_load_state()
    adam.get_by_label("Or paste a transcript").fill(TRANSCRIPT)
    expect(told).to_have_text(re.compile(r"draft saved \d\d:\d\d"))
    with adam.expect_response("**/transcripts/own/draft"):
        adam.get_by_label("Your summary").fill("Half a sen")
    other = new_page()
    sign_in(other, "adam")
    other.goto("/transcripts/own")
    expect(other.get_by_label("Your summary")).to_have_value("Half a sen")
    expect(other.get_by_label("Or paste a transcript")).to_have_value(TRANSCRIPT)
    other.get_by_role("button", name="Start over").click()
    expect(other.get_by_label("Your summary")).to_have_value("")


def test_a_suggestion_is_asked_for_taken_over_and_marked(adam):
    case = hand_in(adam, scenes.WEAK)
    comes_back(case)
    adam.goto(f"/summaries/{case.pk}/revise")
    adam.get_by_role("textbox", name="Your summary").fill("My half sentence")
    adam.get_by_role("button", name="Suggest a rewrite").click()
    expect(adam.get_by_text("A model is writing a suggestion.")).to_be_visible()
    suggestions.run(Suggestion.objects.get().pk)
    take = adam.get_by_role("button", name="Use suggestion")
    expect(take).to_be_visible()
    expect(adam.get_by_text("suggested by openai:scripted")).to_be_visible()
    expect(adam.get_by_role("textbox", name="Your summary")).to_have_value("My half sentence")
    take.click()
    expect(adam.get_by_role("textbox", name="Your summary")).to_have_value(
        Suggestion.objects.get().text
    )
    adam.get_by_text("Previous text").click()
    expect(adam.get_by_text("My half sentence")).to_be_visible()
    adam.get_by_role("button", name="Resubmit").click()
    expect(adam.get_by_text("suggested by openai:scripted")).to_be_visible()


def test_an_author_sees_their_cases_and_nothing_else(adam):
    other = scenes.returned(scenes.author("olga", "Olga Petrova"), "Hers")
    scenes.in_review("A model's")
    mine = hand_in(adam, scenes.WEAK)
    for tab in ("back", "review", "done", "pipeline", "failed"):
        adam.goto(f"/?tab={tab}")
        for title in ("Hers", "A model's"):
            expect(adam.get_by_role("link", name=title, exact=True)).to_have_count(0)
    statuses = {
        path: adam.request.get(f"/summaries/{other.pk}/{path}").status
        for path in ("", "live", "revise", "revise/live")
    }
    assert set(statuses.values()) == {403}
    assert adam.request.get(f"/summaries/{mine.pk}/").status == 200


def test_files_are_dropped_looked_at_and_handed_in(new_page):
    scenes.reviewer()
    page = new_page()
    sign_in(page, "rosa")
    page.get_by_role("link", name="Hand in", exact=True).click()
    expect(page.get_by_text("Or drop them here.")).to_be_visible()
    page.evaluate(
        """() => {
            const dropped = new DataTransfer();
            for (const name of ["first.txt", "second.txt"])
                dropped.items.add(new File(["Ana Ruiz: We begin " + name + "."], name));
            const event = new DragEvent("drop", { dataTransfer: dropped, cancelable: true });
            document.querySelector("[data-drop]").dispatchEvent(event);
        }"""
    )
    expect(page.locator("[data-chosen] li")).to_have_count(2)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("We begin second.txt.")).to_be_visible()
    page.get_by_role("button", name="Hand in 2 transcripts").click()
    expect(page.get_by_text("Handed in:")).to_be_visible()
    assert set(Summary.objects.values_list("transcript__title", flat=True)) == {"first", "second"}


def test_without_scripts_an_own_summary_is_handed_in_tried_and_resubmitted(new_page):
    scenes.author()
    page = new_page(java_script_enabled=False)
    sign_in(page, "adam")
    case = hand_in(page, scenes.WEAK)
    comes_back(case)
    page.goto(f"/summaries/{case.pk}/revise")
    page.get_by_role("textbox", name="Your summary").fill(scenes.GOOD)
    page.get_by_role("button", name="Check score").click()
    tryouts.run_try_out(TryOut.objects.get().pk)
    page.get_by_role("link", name="reload").click()
    expect(page.get_by_text("This text would")).to_be_visible()
    page.get_by_role("button", name="Resubmit").click()
    expect(page.get_by_text("Resubmitted.")).to_be_visible()
    case.refresh_from_db()
    assert case.status == "drafted"
