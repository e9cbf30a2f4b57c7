"""/summaries/{id}/retry: a failed case is taken up again."""

from uuid import UUID

from django.http import HttpResponse
from ninja import Router, Status

from judging.api import described, visible_case
from judging.api_schemas import SummaryOut
from summaries.api.auth import OPERATE, TokenRequest, check_may_retry
from summaries.api.conditions import IfMatch, check_unchanged
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.problems import CHANGED, INVALID, NOT_FOUND, WRONG_STATE, Problem, documented
from summaries.moves import Actor, StaleStatus
from summaries.services import retry
from summaries.status import ForbiddenMove, Role

router = Router(tags=["Summaries"])


@router.post(
    "/{uuid:summary_id}/retry",
    auth=OPERATE,
    operation_id="retry_summary",
    summary="Take a failed case up again",
    response={202: SummaryOut, **documented(NOT_FOUND, WRONG_STATE, CHANGED, INVALID)},
)
def take_up(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """Puts the case back to the status that it failed in; 409 when it has not failed."""
    return once(
        request,
        response,
        idempotency_key,
        lambda: _retried(request, summary_id, if_match),
        model=SummaryOut,
    )


def _retried(request: TokenRequest, summary_id: UUID, if_match: str | None) -> Status[SummaryOut]:
    summary, owner = visible_case(request, summary_id), request.auth.owner
    check_may_retry(request.auth, summary)
    if if_match is not None:
        check_unchanged(if_match, described(summary, owner))
    try:
        retry(summary, by=Actor(Role.OPERATOR, owner))
    except (ForbiddenMove, StaleStatus) as error:
        detail = f"{error} Only a failed case is taken up again; this one is {summary.status}."
        raise Problem(WRONG_STATE, detail) from error
    now = described(visible_case(request, summary_id), owner)
    return Status(202, SummaryOut.model_validate(now.model_dump()))
