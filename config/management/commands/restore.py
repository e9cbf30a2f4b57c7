"""`manage.py restore`: a backup in the place of an empty database, migrated and verified."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from config import backups
from config.embedded.alone import with_services


class Command(BaseCommand):
    help = (
        "Puts a backup into an empty database, migrates and verifies it. Put the keys back first."
    )
    requires_system_checks: list[str] = []  # a home that does not run has no addresses yet

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("place", type=Path, metavar="DIR")

    def handle(self, *_: Any, place: Path, **__: Any) -> None:
        with_services()
        backups.restore(place.absolute(), stdout=self.stdout, stderr=self.stderr)
