"""The cache of answers to requests at temperature 0, and claims to fetch a missing one.

A claim is a row with a holder and an end. It needs no open connection, and a dead holder blocks
the others only until the end.
"""

import json
import uuid
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from hashlib import sha256

from django.db import connection
from pydantic import TypeAdapter

from llm.concurrency import release_connection
from llm.conf import model_settings
from llm.models import CachedAnswer
from llm.timeouts import Deadline
from llm.types import ChatRequest, Choice, Usage

LEASE_MARGIN = 10.0
# A killed holder blocks its own summary for this long; a slower call may be made twice.
LONGEST_CLAIM = 30.0
LEAST_PAUSE, MOST_PAUSE = 0.02, 0.5


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


@dataclass
class CacheClaim:
    """The right to fetch one answer, until the lease ends."""

    key: str
    holder: uuid.UUID
    answered: bool = False

    def keep(self, kept: CachedChoices) -> None:
        """Store the answer, unless the lease ran out and another caller claimed it."""
        with connection.cursor() as cursor:
            cursor.execute(_STORE_SQL, [kept.packed(), bytes.fromhex(self.key), self.holder])
        self.answered = True

    def drop(self) -> None:
        """Let the next caller try, unless the answer is stored."""
        if not self.answered:
            CachedAnswer.objects.filter(pk=self.key, holder=self.holder).delete()


@contextmanager
def answer_or_claim(key: str, deadline: Deadline) -> Iterator[CachedChoices | CacheClaim]:
    """The stored answer, or a claim to fetch it; waits while another caller holds the claim.

    Raises Transient when the wait passes the deadline.
    """
    found = _wait_for_answer(key, deadline)
    try:
        yield found
    finally:
        if isinstance(found, CacheClaim):
            found.drop()


def delete_old_answers(before: datetime) -> int:
    """Delete answers first asked for before `before`; returns the number of rows."""
    return CachedAnswer.objects.filter(created_at__lt=before, answer__isnull=False).delete()[0]


def _wait_for_answer(key: str, deadline: Deadline) -> CachedChoices | CacheClaim:
    pause = LEAST_PAUSE
    while (found := _get_or_claim(key, deadline)) is None:
        deadline.require("another worker that asks the same")
        release_connection()
        deadline.sleep(pause)
        pause = min(pause * 2, MOST_PAUSE)
    return found


def _get_or_claim(key: str, deadline: Deadline) -> CachedChoices | CacheClaim | None:
    """Claims in one statement; None while another caller holds the claim."""
    claim, stored_key = CacheClaim(key, uuid.uuid4()), bytes.fromhex(key)
    held_for = min(deadline.left() + LEASE_MARGIN, LONGEST_CLAIM)
    with connection.cursor() as cursor:
        cursor.execute(_CLAIM_SQL, [stored_key, claim.holder, held_for, stored_key])
        row = cursor.fetchone()
    if row is None:
        return None
    return claim if row[0] is None else CachedChoices.unpacked(row[0])


# A new row, or one whose holder let it lapse; an answered row has no held_until and stays. The
# second half sees the table as it was before, where a row that the first half claims has no answer.
_CLAIM_SQL = """
WITH claimed AS (
    INSERT INTO llm_cachedanswer (request_sha256, created_at, holder, held_until)
    VALUES (%s, now(), %s, now() + make_interval(secs => %s))
    ON CONFLICT (request_sha256) DO UPDATE
        SET holder = EXCLUDED.holder, held_until = EXCLUDED.held_until
        WHERE llm_cachedanswer.held_until < now()
    RETURNING request_sha256
)
SELECT NULL FROM claimed
UNION ALL
SELECT answer FROM llm_cachedanswer WHERE request_sha256 = %s AND answer IS NOT NULL
"""
_STORE_SQL = """
UPDATE llm_cachedanswer SET answer = %s, holder = NULL, held_until = NULL
WHERE request_sha256 = %s AND holder = %s
"""


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
        "num_ctx": model_settings().OLLAMA_NUM_CTX,
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
