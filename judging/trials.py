"""Judging a text that an author is still working on, as often as a limit allows. The case is read
and nothing else: what counts is the judgement of the text that they hand in."""

from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import UUID

from django.conf import settings
from django.db import transaction

from judging.guidelines import previews
from judging.models import Trial
from summaries import jobs
from summaries.models import Attempt, JobStatus, Summary
from summaries.redaction.masking import veil_for
from summaries.suggestions import check_with_author
from summaries.texts import sha256

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def request(summary: Summary, *, text: str, by: "User") -> Trial:
    """Have a worker judge `text` under the case's guideline; the same text again gives the first.

    Raises summaries.status.ForbiddenMove, jobs.AskedTooOften, and ValueError for a text that
    cannot be stored.
    """
    check_with_author(summary, by)
    text = text.replace("\r\n", "\n").strip()
    if not text or "\x00" in text:
        raise ValueError("The text is empty or holds a NUL character. Write the summary's text.")
    attempt = summary.to_rewrite
    assert attempt is not None  # noqa: S101 (the text that came back)
    known = attempt.trials.exclude(status=JobStatus.FAILED).filter(sha256=sha256(text)).first()
    if known is not None:
        return known
    jobs.check_asked(Trial, by=by, most=settings.TRIALS_PER_HOUR)
    trial = Trial.objects.create(attempt=attempt, text=text, sha256=sha256(text), asked_by=by)
    jobs.enqueue(trial)
    return trial


def run(trial_id: UUID) -> None:
    """Judge as the trial asks, unless another worker does."""
    jobs.run(Trial, trial_id, _judge)


def _judge(trial: Trial) -> None:
    related = ("summary__transcript", "summary__guideline_version")
    attempt = Attempt.objects.select_related(*related).get(pk=trial.attempt_id)
    version = attempt.summary.guideline_version
    veil = veil_for(attempt.summary, version)
    case = replace(previews.case_of(version, attempt, trial.pk), text=trial.text, veil=veil)
    judgements = previews.judgements_of(case, version)
    findings = [item.stored() for judgement in judgements for item in judgement.findings]
    trial.results = {**previews.results_of(judgements), "findings": findings}
