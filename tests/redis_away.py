"""A process whose Redis does not answer, neither as broker nor as the store of counters."""

import pytest
from celery import current_app
from pytest_django.fixtures import Settings

AWAY = "redis://127.0.0.1:1/0"


@pytest.fixture
def without_redis(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.REDIS_URL = settings.CELERY_BROKER_URL = AWAY
    monkeypatch.setenv("CELERY_BROKER_URL", AWAY)
    monkeypatch.setitem(current_app.conf, "broker_url", AWAY)
    # Connections to the Redis that is there are put aside.
    monkeypatch.setattr(current_app, "_pool", None)
    monkeypatch.setattr(current_app.amqp, "_producer_pool", None)
