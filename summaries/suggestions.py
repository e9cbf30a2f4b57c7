"""Suggestions: a model rewrites an employee's text when its author asks; the author decides."""

from uuid import UUID

from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils.translation import gettext as _

from summaries import jobs
from summaries.models import Attempt, JobStatus, Suggestion, Summary
from summaries.status import ForbiddenMove, Status
from summaries.writing import WritingTask, write_draft


def check_author_can_revise(summary: Summary, by: User) -> None:
    """Raises ForbiddenMove unless the summary was returned to `by`, its author."""
    if summary.author_id != by.pk:
        raise ForbiddenMove(_("Only the author can revise a summary."))
    if summary.status != Status.RETURNED:
        refusal = _("This summary was not returned to you: {status}.")
        raise ForbiddenMove(refusal.format(status=summary.get_status_display()))


@transaction.atomic
def request_suggestion(summary: Summary, *, by: User) -> Suggestion:
    """Have the writer's model rewrite the returned text; returns a pending suggestion if there is
    one. Raises ForbiddenMove, jobs.AskedTooOften, and ValueError without a model."""
    check_author_can_revise(summary, by)
    if summary.effective_writer_model == OFFLINE:
        raise ValueError(
            _("Rewriting needs a language model. Set one up on the page “Set up a model”.")
        )
    attempt = summary.attempt_to_rewrite
    assert attempt is not None  # noqa: S101 (the text that came back)
    pending = attempt.suggestions.filter(status__in=JobStatus.pending()).first()
    if pending is not None:
        return pending
    jobs.check_hourly_limit(Suggestion, by=by, most=settings.HOURLY_LIMITS.suggestions)
    made = Suggestion.objects.create(attempt=attempt, asked_by=by)
    jobs.enqueue(made)
    return made


def run(suggestion_id: UUID) -> None:
    """Write the suggestion, unless another worker does."""
    jobs.run(Suggestion, suggestion_id, _write_suggestion)


def _write_suggestion(suggestion: Suggestion) -> None:
    related = ("summary__transcript", "summary__guideline_version")
    attempt = Attempt.objects.select_related(*related).get(pk=suggestion.attempt_id)
    assignment = WritingTask.prepare(attempt.summary, attempt)
    suggestion.text = write_draft(assignment)
    suggestion.model = assignment.model


@transaction.atomic
def accept_suggestion(suggestion: Suggestion, *, by: User, typed: str = "") -> str:
    """The author takes it into their text, which is marked from then on.

    `typed` is the text that it replaces, stored with it. Raises ForbiddenMove.
    """
    check_author_can_revise(suggestion.attempt.summary, by)
    if suggestion.status != JobStatus.DONE:
        raise ForbiddenMove(_("This suggestion is not ready yet."))
    untaken = Suggestion.objects.filter(pk=suggestion.pk, taken_at=None)
    untaken.update(taken_at=Now(), replaced=typed)
    return suggestion.text


def find_suggesting_model(base: Attempt, text: str) -> str:
    """The model behind `text`, which its author made from `base`; empty if there is none.

    A suggestion counts if it was taken or if the text is identical to it, and for every text made
    from a marked one.
    """
    for suggestion in base.suggestions.filter(status=JobStatus.DONE):
        if suggestion.taken_at or suggestion.text.split() == text.split():
            return suggestion.model
    earlier: Attempt | None = base
    while earlier is not None and not earlier.suggested_by:
        earlier = earlier.based_on
    return earlier.suggested_by if earlier else ""
