"""/transcripts/batch and /transcripts/upload: several transcripts, a result for each."""

from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from ninja import Body, File, Form, Router, Status
from ninja.decorators import decorate_view
from ninja.files import UploadedFile
from pydantic import BaseModel, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from summaries.api.auth import INGEST, TokenRequest
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.intake import Outcome, Row, Taken, accepted_as, take_all
from summaries.api.schemas import Plain, Text, TranscriptAccepted, TranscriptIn
from summaries.folders import of_file
from web import problems
from web.json_bodies import rows_apart, too_large
from web.problems import ProblemOut, described, documented

router = Router(tags=["Transcripts"])
_MOST_ITEMS = 1000
_MOST_FILES = 100


class Item:
    """Described as a TranscriptIn and taken as it is: rows are refused one by one, not together."""

    @classmethod
    def __get_pydantic_core_schema__(cls, *_: Any) -> CoreSchema:
        return core_schema.any_schema()

    @classmethod
    def __get_pydantic_json_schema__(
        cls, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(TranscriptIn.__pydantic_core_schema__)


class BatchIn(BaseModel):
    """Up to 1,000 transcripts, each as `submit_transcript` takes it."""

    items: list[Item] = Field(min_length=1, max_length=_MOST_ITEMS)


class RowOut(BaseModel):
    """What became of one row."""

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


_REFUSALS = documented(
    problems.MALFORMED,
    problems.KEY_IN_USE,
    problems.TOO_LARGE,
    problems.UNSUPPORTED,
    problems.INVALID,
)


@router.post(
    "/batch",
    auth=INGEST,
    operation_id="submit_batch",
    summary="Take in up to 1,000 transcripts",
    response={200: BatchOut, **_REFUSALS},
)
@decorate_view(rows_apart)
def batch(
    request: TokenRequest,
    response: HttpResponse,
    body: Body[BatchIn],
    idempotency_key: IdempotencyKey = None,
) -> Status[BatchOut]:
    """Each row is taken or refused for itself; the answer is 200 whatever becomes of them."""
    rows = [Row(number, item) for number, item in enumerate(body.items)]
    return once(request, response, idempotency_key, lambda: _results(request, rows), model=BatchOut)


@router.post(
    "/upload",
    auth=INGEST,
    operation_id="upload_transcripts",
    summary="Take in files",
    response={200: BatchOut, **_REFUSALS},
)
def upload(
    request: TokenRequest, files: File[list[UploadedFile]], form: Form[UploadForm]
) -> BatchOut:
    """Up to 100 files of any known format, as multipart/form-data. A file's external id is its
    name with the beginning of its SHA-256, so the same file again is a duplicate and a changed
    one is new; its title is its name."""
    if len(files) > _MOST_FILES:
        raise _too_many_files(len(files))
    rows = (Row(number, _content(file, form)) for number, file in enumerate(files))
    return _results(request, rows).value


def _too_many_files(count: int) -> problems.Problem:
    fault = problems.FieldError(
        "files", count, f"are more than {_MOST_FILES}", "Send them in several requests."
    )
    return problems.Problem(problems.INVALID, "Too many files.", errors=[fault])


def _content(file: UploadedFile, form: UploadForm) -> object:
    if (file.size or 0) > settings.MAX_TRANSCRIPT_BYTES:
        return too_large()
    name = PurePath(file.name or "").name
    return of_file(name, file.read(), source=form.source, guideline=form.guideline)


def _results(request: TokenRequest, rows: Any) -> Status[BatchOut]:
    taken: list[Taken] = []
    take_all(rows, by=request.auth.owner, then=taken.extend)
    counts = Counter(item.outcome for item in taken)
    out = BatchOut(
        created=counts[Outcome.CREATED],
        duplicates=counts[Outcome.DUPLICATE],
        conflicts=counts[Outcome.CONFLICT],
        invalid=counts[Outcome.INVALID],
        results=list(_described(taken, request.path)),
    )
    return Status(200, out)


def _described(taken: list[Taken], path: str) -> Iterator[RowOut]:
    for item in taken:
        problem = described(item.problem, path) if item.problem else None
        yield RowOut(
            row=item.row.number,
            external_id=item.external_id,
            outcome=item.outcome,
            transcript=accepted_as(item.case) if item.case else None,
            problem=ProblemOut.model_validate(problem) if problem else None,
        )
