"""The data that judges are measured on: summaries, their sources, and people's scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Turns = tuple[dict[str, Any], ...]
LOWEST, HIGHEST = 1.0, 5.0
# The gate's.
THRESHOLD = 4.0


@dataclass(frozen=True)
class DatasetItem:
    """One summary of one document by one system.

    `human` holds by dimension the mean of the people's scores, in [1, 5]; dimensions without a
    score are missing.
    """

    document: str
    system: str
    turns: Turns
    summary: str
    human: Mapping[str, float]


@dataclass(frozen=True)
class Dataset:
    """`form` is a key of `readers.FORMS`; `notes` say what of the file does not count row by
    row, each with its rows."""

    name: str
    form: str
    items: tuple[DatasetItem, ...]
    notes: tuple[str, ...] = ()

    @property
    def dimensions(self) -> tuple[str, ...]:
        """Those with scores, in the order of their first score."""
        return tuple(dict.fromkeys(name for item in self.items for name in item.human))

    @property
    def documents(self) -> int:
        return len({item.document for item in self.items})


# --- Problems ---------------------------------------------------------------

_MOST_SHOWN = 20


def shorten_list(texts: Sequence[str], most: int = _MOST_SHOWN) -> list[str]:
    """As many as a person reads, and the number of the rest."""
    more = len(texts) - most
    return [*texts[:most], *([f"... and {more} more"] if more > 0 else [])]


class BadData(ValueError):
    """An unusable file; `problems` say where and how to correct it."""

    def __init__(self, path: object, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(f"{path}: {problem}" for problem in shorten_list(self.problems)))


class BadField(ValueError):
    """One field of one row; `place` says which row."""

    def __init__(self, place: str, field: str, problem: str) -> None:
        super().__init__(f"{place}, {field}: {problem}")
