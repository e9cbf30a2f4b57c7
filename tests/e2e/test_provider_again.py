"""Who signs in through an identity provider is asked there anew before they sign, in a browser."""

import time

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from accounts import grants
from accounts.models import SignInEvent
from records.models import Record
from summaries.models import Summary
from tests.accounts.identity_provider import ADDRESS, ProviderServer, okta, one_server
from tests.factories import scenes

__all__ = ["okta", "one_server"]
pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


def at_provider(page: Page, subject: str) -> None:
    page.get_by_placeholder("sub").fill(subject)
    page.get_by_role("button", name="Authorize").click()


@pytest.fixture
def page(okta: ProviderServer, new_page, settings, live_server) -> Page:
    """Rosa's, who has no password and signed in an hour ago."""
    settings.BASE_URL = live_server.url
    rosa = scenes.reviewer(email=ADDRESS)
    rosa.set_unusable_password()
    with grants.changing_accounts(how="close"):
        rosa.save()
    shown: Page = new_page()
    # The provider's page asks for a style sheet of another host.
    shown.route("https://**", lambda route: route.abort())
    okta.last_sign_in = time.time() - 3600
    shown.goto("/sign-in")
    shown.get_by_role("link", name="Sign in with Okta").click()
    at_provider(shown, "rosa-1")
    shown.wait_for_url(f"{live_server.url}/")
    okta.last_sign_in = None
    return shown


@pytest.fixture
def case(page: Page) -> Summary:
    """Opened to be signed, with a comment typed and not sent."""
    made = scenes.under(scenes.in_review(), signing="reauthenticate")
    page.goto(f"/summaries/{made.pk}/?panel=approve")
    page.locator("#id_approve_comment").fill("As it was said.")
    page.get_by_role("link", name="Confirm with Okta").click()
    return made


def test_who_proves_it_comes_back_to_what_they_typed_and_signs(okta, page, case):
    at_provider(page, "rosa-1")
    page.wait_for_url(f"**/summaries/{case.pk}/?panel=approve")
    expect(page.get_by_text("Okta confirmed your identity.")).to_be_visible()
    expect(page.locator("#id_approve_comment")).to_have_value("As it was said.")
    assert (okta.asked[-1]["prompt"], okta.asked[-1]["max_age"]) == ("login", "0")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")
    review = Record.objects.get().review
    assert (review.signature, review.comment) == ("reauthenticate", "As it was said.")
    assert SignInEvent.objects.filter(action="again", subject="rosa-1").exists()


def test_somebody_else_at_the_provider_signs_nothing(okta, page, case):
    okta.knows("rolf-1", email="rolf@example.com", email_verified=True)
    at_provider(page, "rolf-1")
    expect(page.get_by_text("A different account signed in at Okta.")).to_be_visible()
    page.goto(f"/summaries/{case.pk}/?panel=approve")
    expect(page.get_by_role("link", name="Confirm with Okta")).to_be_visible()
    assert not Record.objects.exists()
    assert User.objects.count() == 1
