"""Somebody who has never seen it approves a first case, by what is written on the screen alone."""

import re
import time
from urllib.parse import urlsplit

import pytest
from django.core.management import call_command
from playwright.sync_api import Page, expect

from accounts import first_sign_in, grants
from accounts.models import UserRole
from records.models import Record
from summaries.models import Summary
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def installation() -> None:
    """As `make run` leaves it: the five samples written and judged by recorded answers."""
    scenes.reviewer()
    scenes.person("author", "author")
    call_command("load_samples", verbosity=0)
    for case in Summary.objects.all():
        scenes.pipeline_finishes(case)


def shown(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_in_viewport()


@pytest.mark.usefixtures("installation")
@pytest.mark.parametrize("width", [1280, 800])
def test_a_stranger_approves_by_what_the_screen_says(new_page, width):
    page = new_page(viewport={"width": width, "height": 800})
    page.goto("/")
    page.get_by_label("Username").fill("rosa")
    page.get_by_label("Password").fill(scenes.PASSWORD)
    page.get_by_role("button", name="Sign in").click()

    shown(page, "Start reviewing")
    page.get_by_role("link", name="Start reviewing").click()
    shown(page, "choose a sentence to see where it was said")
    shown(page, "approve it as a record that cannot change")

    if width > 1100:
        shown(page, "Choose a sentence to see its turns")
    sentence = page.locator(".sentence").first
    sentence.wait_for()
    page.wait_for_load_state()
    sentence.click()
    named = sentence.get_by_role("link", name=re.compile("^Turn [0-9]")).first.inner_text()
    turn = page.get_by_role("link", name=f"Link to turn {named}", exact=True)
    expect(turn).to_be_in_viewport()
    if width < 900:
        page.get_by_role("button", name="Close").click()

    page.get_by_role("link", name=re.compile("^Approve")).click()
    shown(page, "I have read this summary against the transcript.")
    reason = page.get_by_label("Reason")
    if reason.count():
        expect(page.get_by_placeholder("Why approve it anyway?")).to_be_in_viewport()
    page.locator("#id_approve_comment").fill("I compared it with the recording.")
    page.get_by_role("button", name="Approve and sign").click()
    expect(page.get_by_role("status").get_by_role("link", name="record 1")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Your first case")).to_be_hidden()
    assert Record.objects.get().review.reviewer.username == "rosa"


@pytest.mark.usefixtures("installation")
def test_the_link_opens_the_queue_and_signing_out_asks_for_a_password(new_page):
    given, own = "a given long password", "another long staple"
    grants.make_account(username="rita", password=given, granted=[UserRole.REVIEWER], by=None)
    page = new_page()
    page.goto(urlsplit(first_sign_in.make_sign_in_link("rita")).path)
    page.get_by_role("button", name="Sign in").press("Enter")
    shown(page, "Start reviewing")
    shown(page, "You have no password of your own yet.")

    page.get_by_role("button", name="Sign out").press("Enter")
    shown(page, "You need it to sign in again.")
    shown(page, "Sign out without a password")
    page.get_by_label("New password", exact=True).fill(own)
    page.get_by_label("New password again").fill(own)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your account", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign out").first.press("Enter")
    page.get_by_label("Username").fill("rita")
    page.get_by_label("Password").fill(own)
    page.keyboard.press("Enter")
    shown(page, "Start reviewing")


def test_a_newcomer_sees_a_failing_text_its_rewrite_and_an_unproven_sentence(new_page, request):
    """Within a minute and without a key."""
    began = time.monotonic()
    request.getfixturevalue("installation")
    page = new_page()
    sign_in(page, "rosa")
    page.get_by_role("link", name="Lumen Payroll: escalation of ticket 4417").click()
    shown(page, "Recorded example answers:")
    shown(page, "The first text failed: two facts were wrong and one was made up.")
    page.get_by_role("link", name=re.compile("^Attempts")).click()
    shown(page, "fell short")
    shown(page, "passed")
    page.goto("/")
    page.get_by_role("link", name="Corva 2 infusion pump: design review of baseline D3").click()
    expect(page.locator(".sentence.state-check")).to_contain_text(
        "RISK-044 has severity four and probability two"
    )
    assert time.monotonic() - began < 60
