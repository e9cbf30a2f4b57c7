"""Processes that are found again, ended, and never confused with somebody else's."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from config.embedded import ServiceError
from config.embedded.processes import get_process_identity, wait_until
from config.embedded.supervisor import RestartedChild
from tests.clock import Clock

TERM_THEN_KILL = ((signal.SIGTERM, 10.0), (signal.SIGKILL, 5.0))
DEAF = [sys.executable, "-c", "import signal, time; signal.signal(15, signal.SIG_IGN); "
        "print('deaf', flush=True); time.sleep(600)"]  # fmt: skip
SLEEP = ["sleep", "600"]


def test_a_stopped_child_leaves_neither_process_nor_pidfile(make_child):
    child = make_child("sleeper", TERM_THEN_KILL)
    child.start(SLEEP)
    pid = child.process.pid
    child.stop()
    assert child.exit_status() == -signal.SIGTERM
    assert not get_process_identity(pid)
    assert not child.pid_path.exists()


def test_a_child_that_ignores_the_first_signal_gets_the_next(make_child):
    child = make_child("deaf", ((signal.SIGTERM, 0.1), (signal.SIGKILL, 5.0)))
    child.start(DEAF)
    assert wait_until(lambda: b"deaf" in child.log.read_bytes(), 60)
    child.stop()
    assert child.exit_status() == -signal.SIGKILL


def test_what_a_child_started_ends_with_it(make_child):
    child = make_child("parent", TERM_THEN_KILL)
    child.start(["sh", "-c", "sleep 600 & echo $!; wait"])
    assert wait_until(lambda: child.log.read_text().endswith("\n"), 60)
    child.stop()
    assert wait_until(lambda: not get_process_identity(int(child.log.read_text())), 60)


def test_a_leftover_of_a_killed_supervisor_is_ended(make_child):
    lost, found = make_child("same", TERM_THEN_KILL), make_child("same", TERM_THEN_KILL)
    lost.start(SLEEP)
    assert found.stop_leftover()
    assert wait_until(lambda: lost.exit_status() == -signal.SIGTERM, 60)


def test_a_stranger_with_the_number_of_a_leftover_is_left_alone(make_child):
    child = make_child("web", TERM_THEN_KILL)
    with subprocess.Popen(SLEEP) as stranger:
        child.pid_path.write_text(f"{stranger.pid} another/1")
        assert not child.stop_leftover()
        assert stranger.poll() is None
        stranger.kill()
    assert not child.pid_path.exists()


@pytest.mark.parametrize("content", ["", "1", "1 ", "one 1"])
def test_a_pidfile_cut_short_is_ignored(make_child, content):
    child = make_child("web", TERM_THEN_KILL)
    child.pid_path.write_text(content)
    assert not child.stop_leftover()


def test_a_program_that_does_not_exist_is_named(make_child):
    with pytest.raises(ServiceError, match=r"web cannot be started: .*no-such-program"):
        make_child("web", TERM_THEN_KILL).start([Path("/no-such-program")])


def test_a_zombie_counts_as_ended():
    process = subprocess.Popen(["true"])
    try:
        assert wait_until(lambda: not get_process_identity(process.pid), 60)
        os.kill(process.pid, 0)  # its number is still taken
    finally:
        process.wait()


def tend_until(kept: RestartedChild, enough: Callable[[list[str]], bool]) -> list[str]:
    """What `kept` told until `enough`."""
    told: list[str] = []

    def tended() -> bool:
        told.extend(filter(None, [kept.tend()]))
        return enough(told)

    assert wait_until(tended, 60)
    return told


def test_a_child_that_ends_is_started_again_with_growing_pauses(make_child):
    child = make_child("crashing", TERM_THEN_KILL)
    kept = RestartedChild(child, lambda: child.start(["sh", "-c", "exit 3"]))
    kept.start()
    assert tend_until(kept, lambda told: len(told) == 3) == [
        f"crashing ended (with status 3) after 0 s; starting it again in {pause} s"
        for pause in ("0.2", "0.4", "0.8")
    ]


def pauses(
    kept: RestartedChild, child: "Ended", clock: Clock, number: int, *, lasting: float
) -> list[str]:
    """How long it waits after each end of a child that lives for so long."""
    found = []
    for _ in range(number):
        kept.start()
        clock.move(lasting)
        child.ended = True
        found.append(kept.tend().rpartition(" in ")[2])
        kept._due = None
    return found


@dataclass
class Ended:
    """Stands for a child."""

    log: Path
    name: str = "worker"
    ended: bool = False

    def start(self) -> None:
        self.ended = False

    def exit_status(self) -> int | None:
        return 1 if self.ended else None


@pytest.fixture
def ended(home: Path) -> Ended:
    child = Ended(home / "logs" / "worker.log")
    child.log.write_text("Traceback …\nConnectionError: Redis is away\n\n")
    return child


def test_however_often_a_child_dies_the_pause_stays_short(ended: Ended, clock: Clock):
    kept = RestartedChild(ended, ended.start)  # type: ignore[arg-type]
    assert pauses(kept, ended, clock, 8, lasting=1) == [
        f"{pause} s" for pause in ("0.2", "0.4", "0.8", "1.6", "3.2", "5.0", "5.0", "5.0")
    ]
    assert pauses(kept, ended, clock, 2000, lasting=1)[-1] == "5.0 s"


def test_a_child_that_was_sound_for_a_while_is_started_at_once(ended: Ended, clock: Clock):
    kept = RestartedChild(ended, ended.start)  # type: ignore[arg-type]
    pauses(kept, ended, clock, 8, lasting=1)
    assert pauses(kept, ended, clock, 1, lasting=11) == ["0.2 s"]


def test_why_a_child_ended_is_told(ended: Ended):
    kept = RestartedChild(ended, ended.start)  # type: ignore[arg-type]
    kept.start()
    ended.ended = True
    assert "(with status 1: ConnectionError: Redis is away) after 0 s; starting" in kept.tend()


def test_a_killed_child_runs_again(make_child):
    child = make_child("web", TERM_THEN_KILL)
    kept = RestartedChild(child, lambda: child.start(SLEEP))
    kept.start()
    first = child.process.pid
    os.kill(first, signal.SIGKILL)
    told = tend_until(kept, lambda told: bool(told) and child.running)
    assert told == ["web ended (by SIGKILL) after 0 s; starting it again in 0.2 s"]
    assert child.process.pid != first


def test_a_start_that_fails_is_told_and_tried_again(make_child):
    child = make_child("web", TERM_THEN_KILL)
    commands = iter([["sh", "-c", "exit 1"], ["/no-such-program"], SLEEP])
    kept = RestartedChild(child, lambda: child.start(next(commands)))
    kept.start()
    told = tend_until(kept, lambda told: len(told) == 2 and child.running)
    assert "did not start again" in told[1]


def test_a_full_disk_ends_nothing_but_the_try(make_child):
    child = make_child("web", TERM_THEN_KILL)
    refusals = iter([OSError(errno.ENOSPC, "No space left on device")])

    def begin():
        if child.process is not None and (refused := next(refusals, None)):
            raise refused
        child.start(SLEEP if child.process is not None else ["sh", "-c", "exit 1"])

    kept = RestartedChild(child, begin)
    kept.start()
    told = tend_until(kept, lambda told: len(told) == 2 and child.running)
    assert "No space left on device" in told[1]
