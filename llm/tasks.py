from datetime import timedelta

from celery import shared_task
from django.utils import timezone

from llm import cache, months
from llm.conf import options


@shared_task(name="llm.prune_answers", acks_late=False)
def prune_answers() -> None:
    cache.prune(timezone.now() - timedelta(days=options().CACHE_DAYS))


@shared_task(name="llm.make_months", acks_late=False)
def make_months() -> None:
    months.make_months()
