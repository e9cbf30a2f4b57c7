"""`manage.py prescreens`: the students that every host has."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from countersign_judge.student.folders import CARD
from countersign_judge.student.model import BadStudent
from countersign_judge.student.student_judge import METHOD
from django.core.management.base import BaseCommand, CommandError

from measuring import folders
from measuring.models import StoredFolder
from measuring.students import keep_folder
from summaries.models import Criterion


class Command(BaseCommand):
    help = (
        "Lists the students in the database, stores one from a folder, "
        "writes one to a folder, or removes one that no guideline uses."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        wanted = parser.add_subparsers(dest="action", metavar="list|store|fetch|remove")
        wanted.add_parser("list", help="names, sizes, digests")
        store = wanted.add_parser("store", help="store a student from a folder")
        store.add_argument("folder", type=Path)
        fetch = wanted.add_parser("fetch", help="write a student to a new folder")
        fetch.add_argument("name")
        fetch.add_argument("folder", type=Path)
        remove = wanted.add_parser("remove", help="remove a student that no guideline uses")
        remove.add_argument("name")

    def handle(self, *_: Any, action: str | None, **options: Any) -> None:
        try:
            if action == "store":
                self._store(options["folder"].expanduser().resolve())
            elif action == "fetch":
                folders.write_folder(options["folder"].expanduser(), _get_student(options["name"]))
            elif action == "remove":
                _remove_student(_get_student(options["name"]))
            else:
                self._list()
        except BadStudent as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"{error.filename}: {error.strerror}") from error

    def _list(self) -> None:
        for folder in StoredFolder.objects.order_by("name"):
            self.stdout.write(_format_line(folder))

    def _store(self, place: Path) -> None:
        if not (place / CARD).is_file():
            raise CommandError(f"{place} has no {CARD}; name the folder of a student")
        self.stdout.write(_format_line(keep_folder(place)))


def _format_line(folder: StoredFolder) -> str:
    return (
        f"student {folder.name} (of {folder.about['criterion']}), {folder.size:,} bytes, "
        f"SHA-256 {folder.sha256}, stored {folder.stored_at:%Y-%m-%d}"
    )


def _get_student(name: str) -> StoredFolder:
    found = StoredFolder.objects.filter(name=name).first()
    if found is None:
        raise CommandError(f"there is no student {name}; manage.py prescreens lists them")
    return found


def _remove_student(folder: StoredFolder) -> None:
    """Raises CommandError while a guideline uses it: its name keeps its meaning."""
    named = Criterion.objects.filter(parameters__version=folder.name, method=METHOD.name)
    criterion = named.first()
    if criterion is not None:
        raise CommandError(f"{folder.name} is used by {criterion.guideline_version}, so it stays")
    folder.delete()
