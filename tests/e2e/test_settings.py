"""The list of settings, by keyboard and by search."""

import pytest
from django.test import Client
from playwright.sync_api import expect

from tests.e2e.browser import sign_in
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db(transaction=True)


def test_settings_are_one_list_with_a_search_and_personal_and_company_apart(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    sign_in(page, scenes.system_admin().username)
    page.goto("/settings/")
    own, company = (page.get_by_role("region", name=name) for name in ("Yours", "The company's"))
    expect(own.get_by_role("link", name="Second factor")).to_be_visible()
    expect(company.get_by_role("link", name="Where data goes")).to_be_visible()
    page.get_by_label("Search the settings").fill("who did what")
    expect(own).to_be_hidden()
    expect(company.get_by_role("link")).to_have_count(1)
    page.get_by_label("Search the settings").fill("no such thing")
    expect(page.get_by_role("status")).to_have_text("No setting has these words.")
    page.get_by_label("Search the settings").fill("audit")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Audit log")).to_be_visible()
    expect(page.get_by_role("navigation", name="Settings")).to_have_count(0)


def test_without_a_right_to_the_companys_settings_there_are_only_ones_own():
    client: Client = client_of(scenes.author())
    page = client.get("/settings/").content.decode()
    assert "Change your password" in page
    assert "The company" not in page
