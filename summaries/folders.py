"""Transcripts that lie in folders: which of them there are, and which are written to their end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

SUFFIXES = frozenset({".vtt", ".srt", ".txt", ".json"})
Stamp = tuple[int, int]


def files(paths: Sequence[Path]) -> list[Path]:
    """Files that were named, whatever their suffix; of folders those that look like transcripts.

    Hidden ones are left out: programs write them next to what they are working on.
    """
    return sorted({file for path in paths for file in _below(path)})


def dangling(paths: Sequence[Path]) -> list[Path]:
    """Links that look like transcripts and lead nowhere: what they led to was moved or deleted."""
    below = {file for path in paths if path.is_dir() for file in path.rglob("*")}
    return sorted(file for file in below if _looks_like_one(file) and _leads_nowhere(file))


def _leads_nowhere(path: Path) -> bool:
    return path.is_symlink() and not path.exists()


def _below(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if _looks_like_one(file) and file.is_file()]


def _looks_like_one(path: Path) -> bool:
    return path.suffix.lower() in SUFFIXES and not path.name.startswith(".")


def stamp(path: Path) -> Stamp | None:
    """Time of the last change and size; None for a file that is gone meanwhile."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_mtime_ns, status.st_size


@dataclass
class Watch:
    """Gives each file out once it is complete: two looks in a row found it alike.

    One that changes later is given out again.
    """

    paths: Sequence[Path]
    _seen: dict[Path, Stamp] = field(default_factory=dict)
    _given: dict[Path, Stamp] = field(default_factory=dict)

    def look(self) -> list[Path]:
        now = {path: found for path in files(self.paths) if (found := stamp(path)) is not None}
        due = [
            path
            for path, found in now.items()
            if self._seen.get(path) == found != self._given.get(path)
        ]
        self._seen = now
        self._given.update((path, now[path]) for path in due)
        return due
