"""Whether what people and programs ask for stays fast as cases pile up.

`python bench/growth.py [--cases 10000 100000 1000000] [--requests 9]`

For each number of cases, in a process and a private PostgreSQL of its own: makes the cases by SQL
as `bench/desk_speed.py` does (a quarter of them records, five events of the audit log each), and
asks again and again for the queue, the records, a search, the audit log, the dashboard, lists of
the API, and the statement by which the sweep finds work. Prints the median of each in
milliseconds, and the bytes of the database.
"""

import argparse
import os
import secrets
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import desk_speed  # noqa: E402 - the path comes first

SIZES = [10_000, 100_000, 1_000_000]
_BYTES = "database, bytes a case"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, nargs="+", default=SIZES)
    parser.add_argument("--requests", type=int, default=9)
    parser.add_argument("--one", action="store_true", help="in this process, lines of one number")
    options = parser.parse_args()
    if options.one:
        for name, value in _measured(options.cases[0], options.requests):
            print(f"{name}\t{value:.0f}", flush=True)
        return
    found = {cases: _apart(cases, options.requests) for cases in options.cases}
    print(f"| | {' | '.join(f'{cases:,}' for cases in found)} |")
    print(f"| --- |{' --- |' * len(found)}")
    for name in found[options.cases[0]]:
        print(f"| {name} | {' | '.join(found[cases].get(name, '') for cases in found)} |")


def _apart(cases: int, requests: int) -> dict[str, str]:
    command = [
        sys.executable,
        __file__,
        "--one",
        "--cases",
        str(cases),
        "--requests",
        str(requests),
    ]
    lines = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    print(f"{cases:,}:\n{lines}", file=sys.stderr)
    return dict(line.split("\t") for line in lines.splitlines() if "\t" in line)


def _measured(cases: int, requests: int) -> Iterator[tuple[str, float]]:
    with desk_speed._services(None) as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        os.environ["ALLOWED_HOSTS"] = "testserver"
        os.environ["COUNTERSIGN_API_REQUESTS_PER_MINUTE"] = "0"
        os.environ["COUNTERSIGN_LOG_LEVEL"] = "WARNING"
        desk_speed._set_up()
        client = desk_speed._client()
        began = time.monotonic()
        desk_speed._fill(cases)
        yield "making the cases, s", time.monotonic() - began
        yield _BYTES, _size() / cases
        for name, work in _works(client, cases).items():
            work()
            yield name, 1000 * statistics.median(_seconds(work) for _ in range(requests))


def _works(client: Any, cases: int) -> dict[str, Callable[[], object]]:
    pages = {
        "queue": "/",
        "queue, done": "/?tab=done",
        "queue, frequent words": "/?q=Ward+meeting",
        "queue, rare word": f"/?q={cases // 2 + 1}",
        "records": "/records/",
        "records, rare word": f"/records/?q={cases // 200 * 100 + 1}",
        "records, frequent word": "/records/?q=contract",
        "retention": "/records/retention",
        "pipeline": "/status",
        "audit log": "/audit/",
        "audit log, one kind": "/audit/?kind=review.approve",
        "audit log, one person": "/audit/?person=reviewer",
        "dashboard, 30 days": "/dashboard/",
        "dashboard, all time": "/dashboard/?period=all",
    }
    lists = ("transcripts", "records", "records?q=contract")
    headers = {"Authorization": f"Bearer {_token()}"}
    return {
        **{name: partial(_get, client, path) for name, path in pages.items()},
        **{
            f"API: {each}": partial(_get, client, f"/api/v1/{each}", headers=headers)
            for each in lists
        },
        "sweep: begun cases": partial(_sweep, begun=True),
        "sweep: new cases": partial(_sweep, begun=False),
    }


def _token() -> str:
    from django.contrib.auth.models import User

    from accounts import tokens

    return tokens.issue("Bench", User.objects.get(username="bench"), ["read"])


def _get(client: Any, path: str, **more: Any) -> None:
    answer = client.get(path, **more)
    if answer.status_code != 200:
        raise SystemExit(f"{path}: {answer.status_code} {answer.content[:300]!r}")


def _sweep(*, begun: bool) -> None:
    """What it would send is taken back, so that the next time finds the same."""
    from django.db import transaction

    from summaries import pipeline

    with transaction.atomic():
        found = pipeline._stamp(500, begun=begun)
        transaction.set_rollback(True)
    assert found


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _size() -> int:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        return int(cursor.fetchone()[0])


if __name__ == "__main__":
    main()
