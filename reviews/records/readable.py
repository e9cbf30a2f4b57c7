"""What of a record's snapshot somebody may read: the same as of the history of its case.

Who claimed a case and who looked at it is for those whose role reaches the case, not for the author
and not for who handed the transcript in.
"""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from llm.canonical import canonical_json
from reviews.models import Record
from summaries.roles import Right
from summaries.visibility import can_on_case

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_WATCHED = ("claims", "views")


@dataclass(frozen=True)
class Readable:
    """`text` is empty after a disposition. Where something is `withheld`, its SHA-256 is not the
    record's `snapshot_sha256`, and the text says so."""

    text: str
    withheld: tuple[str, ...] = ()


def watches(record: Record, reader: "User") -> bool:
    return can_on_case(reader, Right.SEE_CASES, record.summary)


def readable(record: Record, reader: "User") -> Readable:
    if not record.snapshot or watches(record, reader):
        return Readable(record.snapshot)
    snapshot = json.loads(record.snapshot)
    withheld = tuple(name for name in _WATCHED if snapshot.pop(name, None) is not None)
    if not withheld:
        return Readable(record.snapshot)
    told = {"withheld": list(withheld), "snapshot_sha256": record.snapshot_sha256}
    return Readable(canonical_json({**snapshot, **told}), withheld)
