"""How a worker gets back to a broker that was away."""

import time
from typing import Any

import pytest
from kombu import Consumer, Queue
from kombu.asynchronous import Hub
from kombu.exceptions import OperationalError

from config.celery import app

PATIENCE = 60.0  # seconds


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


@pytest.mark.usefixtures("redis_server")
def test_a_worker_that_lost_a_connection_gets_the_messages_that_come_later():
    queue, hub, arrived = Queue("test-reconnected"), Hub(), list[str]()
    with app.connection_for_read() as connection, app.connection_for_write() as other:
        consumer = Consumer(connection, [queue], accept=["json"], no_ack=True)
        consumer.register_callback(lambda word, _message: arrived.append(word))
        consumer.consume()
        connection.register_with_event_loop(hub)
        sender, loop = other.Producer(), hub.create_loop()

        def sent(word: str) -> bool:
            sender.publish(word, routing_key=queue.name, serializer="json")
            deadline = time.monotonic() + PATIENCE
            while word not in arrived and time.monotonic() < deadline:
                next(loop)
            return word in arrived

        assert sent("before")
        channel: Any = connection.default_channel
        channel.client.connection.disconnect()
        assert sent("after")
        hub.close()
