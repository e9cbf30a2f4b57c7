"""The evidence pack of a record: its files, its bytes, and how it is checked with nothing of ours.

A pack is a ZIP of stored (not compressed) files in a fixed order with fixed dates, so that the
same contents are the same bytes; a pack whose bytes are not those is refused. It proves that its
parts belong together and to the record whose `sha256` it names. That this record is the one that
was approved follows from a hash that somebody noted elsewhere, or from the chain.
"""

import hashlib
import io
import json
import struct
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from llm.canonical import canonical_json
from summaries.texts import turns_sha256

SCHEMA = "countersign-pack-1"
SUMS, MANIFEST = "SHA256SUMS", "manifest.json"
# What is in every pack beside the two lists, in this order.
PARTS = ("README.txt", "chain.json", "record.json", "record.pdf", "text.txt", "transcript.json")
_ALL = (*PARTS, MANIFEST, SUMS)
_EPOCH = (1980, 1, 1, 0, 0, 0)
_UNREADABLE = (
    zipfile.BadZipFile,
    NotImplementedError,
    RuntimeError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    IndexError,
    OverflowError,
    EOFError,
    OSError,
    struct.error,
)


class Broken(Exception):
    """The pack is not what was exported; says what of it."""


@dataclass(frozen=True)
class Checked:
    """A pack that holds together. `sha256` is that of its record, to compare with a noted one."""

    number: int
    sha256: str
    previous_sha256: str


def written(parts: Mapping[str, bytes], facts: Mapping[str, Any]) -> bytes:
    """The pack of `parts`, one for each of PARTS, with `facts` in its manifest."""
    manifest = {**facts, "schema": SCHEMA, "files": {name: _sha256(parts[name]) for name in PARTS}}
    listed = {**parts, MANIFEST: canonical_json(manifest).encode()}
    return _zipped({**listed, SUMS: _sums(listed)})


def check(data: bytes) -> Checked:
    """Raises Broken with the reason; every byte of the pack counts."""
    try:
        files = _unzipped(data)
        return _checked(files)
    except _UNREADABLE as error:
        raise Broken(f"it cannot be read ({type(error).__name__}: {error})") from error


def _unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        _hold(tuple(archive.namelist()) == _ALL, "its files are not those of a pack")
        files = {name: archive.read(name) for name in _ALL}
    _hold(_zipped(files) == data, "its bytes are not those that its files give")
    return files


def _checked(files: Mapping[str, bytes]) -> Checked:
    manifest = json.loads(files[MANIFEST])
    chain, record = json.loads(files["chain.json"]), json.loads(files["record.json"])
    approved = next(
        item for item in record["attempts"] if item["number"] == record["approved_attempt"]
    )
    turns = turns_sha256(record["transcript"]["turns"])
    text = _sha256(files["text.txt"])
    checks = {
        f"{SUMS} does not match the files": files[SUMS] == _sums(files),
        f"{MANIFEST} does not match the files": manifest["files"]
        == {name: _sha256(files[name]) for name in PARTS},
        f"{MANIFEST} is of another format": manifest["schema"] == SCHEMA,
        "the record's hash is not that of chain.json": manifest["sha256"]
        == _sha256(files["chain.json"]),
        "the number is another": manifest["number"] == chain["number"],
        "text.txt is not the text that was approved": text == chain["text_sha256"],
        "record.json is not the snapshot": _sha256(files["record.json"])
        == chain["snapshot_sha256"],
        "transcript.json is not the transcript": _sha256(files["transcript.json"])
        == chain["transcript_sha256"],
        "the snapshot is of another transcript": turns == chain["transcript_sha256"],
        "the snapshot approves another text": _sha256(approved["text"].encode()) == text,
        "the approval is of another text": record["approval"]["text_sha256"] == text,
    }
    for reason, holds in checks.items():
        _hold(holds, reason)
    return Checked(chain["number"], manifest["sha256"], chain["previous_sha256"])


def _hold(holds: bool, reason: str) -> None:
    if not holds:
        raise Broken(reason)


def _zipped(files: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in _ALL:
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def _sums(files: Mapping[str, bytes]) -> bytes:
    """As `sha256sum` writes and reads it."""
    names = (*PARTS, MANIFEST)
    return "".join(f"{_sha256(files[name])}  {name}\n" for name in names).encode()


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
