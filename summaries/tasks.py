"""Celery tasks of this app; Celery finds them by this module name."""

from uuid import UUID

from celery import shared_task

from summaries import jobs, naming, pipeline, recordings, services, suggestions
from summaries.api import idempotency
from summaries.pipeline import sweep_summaries


@shared_task(name="summaries.write")
def write(summary_id: str) -> None:
    services.write_next_attempt(UUID(summary_id))


@shared_task(name="summaries.pipeline", acks_late=False)
def sweep_due() -> None:
    naming.sweep()
    sweep_summaries()
    jobs.sweep()


@shared_task(name="summaries.rescan", acks_late=False)
def rescan() -> None:
    pipeline.rescan_transcripts()


@shared_task(name="summaries.suggest")
def suggest(suggestion_id: str) -> None:
    suggestions.run(UUID(suggestion_id))


@shared_task(name="summaries.forget_answers", acks_late=False)
def forget_answers() -> None:
    idempotency.delete_expired_answers()


@shared_task(name="summaries.sweep_recordings", acks_late=False)
def sweep_recordings() -> None:
    recordings.sweep()
