"""The students that an application keeps by name. Without one, a student is named by its folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from countersign_judge.student.folders import card_mismatch, read_student
from countersign_judge.student.model import BadStudent, Student


class Shelf(Protocol):
    def list_students(self) -> Sequence[tuple[str, str]]:
        """Each one's version and the criterion that it learned, the newest first."""

    def fetch_student(self, version: str) -> Path:
        """Its folder on this host. Raises BadStudent."""


class NoShelf:
    def list_students(self) -> Sequence[tuple[str, str]]:
        return ()

    def fetch_student(self, version: str) -> Path:
        raise BadStudent(f"there is no student {version!r}; name its folder: student:./FOLDER")


_shelf: Shelf = NoShelf()


def use_shelf(shelf: Shelf) -> None:
    global _shelf  # noqa: PLW0603 - set once, at the start
    _shelf = shelf


def student_shelf() -> Shelf:
    return _shelf


def get_student(version: str) -> Student:
    """Raises BadStudent when there is none, or it is not the one that its card describes."""
    student = read_student(_shelf.fetch_student(version))
    if student.version != version:
        raise card_mismatch(version)
    return student
