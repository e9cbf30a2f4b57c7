"""What happens to a summary: writing, resubmitting, retrying, cancelling, deleting."""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import ProtectedError, QuerySet
from django.utils.translation import gettext as _

from llm.conf import model_settings
from summaries import prompts, recordings
from summaries.models import (
    Attempt,
    Deletion,
    FailureKind,
    Origin,
    Summary,
    Transcript,
    Transition,
)
from summaries.moves import Actor, StaleStatus, move
from summaries.pipeline import run_step
from summaries.status import WORKING, Action, ForbiddenMove, Role, Status
from summaries.suggestions import check_author_can_revise, find_suggesting_model
from summaries.texts import UnfitText, clean_summary_text, require_reason, sha256
from summaries.writing import WritingTask, write_draft
from web.text import localize_number

LONGEST_APPEAL = 1_000
_TO_WRITE = frozenset({Status.QUEUED, Status.REVISING})


def write_next_attempt(summary_id: UUID) -> None:
    """Have the model write the next attempt of a summary that waits for one."""
    run_step(summary_id, statuses=_TO_WRITE, role=Role.WRITER, work=_write_under_lease)


def _write_under_lease(summary: Summary, lease: UUID) -> None:
    # A queued summary has no text.
    previous = None if summary.status == Status.QUEUED else summary.attempt_to_rewrite
    assignment = WritingTask.prepare(summary, previous)
    text = write_draft(assignment)
    if _has_text(summary, text):
        text = write_draft(replace(assignment, insistent=True))
    if _has_text(summary, text):
        move(summary, Action.EXHAUST, by=Actor(Role.WRITER), lease=lease, reason=_SAME_TEXT)
        return
    with transaction.atomic():
        move(summary, Action.WRITE, by=Actor(Role.WRITER), lease=lease)
        add_attempt(
            summary,
            text=text,
            origin=Origin.MODEL,
            based_on=previous,
            model=assignment.model,
            told=assignment.background.as_dict(),
        )


_SAME_TEXT = "the model gave a text that was there before, also when it was asked to change it"


def _has_text(summary: Summary, text: str) -> bool:
    return summary.attempts.filter(sha256=sha256(text)).exists()


def add_attempt(
    summary: Summary,
    *,
    text: str,
    origin: Origin,
    based_on: Attempt | None,
    model: str = "",
    suggested_by: str = "",
    told: dict[str, Any] | None = None,
    by: User | None = None,
) -> Attempt:
    """Store the next text; `told` is a model's `Background`.

    Raises IntegrityError if another one has taken the number.
    """
    last = summary.attempts.order_by("-number").values_list("number", flat=True).first()
    return Attempt.objects.create(
        summary=summary,
        number=(last or 0) + 1,
        origin=origin,
        text=text,
        sha256=sha256(text),
        model=model,
        prompt_version=prompts.VERSION if model else "",
        written_by=by,
        suggested_by=suggested_by,
        told=told,
        based_on=based_on,
    )


def repeat_attempt(attempt: Attempt) -> Attempt:
    """The same text by the same writer as the next attempt: each has one verdict, and this one is
    judged by a transcript that was corrected since."""
    kept = ("origin", "text", "sha256", "model", "prompt_version", "written_by", "suggested_by")
    last = attempt.summary.attempts.order_by("-number")[0]
    return Attempt.objects.create(
        summary=attempt.summary,
        number=last.number + 1,
        based_on=attempt,
        **{name: getattr(attempt, name) for name in kept},
    )


@transaction.atomic
def resubmit_summary(summary: Summary, *, text: str, by: User) -> Attempt:
    """Store an author's next text of a summary that was returned to them.

    Raises ForbiddenMove or StaleStatus when they may not resubmit it now, UnfitText for a text that
    cannot be stored or is the returned one; nothing is written then.
    """
    check_author_can_revise(summary, by)
    text = clean_summary_text(text)
    base = summary.attempt_to_rewrite
    assert base is not None  # noqa: S101 (what came back has the text that did)
    if text == base.text:
        raise UnfitText(
            _("is the text that was returned"), _("Change what fell short, then resubmit.")
        )
    model = find_suggesting_model(base, text)
    reason = f"begun from a suggestion by {model}" if model else ""
    move(summary, Action.RESUBMIT, by=Actor(Role.AUTHOR, by), reason=reason)
    return add_attempt(
        summary, text=text, origin=Origin.AUTHOR, based_on=base, suggested_by=model, by=by
    )


def appeal_return(summary: Summary, *, reason: str, by: User) -> None:
    """The author of a text that the judge returned asks a reviewer to decide on it unchanged.

    Raises ForbiddenMove or StaleStatus when they may not appeal now, ValueError for a reason
    without words; nothing is written then.
    """
    check_can_appeal(summary, by)
    reason = require_reason(reason, missing=_("Say why your summary is correct."))
    if "\x00" in reason or len(reason) > LONGEST_APPEAL:
        refusal = _(
            "The reason has {length} characters or contains a NUL character. Write at most "
            "{most} characters."
        )
        raise ValueError(
            refusal.format(
                length=localize_number(len(reason)), most=localize_number(LONGEST_APPEAL)
            )
        )
    move(summary, Action.APPEAL, by=Actor(Role.AUTHOR, by), reason=reason)


def check_can_appeal(summary: Summary, by: User) -> None:
    """Raises ForbiddenMove unless the judge, and no reviewer, returned the text to `by`."""
    check_author_can_revise(summary, by)
    returns = summary.transitions.filter(action=Action.RETURN).order_by("at", "id")
    last = returns.last()
    if last is None or last.role != Role.JUDGE:
        raise ForbiddenMove(_("A reviewer returned this text. Change it first."))


def retry_summary(summary: Summary, *, by: Actor, reason: str = "") -> None:
    """Put a failed summary back to the status that it failed in."""
    new = Status(summary.failed_from or Status.QUEUED)
    move(summary, Action.RETRY, by=by, new=new, reason=reason)


# --- Ways on after a failure ------------------------------------------------
# For a transcript that a provider filters, or a model that fails.


class UnknownModel(ValueError):
    """Not a model to choose for this summary; the message names the choices."""


def list_other_models(summary: Summary) -> list[str]:
    """The models that may continue a failed summary: the offline engine, the installation's, and
    those of COUNTERSIGN_OTHER_MODELS, without the one that failed."""
    return [model for model in model_settings().choices if model != _get_failed_model(summary)]


def _get_failed_model(summary: Summary) -> str:
    wanting_a_text = summary.failed_unwritten
    return summary.effective_writer_model if wanting_a_text else summary.effective_judge_model


@transaction.atomic
def retry_with(summary: Summary, model: str, *, by: Actor) -> None:
    """Continue a failed summary with another model, which writes or judges it from now on.

    Raises UnknownModel, and ForbiddenMove or StaleStatus for a summary that did not fail.
    """
    if summary.status == Status.FAILED and model not in list_other_models(summary):
        known = ", ".join(list_other_models(summary))
        refusal = _("{model!r} is not a model for this case. Choose one of {known}.")
        raise UnknownModel(refusal.format(model=model[:200], known=known))
    failed, field = _get_failed_model(summary), "judge_model"
    if summary.failed_unwritten:
        field = "writer_model"
    retry_summary(summary, by=by, reason=f"with {model} in the place of {failed}")
    Summary.objects.filter(pk=summary.pk).update(**{field: model})


@transaction.atomic
def write_by_hand(summary: Summary, *, text: str, by: User) -> Attempt:
    """Store a reviewer's text of a summary that no model could write; the judge reads it next.

    Raises UnfitText, and ForbiddenMove or StaleStatus for a summary that needs no text.
    """
    text = clean_summary_text(text)
    if summary.status == Status.FAILED and not summary.failed_unwritten:
        raise ForbiddenMove(_("The case has a text that could not be judged."))
    base = summary.attempt_to_rewrite
    reason = f"in the place of {summary.effective_writer_model}"
    move(summary, Action.WRITE, by=Actor(Role.REVIEWER, by), reason=reason)
    return add_attempt(summary, text=text, origin=Origin.REVIEWER, based_on=base, by=by)


# --- Retrying many ----------------------------------------------------------

# At once, so that an answer takes seconds; the rest stays failed and is found again.
MAX_RETRIED = 1000


def failed_summaries(
    among: QuerySet[Summary],
    *,
    kind: FailureKind | str | None = None,
    guideline: str = "",
    since: datetime | None = None,
) -> QuerySet[Summary]:
    """Those of a kind, under a guideline, failed since a time; an empty filter matches all.

    The first to fail come first.
    """
    filters = {
        "failure_kind": kind,
        "guideline_version__guideline__name": guideline,
        "status_since__gte": since,
    }
    given = {name: value for name, value in filters.items() if value}
    return among.filter(status=Status.FAILED, **given).order_by("status_since", "pk")


def retry_all(summaries: QuerySet[Summary], *, by: Actor, limit: int = MAX_RETRIED) -> list[UUID]:
    """Retry up to `limit` of the failed `summaries`; returns the ids of those retried.

    Separately, so one that another person has retried meanwhile is left out.
    """
    retried = []
    for summary in summaries.defer("words").select_related(None)[:limit]:
        with suppress(ForbiddenMove, StaleStatus):
            retry_summary(summary, by=by)
            retried.append(summary.pk)
    return retried


# --- Cancelling and deleting ------------------------------------------------
# A summary can be cancelled, and a transcript deleted, while there is no record. `reviews.removal`
# checks permissions and that no other person works on it.


class CannotDelete(Exception):
    """Something that has to stay depends on the transcript; the message says what."""


def cancel_summary(summary: Summary, *, by: User, reason: str) -> None:
    """Close a summary without a decision. Raises ForbiddenMove or StaleStatus as `move`, and
    ForbiddenMove for one with a record: once cancelled, it could not be corrected."""
    if has_record(summary):
        raise ForbiddenMove(_("This case has a record. Cancel its correction instead."))
    move(summary, Action.CANCEL, by=Actor(Role.OPERATOR, by), reason=reason)


@transaction.atomic
def delete_transcript(transcript: Transcript, *, by: User, reason: str) -> Deletion:
    """Delete a transcript with its summaries and texts; a Deletion stays. Raises CannotDelete."""
    summaries = list(transcript.summaries.select_for_update().order_by("created_at"))
    check_can_delete(summaries)
    moves = (row for summary in summaries for row in summary.transitions.select_related("actor"))
    deletion = Deletion.objects.create(
        transcript_id=transcript.pk,
        source=transcript.source,
        external_id=transcript.external_id,
        sha256=transcript.sha256,
        history=[_transition_entry(row) for row in moves],
        by=by,
        reason=reason,
    )
    try:
        with transaction.atomic():
            _delete_rows(transcript, summaries)
    except (ProtectedError, IntegrityError) as error:
        refusal = _("People have worked on this case. Cancel or reject it instead.")
        raise CannotDelete(refusal) from error
    return deletion


def check_can_delete(summaries: list[Summary]) -> None:
    """Raises CannotDelete for a summary with a record, and for one in the pipeline."""
    if any(map(has_record, summaries)):
        raise CannotDelete(_("A record is based on this transcript."))
    if {Status(summary.status) for summary in summaries} & WORKING:
        raise CannotDelete(_("This case is being processed. Cancel it first."))


def has_record(summary: Summary) -> bool:
    """Whether it has a record, also while it is being corrected."""
    return summary.transitions.filter(action=Action.APPROVE).exists()


def _transition_entry(row: Transition) -> dict[str, Any]:
    return {
        "summary": str(row.summary_id),
        "action": row.action,
        "old": row.old,
        "new": row.new,
        "role": row.role,
        "actor": row.actor.get_username() if row.actor else None,
        "at": row.at.isoformat(),
    }


def _delete_rows(transcript: Transcript, summaries: list[Summary]) -> None:
    recordings.remove(transcript)
    Transition.objects.filter(summary__in=summaries).delete()
    for summary in summaries:
        # A text is protected by those made from it.
        for attempt in summary.attempts.order_by("-number"):
            attempt.delete()
        summary.delete()
    transcript.delete()
