"""Fixtures for every room. The services themselves come from `tests.embedded.plugin`."""

import os
import shutil
from typing import NoReturn

import pytest
from django.db import connection

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_configure(config: pytest.Config) -> None:
    if not config.pluginmanager.hasplugin("tests.embedded.plugin"):
        raise pytest.UsageError(
            "The tests need their services: run `python -m pytest -p tests.embedded.plugin` "
            "(pyproject.toml says so in addopts)."
        )


def lacking(reason: str) -> NoReturn:
    """Skip for want of something on this machine; on a CI machine its absence is a failure."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for tests in a real browser."""
    found = next(filter(None, map(shutil.which, _BROWSERS)), None)
    return found or lacking("no chromium on PATH; install it with: apt-get install chromium")


@pytest.fixture
def process_environment(transactional_db: None) -> dict[str, str]:
    """For a process of ours (a worker, a server) that has to work on the test database."""
    base, _, query = os.environ["DATABASE_URL"].partition("?")
    database = connection.settings_dict["NAME"]
    url = f"{base.rpartition('/')[0]}/{database}" + (f"?{query}" if query else "")
    return {**os.environ, "DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "config.settings"}
