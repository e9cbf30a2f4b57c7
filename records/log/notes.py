"""Signed notes and checkpoints by C2SP: signed-note and tlog-checkpoint, with Ed25519.

A note is a text that ends in a newline, an empty line, and a line per signature. Keys have the
form of the specification: a verifier key is `NAME+KEYID+BASE64`.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from records.log.tree import HASH_BYTES

ED25519_TYPE = 0x01  # the type of signatures
LARGEST_NOTE = 64_000  # bytes of a note
_ID_BYTES, _SECRET_PARTS = 4, 5
_DASH = "\u2014"


class NoteRefused(ValueError):
    """The note is malformed, or no trusted key has signed it; says which."""


# --- Keys -------------------------------------------------------------------


@dataclass(frozen=True)
class Verifier:
    """A public key and the name it signs under."""

    name: str
    public: bytes

    @property
    def key_id(self) -> bytes:
        named = self.name.encode() + b"\n" + bytes([ED25519_TYPE]) + self.public
        return hashlib.sha256(named).digest()[:_ID_BYTES]

    def __str__(self) -> str:
        material = base64.b64encode(bytes([ED25519_TYPE]) + self.public).decode()
        return f"{self.name}+{self.key_id.hex()}+{material}"

    @classmethod
    def read(cls, text: str) -> "Verifier":
        """Raises ValueError unless it is an Ed25519 verifier key."""
        parts = text.strip().split("+", 2)
        try:
            name, key_id, material = parts
            decoded = base64.b64decode(material, validate=True)
            Ed25519PublicKey.from_public_bytes(decoded[1:])
        except (ValueError, binascii.Error) as error:
            raise ValueError(f"{text[:100]!r} is no verifier key (NAME+KEYID+BASE64).") from error
        found = cls(check_key_name(name), decoded[1:])
        if decoded[0] != ED25519_TYPE or found.key_id.hex() != key_id:
            raise ValueError(f"{text[:100]!r}: its key id does not belong to its key.")
        return found

    def holds(self, signature: bytes, text: str) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, text.encode())
        except InvalidSignature:
            return False
        return True


def check_key_name(name: str) -> str:
    """Raises ValueError for an invalid key name."""
    if not name or "+" in name or any(letter.isspace() or letter < " " for letter in name):
        raise ValueError(f"{name!r} is no name of a key: use one without spaces and '+'.")
    return name


class Signer(Protocol):
    """A signer: a key in a file, or a service that keeps it (KMS)."""

    @property
    def verifier(self) -> Verifier: ...

    def sign(self, message: bytes) -> bytes:
        """64 bytes: Ed25519 (RFC 8032) over the message."""


@dataclass(frozen=True)
class SecretKey:
    """A signer whose key is in memory; written `PRIVATE+KEY+NAME+KEYID+BASE64`."""

    name: str
    seed: bytes

    @classmethod
    def generate(cls, name: str) -> "SecretKey":
        return cls(check_key_name(name), Ed25519PrivateKey.generate().private_bytes_raw())

    @property
    def verifier(self) -> Verifier:
        public = Ed25519PrivateKey.from_private_bytes(self.seed).public_key()
        return Verifier(self.name, public.public_bytes_raw())

    def sign(self, message: bytes) -> bytes:
        return Ed25519PrivateKey.from_private_bytes(self.seed).sign(message)

    def to_text(self) -> str:
        material = base64.b64encode(bytes([ED25519_TYPE]) + self.seed).decode()
        return f"PRIVATE+KEY+{self.name}+{self.verifier.key_id.hex()}+{material}"

    def __repr__(self) -> str:
        return f"SecretKey({self.name})"

    @classmethod
    def read(cls, text: str) -> "SecretKey":
        """Raises ValueError, without the secret text in it."""
        parts = text.strip().split("+", _SECRET_PARTS - 1)
        try:
            _, _, name, key_id, material = parts
            decoded = base64.b64decode(material, validate=True)
            found = cls(check_key_name(name), decoded[1:])
            known = decoded[0] == ED25519_TYPE and found.verifier.key_id.hex() == key_id
        except (ValueError, binascii.Error, IndexError):
            known = False
        if not known or parts[:2] != ["PRIVATE", "KEY"]:
            raise ValueError("The file holds no key of the form PRIVATE+KEY+NAME+KEYID+BASE64.")
        return found


# --- Notes ------------------------------------------------------------------


def format_signature_line(verifier: Verifier, signature: bytes) -> str:
    encoded = base64.b64encode(verifier.key_id + signature).decode()
    return f"{_DASH} {verifier.name} {encoded}\n"


def sign_note(text: str, signers: Iterable[Signer]) -> str:
    """The note of `text`, which ends in a newline."""
    lines = [format_signature_line(one.verifier, one.sign(text.encode())) for one in signers]
    return f"{text}\n{''.join(lines)}"


def split_note(note: str) -> tuple[str, list[str]]:
    """The text of a note and its signature lines. Raises NoteRefused."""
    text, gap, lines = note.rpartition("\n\n")
    if not gap or not lines.endswith("\n") or len(note) > LARGEST_NOTE:
        raise NoteRefused("it is no signed note: a text, an empty line, and signatures")
    if any(letter < " " and letter != "\n" for letter in note):
        raise NoteRefused("it has control characters, which no note has")
    found = lines.removesuffix("\n").split("\n")
    if not all(line.startswith(f"{_DASH} ") and len(line.split(" ")) == 3 for line in found):  # noqa: PLR2004
        raise NoteRefused("a line of its signatures is malformed")
    return f"{text}\n", found


def find_signatures(lines: Iterable[str], verifier: Verifier) -> list[bytes]:
    """The signatures in lines with the key's name and id, without the id."""
    held = []
    for line in lines:
        _, name, encoded = line.split(" ")
        try:
            decoded = base64.b64decode(encoded, validate=True)
        except binascii.Error as error:
            raise NoteRefused("a signature of it is not base64") from error
        if base64.b64encode(decoded).decode() != encoded:
            raise NoteRefused("a signature of it is written in another way than base64 has it")
        if name == verifier.name and decoded[:_ID_BYTES] == verifier.key_id:
            held.append(decoded[_ID_BYTES:])
    return held


def open_note(note: str, trusted: Iterable[Verifier]) -> str:
    """The text of a note that a trusted key has signed. Raises NoteRefused, also for a wrong
    signature of a trusted key."""
    text, lines = split_note(note)
    found = False
    for verifier in trusted:
        for signature in find_signatures(lines, verifier):
            if not verifier.holds(signature, text):
                raise NoteRefused(f"the signature of {verifier.name} does not hold")
            found = True
    if not found:
        raise NoteRefused("no key that is trusted has signed it")
    return text


# --- Checkpoints ------------------------------------------------------------


@dataclass(frozen=True)
class TreeHead:
    """What a checkpoint says: whose log it is, how many leaves it has, and their root."""

    origin: str
    size: int
    root: bytes

    def text(self) -> str:
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"

    @classmethod
    def read(cls, text: str) -> "TreeHead":
        """From a checkpoint's text. Raises NoteRefused."""
        lines = text.split("\n")
        try:
            origin, size, root = lines[:3]
            head = cls(origin, int(size), base64.b64decode(root, validate=True))
        except (ValueError, binascii.Error) as error:
            raise NoteRefused("it is no checkpoint: origin, size and root") from error
        if len(head.root) != HASH_BYTES or not text.startswith(head.text()) or not origin:
            raise NoteRefused("it is no checkpoint: origin, size and root")
        return head
