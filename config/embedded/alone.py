"""The services of a home that does not run, for one command such as `backup` or `restore`."""

import os
import subprocess
import sys
from pathlib import Path

from config.embedded.homes import HomeLock, make_home
from config.embedded.services import Services


def run_again_with_services(home: Path) -> int | None:
    """Run this process's command again with the services of `home`, and return its exit status.

    None where DATABASE_URL names a server or the home runs: then this process has what it needs.
    Raises ServiceError.
    """
    if os.environ.get("DATABASE_URL"):
        return None
    lock = HomeLock(make_home(home))
    if not lock.acquire():
        return None
    services = Services(home)
    try:
        lock.describe(pid=os.getpid(), address=f"no address, for {' '.join(sys.argv[1:2])}")
        # The same program and arguments, with addresses that its settings read anew.
        again = [sys.executable, *sys.argv]
        return subprocess.run(  # noqa: S603
            again, env={**os.environ, **services.start()}, check=False
        ).returncode
    finally:
        services.stop()
        lock.release()
