"""Writes what a user sees as files; run by `python -m tools.bench.surface DIRECTORY`."""

import json
import os
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.test import Client
from playwright.sync_api import Page

from tests.e2e.browser import sign_in
from tests.e2e.walk import every_page
from tests.factories import decided, scenes

pytestmark = pytest.mark.skipif(
    "SURFACE_DIRECTORY" not in os.environ,
    reason="writes files and tests nothing; run python -m tools.bench.surface DIRECTORY",
)

CONTEXT = {"timezone_id": "UTC", "locale": "en-GB"}

# In this order: a form stands before those that match a part of it.
PLACEHOLDERS = {
    r"\bcs_[\w-]{43}": "<token>",
    r"(?<=/password/new/MQ/)[\w-]+": "<link>",
    r"(?m)^[\w-]{16}(?= Copy$)|(?<=- code: )\"?[\w-]{16}\"?$": "<password>",
    r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b": "<id>",
    r"\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}\b": "<digest>",
    r"\b20\d\d-\d\d-\d\d\b|\b\d{1,2} [A-Z][a-z]{2,8} 20\d\d\b": "<day>",
    r"\b\d{1,2} [A-Z][a-z]{2}(?=, \d\d:\d\d)": "<day>",
    r"\b20\d\d(?:-\d\d| Q\d)\b": "<period>",
    r"\b\d\d:\d\d(?::\d\d)?(?:\.\d+)?\b": "<time>",
    r"(?<=timer: )\d+:\d\d|\b\d+:\d\d(?= left)": "<duration>",
    r"\b[\d.]+ (?:s|min|h|d)\b(?: \d+ (?:s|min|h)\b)*": "<duration>",
    r"(?:127\.0\.0\.1|localhost):(?:\d+|<time>)": "<server>",
}


@pytest.mark.django_db
def test_write_the_api():
    description = Client().get("/api/v1/openapi.json").json()
    _save("openapi.json", json.dumps(description, indent=2, sort_keys=True, ensure_ascii=False))


@pytest.mark.django_db(transaction=True)
def test_write_every_page(new_page):
    for name, page in every_page(new_page, **CONTEXT):
        _save(f"{name}.txt", text_of(page))


@pytest.mark.django_db(transaction=True)
def test_write_the_judge_after_a_quarter(new_page):
    decided.quarter(scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg"))
    page = new_page(**CONTEXT)
    sign_in(page, scenes.person("lars", "lead", name="Lars Holm").username)
    page.goto("/insights/quality?period=all&guideline=general")
    _save("quality-after-a-quarter.txt", text_of(page))


def text_of(page: Page) -> str:
    """The address, the title, the visible text, and what a screen reader is given."""
    page.wait_for_load_state("networkidle")
    address = urlsplit(page.url)._replace(scheme="", netloc="").geturl()
    body = page.locator("body")
    return "\n".join([address, page.title(), "", body.inner_text(), "", body.aria_snapshot()])


def _save(name: str, text: str) -> None:
    for pattern, placeholder in PLACEHOLDERS.items():
        text = re.sub(pattern, placeholder, text)
    directory = Path(os.environ["SURFACE_DIRECTORY"])
    path, again = directory / name, 1
    while path.exists():  # the walk shows some pages more than once
        again += 1
        path = directory / f"{Path(name).stem}-{again}{Path(name).suffix}"
    path.write_text(text.rstrip() + "\n", encoding="utf-8")
