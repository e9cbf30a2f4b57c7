"""Exports of records as CSV, JSON Lines and evidence packs, each logged before its first byte."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from countersign_judge.llm.canonical_json import canonical_json
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db.models import QuerySet
from django.utils.translation import gettext as _

from records.access import readable_snapshot
from records.actions import read_record_minutes
from records.circulation import describe_agreement
from records.evidence_pack import ManifestOfOthers, build_pack, pack_with, signed_manifest
from records.log import keys, log
from records.log.models import AnchorKind
from records.models import Record, RecordExport
from records.search import record_columns, with_row_columns
from records.timeline import find_signer
from records.verify import (
    AGREEMENT,
    CERTIFICATE,
    CORRECTED,
    LEAF,
    PROOF,
    RECALL,
    RECALL_PROOF,
    STAMP,
    apply_corrections,
    encode_json,
)
from summaries.api.schemas import MinutesOut
from summaries.formats.turns import Turn, encode_canonical
from summaries.moves import send_task
from web.database import stream_rows
from web.text import csv_lines

COLUMNS = (
    "number",
    "title",
    "source",
    "external_id",
    "metadata",
    "guideline",
    "guideline_version",
    "approved_by",
    "approved_at",
    "comment",
    "text",
    "decisions",
    "actions",
    "sha256",
    "text_sha256",
    "transcript_sha256",
    "snapshot_sha256",
    "pdf_sha256",
    "supersedes",
    "superseded_by",
    "reason",
    "on_legal_hold",
    "edited_by_a_person",
    "judge_overridden",
    "disposed_at",
    "recalled_at",
)
_CHUNK = 200


def log_export(count: int, *, by: User, kind: str, selection: str) -> RecordExport:
    """Log an export of `count` rows before it."""
    return RecordExport.objects.create(by=by, format=kind, selection=selection, count=count)


def record_csv_lines(records: QuerySet[Record], _reader: User) -> Iterator[str]:
    rows = map(_record_row, _stream_rows(records))
    return csv_lines(COLUMNS, ([row[name] for name in COLUMNS] for row in rows))


def record_json_lines(records: QuerySet[Record], reader: User) -> Iterator[str]:
    """One object per line: the columns, and in `snapshot` what `reader` may read."""
    for record in _stream_rows(records.defer(None).defer("pdf")):
        # The snapshot is already canonical JSON; null after a disposition.
        head = canonical_json(_record_row(record))[:-1]
        yield f'{head},"snapshot":{readable_snapshot(record, reader).text or "null"}}}\n'


def _stream_rows(records: QuerySet[Record]) -> Iterator[Any]:
    return stream_rows(with_row_columns(records).order_by("number"), _CHUNK)


def _record_row(record: Any) -> dict[str, Any]:
    columns, version = record_columns(record), record.summary.guideline_version
    held, disposed_at = columns.pop("held"), columns.pop("disposed_at")
    recalled_at = columns.pop("recalled_at")
    return {
        **columns,
        "guideline": version.guideline.name,
        "guideline_version": version.number,
        "approved_by": find_signer(record).username,
        "approved_at": record.review.created_at.isoformat(),
        "comment": record.review.comment,
        "text": record.text,
        **_minutes_columns(record),
        "reason": record.reason,
        "on_legal_hold": held,
        "edited_by_a_person": record.entry.edited,
        "judge_overridden": record.entry.overridden,
        "disposed_at": disposed_at.isoformat() if disposed_at else None,
        "recalled_at": recalled_at.isoformat() if recalled_at else None,
    }


def _minutes_columns(record: Record) -> dict[str, str | None]:
    """Decisions and actions as JSON, in the API's form; null without any, as under a guideline
    without a form."""
    if not record.summary.guideline_version.form:
        return {"decisions": None, "actions": None}
    held = MinutesOut.from_minutes(read_record_minutes(record)).model_dump(mode="json")
    return {name: canonical_json(items) if items else None for name, items in held.items()}


# --- Evidence packs ---------------------------------------------------------

_WAIT = 5.0  # seconds
_KEPT = 600  # seconds


class NotSigned(Exception):
    """The worker with the key has not signed the pack yet; it may have in a minute."""

    def __init__(self) -> None:
        super().__init__(
            _("The worker “control” has not signed this pack yet. Choose it again in a minute.")
        )


def build_evidence_pack(record: Record) -> bytes:
    """The pack, with a proof in the first checkpoint that covers the record, made now if needed.

    A process without the log's key has the worker `control` sign the manifest, and waits up to
    `_WAIT` seconds for it. Raises NotSigned then, ValueError for a record whose content was
    disposed of or is not whole, and LogForked or LogKeyMissing where nothing can be signed.
    """
    _check_whole(record)
    if keys.can_sign():
        return build_pack(_contents_of(record), keys.get_signer(), keys.list_verifiers()[1:])
    until, is_sent, refused = time.monotonic() + _WAIT, False, ""
    while True:
        manifest = cache.get(_manifest_place(record), "")
        if manifest != refused:
            # Another one is on its way if a checkpoint, a time stamp or a name is new.
            with suppress(ManifestOfOthers, log.NotCovered):
                return pack_with(_contents_of(record), manifest)
            refused = manifest
        if time.monotonic() > until:
            raise NotSigned
        if not is_sent:
            send_task("records.sign_pack", record.pk)
            is_sent = True
        time.sleep(0.1)


def sign_pack(record: Record) -> None:
    """Sign the manifest of the record's pack for a web server without the key: for a few minutes
    it is in the cache, whose values only our processes can write. Raises as `build_evidence_pack`
    does."""
    _check_whole(record)
    manifest = signed_manifest(_contents_of(record), keys.get_signer(), keys.list_verifiers()[1:])
    cache.set(_manifest_place(record), manifest, _KEPT)


def _manifest_place(record: Record) -> str:
    return f"pack:{record.pk}"


def _check_whole(record: Record) -> None:
    if not record.snapshot:
        raise ValueError(_("Content was disposed of; nothing to pack."))
    if not record.is_whole:
        told = _("Record {number} differs from what was signed. Run manage.py verify_records.")
        raise ValueError(told.format(number=record.number))


def _contents_of(record: Record) -> dict[str, bytes]:
    # Imported here as in `records.appending`: most processes draw no PDF.
    from records.certificate import render_certificate  # noqa: PLC0415

    transcript = json.loads(record.snapshot)["transcript"]
    turns = [Turn(**turn) for turn in transcript["turns"]]
    proof = log.prove_inclusion(log.find_leaf("record", record.pk))
    contents = {
        "record.json": record.snapshot.encode(),
        "record.pdf": bytes(record.pdf),
        "text.txt": record.text.encode(),
        "transcript.json": encode_canonical(turns),
        CERTIFICATE: render_certificate(record, proof),
        LEAF: proof.entry,
        PROOF: proof.to_text().encode(),
    }
    if rows := transcript.get("corrections"):
        contents[CORRECTED] = encode_json(
            apply_corrections(json.loads(contents["transcript.json"]), rows)
        )
    if hasattr(record, "recall"):
        recall = log.prove_inclusion(log.find_leaf("recall", record.pk))
        contents |= {RECALL: recall.entry, RECALL_PROOF: recall.to_text().encode()}
    if said := describe_agreement(record):
        contents[AGREEMENT] = canonical_json(said).encode()
    if stamp := proof.checkpoint.anchors.filter(kind=AnchorKind.TIMESTAMP).first():
        contents[STAMP] = bytes(stamp.content)
    return contents
