"""The programs that containers run beside the web server, and the health checks of both."""

import subprocess
import sys
from pathlib import Path

import pytest

from config.environment import CHECKOUT_DIRECTORY
from tests.config.brokers import end
from tests.faults.stage import drop_everything_queued
from tests.faults.web import until

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


def test_a_worker_becomes_itself_and_answers_a_ping(process_environment: dict[str, str]) -> None:
    assert not answers("control", process_environment)
    worker = start([sys.executable, "-m", "config.worker", "control"], process_environment)
    try:
        until(lambda: answers("control", process_environment))
        assert not answers("interactive", process_environment)
        command = Path(f"/proc/{worker.pid}/cmdline")
        if command.exists():
            assert b"--queues=control" in command.read_bytes()
            variables = Path(f"/proc/{worker.pid}/environ").read_bytes().split(b"\0")
            assert b"DATABASE_POOL=6" in variables
    finally:
        end(worker)
        drop_everything_queued()


def start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        cwd=CHECKOUT_DIRECTORY,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def answers(name: str, environment: dict[str, str]) -> bool:
    command = [sys.executable, "-m", "config.worker", "--ping", name]
    return (
        subprocess.run(command, cwd=CHECKOUT_DIRECTORY, env=environment, check=False).returncode
        == 0
    )
