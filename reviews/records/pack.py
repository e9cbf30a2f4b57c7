"""The evidence pack of one record, made of what is stored."""

import json

from reviews.models import Record
from reviews.records.chain import chained
from reviews.records.pack_format import written
from summaries.formats.canonical import canonical
from summaries.formats.turns import Turn


def pack_of(record: Record) -> bytes:
    """The same bytes for the same record, whoever exports it and when.

    Raises ValueError for a record whose content was disposed of.
    """
    if not record.snapshot:
        raise ValueError("The content of this record was disposed of: there is nothing to pack.")
    turns = [Turn(**turn) for turn in json.loads(record.snapshot)["transcript"]["turns"]]
    return written(
        {
            "chain.json": chained(record).encode(),
            "record.json": record.snapshot.encode(),
            "record.pdf": record.pdf_content,
            "text.txt": record.text.encode(),
            "transcript.json": canonical(turns),
        }
    )
