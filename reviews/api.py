"""API: correct a transcript, cancel a case, move on after a failure or a failed evidence check,
delete a transcript."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from ninja import Query, Router, Status
from pydantic import Field

from accounts.models import ApiToken
from judging.api import BODY_RESPONSES, SummaryChange
from judging.api_schemas import SummaryOut
from reviews import decisions, policies, removal, transcript_corrections
from reviews.claims import Claimed
from summaries.api import transcripts
from summaries.api.auth import INGEST, OPERATE, TokenRequest, get_visible_transcript
from summaries.api.idempotency import IdempotencyKey, run_once
from summaries.api.schemas import CorrectionsIn, CorrectionsOut, StrictBody, Text
from summaries.corrections import Change, InvalidCorrection, name_speakers
from summaries.models import Summary
from summaries.moves import Actor
from summaries.services import CannotDelete, retry_with, write_by_hand
from summaries.status import Role
from web import problems
from web.conditional import IfMatch, check_unchanged
from web.problems import FieldError, Problem, error_responses
from web.text import LARGEST_SMALLINT

summary_router = Router(tags=["Summaries"])
# A path has one router, and its other methods belong to the transcripts.
transcript_router = transcripts.router
_LONGEST = 1000
_SHOWN = 200


class CancellationIn(StrictBody):
    """Why the summary is cancelled."""

    reason: Text = Field(max_length=_LONGEST, description="The history keeps it.")


@summary_router.post(
    "/{uuid:summary_id}/cancel",
    auth=OPERATE,
    operation_id="cancel_summary",
    summary="Cancel a summary",
    response=BODY_RESPONSES,
)
def cancel(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: CancellationIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """For team leads, with a reason. No model writes or judges the summary any more, and no person
    reviews it. 409 if it is decided or cancelled, has a record, or another person has claimed
    it."""

    def cancel_with_reason(summary: Summary, token: ApiToken) -> None:
        with _refusals_as_problems(body.reason):
            removal.cancel(summary, by=token.owner, reason=body.reason)

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        cancel_with_reason,
        wrong_state="Only an open case without a record can be cancelled. This one is",
    )


@summary_router.post(
    "/{uuid:summary_id}/go-on",
    auth=OPERATE,
    operation_id="go_on_without_names",
    summary="Have a summary written without names of the speakers",
    response=BODY_RESPONSES,
)
def go_on_without_names(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """For people who may correct its transcript, where it waits for names
    (`waiting_for_names`). Where a name is known, correct the transcript instead: the model writes
    once every speaker has one."""

    def go_on(summary: Summary, token: ApiToken) -> None:
        with _refusals_as_problems(str(summary.pk), "summary"):
            transcript_corrections.go_on_without_names(summary, by=token.owner)

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        go_on, wrong_state="Only a case that waits for names can go on without; this one is"
    )


class ModelIn(StrictBody):
    """The model that now writes or judges a failed summary."""

    model: Text = Field(
        max_length=_SHOWN,
        description="`offline` or a model of this installation, written as in its settings.",
        examples=["offline"],
    )


class OwnTextIn(StrictBody):
    """A reviewer's text of a failed summary."""

    text: Text = Field(max_length=100_000)


@summary_router.post(
    "/{uuid:summary_id}/model",
    auth=OPERATE,
    operation_id="retry_summary_with",
    summary="Retry a failed summary with another model",
    response=BODY_RESPONSES,
)
def retry_with_other_model(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: ModelIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """For people whose role lets them retry it. `offline` is the engine without a model; a 422
    lists the other models. The history keeps the model that failed."""

    def retry_with_model(summary: Summary, token: ApiToken) -> None:
        with _refusals_as_problems(
            body.model, "model", "is not offered", "Choose one that the detail names"
        ):
            policies.check_can_choose_model(token.owner, summary)
            retry_with(summary, body.model, by=Actor(Role.OPERATOR, token.owner))

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        retry_with_model, wrong_state="Only a failed case can be retried; this one is"
    )


@summary_router.post(
    "/{uuid:summary_id}/text",
    auth=OPERATE,
    operation_id="write_summary",
    summary="Write a failed summary yourself",
    response=BODY_RESPONSES,
)
def write(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: OwnTextIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """With a token of a reviewer of its guideline, if no model could write it. The judge reads the
    text next. Attempt and record name its writer."""

    def write_text(summary: Summary, token: ApiToken) -> None:
        with _refusals_as_problems(
            body.text, "text", "cannot be stored", "Write the summary's text"
        ):
            policies.check_can_write(token.owner, summary)
            write_by_hand(summary, text=body.text, by=token.owner)

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        write_text, wrong_state="Only a case that failed without a text can be written; this one is"
    )


class EvidenceIn(StrictBody):
    """The attempt whose evidence check failed."""

    attempt: int = Field(ge=1, le=LARGEST_SMALLINT, description="Its number.")


@summary_router.post(
    "/{uuid:summary_id}/evidence",
    auth=OPERATE,
    operation_id="check_evidence_again",
    summary="Retry a failed evidence check",
    response=BODY_RESPONSES,
)
def check_evidence(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: EvidenceIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """For people who may decide on the summary. A worker checks the sentences against the
    transcript again; the evaluations keep both checks. 409 while another person has claimed it."""

    def check_again(summary: Summary, token: ApiToken) -> None:
        fault, remedy = "is not unchecked", "Name one whose check failed"
        with _refusals_as_problems(str(body.attempt), "attempt", fault, remedy):
            decisions.check_evidence_again(summary, by=token.owner, number=body.attempt)

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        check_again,
        wrong_state="Only a case that waits for a person can be checked again; this one is",
    )


class JudgedAgainIn(StrictBody):
    """The text to judge: the newest of its summary."""

    attempt: int = Field(ge=1, le=LARGEST_SMALLINT, description="Its number.")


@summary_router.post(
    "/{uuid:summary_id}/judge",
    auth=OPERATE,
    operation_id="judge_again",
    summary="Have a text judged again",
    response=BODY_RESPONSES,
)
def judge_again(
    request: TokenRequest,
    response: HttpResponse,
    summary_id: UUID,
    body: JudgedAgainIn,
    *,
    if_match: IfMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Status[SummaryOut]:
    """For people who may decide on the summary: a reviewer's edit that no judge has read, or a text
    that was judged before its transcript was corrected, which is judged as a further attempt with
    the same words. 409 while another person has claimed it."""

    def judge(summary: Summary, token: ApiToken) -> None:
        fault, remedy = "is judged, or not the newest", "Name the newest one, not judged yet"
        with _refusals_as_problems(str(body.attempt), "attempt", fault, remedy):
            try:
                decisions.judge_again(summary, by=token.owner, seen=body.attempt)
            except decisions.StaleText as error:
                raise ValueError(str(error)) from error

    return SummaryChange(request, response, summary_id, if_match, idempotency_key).run(
        judge, wrong_state="Only a case that waits for a person can be judged again; this one is"
    )


@transcript_router.delete(
    "/{uuid:transcript_id}",
    auth=INGEST,
    operation_id="delete_transcript",
    summary="Delete a transcript with its summary",
    response={
        204: None,
        **error_responses(
            problems.NOT_FOUND,
            problems.CANNOT_DELETE,
            problems.CLAIMED,
            problems.CHANGED,
            problems.INVALID,
        ),
    },
)
def remove(
    request: TokenRequest,
    transcript_id: UUID,
    reason: Annotated[str, Query(max_length=_LONGEST, description="The deletion keeps it.")],
    if_match: IfMatch = None,
) -> Status[None]:
    """For team leads, with a reason. Removes everything that was said or written; the log keeps who
    deleted it and why. 409 if there is a record, the pipeline works on it (cancel first), another
    person has claimed it, or people have decided."""
    transcript = get_visible_transcript(request.auth, transcript_id)
    if if_match is not None:
        check_unchanged(if_match, transcripts.get_transcript_out(request, transcript_id))
    with _refusals_as_problems(reason):
        try:
            removal.delete_transcript(transcript, by=request.auth.owner, reason=reason)
        except CannotDelete as error:
            raise Problem(problems.CANNOT_DELETE, str(error)) from error
    return Status(204, None)


@transcript_router.post(
    "/{uuid:transcript_id}/corrections",
    auth=OPERATE,
    operation_id="correct_transcript",
    summary="Correct a transcript",
    response={
        200: CorrectionsOut,
        **error_responses(
            problems.MALFORMED,
            problems.NOT_FOUND,
            problems.CLAIMED,
            problems.KEY_IN_USE,
            problems.GONE,
            problems.INVALID,
        ),
    },
)
def correct_transcript(
    request: TokenRequest,
    response: HttpResponse,
    transcript_id: UUID,
    body: CorrectionsIn,
    idempotency_key: IdempotencyKey = None,
) -> Status[CorrectionsOut]:
    """For reviewers of its open cases, and for the person who handed it in. What came in and its
    hash stay; the newest correction of a turn counts, and each can be taken back. A correction that
    changes nothing is not stored. Texts that were judged before say so; `judge_again` has one
    judged again. 409 while another person has claimed a case of it."""
    transcript = get_visible_transcript(request.auth, transcript_id)
    if not transcript.turns:
        raise Problem(problems.GONE, f"What was said in {transcript.title} was disposed of.")
    named = [("speakers", change) for change in name_speakers(body.speakers)]
    asked = [*named, *_changes_in(body)]

    def correct() -> Status[CorrectionsOut]:
        with _refusals_as_problems(body.reason):
            try:
                transcript_corrections.correct_transcript(
                    transcript,
                    [change for _, change in asked],
                    by=request.auth.owner,
                    reason=body.reason,
                )
            except InvalidCorrection as error:
                above = "" if error.place is None else f"{asked[error.place][0]}."
                fault = FieldError(
                    f"{above}{error.field}", error.value, error.message, f"{error.remedy}."
                )
                raise Problem(problems.INVALID, str(error), errors=[fault]) from error
        return Status(200, CorrectionsOut.for_transcript(transcript))

    return run_once(request, response, idempotency_key, correct, model=CorrectionsOut)


def _changes_in(body: CorrectionsIn) -> Iterator[tuple[str, Change]]:
    """Each with its place in the body."""
    for number, each in enumerate(body.corrections):
        place = f"corrections[{number}]"
        if each.take_back is not None:
            yield place, Change.take_back(each.take_back)
        elif each.label is not None:
            name = Change.name(each.label, each.speaker or "")
            yield place, replace(name, first=each.first, last=each.last)
        elif each.turn is not None:
            if each.speaker is not None:
                yield place, Change.said_by(each.turn, each.speaker)
            if each.text is not None:
                yield place, Change.words(each.turn, each.text)


@contextmanager
def _refusals_as_problems(
    value: str, field: str = "reason", fault: str = "says nothing", remedy: str = "Say why in words"
) -> Iterator[None]:
    """Errors of the act, as problems; a ValueError is about `field`."""
    try:
        yield
    except PermissionDenied as error:
        whom = "a lead" if field == "reason" else "a person who may"
        detail = f"{error} Use a token of {whom} of this guideline."
        raise Problem(problems.FORBIDDEN, detail) from error
    except Claimed as error:
        raise Problem(problems.CLAIMED, str(error)) from error
    except ValueError as error:
        found = FieldError(field, value[:_SHOWN], fault, remedy)
        raise Problem(problems.INVALID, str(error), errors=[found]) from error
