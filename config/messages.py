"""How messages travel: broker, queues and routes, and the schedule of the beat's ticks.

Plain Celery without Django, so that the beat does not load an application that it only calls.
"""

from typing import Any

from celery import Celery
from celery.app.amqp import AMQP
from celery.schedules import schedule
from kombu import Connection, Exchange, Queue

from config import queues
from config.brokers import celery_settings

# A message moves most cases at once: these find what none reached, at the cost of an empty
# query. A webhook or a record waits two seconds at most, a letter half a minute.
_SWEEP, _OUTBOX, _NOTIFY = 5, 2, 30
_HOURLY = 3600
_TEN_MINUTES = 600
_RESCAN = 20
_CHECKPOINTS = 20  # a minute at the latest after something happened
# A tick that no thread takes by then is dropped: its successors wait in the same queue.
_LEAST_PATIENCE = 60


def _tick_schedule(task: str, seconds: float) -> dict[str, Any]:
    expires = max(_LEAST_PATIENCE, 2 * seconds)
    return {"task": task, "schedule": schedule(seconds), "options": {"expires": expires}}


class Broker(Connection):
    """Reconnects every five seconds at most; kombu's pauses grow to half a minute, in which cases
    would wait although the broker is back."""

    def _ensure_connection(self, *args: Any, **kwargs: Any) -> Any:
        return super()._ensure_connection(
            *args, **{"interval_start": 1, "interval_step": 1, "interval_max": 5, **kwargs}
        )


class Amqp(AMQP):
    Connection = Broker


def build_celery_app(name: str, broker: str, **options: Any) -> Celery:
    app = Celery(name, amqp=Amqp, **options)
    app.conf.update(
        **celery_settings(broker),
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,
        task_queues=[Queue(name, Exchange(name), routing_key=name) for name in queues.ALL_QUEUES],
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
            "notify": _tick_schedule("delivery.notify", _NOTIFY),
            "providers": _tick_schedule("accounts.fetch_documents", _TEN_MINUTES),
            "watch_drift": _tick_schedule("insight.watch_drift", _HOURLY),
            "keep_figures": _tick_schedule("insight.keep_figures", _TEN_MINUTES),
            "sweep": _tick_schedule("summaries.pipeline", _SWEEP),
            "rescan": _tick_schedule("summaries.rescan", _RESCAN),
            "forget_judgements": _tick_schedule("measuring.forget_judgements", _HOURLY),
            "rate_marks": _tick_schedule("measuring.rate_marks", _HOURLY),
            "forget_answers": _tick_schedule("summaries.forget_answers", _HOURLY),
            "sweep_recordings": _tick_schedule("summaries.sweep_recordings", _HOURLY),
            "forget_drafts": _tick_schedule("reviews.forget_drafts", _HOURLY),
            "prune_answers": _tick_schedule("llm.prune_answers", _HOURLY),
            "checkpoint": _tick_schedule("transparency.checkpoint", _CHECKPOINTS),
            "anchors": _tick_schedule("delivery.anchors", _CHECKPOINTS),
            "outbox": _tick_schedule("delivery.outbox", _OUTBOX),
        },
    )
    return app
