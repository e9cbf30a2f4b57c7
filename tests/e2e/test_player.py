"""Hearing a meeting in a real browser: what plays, from where, and which turn is lit.

The sound is a real WAV file of the length of the transcript. Chromium plays it.
"""

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect

from reviews.views import recording as recording_view
from summaries.models import Recording, Summary, Transcript
from tests.database import unguarded
from tests.e2e.browser import QUIET, sign_in
from tests.e2e.elsewhere import served
from tests.e2e.test_accessibility import faults_of
from tests.factories import scenes
from tests.factories.sounds import recorded, shelf, tone

__all__ = ["shelf"]
pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]
SECONDS = 14 * len(scenes.TURNS)


@pytest.fixture
def case(shelf) -> Summary:
    scenes.reviewer()
    found = scenes.in_review()
    recorded(found.transcript, tone(SECONDS))
    return found


def opened(new_page, case: Summary, **options: object) -> Page:
    page: Page = new_page(**options)
    sign_in(page, "rosa")
    page.goto(reverse("summary", args=[case.pk]))
    page.wait_for_function("() => document.querySelector('#player audio').readyState > 0")
    return page


def at(page: Page) -> float:
    return float(page.evaluate("document.querySelector('#player audio').currentTime"))


def go_to(page: Page, seconds: float) -> None:
    page.evaluate(f"document.querySelector('#player audio').currentTime = {seconds}")


def plays(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('#player audio').paused")


def rests(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('#player audio').paused")


def spoken(page: Page, number: int) -> None:
    expect(page.locator(".turn.spoken")).to_have_id(f"turn-{number}")


def test_the_turn_that_is_spoken_is_lit_and_in_sight(new_page, case, monkeypatch):
    # As with a long meeting: a part of it comes at a time, and the player asks for the next ones.
    monkeypatch.setattr(recording_view, "_MOST_AT_ONCE", 100_000)
    page = opened(new_page, case)
    expect(page.locator(".turn.spoken")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    plays(page)
    spoken(page, 1)
    page.wait_for_function("() => document.querySelector('#player audio').currentTime > 0.2")
    page.get_by_role("button", name="Pause").click()
    rests(page)
    # Played on from there, 13.9 s are over before a busy machine looks.
    for seconds, number in [(14, 2), (13.9, 1), (131, 10), (60, 5)]:
        go_to(page, seconds)
        spoken(page, number)
        expect(page.locator(".turn.spoken")).to_be_in_viewport()
    assert page.locator(".turn.spoken").get_attribute("aria-current") == "true"


def test_choosing_a_time_or_a_sentence_plays_from_there(new_page, case):
    page = opened(new_page, case)
    page.locator("#turn-4 button.at").click()
    plays(page)
    spoken(page, 4)
    assert 42 <= at(page) < 50
    sentence = page.locator(".sentence[data-turns]").first
    first = int(str(sentence.get_attribute("data-turns")).split()[0])
    sentence.click()
    spoken(page, first)
    plays(page)


def test_a_click_on_a_sentence_is_silent_for_who_wants_it_so(new_page, case):
    page = opened(new_page, case)
    page.get_by_role("button", name="Follow clicks").click()
    page.locator(".sentence").first.click()
    rests(page)
    assert at(page) == 0
    page.reload()
    toggle = page.get_by_role("button", name="Follow clicks")
    expect(toggle).to_have_attribute("aria-pressed", "false")


def test_keys_play_as_in_any_player(new_page, case):
    page = opened(new_page, case)
    page.keyboard.press("l")
    plays(page)
    page.keyboard.press("Space")
    rests(page)
    go_to(page, 50)
    page.keyboard.press(".")
    assert at(page) == pytest.approx(55, abs=0.1)
    page.keyboard.press(",")
    page.keyboard.press(",")
    assert at(page) == pytest.approx(45, abs=0.1)
    for key, rate in [(">", 1.25), (">", 1.5), ("<", 1.25), ("<", 1), ("<", 0.75), ("<", 0.75)]:
        page.keyboard.press(key)
        assert page.evaluate("document.querySelector('#player audio').playbackRate") == rate
    assert page.get_by_label("Speed").input_value() == "0.75"


def test_a_selected_sentence_is_heard_with_a_key_and_not_before(new_page, case):
    page = opened(new_page, case)
    page.keyboard.press("j")
    first = str(page.locator(".sentence.selected").get_attribute("data-turns")).split()[0]
    rests(page)
    page.keyboard.press("l")
    plays(page)
    spoken(page, int(first))


def test_no_key_plays_while_somebody_types_or_reads_the_help(new_page, case):
    page = opened(new_page, case)
    page.locator("#find").fill("")
    page.locator("#find").press_sequentially("l , .")
    rests(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("play or pause")
    page.keyboard.press("l")
    rests(page)
    assert at(page) == 0


def test_a_recording_that_is_too_short_is_said_to_be(new_page, case, shelf):
    other = scenes.in_review("Another meeting")
    recorded(other.transcript, tone(3))
    page = opened(new_page, other)
    expect(page.locator("[data-player-note]")).to_contain_text("Is it from another meeting?")


def test_it_fits_a_phone(new_page, case):
    page = opened(new_page, case, viewport={"width": 390, "height": 844})
    page.locator("[data-drawer]").click()
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_in_viewport()
    play.click()
    plays(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_without_times_it_only_plays(new_page, case):
    untimed = scenes.in_review("Typed meeting")
    with unguarded():
        turns = [{**turn, "start": None, "end": None} for turn in untimed.transcript.turns]
        Transcript.objects.filter(pk=untimed.transcript_id).update(turns=turns)
    recorded(untimed.transcript, tone(3))
    page = opened(new_page, untimed)
    page.locator(".sentence").first.click()
    rests(page)
    expect(page.get_by_role("button", name="Follow clicks")).to_be_hidden()
    page.keyboard.press("l")
    plays(page)
    expect(page.locator(".turn.spoken")).to_have_count(0)
    expect(page.locator("[data-player-note]")).to_be_empty()


def test_without_a_recording_nothing_shows(new_page, case):
    bare = scenes.in_review("Unheard meeting")
    page = new_page()
    sign_in(page, "rosa")
    page.goto(reverse("summary", args=[bare.pk]))
    expect(page.locator("#player")).to_have_count(0)
    expect(page.locator("button.at")).to_have_count(0)
    page.locator(".sentence").first.click()
    expect(page.locator(".sentence.selected")).to_have_count(1)


def test_axe_finds_nothing_in_it(new_page, case):
    page = opened(new_page, case, reduced_motion="reduce")
    page.locator("#turn-4 button.at").click()
    spoken(page, 4)
    page.locator("[data-play]").click()
    rests(page)
    assert faults_of(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-drawer]").click()
    assert [fault for fault in faults_of(page) if "player" in fault] == []


HOST = "media.example.org"


@pytest.mark.parametrize("allowed", [True, False])
def test_a_link_plays_from_a_host_that_is_allowed_and_from_no_other(
    browser, chromium, tmp_path, settings, *, live_server, allowed: bool
):
    scenes.reviewer()
    linked = scenes.in_review()
    Recording.objects.create(transcript=linked.transcript, url=f"https://{HOST}/1.wav")
    policy = settings.CONTENT_SECURITY_POLICY["DIRECTIVES"]
    sources = ["'self'", f"https://{HOST}"] if allowed else ["'self'"]
    settings.CONTENT_SECURITY_POLICY = {"DIRECTIVES": {**policy, "media-src": sources}}
    with served(tmp_path, HOST, tone(SECONDS)) as (port, asked):
        rules = f"--host-resolver-rules=MAP {HOST}:443 127.0.0.1:{port}"
        own = browser.browser_type.launch(executable_path=chromium, args=[*QUIET, rules])
        page = own.new_page(base_url=live_server.url, ignore_https_errors=True)
        sign_in(page, "rosa")
        page.goto(reverse("summary", args=[linked.pk]))
        if allowed:
            page.locator("#turn-1 button.at").click()
            spoken(page, 1)
            page.wait_for_function(
                "() => document.querySelector('#player audio').currentTime > 0.1"
            )
            assert set(asked) == {"/1.wav"}
        else:
            expect(page.locator("[data-player-note]")).to_contain_text("can't be played")
            assert asked == []
        own.close()
