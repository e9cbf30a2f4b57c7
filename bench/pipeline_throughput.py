"""How many model calls one worker process keeps in flight, against the ideal.

`python bench/pipeline_throughput.py [--cases 256] [--seconds 2] [--threads 64] [--criteria 0]`

Starts a private PostgreSQL and Redis in a temporary directory and a scripted model server that
takes `--seconds` for every answer, opens the cases, and starts one worker process on the threads
pool. One case goes ahead and pays for what a process imports and connects once. The clock runs from
the sweep that finds all others at once to the end of the last case. The ideal is calls × seconds ÷
threads: every thread always in a call and nothing else taking any time.

Without criteria the cases are written and not judged. With several, a judging thread asks for the
first alone and for the rest at once, so a case takes a thread three calls' time.
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
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
WORDS = 1500
POOL = 12


@dataclass(frozen=True)
class Result:
    calls: int
    seconds: float
    ideal: float
    cpu: float

    def line(self, options: argparse.Namespace) -> str:
        return (
            f"| {options.cases} | {options.criteria} | {options.threads} | {options.seconds:g} s "
            f"| {self.calls} | {self.ideal:.1f} s | {self.seconds:.1f} s "
            f"| {100 * self.ideal / self.seconds:.0f} % | {1000 * self.cpu / self.calls:.0f} ms |"
        )


def main() -> None:
    options = _arguments()
    with _services() as services, _model(options.seconds) as address:
        environment = {
            **os.environ,
            **services,
            "DJANGO_SETTINGS_MODULE": "config.settings" if options.criteria else "bench.write_only",
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "OPENAI_BASE_URL": f"{address}/v1",
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
            "COUNTERSIGN_MAX_CONCURRENCY": str(max(64, options.threads)),
        }
        os.environ.update(environment)
        result = _measure(options, environment)
    print("| cases | criteria | threads | a call | calls | ideal | took | of ideal | CPU a call |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print(result.line(options))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0, help="what the model takes")
    parser.add_argument("--threads", type=int, default=64)
    parser.add_argument("--criteria", type=int, default=0, help="0: write only")
    return parser.parse_args()


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


def _measure(options: argparse.Namespace, environment: dict[str, str]) -> Result:
    import django
    from django.core.management import call_command
    from django.test import override_settings

    django.setup()
    call_command("migrate", verbosity=0)
    from summaries.models import Summary
    from summaries.pipeline import sweep

    end = "in_review" if options.criteria else "drafted"
    guideline = _guideline(options.criteria)
    with _worker(options.threads, environment) as pid:
        # The first case pays for what a process imports and connects once.
        _open(guideline, range(1))
        _until(lambda: Summary.objects.filter(status=end).count() == 1)
        with override_settings(PIPELINE_TASKS={}):
            _open(guideline, range(1, options.cases + 1))
        started, booted = time.monotonic(), _cpu(pid)
        sweep(limit=options.cases)
        _until(lambda: Summary.objects.filter(status=end).count() == options.cases + 1)
        seconds, cpu = time.monotonic() - started, _cpu(pid) - booted
    rounds = 1 + min(options.criteria, 2)
    ideal = options.cases * rounds * options.seconds / options.threads
    return Result(options.cases * (1 + options.criteria), seconds, ideal, cpu)


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


def _guideline(criteria: int) -> str:
    from django.utils import timezone

    from summaries.models import Criterion, Guideline, GuidelineVersion

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


def _open(guideline: str, numbers: range) -> None:
    from summaries.intake import Submission, ingest

    for number in numbers:
        turns = [
            {"speaker": f"Speaker {turn % 4}", "text": f"{number}, point {turn}: " + "word " * 25}
            for turn in range(WORDS // 30)
        ]
        submission = Submission(
            source="bench",
            external_id=str(number),
            title=f"Meeting {number}",
            content=turns,
            guideline=guideline,
        )
        ingest(submission, by=None)


def _until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 600
    while not done():
        if time.monotonic() > deadline:
            raise SystemExit("The worker did not finish within ten minutes.")
        time.sleep(0.05)


if __name__ == "__main__":
    main()
