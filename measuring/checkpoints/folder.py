"""The folder of a checkpoint: its files, its settings and its digest."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

from django.conf import settings

CONFIG, TOKENIZER = "config.json", "tokenizer.json"
# Where exporters put a network: at the top, or in a folder beside other frameworks' weights.
_BESIDE = ("", "onnx")
# Some families give the first two positions to nothing.
_POSITIONS_LOST = 2
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class BadCheckpoint(ValueError):
    """A checkpoint that cannot be used, with the remedy."""


@dataclass(frozen=True)
class Folder:
    """Of one checkpoint, as a person put it on this machine."""

    place: Path

    @classmethod
    def named(cls, name: str) -> "Folder":
        """One in COUNTERSIGN_CHECKPOINTS_DIRECTORY. Raises BadCheckpoint."""
        if not _NAME.fullmatch(name):
            raise BadCheckpoint(
                f"{name!r} is no name of a checkpoint; use up to 80 letters, digits, dots, "
                "hyphens and underscores"
            )
        place = Path(settings.CHECKPOINTS_DIRECTORY) / name
        if not place.is_dir():
            raise BadCheckpoint(
                f"there is no checkpoint {name!r}; put its folder, or a link to it, into "
                f"{place.parent}"
            )
        return cls(place)

    @classmethod
    def about_to_load(cls, place: Path) -> "Folder":
        """Its digest is taken now, so that the one that verdicts tell is of what runs."""
        _digest(place)
        return cls(place)

    @property
    def name(self) -> str:
        return self.place.name

    def has(self, file: str) -> bool:
        return self._find(file) is not None

    def file(self, name: str) -> Path:
        """Raises BadCheckpoint when it is not there."""
        found = self._find(name)
        if found is None:
            raise BadCheckpoint(
                f"{self.place} has no {name}; docs/checkpoints.md says how to export one"
            )
        return found

    def _find(self, name: str) -> Path | None:
        places = (self.place / folder / name for folder in _BESIDE)
        return next((path for path in places if path.is_file()), None)

    def settings(self, name: str = CONFIG) -> dict[str, Any]:
        """What a JSON file of the folder says. Raises BadCheckpoint."""
        path = self.file(name)
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadCheckpoint(
                f"{path} is no JSON ({error}); export the checkpoint anew"
            ) from None
        if not isinstance(data, dict):
            raise BadCheckpoint(f"{path} is no JSON object; export the checkpoint anew")
        return data

    def longest(self, most: int) -> int:
        """How many tokens its network reads at once, `most` where it reads more.

        Raises BadCheckpoint.
        """
        positions = self.settings().get("max_position_embeddings")
        if not isinstance(positions, int) or positions <= _POSITIONS_LOST:
            return most
        return min(most, positions - _POSITIONS_LOST)

    @property
    def sha256(self) -> str:
        """Of the names and contents of all its files, hidden ones apart; kept for the process."""
        return _digest(self.place)


@lru_cache(maxsize=16)
def _digest(place: Path) -> str:
    names = sorted(
        path.relative_to(place).as_posix()
        for path in place.rglob("*")
        if path.is_file() and not _hidden(path.relative_to(place))
    )
    lines = [f"{_of_file(place / name)}  {name}\n" for name in names]
    return sha256("".join(lines).encode()).hexdigest()


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _of_file(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
