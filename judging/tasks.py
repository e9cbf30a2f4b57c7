"""Celery tasks of the room, found by Celery under this name."""

from uuid import UUID

from celery import shared_task

from judging import previews, services
from judging.guidelines import trials
from judging.models import EvidenceSearch, MeetingTrial, Preview, StepsJob, Trial
from summaries import jobs


@shared_task(name="judging.judge")
def judge(summary_id: str) -> None:
    services.judge(UUID(summary_id))


@shared_task(name="judging.preview")
def preview(preview_id: str) -> None:
    previews.run_preview(UUID(preview_id))


@shared_task(name="judging.steps")
def write_steps(job_id: str) -> None:
    previews.run_steps(UUID(job_id))


@shared_task(name="judging.trial")
def try_text(trial_id: str) -> None:
    previews.run_trial(UUID(trial_id))


@shared_task(name="judging.try_meeting")
def try_meeting(trial_id: str) -> None:
    trials.run(UUID(trial_id))


@shared_task(name="judging.evidence")
def look_for_evidence(search_id: str) -> None:
    services.run_search(UUID(search_id))


@shared_task(name="judging.sweep", acks_late=False)
def sweep_jobs() -> None:
    jobs.sweep(EvidenceSearch, MeetingTrial, Preview, StepsJob, Trial)
