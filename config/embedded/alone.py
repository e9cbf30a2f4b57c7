"""Starts the services of a stopped installation for one command, such as `backup`."""

import os
import subprocess
import sys

from django.conf import settings
from django.core.management.base import CommandError

from config.embedded import ServiceError
from config.embedded.homes import HomeLock, make_home
from config.embedded.services import Services


def rerun_with_services() -> None:
    """Run this process's command again with the services of the home, and exit as it does.

    Do nothing where DATABASE_URL names a server or the home runs: the services are there.
    Raises CommandError.
    """
    if os.environ.get("DATABASE_URL"):
        return
    try:
        lock = HomeLock(make_home(settings.COUNTERSIGN_HOME))
        if lock.acquire():
            sys.exit(_rerun(lock))
    except ServiceError as error:
        raise CommandError(str(error)) from error


def _rerun(lock: HomeLock) -> int:
    services = Services(settings.COUNTERSIGN_HOME)
    try:
        lock.describe(pid=os.getpid(), address=f"no address, for {' '.join(sys.argv[1:2])}")
        # The same program and arguments; its settings read the new addresses.
        again = [sys.executable, *sys.argv]
        return subprocess.run(  # noqa: S603
            again, env={**os.environ, **services.start()}, check=False
        ).returncode
    finally:
        services.stop()
        lock.release()
