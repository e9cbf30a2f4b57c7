"""The Celery application. It only delivers: rows in the database decide what has to happen."""

import gc
import logging
import os
from contextlib import suppress
from typing import Any

from celery.signals import celeryd_init, task_revoked, worker_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from countersign_judge.llm.errors import LLMError
from countersign_judge.llm.providers.registry import connect_model
from django.conf import settings

from config import brokers, queues
from config.messages import build_celery_app

log = logging.getLogger(__name__)

app = build_celery_app("countersign", settings.CELERY_BROKER_URL)
app.autodiscover_tasks()


@celeryd_init.connect
def set_broker_timeouts(conf: Any, **_: Any) -> None:
    """A worker can wait longer than a page, and a new connection redelivers its work in hand."""
    slow = dict.fromkeys(brokers.TIMEOUTS, 5)
    conf.broker_transport_options = {
        name: slow.get(name, value) for name, value in conf.broker_transport_options.items()
    }


@worker_ready.connect
def freeze_garbage_collector(**_: Any) -> None:
    """The garbage collector need not scan the whole application at every parsed answer."""
    for model in (settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]):
        # Load its SDK now, to freeze it too.
        with suppress(LLMError):
            connect_model(model)
    gc.collect()
    gc.freeze()


@task_revoked.connect
def log_expired(request: Any = None, expired: bool = False, **_: Any) -> None:
    if expired:
        log.warning(
            "%s waited too long for a free thread and was dropped; start another worker %s, or "
            "with make run raise %s",
            request.task,
            queues.CONTROL_WORKER.name,
            queues.SINGLE_WORKER.variable,
        )
