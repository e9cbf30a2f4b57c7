"""axe-core finds nothing serious on any page, in either theme: one at each width."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.walk import every_page

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
    options = {"viewport": {"width": width, "height": 860}, "color_scheme": theme}
    faults = {name: faults_of(page) for name, page in every_page(new_page, **options)}
    assert {name: found for name, found in faults.items() if found} == {}
