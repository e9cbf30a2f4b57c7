"""Clients that send or read slowly hold connections, and no thread of the application."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from tests.factories.cases import case
from tests.faults.web import Start

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

# More than the threads.
SLOW = 200
# Answers that the buffers of the kernel do not take.
READERS, TURNS, LONG = 20, 60, 90_000
# A server whose threads are held answers after none; one that is well takes milliseconds.
SOON = 15.0  # seconds


@pytest.fixture
def slow() -> Iterator[ExitStack]:
    with ExitStack() as sockets:
        yield sockets


def opened(slow: ExitStack, port: int, said: bytes, *, buffer: int = 0) -> None:
    client = slow.enter_context(socket.socket())
    if buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    client.settimeout(SOON)
    client.connect(("127.0.0.1", port))
    client.sendall(said)


def status(port: int, path: str, **headers: str) -> int:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SOON)) as connection:
        connection.request("GET", path, headers=headers)
        with connection.getresponse() as response:
            response.read()
            return response.status


def test_half_sent_headers_stop_nobody(start: Start, port: int, slow: ExitStack) -> None:
    start()
    for _ in range(SLOW):
        opened(slow, port, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: a")
    assert status(port, "/healthz") == 200
    assert status(port, "/sign-in") == 200


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v1/transcripts", b"application/json"),
        ("/api/v1/transcripts/batch", b"application/json"),
        ("/api/v1/transcripts/stream", b"application/x-ndjson"),
        ("/transcripts/new", b"multipart/form-data; boundary=b"),
    ],
)
def test_half_sent_bodies_stop_nobody(
    start: Start, port: int, slow: ExitStack, path: str, kind: bytes
) -> None:
    start()
    bearer = tokens.issue_token("tests", User.objects.create_user("slow"), ["ingest"]).encode()
    head = b"POST %b HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: %b\r\n" % (path.encode(), kind)
    for _ in range(SLOW):
        opened(
            slow,
            port,
            head + b"Authorization: Bearer %b\r\nContent-Length: 9000\r\n\r\n{" % bearer,
        )
    assert status(port, "/healthz") == 200
    assert status(port, "/sign-in") == 200


def test_clients_that_do_not_read_stop_nobody(start: Start, port: int, slow: ExitStack) -> None:
    start()
    owner = User.objects.create_user("slow")
    bearer = tokens.issue_token("tests", owner, ["read"])
    turn = {"speaker": "Ana", "start": None, "end": None, "text": "It runs. " * (LONG // 9)}
    turns = [turn] * TURNS
    path = f"/api/v1/transcripts/{case(turns=turns, by=owner).transcript_id}"
    assert status(port, path, Authorization=f"Bearer {bearer}") == 200
    said = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {bearer}\r\n\r\n"
    for _ in range(READERS):
        opened(slow, port, said.encode(), buffer=4096)
    assert status(port, "/healthz") == 200
    assert status(port, "/sign-in") == 200
