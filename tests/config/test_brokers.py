"""Redis over TLS, Redis Sentinel and RabbitMQ: a case travels through each."""

import http.client
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import redis
from celery import Celery
from kombu.exceptions import OperationalError

from config.messages import build_celery_app
from llm.redis_clients import build_client
from summaries.models import Summary
from tests.api.conftest import submission
from tests.config.brokers import Broker, end, rabbitmq, redis_with_sentinel, redis_with_tls
from tests.config.test_pgbouncer import post, token
from tests.faults.stage import Stage, stage
from tests.faults.web import Start, port, start, until

__all__ = ["port", "stage", "start"]
pytestmark = [pytest.mark.nightly, pytest.mark.slow]

# Three seconds, and two for a busy machine.
HUNG = 5.0
KINDS = {"tls": redis_with_tls, "sentinel": redis_with_sentinel, "rabbitmq": rabbitmq}


@pytest.fixture(params=KINDS)
def broker(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Broker]:
    with KINDS[request.param](tmp_path) as started:
        yield started


@pytest.fixture
def process_environment(process_environment: dict[str, str], broker: Broker) -> dict[str, str]:
    return {**process_environment, **broker.environment}


def test_a_case_travels_through_it(start: Start, port: int, stage: Stage, broker: Broker) -> None:
    stage.worker()
    start()
    key = token()
    # No beat runs: without its messages nothing is written.
    assert post(port, key, submission()) == http.client.ACCEPTED
    stage.settle(sweeping=False)
    assert Summary.objects.exclude(status="failed").count() == 1
    until(lambda: workers_are_ready(port))
    if "sentinel" in broker.environment["CELERY_BROKER_URL"]:
        # What is sent until the replica takes over is lost, and the sweep sends it again.
        end(broker.processes[0])
        stage.beat()
        assert post(port, key, submission(external_id="call-2")) == http.client.ACCEPTED
        stage.settle(sweeping=False)
        assert build_client(broker.environment["REDIS_URL"]).ping()
    broker.end()
    assert post(port, key, submission(external_id="call-3")) == http.client.ACCEPTED


def test_a_rabbitmq_that_hangs_delays_a_sender_by_seconds(tmp_path: Path) -> None:
    with rabbitmq(tmp_path) as broker:
        app = celery_at(broker.environment["CELERY_BROKER_URL"])
        app.send_task("summaries.pipeline", retry=False)
        os.killpg(broker.processes[0].pid, signal.SIGSTOP)
        for _ in range(2):
            begun = time.monotonic()
            with pytest.raises(OperationalError):
                app.send_task("summaries.pipeline", retry=False)
            assert time.monotonic() - begun < HUNG
        os.killpg(broker.processes[0].pid, signal.SIGCONT)
        app.send_task("summaries.pipeline", retry=False)


def test_an_error_of_a_sentinel_does_not_show_its_password(tmp_path: Path) -> None:
    with redis_with_sentinel(tmp_path) as broker:
        url = broker.environment["REDIS_URL"]
        assert build_client(url).ping()
        broker.end()
    with pytest.raises(redis.ConnectionError, match="No master found") as caught:
        build_client(url).ping()
    assert "password=watch" not in str(caught.value)


def workers_are_ready(port: int) -> bool:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as web:
        web.request("GET", "/readyz/workers")
        return web.getresponse().status == http.client.OK


def celery_at(url: str) -> Celery:
    return build_celery_app("test", url)


def connect(url: str) -> None:
    with celery_at(url).connection_for_write() as connection:
        channel: Any = connection.default_channel
        assert channel.client.ping()


def test_both_sides_refuse_a_certificate_that_no_known_authority_issued(tmp_path: Path) -> None:
    with redis_with_tls(tmp_path) as broker:
        given = broker.environment["REDIS_URL"]
        bare = given.partition("?")[0]
        for url in (given, f"{bare}?ssl_cert_reqs=none"):
            connect(url)
            assert build_client(url).ping()
        for url in (bare, given.replace("127.0.0.1", "localhost")):
            with pytest.raises((OperationalError, redis.ConnectionError), match="CERTIFICATE"):
                connect(url)
            with pytest.raises(redis.ConnectionError, match="CERTIFICATE"):
                build_client(url).ping()
