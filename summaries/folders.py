"""Transcripts in files and folders: finds them, and those that are completely written."""

import hashlib
import json
import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import BinaryIO

from django.utils.translation import gettext as _

from summaries.context import ContextFields, check_context
from summaries.formats import get_extensions
from summaries.formats.headers import read_moment
from summaries.intake import Submission
from summaries.participants import InvalidContext, read_participants
from web.text import remove_nul

_LONGEST_NAME = 180
_DIGITS = 16


def file_submission(
    name: str,
    content: bytes,
    *,
    source: str,
    guideline: str = "",
    title: str = "",
    own_summary: str | None = None,
) -> Submission:
    """The external id is the end of `name` with the beginning of the content's SHA-256.

    So the same file is taken once, however often it is sent, and a changed one is new.
    """
    name = remove_nul(name) or "file"
    digest = hashlib.sha256(content).hexdigest()[:_DIGITS]
    stem = PurePath(name).stem.replace("_", " ").strip()
    return Submission(
        source=source,
        external_id=f"{name[-_LONGEST_NAME:]}:{digest}",
        title=(title or stem or name)[:300],
        content=content,
        guideline=guideline or None,
        own_summary=own_summary,
        filename=PurePath(name).name,
    )


# --- Folders ----------------------------------------------------------------

FileStamp = tuple[int, int]


# Beside a transcript: "monday.vtt" and "monday.vtt.context.json".
SIDECAR = ".context.json"


def read_sidecar(content: bytes) -> ContextFields:
    """From an object with any of `participants`, `agenda`, `occurred_at` (RFC 3339) and
    `language`. Raises InvalidContext."""
    try:
        found = json.loads(content)
    except ValueError as error:
        remedy = _("Write an object such as {example}").format(example='{"agenda": "Budget"}')
        raise InvalidContext("context", "", _("is no JSON"), remedy) from error
    known = ("participants", "agenda", "occurred_at", "language")
    if not isinstance(found, dict) or not found.keys() <= set(known):
        remedy = _("Write an object with {names}").format(names=", ".join(known))
        raise InvalidContext("context", found, _("has something else"), remedy)
    for name in known[1:]:
        if not isinstance(found.get(name, ""), str):
            raise InvalidContext(name, found[name], _("is not a text"), _("Send a text"))
    moment = None
    if "occurred_at" in found:
        moment = read_moment(found["occurred_at"])
        if moment is None:
            raise InvalidContext(
                "occurred_at",
                found["occurred_at"],
                _("is not a time with its offset"),
                _("Write it as 2026-03-01T14:30:00Z"),
            )
    people = read_participants(found.get("participants", []))
    given = ContextFields(people, found.get("agenda", ""), moment, found.get("language", ""))
    return check_context(given)


def find_files(paths: Sequence[Path]) -> list[Path]:
    """Named files with any suffix, and files in folders that look like transcripts.

    Hidden ones are left out: programs write them next to their work. Links that lead out of their
    folder are included, for `open_within_roots` to refuse by name.
    """
    return sorted({file for path in paths for file in _list_files(path)})


def open_within_roots(path: Path, roots: Sequence[Path]) -> BinaryIO:
    """Opens a regular file for reading, never one outside of its folder.

    Otherwise anyone with write access to a folder could have any file read that the command may
    read. Each part of the path is opened from the one before without following links, so that none
    can be replaced after the check. Raises LeadsOutside and OSError.
    """
    root = next((root for root in roots if root.is_dir() and path.is_relative_to(root)), None)
    if root is None:
        return _open_regular_file(os.open(path, _READ_FLAGS), path)
    real, base = path.resolve(), root.resolve()
    if not real.is_relative_to(base):
        raise LeadsOutside(path, real, root)
    *folders, name = real.relative_to(base).parts
    place = os.open(base, os.O_RDONLY | os.O_DIRECTORY)
    try:
        for folder in folders:
            below = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=place)
            os.close(place)
            place = below
        return _open_regular_file(os.open(name, _READ_FLAGS | os.O_NOFOLLOW, dir_fd=place), path)
    finally:
        os.close(place)


# Opening a named pipe without a writer would wait forever.
_READ_FLAGS = os.O_RDONLY | os.O_NONBLOCK


def _open_regular_file(handle: int, path: Path) -> BinaryIO:
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(f"{path.name} is no regular file. Put its content into one.")
    return os.fdopen(handle, "rb")


class LeadsOutside(Exception):
    """A link in a folder that leads out of it."""

    def __init__(self, path: Path, real: Path, root: Path) -> None:
        super().__init__(
            f"leads to {real}, which is outside of {root}. Copy the file into the folder, or name "
            "it itself."
        )
        self.path = path


def find_dangling_links(paths: Sequence[Path]) -> list[Path]:
    """Links that look like transcripts but lead nowhere: the target was moved or deleted."""
    below = {file for path in paths if path.is_dir() for file in path.rglob("*")}
    links = (file for file in below if file.is_symlink() and not file.exists())
    return sorted(filter(_is_transcript_name, links))


def _list_files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found = [file for file in path.rglob("*") if _is_transcript_name(file) and file.is_file()]
    # A linked folder is not walked; it counts as a file, to be refused or read as one.
    return found + [file for file in path.rglob("*") if file.is_symlink() and file.is_dir()]


def _is_transcript_name(path: Path) -> bool:
    return (
        path.suffix.lower() in get_extensions()
        and not path.name.startswith(".")
        and not path.name.endswith(SIDECAR)
    )


def get_file_stamp(path: Path) -> FileStamp | None:
    """Time of the last change and size; None for a file that is gone by now."""
    try:
        return build_stamp(path.stat())
    except FileNotFoundError:
        return None


def build_stamp(status: os.stat_result) -> FileStamp:
    return status.st_mtime_ns, status.st_size


@dataclass
class FolderWatch:
    """Yields each file once it is complete: unchanged between two looks.

    Yields it again if it changes later.
    """

    paths: Sequence[Path]
    _seen: dict[Path, FileStamp] = field(default_factory=dict)
    _given: dict[Path, FileStamp] = field(default_factory=dict)

    def look(self) -> list[Path]:
        now = {
            path: found
            for path in find_files(self.paths)
            if (found := get_file_stamp(path)) is not None
        }
        due = [
            path
            for path, found in now.items()
            if self._seen.get(path) == found != self._given.get(path)
        ]
        self._seen = now
        self._given.update((path, now[path]) for path in due)
        return due
