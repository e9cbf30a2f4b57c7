"""What every way into the API does with one transcript: check it, store it, answer for it."""

from typing import TYPE_CHECKING
from uuid import UUID

from summaries.api import problems
from summaries.api.problems import FieldError, Problem
from summaries.api.schemas import TranscriptAccepted, TranscriptIn, TranscriptLinks
from summaries.ingest import ExternalIdConflict, Ingested, InvalidSubmission, Submission, ingest
from summaries.models import Summary
from summaries.status import Status as CaseStatus

if TYPE_CHECKING:
    from django.contrib.auth.models import User

ROOT = "/api/v1"


def taken_in(body: TranscriptIn, *, by: "User") -> Ingested:
    """Raises Problem: 422 for what cannot be taken, 409 for an external id with another body."""
    return stored(_submission(body), by=by)


def stored(submission: Submission, *, by: "User") -> Ingested:
    """Raises as `taken_in` does."""
    try:
        return ingest(submission, by=by)
    except InvalidSubmission as error:
        raise _invalid(error) from error
    except ExternalIdConflict as error:
        raise _taken(error) from error


def _submission(body: TranscriptIn) -> Submission:
    # A turn's own dictionary: `model_dump` goes through every value again.
    content = body.text or [vars(turn) for turn in body.turns or []]
    return Submission(
        source=body.source,
        external_id=body.external_id,
        title=body.title,
        content=content,
        format=body.format,
        guideline=body.guideline,
        occurred_at=body.occurred_at,
        own_summary=body.summary,
    )


def _invalid(error: InvalidSubmission) -> Problem:
    fault = FieldError(error.field, error.value, error.message, error.remedy)
    return Problem(problems.INVALID, f"1 fault in the request: {error}.", errors=[fault])


def _taken(error: ExternalIdConflict) -> Problem:
    stored = error.transcript
    fault = FieldError(
        "external_id",
        stored.external_id,
        "is stored with another body",
        "Send the very same body to get the stored one, or another external_id for a new one.",
    )
    return Problem(
        problems.EXTERNAL_ID_TAKEN,
        f"{stored.source}/{stored.external_id} is already stored with another body.",
        errors=[fault],
    )


def accepted_as(summary: Summary) -> TranscriptAccepted:
    transcript = summary.transcript
    return TranscriptAccepted(
        id=transcript.pk,
        status=CaseStatus(summary.status),
        created_at=transcript.created_at,
        links=links_of(transcript.pk, summary),
    )


def links_of(transcript_id: UUID, summary: Summary) -> TranscriptLinks:
    case = f"{ROOT}/summaries/{summary.pk}"
    return TranscriptLinks(
        self=f"{ROOT}/transcripts/{transcript_id}",
        turns=f"{ROOT}/transcripts/{transcript_id}/turns",
        summary=case,
        # Approval and record are one transaction.
        record=f"{case}/record" if summary.status == CaseStatus.APPROVED else None,
    )
