"""What a browser reads of the minified files is what it reads of ours."""

import re
from pathlib import Path

import pytest
import rcssmin
import rjsmin
from django.conf import settings
from playwright.sync_api import Page

STATIC = Path(settings.BASE_DIR, "static")
RULES = """css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
  return [...sheet.cssRules].map(rule => rule.cssText); }"""


@pytest.fixture
def page(new_page) -> Page:
    made: Page = new_page()
    return made


def rules_of(page: Page, css: str) -> list[str]:
    """As the browser writes them down. Values of custom properties keep their spaces."""
    return [re.sub(r"\s*([,{};])\s*", r"\1", rule) for rule in page.evaluate(RULES, css)]


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.css")), ids=lambda path: path.name)
def test_a_style_sheet_has_the_same_rules(page, path):
    css = path.read_text(encoding="utf-8")
    assert rules_of(page, rcssmin.cssmin(css)) == rules_of(page, css)
    assert rules_of(page, css)


@pytest.mark.parametrize("path", sorted(STATIC.glob("js/*.js")), ids=lambda path: path.name)
def test_a_script_can_be_read(page, path):
    page.evaluate("script => { new Function(script) }", rjsmin.jsmin(path.read_text("utf-8")))
