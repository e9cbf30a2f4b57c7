"""`manage.py backup`: the database and the recordings in a new directory, without any key."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from config import backups
from config.embedded.alone import rerun_with_services


class Command(BaseCommand):
    help = (
        "Writes the database and the recordings to a new directory. Countersign may keep running."
    )
    requires_system_checks: list[str] = []  # a stopped installation has no addresses yet

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("place", type=Path, metavar="DIR")

    def handle(self, *_: Any, place: Path, **__: Any) -> None:
        rerun_with_services()
        backups.write_backup(place.absolute())
