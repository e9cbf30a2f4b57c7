"""The evidence pack of a record: its files, its bytes, and how it is checked without a database.

Five files are what the record's hash covers; README.txt, manifest.json and SHA256SUMS follow from
them. A pack is a ZIP of stored (not compressed) files in a fixed order with fixed dates. So a
record has one pack, byte for byte, and any other bytes are refused: a changed, renamed, added or
missing file, a second entry of one name, a link, a comment, bytes before or after.

A pack proves that its parts belong together and to the record whose `sha256` it names. Who
rewrites all of it gives it another `sha256`: that this record is the one that was approved follows
from a hash that was noted elsewhere, or from the record that is stored.
"""

import hashlib
import io
import json
import struct
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from llm.canonical_json import canonical_json
from summaries.texts import turns_sha256

SCHEMA = "countersign-pack-1"
SUMS, MANIFEST = "SHA256SUMS", "manifest.json"
# What the record's hash covers, and what follows from it, in the order of the ZIP.
SIGNED = ("chain.json", "record.json", "record.pdf", "text.txt", "transcript.json")
README = "README.txt"
_SUMMED = (README, *SIGNED, MANIFEST)
_ALL = (*_SUMMED, SUMS)
# In bytes; a transcript has at most 20 MB, and a snapshot holds it once.
LARGEST = 200_000_000
_EPOCH = (1980, 1, 1, 0, 0, 0)
_README = """\
Evidence pack of record {number}: {title}

It holds
  text.txt         the text that was approved
  record.json      everything the approval rests on: transcript, guideline, attempts, scores,
                   evidence, edits, decisions, history
  record.pdf       the same for reading and printing, with the turns that the text rests on
  transcript.json  the transcript in the form that its hash is taken of
  chain.json       the record's place in the chain: its number and five hashes
  manifest.json    the record's number and hash, what it supersedes, and the hash of each file
  SHA256SUMS       the SHA-256 of every other file
{recording}
Check it with nothing but sha256sum (on macOS: shasum -a 256):

  1. sha256sum -c SHA256SUMS
     Every file is as it was exported.
  2. sha256sum chain.json
     This is the record's own hash. It has to be
       {sha256}
     and the one that you noted when the record was approved, if you did.
  3. sha256sum text.txt record.json record.pdf transcript.json
     These have to be text_sha256, snapshot_sha256, pdf_sha256 and transcript_sha256 in chain.json.
  4. previous_sha256 in chain.json is the hash of the record before (64 zeros for the first):
     in the pack of that record step 2 gives it.

With Countersign installed, `python manage.py verify_records --pack FILE` does 1 to 3 and compares
record.json with the other files; it needs no database. A hash proves that nothing changed since it
was noted. Who can rewrite a pack as a whole can give it other hashes: note the record's hash where
they cannot, or have `--stored` compare the pack with the record in the database, which also says
whether a later record has superseded this one.
"""
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


class BrokenPack(Exception):
    """The pack is not what was exported; says what of it."""


@dataclass(frozen=True)
class CheckedPack:
    """A pack that holds together. `sha256` is that of its record, to compare with a noted one."""

    number: int
    sha256: str
    previous_sha256: str


def pack_bytes(signed: Mapping[str, bytes]) -> bytes:
    """The pack of the files that the record's hash covers, one for each of SIGNED."""
    return _zipped(_whole(signed))


def _whole(signed: Mapping[str, bytes]) -> dict[str, bytes]:
    """With the files that follow from the signed ones."""
    number = json.loads(signed["chain.json"])["number"]
    record = json.loads(signed["record.json"])
    digest = _sha256(signed["chain.json"])
    title = " ".join(record["transcript"]["title"].split())
    readme = _README.format(
        number=number, title=title, sha256=digest, recording=_of_recording(record["transcript"])
    )
    files = {README: readme.encode(), **signed}
    manifest = {
        "schema": SCHEMA,
        "number": number,
        "sha256": digest,
        "supersedes": record["supersedes"],
        "files": {name: _sha256(content) for name, content in files.items()},
    }
    files[MANIFEST] = canonical_json(manifest).encode()
    sums = "".join(f"{_sha256(files[name])}  {name}\n" for name in _SUMMED)
    return {**files, SUMS: sums.encode()}


def _of_recording(transcript: Mapping[str, Any]) -> str:
    """The pack names the recording and does not hold it."""
    recording = transcript.get("recording")
    if recording is None:
        return ""
    if recording["url"]:
        return "\nThe meeting was recorded. record.json has the address of the recording.\n"
    return (
        f"\nThe recording of the meeting is not in here. Its SHA-256 is\n  {recording['sha256']}\n"
    )


def check_pack(data: bytes) -> CheckedPack:
    """Raises Broken naming the file that differs; every byte of the pack counts."""
    try:
        files = _unzipped(data)
        checked = _checked(files)
        _hold(_zipped(files) == data, "the ZIP holds more than its files, or holds them otherwise")
    except _UNREADABLE as error:
        raise BrokenPack(f"it cannot be read ({type(error).__name__}: {error})") from error
    return checked


def _unzipped(data: bytes) -> dict[str, bytes]:
    """The files as they are stored; nothing is unpacked that is larger than the pack."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        _hold_names(archive.namelist())
        for entry in archive.infolist():
            stored = entry.compress_type == zipfile.ZIP_STORED
            _hold(stored and entry.file_size <= len(data), f"{entry.filename} is not as stored")
        return {name: archive.read(name) for name in _ALL}


def _hold_names(names: list[str]) -> None:
    for name in _ALL:
        _hold(names.count(name) > 0, f"{name} is missing")
        _hold(names.count(name) == 1, f"{name} is there twice")
    for name in names:
        _hold(name in _ALL, f"{name!r} is no file of a pack")


def _checked(files: Mapping[str, bytes]) -> CheckedPack:
    chain, manifest = json.loads(files["chain.json"]), json.loads(files[MANIFEST])
    _hold(
        manifest["sha256"] == _sha256(files["chain.json"]),
        f"chain.json has not the hash that {MANIFEST} gives the record",
    )
    for name, hashed in _HASHED.items():
        _hold(
            _sha256(files[name]) == chain[hashed],
            f"{name} is not what was approved: {hashed} in chain.json is of other bytes",
        )
    _hold_snapshot(json.loads(files["record.json"]), chain)
    expected = _whole({name: files[name] for name in SIGNED})
    for name in (README, MANIFEST, SUMS):
        _hold(files[name] == expected[name], f"{name} does not match the other files")
    return CheckedPack(chain["number"], manifest["sha256"], chain["previous_sha256"])


# By which hash of chain.json a file is covered.
_HASHED = {
    "record.json": "snapshot_sha256",
    "record.pdf": "pdf_sha256",
    "text.txt": "text_sha256",
    "transcript.json": "transcript_sha256",
}


def _hold_snapshot(record: Mapping[str, Any], chain: Mapping[str, Any]) -> None:
    """The snapshot is of the text and of the transcript that the chain names."""
    number, text = record["approved_attempt"], chain["text_sha256"]
    approved = next(item for item in record["attempts"] if item["number"] == number)
    checks = {
        "of another transcript": turns_sha256(record["transcript"]["turns"])
        == chain["transcript_sha256"],
        "of another text": _sha256(approved["text"].encode()) == text,
        "an approval of another text": record["approval"]["text_sha256"] == text,
    }
    for what, holds in checks.items():
        _hold(holds, f"record.json is {what}")


def _hold(holds: bool, reason: str) -> None:
    if not holds:
        raise BrokenPack(reason)


def _zipped(files: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in _ALL:
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
