"""Checks an evidence pack of Countersign: python verify.py record-7-evidence.zip --key VKEY

It needs Python 3.11 and the package `cryptography`, and nothing of Countersign. Exit code 0: the
pack is whole and was signed by the key that you gave. 1: it is not, and the line says what differs.
2: you gave no key, so it only shows that the parts agree with each other.

What it checks, in this order:

 1. The ZIP holds the files of a pack, each once, uncompressed, and not a byte more.
 2. manifest.txt is signed (a C2SP signed-note, Ed25519), and has the SHA-256 of every other file.
 3. leaf.json, the record's entry in the log, is in the one form that the log writes, and has the
    SHA-256 of text, snapshot, transcript and PDF. No JSON of the pack has a name twice.
 4. record.tlog-proof proves that this entry is in the tree of a checkpoint (RFC 9162), which the
    log has signed.
 5. checkpoint.tsr, where the pack has one, is a time stamp (RFC 3161) of that checkpoint: its
    imprint, its signature by the certificate in it, and, with --timestamp-ca, that this certificate
    was issued under one that you trust and was valid then. Revocation is not checked.
 6. The snapshot is of this text and of this transcript. Where people corrected the transcript, its
    corrections are all there, corrected.json is what they make of transcript.json, and the snapshot
    has the SHA-256 of that.
 7. Where the approval was signed with a passkey (WebAuthn): the person's authenticator has signed,
    at the site that the document names, after it made sure who they were, the SHA-256 of a document
    that names exactly this text, transcript (also as corrected), guideline version, attestation,
    comment and person, and a time at most 5 minutes before the approval, give or take a minute by
    which clocks differ; with --passkey, with a key that you name.
 8. recall.json, where the pack has one, is an entry of the log too, of this record: its signer
    took the signature back.
 9. agreement.json, where the pack has one, is of this text, and has as many people, agreements and
    objections as it says. Only the manifest's signature covers who they are and what they said.
10. certificate.pdf has a line for programs that names this record, this leaf, this root and the
    signer in the snapshot. Only the manifest's signature covers the rest of it.

Without --key the pack is checked against the key that it names: a forger of a whole pack could
name any key. Get the key from the log's operator, and not through the pack.
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
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import load_der_public_key
from cryptography.x509.oid import ExtendedKeyUsageOID

SCHEMA = "countersign-pack/3"
# Its certificate's line for programs does not name the signer.
FORMER = "countersign-pack/2"
MANIFEST, LEAF, PROOF = "manifest.txt", "leaf.json", "record.tlog-proof"
PROOF_FORM = "c2sp.org/tlog-proof@v1"
CERTIFICATE = "certificate.pdf"
# Only if the record's signer recalled it: the entry that says so, and its proof.
RECALL, RECALL_PROOF = "recall.json", "recall.tlog-proof"
# The files whose hashes the record's entry has, and the hashes' names.
HASHED = {
    "record.json": "snapshot_sha256",
    "record.pdf": "pdf_sha256",
    "text.txt": "text_sha256",
    "transcript.json": "transcript_sha256",
}
FILES = ("README.txt", "verify.py", CERTIFICATE, LEAF, *HASHED, PROOF)
# Only if an authority has stamped the checkpoint.
STAMP = "checkpoint.tsr"
# Only if people corrected the transcript: what it says with their corrections.
CORRECTED = "corrected.json"
# Only if the text was sent to the people of the meeting: what they said about it.
AGREEMENT = "agreement.json"
OPTIONAL = (STAMP, RECALL, RECALL_PROOF, CORRECTED, AGREEMENT)
NOTE = 0x01
DASH = "\u2014"
EPOCH = (1980, 1, 1, 0, 0, 0)
# The schema of documents that a passkey signs, so that no other kind is accepted.
APPROVAL = "countersign-approval/1"
# Between document and approval; clocks of two machines differ by up to a minute.
LATEST, CLOCKS = timedelta(minutes=6), timedelta(minutes=1)
# Flags of WebAuthn: the person was there, and the authenticator made sure who they were.
PRESENT, VERIFIED = 0x01, 0x04


class Refused(Exception):
    """The pack is not what was exported; says which part."""


@dataclass
class Pack:
    """The result. `leaf` is the record's entry, `size` that of the checkpoint's tree."""

    leaf: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    index: int = 0
    size: int = 0
    # Time and authority of the time stamp; empty where the pack has none.
    stamped: tuple[str, str] | tuple[()] = ()
    # Person, name of the passkey and SHA-256 of its public key; empty if none has signed.
    passkey: tuple[str, str, str] | tuple[()] = ()
    # When its signer recalled it; empty where the pack has no such entry.
    recalled: str = ""
    # How many corrections of the transcript the record rests on.
    corrections: int = 0
    # What participants said, in words; empty where the text was not sent to them.
    agreement: str = ""


def check(
    data: bytes,
    keys: Iterable[str] = (),
    authorities: Iterable[x509.Certificate] = (),
    passkeys: Iterable[str] = (),
) -> Pack:
    """`data` is the pack; one of the verifier `keys` (NAME+ID+BASE64) must have signed. With
    `authorities` it must have a time stamp by one of them, and with `passkeys`, the SHA-256 of
    public keys, a signature by one of those. Raises Refused."""
    try:
        found = _check(data, [Key(text) for text in keys], list(authorities))
        named = list(passkeys)
        require(
            not named or found.passkey[2:] in {(one,) for one in named}, "no passkey named signed"
        )
        return found
    except Refused:
        raise
    except Exception as error:
        raise Refused(f"it cannot be read ({type(error).__name__}: {error})") from error


def _check(data: bytes, keys: "list[Key]", authorities: list[x509.Certificate]) -> Pack:
    files = unzip_pack(data)
    found = Pack()
    key, *former = signed_manifest(files, keys)
    found.key = key.text
    entry = parse_json(files[LEAF])
    require(encode_json(entry) == files[LEAF], f"{LEAF} is not in the form that the log writes")
    found.leaf = entry["content"]
    require(entry["kind"] == "record", f"{LEAF} is of no record")
    for name, hashed in HASHED.items():
        require(sha256(files[name]) == found.leaf[hashed], f"{name} is not what {LEAF} has")
    found.index, found.size = check_inclusion(files, [key, *former, *keys])
    require(STAMP in files or not authorities, f"{STAMP} is missing: no authority has stamped it")
    if STAMP in files:
        found.stamped = check_stamp(files[STAMP], checkpoint_text(files), authorities)
    both = (RECALL in files) == (RECALL_PROOF in files)
    require(both, f"{RECALL} and its proof are one without the other")
    if RECALL in files:
        found.recalled = recalled_at(files, found.leaf, [key, *former, *keys])
    found.corrections = check_corrections(files)
    if AGREEMENT in files:
        found.agreement = check_agreement(parse_json(files[AGREEMENT]), found.leaf)
    found.passkey = agree(files)
    root = checkpoint_text(files).split("\n")[2]
    line = certificate_line(found.index, found.size, root, found.leaf["sha256"])
    shown = files[CERTIFICATE]
    require(f"({line}".encode() in shown, f"{CERTIFICATE} is of another place in the log")
    if not files[MANIFEST].startswith(f"{FORMER}\n".encode()):
        line += signed_by_whom(parse_json(files["record.json"])["approval"])
    require(f"({line})".encode() in shown, f"{CERTIFICATE} names another signer than record.json")
    return found


def check_agreement(said: dict[str, Any], leaf: dict[str, Any]) -> str:
    """What the people of the meeting said, such as "agreed by 4 of 5, 1 objection, answered"."""
    require(said["text_sha256"] == leaf["text_sha256"], f"{AGREEMENT} is of another text")
    answers = [person["answers"] for person in said["people"]]
    objections = [one for given in answers for one in given if one["kind"] == "object"]
    counted = {
        "sent": len(answers),
        "agreed": sum(given[-1]["kind"] == "agree" for given in answers if given),
        "objections": len(objections),
        "answered": sum(bool(said["corrected"] or one["reply"]) for one in objections),
        "not_reached": sum(not person["reached"] for person in said["people"]),
    }
    unlike = [name for name, count in counted.items() if said[name] != count]
    require(not unlike, f"{AGREEMENT} counts another {', '.join(unlike)} than it has")
    left = counted["objections"] - counted["answered"]
    reached = counted["sent"] - counted["not_reached"]
    parts = [f"agreed by {counted['agreed']} of {reached}"] if reached else []
    if counted["not_reached"]:
        parts.append(f"{counted['not_reached']} not reached")
    if objections:
        parts.append(f"{len(objections)} objection{'s' if len(objections) > 1 else ''}")
        parts.append(f"{left} not answered" if left else "answered")
    return ", ".join(parts)


def certificate_line(index: int, size: int, root: str, record: str) -> str:
    """The line for programs in a certificate; `root` in base64, `record` is the record's hash."""
    return f"leaf {index} of {size}, root {root}, record sha256 {record}"


def signed_by_whom(approval: dict[str, Any]) -> str:
    """The rest of that line, made from the approval in a snapshot."""
    user, name, at = (
        quote(approval[key], safe=":+") for key in ("reviewer", "reviewer_name", "at")
    )
    return f", approved by {user} as {name} at {at}"


# --- The ZIP ----------------------------------------------------------------


def unzip_pack(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = archive.namelist()
        for name in (*FILES, MANIFEST):
            require(names.count(name) > 0, f"{name} is missing")
            require(names.count(name) == 1, f"{name} is there twice")
        for entry in archive.infolist():
            require(
                entry.filename in (*FILES, *OPTIONAL, MANIFEST),
                f"{entry.filename!r} is no file of a pack",
            )
            stored = entry.compress_type == zipfile.ZIP_STORED
            require(stored and entry.file_size <= len(data), f"{entry.filename} is not as stored")
        files = {name: archive.read(name) for name in names}
    for name in OPTIONAL:
        require(names.count(name) <= 1, f"{name} is there twice")
    require(zip_pack(files) == data, "the ZIP holds more than its files, or holds them otherwise")
    return files


def covered_files(files: Iterable[str]) -> tuple[str, ...]:
    """The files whose hashes a manifest has, in its order."""
    return (*FILES, *(name for name in OPTIONAL if name in files))


def zip_pack(files: dict[str, bytes]) -> bytes:
    """The one valid ZIP of these files: fixed order, uncompressed, fixed date."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in (*covered_files(files), MANIFEST):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


# --- Signatures -------------------------------------------------------------


class Key:
    """A C2SP signed-note verifier key: NAME+ID+BASE64."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.name, key_id, material = self.text.split("+", 2)
        decoded = base64.b64decode(material, validate=True)
        self.public = Ed25519PublicKey.from_public_bytes(decoded[1:])
        self.key_id = hashlib.sha256(self.name.encode() + b"\n" + decoded).digest()[:4]
        require(decoded[0] == NOTE, f"{text!r} is no key of a log")
        require(self.key_id.hex() == key_id, f"{text!r} has an id that is not its own")

    def has_signed(self, text: str, lines: list[str]) -> bool:
        """Whether one of the lines is its signature; a wrong one under its name is refused."""
        found = False
        for line in lines:
            dash, name, encoded = line.split(" ")
            held = base64.b64decode(encoded, validate=True)
            require(
                dash == DASH and base64.b64encode(held).decode() == encoded, "a signature is odd"
            )
            if name == self.name and held[:4] == self.key_id:
                self.verify(held[4:], text)
                found = True
        return found

    def verify(self, signature: bytes, text: str) -> None:
        try:
            self.public.verify(signature, text.encode())
        except InvalidSignature:
            raise Refused(f"the signature of {self.name} does not hold") from None


def split_note(note: str) -> tuple[str, list[str]]:
    text, gap, lines = note.rpartition("\n\n")
    require(gap and lines.endswith("\n"), "a note has no signatures")
    return text + "\n", lines[:-1].split("\n")


def signed_manifest(files: dict[str, bytes], keys: list[Key]) -> list[Key]:
    """The key that signed the manifest and the former ones that it names. Checks its hashes of all
    other files."""
    text, lines = split_note(files[MANIFEST].decode())
    schema, *rest = text[:-1].split("\n")
    require(schema in {SCHEMA, FORMER}, f"{MANIFEST} is of another kind of pack: {schema[:40]!r}")
    named = [Key(line.removeprefix("key ")) for line in rest if line.startswith("key ")]
    known = not keys or named[0].text in {key.text for key in keys}
    require(known, f"it was signed with another key than the one given: {named[0].text}")
    require(len(lines) == 1, f"{MANIFEST} has not one signature")
    require(named[0].has_signed(text, lines), f"{MANIFEST} is not signed")
    sums = rest[len(named) :]
    for line, name in zip(sums, covered_files(files), strict=True):
        require(line == f"{sha256(files[name])}  {name}", f"{name} is not what {MANIFEST} has")
    return named


# --- The log ----------------------------------------------------------------


def check_inclusion(
    files: dict[str, bytes], keys: list[Key], leaf: str = LEAF, proof: str = PROOF
) -> tuple[int, int]:
    """Index of the entry, and size of the tree of the signed checkpoint."""
    head, _, note = files[proof].decode().partition("\n\n")
    schema, index, *steps = head.split("\n")
    require(schema == PROOF_FORM, f"{proof} is of another kind")
    text, lines = split_note(note)
    require(
        any(key.has_signed(text, lines) for key in keys), "the log has not signed the checkpoint"
    )
    origin, size, root = text[:-1].split("\n")[:3]
    require(origin in {key.name for key in keys}, "the checkpoint is of another log")
    path = [base64.b64decode(step, validate=True) for step in steps]
    place = int(index.removeprefix("index "))
    found = inclusion_root(hashlib.sha256(b"\x00" + files[leaf]).digest(), place, int(size), path)
    require(base64.b64encode(found).decode() == root, f"{leaf} is not in the log: the proof fails")
    return place, int(size)


def recalled_at(files: dict[str, bytes], record: dict[str, Any], keys: list[Key]) -> str:
    """When the record's signer recalled it, by its entry in the log."""
    entry = parse_json(files[RECALL])
    require(encode_json(entry) == files[RECALL], f"{RECALL} is not in the form that the log writes")
    same = (entry["kind"], entry["content"]["record_id"]) == ("recall", record["id"])
    require(same, f"{RECALL} is of another record")
    check_inclusion(files, keys, RECALL, RECALL_PROOF)
    return str(entry["content"]["at"])


def checkpoint_text(files: dict[str, bytes]) -> str:
    """Its text: origin, size and root."""
    return split_note(files[PROOF].decode().partition("\n\n")[2])[0]


def inclusion_root(node: bytes, index: int, size: int, path: list[bytes]) -> bytes:
    """The root that the inclusion path leads to: RFC 9162, section 2.1.3.2."""
    require(0 <= index < size, "the proof is of an entry that the log does not have")
    last = size - 1
    for step in path:
        require(last > 0, "the proof is too long")
        if index & 1 or index == last:
            node = hashlib.sha256(b"\x01" + step + node).digest()
            while index and not index & 1:
                index, last = index >> 1, last >> 1
        else:
            node = hashlib.sha256(b"\x01" + node + step).digest()
        index, last = index >> 1, last >> 1
    require(last == 0, "the proof is too short")
    return node


# --- Time stamps ------------------------------------------------------------
# RFC 3161, and its parts of CMS (RFC 5652).

SIGNED_DATA, STAMP_INFO = "2a864886f70d010702", "2a864886f70d0109100104"
CONTENT_TYPE, DIGEST = "2a864886f70d010903", "2a864886f70d010904"
ALGORITHMS: dict[str, type[hashes.SHA256 | hashes.SHA384 | hashes.SHA512]] = {
    "608648016503040201": hashes.SHA256,
    "608648016503040202": hashes.SHA384,
    "608648016503040203": hashes.SHA512,
}


@dataclass
class Der:
    """A DER value: its tag, its content, and all of its bytes."""

    tag: int
    content: bytes
    whole: bytes

    @classmethod
    def read(cls, data: bytes) -> "list[Der]":
        found = []
        while data:
            length, start = data[1], 2
            if length & 0x80:
                start += length & 0x7F
                length = int.from_bytes(data[2:start], "big")
            require(length <= len(data) - start, "the time stamp is cut off")
            found.append(cls(data[0], data[start : start + length], data[: start + length]))
            data = data[start + length :]
        return found

    def parts(self, *tags: int) -> "list[Der]":
        """Its parts; the first must have these tags."""
        inside = Der.read(self.content)
        require([part.tag for part in inside[: len(tags)]] == list(tags), "the time stamp is odd")
        return inside


def check_stamp(answer: bytes, text: str, trusted: list[x509.Certificate]) -> tuple[str, str]:
    """Time and authority of a time stamp answer over the text."""
    (response,) = Der.read(answer)
    status, token = response.parts(0x30, 0x30)
    require(status.parts(0x02)[0].content == b"\x00", "the authority did not grant the time stamp")
    kind, wrapped = token.parts(0x06, 0xA0)
    require(kind.content.hex() == SIGNED_DATA, "the time stamp is not signed")
    _, _, held, given, *_, signers = wrapped.parts(0x30)[0].parts(0x02, 0x31, 0x30, 0xA0)
    kind, content = held.parts(0x06, 0xA0)
    require(kind.content.hex() == STAMP_INFO, "the time stamp holds something else")
    info = content.parts(0x04)[0].content
    certificates = [x509.load_der_x509_certificate(one.whole) for one in given.parts()]
    (signer,) = signers.parts(0x30)
    certificate = signed_by(signer, info, certificates)
    at = read_stamp_time(info, text)
    led_to(certificate, certificates, trusted, at)
    return at.isoformat(), certificate.subject.rfc4514_string()


def read_stamp_time(info: bytes, text: str) -> datetime:
    """Its time; checks the imprint of the text."""
    _, _, imprint, _, at, *_ = Der.read(info)[0].parts(0x02, 0x06, 0x30, 0x02, 0x18)
    algorithm, digest = imprint.parts(0x30, 0x04)
    hashed = ALGORITHMS[algorithm.parts(0x06)[0].content.hex()]()
    require(
        hash_bytes(text.encode(), hashed) == digest.content, "the time stamp is of another text"
    )
    form = "%Y%m%d%H%M%S.%fZ" if b"." in at.content else "%Y%m%d%H%M%SZ"
    return datetime.strptime(at.content.decode(), form).replace(tzinfo=UTC)


def signed_by(signer: Der, info: bytes, certificates: list[x509.Certificate]) -> x509.Certificate:
    """The certificate in the stamp whose key has signed it."""
    _, named, algorithm, attributes, _, signature = signer.parts(
        0x02, 0x30, 0x30, 0xA0, 0x30, 0x04
    )[:6]
    issuer, serial = named.parts(0x30, 0x02)
    found = [
        one
        for one in certificates
        if one.issuer.public_bytes() == issuer.whole
        and one.serial_number == int.from_bytes(serial.content, "big")
    ]
    require(len(found) == 1, "the time stamp does not hold the certificate of its signer")
    hashed = ALGORITHMS[algorithm.parts(0x06)[0].content.hex()]()
    values = {}
    for attribute in attributes.parts(0x30):
        name, value = attribute.parts(0x06, 0x31)
        require(name.content not in values, "the time stamp has an attribute twice")
        values[name.content.hex()] = value.parts()[0].content
    require(values[CONTENT_TYPE].hex() == STAMP_INFO, "the time stamp holds something else")
    require(values[DIGEST] == hash_bytes(info, hashed), "the time stamp was changed")
    # The signature covers the attributes as a SET, not with the tag that they have here.
    message = b"\x31" + attributes.whole[1:]
    check_signature(found[0].public_key(), signature.content, message, hashed, "the time stamp")
    return found[0]


def check_signature(
    key: object, signature: bytes, message: bytes, hashed: hashes.HashAlgorithm, of: str
) -> None:
    try:
        if isinstance(key, rsa.RSAPublicKey):
            key.verify(signature, message, padding.PKCS1v15(), hashed)
        elif isinstance(key, ec.EllipticCurvePublicKey):
            key.verify(signature, message, ec.ECDSA(hashed))
        elif isinstance(key, Ed25519PublicKey):
            key.verify(signature, message)
        else:
            raise Refused(f"{of} is signed with neither RSA, ECDSA nor Ed25519")
    except InvalidSignature:
        raise Refused(f"the signature of {of} does not hold") from None


def led_to(
    certificate: x509.Certificate,
    given: list[x509.Certificate],
    trusted: list[x509.Certificate],
    at: datetime,
) -> None:
    """Check that the certificate is for time stamps, and leads to a trusted one if any."""
    usage = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage)
    require(
        ExtendedKeyUsageOID.TIME_STAMPING in usage.value,
        "the certificate of the time stamp is for something else",
    )
    for _ in range(8 if trusted else 0):
        begins, ends = certificate.not_valid_before_utc, certificate.not_valid_after_utc
        require(begins <= at <= ends, "a certificate of the time stamp was not valid at its time")
        if certificate in trusted:
            return
        issuers = [one for one in (*trusted, *given) if is_issued_by(certificate, one)]
        require(issuers, "the time stamp is by an authority that is not trusted")
        certificate = issuers[0]
    require(not trusted, "the time stamp is by an authority that is not trusted")


def is_issued_by(certificate: x509.Certificate, issuer: x509.Certificate) -> bool:
    try:
        certificate.verify_directly_issued_by(issuer)
        basic = issuer.extensions.get_extension_for_class(x509.BasicConstraints)
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return False
    return basic.value.ca


def hash_bytes(data: bytes, algorithm: hashes.HashAlgorithm) -> bytes:
    return hashlib.new(algorithm.name, data).digest()


# --- The record -------------------------------------------------------------


def agree(files: dict[str, bytes]) -> tuple[str, str, str] | tuple[()]:
    """Check that the snapshot is of this text and transcript; returns its passkey."""
    record = parse_json(files["record.json"])
    text = sha256(files["text.txt"])
    number = record["approved_attempt"]
    approved = next(item for item in record["attempts"] if item["number"] == number)
    require(sha256(approved["text"].encode()) == text, "record.json is of another text")
    require(record["approval"]["text_sha256"] == text, "record.json approves another text")
    spoken = [(turn["speaker"], turn["text"]) for turn in parse_json(files["transcript.json"])]
    told = [(turn["speaker"], turn["text"]) for turn in record["transcript"]["turns"]]
    require(spoken == told, "record.json is of another transcript")
    return find_signer(record, sha256(files["transcript.json"]))


def find_signer(record: dict[str, Any], transcript: str) -> tuple[str, str, str] | tuple[()]:
    """Person, name of the passkey, SHA-256 of its public key; empty if none has signed."""
    approval, given = record["approval"], record["passkey"]
    by_passkey = approval["signature"] == "passkey"
    require(by_passkey == (given is not None), "record.json tells two ways in which it was signed")
    if given is None:
        return ()
    values = {
        "summary": record["summary"],
        "attempt": record["approved_attempt"],
        "text_sha256": approval["text_sha256"],
        "transcript_sha256": transcript,
        **signed_correction(record["transcript"]),
        "guideline": record["guideline"]["name"],
        "guideline_version": record["guideline"]["version"],
        "attestation": approval["attestation"],
        "comment_sha256": sha256(approval["comment"].encode()),
        "person": approval["reviewer"],
    }
    check_passkey(given, values, datetime.fromisoformat(approval["at"]))
    return approval["reviewer"], given["name"], sha256(decode_base64(given["public_key"]))


def signed_correction(transcript: dict[str, Any]) -> dict[str, str]:
    """What a passkey signs of the corrections: the hash of what they make of the transcript."""
    digest = transcript.get("corrected_sha256")
    return {"corrected_sha256": digest} if digest else {}


def check_corrections(files: dict[str, bytes]) -> int:
    """Put the corrected transcript together; returns how many corrections there are."""
    told = parse_json(files["record.json"])["transcript"]
    rows = told.get("corrections", [])
    require(
        (CORRECTED in files) == bool(rows), f"{CORRECTED} and the corrections are not both there"
    )
    if not rows:
        require(
            told.get("corrected_sha256") is None, "record.json lacks the corrections that it names"
        )
        return 0
    numbers = [row["number"] for row in rows]
    require(numbers == list(range(1, len(rows) + 1)), "a correction is missing in record.json")
    together = encode_json(apply_corrections(parse_json(files["transcript.json"]), rows))
    require(together == files[CORRECTED], f"{CORRECTED} is not what the corrections make")
    same = sha256(together) == told["corrected_sha256"]
    require(same, "record.json names another corrected transcript than its corrections make")
    return len(rows)


def apply_corrections(
    turns: list[dict[str, Any]], rows: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The turns with the corrections that no later one takes back; of two on a turn, the newer."""
    taken_back: set[int] = set()
    standing: list[dict[str, Any]] = []
    for row in sorted(rows, key=lambda row: int(row["number"]), reverse=True):
        if row["number"] in taken_back:
            continue
        if row["kind"] == "take_back":
            taken_back.add(row["takes_back"])
        else:
            standing.insert(0, row)
    found = [dict(turn) for turn in turns]
    for row in standing:
        kind, first, last = row["kind"], row["first"] or 0, row["last"]
        require(
            kind in {"label", "speaker", "words"}, f"a correction is of no known kind: {kind!r}"
        )
        for at in range(first, len(turns) if last is None else last + 1):
            if kind == "words":
                found[at]["text"] = row["text"]
            elif kind == "speaker" or turns[at]["speaker"] == row["label"]:
                found[at]["speaker"] = row["speaker"]
    return found


def check_passkey(given: dict[str, str], values: dict[str, Any], at: datetime) -> None:
    """Check an assertion (WebAuthn, section 7.2) over a document of these values, at most
    LATEST before `at`. Raises Refused."""
    try:
        _check_passkey(given, values, at)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise Refused(f"it cannot be read ({type(error).__name__}: {error})") from error


def _check_passkey(given: dict[str, str], values: dict[str, Any], at: datetime) -> None:
    document, client_data = parse_json(given["document"]), decode_base64(given["client_data"])
    signed_values = {**values, "schema": APPROVAL}
    unlike = [name for name, value in signed_values.items() if document.get(name) != value]
    require(not unlike, f"the passkey signed another {', '.join(unlike)}")
    age = at - datetime.fromisoformat(document["at"])
    require(-CLOCKS <= age <= LATEST, "the passkey signed at another time")
    client = parse_json(client_data)
    require(client["type"] == "webauthn.get", "what the passkey answered is no signature")
    require(not client.get("crossOrigin"), "the passkey signed within a page of another site")
    challenge = base64.urlsafe_b64encode(hashlib.sha256(given["document"].encode()).digest())
    require(
        client["challenge"] == challenge.decode().rstrip("="), "the passkey signed something else"
    )
    site, host = document["rp_id"], str(urlsplit(client["origin"]).hostname)
    require(host == site or host.endswith(f".{site}"), f"the passkey signed at {client['origin']}")
    authenticator = decode_base64(given["authenticator_data"])
    named = hashlib.sha256(site.encode()).digest()
    require(authenticator[:32] == named, f"the passkey is of another site than {site}")
    flags = authenticator[32]
    require(flags & PRESENT and flags & VERIFIED, "the passkey did not make sure who was there")
    check_signature(
        load_der_public_key(decode_base64(given["public_key"])),
        decode_base64(given["signature"]),
        authenticator + hashlib.sha256(client_data).digest(),
        hashes.SHA256(),
        "the passkey",
    )


def parse_json(data: str | bytes) -> Any:
    """JSON that all programs read alike: no object has a name twice."""
    return json.loads(data, object_pairs_hook=_once)


def _once(members: list[tuple[str, Any]]) -> dict[str, Any]:
    held = dict(members)
    require(len(held) == len(members), "an object of its JSON has a name twice")
    return held


def encode_json(entry: dict[str, Any] | list[dict[str, Any]]) -> bytes:
    """A leaf as the log writes it, or turns as they are hashed (RFC 8785), without fractions."""
    form = json.dumps(entry, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return form.encode()


def decode_base64(text: str) -> bytes:
    data = base64.b64decode(text, validate=True)
    require(base64.b64encode(data).decode() == text, "base64 is written in another way than it is")
    return data


def require(condition: object, otherwise: str) -> None:
    if not condition:
        raise Refused(otherwise)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def certificates_in(place: str) -> list[x509.Certificate]:
    try:
        return x509.load_pem_x509_certificates(Path(place).read_bytes())
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{place} has no certificates (PEM): {error}") from error


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pack", type=argparse.FileType("rb"))
    parser.add_argument("--key", action="append", default=[], help="a verifier key of the log")
    parser.add_argument(
        "--timestamp-ca",
        type=certificates_in,
        default=[],
        help="certificates (PEM) under which time stamps are issued; the pack has to have one",
    )
    parser.add_argument(
        "--passkey", action="append", default=[], help="SHA-256 of the public key that signed it"
    )
    given = parser.parse_args()
    try:
        with given.pack as pack:
            data = pack.read()
        found = check(data, given.key, given.timestamp_ca, given.passkey)
    except Refused as refused:
        print(f"REFUSED: {refused}")
        return 1
    said = "is whole" if given.key else "agrees with itself"
    print(f"Record {found.leaf['number']} {said}: leaf {found.index} of a log of {found.size}.")
    if found.corrections:
        print(
            f"The transcript has {found.corrections} corrections; corrected.json is what they make."
        )
    if found.recalled:
        print(f"RECALLED at {found.recalled} by its signer: it no longer counts.")
    if found.agreement:
        print(f"Participants: {found.agreement}.")
    if found.stamped:
        trust = "" if given.timestamp_ca else " (whom you did not name: --timestamp-ca)"
        print("Time stamp {} by {}{}.".format(*found.stamped, trust))
    if found.passkey:
        print("Approved by {} with the passkey {!r}, public key {}.".format(*found.passkey))
    print(f"Signed with {found.key}")
    if not given.key:
        print("consistent, NOT authenticated: pass --key")
        print("Get the key from the operator of the log, not with this pack.")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
