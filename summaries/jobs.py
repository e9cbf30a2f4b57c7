"""Background jobs for pages: one worker runs each; a lost message is sent again."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, TypeVar
from uuid import UUID

from countersign_judge.llm.errors import Permanent, SetUpFault, Transient, Unreachable
from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from summaries import leases
from summaries.models import Job, JobStatus
from summaries.moves import send_task

_MAX_SWEPT = 100
_HOUR = timedelta(hours=1)

SomeJob = TypeVar("SomeJob", bound=Job)


class HourlyLimitReached(Exception):
    """A person has reached the hourly limit for jobs of a kind."""

    def __init__(self, most: int, again: datetime) -> None:
        at = f"{timezone.localtime(again):%H:%M}"
        super().__init__(f"You have asked {most} times in an hour. Ask again after {at}.")
        self.again = again


class Paused(Exception):
    """Raised by the work of a PausableJob to go on after `seconds`; `reason` may be empty."""

    def __init__(self, reason: str = "", *, seconds: float = 0.0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seconds = seconds


def enqueue(job: Job) -> None:
    """Tell a worker after the commit."""
    transaction.on_commit(partial(send_task, job.task, job.pk))


@transaction.atomic
def retry_failed_job(job: Job) -> bool:
    """Whether it had failed and now waits for a worker again."""
    failed = type(job)._default_manager.filter(pk=job.pk, status=JobStatus.FAILED)
    if not failed.update(status=JobStatus.QUEUED, failure="", nudged_at=Now()):
        return False
    enqueue(job)
    return True


def check_hourly_limit(kind: type[Job], /, *, by: User, most: int, **which: Any) -> None:
    """Counts the jobs with the columns `which`. Raises AskedTooOften. Call it in the transaction
    that makes the job: a second request waits for it."""
    get_user_model().objects.select_for_update(no_key=True).get(pk=by.pk)
    lately = kind._default_manager.filter(asked_by=by, created_at__gt=Now() - _HOUR, **which)
    made = list(lately.order_by("-created_at").values_list("created_at", flat=True)[:most])
    if len(made) >= most:
        raise HourlyLimitReached(most, made[-1] + _HOUR)


def sweep() -> int:
    """Send again every job, of any app, whose message or worker was lost; returns their number."""
    return sum(_sweep_kind(kind) for kind in apps.get_models() if issubclass(kind, Job))


def _sweep_kind(kind: type[Job]) -> int:
    before = Now() - timedelta(seconds=leases.RESEND_AFTER_SECONDS)
    # A stamp in the future was written before the clock was set back.
    stale = Q(nudged_at__lt=before) | Q(nudged_at__gt=Now() + leases.LONGEST_LEASE)
    lost = leases.available_rows(_due_jobs(kind)).filter(stale)
    count = 0
    # The columns for the task's name are read on sending; the rest of a row may be large.
    for job in list(lost.order_by("nudged_at").only("pk")[:_MAX_SWEPT]):
        # Of two sweeps at once, the second sees the stamp of the first.
        if lost.filter(pk=job.pk).update(nudged_at=Now()):
            send_task(job.task, job.pk)
            count += 1
    return count


def run(kind: type[SomeJob], job_id: UUID, work: Callable[[SomeJob], None]) -> None:
    """Do `work` unless another worker has; errors of the model end the job with their reason.

    `work` writes its result to its row; only the holder of the lease saves it.
    """
    token = leases.acquire(_due_jobs(kind).filter(pk=job_id), status=JobStatus.RUNNING)
    if token is None:
        return
    job = kind._default_manager.get(pk=job_id)
    try:
        leases.check_workers_lost(job)
        with leases.keep_lease(job, token):
            work(job)
    except Paused as pause:
        _pause_job(job, token, pause)
    except (SetUpFault, Unreachable) as error:
        _end_job(job, token, failure=str(error))
    except Transient as error:
        _end_job(job, token, failure=f"{error}. Ask again in a while.")
    except Permanent as error:
        _end_job(job, token, failure=str(error) or type(error).__name__)
    except BaseException as error:
        fault = type(error).__name__
        _end_job(job, token, failure=f"internal error ({fault}), see the log of the server")
        raise
    else:
        _end_job(job, token)


def _due_jobs(kind: type[SomeJob]) -> QuerySet[SomeJob]:
    return kind._default_manager.filter(kind.due(), status__in=JobStatus.pending())


def _pause_job(job: Job, token: UUID, pause: Paused) -> None:
    """Sends a message at once if there is no pause; the sweep finds jobs that rest longer."""
    given_back = leases.release(
        leases.held_row(job, token),
        status=JobStatus.QUEUED,
        nudged_at=Now(),
        **job.rest(pause.reason, pause.seconds),
    )
    if given_back and not pause.seconds:
        send_task(job.task, job.pk)


def _end_job(job: Job, token: UUID, *, failure: str = "") -> None:
    leases.release(
        leases.held_row(job, token),
        status=JobStatus.FAILED if failure else JobStatus.DONE,
        failure=failure,
        **({} if failure else job.outcome()),
    )
