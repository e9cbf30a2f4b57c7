"""OpenTelemetry: traces and metrics as OTLP over HTTP, on by the standard OTEL_* variables.

Off, and not imported, unless OTEL_EXPORTER_OTLP_ENDPOINT is set. Spans of HTTP requests and tasks
are those of the instrumentations, SQL has one where it is slow, and those of model calls follow the
semantic conventions for generative AI. One trace holds a case: its steps are children of the
request that brought it, also when the sweep sends them again.

No span says anything of a transcript: no messages, no parameters of SQL, no paths and queries, and
of exceptions their class alone.
"""

import os
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import redis
from celery.signals import worker_ready
from django.db import connections
from django.db.backends.signals import connection_created
from opentelemetry import metrics, trace
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.instrumentation.celery import CeleryInstrumentor
from opentelemetry.instrumentation.django import DjangoInstrumentor
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import MetricReader, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import SERVICE_INSTANCE_ID, SERVICE_NAME, Resource
from opentelemetry.sdk.trace import Event, ReadableSpan, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from config import queues
from config.metrics import families, recent
from llm import telemetry
from llm.concurrency import redis_client

_SCOPE = "countersign"
_UNWATCHED = "healthz,readyz,metrics"


def set_up() -> None:
    """For this process, with exporters as the OTEL_* variables have them."""
    spans = [] if _is_none("TRACES") else [BatchSpanProcessor(ContentFree(OTLPSpanExporter()))]
    readers = [] if _is_none("METRICS") else [PeriodicExportingMetricReader(OTLPMetricExporter())]
    start(spans, readers)


def _is_none(signal: str) -> bool:
    return os.environ.get(f"OTEL_{signal}_EXPORTER", "").strip().lower() == "none"


def start(spans: Sequence[SpanProcessor], readers: Sequence[MetricReader]) -> None:
    own = {SERVICE_NAME: _SCOPE, SERVICE_INSTANCE_ID: f"{os.uname().nodename}:{os.getpid()}"}
    # What the variables say comes before it.
    resource = Resource(own).merge(Resource.create())
    if not os.environ.get("OTEL_SERVICE_NAME"):
        resource = resource.merge(Resource({SERVICE_NAME: _SCOPE}))
    tracers = TracerProvider(resource=resource)
    for processor in spans:
        tracers.add_span_processor(processor)
    meter = MeterProvider(metric_readers=readers, resource=resource).get_meter(_SCOPE)
    # The processes of the web server come of one: counting as one they would contradict each other.
    quiet = {"tracer_provider": tracers, "meter_provider": metrics.NoOpMeterProvider()}
    DjangoInstrumentor().instrument(excluded_urls=_UNWATCHED, **quiet)
    CeleryInstrumentor().instrument(**quiet)  # type: ignore[no-untyped-call]
    _watch_sql(tracers.get_tracer(_SCOPE))
    telemetry.TRACING = OpenTelemetry(tracers.get_tracer(_SCOPE), meter)

    def report_where_ticks_are_served(sender: Any, **_: Any) -> None:
        if queues.CONTROL in sender.app.amqp.queues.consume_from:
            report(meter)

    worker_ready.connect(report_where_ticks_are_served, weak=False)


def stop() -> None:
    """Undo `start`, for tests and measurements."""
    DjangoInstrumentor().uninstrument()
    CeleryInstrumentor().uninstrument()  # type: ignore[no-untyped-call]
    connection_created.disconnect(dispatch_uid=_SCOPE)
    for each in connections.all(initialized_only=True):
        each.execute_wrappers.clear()
    telemetry.TRACING = telemetry.Tracing()


# --- SQL --------------------------------------------------------------------

# A span for each of the hundred statements of a case would cost more than it tells.
SLOW_SQL = 0.005  # seconds
_MOST_SQL = 2000  # characters


def _watch_sql(tracer: trace.Tracer) -> None:
    """Statements without their parameters, below the span that runs them."""

    def watched(execute: Any, sql: Any, params: Any, many: bool, context: Any) -> Any:
        started = time.time_ns()
        try:
            return execute(sql, params, many, context)
        finally:
            ended = time.time_ns()
            if ended - started >= SLOW_SQL * 1e9 and trace.get_current_span().is_recording():
                said = {"db.system.name": "postgresql", "db.query.text": str(sql)[:_MOST_SQL]}
                name = str(sql).split(maxsplit=1)[0]
                kind = trace.SpanKind.CLIENT
                tracer.start_span(name, kind=kind, attributes=said, start_time=started).end(ended)

    def watch(connection: Any, **_: Any) -> None:
        if watched not in connection.execute_wrappers:
            connection.execute_wrappers.append(watched)

    connection_created.connect(watch, weak=False, dispatch_uid=_SCOPE)
    for each in connections.all(initialized_only=True):
        watch(each)


# --- Spans ------------------------------------------------------------------

_TRACE_CONTEXT = TraceContextTextMapPropagator()
# As the semantic conventions name providers.
_PROVIDERS = {"openai": "openai", "azure": "azure.ai.openai", "ollama": "ollama"}


class OpenTelemetry(telemetry.Tracing):
    """Spans and the metrics of model calls."""

    def __init__(self, tracer: trace.Tracer, meter: metrics.Meter) -> None:
        self._tracer = tracer
        self._seconds = meter.create_histogram(
            "gen_ai.client.operation.duration", "s", "How long model calls took."
        )
        self._tokens = meter.create_histogram(
            "gen_ai.client.token.usage", "{token}", "Tokens of prompts and of answers."
        )

    def span(
        self, name: str, *, parent: str = "", **attributes: Any
    ) -> AbstractContextManager[trace.Span]:
        here = trace.get_current_span().get_span_context()
        there = _TRACE_CONTEXT.extract({"traceparent": parent}) if parent else None
        began = trace.get_current_span(there).get_span_context() if there else here
        elsewhere = began.trace_id != here.trace_id
        return self._tracer.start_as_current_span(
            name,
            context=there if elsewhere else None,
            links=[trace.Link(here)] if elsewhere and here.is_valid else None,
            attributes=_named(attributes),
        )

    def root(self, name: str) -> AbstractContextManager[trace.Span]:
        here = trace.get_current_span().get_span_context()
        links = [trace.Link(here)] if here.is_valid else None
        # Without a span in its context it begins a trace.
        return self._tracer.start_as_current_span(
            name, context=trace.set_span_in_context(trace.INVALID_SPAN), links=links
        )

    @contextmanager
    def model_call(self, request: Mapping[str, Any]) -> Iterator[telemetry.Span]:
        attributes = _of_request(request)
        name = f"{attributes['gen_ai.operation.name']} {attributes['gen_ai.request.model']}"
        started = time.monotonic()
        with self._tracer.start_as_current_span(
            name, kind=trace.SpanKind.CLIENT, attributes=attributes
        ) as span:
            call = _ModelCall(span, dict(attributes))
            try:
                yield call
            except Exception as error:
                call.set_attributes({"error.type": type(error).__name__})
                raise
            finally:
                self._count(call.attributes, time.monotonic() - started)

    def _count(self, attributes: Mapping[str, Any], seconds: float) -> None:
        labels = {name: attributes[name] for name in _LABELS if name in attributes}
        self._seconds.record(seconds, labels)
        for kind in ("input", "output"):
            if tokens := attributes.get(f"gen_ai.usage.{kind}_tokens"):
                self._tokens.record(tokens, {**labels, "gen_ai.token.type": kind})

    def traceparent(self) -> str:
        carrier: dict[str, str] = {}
        _TRACE_CONTEXT.inject(carrier)
        return carrier.get("traceparent", "")


_LABELS = (
    "gen_ai.operation.name",
    "gen_ai.provider.name",
    "gen_ai.request.model",
    "server.address",
    "server.port",
    "error.type",
)


class _ModelCall:
    """The span of a call; it keeps what it is told, for the metrics."""

    def __init__(self, span: trace.Span, attributes: dict[str, Any]) -> None:
        self._span, self.attributes = span, attributes

    def set_attributes(self, attributes: Mapping[str, Any]) -> None:
        self.attributes |= attributes
        self._span.set_attributes({**attributes})


def _named(attributes: Mapping[str, Any]) -> dict[str, Any]:
    return {f"countersign.{name}": value for name, value in attributes.items()}


def _of_request(request: Mapping[str, Any]) -> dict[str, Any]:
    """`endpoint`, `provider` and `purpose` are ours, the rest is named by the conventions."""
    address = urlsplit(request["endpoint"])
    provider = request["provider"]
    found = {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": _PROVIDERS.get(provider, provider),
        "countersign.purpose": request["purpose"],
        "server.address": address.hostname or request["endpoint"],
        **{name: value for name, value in request.items() if name.startswith("gen_ai.")},
    }
    if address.port:
        found["server.port"] = address.port
    return {name: value for name, value in found.items() if value is not None}


# --- Without content --------------------------------------------------------

# A path may hold a token, a query the words that somebody looks for.
_LEFT_OUT = {
    "http.url",
    "http.target",
    "http.user_agent",
    "net.peer.ip",
    "url.full",
    "url.path",
    "url.query",
    "user_agent.original",
    "client.address",
}
_LEFT_OUT_OF_EVENTS = {"exception.message", "exception.stacktrace"}


class ContentFree(SpanExporter):
    """Gives spans on without what may quote a transcript, a search or a token."""

    def __init__(self, exporter: SpanExporter) -> None:
        self._exporter = exporter

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        return self._exporter.export([_without_content(span) for span in spans])

    def shutdown(self) -> None:
        self._exporter.shutdown()

    def force_flush(self, timeout_millis: int = 30_000) -> bool:
        return self._exporter.force_flush(timeout_millis)


def _without_content(span: ReadableSpan) -> ReadableSpan:
    return ReadableSpan(
        name=span.name,
        context=span.context,
        parent=span.parent,
        resource=span.resource,
        attributes=_without(span.attributes, _LEFT_OUT),
        events=[
            Event(event.name, _without(event.attributes, _LEFT_OUT_OF_EVENTS), event.timestamp)
            for event in span.events
        ],
        links=span.links,
        kind=span.kind,
        status=trace.Status(span.status.status_code),
        start_time=span.start_time,
        end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )


def _without(attributes: Mapping[str, Any] | None, left_out: set[str]) -> dict[str, Any]:
    return {name: value for name, value in (attributes or {}).items() if name not in left_out}


# --- Metrics of all processes -----------------------------------------------

# Which of several workers of the ticks reports them, and for how long without saying so again.
_REPORTER, _REPORTS_FOR = "countersign:metrics:reporter", 150  # seconds


def report(meter: metrics.Meter) -> None:
    """What `/metrics` shows, which is of all processes, from the worker of the ticks alone.

    Histograms are left out: each worker has that of its own calls, `gen_ai.client.…`.
    """
    make = {
        "counter": meter.create_observable_counter,
        "gauge": meter.create_observable_gauge,
    }
    reporter = uuid.uuid4().hex
    for family in families():
        if family.kind in make:
            observe = partial(_observed, family.name, reporter)
            name = family.name.replace("_", ".", 1)
            make[family.kind](name, [observe], description=family.help)


def _observed(name: str, reporter: str, _: Any) -> list[metrics.Observation]:
    if not _is_ours(reporter):
        return []
    return [
        metrics.Observation(value, dict(zip(family.labels, labels, strict=True)))
        for family in recent()
        if family.name == name
        for labels, value in family.samples
    ]


def _is_ours(reporter: str) -> bool:
    try:
        client = redis_client()
        taken = client.set(_REPORTER, reporter, nx=True, ex=_REPORTS_FOR)
        if taken or client.get(_REPORTER) != reporter.encode():
            return bool(taken)
        return bool(client.expire(_REPORTER, _REPORTS_FOR))
    except redis.RedisError:
        # What the database says is worth telling twice.
        return True
