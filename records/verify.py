"""Checks an evidence pack of Countersign: python verify.py record-7-evidence.zip --key VKEY

It needs Python 3.11 and the package `cryptography`, and nothing of Countersign. Exit code 0: the
pack is whole and was signed by the key that you gave. 1: it is not, and the line says what differs.

What it checks, in this order:

 1. The ZIP holds the files of a pack, each once, uncompressed, and not a byte besides.
 2. manifest.txt is signed (a note as of C2SP signed-note, Ed25519), and has the SHA-256 of every
    other file.
 3. leaf.json, the record's entry in the log, has the SHA-256 of text, snapshot, transcript and PDF.
 4. record.tlog-proof proves that this entry is in the tree of a checkpoint (RFC 9162), which the
    log has signed.
 5. Each witness that you name has cosigned that checkpoint (C2SP tlog-cosignature).
 6. The snapshot is of this text and of this transcript.

Without --key the pack is held against the key that it names itself: who made a whole pack anew
could name any. Get the key from whoever runs the log, by another way than the pack.
"""

import argparse
import base64
import hashlib
import io
import json
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

SCHEMA = "countersign-pack/2"
MANIFEST, LEAF, PROOF = "manifest.txt", "leaf.json", "record.tlog-proof"
# The files that the record's entry has hashes of, and the names of those.
HASHED = {
    "record.json": "snapshot_sha256",
    "record.pdf": "pdf_sha256",
    "text.txt": "text_sha256",
    "transcript.json": "transcript_sha256",
}
FILES = ("README.txt", "verify.py", LEAF, *HASHED, PROOF)
NOTE, COSIGNATURE = 0x01, 0x04
DASH = "\u2014"
EPOCH = (1980, 1, 1, 0, 0, 0)


class Refused(Exception):
    """The pack is not what was exported; says what of it."""


@dataclass
class Pack:
    """What was found. `leaf` is the record's entry, `size` that of the checkpoint's tree."""

    leaf: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    index: int = 0
    size: int = 0
    cosigned: list[str] = field(default_factory=list)


def check(data: bytes, keys: Iterable[str] = (), witnesses: Iterable[str] = ()) -> Pack:
    """`data` is the pack; `keys` and `witnesses` are verifier keys (NAME+ID+BASE64), of which one
    has to have signed, and each has to have cosigned. Raises Refused."""
    try:
        return _check(data, [Key(text) for text in keys], [Key(text) for text in witnesses])
    except Refused:
        raise
    except Exception as error:
        raise Refused(f"it cannot be read ({type(error).__name__}: {error})") from error


def _check(data: bytes, keys: "list[Key]", witnesses: "list[Key]") -> Pack:
    files = unzipped(data)
    found = Pack()
    key, *former = signed_manifest(files, keys)
    found.key = key.text
    entry = json.loads(files[LEAF])
    found.leaf = entry["content"]
    hold(entry["kind"] == "record", f"{LEAF} is of no record")
    for name, hashed in HASHED.items():
        hold(sha256(files[name]) == found.leaf[hashed], f"{name} is not what {LEAF} has")
    found.index, found.size = logged(files, [key, *former, *keys], witnesses)
    found.cosigned = [witness.name for witness in witnesses]
    agree(files)
    return found


# --- The ZIP ----------------------------------------------------------------


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = archive.namelist()
        for name in (*FILES, MANIFEST):
            hold(names.count(name) > 0, f"{name} is missing")
            hold(names.count(name) == 1, f"{name} is there twice")
        for entry in archive.infolist():
            hold(entry.filename in (*FILES, MANIFEST), f"{entry.filename!r} is no file of a pack")
            stored = entry.compress_type == zipfile.ZIP_STORED
            hold(stored and entry.file_size <= len(data), f"{entry.filename} is not as stored")
        files = {name: archive.read(name) for name in names}
    hold(zipped(files) == data, "the ZIP holds more than its files, or holds them otherwise")
    return files


def zipped(files: dict[str, bytes]) -> bytes:
    """The one ZIP of these files: in a fixed order, uncompressed, with a fixed date."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in (*FILES, MANIFEST):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


# --- Signatures -------------------------------------------------------------


class Key:
    """A verifier key as of C2SP signed-note: NAME+ID+BASE64."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.name, key_id, material = self.text.split("+", 2)
        decoded = base64.b64decode(material, validate=True)
        self.kind, self.public = decoded[0], Ed25519PublicKey.from_public_bytes(decoded[1:])
        self.key_id = hashlib.sha256(self.name.encode() + b"\n" + decoded).digest()[:4]
        hold(self.kind in (NOTE, COSIGNATURE), f"{text!r} is no key of a log or a witness")
        hold(self.key_id.hex() == key_id, f"{text!r} has an id that is not its own")

    def has_signed(self, text: str, lines: list[str]) -> bool:
        """Whether one of the lines is its signature; a wrong one under its name is refused."""
        found = False
        for line in lines:
            dash, name, encoded = line.split(" ")
            held = base64.b64decode(encoded, validate=True)
            hold(dash == DASH and base64.b64encode(held).decode() == encoded, "a signature is odd")
            if name == self.name and held[:4] == self.key_id:
                self.verify(held[4:], text)
                found = True
        return found

    def verify(self, signature: bytes, text: str) -> None:
        message = text.encode()
        if self.kind == COSIGNATURE:
            at = int.from_bytes(signature[:8], "big")
            message, signature = f"cosignature/v1\ntime {at}\n{text}".encode(), signature[8:]
        try:
            self.public.verify(signature, message)
        except InvalidSignature:
            raise Refused(f"the signature of {self.name} does not hold") from None


def split_note(note: str) -> tuple[str, list[str]]:
    text, gap, lines = note.rpartition("\n\n")
    hold(gap and lines.endswith("\n"), "a note has no signatures")
    return text + "\n", lines[:-1].split("\n")


def signed_manifest(files: dict[str, bytes], keys: list[Key]) -> list[Key]:
    """The key that signed the manifest and the former ones that it names; the manifest has the
    hash of every other file."""
    text, lines = split_note(files[MANIFEST].decode())
    schema, *rest = text[:-1].split("\n")
    hold(schema == SCHEMA, f"{MANIFEST} is of another kind of pack: {schema[:40]!r}")
    named = [Key(line.removeprefix("key ")) for line in rest if line.startswith("key ")]
    known = not keys or named[0].text in {key.text for key in keys}
    hold(known, f"it was signed with another key than the one given: {named[0].text}")
    hold(named[0].kind == NOTE and len(lines) == 1, f"{MANIFEST} has not one signature")
    hold(named[0].has_signed(text, lines), f"{MANIFEST} is not signed")
    sums = rest[len(named) :]
    for line, name in zip(sums, FILES, strict=True):
        hold(line == f"{sha256(files[name])}  {name}", f"{name} is not what {MANIFEST} has")
    return named


# --- The log ----------------------------------------------------------------


def logged(files: dict[str, bytes], keys: list[Key], witnesses: list[Key]) -> tuple[int, int]:
    """Index of the entry and size of the tree that the signed checkpoint is of."""
    head, _, note = files[PROOF].decode().partition("\n\n")
    schema, index, *steps = head.split("\n")
    hold(schema == "c2sp.org/tlog-proof@v1", f"{PROOF} is of another kind")
    text, lines = split_note(note)
    hold(any(key.has_signed(text, lines) for key in keys), "the log has not signed the checkpoint")
    for witness in witnesses:
        hold(witness.has_signed(text, lines), f"{witness.name} has not cosigned the checkpoint")
    origin, size, root = text[:-1].split("\n")[:3]
    hold(origin in {key.name for key in keys}, "the checkpoint is of another log")
    path = [base64.b64decode(step, validate=True) for step in steps]
    place = int(index.removeprefix("index "))
    found = root_of(hashlib.sha256(b"\x00" + files[LEAF]).digest(), place, int(size), path)
    hold(base64.b64encode(found).decode() == root, f"{LEAF} is not in the log: the proof fails")
    return place, int(size)


def root_of(node: bytes, index: int, size: int, path: list[bytes]) -> bytes:
    """The root that the path of inclusion leads to: RFC 9162, section 2.1.3.2."""
    hold(0 <= index < size, "the proof is of an entry that the log does not have")
    last = size - 1
    for step in path:
        hold(last > 0, "the proof is too long")
        if index & 1 or index == last:
            node = hashlib.sha256(b"\x01" + step + node).digest()
            while index and not index & 1:
                index, last = index >> 1, last >> 1
        else:
            node = hashlib.sha256(b"\x01" + node + step).digest()
        index, last = index >> 1, last >> 1
    hold(last == 0, "the proof is too short")
    return node


# --- The record -------------------------------------------------------------


def agree(files: dict[str, bytes]) -> None:
    """The snapshot is of the text and of the transcript beside it."""
    record = json.loads(files["record.json"])
    text = sha256(files["text.txt"])
    number = record["approved_attempt"]
    approved = next(item for item in record["attempts"] if item["number"] == number)
    hold(sha256(approved["text"].encode()) == text, "record.json is of another text")
    hold(record["approval"]["text_sha256"] == text, "record.json approves another text")
    spoken = [(turn["speaker"], turn["text"]) for turn in json.loads(files["transcript.json"])]
    told = [(turn["speaker"], turn["text"]) for turn in record["transcript"]["turns"]]
    hold(spoken == told, "record.json is of another transcript")


def hold(condition: object, otherwise: str) -> None:
    if not condition:
        raise Refused(otherwise)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pack", type=argparse.FileType("rb"))
    parser.add_argument("--key", action="append", default=[], help="a verifier key of the log")
    parser.add_argument("--witness", action="append", default=[], help="that of a witness")
    given = parser.parse_args()
    try:
        found = check(given.pack.read(), given.key, given.witness)
    except Refused as refused:
        print(f"REFUSED: {refused}")
        return 1
    print(f"Record {found.leaf['number']} is whole: leaf {found.index} of a log of {found.size}.")
    for name in found.cosigned:
        print(f"Cosigned by {name}.")
    print(f"Signed with {found.key}")
    if not given.key:
        print("Compare this key with the one that the log's operator gave you (--key).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
