"""The cache of answers to requests at temperature 0, and claims to fetch a missing one.

A claim is a row with a holder and an end. It needs no open connection, and a dead holder blocks
the others only until the end.
"""

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from countersign_judge.llm.cache import CachedChoices, wait_for_answer
from countersign_judge.llm.timeouts import Deadline
from django.db import connection

from llm.concurrency import release_connection
from llm.models import CachedAnswer

LEASE_MARGIN = 10.0
# A killed holder blocks its own summary for this long; a slower call may be made twice.
LONGEST_CLAIM = 30.0


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
    found: CachedChoices | CacheClaim = wait_for_answer(
        partial(_get_or_claim, key, deadline), deadline, release_connection
    )
    try:
        yield found
    finally:
        if isinstance(found, CacheClaim):
            found.drop()


def delete_old_answers(before: datetime) -> int:
    """Delete answers first asked for before `before`; returns the number of rows."""
    return CachedAnswer.objects.filter(created_at__lt=before, answer__isnull=False).delete()[0]


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
