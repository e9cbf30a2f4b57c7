"""/summaries/{id}/retry and /cancel: what an operator does to a case."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import UUID

from django.http import HttpResponse
from ninja import Router, Status

from judging.api import described, visible_case
from judging.api_schemas import SummaryOut
from summaries import removal
from summaries.api.auth import OPERATE, TokenRequest, check_may_operate
from summaries.api.conditions import IfMatch, check_unchanged
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.problems import CHANGED, INVALID, NOT_FOUND, WRONG_STATE, Problem, documented
from summaries.models import Summary
from summaries.moves import Actor, StaleStatus
from summaries.services import retry
from summaries.status import ForbiddenMove, Role

if TYPE_CHECKING:
    from django.contrib.auth.models import User

router = Router(tags=["Summaries"])
_ANSWERS = documented(NOT_FOUND, WRONG_STATE, CHANGED, INVALID)


@dataclass(frozen=True)
class _Move:
    """`act` is done by the owner of the token; `rule` says when it is allowed, in the 409."""

    name: str
    title: str
    description: str
    act: Callable[[Summary, "User"], object]
    rule: str


def _retry(summary: Summary, owner: "User") -> None:
    retry(summary, by=Actor(Role.OPERATOR, owner))


def _cancel(summary: Summary, owner: "User") -> None:
    removal.cancel(summary, by=owner)


_MOVES = (
    _Move(
        "retry",
        "Take a failed case up again",
        "Puts the case back to the status that it failed in; 409 when it has not failed.",
        _retry,
        "Only a failed case is taken up again",
    ),
    _Move(
        "cancel",
        "Close a case without a decision",
        "Nobody writes, judges or reviews it any more; 409 once it is decided or cancelled.",
        _cancel,
        "Only an open case is cancelled",
    ),
)


def _offer(wanted: _Move) -> None:
    """Adds the operation to the router."""

    @router.post(
        f"/{{uuid:summary_id}}/{wanted.name}",
        auth=OPERATE,
        operation_id=f"{wanted.name}_summary",
        summary=wanted.title,
        description=wanted.description,
        response={202: SummaryOut, **_ANSWERS},
    )
    def operation(
        request: TokenRequest,
        response: HttpResponse,
        summary_id: UUID,
        if_match: IfMatch = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Status[SummaryOut]:
        def once_moved() -> Status[SummaryOut]:
            return _moved(request, summary_id, if_match, wanted)

        return once(request, response, idempotency_key, once_moved, model=SummaryOut)


def _moved(
    request: TokenRequest,
    summary_id: UUID,
    if_match: str | None,
    wanted: _Move,
) -> Status[SummaryOut]:
    summary = visible_case(request, summary_id)
    check_may_operate(request.auth, summary)
    if if_match is not None:
        check_unchanged(if_match, described(summary, request.auth.owner))
    try:
        wanted.act(summary, request.auth.owner)
    except (ForbiddenMove, StaleStatus) as error:
        detail = f"{error} {wanted.rule}; this one is {summary.status}."
        raise Problem(WRONG_STATE, detail) from error
    now = described(visible_case(request, summary_id), request.auth.owner)
    return Status(202, SummaryOut.model_validate(now.model_dump()))


for _move in _MOVES:
    _offer(_move)
