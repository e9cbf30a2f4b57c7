"""Months of the ledger and of the audit log that leave the database, for a file or for good.

Both tables have a partition for each month (`llm.months`), so a month goes without a trigger's
leave, which refuses every single row. What goes is an event of the audit log and a leaf of the log
of evidence, with the SHA-256 of the file. A month stays while something needs its rows.
"""

import gzip
import hashlib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO, Any

from django.conf import settings
from django.db import connections, transaction
from django.utils import timezone

from accounts.models import LEAST_DAYS, AuditEvent
from delivery.collectors import collectors
from delivery.models import EventCursor
from llm.canonical_json import canonical_json
from llm.conf import options
from llm.models import ModelCall
from llm.months import make_months
from summaries.status import TERMINAL
from transparency.models import ARCHIVE_KIND, Leaf

Watch = Callable[[str], None]

_CHUNK = 2000
_PARTITIONS = """
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = %s::regclass ORDER BY c.relname
"""
_HELD = """SELECT hold.summary_id FROM records_legalhold hold
    WHERE NOT EXISTS (SELECT FROM records_holdlift lift WHERE lift.hold_id = hold.id)"""
_HELD_THINGS = f"""
    SELECT 'summary', summary_id::text FROM ({_HELD}) held
    UNION ALL SELECT 'record', number::text FROM records_record WHERE summary_id IN ({_HELD})
    UNION ALL SELECT 'transcript', transcript_id::text FROM summaries_summary WHERE id IN ({_HELD})
"""  # noqa: S608 - names of our tables
_OPEN = "SELECT id FROM summaries_summary WHERE NOT status = ANY(%s)"


class NotArchived(Exception):
    """Nothing of the month went; says why and what to do."""


def owner() -> str:
    """The alias of the connection of who owns the tables."""
    return "owner" if "owner" in settings.DATABASES else "default"


@dataclass(frozen=True)
class Month:
    """A partition: `name` is `ledger` or `audit`, `first` its first moment, in UTC."""

    name: str
    first: datetime

    @property
    def whole(self) -> str:
        return _TABLES[self.name]

    @property
    def partition(self) -> str:
        return f"{self.whole}_{self.first:%Y_%m}"

    @property
    def end(self) -> datetime:
        return (self.first + timedelta(days=32)).replace(day=1)

    def __str__(self) -> str:
        return f"{self.name} {self.first:%Y-%m}"


@dataclass(frozen=True)
class Archived:
    """`path` and `sha256`, that of the file, are None for a month that went without one."""

    rows: int
    path: Path | None = None
    sha256: str | None = None


_TABLES = {"ledger": ModelCall._meta.db_table, "audit": AuditEvent._meta.db_table}
# What is not in the file. Errors may quote what was said, and a case's disposition has to find it;
# the area of an event is a part of its kind.
_LEFT_OUT = {"ledger": "error", "audit": "area"}
_MOMENTS = {"ledger": "created_at", "audit": "at"}


def months(name: str, before: datetime) -> list[Month]:
    """Those of `ledger` or `audit` that end by `before`, the oldest first."""
    make_months(owner())
    with connections[owner()].cursor() as cursor:
        cursor.execute(_PARTITIONS, [_TABLES[name]])
        ends = (re.search(r"_(\d{4})_(\d\d)$", partition) for (partition,) in cursor.fetchall())
    found = [Month(name, datetime(int(end[1]), int(end[2]), 1, tzinfo=UTC)) for end in ends if end]
    return [month for month in found if month.end <= before]


def rows_in(month: Month) -> int:
    return int(_asked(f"SELECT count(*) FROM {month.partition}"))  # noqa: S608 - our names


def refusal(month: Month) -> str:
    """Why the month stays, empty where it may go."""
    days = _least_days(month.name)
    if month.end > timezone.now() - timedelta(days=days):
        return f"months that ended in the last {days} days stay"
    exists = f"SELECT EXISTS (SELECT FROM {month.partition} WHERE "  # noqa: S608 - our names
    needed = _needed_calls() if month.name == "ledger" else _needed_events()
    return next((str(why) for why, rows, *given in needed if _asked(f"{exists}{rows})", given)), "")


# Why a month stays, SQL for the rows that it stays for, and the parameter of that.
def _needed_calls() -> Iterator[tuple[object, ...]]:
    yield "it has calls for cases that are not closed", f"subject IN ({_OPEN})", sorted(TERMINAL)
    yield "it has calls for cases on legal hold", f"subject IN ({_HELD})"


def _needed_events() -> Iterator[tuple[object, ...]]:
    held = f"(object_kind, object_key) IN ({_HELD_THINGS})"
    yield "it has events about cases on legal hold", held
    if collectors():
        unsent = "number IS NULL OR number > %s"
        yield "a collector has not had all of its events", unsent, _sent_to_all()


def _least_days(name: str) -> int:
    """Sign-ins are deleted by their own rule first, cached answers are found through the ledger."""
    own = settings.SIGN_IN_EVENT_DAYS if name == "audit" else options().CACHE_DAYS
    return max(LEAST_DAYS, int(own))


def _sent_to_all() -> int:
    cursors = EventCursor.objects.in_bulk(list(collectors()))
    return min((cursors[name].last_number if name in cursors else 0) for name in collectors())


def _asked(statement: str, given: Sequence[Any] = ()) -> Any:
    with connections[owner()].cursor() as cursor:
        cursor.execute(statement, given)
        return cursor.fetchone()[0]


def archive(month: Month, directory: Path | None, watch: Watch) -> Archived:
    """Write the month to a new file in `directory` as gzipped JSON Lines, and drop it.

    Without a directory it is dropped. Nobody writes to the month meanwhile. Raises NotArchived,
    and OSError where the file cannot be written; the month stays then.
    """
    if why := refusal(month):
        raise NotArchived(f"{month} stays: {why}.")
    with transaction.atomic(using=owner()), connections[owner()].cursor() as cursor:
        cursor.execute(f"LOCK TABLE {month.partition} IN EXCLUSIVE MODE")
        gone = _written(month, directory, watch) if directory else Archived(rows_in(month))
        cursor.execute(f"ALTER TABLE {month.whole} DETACH PARTITION {month.partition}")
        cursor.execute(f"DROP TABLE {month.partition}")
        _note(month, gone)
    return gone


def _note(month: Month, gone: Archived) -> None:
    details = {
        "table": month.name,
        "month": f"{month.first:%Y-%m}",
        "count": gone.rows,
        **({"sha256": gone.sha256} if gone.sha256 else {}),
    }
    AuditEvent.objects.using(owner()).create(kind="retention.archive", details=details)
    Leaf.objects.using(owner()).create(kind=ARCHIVE_KIND, content=canonical_json(details))


# --- The file ---------------------------------------------------------------


def _written(month: Month, directory: Path, watch: Watch) -> Archived:
    path = directory / f"{month.partition}.jsonl.gz"
    try:
        with path.open("xb") as file:
            rows = _write(month, file, watch)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise NotArchived(f"{path} exists. Move it away, or name another directory.") from None
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    with path.open("rb") as file:
        return Archived(rows, path, hashlib.file_digest(file, "sha256").hexdigest())


def _write(month: Month, file: IO[bytes], watch: Watch) -> int:
    rows = 0
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0, filename="") as packed:
        for line in _lines(month):
            packed.write(f"{line}\n".encode())
            rows += 1
            if rows % _CHUNK == 0:
                watch(f"{month}: {rows:,} rows")
    return rows


def _lines(month: Month) -> Iterator[str]:
    """A JSON object a row, in the order that the rows were written in."""
    statement = f"""SELECT (to_jsonb(t) - '{_LEFT_OUT[month.name]}')::text
        FROM {month.partition} t ORDER BY {_MOMENTS[month.name]}, id"""  # noqa: S608 - our names
    with connections[owner()].chunked_cursor() as cursor:
        cursor.execute(statement)
        while chunk := cursor.fetchmany(_CHUNK):
            yield from (line for (line,) in chunk)
