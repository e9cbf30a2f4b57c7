"""Fixtures that the tests of the pages share; a test module imports those it wants."""

from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client


@pytest.fixture(scope="session", autouse=True)
def static_root() -> None:
    """Where collected files would be: it has to exist, and the finders serve the files."""
    Path(settings.STATIC_ROOT).mkdir(parents=True, exist_ok=True)


def client_of(user) -> Client:
    client = Client()
    client.force_login(user)
    return client
