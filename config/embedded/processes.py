"""Tells a process from a later one with the same number."""

import contextlib
import ctypes
import ctypes.util
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from config.embedded import ServiceError
from config.embedded.homes import ServiceAccount

PROC = Path("/proc")
_BOOT_ID = PROC / "sys/kernel/random/boot_id"
_STATE, _STARTED = 0, 19  # fields 3 and 22 of proc_pid_stat(5), counted after the command's name


def get_process_identity(pid: int) -> str:
    """An identity that no other process shares, even after a reboot; '' when `pid` does not run.

    A zombie counts as not running: a container may never reap it.
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


def find_processes_in(directory: Path) -> set[int]:
    """The processes whose working directory is `directory` (empty where /proc does not exist)."""
    target = str(directory.resolve())
    return {int(link.parent.name) for link in PROC.glob("[0-9]*/cwd") if _read_link(link) == target}


def _read_link(link: Path) -> str:
    try:
        return str(link.readlink())
    except OSError:  # ended meanwhile, a zombie, or another user's
        return ""


def send_signal(pid: int, signum: signal.Signals, *, group: bool = False) -> None:
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


# --- Child ------------------------------------------------------------------
# A process that the supervisor starts, that ends with it, and that it finds after a crash.

_PR_SET_PDEATHSIG = 1  # prctl(2)
# Loaded before any fork: between fork and exec it is not safe to import or allocate.
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None

StopSteps = Sequence[tuple[signal.Signals, float]]


@dataclass
class Child:
    """One process in its own group, with log and pidfile in `home`.

    `stop_steps` are the signals that ask it to end, each with its seconds to do so.
    """

    name: str
    home: Path
    stop_steps: StopSteps
    account: ServiceAccount | None = None
    environment: Mapping[str, str] | None = None
    directory: Path = Path("/")
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def log(self) -> Path:
        """Its output is appended here."""
        return self.home / "logs" / f"{self.name}.log"

    @property
    def pid_path(self) -> Path:
        return self.home / "run" / f"{self.name}.pid"

    def start(self, command: Sequence[str | Path]) -> None:
        """Run `command`, after ending what a crash or a killed supervisor left of it."""
        if self.process is not None:
            send_signal(self.process.pid, signal.SIGKILL, group=True)
        self.stop_leftover()
        with self.log.open("ab") as log:
            try:
                self.process = self._spawn_process(command, log.fileno())
            except OSError as error:
                raise ServiceError(f"{self.name} cannot be started: {error}") from error
        self.pid_path.write_text(f"{self.process.pid} {get_process_identity(self.process.pid)}")

    def _spawn_process(self, command: Sequence[str | Path], output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 (commands of our own)
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=self.directory,
            env=self.environment,
            process_group=0,
            # No other thread can hold a lock here: the supervisor has one thread.
            preexec_fn=_end_with_parent(self.stop_steps[0][0]),  # noqa: PLW1509
            **(self.account.process_options if self.account else {}),
        )

    def exit_status(self) -> int | None:
        """None while it runs, or before it was started."""
        return self.process.poll() if self.process else None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def ask_to_stop(self) -> None:
        """Take the first of the stop steps, without waiting."""
        if self.process is not None and self.running:
            send_signal(self.process.pid, self.stop_steps[0][0])

    def stop(self) -> None:
        if self.process is not None:
            process = self.process
            self._end(process.pid, lambda: process.poll() is not None)
            self.pid_path.unlink(missing_ok=True)

    def stop_leftover(self, patience: float = math.inf) -> bool:
        """End the process that an earlier supervisor left behind; whether there was one.

        `patience` bounds the seconds of every step: the kernel has asked it to end already.
        """
        pid = self._find_remembered_pid()
        if pid:
            self._end(pid, lambda: not get_process_identity(pid), patience)
        self.pid_path.unlink(missing_ok=True)
        return bool(pid)

    def _end(self, pid: int, ended: Callable[[], bool], patience: float = math.inf) -> None:
        for signum, seconds in self.stop_steps:
            if ended():
                break
            send_signal(pid, signum)
            wait_until(ended, min(seconds, patience))
        # End the rest of its group: nothing that we started may remain.
        send_signal(pid, signal.SIGKILL, group=True)
        wait_until(ended, 5)

    def _find_remembered_pid(self) -> int:
        """The process of the pidfile while that same process runs, else 0."""
        if not self.pid_path.exists():
            return 0
        number, _, known = self.pid_path.read_text().partition(" ")
        alive = number.isdigit() and known and get_process_identity(int(number)) == known
        return int(number) if alive else 0


def _end_with_parent(signum: signal.Signals) -> Callable[[], None]:
    """Ask the kernel (Linux) for `signum` when the supervisor dies, however it dies."""
    parent = os.getpid()

    def prepare() -> None:
        if _LIBC is not None:
            _LIBC.prctl(_PR_SET_PDEATHSIG, int(signum), 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    return prepare
