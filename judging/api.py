"""/summaries: summaries with their texts and verdicts; retrying and resubmitting them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from django.http import HttpResponse
from ninja import Query, Router, Status
from pydantic import BaseModel, Field

from accounts.models import ApiToken
from accounts.roles import Right
from judging.api_schemas import SummaryDetail, SummaryLinks, SummaryOut, attempt_out
from judging.blind import find_blind_summaries, shown_status
from judging.models import Evaluation
from summaries import services, visibility
from summaries.api import schemas
from summaries.api.auth import (
    ANSWER,
    OPERATE,
    READ,
    TokenRequest,
    check_may_retry,
    get_first_or_404,
)
from summaries.api.idempotency import IdempotencyKey, run_once
from summaries.api.schemas import GuidelineOut, Moment, Plain, StrictBody, Text
from summaries.metadata import metadata_filter
from summaries.models import FailureKind, Summary, Transcript
from summaries.moves import Actor, StaleStatus
from summaries.services import MAX_RETRIED, failed_summaries, retry_all, retry_summary
from summaries.status import WAITING, ForbiddenMove, Role
from summaries.status import Status as SummaryStatus
from summaries.texts import UnfitText
from web.conditional import IfMatch, check_unchanged
from web.links import api_link
from web.pagination import Fields, Page, PageFilters, build_page, render_selected_fields
from web.problems import (
    CHANGED,
    FORBIDDEN,
    INVALID,
    MALFORMED,
    NOT_FOUND,
    TOO_LARGE,
    UNSUPPORTED_MEDIA_TYPE,
    WRONG_STATE,
    FieldError,
    Problem,
    error_responses,
)

router = Router(tags=["Summaries"])


class SummaryPage(Page):
    items: list[SummaryOut]


class SummaryFilters(PageFilters):
    status: SummaryStatus | None = None
    transcript: UUID | None = Field(default=None, description="The id of a transcript.")
    source: Plain = Field(default="", max_length=100)
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    fields: Fields | None = None
    maps = ("metadata",)


@router.get(
    "",
    auth=READ,
    operation_id="list_summaries",
    summary="List summaries, newest first",
    openapi_extra=schemas.METADATA_PARAMETER,
    response={200: SummaryPage, **error_responses(INVALID)},
)
def index(request: TokenRequest, filters: Query[SummaryFilters]) -> HttpResponse:
    def described_rows(rows: list[Summary]) -> list[SummaryOut]:
        model_use = model_use_with_judges([row.pk for row in rows])
        hidden = find_blind_summaries(rows, request.auth.owner)
        items = [
            SummaryOut(**_summary_fields(row, model_use, sealed=row.pk in hidden)) for row in rows
        ]
        return [item for item in items if filters.status in {None, item.status}]

    page = build_page(
        request, filters, _filter_summaries(request, filters), SummaryPage, described_rows
    )
    return render_selected_fields(page, filters.fields, of=SummaryOut)


def _filter_summaries(request: TokenRequest, filters: SummaryFilters) -> QuerySet[Summary]:
    found = _visible_summaries(request)
    if filters.status in WAITING:
        # Which of the two a summary shows depends on the reader.
        found = found.filter(status__in=WAITING)
    elif filters.status is not None:
        found = found.filter(status=filters.status)
    given = {
        "transcript": filters.transcript,
        "transcript__source": filters.source,
        "guideline_version__guideline__name": filters.guideline,
    }
    metadata = metadata_filter(schemas.read_metadata_filter(request), "transcript")
    return found.filter(metadata, **{field: value for field, value in given.items() if value})


def _visible_summaries(request: TokenRequest) -> QuerySet[Summary]:
    rows = visibility.visible_summaries(request.auth.owner)
    return rows.select_related("transcript", "guideline_version__guideline").defer(
        "transcript__turns"
    )


@router.get(
    "/{uuid:summary_id}",
    auth=READ,
    operation_id="get_summary",
    summary="Get a summary with its texts, scores and findings",
    response={200: SummaryDetail, **error_responses(NOT_FOUND, INVALID)},
)
def detail(request: TokenRequest, summary_id: UUID, fields: Fields | None = None) -> HttpResponse:
    found = build_summary_detail(visible_summary(request, summary_id), request.auth.owner)
    return render_selected_fields(found, fields, of=SummaryDetail)


def build_summary_detail(summary: Summary, reader: User) -> SummaryDetail:
    """The summary with its texts and verdicts, as a GET shows it to `reader`."""
    attempts = summary.attempts.select_related("written_by").prefetch_related(
        "evaluations__scores__criterion__guideline_version"
    )
    hidden = bool(find_blind_summaries([summary], reader))
    return SummaryDetail(
        **_summary_fields(summary, model_use_with_judges([summary.pk]), sealed=hidden),
        # The number of texts shows how often the judge turned one down.
        attempts=[] if hidden else [attempt_out(attempt) for attempt in attempts],
        scores_hidden=hidden,
    )


def visible_summary(request: TokenRequest, summary_id: UUID) -> Summary:
    """Raises Problem 404."""
    return get_first_or_404(
        _visible_summaries(request).filter(pk=summary_id), "summary", summary_id
    )


def model_use_with_judges(summary_ids: list[UUID]) -> schemas.ModelUse:
    """As `engine.model_use`, but reads the verdicts in addition to the ledger."""
    known = schemas.get_model_use(summary_ids)
    judged = Evaluation.objects.filter(attempt__summary__in=summary_ids)
    for summary_id, model in judged.values_list("attempt__summary_id", "model").distinct():
        known.models[summary_id].add(model)
    return known


def _summary_fields(row: Summary, model_use: schemas.ModelUse, *, sealed: bool) -> dict[str, Any]:
    version, transcript = row.guideline_version, row.transcript
    return {
        "id": row.pk,
        "status": shown_status(row, sealed=sealed),
        "status_since": row.status_since,
        "created_at": row.created_at,
        "title": transcript.title,
        "source": transcript.source,
        "external_id": transcript.external_id,
        "metadata": transcript.metadata,
        "guideline": GuidelineOut.from_version(version),
        "waiting_for": row.waiting_for,
        "waits_until": row.not_before,
        "failure": row.failure,
        "failure_kind": FailureKind(row.failure_kind) if row.failure_kind else None,
        "language_model_used": model_use.used(row.pk),
        "notice": model_use.notice(row.pk),
        "links": _summary_links(row),
    }


def _summary_links(row: Summary) -> SummaryLinks:
    own = api_link(f"/summaries/{row.pk}")
    return SummaryLinks(
        self=own,
        transcript=api_link(f"/transcripts/{row.transcript_id}"),
        record=f"{own}/record" if row.status == SummaryStatus.APPROVED else None,
    )


# --- Changing one summary ---------------------------------------------------

_SHOWN = 200


_CHANGE_ERRORS = (NOT_FOUND, WRONG_STATE, CHANGED, INVALID)
# What the endpoints answer that change one summary: 202 with the summary as it is now.
CHANGE_RESPONSES = {202: SummaryOut, **error_responses(*_CHANGE_ERRORS)}
# 409 also means that another person has claimed the summary.
BODY_RESPONSES = {
    202: SummaryOut,
    **error_responses(*_CHANGE_ERRORS, MALFORMED, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE),
}


@dataclass(frozen=True)
class SummaryChange:
    """One request that changes the summary `summary_id`."""

    request: TokenRequest
    response: HttpResponse
    summary_id: UUID
    if_match: str | None
    idempotency_key: str | None

    def run(
        self,
        act: Callable[[Summary, ApiToken], object],
        *,
        wrong_state: str,
        check: Callable[[Summary, ApiToken], None] = lambda _summary, _token: None,
    ) -> Status[SummaryOut]:
        """Run `act` once per Idempotency-Key, and answer with the summary after it.

        Raises Problem: 404, what `check` and `act` raise, 412 for an outdated If-Match, and 409
        where the status does not allow the act; its detail ends with `wrong_state` and the status.
        """

        def change() -> Status[SummaryOut]:
            summary, token = visible_summary(self.request, self.summary_id), self.request.auth
            check(summary, token)
            if self.if_match is not None:
                check_unchanged(self.if_match, build_summary_detail(summary, token.owner))
            try:
                act(summary, token)
            except (ForbiddenMove, StaleStatus) as error:
                detail = f"{error} {wrong_state} {summary.status}."
                raise Problem(WRONG_STATE, detail) from error
            now = build_summary_detail(visible_summary(self.request, self.summary_id), token.owner)
            return Status(202, SummaryOut.model_validate(now.model_dump()))

        key = self.idempotency_key
        return run_once(self.request, self.response, key, change, model=SummaryOut)


@router.post(
    "/{uuid:summary_id}/retry",
    auth=OPERATE,
    operation_id="retry_summary",
    summary="Retry a failed summary",
    response=CHANGE_RESPONSES,
)
def retry_one(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """Returns the summary to the status in which it failed; 409 if it has not failed."""
    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        lambda summary, token: retry_summary(summary, by=Actor(Role.OPERATOR, token.owner)),
        wrong_state="Only a failed case can be retried; this one is",
        check=lambda summary, token: check_may_retry(token, summary),
    )


def _check_author(summary: Summary, token: ApiToken) -> None:
    if summary.author_id != token.owner_id:
        detail = "Only its author can resubmit a summary. Use a token of the author's account."
        raise Problem(FORBIDDEN, detail)


class ResubmissionIn(StrictBody):
    """The author's own words, to be judged again; no model rewrites them."""

    text: Text = Field(max_length=100_000)


@router.post(
    "/{uuid:summary_id}/resubmit",
    auth=ANSWER,
    operation_id="resubmit_summary",
    summary="Resubmit a returned summary",
    response=BODY_RESPONSES,
)
def resubmit(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: ResubmissionIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """With a token of the summary's author, while it is `returned`: 403 for other tokens,
    409 in any other state. The text must differ from the returned one. Send the ETag of the
    summary as If-Match, so that the request fails if the summary has changed."""

    def resubmit_text(summary: Summary, token: ApiToken) -> None:
        try:
            services.resubmit_summary(summary, text=body.text, by=token.owner)
        except UnfitText as error:
            fault = FieldError("text", body.text[:_SHOWN], error.message, error.remedy)
            detail = f"1 fault in the request: the text {error.message}."
            raise Problem(INVALID, detail, errors=[fault]) from error

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        resubmit_text,
        wrong_state="Only a returned summary can be resubmitted; this one is",
        check=_check_author,
    )


class AppealIn(StrictBody):
    """Why a text that the judge returned is correct as it is."""

    reason: Text = Field(
        max_length=services.LONGEST_APPEAL,
        description="The reviewer reads it; the history keeps it.",
        examples=["Ben corrected himself in the last turn: the pilot starts on 4 May."],
    )


@router.post(
    "/{uuid:summary_id}/appeal",
    auth=ANSWER,
    operation_id="appeal_summary",
    summary="Ask a reviewer to decide on a text that the judge returned",
    response=BODY_RESPONSES,
)
def appeal(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: AppealIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """With a token of the summary's author, while it is `returned`: 403 for other tokens. The
    returned text then waits for a reviewer (`exhausted`); the judge's verdict stays. 409 in any
    other state, and if a reviewer returned the text."""

    def appeal_verdict(summary: Summary, token: ApiToken) -> None:
        try:
            services.appeal_return(summary, reason=body.reason, by=token.owner)
        except ValueError as error:
            fault = FieldError("reason", body.reason[:_SHOWN], "says nothing", "Say why in words")
            raise Problem(INVALID, str(error), errors=[fault]) from error

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        appeal_verdict,
        wrong_state="Only a text that the judge returned can be appealed; this one is",
        check=_check_author,
    )


# --- Taking many failed summaries up again -----------------------------------


class RetryIn(BaseModel):
    """Filters for failed summaries. Without filters, all of them."""

    model_config = {"extra": "forbid"}

    kind: FailureKind | None = Field(default=None, description="The kind of failure.")
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    since: Moment | None = Field(default=None, description="Failed at this time or later.")
    limit: int = Field(default=100, ge=1, le=MAX_RETRIED, strict=True)
    dry_run: bool = Field(default=False, strict=True, description="List the summaries, retry none.")


class RetryOut(BaseModel):
    """How many summaries matched, and which were retried."""

    matching: int = Field(description="How many failed summaries matched.")
    retried: int = Field(description="How many were retried; 0 on a dry run.")
    ids: list[UUID] = Field(description="The retried summaries; on a dry run, those that would be.")


@router.post(
    "/retry",
    auth=OPERATE,
    operation_id="retry_summaries",
    summary="Retry many failed summaries",
    description="Returns the failed summaries that the token may retry to the status in which they "
    "failed, the oldest failures first. A retried summary no longer counts as failed, so repeat "
    "the request until `matching` is 0.",
    response={200: RetryOut, **error_responses(INVALID, MALFORMED)},
)
def retry_many(
    request: TokenRequest,
    response: HttpResponse,
    body: RetryIn,
    idempotency_key: IdempotencyKey = None,
) -> Status[RetryOut]:
    return run_once(
        request, response, idempotency_key, lambda: _retry_failed(request, body), model=RetryOut
    )


def _retry_failed(request: TokenRequest, body: RetryIn) -> Status[RetryOut]:
    found = failed_summaries(
        _retryable_summaries(request), kind=body.kind, guideline=body.guideline, since=body.since
    )
    matching = found.count()
    if body.dry_run:
        ids = list(found.values_list("pk", flat=True)[: body.limit])
        return Status(200, RetryOut(matching=matching, retried=0, ids=ids))
    done = retry_all(found, by=Actor(Role.OPERATOR, request.auth.owner), limit=body.limit)
    return Status(200, RetryOut(matching=matching, retried=len(done), ids=done))


def _retryable_summaries(request: TokenRequest) -> QuerySet[Summary]:
    """The summaries that `check_may_retry` lets through."""
    token = request.auth
    may = Q(pk__in=visibility.summaries_for(token.owner, Right.RETRY).values("pk"))
    if token.owner_sends:
        may |= Q(transcript__in=Transcript.objects.filter(submitted_by=token.owner))
    return visibility.visible_summaries(token.owner).filter(may)
