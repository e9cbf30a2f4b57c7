"""Telling one process from another that later got the same number."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

PROC = Path("/proc")
_BOOT_ID = PROC / "sys/kernel/random/boot_id"
_STATE, _STARTED = 0, 19  # fields 3 and 22 of proc_pid_stat(5), counted after the command's name


def identity(pid: int) -> str:
    """What no other process shares with `pid`, not even after a reboot; '' when it is not running.

    A zombie counts as not running: in a container nobody may ever reap it.
    """
    if not _BOOT_ID.exists():
        return _identity_from_ps(pid)
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    if fields[_STATE] in "ZX":
        return ""
    return f"{_BOOT_ID.read_text().strip()}/{fields[_STARTED]}"


def _identity_from_ps(pid: int) -> str:
    found = subprocess.run(  # noqa: S603 (a fixed program)
        ["/bin/ps", "-o", "stat=,lstart=", "-p", str(pid)],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split(maxsplit=1)
    return "" if not found or found[0].startswith("Z") else found[1].strip()


def working_in(directory: Path) -> set[int]:
    """The processes whose working directory is `directory` (empty where /proc does not exist)."""
    target = str(directory.resolve())
    return {int(link.parent.name) for link in PROC.glob("[0-9]*/cwd") if _target(link) == target}


def _target(link: Path) -> str:
    try:
        return str(link.readlink())
    except OSError:  # gone meanwhile, a zombie, or somebody else's
        return ""


def send(pid: int, signum: signal.Signals, *, group: bool = False) -> None:
    with contextlib.suppress(ProcessLookupError):
        (os.killpg if group else os.kill)(pid, signum)


def wait_until(condition: Callable[[], bool], seconds: float, *, pause: float = 0.02) -> bool:
    """Whether `condition` came true within `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(pause)
    return True
