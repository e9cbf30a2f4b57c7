"""The Celery application: delivery only. What has to happen is decided by rows in the database."""

import os
from typing import Any

from celery import Celery, bootsteps
from celery.schedules import schedule

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from django.conf import settings

app = Celery("countersign")
app.conf.update(
    broker_url=settings.CELERY_BROKER_URL,
    broker_connection_retry_on_startup=True,
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
    },
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
        "notify": {"task": "reviews.notify", "schedule": schedule(settings.NOTIFY_SECONDS)},
        "watch_drift": {"task": "reviews.watch_drift", "schedule": schedule(3600)},
        "sweep": {"task": "summaries.sweep", "schedule": schedule(settings.SWEEP_SECONDS)},
        "forget_answers": {"task": "summaries.forget_answers", "schedule": schedule(3600)},
        "forget_drafts": {"task": "reviews.forget_drafts", "schedule": schedule(3600)},
        "prune_answers": {"task": "llm.prune_answers", "schedule": schedule(3600)},
        "sweep-jobs": {"task": "judging.sweep", "schedule": schedule(settings.SWEEP_SECONDS)},
        "outbox": {"task": "reviews.outbox", "schedule": schedule(settings.SWEEP_SECONDS)},
    },
)
app.autodiscover_tasks()


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
