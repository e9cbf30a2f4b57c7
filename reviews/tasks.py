from uuid import UUID

from celery import shared_task

from reviews.sinks import dispatching
from reviews.webhooks import addressing, delivery


@shared_task(name="reviews.outbox", acks_late=False, expires=30)
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
