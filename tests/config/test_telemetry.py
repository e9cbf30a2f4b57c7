"""Traces of OpenTelemetry: one trace a case, and nothing of a meeting in it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, ClassVar

import pytest
from django.test import Client
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from config import telemetry
from config.environment import CHECKOUT_DIRECTORY
from judging.tasks import judge
from summaries.models import Summary
from summaries.tasks import write
from tests.api.conftest import Api, api, body_of, make_user, service, submission
from tests.modelserver import Reply
from tests.summaries.fixtures import Serve, serve

__all__ = ["api", "make_user", "serve", "service"]

pytestmark = pytest.mark.django_db(transaction=True)
TRACE = "ab" * 16
PARENT = f"00-{TRACE}-{'cd' * 8}-01"


class Kept:
    def __init__(self) -> None:
        self.exporter = InMemorySpanExporter()
        self.processor = telemetry.ContentFreeSpans(self.exporter)

    def spans(self, name: str = "") -> list[ReadableSpan]:
        self.processor.force_flush()
        return [span for span in self.exporter.get_finished_spans() if name in span.name]


@pytest.fixture
def kept() -> Iterator[Kept]:
    """OpenTelemetry is on, and gives to memory what it would send."""
    found = Kept()
    telemetry.start_tracing(found.processor)
    yield found
    telemetry.stop_tracing()
    found.processor.shutdown()


def trace_of(span: ReadableSpan) -> str:
    assert span.context
    return trace.format_trace_id(span.context.trace_id)


def attributes(span: ReadableSpan) -> dict[str, Any]:
    return dict(span.attributes or {})


def test_one_trace_holds_the_request_its_steps_and_their_model_calls(
    api: Api, serve: Serve, kept: Kept
):
    server = serve()
    answer = api.post("transcripts", submission(), headers={"traceparent": PARENT})
    summary = Summary.objects.get(transcript=body_of(answer)["id"])
    # As the sweep sends them: in traces of their own.
    write.apply(args=(str(summary.pk),))
    judge.apply(args=(str(summary.pk),))
    [request] = kept.spans("POST")
    steps = [*kept.spans("summaries.writer"), *kept.spans("summaries.judge")]
    calls = kept.spans("chat scripted")
    assert len(steps) == 2
    assert len(calls) == len(server.requests) > 2
    assert {trace_of(span) for span in (request, *steps, *calls)} == {TRACE}
    assert {span.parent.span_id for span in steps if span.parent} == {request.context.span_id}
    assert all(step.links for step in steps)
    # Each call is below its step, also those that threads of the judge make.
    below = {span.context.span_id for span in steps}
    assert {call.parent.span_id for call in calls if call.parent} == below
    assert attributes(steps[0])["countersign.case"] == str(summary.pk)


def test_a_model_call_is_described_after_the_conventions(api: Api, serve: Serve, kept: Kept):
    server = serve()
    answer = api.post("transcripts", submission())
    summary = Summary.objects.get(transcript=body_of(answer)["id"])
    write.apply(args=(str(summary.pk),))
    [call] = kept.spans("chat scripted")
    assert call.kind == trace.SpanKind.CLIENT
    said = attributes(call)
    assert said["gen_ai.operation.name"] == "chat"
    assert said["gen_ai.provider.name"] == "openai"
    assert said["gen_ai.request.model"] == "scripted"
    assert said["gen_ai.response.finish_reasons"] == ("stop",)
    assert said["gen_ai.usage.input_tokens"] > 0
    assert said["gen_ai.usage.output_tokens"] > 0
    assert said["server.address"] == "127.0.0.1"
    assert str(said["server.port"]) in server.base_url
    assert said["countersign.purpose"] == "write"


def test_nothing_of_a_meeting_is_in_any_span(api: Api, serve: Serve, kept: Kept):
    serve(lambda request: Reply.error(400, f"zebraanswer {request.prompt}"))
    text = "zebraspeaker: The zebraturn failed.\nBen: We ship on Friday.\n"
    answer = api.post("transcripts", submission(title="zebratitle", text=text))
    summary = Summary.objects.get(transcript=body_of(answer)["id"])
    write.apply(args=(str(summary.pk),))
    api.get("records?q=zebraquery")
    Client().get("/password/new/MQ/zebratoken-0123456789abcdef")
    [call] = kept.spans("chat scripted")
    assert attributes(call)["error.type"] == "BadRequest"
    assert call.status.status_code == trace.StatusCode.ERROR
    assert call.events
    for span in kept.spans():
        assert "zebra" not in span.to_json(), span.name
        assert api.token not in span.to_json()


def test_each_case_of_a_batch_has_a_trace_that_is_linked_to_the_request(api: Api, kept: Kept):
    items = [submission(external_id=f"call-{number}") for number in range(3)]
    answer = api.post("transcripts/batch", {"items": items})
    assert answer.status_code in {200, 202, 207}, answer.content
    [request] = kept.spans("POST")
    begun = {each.traceparent.split("-")[1] for each in Summary.objects.all()}
    assert len(begun) == 3
    assert trace_of(request) not in begun
    for span in kept.spans("summaries.take"):
        assert [link.context.span_id for link in span.links] == [request.context.span_id]


@pytest.mark.slow
def test_it_is_off_and_not_imported_without_an_address():
    script = """
import sys, django
django.setup()
print(any(name.startswith("opentelemetry") for name in sys.modules))
"""
    for variables, wanted in (
        ({}, "False"),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"}, "True"),
        (
            {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "OTEL_SDK_DISABLED": "true"},
            "False",
        ),
    ):
        assert _printed(script, variables) == wanted


class Collector(BaseHTTPRequestHandler):
    """Takes OTLP over HTTP."""

    taken: ClassVar[dict[str, bytes]] = {}

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.taken[self.path] = self.taken.get(self.path, b"") + body
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.mark.slow
def test_the_variables_send_traces_to_a_collector():
    script = """
import django
django.setup()
from countersign_judge.llm.telemetry import TRACING
with TRACING.span("summaries.writer", case="4711"):
    with TRACING.model_call({"endpoint": "http://m:1", "purpose": "write",
                             "gen_ai.provider.name": "ollama",
                             "gen_ai.request.model": "scripted"}) as span:
        span.set_attributes({"gen_ai.usage.input_tokens": 5})
"""
    Collector.taken.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    plain = {"OTEL_EXPORTER_OTLP_COMPRESSION": "none"}
    _printed(script, {**plain, "OTEL_EXPORTER_OTLP_ENDPOINT": address})
    server.shutdown()
    server.server_close()
    assert b"chat scripted" in Collector.taken["/v1/traces"]
    assert b"4711" in Collector.taken["/v1/traces"]
    assert b"countersign" in Collector.taken["/v1/traces"]
    assert Collector.taken.keys() == {"/v1/traces"}


def _printed(script: str, variables: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=CHECKOUT_DIRECTORY,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
