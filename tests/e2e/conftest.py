"""The browser, for every module here."""

from tests.e2e.browser import browser, new_page
from tests.e2e.fixtures import static_root

__all__ = ["browser", "new_page", "static_root"]
