"""kill -9 of the web server in the middle of a stream: nothing acknowledged is lost or doubled."""

import http.client
import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from django.contrib.auth.models import User

from config.embedded import commands
from judging.defaults import ensure_default_guideline
from summaries import tokens
from summaries.models import Import, Summary, Transcript, Transition
from tests.api.conftest import submission
from tests.faults.stage import PATIENCE, PAUSE, ROOT, drop_everything_queued

ROWS = 600
BODY = b"".join(
    json.dumps(submission(external_id=f"call-{number}")).encode() + b"\n" for number in range(ROWS)
)
Start = Callable[[], subprocess.Popen[bytes]]


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def start(process_environment: dict[str, str], port: int, tmp_path: Path) -> Iterator[Start]:
    """A web server as `make run` has it, once it answers."""
    running: list[subprocess.Popen[bytes]] = []

    def started() -> subprocess.Popen[bytes]:
        with (tmp_path / f"web-{len(running)}.log").open("wb") as log:
            process = subprocess.Popen(
                commands.web(port),
                cwd=ROOT,
                env=process_environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        running.append(process)
        until(lambda: commands.is_ready(port, "127.0.0.1"))
        return process

    yield started
    for process in running:
        kill(process)
    drop_everything_queued()


def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            pytest.fail(f"not within {PATIENCE:g} s")
        time.sleep(PAUSE)


def kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def stream(port: int, token: str) -> dict[str, int]:
    headers = {
        "Authorization": f"Bearer {token}",
        "Content-Type": "application/x-ndjson",
        "Idempotency-Key": "nightly",
    }
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        connection.request("POST", "/api/v1/transcripts/stream", BODY, headers)
        with connection.getresponse() as response:
            told: dict[str, int] = json.loads(response.read())
    assert response.status == 200, told
    return told


def test_a_stream_whose_server_is_killed_goes_on_where_it_was(start: Start, port: int) -> None:
    ensure_default_guideline()
    token = tokens.issue("tests", User.objects.create_user("nightly"), ["ingest"])
    first = start()

    def broken_off() -> None:
        with suppress(OSError, http.client.HTTPException):
            stream(port, token)

    sender = threading.Thread(target=broken_off)
    sender.start()
    until(lambda: Import.objects.filter(created__gt=0).exists())
    kill(first)
    sender.join()
    stored = Transcript.objects.count()
    left = Import.objects.get()
    assert stored == left.created == left.received
    assert left.finished_at is None or stored == ROWS

    start()
    told = stream(port, token)
    assert (told["created"], told["duplicates"]) == (ROWS - stored, stored)
    assert Transcript.objects.count() == ROWS
    assert Summary.objects.count() == Transition.objects.count() == ROWS
