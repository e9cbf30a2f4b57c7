"""What the pages take on the server with 200,000 cases in the database.

`python tools/bench/desk_speed.py [--cases 200000] [--requests 60] [--home DIR] [--only NAME]
[--plans]`

Starts a private PostgreSQL and Redis in a temporary directory, makes the cases (a quarter of them
approved records), and one of two hours of talk with 30,000 words that the offline engine has
written and judged. With `--home` the cases are made once and stay in that directory. Then asks for
each page again and again, through Django's middleware and templates and without a network, and
prints the median, the 95th percentile, the queries and the size. `--plans` prints each page's
slowest queries.
"""

import argparse
import os
import secrets
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
WORDS, TURNS, SECONDS = 30_000, 900, 7200
WARM_UP = 3
_SLOWEST = 3


def main() -> None:
    options = _arguments()
    with _services(options.home) as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        os.environ["ALLOWED_HOSTS"] = "testserver"
        _set_up()
        client, paths = _client(), _filled(options.cases)
        print("| page | median | 95 % | queries | KiB |")
        print("| --- | --- | --- | --- | --- |")
        for name, path in paths.items():
            if options.only not in name:
                continue
            print(_measured(client, name, path, options), flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=60)
    parser.add_argument("--home", type=Path, help="keeps the cases for the next run")
    parser.add_argument("--only", default="", help="pages with this in their name")
    parser.add_argument("--plans", action="store_true", help="each page's slowest queries")
    return parser.parse_args()


@contextmanager
def _services(kept: Path | None) -> Iterator[dict[str, str]]:
    from config.embedded.homes import make_home
    from config.embedded.services import Services

    base = kept or Path(tempfile.mkdtemp(prefix="countersign-bench-"))
    base.mkdir(exist_ok=True)
    base.chmod(0o711)
    services = Services(make_home(base / "home"), durable=False)
    try:
        started = services.start()
        # Rows are filled in without triggers, which only the superuser switches off.
        as_superuser = {"DATABASE_OWNER_URL": services.postgres.superuser_url}
        yield {**started, **as_superuser, "COUNTERSIGN_HOME": str(base / "home")}
    finally:
        if kept:
            services.stop()
        else:
            services.destroy()
            shutil.rmtree(base, ignore_errors=True)


def _set_up() -> None:
    import django
    from django.core.management import call_command

    from config.static_files import collect_static_files

    django.setup()
    collect_static_files()
    call_command("migrate", verbosity=0)


def _client() -> Any:
    from django.contrib.auth.models import User
    from django.test import Client

    client = Client()
    user, _ = User.objects.get_or_create(username="bench", is_superuser=True)
    client.force_login(user)
    return client


def _filled(cases: int) -> dict[str, str]:
    """The pages to ask for, by what they are called in the table."""
    from summaries.models import Summary

    if not Summary.objects.exists():
        _fill(cases)
    return {
        "change of password, to compare": "/password",
        "queue": "/",
        "queue, done": "/?tab=done",
        "queue, sent back": "/?tab=back",
        "queue, frequent words": "/?q=Ward+meeting",
        "queue, rare word": f"/?q={cases // 2 + 1}",
        "queue, counts polled": "/queue/live",
        "case of 30,000 words": f"/summaries/{_two_hours()}/",
        "records": "/records/",
        "records, superseded": "/records/?superseded=yes",
        "records, not superseded": "/records/?superseded=no",
        "records, by one approver": "/records/?approver=reviewer",
        "records, by one without any": "/records/?approver=bench",
        "records, of two days": f"/records/?since={_day(-40)}&until={_day(-39)}",
        "retention": "/records/retention",
        "records, rare word": f"/records/?q={cases // 100 * 100 + 1 - 100}",
        "records, frequent word": "/records/?q=contract",
        "pipeline": "/status",
        "dashboard, 30 days": "/insights/",
        "dashboard, all time": "/insights/?period=all",
    }


def _day(days: int) -> str:
    return f"{datetime.now(UTC) + timedelta(days=days):%Y-%m-%d}"


def _fill(cases: int) -> None:
    from django.contrib.auth.models import User
    from django.db import connections

    from judging.guidelines.defaults import ensure_default_guideline
    from records.search import FILL

    version = ensure_default_guideline().current
    assert version is not None
    reviewer = User.objects.create_user("reviewer")
    numbers = {"cases": cases, "version": version.pk, "reviewer": reviewer.pk}
    with connections["owner"].cursor() as cursor:
        with _indexes_made_afterwards(cursor):
            cursor.execute(Path(__file__).with_suffix(".sql").read_text(), numbers)
        cursor.execute("ANALYZE")
        cursor.execute(FILL, {"speakers": "Speaker 0 1 2 3"})
        cursor.execute("VACUUM ANALYZE")


# Those of constraints stay.
_INDEXES = """
SELECT c.oid::regclass::text, pg_get_indexdef(c.oid)
FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)
"""


@contextmanager
def _indexes_made_afterwards(cursor: Any) -> Iterator[None]:
    """To write to them row by row takes most of the time."""
    cursor.execute(_INDEXES)
    found = cursor.fetchall()
    for name, _ in found:
        cursor.execute(f"DROP INDEX {name}")
    yield
    cursor.execute("SET maintenance_work_mem = '256MB'")
    for _, made_by in found:
        # Of a partitioned table it would else be without those of the partitions.
        cursor.execute(made_by.replace(" ON ONLY ", " ON "))


def _two_hours() -> Any:
    each = WORDS // TURNS
    turns = [
        {
            "speaker": f"Speaker {at % 6}",
            "start": at * SECONDS / TURNS,
            "end": (at + 1) * SECONDS / TURNS - 1,
            "text": _spoken(at, each),
        }
        for at in range(TURNS)
    ]
    return judged_case("long", "Two hours", turns)


def judged_case(external_id: str, title: str, turns: list[dict[str, Any]]) -> Any:
    """The key of a case that the offline engine has written and judged; it is made once."""
    from django.conf import settings
    from django.test import override_settings

    from judging import services as judging
    from summaries import services as writing
    from summaries.intake import Submission, ingest_submission
    from summaries.models import Summary

    found = Summary.objects.filter(transcript__external_id=external_id)
    if known := found.values_list("pk", flat=True).first():
        return known
    submission = Submission(source="bench", external_id=external_id, title=title, content=turns)
    with override_settings(PIPELINE_TASKS={}):
        ingest_submission(submission, by=None)
        summary = found.get()
        writing.write_next_attempt(summary.pk)
        judging.judge_summary(summary.pk)
    assert settings.PIPELINE_TASKS
    return summary.pk


def _spoken(at: int, words: int) -> str:
    topics = ["budget", "pilot", "contract", "sensor", "training", "audit", "supplier", "ward"]
    topic = topics[at // 25 % len(topics)]
    begun = f"On the {topic}, point {at}: step {at % 37} is done by {at % 28 + 1} May,"
    rest = [f"{topics[(at + n) % len(topics)]} {n}" if n % 3 else "and then" for n in range(words)]
    return " ".join([*begun.split(), *rest][:words])


def _measured(client: Any, name: str, path: str, options: argparse.Namespace) -> str:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    for _ in range(WARM_UP):
        answer = client.get(path)
        assert answer.status_code == 200, (path, answer.status_code)
    with CaptureQueriesContext(connection) as queries:
        client.get(path)
    count = len(queries)
    if options.plans:
        _print_slowest(queries.captured_queries)
    times = [_timed(client, path) for _ in range(options.requests)]
    return (
        f"| {name} | {1000 * statistics.median(times):.0f} ms "
        f"| {1000 * statistics.quantiles(times, n=20)[-1]:.0f} ms "
        f"| {count} | {len(answer.content) // 1024:,} |"
    )


def _print_slowest(queries: list[dict[str, str]]) -> None:
    for query in sorted(queries, key=lambda query: -float(query["time"]))[:_SLOWEST]:
        print(f"{query['time']} s: {query['sql']}", file=sys.stderr)


def _timed(client: Any, path: str) -> float:
    started = time.perf_counter()
    client.get(path)
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
