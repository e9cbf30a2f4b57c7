"""/transcripts/stream and /imports: streams of NDJSON of any size, and how far they are."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import F
from django.db.models.functions import Now
from django.http import HttpRequest, StreamingHttpResponse
from ninja import Query, Router
from pydantic import BaseModel, Field

from summaries.api.auth import INGEST, READ_OR_INGEST, TokenRequest, get_first_or_404
from summaries.api.idempotency import IdempotencyKey, idempotency_lock_number, key_in_use_problem
from summaries.api.intake import Outcome, RowResult, SubmittedRow, ingest_rows
from summaries.api.schemas import fill_schema
from summaries.models import Import, ImportState, Rejection
from web import problems
from web.database import advisory_lock, stream_rows
from web.json_bodies import parse_json_body, too_large_problem
from web.links import API_ROOT, api_link
from web.pagination import Page, PageFilters, build_page
from web.problems import Problem, ProblemOut, error_responses, problem_details
from web.text import parse_whole_number

# --- NDJSON -----------------------------------------------------------------
# Reads the body line by line, in memory bounded by the longest allowed line.

MEDIA_TYPE = "application/x-ndjson"
_TYPES = {MEDIA_TYPE, "application/ndjson", "application/jsonl"}


def read_rows(request: HttpRequest) -> Iterator[SubmittedRow]:
    """A row per line, numbered from 1; blank lines count but are left out.

    Raises Problem: 415 at once; 400 where the body ends before its Content-Length, without the
    cut line.
    """
    if request.content_type not in _TYPES:
        sent = request.headers.get("Content-Type", "")[:100]
        detail = f"The Content-Type is {sent!r}. Send {MEDIA_TYPE}, one JSON object per line."
        raise Problem(problems.UNSUPPORTED_MEDIA_TYPE, detail, headers={"Accept": MEDIA_TYPE})
    return _parse_rows(request)


def _parse_rows(request: HttpRequest) -> Iterator[SubmittedRow]:
    most = settings.MAX_BYTES.transcript
    number, goes_on = 0, False
    for piece in _read_pieces(request, most + 1):
        if not goes_on:
            number += 1
            if len(piece) > most:
                yield SubmittedRow(number, too_large_problem())
            elif piece.strip():
                yield SubmittedRow(number, _parse_line(piece), len(piece))
        goes_on = not piece.endswith(b"\n")


def _read_pieces(request: HttpRequest, most: int) -> Iterator[bytes]:
    """The lines, those above `most` bytes in pieces. Raises Problem where the body is cut off."""
    # The server has counted the bytes of a chunked body.
    left = parse_whole_number(request.META.get("CONTENT_LENGTH")) or 0
    try:
        while piece := request.readline(most):
            left -= len(piece)
            if left > 0 and len(piece) < most and not piece.endswith(b"\n"):
                break
            yield piece
    except OSError as error:
        raise _truncated_body_problem() from error
    if left > 0:
        raise _truncated_body_problem()


def _parse_line(line: bytes) -> Any:
    try:
        return parse_json_body(line)
    except Problem as problem:
        return problem


def _truncated_body_problem() -> Problem:
    return Problem(
        problems.MALFORMED,
        "The body ended before its announced length. The rows that came whole are stored; send "
        "all of it again under the same Idempotency-Key.",
    )


# --- Imports ----------------------------------------------------------------

streams = Router(tags=["Transcripts"], auth=INGEST)
router = Router(tags=["Imports"], auth=READ_OR_INGEST)
_MAX_SHOWN_ERRORS = 20


class RejectionOut(BaseModel):
    """A rejected row, by its line number from 1."""

    row: int
    external_id: str
    problem: ProblemOut


class ImportLinks(BaseModel):
    self: str
    errors: str = Field(description="Every rejected row as NDJSON.")


class ImportOut(BaseModel):
    """The progress of a stream. The counts are of stored rows."""

    id: UUID
    state: ImportState = Field(description="`interrupted`: nothing arrived for two minutes.")
    idempotency_key: str
    received: int
    created: int
    duplicates: int
    rejected: int
    created_at: datetime
    updated_at: datetime
    finished_at: datetime | None
    errors: list[RejectionOut] = Field(description="The first 20 rejected rows.")
    links: ImportLinks


class ImportPage(Page):
    items: list[ImportOut]


class ImportFilters(PageFilters):
    idempotency_key: str = Field(default="", max_length=255)


@streams.post(
    "/stream",
    operation_id="stream_transcripts",
    summary="Send any number of transcripts as NDJSON",
    response={
        200: ImportOut,
        **error_responses(
            problems.MALFORMED,
            problems.KEY_IN_USE,
            problems.UNSUPPORTED_MEDIA_TYPE,
            problems.INVALID,
        ),
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                MEDIA_TYPE: {
                    "schema": {"type": "string", "format": "binary"},
                    "description": "One JSON object per line, each as for `submit_transcript`.",
                }
            },
        }
    },
)
def stream_transcripts(request: TokenRequest, idempotency_key: IdempotencyKey = None) -> ImportOut:
    """Stores rows a hundred at a time; a faulty row does not affect the others. Send all of them
    again under the same Idempotency-Key to continue: stored rows then count as duplicates."""
    key = idempotency_key or ""
    rows = read_rows(request)
    with _hold_key_lock(request.auth.owner_id, key):
        running = _start_import(request, key)
        ingest_rows(rows, by=request.auth.owner, then=lambda taken: _store_results(running, taken))
        Import.objects.filter(pk=running.pk).update(finished_at=Now(), updated_at=Now())
    return _import_out(Import.objects.get(pk=running.pk))


@contextmanager
def _hold_key_lock(owner: int, key: str) -> Iterator[None]:
    """Holds the key while the stream and its connection live. Raises Problem 409."""
    if not key:
        yield
        return
    with advisory_lock(idempotency_lock_number(owner, key), wait=False) as ours:
        if not ours:
            raise key_in_use_problem(key)
        yield


def _start_import(request: TokenRequest, key: str) -> Import:
    """A new import, or the key's existing one, restarted."""
    known = Import.objects.filter(owner=request.auth.owner, key=key).first() if key else None
    if known is None:
        return Import.objects.create(owner=request.auth.owner, key=key)
    known.rejections.all().delete()
    known.received = known.created = known.duplicates = known.rejected = 0
    known.finished_at = None
    known.save()
    return known


def _store_results(running: Import, taken: list[RowResult]) -> None:
    counts = Counter(item.outcome for item in taken)
    refused = [
        Rejection(
            of=running,
            row=item.row.number,
            external_id=item.external_id,
            problem=problem_details(item.problem, f"{API_ROOT}/transcripts/stream"),
        )
        for item in taken
        if item.problem
    ]
    Rejection.objects.bulk_create(refused)
    Import.objects.filter(pk=running.pk).update(
        received=F("received") + len(taken),
        created=F("created") + counts[Outcome.CREATED],
        duplicates=F("duplicates") + counts[Outcome.DUPLICATE],
        rejected=F("rejected") + len(refused),
        updated_at=Now(),
    )


@router.get(
    "",
    operation_id="list_imports",
    summary="List your streams, newest first",
    response={200: ImportPage, **error_responses(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[ImportFilters]) -> ImportPage:
    """While a stream runs, this finds it by its Idempotency-Key."""
    found = Import.objects.filter(owner=request.auth.owner)
    if filters.idempotency_key:
        found = found.filter(key=filters.idempotency_key)
    return build_page(
        request, filters, found, ImportPage, lambda rows: [_import_out(row) for row in rows]
    )


@router.get(
    "/{uuid:import_id}",
    operation_id="get_import",
    summary="Show the progress of a stream",
    response={200: ImportOut, **error_responses(problems.NOT_FOUND)},
)
def detail(request: TokenRequest, import_id: UUID) -> ImportOut:
    return _import_out(_get_own_import(request, import_id))


@router.get(
    "/{uuid:import_id}/errors",
    operation_id="list_import_errors",
    summary="List every rejected row, as NDJSON",
    response={200: None, **error_responses(problems.NOT_FOUND)},
    openapi_extra={
        "responses": {
            200: {
                "description": "A RejectionOut a line",
                "content": {MEDIA_TYPE: {"schema": {"type": "string"}}},
            }
        }
    },
)
def list_import_errors(request: TokenRequest, import_id: UUID) -> StreamingHttpResponse:
    """One `RejectionOut` a line, in the order of the rows."""
    rows = stream_rows(_get_own_import(request, import_id).rejections.all(), 500)
    lines = (json.dumps(_rejection_out(row).model_dump()) + "\n" for row in rows)
    return StreamingHttpResponse(lines, content_type=MEDIA_TYPE)


def _get_own_import(request: TokenRequest, import_id: UUID) -> Import:
    rows = Import.objects.filter(owner=request.auth.owner, pk=import_id)
    return get_first_or_404(rows, "import", import_id)


def _import_out(row: Import) -> ImportOut:
    here = api_link(f"/imports/{row.pk}")
    return fill_schema(
        ImportOut,
        row,
        idempotency_key=row.key,
        errors=[_rejection_out(item) for item in row.rejections.all()[:_MAX_SHOWN_ERRORS]]
        if row.rejected
        else [],
        links=ImportLinks(self=here, errors=f"{here}/errors"),
    )


def _rejection_out(row: Rejection) -> RejectionOut:
    problem = ProblemOut.model_validate(row.problem)
    return RejectionOut(row=row.row, external_id=row.external_id, problem=problem)
