"""`manage.py prescreens`: the students and checkpoints that every host has."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db.models import Q

from measuring import folders
from measuring.checkpoints.storage import keep_checkpoint
from measuring.models import StoredFolder
from measuring.student import storage
from summaries.models import Criterion


class Command(BaseCommand):
    help = (
        "Lists the students and checkpoints that every host has, stores another one from a "
        "folder, writes one to a folder, or removes one that no guideline names."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        wanted = parser.add_subparsers(dest="action", metavar="list|store|fetch|remove")
        wanted.add_parser("list", help="names, sizes, digests")
        store = wanted.add_parser("store", help="a folder, for every host")
        store.add_argument("folder", type=Path)
        store.add_argument("--name", help="of a checkpoint, else that of its folder")
        fetch = wanted.add_parser("fetch", help="write one to a new folder")
        fetch.add_argument("name")
        fetch.add_argument("folder", type=Path)
        remove = wanted.add_parser("remove", help="one that no guideline names")
        remove.add_argument("name")

    def handle(self, *_: Any, action: str | None, **options: Any) -> None:
        try:
            if action == "store":
                self._store(options["folder"].expanduser().resolve(), options["name"])
            elif action == "fetch":
                folders.write_to(options["folder"].expanduser(), _named(options["name"]))
            elif action == "remove":
                _remove(_named(options["name"]))
            else:
                self._list()
        except folders.BadFolder as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"{error.filename}: {error.strerror}") from error

    def _list(self) -> None:
        for folder in StoredFolder.objects.order_by("kind", "name"):
            self.stdout.write(_line(folder))

    def _store(self, place: Path, name: str | None) -> None:
        if (place / storage.CARD).is_file():
            if name:
                raise CommandError("--name: a student has the name of its card; leave it out")
            self.stdout.write(_line(storage.keep_folder(place)))
            return
        if not place.is_dir():
            raise CommandError(f"{place} is no folder; name that of a student or a checkpoint")
        kept = keep_checkpoint(place, name or place.name, Progress(self.stderr))
        self.stdout.write(_line(kept))


class Progress:
    """Megabytes so far, on a terminal."""

    def __init__(self, terminal: Any) -> None:
        self._terminal, self._bytes = terminal, 0

    def __call__(self, size: int) -> None:
        self._bytes += size
        if sys.stderr.isatty():
            self._terminal.write(f"\r\033[K{self._bytes / 1e6:,.0f} MB", ending="\r")


def _line(folder: StoredFolder) -> str:
    return (
        f"{folder.kind} {folder.name} ({_described(folder.about)}), {folder.size:,} bytes, "
        f"SHA-256 {folder.sha256}, stored {folder.stored_at:%Y-%m-%d}"
    )


def _described(about: dict[str, Any]) -> str:
    return about.get("form") or f"of {about['criterion']}"


def _named(name: str) -> StoredFolder:
    found = StoredFolder.objects.filter(name=name).first()
    if found is None:
        raise CommandError(f"there is no {name}; manage.py prescreens lists what there is")
    return found


def _remove(folder: StoredFolder) -> None:
    """Raises CommandError while something rests on it: then its name keeps its meaning."""
    named = Q(parameters__version=folder.name) | Q(parameters__checkpoint=folder.name)
    criterion = Criterion.objects.filter(named, method=folder.kind).first()
    if criterion is not None:
        raise CommandError(f"{folder.name} is named by {criterion.guideline_version}; it stays")
    folder.delete()
