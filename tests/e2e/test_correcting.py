"""From labels of a speech service to a signed record, in a real browser."""

import json

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from records.models import Record
from records.verification import verify
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.e2e.test_player import at, plays
from tests.factories import scenes
from tests.factories.cases import case, version
from tests.factories.sounds import recorded, shelf, tone

__all__ = ["shelf"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

TURNS = [
    ("Speaker 1", "Good morning, this is Ana. We have fifty units left in the store."),
    ("Speaker 2", "Then I will order two hundred more units by Friday, Ana."),
    ("Speaker 3", "The budget allows that. We decide to order on Friday."),
]


def test_speakers_are_named_a_word_is_corrected_and_the_text_is_judged_again_and_signed(
    new_page, shelf
):
    scenes.reviewer()
    case = scenes.opened_case("Stock meeting", turns=TURNS)
    recorded(case.transcript, tone(14 * len(TURNS)))
    scenes.pipeline_finishes(case)
    page = new_page(viewport={"width": 1280, "height": 900})
    sign_in(page, "rosa")
    page.goto(reverse("summary", args=[case.pk]))
    page.wait_for_function("() => document.querySelector('#player audio').readyState > 0")

    panel = page.locator("#speakers")
    expect(panel.get_by_text("3 have no name")).to_be_visible()
    expect(panel.locator("q").first).to_contain_text("this is Ana")
    panel.get_by_role("button", name="Play turn 2").click()
    plays(page)
    assert at(page) >= 14
    for label, name in [("1", "Ana Ruiz"), ("2", "Ben Okafor"), ("3", "Chidi Mensah")]:
        panel.get_by_label(f"Speaker {label}").fill(name)
    assert faults_of(page) == []
    panel.get_by_role("button", name="Save names").click()
    expect(page.locator("#turn-2 .speaker")).to_have_text("Ben Okafor")

    page.wait_for_function("() => document.querySelector('#player audio').readyState > 0")
    page.get_by_role("link", name="Link to turn 1", exact=True).focus()
    page.keyboard.press("c")
    plays(page)
    words = page.get_by_label("What was said")
    expect(words).to_be_focused()
    words.fill(words.input_value().replace("fifty", "fifteen"))
    assert page.get_by_label("How you know").input_value() == "heard in the recording at 0:00"
    page.get_by_role("button", name="Save the correction").click()
    expect(page.locator("#turn-1 > p").first).to_contain_text("fifteen units left")
    page.locator("#turn-1 summary").click()
    expect(page.locator("#turn-1 del")).to_contain_text("fifty units left")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_of(page) == []
    page.set_viewport_size({"width": 1280, "height": 900})

    page.get_by_role("button", name="Judge again", exact=True).click()
    expect(page.locator("#judged-before")).to_have_count(0)
    page.goto("about:blank")  # The page of a case at work reloads by itself.
    scenes.pipeline_finishes(case)
    page.goto(f"{reverse('summary', args=[case.pk])}?panel=approve#decide")
    expect(page.locator("#judged-before")).to_have_count(0)
    page.locator("#id_approve_comment").fill("I compared it with the recording.")
    page.get_by_role("button", name="Approve and sign").click()
    expect(page.get_by_text("Approved. This is record 1.")).to_be_visible()
    signed = json.loads(Record.objects.get().snapshot)["transcript"]
    assert len(signed["corrections"]) == 4
    assert list(verify()) == []


def test_a_case_that_waits_for_names_is_found_and_named_at_any_width(new_page):
    scenes.reviewer()
    spoken = [{"speaker": who, "start": None, "end": None, "text": said} for who, said in TURNS]
    summary = case(version(names_first_hours=24), turns=spoken, title="Stock meeting")
    page = new_page(viewport={"width": 390, "height": 800})
    sign_in(page, "rosa")
    page.goto(reverse("queue"))
    page.get_by_role("link", name="Name speakers 1").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Stock meeting").click()
    notice = page.locator("#names-first")
    expect(notice).to_contain_text("Waiting for names of the speakers.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_of(page) == []
    page.set_viewport_size({"width": 1280, "height": 900})
    assert faults_of(page) == []
    notice.get_by_role("link", name="Name speakers").click()
    for label, name in [("1", "Ana Ruiz"), ("2", "Ben Okafor"), ("3", "Chidi Mensah")]:
        page.get_by_label(f"Speaker {label}").fill(name)
    page.get_by_role("button", name="Save names").click()
    expect(page.locator("#progress")).to_contain_text("Waiting for the writer")
    summary.refresh_from_db()
    assert summary.status == "queued"
