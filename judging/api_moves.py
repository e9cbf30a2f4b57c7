"""/summaries/{id}/retry and /cancel: what an operator does to a case."""

from collections.abc import Callable
from uuid import UUID

from django.http import HttpResponse
from ninja import Router, Status

from judging.api import SummaryOut, described, visible_case
from summaries import removal
from summaries.api.auth import OPERATE, TokenRequest, check_may_operate
from summaries.api.conditions import IfMatch, check_unchanged
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.problems import CHANGED, INVALID, NOT_FOUND, WRONG_STATE, Problem, documented
from summaries.models import Summary
from summaries.moves import Actor, StaleStatus
from summaries.services import retry
from summaries.status import ForbiddenMove, Role

router = Router(tags=["Summaries"])
_ANSWERS = documented(NOT_FOUND, WRONG_STATE, CHANGED, INVALID)


@router.post(
    "/{uuid:summary_id}/retry",
    auth=OPERATE,
    operation_id="retry_summary",
    summary="Take a failed case up again",
    response={202: SummaryOut, **_ANSWERS},
)
def take_up_again(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """Puts the case back to the status that it failed in; 409 when it has not failed."""

    def act(summary: Summary) -> None:
        retry(summary, by=Actor(Role.OPERATOR, request.auth.owner))

    return once(
        request,
        response,
        idempotency_key,
        lambda: _moved(request, summary_id, if_match, act, "Only a failed case is taken up again"),
        model=SummaryOut,
    )


@router.post(
    "/{uuid:summary_id}/cancel",
    auth=OPERATE,
    operation_id="cancel_summary",
    summary="Close a case without a decision",
    response={202: SummaryOut, **_ANSWERS},
)
def cancel(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """Nobody writes, judges or reviews it any more; 409 once it is decided or cancelled."""

    def act(summary: Summary) -> None:
        removal.cancel(summary, by=request.auth.owner)

    return once(
        request,
        response,
        idempotency_key,
        lambda: _moved(request, summary_id, if_match, act, "Only an open case is cancelled"),
        model=SummaryOut,
    )


def _moved(
    request: TokenRequest,
    summary_id: UUID,
    if_match: str | None,
    act: Callable[[Summary], None],
    rule: str,
) -> Status[SummaryOut]:
    summary = visible_case(request, summary_id)
    check_may_operate(request.auth, summary)
    if if_match is not None:
        check_unchanged(if_match, described(summary, request.auth.owner))
    try:
        act(summary)
    except (ForbiddenMove, StaleStatus) as error:
        detail = f"{error} {rule}; this one is {summary.status}."
        raise Problem(WRONG_STATE, detail) from error
    now = described(visible_case(request, summary_id), request.auth.owner)
    return Status(202, SummaryOut.model_validate(now.model_dump()))
