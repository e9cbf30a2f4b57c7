"""What OpenTelemetry adds to the work on a case.

`python bench/telemetry.py [--cases 120] [--latency 0.2] [--rows 1000000]`

Starts a private PostgreSQL and Redis, a scripted model server and a collector that takes
everything, each in a process of its own. Then writes and judges the same meeting again and again, a
few cases with OpenTelemetry and a few without in turn, in one process, one case at a time, and
prints the medians: processor time of this process a case, the time a case takes, and what it costs
to be on. With it on, spans are made and sent every five seconds, as in a worker. Also prints what
importing it takes, and with `--rows` what a scrape of /metrics takes with so many cases and model
calls in the database, one case in a hundred under way.
"""

import argparse
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
TURN_COPIES = 60
CRITERIA = ("coherence", "consistency", "fluency", "relevance")
BLOCK = 5  # cases
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
        for module in ("config.telemetry", "prometheus_client", "structlog"):
            print(f"import {module}: {_printed(_IMPORTS, module)}")
        if options.cases:
            print(_report(_measured(options.cases)))
        if options.rows:
            print(_scrapes(options.rows))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=120, help="with it and without, together")
    parser.add_argument("--latency", type=float, default=0.2, help="of the model, in seconds")
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
                "COUNTERSIGN_RESPONSE_CACHE": "false",
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

Measured = dict[bool, list[tuple[float, float]]]


def _measured(cases: int) -> Measured:
    """Processor time and time of each case, by whether OpenTelemetry was on."""
    from tests.factories.cases import TURNS, case, version

    guideline = version(*CRITERIA)
    made = [case(guideline, turns=TURNS * TURN_COPIES) for _ in range(cases + 2 * BLOCK)]
    measured: Measured = {True: [], False: []}
    for number in range(0, len(made), BLOCK):
        on = bool(number // BLOCK % 2)
        with _telemetry() if on else ExitStack():
            # The first of a block makes its connections.
            block = made[number : number + BLOCK]
            spent = [_spent(partial(_work, summary)) for summary in block]
        if number >= 2 * BLOCK:
            measured[on] += spent[1:]
    return measured


@contextmanager
def _telemetry() -> Iterator[None]:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    from config import telemetry

    processor = BatchSpanProcessor(telemetry.ContentFree(OTLPSpanExporter()))
    telemetry.start([processor], [])
    try:
        yield
    finally:
        processor.shutdown()
        telemetry.stop()


def _spent(work: Callable[[], object]) -> tuple[float, float]:
    processor, started = time.process_time(), time.monotonic()
    work()
    return time.process_time() - processor, time.monotonic() - started


def _work(summary: Any) -> None:
    from judging.tasks import judge
    from summaries.tasks import write

    write.apply(args=(str(summary.pk),))
    judge.apply(args=(str(summary.pk),))


def _report(measured: Measured) -> str:
    lines = ["| | off | on | more |", "| --- | --- | --- | --- |"]
    for column, name in enumerate(("processor time a case", "time of a case")):
        off, on = (median(row[column] for row in measured[which]) for which in (False, True))
        lines.append(f"| {name} | {off * 1000:.1f} ms | {on * 1000:.1f} ms | {on / off - 1:.1%} |")
    return "\n".join([*lines, f"{len(measured[True])} cases each"])


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

    with psycopg.connect(os.environ["DATABASE_OWNER_URL"], autocommit=True) as owner:
        for statement in _FILL.format(rows=rows).split(";"):
            owner.execute(statement)
        owner.execute("ANALYZE summaries_summary, llm_modelcall")
    spent = [_spent(metrics.families) for _ in range(12)][2:]
    return f"scrape with {rows} cases: {median(each for _, each in spent) * 1000:.1f} ms"


if __name__ == "__main__":
    main()
