"""People set up a second factor and sign in with it, in a real browser with a virtual passkey."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.accounts.test_second_factors import code_of
from tests.e2e.browser import sign_in
from tests.e2e.test_accessibility import faults_of
from tests.factories import scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


def shot(page: Page, name: str) -> None:
    assert faults_of(page) == []
    directory = os.environ.get("SCREENS_DIRECTORY")
    for width in (1280, 800) if directory else ():
        page.set_viewport_size({"width": width, "height": 900})
        page.screenshot(path=Path(str(directory)) / f"{name}-{width}.png", full_page=True)


def authenticator(page: Page, *, verified: bool = True) -> tuple[Any, str]:
    """Chromium's own, which answers at once, and the session that speaks to it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": verified,
        "automaticPresenceSimulation": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


@pytest.fixture
def page(new_page) -> Page:
    scenes.reviewer()
    shown: Page = new_page()
    sign_in(shown, "rosa")
    return shown


def sign_out(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name="Sign out").click()
    page.get_by_role("heading", name="Sign in").wait_for()
    page.wait_for_load_state()


def add_passkey(page: Page, *, alone: bool) -> None:
    page.goto("/account/factors")
    page.get_by_role("link", name="Add a passkey").click()
    if alone:
        page.get_by_label("without a password").check()
    shot(page, "factor-passkey")
    page.wait_for_load_state()
    page.get_by_role("button", name="Add it").click()


def test_a_passkey_signs_in_without_a_password(page):
    authenticator(page)
    page.goto("/account/sessions")
    expect(page.get_by_text("this browser")).to_be_visible()
    shot(page, "sessions")
    page.goto("/account")
    shot(page, "account")
    page.get_by_role("link", name="Second factor").click()
    shot(page, "factors-none")
    add_passkey(page, alone=True)
    expect(page.get_by_text("We can't show them again")).to_be_visible()
    expect(page.locator(".codes li")).to_have_count(10)
    shot(page, "recovery-codes")
    page.get_by_role("link", name="Done").click()
    expect(page.get_by_text("Passkey 1")).to_be_visible()
    shot(page, "factors")
    sign_out(page)
    shot(page, "sign-in")
    page.get_by_role("button", name="Use a passkey").press("Enter")
    page.wait_for_url("**/")
    page.goto("/account/factors")
    page.get_by_role("link", name="Remove Passkey 1").click()
    shot(page, "factor-remove")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("Security key removed.")).to_be_visible()


def test_a_passkey_comes_after_the_password(page):
    authenticator(page)
    add_passkey(page, alone=False)
    page.locator(".codes").wait_for()
    sign_out(page)
    page.get_by_label("Username").fill("rosa")
    page.get_by_label("Password").fill(scenes.PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_role("heading", name="Second factor").wait_for()
    page.wait_for_load_state()
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url("**/")


def test_a_copy_of_a_passkey_does_not_sign_in(page):
    devtools, key = authenticator(page)
    add_passkey(page, alone=True)
    page.locator(".codes").wait_for()
    sign_out(page)
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url("**/")
    sign_out(page)
    # As a copy that was made before the sign-in: it counts from the start again.
    held = {"authenticatorId": key}
    (credential,) = devtools.send("WebAuthn.getCredentials", held)["credentials"]
    devtools.send("WebAuthn.removeCredential", {**held, "credentialId": credential["credentialId"]})
    copy = {**credential, "signCount": 0}
    devtools.send("WebAuthn.addCredential", {**held, "credential": copy})
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("its counter decreased")).to_be_visible()
    page.goto("/account")
    page.get_by_role("heading", name="Sign in").wait_for()


def test_one_that_does_not_know_its_user_signs_nobody_in_alone(page):
    devtools, key = authenticator(page)
    add_passkey(page, alone=True)
    page.locator(".codes").wait_for()
    sign_out(page)
    unknown = {"authenticatorId": key, "isUserVerified": False}
    devtools.send("WebAuthn.setUserVerified", unknown)
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("No passkey was used")


# The clock stands, so that no code ends between reading and sending it.
@pytest.mark.usefixtures("clock")
def test_an_app_is_set_up_and_asked_for_with_the_keyboard_alone(page):
    page.goto("/account/factors/app")
    shot(page, "factor-app")
    secret = page.locator(".breakable").inner_text()
    page.get_by_label("Code from the app").fill("000000")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Incorrect code")
    page.get_by_label("Code from the app").fill(code_of(secret))
    page.keyboard.press("Enter")
    codes = page.locator(".codes li")
    expect(codes).to_have_count(10)
    kept = codes.first.inner_text()
    sign_out(page)
    page.get_by_label("Username").fill("rosa")
    page.get_by_label("Password").fill(scenes.PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Second factor").wait_for()
    expect(page.get_by_role("button", name="Use a passkey")).to_have_count(0)
    shot(page, "factor-asked")
    page.keyboard.type(kept)
    page.keyboard.press("Enter")
    page.wait_for_url("**/")
    page.goto("/account/again?next=/account")
    shot(page, "again")
    page.get_by_label("Password").fill(scenes.PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url("**/account")
