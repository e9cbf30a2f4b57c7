"""Receivers that break HTTP: a failed delivery with its reason, never a lost worker."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from delivery.anchors import AnchorFailed, TimestampTarget
from delivery.http_post import post
from delivery.models import Delivery, DeliveryTry, State
from delivery.outbox import RETRY_DELAYS
from delivery.sinks.base import Parcel, SinkFailed
from delivery.sinks.webhook import WebhookSink
from delivery.webhooks import deliveries, endpoints
from records.log import log
from tests.api.cases import approved, in_review

OK = b"HTTP/1.1 200 OK\r\n"
BROKEN = {
    "a bad status line": b"220 mail.example ESMTP\r\n\r\n",
    "a status that is no number": b"HTTP/1.1 OK\r\n\r\n",
    "a NUL in the status line": b"\x00\x01\x02\r\n\r\n",
    "another version": b"HTTP/9.9 200 OK\r\n\r\n",
    "a status line over 64 kB": b"HTTP/1.1 200 " + b"x" * 70_000 + b"\r\n\r\n",
    "no answer": b"",
    "over 100 headers": OK + b"".join(b"X-%d: y\r\n" % n for n in range(150)) + b"\r\n",
    "a header over 64 kB": OK + b"X-Long: " + b"y" * 70_000 + b"\r\n\r\n",
    "two lengths": OK + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
    "a chunk without a length": OK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
}


@contextmanager
def answering(raw: bytes) -> Iterator[str]:
    """The address of a server that reads a request and answers these bytes, then hangs up."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            size = 0
            while (line := self.rfile.readline().lower()) not in {b"\r\n", b""}:
                if line.startswith(b"content-length:"):
                    size = int(line.partition(b":")[2])
            self.rfile.read(size)
            self.wfile.write(raw)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        # The client may hang up in the middle.
        server.handle_error = lambda *_: None  # type: ignore[method-assign]
        serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/hooks"
        finally:
            server.shutdown()
            serving.join()


@pytest.fixture(autouse=True)
def _own_addresses_are_allowed(receiver) -> None:
    """The settings of the fixture that listens on this machine."""


@pytest.mark.parametrize("broken", BROKEN)
def test_a_post_to_a_receiver_that_breaks_http_fails_with_a_reason(broken):
    with answering(BROKEN[broken]) as url:
        answer = post(url, b"{}", {})
    assert not answer.accepted
    assert answer.status is None
    assert answer.error
    assert "\x00" not in answer.error


@pytest.mark.parametrize(
    "date",
    [
        "Mon, 01 Jan 99999999999999999999 00:00:00 GMT",
        "Mon, 01 Jan 2020 00:00:00 +99999999999999999",
        "9" * 400,
        "soon",
    ],
)
def test_a_retry_after_that_is_no_time_is_left_out(date):
    raw = f"HTTP/1.1 503 Busy\r\nRetry-After: {date}\r\nContent-Length: 0\r\n\r\n".encode()
    with answering(raw) as url:
        answer = post(url, b"{}", {})
    assert (answer.status, answer.retry_after) == (503, None)


@pytest.mark.django_db
@pytest.mark.parametrize("broken", ["a bad status line", "over 100 headers", "a header over 64 kB"])
def test_a_delivery_to_it_is_logged_and_tried_again_like_any_other(rosa, broken):
    with answering(BROKEN[broken]) as url:
        endpoints.register_endpoint(by=rosa, name="crm", url=url, kinds=["summary.waiting"])
        in_review("C-1")
        deliveries.make_deliveries()
        (endpoint,) = deliveries.due_endpoints()
        assert deliveries.send_to_endpoint(endpoint) == 0
    row, made = Delivery.objects.get(), DeliveryTry.objects.get()
    assert (row.state, row.tries, row.lease_token) == (State.PENDING, 1, None)
    assert (row.next_at - made.at).total_seconds() == pytest.approx(RETRY_DELAYS[0], rel=0.5)
    assert (made.status, bool(made.error)) == (None, True)


def test_a_sink_that_breaks_http_did_not_take_the_record(settings):
    settings.SINK_WEBHOOK_SECRET = "whsec_" + "A" * 32
    parcel = Parcel(number=1, sha256="0" * 64, content=b"{}")
    with answering(BROKEN["a bad status line"]) as url:
        settings.RECORD_SINKS = {"webhook": url}
        with pytest.raises(SinkFailed, match="BadStatusLine"):
            WebhookSink().deliver(parcel)


@pytest.mark.django_db
def test_a_time_stamp_authority_that_breaks_http_did_not_vouch(settings, rosa):
    approved("C-1", reviewer=rosa)
    made = log.make_checkpoint()
    assert made is not None
    with answering(BROKEN["over 100 headers"]) as url:
        settings.TRANSPARENCY = {**settings.TRANSPARENCY, "TIMESTAMP_URL": url}
        with pytest.raises(AnchorFailed, match="100 headers"):
            TimestampTarget("tsa").vouch(made)
