"""The Celery application: delivery only. What has to happen is decided by rows in the database."""

import logging
import os
from typing import Any

from celery import Celery, bootsteps
from celery.app.amqp import AMQP
from celery.schedules import schedule
from celery.signals import task_revoked
from kombu import Connection, Exchange, Queue

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from django.conf import settings

from config import queues

log = logging.getLogger(__name__)

_HOURLY = 3600
# A tick that no thread has taken by then is dropped: its successors wait in the same queue.
_LEAST_PATIENCE = 60


def _tick(task: str, seconds: float) -> dict[str, Any]:
    expires = max(_LEAST_PATIENCE, 2 * seconds)
    return {"task": task, "schedule": schedule(seconds), "options": {"expires": expires}}


class Broker(Connection):
    """Tried again every five seconds at the longest; kombu's pauses grow to half a minute, in which
    cases would lie still although the broker is back."""

    def _ensure_connection(self, *args: Any, **kwargs: Any) -> Any:
        return super()._ensure_connection(
            *args, **{"interval_start": 1, "interval_step": 1, "interval_max": 4, **kwargs}
        )


class Amqp(AMQP):
    Connection = Broker


app = Celery("countersign", amqp=Amqp)
app.conf.update(
    broker_url=settings.CELERY_BROKER_URL,
    broker_connection_retry_on_startup=True,
    broker_connection_max_retries=None,
    # A nudge that cannot be sent at once is dropped: the sweep finds its row.
    broker_transport_options={
        "visibility_timeout": 3600,
        "unacked_restore_interval": 2,
        "unacked_restore_throttle": 1,
        "socket_keepalive": True,
        "socket_connect_timeout": 2,
        # For who sends a nudge; the worker's own reconnecting has no limit.
        "max_retries": 1,
        "interval_start": 0,
        # By name, which is the order of importance (config.queues).
        "queue_order_strategy": "sorted",
    },
    task_queues=[Queue(name, Exchange(name), routing_key=name) for name in queues.ALL],
    task_default_queue=queues.CONTROL,
    task_routes={task: {"queue": queue} for task, queue in queues.ROUTES.items()},
    task_publish_retry=False,
    task_ignore_result=True,
    task_acks_late=True,
    task_reject_on_worker_lost=True,
    worker_prefetch_multiplier=1,
    worker_hijack_root_logger=False,
    task_serializer="json",
    accept_content=["json"],
    timezone="UTC",
    beat_schedule={
        "notify": _tick("delivery.notify", settings.NOTIFY_SECONDS),
        "watch_drift": _tick("insight.watch_drift", _HOURLY),
        "sweep": _tick("summaries.pipeline", settings.SWEEP_SECONDS),
        "rescan": _tick("summaries.rescan", settings.SWEEP_SECONDS),
        "forget_judgements": _tick("measuring.forget_judgements", _HOURLY),
        "forget_answers": _tick("summaries.forget_answers", _HOURLY),
        "forget_drafts": _tick("reviews.forget_drafts", _HOURLY),
        "prune_answers": _tick("llm.prune_answers", _HOURLY),
        "sweep-jobs": _tick("judging.sweep", settings.SWEEP_SECONDS),
        "sweep-measurements": _tick("measuring.sweep", settings.SWEEP_SECONDS),
        "outbox": _tick("delivery.outbox", settings.OUTBOX_SECONDS),
    },
)
app.autodiscover_tasks()


@task_revoked.connect
def log_expired(request: Any = None, expired: bool = False, **_: Any) -> None:
    if expired:
        log.warning(
            "%s waited too long for a free thread and was dropped; raise %s",
            request.task,
            queues.TICKS.variable,
        )


class Pulse(bootsteps.StartStopStep):
    """Wakes the worker's event loop twenty times a second.

    Threads acknowledge outside that loop. Once they all were busy nothing fetches from Redis, and
    nothing tells the loop that one is free again: it would sleep out its second.
    """

    requires = ("celery.worker.consumer.tasks:Tasks",)
    _SECONDS = 0.05
    _timer: Any = None

    def start(self, parent: Any) -> None:
        self._timer = parent.timer.call_repeatedly(self._SECONDS, lambda: None)

    def stop(self, parent: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


app.steps["consumer"].add(Pulse)
