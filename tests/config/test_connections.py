"""The limits on connections of one process of the web server, its event loop turned by hand."""

import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from waitress import wasyncore

from config.server.__main__ import make_server
from config.server.connections import Phase, Server, allowed_seconds

GET = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\n"
MOST = 20


def application(environ, start_response):
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))])
    return [body]


@pytest.fixture
def server() -> Iterator[Server]:
    with closing(socket.create_server(("127.0.0.1", 0))) as port:
        made = make_server(application, port, MOST, threads=1)
        yield made
        made.task_dispatcher.shutdown()
        wasyncore.close_all(made._map)


@pytest.fixture
def connect(server: Server) -> Iterator[Callable[[bytes], socket.socket]]:
    """A client that said something which the server has received."""
    made: list[socket.socket] = []

    def connected(said: bytes = b"") -> socket.socket:
        client = socket.create_connection(server.socket.getsockname(), timeout=30)
        made.append(client)
        turn(server)
        if said:
            client.sendall(said)
            turn(server)
        return client

    yield connected
    for client in made:
        client.close()


def turn(server: Server) -> None:
    wasyncore.loop(1, use_poll=True, map=server._map, count=1)


def answer(server: Server, client: socket.socket) -> bytes:
    """What it is sent, turning the loop for the server."""
    client.setblocking(False)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            return client.recv(65536)
        except BlockingIOError:
            wasyncore.loop(0.01, use_poll=True, map=server._map, count=1)
    pytest.fail("no answer within 60 s")


def test_headers_have_20_seconds(server: Server, connect):
    client = connect(GET[:-4])
    server.look(time.monotonic() + 15)
    assert len(server.active_channels) == 1
    client.sendall(b"x")  # however busy it looks
    turn(server)
    server.look(time.monotonic() + 25)
    assert not server.active_channels
    assert client.recv(100).startswith(b"HTTP/1.1 408 ")


def test_a_connection_that_says_nothing_has_20_seconds(server: Server, connect):
    connect()
    server.look(time.monotonic() + 15)
    assert len(server.active_channels) == 1
    server.look(time.monotonic() + 25)
    assert not server.active_channels


def test_a_body_has_a_minute(server: Server, connect):
    client = connect(POST + b"{")
    now = time.monotonic()
    server.look(now)
    server.look(now + 55)
    assert len(server.active_channels) == 1
    server.look(now + 65)
    assert client.recv(100).startswith(b"HTTP/1.1 408 ")


def test_a_large_transfer_has_longer_and_none_has_more_than_an_hour():
    assert (
        allowed_seconds(Phase.BODY, 8_000_000) == allowed_seconds(Phase.ANSWER, 8_000_000) == 1060
    )
    assert allowed_seconds(Phase.BODY, 10**12) == 3600
    assert allowed_seconds(Phase.WORKING, 0) == float("inf")


def test_a_kept_connection_has_a_minute_for_its_next_request(server: Server, connect):
    client = connect(GET)
    assert answer(server, client).startswith(b"HTTP/1.1 200 ")
    (channel,) = server.active_channels.values()
    while channel.phase is not Phase.IDLE:  # Its thread may be a step behind the answer.
        turn(server)
    now = time.monotonic()
    server.look(now)
    server.look(now + 55)
    assert len(server.active_channels) == 1
    server.look(now + 65)
    assert not server.active_channels


def test_whoever_does_not_read_the_answer_is_closed(server: Server, connect):
    length = 20_000_000
    client = connect(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % length)
    client.setblocking(False)
    sent = 0
    while sent < length:
        try:
            sent += client.send(b"x" * min(65536, length - sent))
        except BlockingIOError:
            turn(server)
    channel = next(iter(server.active_channels.values()))
    while channel.phase is not Phase.ANSWER:
        turn(server)
    now = time.monotonic()
    server.look(now)
    assert len(server.active_channels) == 1
    server.look(now + 3601)
    assert not server.active_channels


def test_a_full_process_closes_who_waits_longest_and_says_so(
    server: Server, connect, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.WARNING):
        slow = [connect(GET[:-4]) for _ in range(MOST)]
        assert answer(server, connect(GET)).startswith(b"HTTP/1.1 200 ")
    assert len(server.active_channels) <= MOST
    assert slow[0].recv(100).startswith(b"HTTP/1.1 408 ")
    assert "COUNTERSIGN_MAX_CONNECTIONS" in caplog.text


def head(*lines: bytes) -> bytes:
    return b"\r\n".join([b"POST / HTTP/1.1", b"Host: a", *lines, b"", b""])


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (head(b"Content-Length: " + b"9" * 5000), 400),
        (head(b"Content-Length: " + b"9" * 18), 413),
        (head(b"Content-Length: -1"), 400),
        (head("Content-Length: ²".encode()), 400),
        (b"GET http://[ HTTP/1.1\r\n\r\n", 400),
        (head(b"X: " + b"a" * 40_000), 431),
        (head(b"Transfer-Encoding: chunked") + b"f" * 5000 + b"\r\n", 413),
        (head(b"Transfer-Encoding: chunked") + b"1;" + b"f" * 9000, 400),
        (head(b"Transfer-Encoding: chunked") + b"0\r\nX: " + b"f" * 9000, 400),
    ],
)
def test_what_breaks_a_limit_is_refused(
    server: Server, connect, caplog: pytest.LogCaptureFixture, said: bytes, status: int
):
    with caplog.at_level(logging.WARNING):
        client = connect(said)
        assert answer(server, client).split(maxsplit=2)[1] == b"%d" % status
    assert not caplog.records


def test_a_body_that_is_too_large_is_refused_as_the_api_does(server: Server, connect, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 50
    client = connect(head(b"Content-Length: 101"))
    said = answer(server, client)
    assert b"Content-Type: application/problem+json" in said
    problem = json.loads(said.partition(b"\r\n\r\n")[2])
    assert problem["status"] == 413
    assert "COUNTERSIGN_MAX_TRANSCRIPT_BYTES" in problem["detail"]
    assert answer(server, connect(head(b"Content-Length: 90") + b"y" * 90)).startswith(
        b"HTTP/1.1 200 "
    )


def test_a_recording_may_be_larger_than_other_bodies(server: Server, connect, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE, settings.MAX_RECORDING_BYTES = 50, 300
    path = b"/api/v1/transcripts/0c37b1f3-8f4c-4e33-9c0e-0f4f2f9a7b11/recording"
    for size, status in [(300, 200), (400, 413)]:
        request = head(b"Content-Length: %d" % size).replace(b"POST /", b"PUT " + path)
        client = connect(request + b"y" * size)
        assert answer(server, client).split(maxsplit=2)[1] == b"%d" % status
