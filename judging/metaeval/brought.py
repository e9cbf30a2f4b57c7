"""Judges that are named together with what they run: `student:VERSION`, `checkpoint:FOLDER`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judging.checkpoints.entailment import checkpoint_at
from judging.checkpoints.folder import BadCheckpoint, Folder
from judging.student import shelf
from judging.student.model import BadStudent


class NotBrought(ValueError):
    """What is named behind the judge cannot be run, with the remedy."""


@dataclass(frozen=True)
class Brought:
    """A folder that a judge runs.

    `name` is told in the column of models; `parameter` is the option of the judge that takes the
    folder; `sha256` is of what is in it; `criterion` is the only one that it scores, None where its
    one score serves all; `learned_from` are digests of its documents, None where nobody kept them.
    """

    name: str
    parameter: str
    place: Path
    sha256: str
    criterion: str | None = None
    learned_from: frozenset[str] | None = None


def is_path(text: str) -> bool:
    """A path has a separator or begins with a dot; anything else is a registered name."""
    return text.startswith((".", "~")) or "/" in text or "\\" in text


def _students(wanted: str, dimensions: Sequence[str]) -> list[Brought]:
    """The one wanted, or without a name the newest for every dimension. Raises NotBrought."""
    try:
        if is_path(wanted):
            return [_student(Path(wanted).expanduser().resolve(), dimensions)]
        names = [shelf.require_name(wanted)] if wanted else _newest(dimensions)
        return [_student(shelf.folder() / name, dimensions) for name in names]
    except BadStudent as error:
        raise NotBrought(f"judge student: {error}") from error


def _newest(dimensions: Sequence[str]) -> list[str]:
    found = [shelf.versions(dimension)[:1] for dimension in dimensions]
    names = [name for names in found for name in names]
    if not names:
        raise BadStudent(
            f"{shelf.folder()} has none of {', '.join(dimensions)}; train one with train_student, "
            "or name a folder: student:./FOLDER"
        )
    return names


def _student(place: Path, dimensions: Sequence[str]) -> Brought:
    student = shelf.student_at(place)
    if student.criterion not in dimensions:
        raise BadStudent(
            f"{student.version} learned to judge {student.criterion}, and what is measured is "
            f"{', '.join(dimensions)}; give --dimension {student.criterion} and data that has it"
        )
    learned_from = shelf.learned_from(place)
    return Brought(
        student.version, "version", place, student.sha256, student.criterion, learned_from
    )


def _checkpoints(wanted: str, _: Sequence[str]) -> list[Brought]:
    """Raises NotBrought."""
    try:
        folder = _folder(wanted)
        checkpoint_at(folder.place)
    except BadCheckpoint as error:
        raise NotBrought(f"judge checkpoint: {error}") from error
    return [Brought(folder.name, "checkpoint", folder.place, folder.sha256)]


def _folder(wanted: str) -> Folder:
    if not wanted:
        raise BadCheckpoint(
            "name a folder: checkpoint:./FOLDER, or checkpoint:NAME of one in "
            "COUNTERSIGN_CHECKPOINTS_DIRECTORY"
        )
    return Folder(Path(wanted).expanduser().resolve()) if is_path(wanted) else Folder.named(wanted)


# By the judge: what is behind the colon and the measured dimensions, made into what is run.
BROUGHT: Mapping[str, Callable[[str, Sequence[str]], list[Brought]]] = {
    "student": _students,
    "checkpoint": _checkpoints,
}
