"""/summaries/{id}/resubmit: an author's next text of a summary that came back to them."""

from uuid import UUID

from django.http import HttpResponse
from ninja import Body, Router, Status
from pydantic import BaseModel, ConfigDict, Field

from judging.api import described, visible_case
from judging.api_schemas import SummaryOut
from summaries import services
from summaries.api.auth import ANSWER, TokenRequest
from summaries.api.conditions import IfMatch, check_unchanged
from summaries.api.fields import Text
from summaries.api.idempotency import IdempotencyKey, once
from summaries.api.problems import (
    CHANGED,
    FORBIDDEN,
    INVALID,
    MALFORMED,
    NOT_FOUND,
    TOO_LARGE,
    UNSUPPORTED,
    WRONG_STATE,
    FieldError,
    Problem,
    documented,
)
from summaries.models import Summary
from summaries.moves import StaleStatus
from summaries.status import ForbiddenMove

router = Router(tags=["Summaries"])
_SHOWN = 200


class ResubmissionIn(BaseModel):
    """The author's own words, to be judged again; no model rewrites them."""

    model_config = ConfigDict(extra="forbid", strict=True)

    text: Text = Field(max_length=100_000)


@router.post(
    "/{uuid:summary_id}/resubmit",
    auth=ANSWER,
    operation_id="resubmit_summary",
    summary="Send the next text of a summary that came back",
    response={
        202: SummaryOut,
        **documented(MALFORMED, NOT_FOUND, WRONG_STATE, CHANGED, TOO_LARGE, UNSUPPORTED, INVALID),
    },
)
def resubmit(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: Body[ResubmissionIn],
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """With a token of the summary's author, while the case is `returned`: 403 for anybody else,
    409 in any other state. The text has to differ from the one that came back. Send the ETag
    that you read the case with as If-Match, and nothing is sent that rests on an older text."""
    return once(
        request,
        response,
        idempotency_key,
        lambda: _resubmitted(request, summary_id, body.text, if_match),
        model=SummaryOut,
    )


def _resubmitted(
    request: TokenRequest, summary_id: UUID, text: str, if_match: str | None
) -> Status[SummaryOut]:
    summary = visible_case(request, summary_id)
    _check_author(request, summary)
    if if_match is not None:
        check_unchanged(if_match, described(summary, request.auth.owner))
    try:
        services.resubmit(summary, text=text, by=request.auth.owner)
    except (ForbiddenMove, StaleStatus) as error:
        detail = f"{error} Only a returned summary is resubmitted; this one is {summary.status}."
        raise Problem(WRONG_STATE, detail) from error
    except services.UnfitText as error:
        fault = FieldError("text", text[:_SHOWN], error.message, error.remedy)
        detail = f"1 fault in the request: the text {error.message}."
        raise Problem(INVALID, detail, errors=[fault]) from error
    now = described(visible_case(request, summary_id), request.auth.owner)
    return Status(202, SummaryOut.model_validate(now.model_dump()))


def _check_author(request: TokenRequest, summary: Summary) -> None:
    if summary.author_id != request.auth.owner_id:
        detail = "Only its author resubmits a summary. Use a token of the author's account."
        raise Problem(FORBIDDEN, detail)
