from uuid import UUID

from celery import shared_task

from judging import services
from judging.guidelines import jobs, previews, steps


@shared_task(name="judging.judge")
def judge(summary_id: str) -> None:
    services.judge(UUID(summary_id))


@shared_task(name="judging.preview")
def preview(preview_id: str) -> None:
    previews.run(UUID(preview_id))


@shared_task(name="judging.steps")
def write_steps(job_id: str) -> None:
    steps.run(UUID(job_id))


@shared_task(name="judging.sweep", acks_late=False, expires=30)
def sweep_jobs() -> None:
    jobs.sweep()
