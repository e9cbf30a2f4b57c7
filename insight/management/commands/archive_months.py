"""`manage.py archive_months`: old months of the ledger and of the audit log leave the database."""

from argparse import ArgumentParser, ArgumentTypeError
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import OperationalError, ProgrammingError

from insight import archive
from insight.archive import Month, NotArchived

NAMES = ("ledger", "audit")


def _month(text: str) -> datetime:
    try:
        return datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no month. Write YYYY-MM, as 2026-01.") from None


class Command(BaseCommand):
    help = (
        "Writes each month of the ledger of model calls and of the audit log that ended before a "
        "month to a file of gzipped JSON Lines, and drops it from the database. Months that "
        "something needs stay, and the command says why; it then exits with 1."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--before", metavar="YYYY-MM", type=_month, required=True)
        parser.add_argument("--table", choices=NAMES, action="append", help="else both")
        target = parser.add_mutually_exclusive_group(required=True)
        target.add_argument("--to", metavar="DIR", type=Path, help="where the files go")
        target.add_argument(
            "--without-copy", action="store_true", help="drop months of the ledger and keep no file"
        )
        target.add_argument("--dry-run", action="store_true", help="list the months alone")

    def handle(self, *_: Any, **options: Any) -> None:
        tables = options["table"] or (("ledger",) if options["without_copy"] else NAMES)
        if options["without_copy"] and "audit" in tables:
            raise CommandError("The audit log is dropped with a copy alone: say --to DIR.")
        if options["to"] and not options["to"].is_dir():
            raise CommandError(f"--to {options['to']}: there is no such directory. Make it first.")
        try:
            found = [each for name in tables for each in archive.months(name, options["before"])]
            stayed = [month for month in found if not self._handled(month, options)]
        except (ProgrammingError, OperationalError) as error:
            raise CommandError(
                f"The database refused it: {error} Months are dropped as the owner of the tables: "
                "set DATABASE_OWNER_URL, and try again when nothing keeps the tables locked."
            ) from error
        if not found:
            self.stdout.write("No month ended before that.")
        if stayed and not options["dry_run"]:
            raise CommandError(f"{len(stayed)} of {len(found)} months stayed.")

    def _handled(self, month: Month, options: dict[str, Any]) -> bool:
        """Whether the month went, or would go."""
        if options["dry_run"]:
            why = archive.refusal(month)
            self.stdout.write(f"{month}: {archive.rows_in(month):,} rows, {why or 'may go'}")
            return not why
        try:
            gone = archive.archive(month, options["to"], self._watch)
        except NotArchived as error:
            self.stderr.write(str(error))
            return False
        except OSError as error:
            raise CommandError(f"{error.filename or options['to']}: {error.strerror}.") from error
        kept = f"{gone.path}, SHA-256 {gone.sha256}" if gone.path else "no copy was kept"
        self.stdout.write(f"{month}: {gone.rows:,} rows went; {kept}")
        return True

    def _watch(self, what: str) -> None:
        if self.stderr.isatty():
            self.stderr.write(f"\r\033[K{what}", ending="\r")
