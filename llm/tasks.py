from datetime import timedelta

from celery import shared_task
from django.utils import timezone

from llm import cache, ledger
from llm.conf import options


@shared_task(name="llm.prune_answers", acks_late=False)
def prune_answers() -> None:
    cache.prune(timezone.now() - timedelta(days=options().CACHE_DAYS))
    if days := options().LEDGER_DAYS:
        ledger.prune(timezone.now() - timedelta(days=days))
