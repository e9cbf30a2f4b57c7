"""Liveness and readiness for an orchestrator."""

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from kombu import Connection
from kombu.exceptions import OperationalError


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """The process answers; nothing behind it is asked."""
    return JsonResponse({"status": "ok"})


@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """Database and broker answer: 200, or 503 with which does not."""
    states = {"database": _database(), "broker": _broker()}
    ready = all(state == "ok" for state in states.values())
    return JsonResponse(
        {"status": "ok" if ready else "unavailable", **states}, status=200 if ready else 503
    )


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return "unreachable"
    return "ok"


def _broker() -> str:
    try:
        with Connection(settings.CELERY_BROKER_URL, connect_timeout=2) as broker:
            broker.ensure_connection(max_retries=1, timeout=2)
    except (OperationalError, OSError):
        return "unreachable"
    return "ok"
