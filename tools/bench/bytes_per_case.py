"""What a case leaves in the database: rows and bytes of each table.

`python tools/bench/bytes_per_case.py [--cases 100] [--first 20] [--score 5] [--chats 27]
[--in-flight 16]`

Starts a private PostgreSQL and Redis in a temporary directory, a worker, and a scripted model
server whose answers have the form and size of a real one's, with 20 alternatives for every token
(`bench/model_server`). Meetings of 1,300 words, put together of 27 chats, are written and judged by
the guideline that ships; a reviewer opens each case that waits and approves it, and the log of
evidence gets a checkpoint.
Without `--score 5`, scores are from 3 to 5, and most texts are written several times.

Then it packs the tables (`VACUUM FULL`) and prints what each has more than before these cases, for
each case: rows, bytes of rows, of their long values (TOAST), and of indexes. Tables below ten
bytes are left out. `--first` cases come before and are not counted: the first page of each of some
250 indexes, 8 kB, would count for more than the cases. Answers of models are kept for
COUNTERSIGN_RETENTION_DAYS, so they stand apart from what stays.
"""

import argparse
import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.model_server import ModelServer, model_server
from tools.bench.pipeline_throughput import CHATS, _open, _services, _until, _worker

_FOR_A_TIME = "llm_cachedanswer"
_LEAST = 10
# Partitions count for the whole table.
_SIZES = """
SELECT coalesce(whole.relname, c.relname), sum(greatest(c.reltuples, 0)),
    sum(pg_relation_size(c.oid))::bigint,
    sum(coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0))::bigint,
    sum(pg_indexes_size(c.oid))::bigint
FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
LEFT JOIN pg_class whole ON whole.oid = i.inhparent
WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1
"""


@dataclass(frozen=True)
class Sizes:
    """Of one table; all but `rows` in bytes."""

    rows: float
    main: float
    toast: float
    indexes: float

    @property
    def bytes(self) -> float:
        return self.main + self.toast + self.indexes

    def per_case(self, before: "Sizes", cases: int) -> "Sizes":
        pairs = zip(vars(self).values(), vars(before).values(), strict=True)
        return Sizes(*((now - then) / cases for now, then in pairs))

    def __add__(self, other: "Sizes") -> "Sizes":
        return Sizes(*map(sum, zip(vars(self).values(), vars(other).values(), strict=True)))

    def line(self, name: str) -> str:
        sizes = (self.main, self.toast, self.indexes, self.bytes)
        return f"| {name} | {self.rows:.1f} | {' | '.join(f'{size:,.0f}' for size in sizes)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--first", type=int, default=20, help="cases that are not counted")
    parser.add_argument("--score", type=int, help="of every judgement; left out: from 3 to 5")
    parser.add_argument("--chats", type=int, default=CHATS, help="of some 50 words, in a meeting")
    parser.add_argument("--in-flight", type=int, default=16, help="model calls at once")
    options = parser.parse_args()
    score = [] if options.score is None else ["--score", str(options.score)]
    with _services() as services, model_server("--seconds", "0.01", *score) as server:
        os.environ |= environment_of(services, server, options.in_flight)
        _print(_measured(options))


def environment_of(services: dict[str, str], server: ModelServer, in_flight: int) -> dict[str, str]:
    """Of processes that write and judge by the scripted model, and show pages to a test client."""
    return {
        **services,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
        "ALLOWED_HOSTS": "testserver",
        "OPENAI_BASE_URL": server.openai_url,
        "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
        "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
        "COUNTERSIGN_BLIND_SHARE": "0",
        "COUNTERSIGN_LOG_LEVEL": "WARNING",
        "COUNTERSIGN_MAX_CONCURRENCY": str(in_flight),
    }


def prepare() -> None:
    """Everything that an installation has before its first case."""
    import django
    from django.core.management import call_command

    from config.static_files import collect_static_files

    django.setup()
    collect_static_files()
    call_command("migrate", verbosity=0)
    call_command("log_key", stdout=sys.stderr)


def _measured(options: argparse.Namespace) -> dict[str, Sizes]:
    prepare()
    from judging.guidelines.defaults import ensure_default_guideline

    given = ensure_default_guideline().name, _reviewer(), options.chats
    with _worker(options.in_flight, dict(os.environ)):
        before = _with(range(options.first), *given)
        counted = range(options.first, options.first + options.cases)
        after = _with(counted, *given)
    print(f"{options.cases} cases, each of them approved, after {options.first}; each has:\n")
    return {name: now.per_case(before[name], options.cases) for name, now in after.items()}


def _with(numbers: range, guideline: str, reviewer: Any, chats: int) -> dict[str, Sizes]:
    """The sizes with so many cases more."""
    from delivery.webhooks.deliveries import make_deliveries
    from records.log import log

    _open(guideline, numbers, chats)
    _until(_settled)
    _approve_all(reviewer)
    log.make_checkpoint()
    # As the beat does: an event that no webhook wants goes.
    while make_deliveries():
        pass
    return _packed()


def _reviewer() -> Any:
    from accounts import grants
    from accounts.models import UserRole

    name, password = "reviewer", secrets.token_urlsafe(18)
    return grants.make_account(
        username=name, password=password, granted=[UserRole.REVIEWER], by=None, must_change=False
    )


def _settled() -> bool:
    from summaries.models import Summary

    ready = ["in_review", "exhausted", "approved"]
    return not Summary.objects.exclude(status__in=ready).exists()


def _approve_all(reviewer: Any) -> None:
    from django.test import Client

    from reviews import decisions
    from summaries.models import Summary

    client = Client()
    client.force_login(reviewer)
    for summary in Summary.objects.exclude(status="approved").order_by("created_at"):
        assert client.get(f"/summaries/{summary.pk}/").status_code == 200
        newest = summary.attempts.order_by("-number")[0]
        bound: dict[str, Any] = {"number": newest.number, "text_sha256": newest.sha256}
        decisions.approve(
            summary, by=reviewer, seen=newest.number, comment="Read and found right.", **bound
        )


def _packed() -> dict[str, Sizes]:
    from django.db import connections

    with connections["owner"].cursor() as cursor:
        cursor.execute("VACUUM FULL ANALYZE")
        cursor.execute(_SIZES)
        return {name: Sizes(*sizes) for name, *sizes in cursor.fetchall()}


def _print(found: dict[str, Sizes]) -> None:
    print("| table | rows | rows, bytes | long values | indexes | together |")
    print("| --- | --- | --- | --- | --- | --- |")
    cached = found.pop(_FOR_A_TIME)
    for name, sizes in sorted(found.items(), key=lambda each: -each[1].bytes):
        if sizes.bytes >= _LEAST:
            print(sizes.line(name))
    print(sum(found.values(), start=Sizes(0, 0, 0, 0)).line("**kept for good**"))
    print(cached.line("**answers kept for a time**"))


if __name__ == "__main__":
    main()
