"""The processes of the application: how each is started and stopped, and whether they serve."""

import http.client
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from config.embedded.child import StopSteps
from config.environment import Environment
from config.queues import Worker

HOST = "127.0.0.1"
# A task that is broken off is done again by whoever finds its lease expired.
WORKER_STOP: StopSteps = ((signal.SIGTERM, 8.0), (signal.SIGQUIT, 3.0), (signal.SIGKILL, 5.0))
STOP: StopSteps = ((signal.SIGTERM, 8.0), (signal.SIGKILL, 5.0))


def web(port: int) -> list[str]:
    return [sys.executable, "-m", "config.server", "--host", HOST, "--port", str(port)]


def worker(serving: Worker, environment: Mapping[str, str]) -> list[str]:
    concurrency = f"--concurrency={threads(serving, environment)}"
    which = (f"--queues={','.join(serving.queues)}", f"--hostname={serving.name}@%h")
    # Gossip and mingle are for workers that talk to each other: a second at every start.
    quiet = ("--without-gossip", "--without-mingle", "--without-heartbeat")
    return _celery("worker", "--pool=threads", concurrency, *which, "--loglevel=INFO", *quiet)


def threads(serving: Worker, environment: Mapping[str, str]) -> int:
    """Of an environment that the system checks have accepted."""
    number: int = getattr(Environment.model_validate(environment), serving.variable)
    return number


def beat(schedule: Path) -> list[str]:
    return _celery("beat", "--loglevel=INFO", "--pidfile=", f"--schedule={schedule}")


def _celery(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "celery", "-A", "config", *arguments]


def is_ready(port: int, host: str) -> bool:
    """Whether /readyz answers 200 to a request for `host`, the name the settings know us by."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", "/readyz", headers={"Host": host})
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
