"""The evidence pack of one record, made of what is stored."""

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from reviews.models import Record
from reviews.records.chain import chained
from reviews.records.pack_format import written
from summaries.formats.canonical import canonical
from summaries.formats.turns import Turn

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_README = """\
Evidence pack of record {number}: {title}

It holds
  text.txt         the text that was approved
  record.json      everything the approval rests on: transcript, guideline, attempts, scores,
                   evidence, edits, decisions, history
  record.pdf       the same for reading and printing, with the turns that the text rests on
  transcript.json  the transcript in the form that its hash is taken of
  chain.json       the record's place in the chain: its number and four hashes
  manifest.json    who exported this and when, and what supersedes what
  SHA256SUMS       the SHA-256 of every other file

Check it with nothing but sha256sum (on macOS: shasum -a 256):

  1. sha256sum -c SHA256SUMS
     Every file is as it was exported.
  2. sha256sum chain.json
     This is the record's own hash. It has to be
       {sha256}
     and the one that you noted when the record was approved, if you did.
  3. sha256sum text.txt record.json transcript.json
     These have to be text_sha256, snapshot_sha256 and transcript_sha256 in chain.json.
  4. previous_sha256 in chain.json is the hash of the record before (64 zeros for the first):
     in the pack of that record step 2 gives it.

With Countersign installed, `python manage.py verify_records --pack FILE` does 1 to 3 and compares
record.json with the other files; it needs no database. A hash proves that nothing changed since it
was noted. Who can rewrite a pack as a whole can give it other hashes: note the record's hash where
they cannot.
"""


def pack_of(record: Record, *, by: "User", at: datetime) -> bytes:
    """Raises ValueError for a record whose content was disposed of."""
    # Not above: every web server would hold the fonts' library in memory for it.
    from reviews.records.pdf import pdf_of  # noqa: PLC0415

    if not record.snapshot:
        raise ValueError("The content of this record was disposed of: there is nothing to pack.")
    snapshot = json.loads(record.snapshot)
    turns = [Turn(**turn) for turn in snapshot["transcript"]["turns"]]
    title = " ".join(snapshot["transcript"]["title"].split())
    readme = _README.format(number=record.number, title=title, sha256=record.sha256)
    parts = {
        "README.txt": readme.encode(),
        "chain.json": chained(record).encode(),
        "record.json": record.snapshot.encode(),
        "record.pdf": pdf_of(record),
        "text.txt": record.text.encode(),
        "transcript.json": canonical(turns),
    }
    return written(parts, _facts(record, by, at))


def _facts(record: Record, by: "User", at: datetime) -> dict[str, Any]:
    later = Record.objects.filter(supersedes=record).only("number", "sha256").first()
    return {
        "number": record.number,
        "sha256": record.sha256,
        "supersedes": _link(record.supersedes),
        "superseded_by": _link(later),
        "exported_by": by.get_username(),
        "exported_at": at.isoformat(),
    }


def _link(record: Record | None) -> dict[str, Any] | None:
    return {"number": record.number, "sha256": record.sha256} if record else None
