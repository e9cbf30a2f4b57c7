"""`manage.py restore`: loads a backup into an empty database, migrates and verifies it."""

from pathlib import Path
from typing import Any

from config import backups
from config.embedded.alone import rerun_with_services
from config.management.commands import backup


class Command(backup.Command):
    help = "Restores a backup into an empty database and verifies it. Restore the keys first."

    def handle(self, *_: Any, place: Path, **__: Any) -> None:
        rerun_with_services()
        backups.restore_backup(place.absolute(), stdout=self.stdout, stderr=self.stderr)
