"""The interface of a sink, and the parcel that it gets for each record and checkpoint."""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from countersign_judge.llm.canonical_json import canonical_json
from django.core.checks import CheckMessage

from records.log.models import Checkpoint
from records.models import Record

PARCEL_SCHEMA = "countersign-record-parcel-1"
RECORD, CHECKPOINT = "record", "checkpoint"
PARCEL_KINDS = (RECORD, CHECKPOINT)


class SinkFailed(Exception):
    """The sink has not taken the record; it is sent again. `retry_after` in seconds, if known."""

    def __init__(self, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


@dataclass(frozen=True)
class Parcel:
    """A record, or a checkpoint of the log, as bytes that are the same at every sending.
    `number` is the record's, or how many leaves the checkpoint covers."""

    number: int
    sha256: str
    content: bytes
    kind: str = RECORD

    @property
    def name(self) -> str:
        """Unique and sortable: kind, number and the start of the hash."""
        return parcel_name(self.number, self.sha256, self.kind)

    @property
    def content_type(self) -> str:
        return "application/json" if self.kind == RECORD else "text/plain; charset=utf-8"

    @property
    def content_sha256(self) -> str:
        return hashlib.sha256(self.content).hexdigest()


@dataclass(frozen=True)
class Acknowledgement:
    """Where the sink keeps the record, and its answer."""

    location: str
    details: dict[str, Any] = field(default_factory=dict)


def parcel_name(number: int, sha256: str, kind: str = RECORD) -> str:
    return f"{kind}-{number:010}-{sha256[:12]}.{'json' if kind == RECORD else 'txt'}"


class Sink(Protocol):
    """Made again for each round; its address is in `settings.RECORD_SINKS`."""

    def deliver(self, parcel: Parcel) -> Acknowledgement:
        """Take the record; taking it twice leaves one. Raises SinkFailed."""

    def holds(self, parcel: Parcel) -> bool | None:
        """Whether it has exactly these bytes; None when the sink cannot be asked.

        Raises SinkFailed.
        """

    def names(self) -> Iterator[str] | None:
        """The names of all its parcels; None when the sink cannot list them.

        Raises SinkFailed.
        """

    def read(self, name: str) -> bytes | None:
        """The content of the parcel `name`; None when the sink cannot be asked.

        Raises SinkFailed.
        """

    @classmethod
    def problems(cls) -> Iterator[CheckMessage]:
        """What is wrong with its configuration."""


def build_checkpoint_parcel(checkpoint: Checkpoint) -> Parcel:
    """The signed note as it is, which `verify_records --checkpoint` reads."""
    content = checkpoint.note.encode()
    return Parcel(checkpoint.size, hashlib.sha256(content).hexdigest(), content, CHECKPOINT)


def build_record_parcel(record: Record) -> Parcel:
    hashes = {
        name: getattr(record, name)
        for name in (
            "sha256",
            "text_sha256",
            "transcript_sha256",
            "snapshot_sha256",
            "pdf_sha256",
        )
    }
    content = {
        "schema": PARCEL_SCHEMA,
        "number": record.number,
        "created_at": record.created_at.isoformat(),
        "text": record.text,
        # As text: `snapshot_sha256` is of its bytes.
        "snapshot": record.snapshot,
        "pdf": base64.b64encode(record.pdf).decode(),
        **hashes,
    }
    return Parcel(record.number, record.sha256, canonical_json(content).encode())
