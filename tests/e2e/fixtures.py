"""Fixtures that the tests of the pages share; a test module imports those it wants."""

from pathlib import Path

import pytest
from django.test import Client


@pytest.fixture(autouse=True)
def static_root(settings, tmp_path: Path) -> None:
    """Where collected files would be: it has to exist, and the finders serve the files."""
    settings.STATIC_ROOT = tmp_path


def client_of(user) -> Client:
    client = Client()
    client.force_login(user)
    return client
