"""Many transcripts at once: each row is taken or refused for itself, in chunks that commit."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from django.db import OperationalError, transaction
from psycopg.errors import DeadlockDetected
from pydantic import ValidationError

from summaries.api.faults import problem_of_row
from summaries.api.intake import stored, taken_in
from summaries.api.problems import EXTERNAL_ID_TAKEN, Problem
from summaries.api.schemas import TranscriptIn
from summaries.ingest import Ingested, Submission
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User

CHUNK_ROWS = 100
CHUNK_BYTES = 4_000_000
_TRIES = 3


class Outcome(StrEnum):
    CREATED = "created"
    DUPLICATE = "duplicate"
    CONFLICT = "conflict"
    INVALID = "invalid"


@dataclass(frozen=True)
class Row:
    """`content` is a decoded item, a file's submission, or why it could not be read."""

    number: int
    content: Any
    size: int = 0


@dataclass(frozen=True)
class Taken:
    """What became of a row: a case, or a problem."""

    row: Row
    outcome: Outcome
    case: Summary | None = None
    problem: Problem | None = None

    @property
    def external_id(self) -> str:
        content = self.row.content
        if isinstance(content, Submission):
            return content.external_id
        found = content.get("external_id") if isinstance(content, dict) else None
        return found.replace("\x00", "")[:200] if isinstance(found, str) else ""


def take(row: Row, *, by: "User") -> Taken:
    try:
        ingested = _ingested(row.content, by)
    except Problem as problem:
        conflict = problem.kind is EXTERNAL_ID_TAKEN
        outcome = Outcome.CONFLICT if conflict else Outcome.INVALID
        return Taken(row, outcome, problem=problem)
    outcome = Outcome.CREATED if ingested.created else Outcome.DUPLICATE
    return Taken(row, outcome, case=ingested.summary)


def _ingested(content: Any, by: "User") -> Ingested:
    if isinstance(content, Problem):
        raise content
    if isinstance(content, Submission):
        return stored(content, by=by)
    try:
        body = TranscriptIn.model_validate(content)
    except ValidationError as error:
        raise problem_of_row(error) from error
    return taken_in(body, by=by)


def take_all(rows: Iterable[Row], *, by: "User", then: Callable[[list[Taken]], None]) -> None:
    """Take the rows in chunks; `then` runs with what became of each, in its transaction.

    Whoever dies in the middle leaves whole chunks behind, and what `then` wrote about them.
    """
    for chunk in chunks(rows):
        _commit(chunk, by, then)


def chunks(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """At most CHUNK_ROWS rows, and no further row once CHUNK_BYTES are reached."""
    chunk: list[Row] = []
    try:
        for row in rows:
            chunk.append(row)
            if len(chunk) >= CHUNK_ROWS or sum(item.size for item in chunk) >= CHUNK_BYTES:
                yield chunk
                chunk = []
    except Problem:
        # What came before a fault in the stream is taken too.
        yield from filter(None, [chunk])
        raise
    yield from filter(None, [chunk])


def _commit(chunk: list[Row], by: "User", then: Callable[[list[Taken]], None]) -> None:
    for left in reversed(range(_TRIES)):
        try:
            with transaction.atomic():
                then([take(row, by=by) for row in chunk])
            return
        except OperationalError as error:
            # Two streams with the same ids in another order wait for each other.
            if not left or not isinstance(error.__cause__, DeadlockDetected):
                raise
