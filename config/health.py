"""Liveness, and the readiness of web and of workers, for an orchestrator.

They are separate because the web needs only the database. Without a broker or workers it still
takes transcripts and lets people decide; the work is done once the others are back.
"""

import threading
import time
from dataclasses import dataclass, field

import redis
from celery import current_app
from django.contrib.auth.decorators import login_not_required
from django.db import DatabaseError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError

from config.apps import known_migrations

_OK = "ok"
_ANSWER_TIMEOUT = 1.0  # seconds
_ASK_AGAIN_AFTER = 5.0  # seconds; one while something is missing


@login_not_required
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """The process answers; it asks nothing behind it."""
    return JsonResponse({"status": _OK})


@login_not_required
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """The web can serve: the database answers and has every migration."""
    return _render_readiness(_database_states())


@login_not_required
@require_safe
def readyz_workers(request: HttpRequest) -> HttpResponse:
    """The pipeline can work: the broker answers, and every queue has a worker."""
    return _render_readiness(_WORKER_STATES.states())


def _render_readiness(states: dict[str, str]) -> HttpResponse:
    ready = all(state == _OK for state in states.values())
    return JsonResponse(
        {"status": _OK if ready else "unavailable", **states}, status=200 if ready else 503
    )


def _database_states() -> dict[str, str]:
    try:
        applied = MigrationRecorder(connection).applied_migrations()
    except DatabaseError:
        return {"database": "unreachable", "migrations": "unknown"}
    lacking = len(known_migrations() - set(applied))
    return {
        "database": _OK,
        "migrations": f"{lacking} not applied" if lacking else _OK,
    }


@dataclass
class _WorkerStates:
    """The workers' last answer: asking takes a second, and the page is public."""

    _asking: threading.Lock = field(default_factory=threading.Lock)
    _known: dict[str, str] = field(default_factory=lambda: {"workers": "not asked yet"})
    _until: float = 0.0

    def states(self) -> dict[str, str]:
        if time.monotonic() >= self._until and self._asking.acquire(blocking=False):
            try:
                self._known = _worker_states()
                answered = all(state == _OK for state in self._known.values())
                self._until = time.monotonic() + (_ASK_AGAIN_AFTER if answered else 1.0)
            finally:
                self._asking.release()
        return self._known


def _worker_states() -> dict[str, str]:
    try:
        answers = current_app.control.inspect(timeout=_ANSWER_TIMEOUT).active_queues() or {}
    except (OperationalError, OSError, redis.RedisError):
        return {"broker": "unreachable", "workers": "unknown"}
    served = {queue["name"] for queues in answers.values() for queue in queues}
    idle = sorted(set(current_app.amqp.queues) - served)
    return {"broker": _OK, "workers": f"none serves {', '.join(idle)}" if idle else _OK}


_WORKER_STATES = _WorkerStates()
