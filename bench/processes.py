"""What the processes below another one took, as Linux counts it."""

import os
from pathlib import Path

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
