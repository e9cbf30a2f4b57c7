"""One turn: load what is needed, say so, wait for the word, judge all cases, report.

The bench starts `python -m tools.bench.contenders.NAME JOB CASES` with `OPENAI_BASE_URL` in the
environment. Standard output is for the protocol: "ready", then one line of JSON.
"""

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

JOBS = ("geval", "qag", "dimensions")
SAMPLES = 20
IN_FLIGHT = 100


@dataclass(frozen=True)
class Case:
    """A transcript (`turns` as Countersign keeps them, `source` as lines) and its summary."""

    id: str
    turns: list[dict[str, Any]]
    source: str
    summary: str


@dataclass(frozen=True)
class Task:
    """`criteria`: name, definition and steps of each, the first one for the jobs with one."""

    job: str
    cases: list[Case]
    criteria: list[dict[str, Any]]

    @classmethod
    def load(cls, job: str, path: Path) -> "Task":
        data = json.loads(path.read_text(encoding="utf-8"))
        return cls(job, [Case(**case) for case in data["cases"]], data["criteria"])


# Judges the cases and answers how many scores came of it.
Judge = Callable[[Sequence[Case]], int]


def take(prepare: Callable[[Task], Judge]) -> None:
    """The last case goes ahead and pays for what a process imports and connects once."""
    parser = argparse.ArgumentParser()
    parser.add_argument("job", choices=JOBS)
    parser.add_argument("cases", type=Path)
    options = parser.parse_args()
    task = Task.load(options.job, options.cases)
    say = _channel()
    judge = prepare(task)
    judge(task.cases[-1:])
    say("ready")
    sys.stdin.readline()
    started, used = time.monotonic(), _processor()
    scores = judge(task.cases[:-1])
    report = {"wall": time.monotonic() - started, "processor": _processor() - used}
    say(json.dumps({**report, "scores": scores}))
    # A library may have left threads that wait for nothing.
    os._exit(0)


def _channel() -> Callable[[str], None]:
    """What was standard output; all that is printed otherwise goes where errors go."""
    protocol = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(line: str) -> None:
        protocol.write(f"{line}\n")
        protocol.flush()

    return say


def _processor() -> float:
    """Seconds of user and system time, of this process and of children that have ended."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    usages = [resource.getrusage(kind) for kind in kinds]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)
