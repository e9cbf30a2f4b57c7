"""A real browser against the live server, signed in as one of the scenes' people."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings as django_settings
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.factories import scenes

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# In milliseconds. The first page of a process waits for its imports, and CI's machines are busy.
_PATIENCE = 30_000
expect.set_options(timeout=_PATIENCE)


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    # Playwright's sync API runs a loop in this thread, which Django takes for an async caller and
    # which no other package's tests may find running.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield started
        started.close()
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture
def new_page(browser: Browser, live_server: Any) -> Iterator[Any]:
    """`new_page(**context options)` is a page that fails the test on any error of its scripts."""
    faults: list[str] = []
    contexts = []

    def make(**options: Any) -> Page:
        chosen = {"viewport": {"width": 1280, "height": 800}, **options}
        context = browser.new_context(base_url=live_server.url, **chosen)
        context.set_default_timeout(_PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: _note(message, faults))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def _note(message: Any, faults: list[str]) -> None:
    """Refusals of the content security policy show up in the console and nowhere else."""
    if message.type == "error" and "Failed to load resource" not in message.text:
        faults.append(message.text)


def sign_in(page: Page, username: str) -> None:
    page.goto(f"/{django_settings.LOGIN_URL}")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(scenes.PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.wait_for_url("**/")
