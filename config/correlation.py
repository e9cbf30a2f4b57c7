"""Carries the correlation id from a request into its answer, its log lines and its tasks.

A summary keeps the id of the request that brought it, so a step that the sweep sends again has it
too (`summaries.pipeline.run_step`).
"""

import logging
import re
import time
import uuid
from collections.abc import Callable
from typing import Any

from celery.signals import before_task_publish, task_postrun, task_prerun
from countersign_judge.llm.telemetry import CORRELATION_ID, log_correlation_id
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from config.logs import get_route

log = logging.getLogger(__name__)

REQUEST_ID_HEADER = "X-Request-ID"
_ID_PATTERN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")
# W3C Trace Context: version, trace id, parent id, flags.
_TRACEPARENT_PATTERN = re.compile(r"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")
# Orchestrators ask every few seconds.
_UNLOGGED_ROUTES = ("healthz", "readyz", "metrics")


def correlate_requests(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: names each request by an id, and logs it once it is answered."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        started = time.monotonic()
        correlation_id = _get_request_id(request) or uuid.uuid4().hex
        with log_correlation_id(correlation_id):
            response = get_response(request)
            response[REQUEST_ID_HEADER] = correlation_id
            _log_response(request, response, time.monotonic() - started)
        return response

    return answer


def _get_request_id(request: HttpRequest) -> str:
    """The id that the client sent, else the id of its trace."""
    given = request.headers.get(REQUEST_ID_HEADER, "")
    if _ID_PATTERN.fullmatch(given):
        return given
    trace = _TRACEPARENT_PATTERN.fullmatch(request.headers.get("traceparent", ""))
    return trace[1] if trace else ""


def _log_response(request: HttpRequest, response: HttpResponseBase, seconds: float) -> None:
    match = request.resolver_match
    if match is None:
        return  # a static file, or Django's warning of a missing page
    numbers = (str(value) for value in match.kwargs.values() if isinstance(value, int | uuid.UUID))
    fields = {
        "method": request.method,
        "route": get_route(request),
        "status": response.status_code,
        "milliseconds": round(seconds * 1000),
    }
    extra = {**fields, "target": " ".join(numbers)}
    level = logging.DEBUG if match.route.startswith(_UNLOGGED_ROUTES) else logging.INFO
    log.log(level, "%s %s: %s in %s ms", *fields.values(), extra=extra)


# --- Tasks ------------------------------------------------------------------

_TASK_HEADER = "countersign_correlation_id"


@before_task_publish.connect
def _add_task_header(headers: dict[str, Any] | None = None, **_: Any) -> None:
    if headers is not None and (correlation_id := CORRELATION_ID.get()):
        headers[_TASK_HEADER] = correlation_id


@task_prerun.connect
def _set_task_id(task_id: str = "", task: Any = None, **_: Any) -> None:
    """A thread serves many tasks, so each begins by setting its id."""
    CORRELATION_ID.set(getattr(task.request, _TASK_HEADER, None) or task_id)


@task_postrun.connect
def _clear_task_id(**_: Any) -> None:
    CORRELATION_ID.set("")
