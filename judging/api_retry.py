"""/summaries/retry: many failed cases at once."""

from uuid import UUID

from django.db.models import Q, QuerySet
from django.http import HttpResponse
from ninja import Router, Status
from pydantic import BaseModel, Field

from summaries import visibility
from summaries.api.auth import OPERATE, TokenRequest, visible_summaries
from summaries.api.fields import Moment, Plain
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.problems import INVALID, MALFORMED, documented
from summaries.models import Summary, Transcript
from summaries.models.failures import FailureKind
from summaries.moves import Actor
from summaries.retrying import MOST, Which, retry_all
from summaries.roles import Right
from summaries.status import Role

router = Router(tags=["Summaries"])


class RetryIn(BaseModel):
    """Which failed cases; a filter that is left out leaves nothing out."""

    model_config = {"extra": "forbid"}

    kind: FailureKind | None = Field(default=None, description="How they failed.")
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    since: Moment | None = Field(default=None, description="Failed at this moment or later.")
    limit: int = Field(default=100, ge=1, le=MOST, strict=True)
    dry_run: bool = Field(default=False, strict=True, description="Only say which.")


class RetryOut(BaseModel):
    """What was found and done."""

    matching: int = Field(description="Failed cases that the filter found, before this request.")
    retried: int = Field(description="Of them, those taken up again; 0 on a dry run.")
    ids: list[UUID] = Field(description="Those taken up again; on a dry run, those that would be.")


@router.post(
    "/retry",
    auth=OPERATE,
    operation_id="retry_summaries",
    summary="Take many failed cases up again",
    description="Puts failed cases, of those that the token may retry, back to the status that "
    "they failed in, the oldest failures first. A case that was taken up is no longer failed, so "
    "the request may be repeated until `matching` is 0.",
    response={200: RetryOut, **documented(INVALID, MALFORMED)},
)
def retry_many(
    request: TokenRequest,
    response: HttpResponse,
    body: RetryIn,
    idempotency_key: IdempotencyKey = None,
) -> Status[RetryOut]:
    return once(
        request, response, idempotency_key, lambda: _answered(request, body), model=RetryOut
    )


def _answered(request: TokenRequest, body: RetryIn) -> Status[RetryOut]:
    found = Which(body.kind, body.guideline, body.since).among(_operable(request))
    matching = found.count()
    if body.dry_run:
        ids = list(found.values_list("pk", flat=True)[: body.limit])
        return Status(200, RetryOut(matching=matching, retried=0, ids=ids))
    done = retry_all(found, by=Actor(Role.OPERATOR, request.auth.owner), limit=body.limit)
    return Status(200, RetryOut(matching=matching, retried=len(done), ids=done))


def _operable(request: TokenRequest) -> QuerySet[Summary]:
    """As `check_may_operate` says of one case."""
    token = request.auth
    may = Q(pk__in=visibility.cases_for(token.owner, Right.RETRY).values("pk"))
    if token.owner_sends:
        may |= Q(transcript__in=Transcript.objects.filter(submitted_by=token.owner))
    return visible_summaries(token).filter(may)
