"""Celery tasks of this app; Celery finds them by this module name."""

from uuid import UUID

from celery import shared_task

from judging import services, tryouts
from judging.guidelines import steps


@shared_task(name="judging.judge")
def judge(summary_id: str) -> None:
    services.judge_summary(UUID(summary_id))


@shared_task(name="judging.try_out")
def try_out(try_out_id: str) -> None:
    tryouts.run_try_out(UUID(try_out_id))


# The same for many texts: its name has its own queue.
@shared_task(name="judging.backtest")
def backtest(try_out_id: str) -> None:
    tryouts.run_try_out(UUID(try_out_id))


@shared_task(name="judging.steps")
def write_steps(job_id: str) -> None:
    steps.run_job(UUID(job_id))


@shared_task(name="judging.evidence")
def look_for_evidence(search_id: str) -> None:
    services.run_search(UUID(search_id))
