"""The signer sees what is stored: every character shows, in the order in which it is stored."""

import pytest
from countersign_judge.llm.fence import HIDDEN_CHARACTERS
from playwright.sync_api import Locator

from records.models import Record
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]

STORED = "We pay \u202e052\u202c euros and can\u200bnot \u2066wait\u2069 \U000e0041."
SHOWN = "We pay U+202E052U+202C euros and canU+200Bnot U+2066waitU+2069 U+E0041."
TITLE = "Plan \u202eB\u2069"

_LETTERS = """element => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), letters = [];
  for (let node; (node = nodes.nextNode()); ) {
    for (let at = 0; at < node.length; at++) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      letters.push([range.getBoundingClientRect().left, node.data[at]]);
    }
  }
  return letters;
}"""


def from_left_to_right(line: Locator) -> str:
    """The characters of an element on one line as the screen has them, by their places."""
    return "".join(
        letter for _left, letter in sorted(line.evaluate(_LETTERS), key=lambda at: at[0])
    )


def test_no_hidden_character_turns_or_leaves_out_what_is_signed(new_page):
    scenes.reviewer()
    case = scenes.written(scenes.opened_case(TITLE), STORED, model="openai:gpt-5")
    scenes.judged(case, Action.PASS, model="openai:gpt-5")
    page = new_page(viewport={"width": 1900, "height": 900})
    sign_in(page, "rosa")
    page.goto(f"/summaries/{case.pk}/?panel=approve")
    assert from_left_to_right(page.locator("[data-words]").first) == SHOWN
    assert from_left_to_right(page.locator("h1")) == "Plan U+202EBU+2069"
    assert not HIDDEN_CHARACTERS.search(page.locator("main").inner_text())

    page.locator("#id_approve_comment").fill("The characters do no harm.")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")
    assert Record.objects.get().text == STORED
    assert from_left_to_right(page.locator(".reading")) == SHOWN
    assert not HIDDEN_CHARACTERS.search(page.locator("main").inner_text())


def test_a_name_changes_no_direction_outside_of_it(new_page):
    adi = scenes.reviewer("adi", "\u05e2\u05d3\u05d9")
    case = scenes.approved(adi, "Pilot")
    page = new_page()
    sign_in(page, "adi")
    page.goto(f"/records/{Record.objects.get(pk=case.pk).number}/")
    name = page.locator(".case-head bdi")
    assert name.inner_text() == "\u05e2\u05d3\u05d9"
    assert from_left_to_right(name) == "\u05d9\u05d3\u05e2"
