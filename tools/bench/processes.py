"""What the processes below another one took, as Linux counts it."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Self

_TICKS = os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def cpu_seconds(pid: int) -> float:
    """Of its children so far, in user and system mode."""
    return sum(_ticks(child) for child in children(pid)) / _TICKS


def peak_megabytes(pid: int) -> float:
    """The most resident memory that any of its children ever had."""
    return max(_kilobytes(child, "VmHWM") for child in children(pid)) / 1000


def _ticks(pid: int) -> int:
    # The name in brackets may hold blanks; user and system time are the 14th and 15th value.
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(after_name[11]) + int(after_name[12])


def _kilobytes(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


class Watched:
    """What a process and all below it take: `processor` in seconds of user and system time, and
    `megabytes`, the most that was resident at one time.

    It looks every tenth of a second, so the last moments of a child that ends are missed. Pages
    that processes share count for each of them.
    """

    def __init__(self, pid: int, every: float = 0.1) -> None:
        self.megabytes = 0.0
        self._pid, self._every = pid, every
        self._before: dict[int, int] = {}
        self._after: dict[int, int] = {}
        self._stop = Event()
        self._thread = Thread(target=self._watch, daemon=True)

    @property
    def processor(self) -> float:
        return (sum(self._after.values()) - sum(self._before.values())) / _TICKS

    def __enter__(self) -> Self:
        self._before = {pid: usage[0] for pid, usage in self._now()}
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _watch(self) -> None:
        stopping = False
        while not stopping:
            stopping = self._stop.wait(self._every)
            now = dict(self._now())
            self._after |= {pid: usage[0] for pid, usage in now.items()}
            self.megabytes = max(self.megabytes, sum(usage[1] for usage in now.values()))

    def _now(self) -> Iterator[tuple[int, tuple[int, float]]]:
        """Clock ticks and megabytes by process; one may end while we look."""
        for pid in [self._pid, *_below(self._pid)]:
            with suppress(OSError):
                pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
                yield pid, (_ticks(pid), pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


def _below(pid: int) -> Iterator[int]:
    try:
        # Every thread has children of its own.
        found = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return
    for child in map(int, " ".join(found).split()):
        yield child
        yield from _below(child)
