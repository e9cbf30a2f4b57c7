"""`manage.py backup`: a whole copy of the installation without its secrets."""

import sys
import time
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from config import backups
from config.embedded import ServiceError
from config.embedded.alone import run_again_with_services

KEYS = """These keys are not in the backup. Keep a copy of them in another place:
  DJANGO_SECRET_KEY{key_file}
  the key of the log: {log}"""


class Command(BaseCommand):
    help = (
        "Writes the database, the settings without secrets, recordings on disk and the newest "
        "checkpoint of the log to a new directory, or under s3://BUCKET/PREFIX. It runs beside the "
        "web server and the workers, or starts the database of a home that does not run."
    )
    # They need addresses of services, which a home that does not run has not.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("place", metavar="DIR|s3://BUCKET/PREFIX", help="a new directory")
        parser.add_argument(
            "--no-recordings", action="store_true", help="leave the recordings of meetings out"
        )

    def handle(self, *_: Any, place: str, no_recordings: bool, **__: Any) -> None:
        try:
            if settings.COUNTERSIGN_HOME.is_dir():
                status = run_again_with_services(settings.COUNTERSIGN_HOME)
                if status is not None:
                    sys.exit(status)
            self.check()
            self._write(place, recordings=not no_recordings)
        except (ServiceError, backups.BackupFailed) as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(
                f"{error.filename or place}: {error.strerror or error}. Nothing is left there. "
                "Free space, or name another place (for S3, TMPDIR is where it is prepared)."
            ) from error

    def _write(self, place: str, *, recordings: bool) -> None:
        begun = time.monotonic()
        with backups.writing_to(place) as directory:
            manifest = backups.write(directory, self._watch, recordings=recordings)
        seconds = time.monotonic() - begun
        self.stdout.write(
            f"{place}: {len(manifest.files)} files, {manifest.size:,} bytes, {seconds:.1f} s"
        )
        key = settings.COUNTERSIGN_HOME / "secret_key"
        self.stdout.write(
            KEYS.format(
                key_file=f": {key}" if key.exists() else "",
                log=settings.TRANSPARENCY["SIGNER"] or settings.TRANSPARENCY["DIRECTORY"],
            )
        )

    def _watch(self, what: str) -> None:
        if self.stderr.isatty():
            self.stderr.write(f"\r\033[K{what}", ending="\r")
