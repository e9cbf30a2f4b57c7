"""What the log costs an approval, and how long its verification takes.

`python tools/bench/log_speed.py [--records 100000] [--approvals 200] [--turns 10]`

Starts a private PostgreSQL and Redis in a temporary directory. Approves cases through the
services, with and without the trigger that writes a record's leaf, and times each. Then copies the
last case with every row that belongs to it until there are enough records, has the log cover them,
and times `verify_records`: hashes, every row beside each record, rows against leaves, the tree from
the leaves, and that against the checkpoints. It uses one core at a time; the
processor time of Python and PostgreSQL is printed beside the time that passed.
"""

import argparse
import os
import secrets
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.desk_speed import _services

_EXPORTS = """
    EXPLAIN (ANALYZE, FORMAT JSON)
    INSERT INTO records_recordexport (by_id, format, selection, count)
    SELECT (SELECT min(id) FROM auth_user), 'csv', 'q=' || n, n FROM generate_series(1, 1000) n
"""
# What the hash of a record is taken of, in canonical form.
_PREIMAGE = " || ".join(
    (
        """'{"number":' || r.number""",
        """',"pdf_sha256":"' || encode(r.pdf_sha256, 'hex')""",
        """'","snapshot_sha256":"' || encode(r.snapshot_sha256, 'hex')""",
        """'","text_sha256":"' || encode(r.text_sha256, 'hex')""",
        """'","transcript_sha256":"' || encode(r.transcript_sha256, 'hex') || '"}'""",
    )
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--approvals", type=int, default=200)
    parser.add_argument("--turns", type=int, default=10, help="in the transcript of each case")
    options = parser.parse_args()
    with _services(None) as services:
        os.environ.update(services)
        # It switches triggers off, as the superuser.
        os.environ["DATABASE_URL"] = os.environ.pop("DATABASE_OWNER_URL")
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["COUNTERSIGN_BLIND_SHARE"] = "0"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0, skip_checks=True)
        call_command("log_key", name="bench.example/log")
        _approvals(options.approvals, options.turns)
        _log(options.records)
        _verified(options.records)


def _approvals(count: int, turns: int) -> None:
    from django.db import connection

    from reviews import decisions
    from tests.factories import scenes

    reviewer = scenes.reviewer()
    said = (scenes.TURNS * (turns // len(scenes.TURNS) + 1))[:turns]
    cases = [scenes.in_review(f"Case {number}", turns=said) for number in range(count)]
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


def _log(count: int) -> None:
    from django.db import connection

    from records.log import log

    with connection.cursor() as cursor:
        cursor.execute(_EXPORTS)
        triggers = cursor.fetchone()[0][0]["Triggers"]
        (leaf,) = [one for one in triggers if "logged" in one["Trigger Name"]]
        print(f"the trigger that writes a leaf: {leaf['Time'] / leaf['Calls']:.3f} ms")
        cursor.execute("SET session_replication_role = replica")
        for statement in _copies(count):
            cursor.execute(statement)
        cursor.execute(_leaves())
        cursor.execute("SET session_replication_role = DEFAULT")
        cursor.execute("VACUUM ANALYZE")
        cursor.execute(
            "SELECT avg(octet_length(snapshot)), avg(pg_column_size(snapshot)), "
            "avg(octet_length(pdf)), avg(pg_column_size(pdf)) FROM records_record"
        )
        snapshot, compressed, pdf, kept = cursor.fetchone()
        print(f"a record's snapshot has {snapshot:,.0f} bytes, {compressed:,.0f} of them stored")
        print(f"a record's PDF has {pdf:,.0f} bytes, {kept:,.0f} of them stored")
    began = time.perf_counter()
    log.make_checkpoint()
    print(f"checkpoint over {count} leaves: {time.perf_counter() - began:.1f} s")


def _verified(count: int) -> None:
    from django.core.management import call_command

    for options in ({"hashes": True}, {}):
        began, used = time.perf_counter(), _processor_seconds()
        call_command("verify_records", **options)
        spent, used = time.perf_counter() - began, _processor_seconds() - used
        print(f"verified {count} records {options}: {used:.1f} s of one core, {spent:.1f} s in all")


def _processor_seconds() -> float:
    """Of this process and the process of PostgreSQL that works for it: a machine that does other
    work too lets both wait."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SET max_parallel_workers_per_gather = 0")
        cursor.execute("SELECT pg_backend_pid()")
        status = Path(f"/proc/{cursor.fetchone()[0]}/stat").read_text(encoding="ascii")
    ticks = sum(int(field) for field in status.rpartition(")")[2].split()[11:13])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def _copies(count: int) -> Iterator[str]:
    """The last case, with every row that hangs on it, until there are `count` records."""
    from judging.models import Evaluation, Score
    from records.models import ClaimEvent, Record, Review
    from summaries.models import Attempt, Summary, Transcript, Transition

    last = Record.objects.latest("number")
    case, own = last.summary, _own_columns(last.summary)
    rows: dict[type[Any], dict[str, Any]] = {
        Transcript: {"pk": case.transcript_id},
        Summary: {"pk": case.pk},
        Attempt: {"summary": case},
        Evaluation: {"attempt__summary": case},
        Score: {"evaluation__attempt__summary": case},
        Transition: {"summary": case},
        ClaimEvent: {"summary": case},
        Review: {"attempt__summary": case},
        Record: {"pk": last.pk},
    }
    for model, where in rows.items():
        found = model._default_manager.filter(**where).values_list("pk", flat=True)
        keys = ", ".join(f"'{key}'" for key in found)
        chosen = f"t.{model._meta.pk.column} IN ({keys})"
        yield _copy(model, chosen, own.get(model, {}), f"{last.number + 1}, {count}")
    for column, text in (("snapshot_sha256", "snapshot"), ("sha256", _PREIMAGE)):
        hashed = f"sha256(convert_to({text}, 'UTF8'))"
        yield f"UPDATE records_record r SET {column} = {hashed} WHERE number > {last.number}"


def _copy(model: Any, where: str, own: dict[str, str], numbers: str) -> str:
    fields = [field for field in model._meta.concrete_fields if not _is_counted(field)]
    columns = ", ".join(f'"{field.column}"' for field in fields)
    values = ", ".join(own.get(field.column) or _copied(field) for field in fields)
    return (
        f"INSERT INTO {model._meta.db_table} ({columns}) SELECT {values} "
        f"FROM {model._meta.db_table} t, generate_series({numbers}) n WHERE {where}"
    )


def _is_counted(field: Any) -> bool:
    return field.get_internal_type() in {"AutoField", "BigAutoField"}


def _copied(field: Any) -> str:
    """Keys of its own, the same for all rows that point at each other."""
    column = f't."{field.column}"'
    kind = (field.target_field if field.is_relation else field).get_internal_type()
    return f"md5({column}::text || n)::uuid" if kind == "UUIDField" else column


def _own_columns(case: Any) -> dict[type, dict[str, str]]:
    """What each copy has for itself; its snapshot has the keys of its own case."""
    from records.models import Record
    from summaries.models import Transcript

    name = f'"external_id":"{case.transcript.external_id}'
    snapshot = f"replace(t.snapshot, '{name}\"', '{name}' || n || '\"')"
    for key in (case.pk, case.transcript_id):
        snapshot = f"replace({snapshot}, '{key}', (md5('{key}' || n)::uuid)::text)"
    return {
        Transcript: {"external_id": "t.external_id || n"},
        Record: {
            "number": "n",
            "snapshot": snapshot,
            "snapshot_sha256": "sha256(n::text::bytea)",
            "sha256": "sha256(n::text::bytea)",
        },
    }


def _leaves() -> str:
    from records.log.models import content_sql, logged_models

    model, trigger = logged_models()["record"]
    return (
        "INSERT INTO transparency_leaf (kind, row, content) "
        f"SELECT 'record', t.id::text, {content_sql(model, 't', trigger.without)} "
        "FROM records_record t WHERE NOT EXISTS (SELECT FROM transparency_leaf l "
        "WHERE l.kind = 'record' AND l.row = t.id::text) ORDER BY t.number"
    )


if __name__ == "__main__":
    main()
