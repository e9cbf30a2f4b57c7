from celery import shared_task

from insight import drift_notices


@shared_task(name="insight.watch_drift", acks_late=False)
def watch_drift() -> None:
    """Every hour; it reads a guideline's decisions once a week."""
    drift_notices.watch()
