from uuid import UUID

from celery import shared_task

from judging import services


@shared_task(name="judging.judge")
def judge(summary_id: str) -> None:
    services.judge(UUID(summary_id))
