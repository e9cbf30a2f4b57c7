"""How many model calls one worker process keeps in flight, against the ideal.

`python tools/bench/pipeline_throughput.py [--cases 256] [--seconds 2] [--in-flight 64]
[--criteria N]`

Starts a private PostgreSQL and Redis in a temporary directory and a scripted model server that
takes `--seconds` for every answer and answers as a real one does (`bench/model_server`), opens the
cases, and starts one worker process on the threads pool. Transcripts are meetings of 1,350 words,
the guideline is the one that ships. One case goes ahead and pays for what a process imports and
connects once. The clock runs from the sweep that finds all others at once to the end of the last
case. The ideal is calls × seconds ÷ calls in flight: every slot always in use and nothing else
taking any time. Threads and COUNTERSIGN_MAX_CONCURRENCY are both `--in-flight`.

`--criteria 0` has the cases written and not judged, `--criteria N` judged by N short ones.
"""

import argparse
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.bench.model_server import ModelServer, model_server  # noqa: E402 - the path comes first

# All there are: some 1,350 words a meeting.
CHATS = 24
POOL = 12


@dataclass(frozen=True)
class Result:
    calls: int
    seconds: float
    ideal: float
    cpu: float

    def line(self, options: argparse.Namespace) -> str:
        return (
            f"| {options.cases} | {_criteria(options)} | {options.in_flight} "
            f"| {options.seconds:g} s "
            f"| {self.calls} | {self.ideal:.1f} s | {self.seconds:.1f} s "
            f"| {100 * self.ideal / self.seconds:.0f} % | {1000 * self.cpu / self.calls:.0f} ms |"
        )


def main() -> None:
    options = _arguments()
    writes_only = options.criteria == 0
    settings = "tools.bench.write_only" if writes_only else "config.settings"
    # As many slots as calls could ever be open: the limit is to be the product's.
    serving = ("--seconds", str(options.seconds), "--slots", "1000", "--score", "5")
    with _services() as services, model_server(*serving) as server:
        environment = {
            **os.environ,
            **services,
            "DJANGO_SETTINGS_MODULE": settings,
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "OPENAI_BASE_URL": server.openai_url,
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
            "COUNTERSIGN_MAX_CONCURRENCY": str(options.in_flight),
            "COUNTERSIGN_BUDGETS": "daily_tokens=0",
        }
        os.environ.update(environment)
        result = _measure(options, environment, server)
    print(
        "| cases | criteria | in flight | a call | calls | ideal | took | of ideal | CPU a call |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print(result.line(options))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0, help="what the model takes")
    parser.add_argument("--in-flight", type=int, default=64, help="calls at once")
    parser.add_argument("--criteria", type=int, help="0: write only; left out: as they ship")
    return parser.parse_args()


def _criteria(options: argparse.Namespace) -> str:
    return "as they ship" if options.criteria is None else str(options.criteria)


@contextmanager
def _services() -> Iterator[dict[str, str]]:
    from config.embedded.homes import make_home
    from config.embedded.services import Services

    base = Path(tempfile.mkdtemp(prefix="countersign-bench-"))
    base.chmod(0o711)
    services = Services(make_home(base / "home"))
    try:
        yield {**services.start(), "COUNTERSIGN_HOME": str(base / "home")}
    finally:
        services.destroy()
        shutil.rmtree(base, ignore_errors=True)


@contextmanager
def _model(seconds: float, **more: float) -> Iterator[str]:
    """In a process of its own, so that it does not compete for an interpreter lock."""
    with tempfile.TemporaryDirectory() as directory:
        script = Path(directory, "scenario.json")
        script.write_text(json.dumps({"latency": seconds, **more}))
        command = [sys.executable, "-m", "tests.modelserver", "--script", str(script)]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


def _measure(
    options: argparse.Namespace, environment: dict[str, str], server: ModelServer
) -> Result:
    import django
    from django.core.management import call_command
    from django.test import override_settings

    django.setup()
    call_command("migrate", verbosity=0)
    from summaries.models import Summary
    from summaries.pipeline import sweep_summaries

    end = "drafted" if options.criteria == 0 else "in_review"
    guideline = _guideline(options.criteria)
    with _worker(options.in_flight, environment) as pid:
        # The first case pays for what a process imports and connects once.
        _open(guideline, range(1))
        _until(lambda: Summary.objects.filter(status=end).count() == 1)
        with override_settings(PIPELINE_TASKS={}):
            _open(guideline, range(1, options.cases + 1))
        server.reset(options.seconds)
        started, booted = time.monotonic(), _cpu(pid)
        sweep_summaries(limit=options.cases)
        _until(lambda: Summary.objects.filter(status=end).count() == options.cases + 1)
        seconds, cpu = time.monotonic() - started, _cpu(pid) - booted
    calls = int(server.counts()["calls"])
    return Result(calls, seconds, calls * options.seconds / options.in_flight, cpu)


def _cpu(pid: int) -> float:
    """Seconds of processor time that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _worker(threads: int, environment: dict[str, str]) -> Iterator[int]:
    options = ["-P", "threads", "-c", str(threads), "--without-gossip", "--without-mingle"]
    command = [sys.executable, "-m", "celery", "-A", "config", "worker", *options]
    pooled = {**environment, "DATABASE_POOL": str(POOL)}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=ROOT, env=pooled, stdout=log, stderr=log)
        try:
            yield process.pid
        finally:
            process.terminate()
            process.wait()
            log.seek(0)
            sys.stderr.write(log.read().decode(errors="replace")[-2000:])


def _guideline(criteria: int | None) -> str:
    """The name of the one that ships, or of one with so many short criteria."""
    from django.utils import timezone

    from judging.guidelines.defaults import ensure_default_guideline
    from summaries.models import Criterion, Guideline, GuidelineVersion

    if criteria is None:
        return ensure_default_guideline().name
    guideline = Guideline.objects.create(name="bench", title="Bench")
    version = GuidelineVersion.objects.create(
        guideline=guideline, number=1, instructions="Decisions first.", confirm=False
    )
    for number in range(1, criteria + 1):
        Criterion.objects.create(
            guideline_version=version,
            position=number,
            name=f"criterion {number}",
            definition="Nothing is invented.",
        )
    version.published_at = timezone.now()
    version.save(update_fields=["published_at"])
    return guideline.name


def _open(guideline: str, numbers: range, chats: int = CHATS) -> None:
    from summaries.intake import Submission, ingest_submission
    from tools.bench.contenders.cases import meetings

    for meeting in islice(meetings(numbers.stop, chats), numbers.start, None):
        submission = Submission(
            source="bench",
            external_id=meeting.id,
            title=f"Meeting {meeting.id}",
            content=[{"speaker": turn["speaker"], "text": turn["text"]} for turn in meeting.turns],
            guideline=guideline,
        )
        ingest_submission(submission, by=None)


def _until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 600
    while not done():
        if time.monotonic() > deadline:
            raise SystemExit("The worker did not finish within ten minutes.")
        time.sleep(0.05)


if __name__ == "__main__":
    main()
