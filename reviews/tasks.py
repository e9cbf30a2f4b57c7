from celery import shared_task

from reviews.submission import storing


@shared_task(name="reviews.forget_drafts", acks_late=False)
def forget_drafts() -> None:
    """Every hour; what somebody began to hand in and left."""
    storing.forget_old()
