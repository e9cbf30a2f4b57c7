"""A process whose Redis does not answer, neither as broker nor as the store of counters."""

import pytest
from celery import current_app
from pytest_django.fixtures import Settings

AWAY = "redis://127.0.0.1:1/0"


@pytest.fixture
def without_redis(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.REDIS_URL = settings.CELERY_BROKER_URL = AWAY
    for name in ("broker_read_url", "broker_write_url"):
        monkeypatch.setitem(current_app.conf, name, AWAY)
    # Connections to the Redis that is there are put aside.
    monkeypatch.setattr(current_app, "_pool", None)
    monkeypatch.setattr(current_app.amqp, "_producer_pool", None)
