"""axe-core finds nothing on any page at 1280 px in the light theme, nor at the other widths and in
the dark theme, of which each page is seen in one. `target-size` and `region` are among its rules.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Page

from tests import cleaning
from tests.e2e import walk
from tests.e2e.browser import sign_in

pytestmark = [pytest.mark.slow, pytest.mark.django_db(transaction=True)]
# Only what is found comes back from the browser, not what is well.
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"region": {"enabled": True}, "target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
VIEWS = list(product(("light", "dark"), (390, 800, 1280)))
FIRST = ("light", 1280)
OTHERS = cycle(view for view in VIEWS if view != FIRST)
OF_PATHS = 4
PAGES_OF = [walk.guidelines, walk.of_author, walk.people, walk.of_lead, walk.first_visit]
AXE = Path(AXE_FILE_PATH).read_text(encoding="utf-8")


@pytest.fixture
def page(new_page) -> Page:
    made: Page = new_page(reduced_motion="reduce")
    return made


@cache
def populated() -> Mapping[str, str]:
    """The paths of the pages of an installation at work; its rows are kept for the process."""
    paths = walk.populate(*walk.reviewers())
    cleaning.keep("populated")
    return paths


@pytest.fixture
def paths(transactional_db: None) -> Mapping[str, str]:
    found = populated()
    cleaning.restore("populated")
    return found


def faults_of(page: Page, views: Iterable[tuple[str, int]] = VIEWS) -> list[str]:
    """Faults in `views`. axe comes by the debugger: the page's policy does not hold for it."""
    # A click that leads to another page may still be loading it.
    page.wait_for_load_state()
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    found = []
    for theme, width in views:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": 860})
        told = page.evaluate("options => axe.run(options).then(told => told.violations)", OPTIONS)
        found += [
            f"{theme}, {width}: {item['id']} ({item['impact']}): {node['target']} "
            f"{node.get('failureSummary', '')}"
            for item in told
            for node in item["nodes"]
        ]
    return found


def assert_no_faults(pages: walk.Pages) -> None:
    faults = {name: faults_of(page, [FIRST, next(OTHERS)]) for name, page in pages}
    assert faults
    assert {name: found for name, found in faults.items() if found} == {}


def test_planted_faults_are_reported_in_every_view(page):
    page.set_content(
        """<html lang="en"><title>Planted</title><p id="outside">Outside of every landmark</p>
        <main><img src="data:,"><p>
        <a id="small" href="/a" style="display: inline-block; width: 7px; height: 18px">a</a><a
        href="/b">b</a></p></main></html>"""
    )
    found = "\n".join(faults_of(page))
    for theme, width in VIEWS:
        assert f"{theme}, {width}: image-alt (critical): ['img']" in found
        assert f"{theme}, {width}: target-size (serious): ['#small']" in found
        assert f"{theme}, {width}: region (moderate): ['#outside']" in found


def test_before_any_case(page):
    assert_no_faults(walk.before_any_case(page, *walk.reviewers()))


@pytest.mark.parametrize("part", range(OF_PATHS))
def test_an_installation_at_work(page, paths, part):
    sign_in(page, "rosa")
    share = dict(islice(paths.items(), part, None, OF_PATHS))
    assert_no_faults(walk.opened(page, share))


@pytest.mark.nightly
def test_rare_moments(page, paths):
    sign_in(page, "rosa")
    assert_no_faults(walk.moments(page))


@pytest.mark.nightly
@pytest.mark.parametrize("pages", PAGES_OF)
def test_pages_of_others(page, paths, pages: Callable[[Any], walk.Pages]):
    assert_no_faults(pages(page))
