"""A worker of `config.queues` in a container: `python -m config.worker NAME` becomes its process,
with the threads that the environment asks for and the pool of connections that they need.
`--ping` asks the one of this host whether it answers, without loading the application."""

import argparse
import os
import socket
import sys

from pydantic import ValidationError

from config import environment
from config.messages import build_celery_app
from config.queues import SINGLE_WORKER, WORKERS, Worker

_ANSWERS_WITHIN = 10.0  # seconds


def main() -> int:
    known = {worker.name: worker for worker in (*WORKERS, SINGLE_WORKER)}
    parser = argparse.ArgumentParser(prog="python -m config.worker", description=__doc__)
    parser.add_argument("name", choices=known)
    parser.add_argument("--ping", action="store_true", help="exit with 0 if it answers")
    options = parser.parse_args()
    serving = known[options.name]
    return 0 if (can_answer if options.ping else become_worker)(serving) else 1


def can_answer(serving: Worker) -> bool:
    try:
        broker = environment.read_variables("CELERY_BROKER_URL").CELERY_BROKER_URL
    except ValidationError:
        return False
    app = build_celery_app("countersign-ping", broker, fixups=())
    asked = [f"{serving.name}@{socket.gethostname()}"]
    return bool(app.control.ping(destination=asked, timeout=_ANSWERS_WITHIN))


def become_worker(serving: Worker) -> bool:
    """The process that it becomes checks the environment."""
    from config.embedded.supervisor import worker_command  # noqa: PLC0415 - a ping does without it

    given, _ = environment.read_environment()
    os.environ.setdefault(
        "DATABASE_POOL", str(serving.connections(serving.requested_threads(given)))
    )
    command = worker_command(serving, os.environ)
    os.execv(command[0], command)  # noqa: S606 - our own program, without a shell


if __name__ == "__main__":
    sys.exit(main())
