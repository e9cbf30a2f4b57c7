"""Events of the audit log reach a collector: each of them, in order, however it fails meanwhile."""

import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.db.models.functions import Now
from django.urls import reverse
from standardwebhooks.webhooks import Webhook

from accounts import events
from accounts.models import AuditEvent
from delivery import collectors, tasks
from delivery.models import EventCursor
from delivery.webhooks.signing import generate_secret
from tests.config.brokers import certificates
from tests.delivery.receiver import Receiver, Script
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


class SyslogServer:
    """Reads frames until the other side ends, and then does what `ends` says."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.frames: list[bytes] = []
        self.ends = "closes"
        self._context = context
        self._line = socket.create_server(("127.0.0.1", 0))
        self.port = self._line.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._line.accept()
            except OSError:
                return
            with line:
                try:
                    self._read(line)
                except OSError:
                    continue

    def _read(self, line: socket.socket) -> None:
        if self._context:
            line = self._context.wrap_socket(line, server_side=True)
        if self.ends == "resets":
            line.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00"
            )
            line.recv(10)
            line.close()
            return
        data = b""
        while more := line.recv(65536):
            data += more
        self.frames += split(data)
        line.close()

    def close(self) -> None:
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)  # else `accept` takes one more
        self._thread.join()
        self._line.close()


def split(data: bytes) -> list[bytes]:
    """By octet counting (RFC 6587, section 3.4.1)."""
    found = []
    while data:
        length, _, rest = data.partition(b" ")
        found.append(rest[: int(length)])
        data = rest[int(length) :]
    return found


@pytest.fixture
def syslog(settings) -> Iterator[SyslogServer]:
    server = SyslogServer()
    settings.EVENT_COLLECTORS = (f"syslog+tcp://127.0.0.1:{server.port}",)
    settings.BASE_URL = "https://countersign.example"
    yield server
    server.close()


@pytest.fixture
def secret(settings, receiver: Receiver) -> str:
    settings.EVENT_COLLECTORS = (receiver.url,)
    settings.EVENT_COLLECTOR_SECRET = generate_secret()
    return str(settings.EVENT_COLLECTOR_SECRET)


def happen(count: int = 3) -> None:
    for number in range(count):
        events.note("view.summary", about=("summary", str(number)))


def stream() -> int:
    EventCursor.objects.update(next_at=Now() - timedelta(seconds=1))
    return sum(collectors.send_to(name) for name in collectors.due())


def keys(frames: list[bytes]) -> list[str]:
    return [body_of(frame)["object_key"] for frame in frames]


def body_of(frame: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(frame.partition(b"] ")[2])
    return found


def cursor() -> EventCursor:
    return EventCursor.objects.get()


def test_syslog_gets_every_event_once_in_order(syslog):
    happen(450)
    assert stream() == 450
    happen(2)
    assert stream() == 2
    assert stream() == 0
    assert keys(syslog.frames) == [*map(str, range(450)), "0", "1"]
    assert [body_of(frame)["number"] for frame in syslog.frames] == list(range(1, 453))


def test_a_message_is_of_rfc_5424(syslog):
    events.note("sign_in.refused", details={"name_hmac": "ab"})
    event = AuditEvent.objects.get()
    stream()
    head, _, text = syslog.frames[0].decode().partition("] ")
    stamp = f"{event.at:%Y-%m-%dT%H:%M:%S.%fZ}"
    assert head == (
        f'<108>1 {stamp} countersign.example countersign - sign_in.refused [meta sequenceId="1"'
    )
    assert json.loads(text)["details"] == {"name_hmac": "ab"}


def test_line_breaks_and_other_scripts_stay_in_their_message(syslog):
    mal = scenes.person("mal", name="M\u00fcller\n<110>1 forged")
    events.note("view.summary", by=mal, about=("summary", "1"))
    stream()
    assert b"\n" not in syslog.frames[-1]
    assert body_of(syslog.frames[-1])["by"] == "mal"
    assert body_of(syslog.frames[-1])["by_name"].startswith("M\u00fcller")


def test_syslog_over_tls(settings, tmp_path: Path):
    authority, certificate, key = certificates(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server = SyslogServer(context)
    settings.EVENT_COLLECTORS = (f"syslog+tls://127.0.0.1:{server.port}",)
    happen()
    assert stream() == 0
    assert "CERTIFICATE_VERIFY_FAILED" in cursor().error
    settings.EVENT_COLLECTOR_CA = str(authority)
    assert stream() == 3
    assert keys(server.frames) == ["0", "1", "2"]
    server.close()


def test_what_a_syslog_collector_did_not_read_is_sent_again(syslog):
    happen()
    syslog.ends = "resets"
    assert stream() == 0
    assert (cursor().last_number, cursor().tries) == (0, 1)
    syslog.ends = "closes"
    assert stream() == 3
    assert keys(syslog.frames) == ["0", "1", "2"]
    assert (cursor().tries, cursor().error) == (0, "")


def test_a_collector_that_is_away_gets_everything_later(settings, syslog):
    port = syslog.port
    syslog.close()
    happen()
    assert stream() == 0
    happen(1)
    (backlog,) = collectors.backlogs()
    assert (backlog.name, backlog.waiting) == (f"syslog+tcp://127.0.0.1:{port}", 4)
    assert "refused" in backlog.error
    assert collectors.readiness() == "4 events wait"
    # It is not asked again before its pause is over.
    assert collectors.due() == []


def test_json_lines_are_posted_and_signed(secret, receiver):
    happen()
    assert stream() == 3
    (received,) = receiver.received
    sent = received.headers
    at = datetime.fromtimestamp(int(sent["webhook-timestamp"]), UTC)
    signature = Webhook(secret).sign(sent["webhook-id"], at, received.body.decode())
    assert sent["webhook-signature"] == signature
    assert received.headers["content-type"] == "application/x-ndjson"
    assert received.headers["webhook-id"] == "msg_events_1_3"
    lines = [json.loads(line) for line in received.body.splitlines()]
    assert [(line["number"], line["object_key"]) for line in lines] == [
        (1, "0"),
        (2, "1"),
        (3, "2"),
    ]


def test_an_http_collector_that_fails_gets_the_same_again(secret, receiver):
    happen()
    receiver.script = Script(status=503, body="later")
    assert stream() == 0
    assert cursor().error.startswith("HTTP 503")
    receiver.script = Script()
    assert stream() == 3
    first, second = receiver.received
    assert first.body == second.body
    assert first.headers["webhook-id"] == second.headers["webhook-id"]


def test_an_event_that_commits_late_is_not_passed_by(secret, receiver):
    """Its key is smaller than that of one that was sent before."""
    happen(1)
    early = AuditEvent.objects.get()
    happen(1)
    late = AuditEvent.objects.exclude(pk=early.pk)
    late.update(number=1)
    EventCursor.objects.create(collector=receiver.url, last_number=1)
    assert stream() == 1
    assert json.loads(receiver.received[0].body)["id"] == early.pk


def test_one_that_another_worker_sends_to_is_left_alone(secret, receiver, monkeypatch):
    happen()
    stream()
    happen()

    def nobody(self, **_: object):
        return self.none()

    monkeypatch.setattr("django.db.models.query.QuerySet.select_for_update", nobody)
    assert stream() == 0


def test_the_tick_sends(secret, receiver, monkeypatch):
    happen()
    asked: list[str] = []
    monkeypatch.setattr(tasks.stream, "delay", asked.append)
    tasks.outbox()
    assert asked == [receiver.url]
    tasks.stream(asked[0])
    assert len(receiver.received) == 1


def test_without_a_collector_nothing_is_numbered():
    happen()
    assert collectors.due() == []
    assert not AuditEvent.objects.exclude(number=None).exists()


def test_the_backlog_is_shown_to_who_may_read_events(secret, receiver, client):
    admin = client_of(scenes.system_admin())
    happen()
    receiver.script = Script(status=503, body="<b>later</b>")
    stream()
    for name in ("audit", "webhooks"):
        page = admin.get(reverse(name)).content.decode()
        assert "HTTP 503: &lt;b&gt;later" in page
    reviewer = client_of(scenes.reviewer())
    assert "HTTP 503" not in reviewer.get(reverse("webhooks")).content.decode()
    assert "events wait" in client.get("/readyz/workers").json()["collectors"]


def test_a_row_that_violates_a_constraint_is_refused_by_its_name():
    with transaction.atomic(), pytest.raises(IntegrityError, match="event_cursor_fails_for_a"):
        EventCursor.objects.create(collector="x", tries=1)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("syslog+udp://logs.example:514", "delivery.E010"),
        ("logs.example", "delivery.E010"),
        ("syslog+tls://", "delivery.E013"),
        ("syslog+tls://logs.example:99999", "delivery.E013"),
        ("https://127.0.0.1/events", "delivery.E011"),
        ("https://93.184.215.14/events", "delivery.E012"),
    ],
)
def test_a_wrong_address_is_reported_with_the_remedy(settings, url, code):
    settings.EVENT_COLLECTORS = (url,)
    (problem,) = collectors.check_collectors()
    assert problem.id == code
    assert problem.hint
    assert "COUNTERSIGN_EVENT_COLLECTOR" in problem.msg


def test_a_certificate_that_cannot_be_read_is_reported(settings):
    settings.EVENT_COLLECTORS = ("syslog+tls://logs.example",)
    settings.EVENT_COLLECTOR_CA = "/nowhere.pem"
    (problem,) = collectors.check_collectors()
    assert problem.id == "delivery.E013"
    settings.EVENT_COLLECTOR_CA = ""
    assert collectors.check_collectors() == []


def test_clear_text_is_a_warning_for_deployment(settings):
    settings.EVENT_COLLECTORS = ("syslog+tcp://user:pw@logs.example", "syslog+tls://logs.example")
    (warning,) = collectors.check_collectors_are_private()
    assert "syslog+tcp://logs.example" in warning.msg
    assert "pw" not in warning.msg
