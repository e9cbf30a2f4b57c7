"""/summaries: the cases with their texts and verdicts."""

from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpResponse
from ninja import Query, Router
from pydantic import Field

from judging.api_schemas import SummaryDetail, SummaryLinks, SummaryOut, attempt_out
from judging.blind import blind_among, shown_status
from judging.models import Evaluation
from llm.types import OFFLINE
from summaries.api import schemas
from summaries.api.auth import READ, TokenRequest, not_found, visible_summaries
from summaries.api.intake import ROOT
from summaries.api.schemas import GuidelineOut, Plain
from summaries.models import FailureKind, Summary
from summaries.status import WAITING
from summaries.status import Status as CaseStatus
from web import problems
from web.cursors import Fields, Page, PageFilters, newest_first, next_link, refuse_unknown, selected
from web.problems import documented

if TYPE_CHECKING:
    from django.contrib.auth.models import User

router = Router(tags=["Summaries"])


class SummaryPage(Page):
    items: list[SummaryOut]


class SummaryFilters(PageFilters):
    status: CaseStatus | None = None
    transcript: UUID | None = Field(default=None, description="Id of a transcript.")
    source: Plain = Field(default="", max_length=100)
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    fields: Fields | None = None


@router.get(
    "",
    auth=READ,
    operation_id="list_summaries",
    summary="List summaries, newest first",
    response={200: SummaryPage, **documented(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[SummaryFilters]) -> HttpResponse:
    refuse_unknown(request, filters)
    rows, cursor = newest_first(_filtered(request, filters), filters)
    traces = traces_of([row.pk for row in rows])
    sealed = blind_among(rows, request.auth.owner)
    page = SummaryPage(
        items=[
            SummaryOut(**case)
            for case in (_case(row, traces, sealed=row.pk in sealed) for row in rows)
            if filters.status in {None, case["status"]}
        ],
        next_cursor=cursor,
        next=next_link(request, cursor),
    )
    return selected(page, filters.fields, of=SummaryOut)


def _filtered(request: TokenRequest, filters: SummaryFilters) -> QuerySet[Summary]:
    found = _cases(request)
    if filters.status in WAITING:
        # Which of the two it is depends on who reads it.
        found = found.filter(status__in=WAITING)
    elif filters.status is not None:
        found = found.filter(status=filters.status)
    if filters.transcript is not None:
        found = found.filter(transcript=filters.transcript)
    if filters.source:
        found = found.filter(transcript__source=filters.source)
    if filters.guideline:
        found = found.filter(guideline_version__guideline__name=filters.guideline)
    return found


def _cases(request: TokenRequest) -> QuerySet[Summary]:
    rows = visible_summaries(request.auth)
    return rows.select_related("transcript", "guideline_version__guideline").defer(
        "transcript__turns"
    )


@router.get(
    "/{uuid:summary_id}",
    auth=READ,
    operation_id="get_summary",
    summary="One summary with its texts, scores and findings",
    response={200: SummaryDetail, **documented(problems.NOT_FOUND, problems.INVALID)},
)
def detail(request: TokenRequest, summary_id: UUID, fields: Fields | None = None) -> HttpResponse:
    found = described(visible_case(request, summary_id), request.auth.owner)
    return selected(found, fields, of=SummaryDetail)


def described(summary: Summary, reader: "User") -> SummaryDetail:
    """The case with its texts and verdicts, as a GET shows it to `reader`."""
    attempts = summary.attempts.select_related("written_by").prefetch_related(
        "evaluations__scores__criterion__guideline_version", "evaluations__findings"
    )
    hidden = bool(blind_among([summary], reader))
    return SummaryDetail(
        **_case(summary, traces_of([summary.pk]), sealed=hidden),
        # How many texts there are tells how often the judge was not content.
        attempts=[] if hidden else [attempt_out(attempt) for attempt in attempts],
        scores_hidden=hidden,
    )


def visible_case(request: TokenRequest, summary_id: UUID) -> Summary:
    """Raises Problem 404."""
    found = _cases(request).filter(pk=summary_id).first()
    if found is None:
        raise not_found("summary", summary_id)
    return found


def traces_of(summary_ids: list[UUID]) -> schemas.Traces:
    """As `engine.traces`, with the verdicts themselves as witnesses beside the ledger."""
    known = schemas.traces(summary_ids)
    judged = Evaluation.objects.filter(attempt__summary__in=summary_ids).exclude(model=OFFLINE)
    by_models = judged.values_list("attempt__summary_id", flat=True)
    return schemas.Traces(started=known.started, used=known.used.union(by_models))


def _case(row: Summary, traces: schemas.Traces, *, sealed: bool) -> dict[str, Any]:
    version, transcript = row.guideline_version, row.transcript
    return {
        "id": row.pk,
        "status": shown_status(row, sealed=sealed),
        "status_since": row.status_since,
        "created_at": row.created_at,
        "title": transcript.title,
        "source": transcript.source,
        "external_id": transcript.external_id,
        "guideline": GuidelineOut(
            name=version.guideline.name, title=version.guideline.title, version=version.number
        ),
        "waiting_for": row.waiting_for,
        "failure": row.failure,
        "failure_kind": FailureKind(row.failure_kind) if row.failure_kind else None,
        "language_model_used": row.pk in traces.used,
        "notice": traces.notice(row.pk),
        "links": _links(row),
    }


def _links(row: Summary) -> SummaryLinks:
    case = f"{ROOT}/summaries/{row.pk}"
    return SummaryLinks(
        self=case,
        transcript=f"{ROOT}/transcripts/{row.transcript_id}",
        record=f"{case}/record" if row.status == CaseStatus.APPROVED else None,
    )
