"""A transcript format: all that the product knows about one way to write a transcript."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from summaries.formats.json_documents import JsonNode
    from summaries.formats.turns import TranscriptDraft

Source = TypeVar("Source")
# As long as a transcript can store.
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")


@dataclass(frozen=True)
class FormatReader(Generic[Source]):
    """`recognises` says whether a source is in the format, and `read` reads it. Both reject fast;
    `read` raises FormatError, and nothing else, for an unreadable source."""

    recognises: Callable[[Source], bool]
    read: Callable[[Source], TranscriptDraft]


@dataclass(frozen=True)
class TranscriptFormat:
    """One way to write a transcript: as text, as a JSON document, or as both.

    The API and commands use `name`, pages show `label`. `extensions` are file name endings
    (".vtt"): `ingest` looks for them in folders, and they decide where the text does not.

    Raises ValueError for an invalid name, and for a format without a reader.
    """

    name: str
    label: Any
    text: FormatReader[str] | None = None
    document: FormatReader[JsonNode] | None = None
    extensions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(
                f"transcript format {self.name!r}: begin the name with a letter; use a-z, 0-9, "
                "_ and -, at most 30 of them"
            )
        if self.text is None and self.document is None:
            raise ValueError(f"transcript format {self.name!r} reads nothing: give a FormatReader")
