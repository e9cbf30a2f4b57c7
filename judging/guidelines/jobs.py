"""Work that a worker does for a page: taken by one worker, ended once, nudged when it was lost."""

import uuid
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Now

from judging.models import Job, JobStatus, Preview, StepsJob
from llm.errors import Permanent, Transient
from summaries.moves import send

TASKS: dict[type[Job], str] = {Preview: "judging.preview", StepsJob: "judging.steps"}
# Nothing renews it: it outlasts the slowest of judges, and a killed worker's job waits for it.
LEASE = timedelta(minutes=15)

SomeJob = TypeVar("SomeJob", Preview, StepsJob)


def enqueue(job: Job) -> None:
    """Tell a worker after the commit."""
    transaction.on_commit(partial(send, TASKS[type(job)], job.pk))


def nudge_again(job: SomeJob) -> None:
    """Whoever waits for a job whose message or worker was lost has it sent again."""
    lost = Now() - timedelta(seconds=settings.NUDGE_AGAIN_SECONDS)
    waiting = type(job).objects.filter(_free(), pk=job.pk, nudged_at__lt=lost)
    if waiting.update(nudged_at=Now()):
        send(TASKS[type(job)], job.pk)


def run(kind: type[SomeJob], job_id: UUID, work: Callable[[SomeJob], None]) -> None:
    """Do `work` unless another worker has; errors of the model end the job with their reason.

    `work` writes its result on the row it is given; only the holder of the lease saves it.
    """
    token = uuid.uuid4()
    taken = kind.objects.filter(_free(), pk=job_id).update(
        status=JobStatus.RUNNING, lease_token=token, lease_until=Now() + LEASE
    )
    if not taken:
        return
    job = kind.objects.select_related("version__guideline").get(pk=job_id)
    try:
        work(job)
    except Transient as error:
        _end(job, token, failure=f"{error}. Ask again in a while.")
    except Permanent as error:
        _end(job, token, failure=str(error) or type(error).__name__)
    except BaseException as error:
        _end(job, token, failure=f"internal fault: {type(error).__name__}; the log has more")
        raise
    else:
        _end(job, token)


def _free() -> Q:
    return Q(status=JobStatus.QUEUED) | Q(status=JobStatus.RUNNING, lease_until__lt=Now())


def _end(job: SomeJob, token: UUID, *, failure: str = "") -> None:
    results: dict[str, Any] = {"results": job.results} if isinstance(job, Preview) else {}
    type(job).objects.filter(pk=job.pk, lease_token=token).update(
        status=JobStatus.FAILED if failure else JobStatus.DONE,
        failure=failure,
        lease_token=None,
        lease_until=None,
        **results,
    )
