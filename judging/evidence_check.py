"""The evidence checks of attempts: those in force, and the searches that workers run."""

from collections.abc import Iterable, Sequence
from datetime import timedelta

from countersign_judge.evidence_check import (
    EVIDENCE_CHECK,
    FAILURE,
    EvidenceState,
    check_state,
)
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.translation import gettext as _

from judging.models import Evaluation, EvidenceSearch
from summaries import jobs
from summaries.models import Attempt, JobStatus, Origin


def evidence_state(evaluations: Iterable[Evaluation]) -> EvidenceState:
    """The state of a text by all its checks: a failed one counts only if no other was answered."""
    checks = [check_state(item.details) for item in evaluations if item.judge == EVIDENCE_CHECK]
    answered = [state for state in checks if state != EvidenceState.FAILED]
    return min(answered or checks, key=list(EvidenceState).index, default=EvidenceState.UNCHECKED)


def evidence_failure(evaluations: Sequence[Evaluation]) -> str:
    """Why the last check of a text has no verdicts; '' where one was answered or none was made."""
    if evidence_state(evaluations) != EvidenceState.FAILED:
        return ""
    return [str(item.details[FAILURE]) for item in evaluations if item.judge == EVIDENCE_CHECK][-1]


def evaluations_in_force(evaluations: Sequence[Evaluation]) -> list[Evaluation]:
    """Drops failed checks if another one was answered."""
    if evidence_state(evaluations) == EvidenceState.FAILED:
        return list(evaluations)
    return [item for item in evaluations if evidence_state([item]) != EvidenceState.FAILED]


# --- Evidence search --------------------------------------------------------
# Evidence for a text that no judge has scored. A worker searches once per text: neither the text
# nor its transcript ever changes, so the result stays valid.

_ENDED = set(JobStatus) - JobStatus.pending()
# A check takes seconds. After this long, no worker has picked it up.
_LATE_AFTER = timedelta(minutes=1)


@transaction.atomic
def request_search(attempt: Attempt) -> EvidenceSearch:
    """Have a worker look for evidence, unless a search exists."""
    search, made = EvidenceSearch.objects.get_or_create(attempt=attempt)
    if made:
        jobs.enqueue(search)
    return search


@transaction.atomic
def request_recheck(attempt: Attempt, *, by: User) -> EvidenceSearch:
    """Have a worker repeat a failed check. The failed one stays among the evaluations.

    Raises ValueError where no check failed.
    """
    if evidence_state(attempt.evaluations.all()) != EvidenceState.FAILED:
        raise ValueError(
            _("The evidence check of attempt {number} did not fail.").format(number=attempt.number)
        )
    search, made = EvidenceSearch.objects.get_or_create(attempt=attempt, defaults={"asked_by": by})
    ended = EvidenceSearch.objects.filter(pk=search.pk, status__in=_ENDED)
    anew = {"status": JobStatus.QUEUED, "failure": "", "created_at": Now(), "nudged_at": Now()}
    if made or ended.update(asked_by=by, **anew):
        jobs.enqueue(search)
    return search


def is_unread(attempt: Attempt) -> bool:
    """Whether it is a reviewer's text without a score. Reads the evaluations: prefetch them."""
    verdicts = (item for item in attempt.evaluations.all() if item.judge != EVIDENCE_CHECK)
    return attempt.origin == Origin.REVIEWER and not any(verdicts)


def get_search(attempt: Attempt) -> EvidenceSearch | None:
    """None before a search is requested."""
    return EvidenceSearch.objects.filter(attempt=attempt).first()


def is_late(search: EvidenceSearch) -> bool:
    return search.pending and timezone.now() - search.created_at > _LATE_AFTER
