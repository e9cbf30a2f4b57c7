"""A Redis or a PostgreSQL that hangs: it takes connections and answers nothing, as one that was
stopped does."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from celery import current_app
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from pytest_django.fixtures import Settings

from accounts import tokens
from config import health, values
from config.embedded.programs import redis_program
from config.embedded.supervisor import beat_command
from llm.concurrency import redis_client
from summaries.models import Summary
from tests.api.conftest import Api, submission
from tests.factories import scenes
from tests.faults.web import begin, kill, until
from tests.ports import free_port
from web import rate_limits

pytestmark = pytest.mark.django_db
# Two seconds, and a third for a busy machine.
SOON = 3.0


@pytest.fixture
def hung_redis(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    """Stopped after this process has got its connections."""
    port = free_port()
    address = f"redis://127.0.0.1:{port}/0"
    command = [str(redis_program().path), "--port", str(port), "--dir", str(tmp_path), "--save", ""]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        settings.REDIS_URL = settings.CELERY_BROKER_URL = address
        for name in ("broker_read_url", "broker_write_url"):
            monkeypatch.setitem(current_app.conf, name, address)
        monkeypatch.setattr(current_app, "_pool", None)
        monkeypatch.setattr(current_app.amqp, "_producer_pool", None)
        monkeypatch.setattr(rate_limits, "RATE_LIMIT", rate_limits.RequestRateLimit())
        monkeypatch.setattr(health, "_WORKER_STATES", health._WorkerStates())
        try:
            until(_answers)
            current_app.send_task("summaries.pipeline", retry=False)
            os.kill(server.pid, signal.SIGSTOP)
            yield
        finally:
            server.kill()


def _answers() -> bool:
    try:
        return bool(redis_client().ping())
    except redis.RedisError:
        return False


def test_transcripts_are_taken_in_within_two_seconds(
    hung_redis: None, django_capture_on_commit_callbacks
):
    api = Api(tokens.issue_token("nightly", User.objects.create_user("nightly"), ["ingest"]))
    begun = time.monotonic()
    with django_capture_on_commit_callbacks(execute=True):
        assert api.post("transcripts", submission()).status_code == 202
    assert time.monotonic() - begun < SOON
    assert Summary.objects.get().status == "queued"


def test_readiness_of_the_workers_is_answered(hung_redis: None):
    begun = time.monotonic()
    answer = Client().get("/readyz/workers")
    assert time.monotonic() - begun < SOON
    assert (answer.status_code, answer.json()["broker"]) == (503, "unreachable")


def test_people_sign_in(hung_redis: None):
    scenes.person("ines", "reviewer")
    client = Client()
    begun = time.monotonic()
    said = {"login": "ines", "password": scenes.PASSWORD}
    assert client.post("/sign-in", said).status_code == 302
    assert time.monotonic() - begun < SOON


@pytest.fixture
def hung_postgres(transactional_db: None) -> Iterator[Api]:
    """What a program posts to, with a token that was issued before."""
    api = Api(tokens.issue_token("nightly", User.objects.create_user("nightly"), ["ingest"]))
    before = dict(connection.settings_dict)
    with socket.create_server(("127.0.0.1", 0)) as server:
        connection.close()
        address = f"postgresql://app@127.0.0.1:{server.getsockname()[1]}/countersign"
        connection.settings_dict.update(values.database_settings(address))
        yield api
        connection.close()
        connection.settings_dict.update(before)


@pytest.mark.slow
def test_a_database_that_hangs_is_away_after_five_seconds(hung_postgres: Api):
    begun = time.monotonic()
    answer = hung_postgres.post("transcripts", submission())
    assert time.monotonic() - begun < 5 + SOON
    assert answer.status_code == 503
    ready = Client().get("/readyz")
    assert (ready.status_code, ready.json()["database"]) == (503, "unreachable")
    assert time.monotonic() - begun < 2 * (5 + SOON)


@pytest.mark.slow
def test_the_beat_says_in_a_json_line_that_it_could_not_send(tmp_path: Path):
    port, log = free_port(), tmp_path / "beat.log"
    given = {"CELERY_BROKER_URL": f"redis://127.0.0.1:{port}/0", "COUNTERSIGN_LOG_FORMAT": "json"}
    valkey = [str(redis_program().path), "--port", str(port), "--dir", str(tmp_path), "--save", ""]
    with subprocess.Popen(valkey, stdout=subprocess.DEVNULL) as server:
        beat = begin(beat_command(tmp_path / "schedule"), os.environ | given, log)
        try:
            until(lambda: "Sending due task outbox" in log.read_text())
            os.kill(server.pid, signal.SIGSTOP)
            until(lambda: "A periodic task was not sent" in log.read_text())
        finally:
            kill(beat)
            server.kill()
    said = log.read_text()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    [line, *_] = [each for each in lines if each["level"] == "ERROR"]
    assert line["exception"] == "OperationalError: Timeout reading from socket"
    assert "Traceback" not in said
