"""What OpenTelemetry adds to the work on a case.

`python tools/bench/telemetry.py [--rounds 24] [--latency 0.05] [--rows 1000000]`

Starts a private PostgreSQL and Redis, a scripted model server and a collector that takes
everything, each in a process of its own. Then writes and judges the same meeting again and again in
one process, one case at a time: in each round some cases with OpenTelemetry and some without, which
first changing from round to round, after one that makes the connections. It counts processor time
of this process and all its threads, to the end of the last export, because on a busy machine the
time on the clock is mostly that of others. Printed is what being on adds: the mean over rounds with
its 95 % interval (20,000 bootstrap samples of the rounds), which also holds what the machine's
caches and clocks did between the two halves of a round.

Also prints what importing it takes, and with `--rows` what a scrape of /metrics takes with so many
cases and model calls in the database, one case in a hundred under way.
"""

import argparse
import gc
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
TURN_COPIES = 60
CRITERIA = ("coherence", "consistency", "fluency", "relevance")
BLOCK = 5  # cases, the first of which is not counted
_COLLECTOR = """
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
class Collector(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
    def log_message(self, *_):
        pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
print(f"at http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
"""
_IMPORTS = """
import sys, time
import django
django.setup()
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4 / 1024
before, started = resident(), time.process_time()
__import__(sys.argv[1])
print(f"{(time.process_time() - started) * 1000:.0f} ms, {resident() - before:.0f} MiB")
"""


def main() -> None:
    options = _arguments()
    with ExitStack() as stack:
        os.environ |= stack.enter_context(_services(options.latency))
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0)
        for module in ("config.telemetry", "structlog"):
            print(f"import {module}: {_printed(_IMPORTS, module)}")
        if options.rounds:
            print(_report(_measured(options.rounds)))
        if options.rows:
            print(_scrapes(options.rows))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=24, help=f"of twice {BLOCK} cases")
    parser.add_argument("--latency", type=float, default=0.05, help="of the model, in seconds")
    parser.add_argument("--rows", type=int, default=0, help="for scrapes of /metrics")
    return parser.parse_args()


@contextmanager
def _services(latency: float) -> Iterator[dict[str, str]]:
    from config.embedded.homes import make_home
    from config.embedded.services import Services

    base = Path(tempfile.mkdtemp(prefix="countersign-bench-"))
    base.chmod(0o711)
    script = base / "scenario.json"
    script.write_text(f'{{"latency": {latency}}}')
    services = Services(make_home(base / "home"))
    try:
        with (
            _served("-m", "tests.modelserver", "--script", str(script)) as model,
            _served("-c", _COLLECTOR) as collector,
        ):
            yield {
                **services.start(),
                "DJANGO_SETTINGS_MODULE": "config.settings",
                "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
                "COUNTERSIGN_HOME": str(base / "home"),
                "COUNTERSIGN_WRITER_MODEL": "ollama:scripted",
                "COUNTERSIGN_JUDGE_MODEL": "ollama:scripted",
                "COUNTERSIGN_RETENTION_DAYS": "answers=0",
                "COUNTERSIGN_LOG_LEVEL": "WARNING",
                "OLLAMA_HOST": model,
                "OTEL_EXPORTER_OTLP_ENDPOINT": collector,
                # It is started and stopped by hand, and not with Django.
                "OTEL_SDK_DISABLED": "true",
            }
    finally:
        services.destroy()
        shutil.rmtree(base, ignore_errors=True)


@contextmanager
def _served(*command: str) -> Iterator[str]:
    """The address that the program says it serves at."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().decode().split()[-1]
        finally:
            process.terminate()


def _printed(script: str, *arguments: str) -> str:
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.strip()


# --- Measuring --------------------------------------------------------------


def _measured(rounds: int) -> list[tuple[float, float]]:
    """Processor seconds a case of each round, without OpenTelemetry and with it."""
    from tests.factories.cases import TURNS, case, version

    guideline = version(*CRITERIA)
    measured = []
    for number in range(rounds + 1):
        spent = {}
        for on in (number % 2 == 0, number % 2 == 1):
            block = [case(guideline, turns=TURNS * TURN_COPIES) for _ in range(BLOCK)]
            spent[on] = _spent_on(block, on)
        if number:  # the first imports and compiles
            measured.append((spent[False], spent[True]))
            print(f"round {number}: {spent[False]:.3f} {spent[True]:.3f}", file=sys.stderr)
    return measured


def _spent_on(block: list[Any], on: bool) -> float:
    gc.collect()
    with ExitStack() as stack:
        end = stack.enter_context(_telemetry()) if on else lambda: None
        _work(block[0])
        started = time.process_time()
        for summary in block[1:]:
            _work(summary)
        end()
        return (time.process_time() - started) / (len(block) - 1)


@contextmanager
def _telemetry() -> Iterator[Callable[[], object]]:
    """On, and what sends the rest."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

    from config import telemetry

    processor = telemetry.ContentFreeSpans(OTLPSpanExporter())
    telemetry.start_tracing(processor)
    try:
        yield processor.force_flush
    finally:
        processor.shutdown()
        telemetry.stop_tracing()


def _work(summary: Any) -> None:
    from judging.tasks import judge
    from summaries.tasks import write

    write.apply(args=(str(summary.pk),))
    judge.apply(args=(str(summary.pk),))


def _report(measured: list[tuple[float, float]]) -> str:
    off, on = np.array(measured).T
    more = on / off - 1
    samples = np.random.default_rng(17).choice(more, (20_000, len(more))).mean(axis=1)
    low, high = np.quantile(samples, (0.025, 0.975))
    return (
        "| rounds | off, a case | on, a case | more | 95 % interval | median of rounds |\n"
        "| --- | --- | --- | --- | --- | --- |\n"
        f"| {len(more)} | {np.median(off) * 1000:.0f} ms | {np.median(on) * 1000:.0f} ms "
        f"| {more.mean():+.1%} | {low:+.1%} to {high:+.1%} | {np.median(more):+.1%} |\n"
        f"load average {os.getloadavg()[0]:.1f}"
    )


# --- Scrapes ----------------------------------------------------------------

_FILL = """
SET session_replication_role = replica;
INSERT INTO summaries_summary (id, transcript_id, guideline_version_id, status, failed_from,
    failure, failure_kind, deferrals, waiting_for, status_since, lost_leases)
SELECT gen_random_uuid(), gen_random_uuid(), 1,
    CASE WHEN i % 100 > 0 THEN (ARRAY['approved', 'rejected', 'cancelled'])[1 + i % 3]
        ELSE (ARRAY['queued', 'in_review', 'returned'])[1 + i / 100 % 3] END,
    '', '', '', 0, '', now() - i * interval '1 minute', 0
FROM generate_series(1, {rows}) AS i;
INSERT INTO llm_modelcall (created_at, purpose, provider, endpoint, model, prompt_tokens,
    cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason,
    request_sha256)
SELECT now() - i * interval '1 minute', 'judge', 'openai', 'http://models', 'm' || i % 3, 900, 0,
    90, 0.001, 100 + i % 9000, 'ok', '', 'stop', ''
FROM generate_series(1, {rows}) AS i;
"""


def _scrapes(rows: int) -> str:
    import psycopg

    from config import metrics

    with psycopg.connect(os.environ["DATABASE_OWNER_URL"], user="postgres", autocommit=True) as db:
        for statement in _FILL.format(rows=rows).split(";"):
            db.execute(statement)
        db.execute("ANALYZE summaries_summary, llm_modelcall")
    taken = median(_scraped(lambda: list(metrics.Collector().collect())))
    return f"scrape with {rows} cases: {taken * 1000:.1f} ms"


def _scraped(scrape: Callable[[], object]) -> list[float]:
    """Seconds of ten, after two that fill caches."""
    taken = []
    for _ in range(12):
        started = time.monotonic()
        scrape()
        taken.append(time.monotonic() - started)
    return taken[2:]


if __name__ == "__main__":
    main()
