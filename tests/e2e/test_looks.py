"""What else only a picture shows: what runs off the page, is cut, or falls back to a serif."""

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.e2e import walk
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)
FAULTS = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const right = (each) => each.getBoundingClientRect().right;
    const inside = '.scroll-x *, .table-wrap *, .tabs *, .sections *, .verdict-strip *';
    const out = [...document.querySelectorAll(`body :not(${inside})`)];
    const wide = out.filter((each) => right(each) > innerWidth);
    found.push('too wide', ...wide.map((each) => each.outerHTML.slice(0, 90)));
  }
  const strip = document.querySelector('.verdict-strip');
  if (innerWidth >= 900 && strip?.scrollWidth > strip?.clientWidth) found.push('cut verdict');
  for (const each of document.querySelectorAll('body *')) {
    const font = getComputedStyle(each).fontFamily;
    if (/(?<!sans-)serif|Times/.test(font)) found.push(`${font}: ${each.className}`);
  }
  return found;
}"""


@pytest.mark.nightly
def test_no_page_is_cut_at_any_width_in_any_language(new_page):
    paths = walk.populate(*walk.reviewers())
    page = new_page()
    sign_in(page, "rosa")
    faults = {}
    for (name, path), language in product(paths.items(), ("en", "de")):
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(path)
        for width in (390, 1280):
            page.set_viewport_size({"width": width, "height": 860})
            if found := page.evaluate(FAULTS):
                faults[name, language, width] = found
    assert faults == {}


def colour(page: Page, selector: str) -> str:
    return str(
        page.locator(selector).first.evaluate("each => getComputedStyle(each).backgroundColor")
    )


def test_what_is_selected_does_not_look_like_what_is_to_be_checked(new_page):
    case = scenes.exhausted()
    scenes.reviewer()
    page = new_page()
    sign_in(page, "rosa")
    page.goto(f"/summaries/{case.pk}/#s1")
    page.locator("#s1.selected").wait_for()
    assert colour(page, "#s1") != colour(page, "#s3 .state-check")


def test_a_score_that_reaches_the_threshold_is_no_warning_in_the_history(new_page):
    case = scenes.revised_once()
    scenes.reviewer()
    page = new_page()
    sign_in(page, "rosa")
    page.goto(f"/summaries/{case.pk}/?view=history")
    assert colour(page, ".history .reason") == "rgba(0, 0, 0, 0)"


def test_the_mark_of_a_supported_sentence_breaks_no_line(new_page):
    case = scenes.unflagged("Pilot meeting")
    scenes.reviewer()
    page = new_page()
    sign_in(page, "rosa")
    page.goto(f"/summaries/{case.pk}/")
    page.wait_for_selector(".sentence > p .mark", state="attached")
    heights = """() => [...document.querySelectorAll('.sentence > p:has(.mark)')].map(each => {
        const mark = each.querySelector('.mark'), shown = each.offsetHeight;
        mark.hidden = true;
        const alone = each.offsetHeight;
        mark.hidden = false;
        return [shown, alone];
    })"""
    for width in range(900, 1300, 20):
        page.set_viewport_size({"width": width, "height": 860})
        assert all(shown == alone for shown, alone in page.evaluate(heights)), width
