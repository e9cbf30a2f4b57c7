from celery import shared_task

from reviews import submission


@shared_task(name="reviews.forget_drafts", acks_late=False)
def forget_drafts() -> None:
    """Every hour; what somebody began to hand in and left."""
    submission.delete_old_drafts()
