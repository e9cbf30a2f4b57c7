from uuid import UUID

from celery import shared_task

from measuring import mark_rates, stored
from measuring.judgements import batches


@shared_task(name="measuring.draw")
def draw(drawing_id: str) -> None:
    stored.run_drawing(UUID(drawing_id))


@shared_task(name="measuring.judgements")
def judgements(batch_id: str) -> None:
    batches.run_batch(UUID(batch_id))


@shared_task(name="measuring.forget_judgements", acks_late=False)
def forget_judgements() -> None:
    batches.forget_old_batches()


@shared_task(name="measuring.rate_marks", acks_late=False)
def rate_marks() -> None:
    mark_rates.keep_decided()
