"""Folders of students: kept in the database, copied to each host that needs one.

A stored folder never changes: a name means the same bytes on every host, and a folder that a
published guideline names stays. A host copies a folder into `settings.FETCHED_DIRECTORY` when
it first needs it, and compares the copy's SHA-256 once a process.
"""

import logging
import shutil
from collections.abc import Iterator
from functools import partial
from hashlib import file_digest, sha256
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from countersign_judge.student.model import BadStudent
from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext

from measuring.models import StoredFolder, StoredPiece

log = logging.getLogger(__name__)

PIECE_BYTES = 4 * 2**20  # bytes of a file in one row
_one_at_a_time = Lock()
_verified: set[Path] = set()


def list_files(place: Path) -> list[Path]:
    """All files below it except hidden ones, relative to it and sorted by name."""
    found = (path.relative_to(place) for path in place.rglob("*") if path.is_file())
    shown = (path for path in found if not any(part.startswith(".") for part in path.parts))
    return sorted(shown, key=Path.as_posix)


def folder_digest(place: Path) -> str:
    """SHA-256 of the names and contents of its files."""
    lines = []
    for path in list_files(place):
        with (place / path).open("rb") as file:
            lines.append(f"{file_digest(file, 'sha256').hexdigest()}  {path.as_posix()}\n")
    return sha256("".join(lines).encode()).hexdigest()


# --- In the database --------------------------------------------------------


@transaction.atomic
def store_folder(place: Path, name: str, about: dict[str, Any]) -> StoredFolder:
    """Keep the folder under this name. The same bytes give the first one again.

    Raises BadStudent where the name has others.
    """
    size = sum((place / path).stat().st_size for path in list_files(place))
    given = {"sha256": folder_digest(place), "size": size, "about": about}
    folder, new = StoredFolder.objects.get_or_create(name=name, defaults=given)
    if folder.sha256 != given["sha256"]:
        raise BadStudent(f"{name} already exists with other content; choose another name")
    if new:
        for piece in _split_files(folder, place):
            piece.save(force_insert=True)
    return folder


def _split_files(folder: StoredFolder, place: Path) -> Iterator[StoredPiece]:
    for path in list_files(place):
        with (place / path).open("rb") as file:
            # An empty file is one empty piece.
            contents = chain([file.read(PIECE_BYTES)], iter(partial(file.read, PIECE_BYTES), b""))
            for position, content in enumerate(contents):
                yield StoredPiece(
                    folder=folder, path=path.as_posix(), position=position, content=content
                )


# --- On this host -----------------------------------------------------------


def fetch_folder(folder: StoredFolder) -> Path:
    """Its copy on this host, made now if missing or damaged. Raises BadStudent."""
    place = Path(settings.FETCHED_DIRECTORY) / folder.sha256 / folder.name
    with _one_at_a_time:
        if place in _verified and place.is_dir():
            return place
        try:
            if not place.is_dir() or folder_digest(place) != folder.sha256:
                _fetch_pieces(folder, place)
        except OSError as error:
            fault = gettext(
                "{name} cannot be copied to {place} ({why}); free space there and let this "
                "process write to it"
            )
            raise BadStudent(fault.format(name=folder.name, place=place, why=error)) from error
        _verified.add(place)
    return place


def _fetch_pieces(folder: StoredFolder, place: Path) -> None:
    log.info("fetching %s, %d bytes, to %s", folder.name, folder.size, place)
    place.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=place.parent, prefix=".") as scratch:
        copy = Path(scratch, folder.name)
        write_folder(copy, folder)
        shutil.rmtree(place, ignore_errors=True)
        try:
            copy.rename(place)
        except OSError:
            if not place.is_dir():  # else another process of this host was quicker
                raise


def write_folder(place: Path, folder: StoredFolder) -> None:
    """Write the folder to the new `place`. Raises BadStudent for damaged content, OSError."""
    place.mkdir()
    for piece in folder.pieces.order_by("path", "position").values_list("pk", "path"):
        target = place / piece[1]
        if not target.resolve().is_relative_to(place.resolve()):
            raise _damaged_problem(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("ab") as file:
            file.write(StoredPiece.objects.get(pk=piece[0]).content)
    if folder_digest(place) != folder.sha256:
        raise _damaged_problem(folder)


def _damaged_problem(folder: StoredFolder) -> BadStudent:
    fault = gettext(
        "{name} is damaged in the database; restore it from a backup, or store it under another "
        "name"
    )
    return BadStudent(fault.format(name=folder.name))
