"""Takes transcripts in through the API: one at a time, by rows, by batch and by upload."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import PurePath
from typing import Any
from uuid import UUID

from countersign_judge.llm import telemetry
from django.conf import settings
from django.contrib.auth.models import User
from django.db import OperationalError, transaction
from django.http import HttpResponse
from ninja import Body, File, Form, Router, Status
from ninja.decorators import decorate_view
from ninja.files import UploadedFile
from psycopg.errors import DeadlockDetected
from pydantic import BaseModel, Field, SkipValidation, ValidationError

from summaries.api.auth import INGEST, TokenRequest
from summaries.api.idempotency import IdempotencyKey, run_once
from summaries.api.schemas import (
    Agenda,
    Language,
    Moment,
    Plain,
    Text,
    TranscriptAccepted,
    TranscriptIn,
    TranscriptLinks,
)
from summaries.folders import file_submission
from summaries.formats.json_documents import JsonNode
from summaries.intake import (
    ExternalIdConflict,
    Ingested,
    InvalidSubmission,
    Submission,
    ingest_submission,
)
from summaries.models import Summary
from summaries.participants import InvalidContext, Participant, read_participants
from summaries.status import Status as SummaryStatus
from web import problems
from web.json_bodies import parse_json_body, refuse_items_separately, too_large_problem
from web.links import api_link
from web.problems import (
    FieldError,
    Problem,
    ProblemOut,
    error_responses,
    problem_details,
    row_validation_problem,
    shorten_value,
)
from web.text import remove_nul


def ingest_content(content: TranscriptIn | Submission, *, by: User) -> Ingested:
    """Raises Problem: 422 for invalid input, 409 for an external id with another body."""
    if isinstance(content, TranscriptIn):
        content = Submission(
            source=content.source,
            external_id=content.external_id,
            title=content.title,
            content=_body_content(content),
            format=content.format,
            guideline=content.guideline,
            occurred_at=content.occurred_at,
            own_summary=content.summary,
            recording_url=content.recording_url,
            metadata=content.metadata,
            participants=[Participant(**vars(each)) for each in content.participants],
            agenda=content.agenda,
            language=content.language,
            speakers=content.speakers,
        )
    try:
        return ingest_submission(content, by=by)
    except InvalidSubmission as error:
        fault = FieldError(error.field, error.value, error.message, error.remedy)
        detail = f"1 fault in the request: {error}."
        raise Problem(problems.INVALID, detail, errors=[fault]) from error
    except ExternalIdConflict as error:
        fault = FieldError(
            "external_id",
            error.transcript.external_id,
            "is stored with another body",
            "Send the very same body to get the stored one, or another external_id for a new one.",
        )
        raise Problem(problems.EXTERNAL_ID_TAKEN, f"{error}.", errors=[fault]) from error


def _body_content(body: TranscriptIn) -> str | list[dict[str, Any]] | JsonNode:
    if body.document is not None:
        return JsonNode(body.document, "document")
    # A turn's own dictionary: `model_dump` would visit every value again.
    return body.text or [vars(turn) for turn in body.turns or []]


def build_accepted(summary: Summary) -> TranscriptAccepted:
    transcript = summary.transcript
    return TranscriptAccepted(
        id=transcript.pk,
        status=SummaryStatus(summary.status),
        created_at=transcript.created_at,
        warnings=transcript.warnings,
        links=build_transcript_links(transcript.pk, summary),
    )


def build_transcript_links(transcript_id: UUID, summary: Summary) -> TranscriptLinks:
    of_transcript = api_link(f"/transcripts/{transcript_id}")
    of_summary = api_link(f"/summaries/{summary.pk}")
    return TranscriptLinks(
        self=of_transcript,
        turns=f"{of_transcript}/turns",
        summary=of_summary,
        # Approval and record are one transaction.
        record=f"{of_summary}/record" if summary.status == SummaryStatus.APPROVED else None,
    )


# --- Rows -------------------------------------------------------------------
# Of many transcripts at once, each row is accepted or refused separately, in chunks that commit.

CHUNK_ROWS = 100
CHUNK_BYTES = 4_000_000
_MAX_TRIES = 3


class Outcome(StrEnum):
    CREATED = "created"
    DUPLICATE = "duplicate"
    CONFLICT = "conflict"
    INVALID = "invalid"


@dataclass(frozen=True)
class SubmittedRow:
    """`content` is a decoded item, a file's submission, or why it could not be read."""

    number: int
    content: Any
    size: int = 0


@dataclass(frozen=True)
class RowResult:
    """The result of a row: a summary, or a problem."""

    row: SubmittedRow
    outcome: Outcome
    summary: Summary | None = None
    problem: Problem | None = None

    @property
    def external_id(self) -> str:
        content = self.row.content
        if isinstance(content, Submission):
            return content.external_id
        found = content.get("external_id") if isinstance(content, dict) else None
        return remove_nul(found)[:200] if isinstance(found, str) else ""


def ingest_row(row: SubmittedRow, *, by: User) -> RowResult:
    content = row.content
    try:
        if isinstance(content, Problem):
            raise content
        if not isinstance(content, Submission):
            try:
                content = TranscriptIn.model_validate(content)
            except ValidationError as error:
                raise row_validation_problem(error) from error
        ingested = ingest_content(content, by=by)
    except Problem as problem:
        conflict = problem.kind is problems.EXTERNAL_ID_TAKEN
        outcome = Outcome.CONFLICT if conflict else Outcome.INVALID
        return RowResult(row, outcome, problem=problem)
    outcome = Outcome.CREATED if ingested.created else Outcome.DUPLICATE
    return RowResult(row, outcome, summary=ingested.summary)


def ingest_rows(
    rows: Iterable[SubmittedRow], *, by: User, then: Callable[[list[RowResult]], None]
) -> None:
    """Take the rows in chunks; `then` gets each chunk's results, in its transaction.

    A process that dies in the middle leaves whole chunks, with what `then` wrote about them.
    """
    for chunk in split_into_chunks(rows):
        for left in reversed(range(_MAX_TRIES)):
            try:
                with transaction.atomic():
                    taken = []
                    for row in chunk:
                        # Each case has its own trace, not one shared by thousands.
                        with telemetry.TRACING.root("summaries.take"):
                            taken.append(ingest_row(row, by=by))
                    then(taken)
                break
            except OperationalError as error:
                # Two streams with the same ids in different order wait for each other.
                if not left or not isinstance(error.__cause__, DeadlockDetected):
                    raise


def split_into_chunks(rows: Iterable[SubmittedRow]) -> Iterator[list[SubmittedRow]]:
    """At most CHUNK_ROWS rows, and no further row once CHUNK_BYTES are reached."""
    chunk: list[SubmittedRow] = []
    try:
        for row in rows:
            chunk.append(row)
            if len(chunk) >= CHUNK_ROWS or sum(item.size for item in chunk) >= CHUNK_BYTES:
                yield chunk
                chunk = []
    except Problem:
        # The rows before a fault in the stream are taken too.
        yield from filter(None, [chunk])
        raise
    yield from filter(None, [chunk])


# --- Batches ----------------------------------------------------------------
# /transcripts/batch and /transcripts/upload: several transcripts, a result for each.

router = Router(tags=["Transcripts"], auth=INGEST)
_MAX_ITEMS = 1000
_MAX_FILES = 100


class BatchIn(BaseModel):
    """Up to 1,000 transcripts, each as `submit_transcript` takes it."""

    # Rows are refused one by one, not together.
    items: list[SkipValidation[TranscriptIn]] = Field(min_length=1, max_length=_MAX_ITEMS)


class RowOut(BaseModel):
    """The result of one row."""

    row: int = Field(description="Its place in the request, from 0.")
    external_id: str
    outcome: Outcome
    transcript: TranscriptAccepted | None = Field(description="Of a row that was taken.")
    problem: ProblemOut | None = Field(description="Of a row that was not.")


class BatchOut(BaseModel):
    """A result per row, in the order of the rows."""

    created: int
    duplicates: int
    conflicts: int
    invalid: int
    results: list[RowOut]


class UploadForm(BaseModel):
    """What the files have in common."""

    source: Text = Field(default="upload", max_length=100)
    guideline: Plain = Field(default="", max_length=80, description="None: the default one.")
    occurred_at: Moment | None = None
    metadata: Plain = Field(
        default="", max_length=20_000, description='As JSON, such as `{"department": "Sales"}`.'
    )
    participants: Plain = Field(
        default="", max_length=200_000, description='As JSON, such as `[{"name": "Ana Ruiz"}]`.'
    )
    agenda: Agenda = ""
    language: Language = ""
    external_id: Plain = Field(default="", max_length=200, description="Of the only file.")
    title: Plain = Field(default="", max_length=300, description="Of the only file.")


# For endpoints with bodies; 409 is an external id or an Idempotency-Key with another body.
SUBMISSION_ERRORS = error_responses(
    problems.MALFORMED,
    problems.KEY_IN_USE,
    problems.TOO_LARGE,
    problems.UNSUPPORTED_MEDIA_TYPE,
    problems.INVALID,
)


@router.post(
    "/batch",
    operation_id="submit_batch",
    summary="Send up to 1,000 transcripts",
    response={200: BatchOut, **SUBMISSION_ERRORS},
)
@decorate_view(refuse_items_separately)
def submit_batch(
    request: TokenRequest,
    response: HttpResponse,
    body: Body[BatchIn],
    idempotency_key: IdempotencyKey = None,
) -> Status[BatchOut]:
    """Each row is taken or refused for itself; the answer is 200 whatever becomes of them."""
    rows = [SubmittedRow(number, item) for number, item in enumerate(body.items)]
    return run_once(
        request, response, idempotency_key, lambda: _ingest_batch(request, rows), model=BatchOut
    )


@router.post(
    "/upload",
    operation_id="upload_transcripts",
    summary="Send transcripts as files",
    response={200: BatchOut, **SUBMISSION_ERRORS},
)
def upload_transcripts(
    request: TokenRequest, files: File[list[UploadedFile]], form: Form[UploadForm]
) -> BatchOut:
    """Up to 100 files of any known format, as multipart/form-data. A file's external id is its
    name with the beginning of its SHA-256, so the same file again is a duplicate and a changed
    one is new; its title is its name. One file may come with an `external_id` and a `title`."""
    if len(files) > _MAX_FILES:
        remedy = "Send them in several requests."
        fault = FieldError("files", len(files), f"are more than {_MAX_FILES}", remedy)
        raise Problem(problems.INVALID, "Too many files.", errors=[fault])
    for name, value in {"external_id": form.external_id, "title": form.title}.items():
        if value and len(files) > 1:
            remedy = "Send one file with it, or leave it out."
            fault = FieldError(name, value, f"is of one file, and {len(files)} came", remedy)
            raise Problem(problems.INVALID, f"{name} is of one file.", errors=[fault])
    shared = _parse_shared(form)
    rows = (
        SubmittedRow(number, _build_submission(file, form, shared))
        for number, file in enumerate(files)
    )
    return _ingest_batch(request, rows).value


def _parse_shared(form: UploadForm) -> dict[str, Any]:
    """The fields of a Submission that all files have. Raises Problem 422; the content of metadata
    is checked with each transcript."""
    metadata = _parse_form_json("metadata", form.metadata, dict, '{"department": "Sales"}')
    people = _parse_form_json("participants", form.participants, list, '[{"name": "Ana Ruiz"}]')
    try:
        participants = read_participants(people)
    except InvalidContext as error:
        fault = FieldError(error.field, shorten_value(error.value), error.message, error.remedy)
        raise Problem(
            problems.INVALID, f"1 fault in the request: {error}.", errors=[fault]
        ) from error
    return {
        "metadata": metadata,
        "participants": participants,
        "agenda": form.agenda,
        "language": form.language,
        "occurred_at": form.occurred_at,
    }


def _parse_form_json(name: str, given: str, kind: type[Any], example: str) -> Any:
    """The value of a form's field that holds JSON; an empty one of its kind without it."""
    if not given:
        return kind()
    try:
        found = parse_json_body(given.encode())
        if isinstance(found, kind):
            return found
        why = f"is JSON, but no {'object' if kind is dict else 'list'}"
    except Problem as problem:
        why = f"cannot be read: {problem.detail}"
    fault = FieldError(name, given[:200], why, f"Write it as {example}.")
    raise Problem(problems.INVALID, f"1 fault in the request: {name}.", errors=[fault])


def _build_submission(file: UploadedFile, form: UploadForm, shared: dict[str, Any]) -> object:
    if (file.size or 0) > settings.MAX_BYTES.transcript:
        return too_large_problem()
    name = PurePath(file.name or "").name
    submission = file_submission(
        name, file.read(), source=form.source, guideline=form.guideline, title=form.title
    )
    return replace(submission, external_id=form.external_id or submission.external_id, **shared)


def _ingest_batch(request: TokenRequest, rows: Iterable[SubmittedRow]) -> Status[BatchOut]:
    taken: list[RowResult] = []
    ingest_rows(rows, by=request.auth.owner, then=taken.extend)
    counts = Counter(item.outcome for item in taken)
    out = BatchOut(
        created=counts[Outcome.CREATED],
        duplicates=counts[Outcome.DUPLICATE],
        conflicts=counts[Outcome.CONFLICT],
        invalid=counts[Outcome.INVALID],
        results=[_row_out(item, request.path) for item in taken],
    )
    return Status(200, out)


def _row_out(item: RowResult, path: str) -> RowOut:
    problem = problem_details(item.problem, path) if item.problem else None
    return RowOut(
        row=item.row.number,
        external_id=item.external_id,
        outcome=item.outcome,
        transcript=build_accepted(item.summary) if item.summary else None,
        problem=ProblemOut.model_validate(problem) if problem else None,
    )
