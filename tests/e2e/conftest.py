"""The browser, for every module here, and the mark of what takes long."""

from pathlib import Path

import pytest
from pytest_django.fixtures import Settings

from tests.e2e.browser import browser, new_page
from tests.summaries.fixtures import serve

__all__ = ["browser", "new_page", "serve"]
HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in a browser is slow."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def a_model(settings: Settings) -> None:
    """Sending a case back to the writer needs one; nothing here asks it."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}
