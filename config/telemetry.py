"""OpenTelemetry: traces as OTLP over HTTP, set by the standard OTEL_* variables.

Off, and not imported, unless OTEL_EXPORTER_OTLP_ENDPOINT is set. The instrumentations make spans of
HTTP requests and tasks; spans of model calls follow the semantic conventions for generative AI. One
trace holds a case: its steps are children of the request that brought it, also when the sweep sends
them again.

No span says anything of a transcript: no messages, paths or queries, and of exceptions only the
class.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from urllib.parse import urlsplit

from countersign_judge.llm import telemetry
from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.instrumentation.celery import CeleryInstrumentor
from opentelemetry.instrumentation.django import DjangoInstrumentor
from opentelemetry.metrics import NoOpMeterProvider
from opentelemetry.sdk.trace import Event, ReadableSpan, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

_SCOPE = "countersign"
_UNWATCHED = "healthz,readyz,metrics"


def set_up_tracing() -> None:
    """Set this process up, with the exporter of the OTEL_* variables."""
    start_tracing(ContentFreeSpans(OTLPSpanExporter()))


def start_tracing(spans: SpanProcessor) -> None:
    os.environ.setdefault("OTEL_SERVICE_NAME", _SCOPE)
    tracers = TracerProvider()
    tracers.add_span_processor(spans)
    # /metrics has the metrics: processes that share an identity would contradict each other.
    quiet = {"tracer_provider": tracers, "meter_provider": NoOpMeterProvider()}
    DjangoInstrumentor().instrument(excluded_urls=_UNWATCHED, **quiet)
    CeleryInstrumentor().instrument(**quiet)  # type: ignore[no-untyped-call]
    telemetry.TRACING = OpenTelemetry(tracers.get_tracer(_SCOPE))


def stop_tracing() -> None:
    """Undo `start_tracing`, for tests and measurements."""
    DjangoInstrumentor().uninstrument()
    CeleryInstrumentor().uninstrument()  # type: ignore[no-untyped-call]
    telemetry.TRACING = telemetry.Tracing()


# --- Spans ------------------------------------------------------------------

_TRACE_CONTEXT = TraceContextTextMapPropagator()


class OpenTelemetry(telemetry.Tracing):
    """Spans of steps and of model calls."""

    def __init__(self, tracer: trace.Tracer) -> None:
        self._tracer = tracer

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
            attributes={f"countersign.{name}": value for name, value in attributes.items()},
        )

    def root(self, name: str) -> AbstractContextManager[trace.Span]:
        here = trace.get_current_span().get_span_context()
        links = [trace.Link(here)] if here.is_valid else None
        # Without a span in its context it begins a trace.
        return self._tracer.start_as_current_span(
            name, context=trace.set_span_in_context(trace.INVALID_SPAN), links=links
        )

    @contextmanager
    def model_call(self, request: Mapping[str, Any]) -> Iterator[telemetry.TraceSpan]:
        attributes = _request_attributes(request)
        name = f"{attributes['gen_ai.operation.name']} {attributes['gen_ai.request.model']}"
        with self._tracer.start_as_current_span(
            name, kind=trace.SpanKind.CLIENT, attributes=attributes
        ) as span:
            try:
                yield span
            except Exception as error:
                span.set_attribute("error.type", type(error).__name__)
                raise

    def traceparent(self) -> str:
        carrier: dict[str, str] = {}
        _TRACE_CONTEXT.inject(carrier)
        return carrier.get("traceparent", "")


def _request_attributes(request: Mapping[str, Any]) -> dict[str, Any]:
    """`endpoint` and `purpose` are ours; the conventions name the rest."""
    address = urlsplit(request["endpoint"])
    found = {
        "gen_ai.operation.name": "chat",
        "countersign.purpose": request["purpose"],
        "server.address": address.hostname or request["endpoint"],
        **{name: value for name, value in request.items() if name.startswith("gen_ai.")},
    }
    if address.port:
        found["server.port"] = address.port
    return {name: value for name, value in found.items() if value is not None}


# --- Without content --------------------------------------------------------

# A path may hold a token, and a query the words of a search.
_LEFT_OUT = {
    *("http.url", "http.target", "http.user_agent", "net.peer.ip"),
    *("url.full", "url.path", "url.query", "user_agent.original", "client.address"),
}
_LEFT_OUT_OF_EVENTS = {"exception.message", "exception.stacktrace"}


class ContentFreeSpans(BatchSpanProcessor):
    """Sends spans without what may quote a transcript, a search or a token."""

    def on_end(self, span: ReadableSpan) -> None:
        super().on_end(_strip_content(span))


def _strip_content(span: ReadableSpan) -> ReadableSpan:
    return ReadableSpan(
        name=span.name,
        context=span.context,
        parent=span.parent,
        resource=span.resource,
        attributes=_drop_attributes(span.attributes, _LEFT_OUT),
        events=[
            Event(
                event.name, _drop_attributes(event.attributes, _LEFT_OUT_OF_EVENTS), event.timestamp
            )
            for event in span.events
        ],
        links=span.links,
        kind=span.kind,
        status=trace.Status(span.status.status_code),
        start_time=span.start_time,
        end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )


def _drop_attributes(attributes: Mapping[str, Any] | None, left_out: set[str]) -> dict[str, Any]:
    return {name: value for name, value in (attributes or {}).items() if name not in left_out}
