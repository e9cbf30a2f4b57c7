import pytest
from django.contrib.auth.models import User

from tests.factories import scenes
from tests.summaries.fixtures import serve

__all__ = ["serve"]


@pytest.fixture
def rosa(db: None) -> User:
    return scenes.reviewer()


@pytest.fixture
def rolf(db: None) -> User:
    return scenes.reviewer("rolf", "Rolf Berg")
