from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from pytest_django.fixtures import Settings

from tests.delivery.receiver import Receiver
from tests.factories import scenes


@pytest.fixture
def receiver(settings: Settings) -> Iterator[Receiver]:
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    with Receiver() as server:
        yield server


@pytest.fixture
def rosa(db: None) -> User:
    return scenes.reviewer()
