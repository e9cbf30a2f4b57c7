"""How long a worker waits before it asks a broker again that was away."""

import pytest
from kombu.exceptions import OperationalError

from config.celery import app


def test_a_worker_asks_for_its_broker_at_least_every_five_seconds(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("kombu.utils.functional.sleep", lambda _seconds: None)
    pauses: list[float] = []
    connection = app.connection_for_read("redis://127.0.0.1:1/0")
    with pytest.raises(OperationalError):
        connection.ensure_connection(lambda _error, pause: pauses.append(pause), 30)
    assert pauses[0] == 1
    assert max(pauses) == 5


def test_a_worker_never_gives_its_broker_up():
    assert app.conf.broker_connection_max_retries is None
