from uuid import UUID

from celery import shared_task

from reviews import passwords
from reviews.handing_in import keeping
from reviews.notifications import accounting, drifting, finding, mailing
from reviews.sinks import dispatching
from reviews.webhooks import addressing, delivery


@shared_task(name="reviews.outbox", acks_late=False)
def outbox() -> None:
    """Whatever has to go out: a lost message or a killed worker costs until the next tick."""
    addressing.address()
    for endpoint in delivery.due_endpoints():
        deliver.delay(str(endpoint))
    for sink in dispatching.due_sinks():
        dispatch.delay(sink)


@shared_task(name="reviews.deliver")
def deliver(endpoint_id: str) -> None:
    delivery.deliver_to(UUID(endpoint_id))


@shared_task(name="reviews.dispatch")
def dispatch(sink: str) -> None:
    dispatching.send_to(sink)


@shared_task(name="reviews.notify", acks_late=False)
def notify() -> None:
    """Writes down what is new; a letter that was lost is sent for again at the next tick."""
    finding.find()
    for user_id in mailing.due():
        mail.delay(user_id)
    for letter in accounting.due():
        account_letter.delay(letter)


@shared_task(name="reviews.watch_drift", acks_late=False)
def watch_drift() -> None:
    """Every hour; it reads a guideline's decisions once a week."""
    drifting.watch()


@shared_task(
    name=passwords.TASK,
    autoretry_for=passwords.NOT_TAKEN,
    max_retries=3,
    retry_backoff=30,
)
def password_links(email: str) -> None:
    passwords.send_links(email)


@shared_task(name="reviews.forget_drafts", acks_late=False)
def forget_drafts() -> None:
    """Every hour; what somebody began to hand in and left."""
    keeping.forget_old()


@shared_task(name="reviews.mail")
def mail(user_id: int) -> None:
    mailing.mail(user_id)


@shared_task(name="reviews.account_letter")
def account_letter(pk: int) -> None:
    accounting.send(pk)
