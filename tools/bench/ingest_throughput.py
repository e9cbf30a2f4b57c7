"""Requests a second and 95th percentile of ingestion, against a bare endpoint in the same run.

`python tools/bench/ingest_throughput.py [--clients 16] [--requests 1500] [--words 2000]
[--stored 0]`

Starts a private PostgreSQL and Redis and the web server as `make run` starts it, and sends
transcripts from `--clients` threads with kept connections. The bare endpoint
authenticates the token, reads the JSON and inserts one row of the same size. The two take turns in
rounds, so that both meet the same machine. `--stored N` fills the tables with N transcripts first
(short ones, made inside PostgreSQL): the curve against the size of the database.
"""

import argparse
import http.client
import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
from tools.bench.processes import cpu_seconds  # noqa: E402

ROUNDS = 4
_FILL = """
WITH made AS (
    INSERT INTO summaries_transcript (id, metadata, source, external_id, title, format, turns,
        word_count, warnings, sha256, submission_sha256, submitted_by_id, created_at)
    SELECT gen_random_uuid(), '{}', 'fill', n::text, 'Filled', 'json',
        '[{"speaker": "Ana", "start": null, "end": null, "text": "It runs."}]', 2, '[]',
        sha256(''), sha256(''), %(owner)s, now() - n * interval '1 second'
    FROM generate_series(1, %(rows)s) n RETURNING id, created_at
)
INSERT INTO summaries_summary (id, transcript_id, guideline_version_id, status, status_since,
    failed_from, failure, failure_kind, deferrals, waiting_for, created_at)
SELECT gen_random_uuid(), id, %(version)s, 'rejected', created_at, '', '', '', 0, '', created_at
FROM made
"""


def main() -> None:
    from tools.bench.pipeline_throughput import _services

    options = _arguments()
    with _services() as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "tools.bench.ingest_settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        token = prepare(options.stored)
        with web() as (port, pid):
            _report(options, token, port, pid)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--requests", type=int, default=1500, help="of each kind, in all rounds")
    parser.add_argument("--words", type=int, default=2000)
    parser.add_argument("--stored", type=int, default=0, help="transcripts there before")
    return parser.parse_args()


def prepare(stored: int) -> str:
    import django
    from django.core.management import call_command
    from django.db import connection

    django.setup()
    call_command("migrate", verbosity=0)
    from django.contrib.auth.models import User

    from accounts import tokens
    from judging.guidelines.defaults import ensure_default_guideline
    from summaries.models import GuidelineVersion

    ensure_default_guideline()
    owner = User.objects.create_user("bench")
    if stored:
        with connection.cursor() as cursor:
            version = GuidelineVersion.objects.get().pk
            cursor.execute(_FILL, {"owner": owner.pk, "rows": stored, "version": version})
            cursor.execute("ANALYZE")
    plain = tokens.issue_token("bench", owner, ["ingest"])
    connection.close()
    return plain


@contextmanager
def web() -> Iterator[tuple[int, int]]:
    """The port and the process of a web server."""
    from config.embedded import supervisor

    port = 18600 + os.getpid() % 1000
    process = subprocess.Popen(supervisor.web_command(port), cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not supervisor.is_ready(port, "127.0.0.1"):
            if time.monotonic() > deadline:
                raise SystemExit("The web server did not answer within a minute.")
            time.sleep(0.2)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def _report(options: argparse.Namespace, token: str, port: int, pid: int) -> None:
    load = _Load(_Bodies(options.words), token, port, options.clients)
    measured = [_Measured("bare", "/bare"), _Measured("ingest", "/api/v1/transcripts")]
    for each in measured:
        load(each.path, 4 * options.clients)
    for _ in range(ROUNDS):
        for each in measured:
            each.measure(load, options.requests // ROUNDS, pid)
    print("| stored before | endpoint | requests/s | median | 95th percentile | CPU of the web |")
    print("| --- | --- | --- | --- | --- | --- |")
    for each in measured:
        print(f"| {options.stored:,} | {each.name} | {each.row()} |")


@dataclass
class _Measured:
    """An endpoint: seconds of each request, of all rounds, and of the web server's processors."""

    name: str
    path: str
    times: list[float] = field(default_factory=list)
    took: float = 0.0
    cpu: float = 0.0

    def measure(self, load: "_Load", number: int, pid: int) -> None:
        started, cpu = time.monotonic(), cpu_seconds(pid)
        self.times += load(self.path, number)
        self.took += time.monotonic() - started
        self.cpu += cpu_seconds(pid) - cpu

    def row(self) -> str:
        found, number = sorted(self.times), len(self.times)
        times = f"{1000 * found[number // 2]:.0f} ms | {1000 * found[int(number * 0.95)]:.0f} ms"
        return f"{number / self.took:.0f} | {times} | {1000 * self.cpu / number:.1f} ms"


class _Bodies:
    """A new external id each; the words are the same."""

    def __init__(self, words: int) -> None:
        self._numbers = count()
        text = " ".join(f"word{number % 90}" for number in range(25))
        self._turns = [
            {
                "speaker": f"Speaker {turn % 4}",
                "start": turn * 8.0,
                "end": turn * 8 + 7.5,
                "text": text,
            }
            for turn in range(words // 25)
        ]

    def next(self) -> bytes:
        number = next(self._numbers)
        named = {"source": "bench", "external_id": str(number), "title": f"Meeting {number}"}
        return json.dumps({**named, "turns": self._turns}).encode()


@dataclass(frozen=True)
class _Load:
    bodies: _Bodies
    token: str
    port: int
    clients: int

    def __call__(self, path: str, number: int) -> list[float]:
        """Seconds of each request."""
        ready = [self.bodies.next() for _ in range(number)]
        with ThreadPoolExecutor(self.clients) as pool:
            shares = [ready[start :: self.clients] for start in range(self.clients)]
            times = [one for found in pool.map(partial(self._send, path), shares) for one in found]
        if len(times) != number:
            raise SystemExit(f"{number - len(times)} requests of {number} to {path} failed.")
        return times

    def _send(self, path: str, share: list[bytes]) -> list[float]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        times = []
        for body in share:
            started = time.monotonic()
            connection.request("POST", path, body, headers)
            response = connection.getresponse()
            response.read()
            if response.status == http.client.ACCEPTED:
                times.append(time.monotonic() - started)
        return times


if __name__ == "__main__":
    main()
