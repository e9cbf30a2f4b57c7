"""The cache of answers to requests at temperature 0.

Without an application it is a file of SQLite, which the processes of one user share. Two threads
of one process never ask the same at once; two processes may.
"""

import json
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Protocol, TypeVar

from pydantic import TypeAdapter

from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import ChatRequest, Choice, Usage

LEAST_PAUSE, MOST_PAUSE = 0.02, 0.5
ClaimType = TypeVar("ClaimType")


@dataclass(frozen=True)
class CachedChoices:
    """The stored form of an answer. Its choices have no `data`, which their texts hold."""

    choices: tuple[Choice, ...]
    usage: Usage

    def packed(self) -> bytes:
        choices = tuple(replace(choice, data=None) for choice in self.choices)
        packer = zlib.compressobj(wbits=-zlib.MAX_WBITS, zdict=_COMPRESSION_DICTIONARY)
        return (
            packer.compress(_CHOICES_ADAPTER.dump_json(replace(self, choices=choices)))
            + packer.flush()
        )

    @staticmethod
    def unpacked(content: bytes) -> "CachedChoices":
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_COMPRESSION_DICTIONARY)
        return _CHOICES_ADAPTER.validate_json(unpacker.decompress(content) + unpacker.flush())


_CHOICES_ADAPTER = TypeAdapter(CachedChoices)
# Most answers share this, so compression leaves it out of each. A change to it, or to the stored
# form, needs a new _FORM: answers in the old one are then fetched again.
_FORMAT_VERSION = 2
_COMPRESSION_DICTIONARY = rb"""
\"]},{\"quote\":\"\"verdicts\":[\"answer\":\"{\"sentences\":{\"1\":[{\"claim\":\"\"}],\"2\":[{\"claim\":\"
\",\"quote\":\"\",\"turns\":[],\"reason\":\"\",\"verdict\":\"yes\"}]}}","data":null,"logprobs":[{
"token":"yes","logprob":-0.01,"top":[["yes",-0.01],["no",-4.0]],"before":"
\"],\"score\":"}],"finish_reason":"stop"}],"usage":{"prompt":2,"cached":2,"completion":1}}
{"choices":[{"text":"{\"summary\":\"\"}","data":null,"logprobs":null,"finish_reason":"stop"}],
{"choices":[{"text":"{\"reason\":\"\",\"quotes\":[\"\",\"\"],\"score\":5}","data":null,
"logprobs":[{"token":"5","logprob":-0.0,"top":[["5",-0.0],["4",-3.0],["1",-9.625],["2",-10.125],
["3",-10.625],[" 1",-12.625],[" 2",-13.125],[" 3",-13.625],[" 4",-14.125],[" 5",-14.625]],"before":"
""".replace(b"\n", b"")


class Claim(Protocol):
    """The right to fetch one answer."""

    def keep(self, kept: CachedChoices) -> None:
        """Store the answer."""


class AnswerCache(Protocol):
    def answer_or_claim(
        self, key: str, deadline: Deadline
    ) -> AbstractContextManager[CachedChoices | Claim]:
        """The stored answer, or a claim to fetch it; waits while another caller holds the claim.

        Raises Transient when the wait passes the deadline.
        """


def wait_for_answer(
    find: Callable[[], CachedChoices | ClaimType | None],
    deadline: Deadline,
    rest: Callable[[], None],
) -> CachedChoices | ClaimType:
    """What `find` gives once another caller's claim has ended, with a `rest` before each pause."""
    pause = LEAST_PAUSE
    while (found := find()) is None:
        deadline.require("another worker that asks the same")
        rest()
        deadline.sleep(pause)
        pause = min(pause * 2, MOST_PAUSE)
    return found


# --- A file of SQLite -------------------------------------------------------


def usual_cache_file() -> Path:
    """In the cache directory of this user."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home, "countersign-judge", "answers.sqlite3")


@dataclass
class SqliteCache:
    """Opens its file when it is first asked. Only its owner can read it: answers may hold what a
    meeting said."""

    path: Path
    _claimed: set[str] = field(default_factory=set)
    _lock: Lock = field(default_factory=Lock)

    @contextmanager
    def answer_or_claim(self, key: str, deadline: Deadline) -> Iterator["CachedChoices | Claim"]:
        found: CachedChoices | _SqliteClaim = wait_for_answer(
            partial(self._get_or_claim, key), deadline, lambda: None
        )
        try:
            yield found
        finally:
            if isinstance(found, _SqliteClaim):
                with self._lock:
                    self._claimed.discard(key)

    def _get_or_claim(self, key: str) -> "CachedChoices | _SqliteClaim | None":
        with self._lock:
            if key in self._claimed:
                return None
            with closing(self.connect()) as file:
                row = file.execute("SELECT answer FROM answer WHERE request = ?", [key]).fetchone()
            if row:
                return CachedChoices.unpacked(row[0])
            self._claimed.add(key)
        return _SqliteClaim(self, key)

    def connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        file = sqlite3.connect(self.path, timeout=60)
        file.execute(
            "CREATE TABLE IF NOT EXISTS answer (request TEXT PRIMARY KEY, answer BLOB NOT NULL)"
        )
        return file


@dataclass(frozen=True)
class _SqliteClaim:
    cache: SqliteCache
    key: str

    def keep(self, kept: CachedChoices) -> None:
        with closing(self.cache.connect()) as file, file:
            file.execute("INSERT OR REPLACE INTO answer VALUES (?, ?)", [self.key, kept.packed()])


# --- Key --------------------------------------------------------------------
# What makes two requests the same request.


def request_sha256(request: ChatRequest, endpoint: str) -> str:
    """SHA-256 (hex) over all that the answer depends on: not the purpose, not the summary.

    `material` is left out: the messages say the same, and answers of the offline engine, which
    reads nothing else, are not stored.
    """
    asked = {
        "form": _FORMAT_VERSION,
        "endpoint": endpoint,
        "num_ctx": client_settings().OLLAMA_NUM_CTX,
        "messages": [asdict(message) for message in request.messages],
        **{name: getattr(request, name) for name in _SCALAR_FIELDS},
    }
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


_SCALAR_FIELDS = (
    "model",
    "schema",
    "schema_name",
    "temperature",
    "frequency_penalty",
    "top_p",
    "top_k",
    "seed",
    "max_tokens",
    "top_logprobs",
    "labels",
    "n",
)
