"""Workers that begin with the application loaded: forks of one process that has imported it.

A worker started by itself imports for seconds before it takes its first task, and most tests here
start several and kill them. `tests/config/embedded/test_run.py` has those of `make run`.
"""

import importlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path

import django
from celery.schedules import schedule
from django.apps import apps
from django.conf import settings

if not apps.ready:
    django.setup()

from config import settings as module
from config.brokers import celery_settings
from config.celery import app
from llm.conf import model_settings
from summaries import leases

app.loader.import_default_modules()
importlib.import_module("celery.bin.worker")
importlib.import_module("celery.bin.beat")

# Seconds: short, so that what a killed worker had is done again soon.
LEASE, NUDGE, SWEEP = 3, 2, 1
_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload([__name__])


def start(arguments: tuple[str, ...], environment: Mapping[str, str], log: Path) -> BaseProcess:
    """`celery -A config` with `arguments`; its group of processes is its own."""
    with _environment(environment):
        forkserver.ensure_running()
    process = _FORKING.Process(target=_run, args=(arguments, dict(environment), log))
    process.start()
    return process


def kill(process: BaseProcess) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid or 0, signal.SIGKILL)
    process.kill()  # in case it had no group yet
    process.join()


def _run(arguments: tuple[str, ...], environment: dict[str, str], log: Path) -> None:
    os.setsid()
    with log.open("wb") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    os.environ.update(environment)
    for name, value in vars(importlib.reload(module)).items():
        if name.isupper():
            setattr(settings, name, value)
    model_settings.cache_clear()  # of the process that forks
    app.conf.update(celery_settings(settings.CELERY_BROKER_URL))
    leases.LEASE_SECONDS, leases.RESEND_AFTER_SECONDS = LEASE, NUDGE
    for tick in ("sweep", "rescan"):
        app.conf.beat_schedule[tick]["schedule"] = schedule(SWEEP)
    app.start(list(arguments))


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    """The process that forks takes the environment of its start."""
    before = dict(os.environ)
    os.environ.update(values)
    yield
    os.environ.clear()
    os.environ.update(before)
