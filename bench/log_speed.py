"""What the log costs an approval, and how long its verification takes.

`python bench/log_speed.py [--records 100000] [--approvals 200]`

Starts a private PostgreSQL and Redis in a temporary directory. Approves cases through the
services, with and without the trigger that writes a record's leaf, and times each; verifies them in
full. Then copies the last record until there are enough, has the log cover them, and times what
`verify_records --hashes` does: texts, snapshots and PDFs against their hashes, every row against
its leaf, the tree from the leaves, and that against the checkpoints.
"""

import argparse
import os
import secrets
import statistics
import sys
import time
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.desk_speed import _services

_COPIED = """
    INSERT INTO records_record SELECT (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'number', n, 'summary_id', gen_random_uuid(),
        'review_id', gen_random_uuid(),
        'sha256', encode(sha256(n::text::bytea), 'hex'),
        'previous_sha256', encode(sha256((n - 1)::text::bytea), 'hex')
    ))).* FROM records_record r, generate_series(r.number + 1, %s) n
    WHERE r.number = (SELECT max(number) FROM records_record)
"""
_PDFS = """
    INSERT INTO records_recordpdf SELECT r.id, p.content FROM records_record r,
        (SELECT p.* FROM records_recordpdf p JOIN records_record o ON o.id = p.record_id
         ORDER BY o.number DESC LIMIT 1) p
    WHERE NOT EXISTS (SELECT FROM records_recordpdf h WHERE h.record_id = r.id)
"""
_EXPORTS = """
    EXPLAIN (ANALYZE, FORMAT JSON)
    INSERT INTO records_recordexport (by_id, format, selection, count)
    SELECT (SELECT min(id) FROM auth_user), 'csv', 'q=' || n, n FROM generate_series(1, 1000) n
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--approvals", type=int, default=200)
    options = parser.parse_args()
    with _services(None) as services:
        os.environ.update(services)
        # As the owner of the tables: it switches triggers off.
        os.environ["DATABASE_URL"] = os.environ.pop("DATABASE_OWNER_URL")
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["COUNTERSIGN_BLIND_SHARE"] = "0"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0, skip_checks=True)
        call_command("log_key", name="bench.example/log")
        _approvals(options.approvals)
        _log(options.records)


def _approvals(count: int) -> None:
    from django.db import connection

    from records.verification import verify
    from reviews import decisions
    from tests.factories import scenes

    reviewer = scenes.reviewer()
    cases = [scenes.in_review(f"Case {number}") for number in range(count)]
    taken: dict[str, list[float]] = {"ENABLE": [], "DISABLE": []}
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT tgname FROM pg_trigger WHERE tgname LIKE 'pgtrigger_logged_%' "
            "AND tgrelid = 'records_record'::regclass"
        )
        trigger = cursor.fetchone()[0]
        for number, case in enumerate(cases):
            how = ("ENABLE", "DISABLE")[number % 2]
            cursor.execute(f"ALTER TABLE records_record {how} TRIGGER {trigger}")
            signed = scenes.signed(case)
            began = time.perf_counter()
            decisions.approve(case, by=reviewer, **signed)
            taken[how].append(time.perf_counter() - began)
        cursor.execute(f"ALTER TABLE records_record ENABLE TRIGGER {trigger}")
    for how, seconds in taken.items():
        print(f"approval, leaf {how.lower()}d: median {statistics.median(seconds) * 1000:.2f} ms")
    began = time.process_time()
    faults = sum(1 for _ in verify())
    spent = (time.process_time() - began) / count * 1000
    print(
        f"rows of {count} approvals against their snapshots: {spent:.2f} ms each, {faults} faults"
    )


def _log(count: int) -> None:
    from django.db import connection

    from records.verification import contents
    from transparency import keys, log

    with connection.cursor() as cursor:
        cursor.execute(_EXPORTS)
        triggers = cursor.fetchone()[0][0]["Triggers"]
        (leaf,) = [one for one in triggers if "logged" in one["Trigger Name"]]
        print(f"the trigger that writes a leaf: {leaf['Time'] / leaf['Calls']:.3f} ms")
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(_COPIED, [count])
        cursor.execute(_PDFS)
        cursor.execute("SET session_replication_role = DEFAULT")
        cursor.execute(_leaves())
    began = time.perf_counter()
    log.checkpoint()
    print(f"checkpoint over {count} leaves: {time.perf_counter() - began:.1f} s")
    began, used = time.perf_counter(), time.process_time()
    different = sum(1 for _ in contents())
    print(f"contents against hashes: {time.perf_counter() - began:.1f} s, {different} differ")
    checked = log.check([], keys.verifiers())
    spent, own = time.perf_counter() - began, time.process_time() - used
    print(
        f"verified {checked.size} leaves in {spent:.1f} s, {own:.1f} s of them in Python; "
        f"{len(checked.faults)} faults"
    )


def _leaves() -> str:
    from transparency.models import content_sql, logged_models

    model, trigger = logged_models()["record"]
    return (
        "INSERT INTO transparency_leaf (kind, row, content) "
        f"SELECT 'record', t.id::text, {content_sql(model, 't', trigger.without)} "
        "FROM records_record t WHERE NOT EXISTS (SELECT FROM transparency_leaf l "
        "WHERE l.kind = 'record' AND l.row = t.id::text) ORDER BY t.number"
    )


if __name__ == "__main__":
    main()
