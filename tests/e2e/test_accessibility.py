"""axe-core finds nothing serious on any page, in either theme: one at each width."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.core.cache import cache

from tests.e2e.browser import sign_in
from tests.e2e.test_screens import populate

pytestmark = pytest.mark.django_db(transaction=True)
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def faults_of(page) -> list[str]:
    # Playwright evaluates outside the page's policy, so axe needs no exception from it.
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{item['id']} ({item['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for item in found
        for node in item["nodes"]
    ]


@pytest.mark.parametrize(("theme", "width"), [("light", 800), ("dark", 1280)])
def test_no_page_has_a_serious_fault(new_page, theme, width):
    cache.clear()
    paths = populate()
    page = new_page(viewport={"width": width, "height": 860}, color_scheme=theme)
    page.goto("/sign-in")
    faults = {"sign-in": faults_of(page)}
    sign_in(page, "rosa")
    for name, path in paths.items():
        page.goto(path)
        faults[name] = faults_of(page)
    assert {name: found for name, found in faults.items() if found} == {}
