"""`manage.py restore`: an installation as a backup has it, verified before and after."""

import json
import os
import shutil
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import connections

from config import backups, postgres_programs
from config.apps import unknown_migrations
from config.backups import BackupFailed, Manifest
from config.embedded import ServiceError
from config.embedded.alone import run_again_with_services
from transparency import keys


class Command(BaseCommand):
    help = (
        "Checks every file of a backup, puts it in the place of an empty database, migrates it, "
        "and ends with verify_records against the backup's checkpoint of the log. Stop the web "
        "server, the workers and the beat before. Put DJANGO_SECRET_KEY and the directory of the "
        "log's key back first: they are not in the backup."
    )
    # They need addresses of services, which a home that does not run has not.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("place", metavar="DIR|s3://BUCKET/PREFIX", help="what backup wrote")
        parser.add_argument(
            "--replace", action="store_true", help="delete what the database holds before"
        )

    def handle(self, *_: Any, place: str, replace: bool, **__: Any) -> None:
        try:
            if not place.startswith("s3:"):
                backups.manifest_in(Path(place))  # before a home is made for nothing
            status = run_again_with_services(settings.COUNTERSIGN_HOME)
            if status is not None:
                sys.exit(status)
            self.check()
            with backups.reading_from(place, self._watch) as directory:
                manifest = backups.manifest_in(directory)
                backups.check(directory, manifest, self._watch)
                self._check_keys(directory, manifest)
                self._restore(directory, manifest, replace)
                self._verify(directory, manifest)
        except (ServiceError, BackupFailed, postgres_programs.ProgramFailed) as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"{error.filename or place}: {error.strerror or error}.") from error

    def _check_keys(self, directory: Path, manifest: Manifest) -> None:
        theirs = _verifiers_of(directory)
        try:
            ours = {str(key) for key in keys.verifiers()}
        except keys.LogKeyMissing:
            self.stderr.write(
                f"The key of the log is not in {settings.TRANSPARENCY['DIRECTORY']}. Put it back "
                "before the first start, which makes another one: a new log goes on then from "
                "what is restored, and the former verifier keys stay valid for what is there."
            )
            return
        if theirs and not ours & set(theirs):
            raise BackupFailed(
                f"{settings.TRANSPARENCY['DIRECTORY']} has the key of another log than the "
                "backup's. Put the directory of the backup's log there; move the other one away."
            )

    def _restore(self, directory: Path, manifest: Manifest, replace: bool) -> None:
        if unknown := unknown_migrations(manifest.migrations):
            raise BackupFailed(
                f"The backup is of Countersign {manifest.version}, which is newer than this "
                f"{backups.version()}: it has {', '.join(unknown[:3])}. Use that version or a "
                "newer one."
            )
        if (found := len(postgres_programs.tables())) and not replace:
            raise BackupFailed(
                f"The database has {found} tables. Restore into an empty one, or say --replace: "
                "then all that it holds is deleted."
            )
        if others := postgres_programs.others_connected():
            raise BackupFailed(
                f"{others} other sessions are in the database. Stop make run, or the web server, "
                "the workers and the beat, and try again."
            )
        files = list(backups.put_back(directory, manifest, replace=replace))
        connections.close_all()
        self.stdout.write(f"Restoring the backup of {manifest.made_at:%Y-%m-%d %H:%M} UTC")
        postgres_programs.load(directory / backups.DUMP)
        _keep_verifiers(directory)
        for source, target in files:
            self._watch(str(target))
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            target.chmod(0o600)
        call_command("migrate", interactive=False, skip_checks=True, verbosity=0)

    def _verify(self, directory: Path, manifest: Manifest) -> None:
        """Exits 1 with a line for each fault."""
        self.stdout.write("Restored. Verifying:")
        options: dict[str, Any] = {}
        if backups.CHECKPOINT in manifest.files:
            options["checkpoint"] = [directory / backups.CHECKPOINT]
        try:
            keys.verifiers()
        except keys.LogKeyMissing:
            options["key"] = _verifiers_of(directory)
        call_command("verify_records", stdout=self.stdout, stderr=self.stderr, **options)
        self._tell_settings(directory)

    def _tell_settings(self, directory: Path) -> None:
        told = json.loads((directory / backups.SETTINGS).read_text())
        for name, value in told["set"].items():
            if os.environ.get(name) != value:
                self.stdout.write(f"Set there, and not so here: {name}={value}")
        if missing := [name for name in told["withheld"] if not os.environ.get(name)]:
            self.stdout.write(f"Secrets that were set there, and not here: {', '.join(missing)}")

    def _watch(self, what: str) -> None:
        if self.stderr.isatty():
            self.stderr.write(f"\r\033[K{what}", ending="\r")


def _keep_verifiers(directory: Path) -> None:
    """Where the key of the log is lost, the next one still vouches for what this one signed."""
    try:
        keys.signer()
    except keys.LogKeyMissing:
        keys.know("".join(f"{key}\n" for key in _verifiers_of(directory)))


def _verifiers_of(directory: Path) -> list[str]:
    place = directory / backups.VERIFIERS
    return place.read_text().split() if place.exists() else []
