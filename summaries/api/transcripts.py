"""/transcripts: takes them in, and shows their progress."""

from collections.abc import Iterable
from typing import Annotated, Any
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Prefetch, QuerySet
from django.http import HttpResponse
from ninja import Body, Query, Router, Status

from summaries.api import schemas
from summaries.api.auth import (
    INGEST,
    OPERATE,
    READ,
    TokenRequest,
    get_visible_transcript,
    not_found_problem,
)
from summaries.api.idempotency import IdempotencyKey, run_once
from summaries.api.intake import (
    SUBMISSION_ERRORS,
    build_accepted,
    build_transcript_links,
    ingest_content,
)
from summaries.api.schemas import (
    METADATA_PARAMETER,
    ContextHistoryOut,
    ContextIn,
    ContextOut,
    CorrectionsOut,
    GuidelineOut,
    ParticipantOut,
    RecordingOut,
    TranscriptAccepted,
    TranscriptFilters,
    TranscriptIn,
    TranscriptOut,
    TranscriptPage,
    TurnOut,
    TurnsOut,
)
from summaries.context import ContextClosed, ContextFields, StaleContext, edit_context
from summaries.metadata import metadata_filter
from summaries.models import MeetingContext, Summary, Transcript
from summaries.participants import InvalidContext, Participant
from summaries.status import Status as SummaryStatus
from summaries.texts import turns_sha256
from summaries.visibility import visible_transcripts
from web import problems
from web.pagination import Fields, build_page, render_selected_fields
from web.problems import FieldError, Problem, error_responses, shorten_value

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
def submit_transcript(
    request: TokenRequest,
    response: HttpResponse,
    body: Body[TranscriptIn],
    idempotency_key: IdempotencyKey = None,
) -> Status[TranscriptAccepted]:
    """202 the first time. The same body again answers 200 with the same id. Another body under the
    same `source` and `external_id` answers 409 and changes nothing. Two owners of tokens may use
    the same ids."""

    def accept() -> Status[TranscriptAccepted]:
        ingested = ingest_content(body, by=request.auth.owner)
        accepted = build_accepted(ingested.summary)
        response["Location"] = accepted.links.self
        return Status(202 if ingested.created else 200, accepted)

    return run_once(request, response, idempotency_key, accept, model=TranscriptAccepted)


@router.get(
    "",
    operation_id="list_transcripts",
    summary="List transcripts, newest first",
    openapi_extra=METADATA_PARAMETER,
    response={200: TranscriptPage, **error_responses(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[TranscriptFilters]) -> HttpResponse:
    rows = _prefetch_summaries(_filter_transcripts(request, filters))
    page = build_page(request, filters, rows, TranscriptPage, _build_transcripts_out)
    return render_selected_fields(page, filters.fields, of=TranscriptOut)


def _filter_transcripts(request: TokenRequest, filters: TranscriptFilters) -> QuerySet[Transcript]:
    own = {
        "source": filters.source,
        "external_id": filters.external_id,
        "created_at__gte": filters.created_from,
        "created_at__lt": filters.created_before,
    }
    found = visible_transcripts(request.auth.owner).filter(
        metadata_filter(schemas.read_metadata_filter(request)), **_drop_empty_filters(own)
    )
    of_summary = {
        "status": filters.status,
        "guideline_version__guideline__name": filters.guideline,
    }
    for name, value in _drop_empty_filters(of_summary).items():
        summaries = Summary.objects.filter(transcript=OuterRef("pk"), **{name: value})
        found = found.filter(Exists(summaries))
    return found


def _drop_empty_filters(filters: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in filters.items() if value}


def _prefetch_summaries(rows: QuerySet[Transcript]) -> QuerySet[Transcript]:
    summaries = Summary.objects.order_by("-created_at", "-pk")
    prefetched = Prefetch("summaries", summaries.select_related("guideline_version__guideline"))
    return rows.defer("turns").select_related("recording").prefetch_related(prefetched, "contexts")


@router.get(
    "/{uuid:transcript_id}",
    operation_id="get_transcript",
    summary="Get a transcript and its status",
    response={200: TranscriptOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def detail(
    request: TokenRequest, transcript_id: UUID, fields: Fields | None = None
) -> HttpResponse:
    return render_selected_fields(
        get_transcript_out(request, transcript_id), fields, of=TranscriptOut
    )


def get_transcript_out(request: TokenRequest, transcript_id: UUID) -> TranscriptOut:
    """As a GET shows it. Raises Problem 404."""
    rows = _prefetch_summaries(visible_transcripts(request.auth.owner).filter(pk=transcript_id))
    found = _build_transcripts_out(rows)
    if not found:
        raise not_found_problem("transcript", transcript_id)
    return found[0]


@router.get(
    "/{uuid:transcript_id}/turns",
    operation_id="get_turns",
    summary="Get the turns of a transcript",
    response={
        200: TurnsOut,
        **error_responses(problems.NOT_FOUND, problems.GONE, problems.INVALID),
    },
)
def get_turns(
    request: TokenRequest,
    transcript_id: UUID,
    as_received: Annotated[
        bool, Query(description="The turns as they came in, without corrections.")
    ] = False,
) -> TurnsOut:
    """With the corrections that people made; `corrections` lists them. 410 once it was disposed of:
    a transcript that has its content has a turn at least."""
    found = get_visible_transcript(request.auth, transcript_id)
    if not found.turns:
        raise Problem(problems.GONE, f"What was said in {found.title} was disposed of.")
    turns = found.turns if as_received else found.corrected_turns
    is_corrected = turns != found.turns
    return TurnsOut(
        sha256=turns_sha256(turns) if is_corrected else found.sha256,
        turns=[TurnOut(**turn) for turn in turns],
        is_corrected=is_corrected,
    )


@router.get(
    "/{uuid:transcript_id}/corrections",
    operation_id="get_corrections",
    summary="List the corrections of a transcript",
    response={200: CorrectionsOut, **error_responses(problems.NOT_FOUND, problems.GONE)},
)
def get_corrections(request: TokenRequest, transcript_id: UUID) -> CorrectionsOut:
    """Oldest first. 410 once the transcript was disposed of."""
    found = get_visible_transcript(request.auth, transcript_id)
    if not found.turns:
        raise Problem(problems.GONE, f"What was said in {found.title} was disposed of.")
    return CorrectionsOut.for_transcript(found)


def _build_transcripts_out(rows: Iterable[Transcript]) -> list[TranscriptOut]:
    # A transcript that was put under a guideline again shows its newest summary.
    newest = [(row, row.summaries.all()[0]) for row in rows]
    model_use = schemas.get_model_use(summary.pk for _, summary in newest)
    return [
        schemas.fill_schema(
            TranscriptOut,
            row,
            status=SummaryStatus(summary.status),
            **_context_fields(row.context),
            links=build_transcript_links(row.pk, summary),
            recording=RecordingOut.from_row(row.recording) if hasattr(row, "recording") else None,
            guideline=GuidelineOut.from_version(summary.guideline_version),
            language_model_used=model_use.used(summary.pk),
            notice=model_use.notice(summary.pk),
        )
        for row, summary in newest
    ]


def _context_fields(context: MeetingContext) -> dict[str, Any]:
    return {
        "occurred_at": context.occurred_at,
        "participants": [ParticipantOut(**each.as_dict()) for each in context.people],
        "agenda": context.agenda,
        "language": context.language,
    }


# --- Context ----------------------------------------------------------------


@router.get(
    "/{uuid:transcript_id}/context",
    operation_id="get_context",
    summary="Get the context of a transcript",
    response={200: ContextHistoryOut, **error_responses(problems.NOT_FOUND)},
)
def get_context(request: TokenRequest, transcript_id: UUID) -> ContextHistoryOut:
    """Participants, agenda, time and language, with all changes, the first first."""
    return _build_context_out(get_visible_transcript(request.auth, transcript_id))


@router.put(
    "/{uuid:transcript_id}/context",
    auth=OPERATE,
    operation_id="put_context",
    summary="Change the context of a transcript",
    response={
        200: ContextHistoryOut,
        **error_responses(
            problems.MALFORMED, problems.NOT_FOUND, problems.CONTEXT_CLOSED, problems.INVALID
        ),
    },
)
def put_context(
    request: TokenRequest, transcript_id: UUID, body: Body[ContextIn]
) -> ContextHistoryOut:
    """With a token of the person who handed in the transcript, or of a reviewer. 409 once the
    summary is approved, and where `seen` is not the newest number. Earlier content stays in
    `history`; texts that are written already do not change."""
    transcript = get_visible_transcript(request.auth, transcript_id)
    given = ContextFields(
        [Participant(**vars(each)) for each in body.participants],
        body.agenda,
        body.occurred_at,
        body.language,
    )
    try:
        edit_context(transcript, given, by=request.auth.owner, seen=body.seen)
    except PermissionDenied as error:
        raise Problem(problems.FORBIDDEN, f"{error} Use a token of theirs.") from error
    except InvalidContext as error:
        fault = FieldError(error.field, shorten_value(error.value), error.message, error.remedy)
        raise Problem(
            problems.INVALID, f"1 fault in the request: {error}.", errors=[fault]
        ) from error
    except (ContextClosed, StaleContext) as error:
        raise Problem(problems.CONTEXT_CLOSED, str(error)) from error
    return _build_context_out(transcript)


def _build_context_out(transcript: Transcript) -> ContextHistoryOut:
    rows = list(transcript.contexts.select_related("by"))
    if not rows or rows[0].number:
        rows.insert(0, MeetingContext.of_intake(transcript))
    history = [ContextOut.from_row(row) for row in rows]
    return ContextHistoryOut(current=history[-1], history=history)
