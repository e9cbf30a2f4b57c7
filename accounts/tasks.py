from celery import shared_task

from accounts import password_reset


@shared_task(
    name=password_reset.TASK,
    autoretry_for=password_reset.MAIL_ERRORS,
    max_retries=3,
    retry_backoff=30,
)
def password_links(email: str) -> None:
    password_reset.send_links(email)
