from datetime import timedelta

from celery import shared_task
from django.utils import timezone

from llm import cache, ledger
from llm.conf import model_settings


@shared_task(name="llm.prune_answers", acks_late=False)
def prune_answers() -> None:
    cache.delete_old_answers(timezone.now() - timedelta(days=model_settings().CACHE_DAYS))
    if days := model_settings().LEDGER_DAYS:
        ledger.delete_old_calls(timezone.now() - timedelta(days=days))
