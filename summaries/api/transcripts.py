"""/transcripts: takes them in, and shows their progress."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Prefetch, QuerySet
from django.http import HttpResponse
from ninja import Body, Query, Router, Status

from summaries.api import schemas
from summaries.api.auth import (
    INGEST,
    READ,
    TokenRequest,
    not_found,
    visible_transcript,
)
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.intake import SUBMISSION_ERRORS, accepted_as, links_of, take_in
from summaries.api.schemas import (
    METADATA_PARAMETER,
    GuidelineOut,
    RecordingOut,
    TranscriptAccepted,
    TranscriptFilters,
    TranscriptIn,
    TranscriptOut,
    TranscriptPage,
    TurnOut,
    TurnsOut,
)
from summaries.metadata import having
from summaries.models import Summary, Transcript
from summaries.status import Status as SummaryStatus
from summaries.visibility import visible_transcripts
from web import problems
from web.pagination import Fields, page_of, selected
from web.problems import Problem, error_responses

router = Router(tags=["Transcripts"], auth=READ)


@router.post(
    "",
    auth=INGEST,
    operation_id="submit_transcript",
    summary="Send a transcript",
    response={
        202: TranscriptAccepted,
        200: TranscriptAccepted,
        **SUBMISSION_ERRORS,
    },
)
def submit(
    request: TokenRequest,
    response: HttpResponse,
    body: Body[TranscriptIn],
    idempotency_key: IdempotencyKey = None,
) -> Status[TranscriptAccepted]:
    """202 the first time. The same body again answers 200 with the same id. Another body under the
    same `source` and `external_id` answers 409 and changes nothing. Two owners of tokens may use
    the same ids."""

    def taken() -> Status[TranscriptAccepted]:
        ingested = take_in(body, by=request.auth.owner)
        accepted = accepted_as(ingested.summary)
        response["Location"] = accepted.links.self
        return Status(202 if ingested.created else 200, accepted)

    return once(request, response, idempotency_key, taken, model=TranscriptAccepted)


@router.get(
    "",
    operation_id="list_transcripts",
    summary="List transcripts, newest first",
    openapi_extra=METADATA_PARAMETER,
    response={200: TranscriptPage, **error_responses(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[TranscriptFilters]) -> HttpResponse:
    rows = _with_summaries(_filtered(request, filters))
    page = page_of(request, filters, rows, TranscriptPage, _described)
    return selected(page, filters.fields, of=TranscriptOut)


def _filtered(request: TokenRequest, filters: TranscriptFilters) -> QuerySet[Transcript]:
    own = {
        "source": filters.source,
        "external_id": filters.external_id,
        "created_at__gte": filters.created_from,
        "created_at__lt": filters.created_before,
    }
    found = visible_transcripts(request.auth.owner).filter(
        having(schemas.metadata_of(request)), **_given(own)
    )
    of_summary = {
        "status": filters.status,
        "guideline_version__guideline__name": filters.guideline,
    }
    for name, value in _given(of_summary).items():
        summaries = Summary.objects.filter(transcript=OuterRef("pk"), **{name: value})
        found = found.filter(Exists(summaries))
    return found


def _given(filters: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in filters.items() if value}


def _with_summaries(rows: QuerySet[Transcript]) -> QuerySet[Transcript]:
    summaries = Summary.objects.order_by("-created_at", "-pk")
    prefetched = Prefetch("summaries", summaries.select_related("guideline_version__guideline"))
    return rows.defer("turns").select_related("recording").prefetch_related(prefetched)


@router.get(
    "/{uuid:transcript_id}",
    operation_id="get_transcript",
    summary="Get a transcript and its status",
    response={200: TranscriptOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def detail(
    request: TokenRequest, transcript_id: UUID, fields: Fields | None = None
) -> HttpResponse:
    return selected(one(request, transcript_id), fields, of=TranscriptOut)


def one(request: TokenRequest, transcript_id: UUID) -> TranscriptOut:
    """As a GET shows it. Raises Problem 404."""
    rows = _with_summaries(visible_transcripts(request.auth.owner).filter(pk=transcript_id))
    found = _described(rows)
    if not found:
        raise not_found("transcript", transcript_id)
    return found[0]


@router.get(
    "/{uuid:transcript_id}/turns",
    operation_id="get_turns",
    summary="Get the turns of a transcript",
    response={200: TurnsOut, **error_responses(problems.NOT_FOUND, problems.GONE)},
)
def turns(request: TokenRequest, transcript_id: UUID) -> TurnsOut:
    """410 once it was disposed of: a transcript that has its content has a turn at least."""
    found = visible_transcript(request.auth, transcript_id)
    if not found.turns:
        raise Problem(problems.GONE, f"What was said in {found.title} was disposed of.")
    return TurnsOut(sha256=found.sha256, turns=[TurnOut(**turn) for turn in found.turns])


def _described(rows: Iterable[Transcript]) -> list[TranscriptOut]:
    # A transcript that was put under a guideline again shows its newest summary.
    newest = [(row, row.summaries.all()[0]) for row in rows]
    model_use = schemas.model_use_of(summary.pk for _, summary in newest)
    return [
        schemas.filled(
            TranscriptOut,
            row,
            status=SummaryStatus(summary.status),
            links=links_of(row.pk, summary),
            recording=RecordingOut.of(row.recording) if hasattr(row, "recording") else None,
            guideline=GuidelineOut.of(summary.guideline_version),
            language_model_used=model_use.used(summary.pk),
            notice=model_use.notice(summary.pk),
        )
        for row, summary in newest
    ]
