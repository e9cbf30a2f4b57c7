"""What more worker processes bring: calls a second with 1, 2 and 4 of them, and what the limit is.

`python tools/bench/scale.py [--workers 1 2 4] [--cases 16] [--seconds 5] [--threads 8]
[--slots 1000]`

Starts a private PostgreSQL and Redis and, for each number of workers, so many of them and
`--cases` cases for each, before a scripted model server that takes `--seconds` for an answer and
gives `--slots` of them at once (`bench/model_server`). Every worker has a home of its own, as on a
host of its own, and shares nothing with the others but database, broker and model server. Meetings
have 1,500 words, the guideline is the one that ships. Every thread writes a case before the clock
runs, from the sweep that finds all others at once to the end of the last one.

The efficiency is the throughput against as many times that of the first number of workers, each.
Latency is to be the limit: with many calls a second the processors are. The processor's use is
that of the workers, in cores and for a call and a case, and that of the whole machine.
"""

import argparse
import logging
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.bench.model_server import ModelServer, model_server  # noqa: E402 - the path comes first
from tools.bench.pipeline_throughput import _open, _services, _until  # noqa: E402

HEAD = (
    "| workers | cases | calls | took | calls/s | efficiency | in flight | workers' cores "
    "| machine | CPU a call | CPU a case | limit |\n" + "| --- " * 12 + "|"
)
_BUSY = 0.95
_WARMING = 2.0  # seconds a call, so that no thread gets two cases before another has one


@dataclass(frozen=True)
class Run:
    """`processor` is what the workers took, in seconds; `machine` the share of all processors that
    was in use; `in_flight` the mean number of calls that the server worked on."""

    workers: int
    cases: int
    calls: int
    seconds: float
    processor: float
    machine: float
    in_flight: float

    @property
    def rate(self) -> float:
        return self.calls / self.seconds

    def efficiency(self, first: "Run") -> float:
        return self.rate / self.workers / (first.rate / first.workers)

    def limit(self, slots: int) -> str:
        """What has to grow for more calls a second."""
        if self.in_flight >= _BUSY * slots:
            return "the model server's slots"
        if self.processor / self.seconds >= _BUSY * self.workers:
            return "a core for each worker"
        ours = self.processor / self.seconds / (os.cpu_count() or 1)
        full = self.machine >= _BUSY and ours >= self.machine / 2
        return "the processors" if full else "the workers' threads"

    def line(self, first: "Run", slots: int) -> str:
        return (
            f"| {self.workers} | {self.cases} | {self.calls} | {self.seconds:.1f} s "
            f"| {self.rate:.2f} | {self.efficiency(first):.0%} | {self.in_flight:.1f} "
            f"| {self.processor / self.seconds:.2f} | {self.machine:.0%} "
            f"| {1000 * self.processor / self.calls:.0f} ms "
            f"| {1000 * self.processor / self.cases:.0f} ms | {self.limit(slots)} |"
        )


def main() -> None:
    options = _arguments()
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors\n{HEAD}")
    # A passing score, so that a case has the same calls in every run.
    serving = ("--seconds", str(_WARMING), "--slots", str(options.slots), "--score", "5")
    with _services() as services, model_server(*serving) as server:
        environment = {
            **os.environ,
            **services,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "OPENAI_BASE_URL": server.openai_url,
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
            "COUNTERSIGN_MAX_CONCURRENCY": "1000",
            "COUNTERSIGN_BUDGETS": "daily_tokens=0",
            "COUNTERSIGN_PIPELINE_THREADS": str(options.threads),
        }
        os.environ.update(environment)
        _prepare()
        runs: list[Run] = []
        for workers in options.workers:
            runs.append(_timed(workers, options, environment, server))
            print(runs[-1].line(runs[0], options.slots), flush=True)


def _prepare() -> None:
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    # A line for each case would hide the table.
    logging.getLogger("summaries").setLevel(logging.WARNING)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--cases", type=int, default=16, help="of each worker")
    parser.add_argument("--seconds", type=float, default=5.0, help="what the model takes")
    parser.add_argument("--threads", type=int, default=8, help="of each worker")
    parser.add_argument("--slots", type=int, default=1000, help="calls that the server takes")
    return parser.parse_args()


def _timed(
    workers: int, options: argparse.Namespace, environment: dict[str, str], server: ModelServer
) -> Run:
    from config.celery import app

    cases = workers * options.cases
    server.reset(_WARMING)
    with ExitStack() as stack:
        started = [stack.enter_context(_worker(number, environment)) for number in range(workers)]
        pids = [process.pid for process in started]

        def all_answer() -> bool:
            if any(process.poll() is not None for process in started):
                raise SystemExit("A worker ended before it began to work.")
            return len(app.control.ping(timeout=2) or []) == workers

        _until(all_answer)
        _settle(_opened(workers * options.threads))
        everything = _opened(cases)
        server.reset(options.seconds)
        took, machine, began = _processor(pids), _machine(), time.monotonic()
        _settle(everything)
        seconds = time.monotonic() - began
        idle, whole = (new - old for new, old in zip(_machine(), machine, strict=True))
        counts = server.counts()
        return Run(
            workers,
            cases,
            int(counts["calls"]),
            seconds,
            _processor(pids) - took,
            1 - idle / whole,
            counts["busy"] / seconds,
        )


def _opened(cases: int) -> int:
    """So many new cases, which only the sweep tells workers of; how many there are then."""
    from django.test import override_settings

    from judging.guidelines.defaults import ensure_default_guideline
    from summaries.models import Summary

    before = Summary.objects.count()
    with override_settings(PIPELINE_TASKS={}):
        _open(ensure_default_guideline().name, range(before, before + cases))
    return before + cases


def _settle(cases: int) -> None:
    from summaries.models import Summary
    from summaries.pipeline import sweep_summaries

    sweep_summaries(limit=cases)
    _until(lambda: Summary.objects.filter(status="in_review").count() == cases)


@contextmanager
def _worker(number: int, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """As `python -m config.worker worker` is, on a host of its own."""
    from config.embedded.homes import make_home
    from config.embedded.supervisor import worker_command
    from config.queues import PIPELINE_WORKER

    with tempfile.TemporaryDirectory() as directory:
        home = make_home(Path(directory, "home"))
        threads = int(environment[PIPELINE_WORKER.variable])
        own = {
            "COUNTERSIGN_HOME": str(home),
            "DATABASE_POOL": str(PIPELINE_WORKER.connections(threads)),
        }
        command = worker_command(PIPELINE_WORKER, environment, f"{PIPELINE_WORKER.name}-{number}")
        with (home / "log").open("wb") as log:
            process = subprocess.Popen(
                command, cwd=ROOT, env={**environment, **own}, stdout=log, stderr=log
            )
            try:
                yield process
            finally:
                process.terminate()
                process.wait()
                sys.stderr.write((home / "log").read_text(errors="replace")[-300:])


def _processor(pids: list[int]) -> float:
    """Seconds that the workers have computed for so far."""
    fields = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    ticks = sum(int(each[11]) + int(each[12]) for each in fields)
    return ticks / os.sysconf("SC_CLK_TCK")


def _machine() -> tuple[int, int]:
    """Ticks that all processors were idle for, and all ticks."""
    ticks = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return ticks[3] + ticks[4], sum(ticks)


if __name__ == "__main__":
    main()
