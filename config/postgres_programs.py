"""`pg_dump`, `pg_restore` and `psql` on the database, as the owner of its tables."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper
from psycopg.conninfo import make_conninfo

from config import environment
from config.embedded import ServiceError
from config.embedded.homes import recorded_environment
from config.embedded.processes import wait_until
from config.embedded.programs import postgres_program
from config.embedded.services import DATABASE_NAME

Watch = Callable[[str], None]
_SESSIONS_END_WITHIN = 5.0  # seconds; those that we closed ourselves
_TABLE = re.compile(r'dumping contents of table "public\.(\w+)"')
# The roles get their rights from `migrate`, and the owner may have another name.
_UNOWNED = ("--no-owner", "--no-privileges")
# In the transaction of what follows: a restore that fails leaves the former tables.
_EMPTIED = (
    "DROP SCHEMA public CASCADE",
    "CREATE SCHEMA public",
    "ALTER SCHEMA public OWNER TO pg_database_owner",
)


class ProgramFailed(Exception):
    """Says what a program of PostgreSQL said, and the remedy where we know it."""


def owner_alias() -> str:
    return "owner" if "owner" in settings.DATABASES else DEFAULT_DB_ALIAS


def dump(target: Path, watch: Watch) -> None:
    """The database in pg_dump's custom format; `watch` gets the name of each table.

    Raises ProgramFailed.
    """
    command = [_program("pg_dump"), "--format=custom", "--verbose", *_UNOWNED, *_server(target)]
    told = []
    with subprocess.Popen(  # noqa: S603 (a program of PostgreSQL)
        command, env=_environment(), stderr=subprocess.PIPE, text=True
    ) as running:
        for line in running.stderr or ():
            told.append(line)
            if found := _TABLE.search(line):
                watch(found[1])
    if running.returncode:
        raise ProgramFailed(_failure("pg_dump", "".join(told)))


def load(source: Path) -> None:
    """The dump in the place of everything in the database, or nothing. Raises ProgramFailed."""
    reading = [*restoring(), "--file=-", str(source)]
    pipe: dict[str, Any] = {"env": _environment(), "stderr": subprocess.PIPE}
    with (
        subprocess.Popen(reading, stdout=subprocess.PIPE, **pipe) as read,  # noqa: S603
        subprocess.Popen(_psql(), stdin=subprocess.PIPE, **pipe) as put,  # noqa: S603
    ):
        assert read.stdout  # noqa: S101 (for mypy)
        assert put.stdin  # noqa: S101
        with suppress(BrokenPipeError):
            shutil.copyfileobj(read.stdout, put.stdin)
        read.stdout.close()
        _, unread = read.communicate()
        if read.returncode and put.poll() is None:
            put.kill()  # before it reads the end, at which it would commit what it has
        _, refused = put.communicate()
    # A negative status is that of a process which the end of the other one has killed.
    failed = [("psql", put, refused), ("pg_restore", read, unread)]
    for name, process, told in sorted(failed, key=lambda each: -each[1].returncode):
        if process.returncode:
            raise ProgramFailed(_failure(name, told.decode(errors="replace")))


def run_script(source: Path) -> None:
    """A script of psql in the place of everything in the database. Raises ProgramFailed."""
    with source.open("rb") as script:
        done = subprocess.run(  # noqa: S603
            _psql(), stdin=script, stderr=subprocess.PIPE, env=_environment(), check=False
        )
    if done.returncode:
        raise ProgramFailed(_failure("psql", done.stderr.decode(errors="replace")))


def _psql() -> list[str]:
    """In one transaction: empties the schema, then does what is read."""
    before = [part for each in _EMPTIED for part in ("--command", each)]
    options = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
    return [_program("psql"), *options, "--output", os.devnull, *_server(), *before, "--file=-"]


def restoring() -> list[str]:
    """pg_restore on our schema alone, whoever is to own it."""
    return [_program("pg_restore"), *_UNOWNED, "--schema=public"]


def connection() -> BaseDatabaseWrapper:
    return connections[owner_alias()]


def tables() -> list[str]:
    """The tables of the schema `public`."""
    return [name for (name,) in _query("SELECT tablename FROM pg_tables WHERE schemaname='public'")]


def others_connected() -> int:
    """How many other sessions there are in the database."""
    connections.close_all()
    found = 0

    def alone() -> bool:
        nonlocal found
        ((found,),) = _query(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        return not found

    wait_until(alone, _SESSIONS_END_WITHIN, pause=0.2)
    return found


def _query(statement: str) -> Iterator[tuple[Any, ...]]:
    with connection().cursor() as cursor:
        cursor.execute(statement)
        return iter(cursor.fetchall())


def _program(name: str) -> str:
    places = [os.environ.get("PG_BINDIR", "")]
    with suppress(ServiceError):
        places.append(str(postgres_program().path.parent))
    found = shutil.which(name, path=os.pathsep.join(filter(None, places))) or shutil.which(name)
    if found is None:
        raise ProgramFailed(
            f"There is no {name}. Install the client programs of PostgreSQL, of the server's major "
            "version or a newer one, and set PG_BINDIR to their directory."
        )
    return found


def _owner() -> dict[str, Any]:
    """Django's settings of the database as its owner.

    The owner's address of an embedded server is not recorded, but whoever reaches its socket may
    be the owner.
    """
    given = connection().settings_dict
    recorded = recorded_environment(settings.COUNTERSIGN_HOME).get("DATABASE_URL")
    if recorded and environment.database(recorded)["HOST"] == given["HOST"]:
        return {**given, "USER": DATABASE_NAME}
    return given


def _server(file: Path | None = None) -> list[str]:
    owner = _owner()
    # `options` may limit how long a statement takes, which a dump must not be limited by.
    known = {
        name: value
        for name, value in owner["OPTIONS"].items()
        if isinstance(value, str) and name != "options"
    }
    names = {"dbname": "NAME", "user": "USER", "host": "HOST", "port": "PORT"}
    known |= {name: str(owner[key]) for name, key in names.items() if owner[key]}
    return [f"--dbname={make_conninfo('', **known)}", *([f"--file={file}"] if file else [])]


def _environment() -> dict[str, str]:
    """With the password, which other accounts would read among the arguments."""
    password = str(_owner()["PASSWORD"] or "")
    return {**os.environ, "LC_ALL": "C", **({"PGPASSWORD": password} if password else {})}


def _failure(name: str, told: str) -> str:
    lines = [line for line in told.splitlines() if "error:" in line.lower() or "hint:" in line]
    said = " ".join(lines[:3]) or told.strip()[-500:]
    remedy = ""
    if "No space left" in said:
        remedy = " Free space, or name a place on another disk."
    elif "permission denied" in said:
        remedy = " Set DATABASE_OWNER_URL to the owner of the tables."
    elif "version mismatch" in said:
        remedy = " Set PG_BINDIR to programs of the server's major version."
    return f"{name} failed: {said}{remedy}"
