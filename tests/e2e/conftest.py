"""The browser, for every module here."""

from tests.e2e.browser import browser, new_page

__all__ = ["browser", "new_page"]
