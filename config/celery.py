"""The Celery application: delivery only. What has to happen is decided by rows in the database."""

import os

from celery import Celery
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
        "sweep": {"task": "summaries.sweep", "schedule": schedule(settings.SWEEP_SECONDS)},
    },
)
app.autodiscover_tasks()
