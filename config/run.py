"""Everything on one machine: `make run`, or `python -m config.run`.

Starts the embedded services that no variable replaces, prepares the database, then keeps web,
workers and beat running until Ctrl-C. See `docs/operations.md`.
"""

import argparse
import os
import signal
import sys
from pathlib import Path
from types import FrameType

from pydantic import ValidationError

from config.embedded import ServiceError
from config.embedded.homes import HomeLock, make_home
from config.embedded.processes import wait_until
from config.embedded.supervisor import Supervisor, print_line
from config.environment import Installation, adopt_files, get_set_variables, list_problems

_PREVIOUS_STOPS_WITHIN = 40.0  # seconds
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequested(BaseException):
    """Ctrl-C or a signal to end; a BaseException, so that handlers of errors do not catch it."""


def main() -> int:
    options = _parse_arguments()
    # Read before anything starts, so that we notice a parent that ends during the start.
    parent = os.getppid() if options.with_parent else 0
    try:
        wanted = _read_installation()
        _stop_at_signals()
        home = make_home(wanted.COUNTERSIGN_HOME)
        return _run_supervisor(home, wanted, parent)
    except ServiceError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except StopRequested:
        return 0


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m config.run", description=__doc__)
    parser.add_argument(
        "--with-parent", action="store_true", help="stop when the process that started us ends"
    )
    return parser.parse_args()


def _read_installation() -> Installation:
    wrong = adopt_files()
    try:
        wanted = Installation.model_validate(get_set_variables())
    except ValidationError as error:
        wrong += list_problems(error)
    if wrong:
        raise ServiceError(f"{wrong[0].variable}: {wrong[0].message}. {wrong[0].remedy}.")
    return wanted


def _stop_at_signals() -> None:
    def stop(_signum: int, _frame: FrameType | None) -> None:
        # A second Ctrl-C must not interrupt the stopping, which ends by itself.
        _ignore_signals()
        raise StopRequested

    for signum in _SIGNALS:
        signal.signal(signum, stop)


def _ignore_signals() -> None:
    for signum in _SIGNALS:
        signal.signal(signum, signal.SIG_IGN)


def _run_supervisor(home: Path, wanted: Installation, parent: int) -> int:
    lock = _acquire_lock(home)
    supervisor = Supervisor(home, wanted.PORT)
    try:
        lock.describe(pid=os.getpid(), address=supervisor.address)
        supervisor.start()
        supervisor.watch(parent)
    finally:
        _ignore_signals()
        lock.describe(pid=os.getpid(), address=supervisor.address, stopping=True)
        supervisor.stop()
        lock.release()
    return 0


def _acquire_lock(home: Path) -> HomeLock:
    lock = HomeLock(home)
    if lock.acquire():
        return lock
    if lock.holder().get("stopping"):
        print_line("Waiting for the previous run to stop …")
        if wait_until(lock.acquire, _PREVIOUS_STOPS_WITHIN, pause=0.1):
            return lock
    holder = lock.holder()
    raise ServiceError(
        f"Countersign is already running at {holder.get('address', 'an unknown address')} (process "
        f"{holder.get('pid', 'unknown')}) with the data in {home}. Stop it first, or set "
        "COUNTERSIGN_HOME to another directory and PORT to another port."
    )


if __name__ == "__main__":
    sys.exit(main())
