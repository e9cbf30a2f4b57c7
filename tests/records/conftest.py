"""People of the records' tests, and a record."""

import pytest
from django.contrib.auth.models import User

from records.models import Record
from tests.factories import scenes
from tests.summaries.fixtures import serve

__all__ = ["serve"]


@pytest.fixture
def rolf(db: None) -> User:
    return scenes.reviewer("rolf", "Rolf Berg")


@pytest.fixture
def lena(db: None) -> User:
    return scenes.person("lena", "lead", name="Lena Voss")


@pytest.fixture
def record(rolf: User) -> Record:
    return scenes.approved(rolf)
