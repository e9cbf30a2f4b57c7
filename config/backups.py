"""A backup: the database as `pg_dump` writes it, the recordings, the log's newest checkpoint."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import connection, connections

from config import values
from config.embedded import ServiceError
from config.embedded.homes import read_recorded_environment
from config.embedded.programs import postgres_program
from config.embedded.services import DATABASE_NAME
from records.log import log

DUMP, CHECKPOINT, RECORDINGS = "database.dump", "checkpoint.txt", "recordings"
_CONNECTION_PARAMETERS = {
    "user",
    "password",
    "host",
    "port",
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
}
# Roles get their rights from `migrate`, and the owner may have another name.
_RESTORE_OPTIONS = ("--no-owner", "--no-privileges", "--schema=public")


def write_backup(place: Path) -> None:
    """Write a backup to the new directory `place`, which appears when complete. The database may
    be in use. Raises CommandError, OSError."""
    if place.exists() or not connection.introspection.table_names():
        raise CommandError(f"{place} exists, or the database is empty. Nothing was written.")
    scratch = place.with_name(f".{place.name}.part")
    scratch.mkdir(mode=0o700, parents=True)
    try:
        # Before the dump, which then holds at least what the checkpoint covers.
        if newest := log.find_newest_checkpoint():
            (scratch / CHECKPOINT).write_text(newest.note)
        run_program("pg_dump", "--format=custom", *_RESTORE_OPTIONS, f"--file={scratch / DUMP}")
        recordings = settings.STORAGES["recordings"]["OPTIONS"].get("location")
        if recordings and Path(recordings).is_dir():  # a bucket has its own backups
            shutil.copytree(recordings, scratch / RECORDINGS, copy_function=_copy_database)
        os.sync()
        scratch.rename(place)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def restore_backup(place: Path, **streams: Any) -> None:
    """Restore into the empty database, migrate and verify; exit 1 with a line for each fault.
    Raises CommandError, OSError."""
    if tables := connection.introspection.table_names():
        raise CommandError(f"The database has {len(tables)} tables. Restore into an empty one.")
    name = f"--dbname={connection.settings_dict['NAME']}"
    run_program("pg_restore", "--single-transaction", *_RESTORE_OPTIONS, name, str(place / DUMP))
    recordings = settings.STORAGES["recordings"]["OPTIONS"].get("location")
    if recordings and (place / RECORDINGS).is_dir():
        shutil.copytree(place / RECORDINGS, recordings, dirs_exist_ok=True)
    call_command("migrate", interactive=False, skip_checks=True, verbosity=0)
    known = [place / CHECKPOINT] if (place / CHECKPOINT).exists() else []
    call_command("verify_records", checkpoint=known, **streams)


def _copy_database(source: str, target: str) -> None:
    with suppress(FileNotFoundError):  # retention removed it meanwhile
        shutil.copy2(source, target)


def run_program(program: str, *arguments: str) -> None:
    """Run as the tables' owner, who needs no password on an embedded server's socket."""
    owner = connections["owner" if "owner" in settings.DATABASES else "default"]
    known = owner.get_connection_params()
    given = {
        f"PG{name.upper()}": str(known[name]) for name in _CONNECTION_PARAMETERS & known.keys()
    }
    given["PGDATABASE"] = str(known["dbname"])
    embedded = read_recorded_environment(settings.COUNTERSIGN_HOME).get("DATABASE_URL")
    if embedded and values.database_settings(embedded)["HOST"] == given.get("PGHOST"):
        given["PGUSER"] = DATABASE_NAME
    places = [os.environ.get("PG_BINDIR", ""), os.environ.get("PATH", "")]
    with suppress(ServiceError):
        places.insert(1, str(postgres_program().path.parent))
    server = {**os.environ, **given, "PATH": os.pathsep.join(filter(None, places))}
    command = [program, *arguments]
    ended = subprocess.run(command, env=server, stderr=subprocess.PIPE, check=False)  # noqa: S603
    if ended.returncode:
        raise CommandError(f"{program} failed: {ended.stderr.decode(errors='replace').strip()}")
