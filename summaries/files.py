"""Transcripts that lie in files."""

import hashlib
from pathlib import PurePath

from summaries.ingest import Submission

_LONGEST_NAME = 180
_DIGITS = 16


def of_file(
    name: str,
    content: bytes,
    *,
    source: str,
    guideline: str = "",
    title: str = "",
    own_summary: str | None = None,
) -> Submission:
    """The external id is the end of `name` with the beginning of the content's SHA-256.

    So the same file is taken once however often it is sent, and a changed one is new.
    """
    name = name.replace("\x00", "") or "file"
    digest = hashlib.sha256(content).hexdigest()[:_DIGITS]
    stem = PurePath(name).stem.replace("_", " ").strip()
    return Submission(
        source=source,
        external_id=f"{name[-_LONGEST_NAME:]}:{digest}",
        title=(title or stem or name)[:300],
        content=content,
        guideline=guideline or None,
        own_summary=own_summary,
    )
