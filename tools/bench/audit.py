"""How long a page of the audit log takes, by filter.

`python tools/bench/audit.py [--events 1000000]`

Starts a private PostgreSQL in a temporary directory, writes the events of a thousand people in the
kinds that occur most, and times the query of a page for each filter, the newest page and one from
the middle, and the time until the first thousand lines of an export.
"""

import argparse
import os
import secrets
import statistics
import sys
import time
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.desk_speed import _services

PEOPLE = 1000
ROUNDS = 20
_KINDS = (
    "view.summary",
    "sign_in.done",
    "claim.take",
    "review.approve",
    "token.make",
    "role.grant",
)
_WRITE = """
    INSERT INTO accounts_auditevent (at, kind, by_id, person_id, object_kind, object_key)
    SELECT now() - n * interval '7 seconds', kinds[1 + (n * 7) %% 6], people[1 + n %% %(people)s],
           CASE WHEN n %% 40 = 0 THEN people[1 + (n / 40) %% %(people)s] END,
           'summary', (n %% 50000)::text
    FROM generate_series(1, %(events)s) n,
         (SELECT array_agg(id ORDER BY id) AS people FROM auth_user) everybody,
         (SELECT %(kinds)s::text[] AS kinds) all_kinds
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    options = parser.parse_args()
    with _services(None) as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0, skip_checks=True)
        _write(options.events)
        _print_times(options.events)


def _write(events: int) -> None:
    from django.contrib.auth.models import User
    from django.db import connections

    User.objects.bulk_create(User(username=f"person{n}") for n in range(PEOPLE))
    values: dict[str, Any] = {"events": events, "people": PEOPLE, "kinds": list(_KINDS)}
    with connections["owner"].cursor() as cursor:
        cursor.execute(_WRITE, values)
        cursor.execute("ANALYZE accounts_auditevent")


def _print_times(events: int) -> None:
    from django.utils import timezone

    from insight.audit import filter_events

    middle = timezone.now() - timedelta(seconds=7 * events // 2)
    asked = {
        "none": filter_events(),
        "area": filter_events(kind="review"),
        "kind": filter_events(kind="role.grant"),
        "person": filter_events(person="person7"),
        "object": filter_events(object_kind="summary", object_key="7"),
        "person and kind": filter_events(person="person7", kind="review.approve"),
        "until the middle": filter_events(until=middle),
    }
    print(f"| filter, {events:,} events | a page | 1,000 lines of an export |\n| --- | --- | --- |")
    for name, found in asked.items():
        newest = found.order_by("-at", "-id")
        page = _median(partial(_page, newest))
        export = _median(partial(_lines, newest))
        print(f"| {name} | {page:.1f} ms | {export:.1f} ms |")


def _page(events: Any) -> None:
    list(events[:51])


def _lines(events: Any) -> None:
    list(islice(events.iterator(), 1000))


def _median(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - began))
    return statistics.median(taken)


if __name__ == "__main__":
    main()
