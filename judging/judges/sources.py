"""Transcripts as the offline judge reads them, the latest ones kept."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from judging.lexical import Source

# A case is judged after every rewrite, by several judges; an hour of talk takes a few megabytes.
_KEPT = 4


def source_of(turns: Sequence[Mapping[str, Any]]) -> Source:
    """The indexed transcript; turns as in `Source.from_turns`, which says what it raises."""
    return _indexed(tuple((turn.get("speaker"), turn["text"]) for turn in turns))


@lru_cache(maxsize=_KEPT)
def _indexed(turns: tuple[tuple[str | None, str], ...]) -> Source:
    return Source.from_turns({"speaker": speaker, "text": text} for speaker, text in turns)
