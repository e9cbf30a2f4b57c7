"""Charts of the pages of figures, by keyboard and without scripts."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.slow, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def lead() -> str:
    scenes.approved(scenes.reviewer())
    return scenes.person("lena", "lead", name="Lena Frei").username


def test_arrow_keys_read_the_values_of_a_chart(new_page, lead):
    page = new_page()
    sign_in(page, lead)
    page.goto("/insights/summaries")
    chart = page.get_by_role("application", name="Chart: Summaries by status.")
    said = chart.locator("xpath=..").get_by_role("status")
    chart.focus()
    chart.press("ArrowDown")
    expect(said).to_have_text("Waiting for names, Summaries: 0")
    chart.press("ArrowUp")
    expect(said).to_have_text("Waiting for names, Summaries: 0")
    chart.press("ArrowDown")
    expect(said).to_have_text("Queued, Summaries: 0")
    chart.blur()
    expect(said).to_have_text("")


def test_without_scripts_the_table_has_the_figures(new_page, lead):
    page = new_page(java_script_enabled=False)
    sign_in(page, lead)
    page.goto("/insights/")
    expect(page.locator("canvas").first).to_be_hidden()
    page.get_by_text("Table and CSV of Outcomes").click()
    expect(page.get_by_role("cell", name="Approve")).not_to_have_count(0)
    page.get_by_role("link", name="Summaries by status").click()
    page.get_by_text("Table and CSV of Summaries by status").click()
    expect(page.get_by_role("cell", name="Ready for review")).to_be_visible()


def test_the_overview_has_three_sentences_two_charts_and_one_table_with_small_lines(new_page, lead):
    scenes.in_review()
    page = new_page()
    sign_in(page, lead)
    page.goto("/insights/")
    expect(page.get_by_role("region", name="In three sentences").locator("p")).to_have_count(3)
    expect(page.get_by_role("application")).to_have_count(2)
    rows = page.get_by_role("region", name="More figures").get_by_role("row")
    work = rows.filter(has=page.get_by_role("link", name="Workload by reviewer"))
    drawn = "each => Boolean(Chart.getChart(each)) && each.clientHeight < 40"
    assert work.locator("canvas").evaluate(drawn)
    expect(page.get_by_text("Not enough data yet:").get_by_role("link")).not_to_have_count(0)
