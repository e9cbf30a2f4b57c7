"""A mark has a consequence: each is answered with a key, or one reason is given for all."""

import re
from datetime import timedelta

import pytest
from django.db import transaction
from django.db.models import F
from playwright.sync_api import expect

from records.models import Record, Review, ViewEvent
from summaries.models import Attempt
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("a_model")]


def test_marks_are_answered_by_keys_and_the_approval_waits_for_the_last(new_page):
    scenes.reviewer()
    case = scenes.written(scenes.opened_case("Pilot"), scenes.WEAK, model="openai:gpt-5")
    scenes.judged(case, Action.PASS, model="openai:gpt-5")
    page = new_page()
    sign_in(page, "rosa")
    page.goto(f"/summaries/{case.pk}/")
    strip = page.get_by_role("navigation", name="Verdict")
    expect(strip).to_contain_text("0 of 3 checked")
    # Read a minute ago: a quick machine would sign sooner than a person can read.
    with transaction.atomic(), unguarded():
        Attempt.objects.update(created_at=F("created_at") - timedelta(minutes=1))
        ViewEvent.objects.update(at=F("at") - timedelta(minutes=1))
    page.keyboard.press("n")
    page.keyboard.press("y")
    expect(strip).to_contain_text("1 of 3 checked")
    expect(page.locator("#s2")).to_have_class(re.compile("selected"))
    # The approval asks for a reason as long as a mark is open.
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator("#panel-approve")).to_contain_text("2 marked sentences have no answer")
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.get_by_label("Reason", exact=True)).to_be_focused()
    page.get_by_role("link", name="Cancel").click()
    expect(page.locator("#panel-approve")).to_be_hidden()
    assert not Record.objects.exists()
    # An answer is taken back, and a reload shows what stands.
    page.locator("#s1 [data-answer]").click()
    expect(strip).to_contain_text("0 of 3 checked")
    page.locator("#s1 [data-answer]").click()
    expect(strip).to_contain_text("1 of 3 checked")
    page.reload()
    expect(page.locator("#s1 [data-answer]")).to_have_attribute("aria-pressed", "true")
    for number in (2, 3):
        page.locator(f"#s{number} [data-words]").click()
        page.keyboard.press("y")
        expect(strip).to_contain_text(f"{number} of 3 checked")
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator("#panel-approve")).not_to_contain_text("no answer")
    page.keyboard.press("ControlOrMeta+Enter")
    page.wait_for_url("**/records/1/")
    assert [row["answer"] for row in Review.objects.get().answers or ()] == ["proven"] * 3
