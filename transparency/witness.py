"""A witness of logs (C2SP tlog-witness): it cosigns a checkpoint that continues the last it saw.

Its state is a directory: `witness.key` (mode 0600), and the newest checkpoint of each log. It needs
no database, and knows nothing of what is in a log.
"""

import base64
import binascii
import fcntl
import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from transparency import tree
from transparency.keys import write_private
from transparency.notes import (
    COSIGNATURE,
    LARGEST,
    NoteRefused,
    SecretKey,
    TreeHead,
    Verifier,
    cosignature_line,
    opened,
    split,
)
from transparency.tree import ProofRefused

_MOST_STEPS = 63
_SIZE = "text/x.tlog.size"
_TEXT = "text/plain; charset=utf-8"
_REASONS = {
    200: "OK",
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    422: "Unprocessable Entity",
}


class WitnessRefused(Exception):
    """The checkpoint is not cosigned; `status` as tlog-witness has it."""

    def __init__(self, status: int, body: str, content_type: str = _TEXT) -> None:
        super().__init__(body)
        self.status, self.body, self.content_type = status, f"{body}\n", content_type


class Witness:
    """`logs` are the verifier keys of the logs that it watches."""

    def __init__(self, directory: Path, name: str, logs: Iterable[Verifier]) -> None:
        self._directory = directory
        self._logs = list(logs)
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        place = directory / "witness.key"
        if not place.exists():
            write_private(place, SecretKey.made(name, COSIGNATURE).written() + "\n")
        self._key = SecretKey.read(place.read_text())

    @property
    def verifier(self) -> Verifier:
        return self._key.verifier

    def add_checkpoint(self, body: str) -> str:
        """The line of the cosignature. Raises WitnessRefused."""
        old, proof, note = _read(body)
        head, text = self._opened(note)
        if old > head.size:
            raise WitnessRefused(400, f"{old} leaves are more than the checkpoint's {head.size}")
        with self._alone(head.origin) as place:
            self._check_continues(place, old, head, proof)
            write_private(place, note)
        return cosignature_line(self._key, text, int(time.time()))

    def newest(self, origin: str) -> str:
        """The note of the newest checkpoint that was cosigned; empty before the first."""
        place = self._place(origin)
        return place.read_text() if place.exists() else ""

    def _opened(self, note: str) -> tuple[TreeHead, str]:
        try:
            head = TreeHead.read(split(note)[0])
            trusted = [log for log in self._logs if log.name == head.origin]
            if not trusted:
                raise WitnessRefused(404, f"the log {head.origin[:200]} is not watched here")
            return head, opened(note, trusted)
        except NoteRefused as error:
            raise WitnessRefused(403, str(error)) from error

    def _check_continues(self, place: Path, old: int, head: TreeHead, proof: list[bytes]) -> None:
        known = place.read_text() if place.exists() else ""
        last = TreeHead.read(split(known)[0]) if known else None
        size, root = (last.size, last.root) if last else (0, tree.EMPTY_ROOT)
        if old != size:
            raise WitnessRefused(409, str(size), _SIZE)
        if size == head.size and root != head.root:
            raise WitnessRefused(409, str(size), _SIZE)
        try:
            tree.verify_consistency(size, root, head.size, head.root, proof)
        except ProofRefused as error:
            raise WitnessRefused(422, str(error)) from error

    def _place(self, origin: str) -> Path:
        return self._directory / f"{hashlib.sha256(origin.encode()).hexdigest()[:32]}.checkpoint"

    @contextmanager
    def _alone(self, origin: str) -> Iterator[Path]:
        """Checking and keeping is one step: two requests cannot both continue the same tree."""
        place = self._place(origin)
        descriptor = os.open(place.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield place
        finally:
            os.close(descriptor)


def _read(body: str) -> tuple[int, list[bytes], str]:
    """Old size, proof and note of a request."""
    head, gap, note = body.partition("\n\n")
    first, *steps = head.split("\n")
    size = first.removeprefix("old ")
    try:
        proof = [base64.b64decode(step, validate=True) for step in steps]
    except binascii.Error as error:
        raise WitnessRefused(400, "a step of the proof is not base64") from error
    right = gap and first == f"old {size}" and size.isdecimal() and str(int(size)) == size
    if not right or len(proof) > _MOST_STEPS:
        raise WitnessRefused(400, "it is no request: old size, proof, checkpoint")
    return int(size), proof, note


def application(witness: Witness) -> Callable[..., list[bytes]]:
    """As WSGI: POST /add-checkpoint; GET / tells the verifier key."""

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
        status, body, content_type = _answer(witness, environ)
        content = body.encode()
        headers = [("Content-Type", content_type), ("Content-Length", str(len(content)))]
        start_response(f"{status} {_REASONS[status]}", headers)
        return [content]

    return answer


def _answer(witness: Witness, environ: dict[str, Any]) -> tuple[int, str, str]:
    asked = environ["REQUEST_METHOD"], environ.get("PATH_INFO", "")
    if asked == ("GET", "/"):
        return 200, f"{witness.verifier}\n", _TEXT
    if asked != ("POST", "/add-checkpoint"):
        return 404, "POST /add-checkpoint\n", _TEXT
    try:
        body = environ["wsgi.input"].read(2 * LARGEST).decode()
        return 200, witness.add_checkpoint(body), _TEXT
    except UnicodeDecodeError:
        return 400, "it is not UTF-8\n", _TEXT
    except WitnessRefused as refused:
        return refused.status, refused.body, refused.content_type
