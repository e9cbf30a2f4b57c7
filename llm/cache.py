"""The cache of answers to requests at temperature 0, and claims to fetch one that is missing.

A claim is a row with a holder and an end. It needs no open connection, and a holder that died
blocks the others until the end and no longer.
"""

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any

from django.db import connection
from pydantic import TypeAdapter

from llm.canonical_json import canonical_json
from llm.concurrency import release_connection
from llm.conf import options
from llm.models import CachedAnswer
from llm.timeouts import Deadline
from llm.types import ChatRequest, Choice, Usage

LEASE_MARGIN = 10.0
# A killed holder blocks its own summary for so long; a slower call than this may be made twice.
LONGEST_CLAIM = 30.0
LEAST_PAUSE, MOST_PAUSE = 0.02, 0.5


@dataclass(frozen=True)
class CachedChoices:
    """What is stored of an answer."""

    choices: tuple[Choice, ...]
    usage: Usage


_STORED = TypeAdapter(CachedChoices)


@dataclass
class CacheClaim:
    """The right to fetch one answer, until the lease ends."""

    key: str
    holder: uuid.UUID
    answered: bool = False

    def keep(self, kept: CachedChoices) -> None:
        """Store the answer, unless the lease ran out and somebody else took over."""
        self._mine().update(answer=asdict(kept), holder=None, held_until=None)
        self.answered = True

    def drop(self) -> None:
        """Let the next caller try, unless the answer is kept."""
        if not self.answered:
            self._mine().delete()

    def _mine(self) -> Any:
        return CachedAnswer.objects.filter(pk=self.key, holder=self.holder)


@contextmanager
def answer_or_claim(key: str, deadline: Deadline) -> Iterator[CachedChoices | CacheClaim]:
    """The kept answer, or a claim to fetch it; waits while somebody else holds the claim.

    Raises Transient when that takes longer than the deadline.
    """
    found = _wait(key, deadline)
    try:
        yield found
    finally:
        if isinstance(found, CacheClaim):
            found.drop()


def prune(before: datetime) -> int:
    """Delete what was asked first before `before`; answers the number of rows."""
    return CachedAnswer.objects.filter(created_at__lt=before, answer__isnull=False).delete()[0]


def _wait(key: str, deadline: Deadline) -> CachedChoices | CacheClaim:
    pause = LEAST_PAUSE
    while (found := _kept(key) or _claim(key, deadline)) is None:
        deadline.require("another worker that asks the same")
        release_connection()
        deadline.sleep(pause)
        pause = min(pause * 2, MOST_PAUSE)
    return found


def _kept(key: str) -> CachedChoices | None:
    row = CachedAnswer.objects.filter(pk=key, answer__isnull=False).first()
    return None if row is None or row.answer is None else _STORED.validate_python(row.answer)


def _claim(key: str, deadline: Deadline) -> CacheClaim | None:
    claim = CacheClaim(key, uuid.uuid4())
    held_for = min(deadline.left() + LEASE_MARGIN, LONGEST_CLAIM)
    with connection.cursor() as cursor:
        cursor.execute(_TAKE, [key, claim.holder, held_for])
        return claim if cursor.fetchone() else None


# A new row, or one whose holder let it lapse; an answered row has no held_until and stays.
_TAKE = """
INSERT INTO llm_cachedanswer (request_sha256, created_at, holder, held_until)
VALUES (%s, now(), %s, now() + make_interval(secs => %s))
ON CONFLICT (request_sha256) DO UPDATE
    SET holder = EXCLUDED.holder, held_until = EXCLUDED.held_until
    WHERE llm_cachedanswer.held_until < now()
RETURNING request_sha256
"""


# --- Key --------------------------------------------------------------------
# What makes two requests the same request.


def request_sha256(request: ChatRequest, endpoint: str) -> str:
    """SHA-256 (hex) over all that the answer depends on: not the purpose, not the summary.

    `material` is left out: only the offline engine reads it, and its answers are not kept.
    """
    asked = {
        "endpoint": endpoint,
        "num_ctx": options().OLLAMA_NUM_CTX,
        "messages": [asdict(message) for message in request.messages],
        **{name: getattr(request, name) for name in _SCALARS},
    }
    return sha256(canonical_json(asked).encode()).hexdigest()


_SCALARS = (
    "model",
    "schema",
    "schema_name",
    "temperature",
    "seed",
    "max_tokens",
    "top_logprobs",
    "n",
)
