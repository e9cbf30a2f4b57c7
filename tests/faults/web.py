"""The web server as `make run` starts it, on the test database."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from config.embedded import supervisor
from tests.faults.stage import PATIENCE, PAUSE, ROOT, drop_everything_queued
from tests.ports import free_port

Start = Callable[[], subprocess.Popen[bytes]]


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def start(process_environment: dict[str, str], port: int, tmp_path: Path) -> Iterator[Start]:
    """A web server as `make run` has it, once it answers."""
    running: list[subprocess.Popen[bytes]] = []

    def started() -> subprocess.Popen[bytes]:
        log = tmp_path / f"web-{len(running)}.log"
        running.append(begin(supervisor.web_command(port), process_environment, log))
        until(lambda: supervisor.is_ready(port, "127.0.0.1"))
        return running[-1]

    yield started
    for process in running:
        kill(process)
    drop_everything_queued()


def begin(command: list[str], environment: dict[str, str], log: Path) -> subprocess.Popen[bytes]:
    """A program of ours, whose group of processes is its own."""
    with log.open("wb") as output:
        return subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=output, start_new_session=True
        )


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
