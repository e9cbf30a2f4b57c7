"""Signing with a passkey in a browser, whose virtual authenticator stands for the device."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from django.db import connection
from playwright.sync_api import CDPSession, Page, Route, expect

from accounts import signing_keys
from accounts.models import RoleEvent, SigningKey
from records import verification
from records.models import Record
from summaries.models import Summary
from tests.e2e.browser import sign_in
from tests.factories import scenes
from web.rate_limits import get_rate_limiter

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def installation(settings, live_server):
    settings.BASE_URL = live_server.url
    get_rate_limiter().storage.reset()


class Device:
    """The authenticator of a page, by Chromium's WebAuthn domain."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = made["authenticatorId"]

    def _send(self, what: str, **options: Any) -> dict[str, Any]:
        return self._session.send(f"WebAuthn.{what}", {"authenticatorId": self._id, **options})

    def verifies(self, does: bool) -> None:
        self._send("setUserVerified", isUserVerified=does)

    def is_put_back(self) -> None:
        """As a copy that was made before the last signatures: it counts from the start again."""
        (credential,) = self._send("getCredentials")["credentials"]
        self._send("removeCredential", credentialId=credential["credentialId"])
        self._send("addCredential", credential={**credential, "signCount": 0})


@pytest.fixture
def rosa(new_page) -> Page:
    scenes.reviewer()
    page: Page = new_page()
    sign_in(page, "rosa")
    return page


def asking(title: str = "Pilot steering meeting") -> Summary:
    return scenes.under(scenes.in_review(title), signing="passkey")


def enrol(page: Page) -> None:
    page.goto("/account/signing-keys")
    page.get_by_label("Name").fill("Laptop")
    page.keyboard.press("Enter")
    expect(page.get_by_text("“Laptop” is now your signing key.")).to_be_visible()


def test_who_has_no_key_adds_one_on_the_way_and_signs_with_two_strokes(rosa):
    case = asking()
    Device(rosa)
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.locator("#panel-approve")).to_contain_text("Rosa Keller has none yet")
    rosa.get_by_role("link", name="Add a signing key").click()
    rosa.get_by_label("Name").fill("Laptop")
    rosa.wait_for_load_state()
    rosa.get_by_role("button", name="Add a key").click()
    rosa.wait_for_url(f"**/summaries/{case.pk}/?panel=approve")
    line = rosa.get_by_text("Signing attempt 1 of “Pilot steering meeting” with the passkey")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("“Laptop” of Rosa Keller.")
    assert rosa.evaluate("document.querySelector('#decide').offsetHeight") <= 120
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.wait_for_url("**/records/1/")
    expect(rosa.get_by_text("Signed by Rosa Keller with their passkey “Laptop”.")).to_be_visible()
    assert not list(verification.verify())


def test_without_user_verification_nothing_is_signed_and_the_case_stays(rosa):
    case, device = asking(), Device(rosa)
    enrol(rosa)
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.locator("#id_approve_comment").fill("As it was said.")
    device.verifies(False)
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_role("alert")).to_contain_text("Not signed")
    assert not Record.objects.exists()
    expect(rosa.locator("#id_approve_comment")).to_have_value("As it was said.")
    expect(rosa.get_by_role("button", name="Approve and sign")).to_be_focused()
    assert rosa.evaluate("document.querySelector('#decide').offsetHeight") <= 120
    device.verifies(True)
    rosa.keyboard.press("Enter")
    rosa.wait_for_url("**/records/1/")
    assert Record.objects.get().review.comment == "As it was said."


def test_an_edit_is_saved_and_signed_with_a_second_press(rosa):
    case = asking()
    Device(rosa)
    enrol(rosa)
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("j")
    rosa.keyboard.press("e")
    rosa.get_by_role("textbox", name="Edit this sentence").fill("The pilot starts on 4 May.")
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_text("Saved as attempt 2.")).to_be_visible()
    scenes.evidence_comes(case)
    expect(rosa.get_by_text("Findings are below.")).to_be_visible()
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.wait_for_url("**/records/1/")
    review = Record.objects.get().review
    assert (review.signature, review.attempt.number) == ("passkey", 2)


def test_a_copy_of_a_key_that_counts_from_the_start_is_refused_and_told(rosa):
    case, device = asking("First"), Device(rosa)
    enrol(rosa)
    rosa.goto(f"/summaries/{case.pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")
    SigningKey.objects.update(sign_count=5)
    device.is_put_back()
    rosa.goto(f"/summaries/{asking('Second').pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_contain_text("its counter decreased")
    assert Record.objects.count() == 1
    assert RoleEvent.objects.filter(action="key_back").exists()


def test_on_a_page_of_another_origin_the_browser_gives_no_passkey(rosa, live_server):
    case = asking()
    Device(rosa)
    enrol(rosa)
    elsewhere = live_server.url.replace("localhost", "127.0.0.1")
    rosa.goto(f"{elsewhere}/sign-in")
    rosa.get_by_label("Username").fill("rosa")
    rosa.get_by_label("Password").fill(scenes.PASSWORD)
    rosa.get_by_role("button", name="Sign in", exact=True).click()
    rosa.wait_for_url(f"{elsewhere}/")
    rosa.goto(f"{elsewhere}/summaries/{case.pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_contain_text("The passkey could not be used")
    assert not Record.objects.exists()


def test_the_answer_that_signed_one_case_signs_no_other(rosa):
    """Replayed by whoever reads what the browser sends: the counter of the key tells it first."""
    Device(rosa)
    enrol(rosa)
    sent: list[dict[str, str]] = []

    def replay(route: Route) -> None:
        fields = {name: values[0] for name, values in parse_qs(route.request.post_data).items()}
        sent.append(fields)
        again = {name: sent[0][name] for name in ("document", "credential")}
        route.continue_(post_data=urlencode({**fields, **again}))

    rosa.route("**/approve", replay)
    first = asking("First")
    rosa.goto(f"/summaries/{first.pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    rosa.wait_for_url("**/records/1/")
    rosa.goto(f"/summaries/{asking('Second').pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_contain_text("its counter decreased")
    assert sent[0]["credential"] != sent[1]["credential"]
    assert Record.objects.get().summary == first


def test_a_signature_for_one_text_approves_no_other_until_an_admin_removes_the_key(rosa, new_page):
    """A page that was tampered with has the owner sign another document: the counter is right."""
    Device(rosa)
    enrol(rosa)
    first, second = asking("First"), asking("Second")
    prompts: list[bytes] = []

    def swap(route: Route) -> None:
        if prompts:
            route.fulfill(body=prompts[0], content_type="application/json")
        else:
            prompts.append(route.fetch().body())
            route.abort()

    rosa.route("**/approve/passkey", swap)
    rosa.goto(f"/summaries/{first.pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_be_visible()
    rosa.goto(f"/summaries/{second.pk}/?panel=approve")
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_contain_text("another summary")
    assert not Record.objects.exists()
    rosa.unroute("**/approve/passkey")

    owner = SigningKey.objects.get().owner
    scenes.system_admin()
    admin = new_page()
    sign_in(admin, "sina")
    admin.goto(f"/people/{owner.pk}/")
    admin.get_by_role("button", name="Remove the signing key Laptop").click()
    expect(admin.get_by_text("The signing key “Laptop” is removed.")).to_be_visible()
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_be_visible()
    assert not Record.objects.exists()


def test_a_key_that_is_removed_while_its_owner_is_asked_signs_nothing(rosa):
    case = asking()
    Device(rosa)
    enrol(rosa)
    rosa.goto(f"/summaries/{case.pk}/?panel=approve")
    key = SigningKey.objects.get()

    def remove() -> None:
        signing_keys.remove_key(key, by=key.owner)
        connection.close()

    def removed_meanwhile(route: Route) -> None:
        asked = route.fetch()
        with ThreadPoolExecutor() as elsewhere:
            elsewhere.submit(remove).result()
        route.fulfill(response=asked)

    rosa.route("**/approve/passkey", removed_meanwhile)
    rosa.get_by_role("button", name="Approve and sign").click()
    expect(rosa.get_by_role("alert")).to_contain_text("isn't one of your signing keys")
    assert not Record.objects.exists()
