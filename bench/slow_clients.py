"""How the web server answers while hundreds of clients send and read slowly.

`python bench/slow_clients.py [--slow 500] [--seconds 10]`

Starts a private PostgreSQL and Redis and the web server as `make run` starts it, and beside it,
where gunicorn is installed, gunicorn with as many processes and threads. Each in turn gets
`--slow` connections that send a header, then a body, byte by byte, and then as many that ask for a
long answer and hardly read it. Meanwhile one client asks for `/healthz` and for the queue, on a new
connection each time. A request without an answer within five seconds counts with five seconds.
"""

import argparse
import http.client
import os
import resource
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
PATIENCE = 5.0  # seconds
SETTLING = 2.0
ANSWERED_WITHIN = 90.0  # the long answers, all of them
LONG = 4_500_000  # characters of the answer that is hardly read: more than the kernel takes
GUNICORN = "-k gthread --workers 2 --threads 8 --preload --no-control-socket"


def main() -> None:
    from bench.pipeline_throughput import _services

    options = _arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with _services() as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        visitor = _prepare()
        print("| server | slow clients | asked for | answered | p50 | p95 | most |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        port = 18700 + os.getpid() % 1000
        for name, command in _servers(port):
            with _web(command, port):
                _measure(name, port, visitor, options)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=int, default=500, help="connections of each kind")
    parser.add_argument("--seconds", type=float, default=10, help="of asking beside each kind")
    return parser.parse_args()


@dataclass(frozen=True)
class _Visitor:
    """What one needs to ask: a token, a session, and the path of a long answer."""

    token: str
    session: str
    long: str

    def opening(self, kind: str) -> bytes:
        """What a slow client says at first."""
        known = f"HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {self.token}\r\n"
        if kind == "headers":
            return f"GET /healthz {known}X-Slow: ".encode()
        if kind == "bodies":
            about = "Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"
            return f"POST /api/v1/transcripts {known}{about}".encode()
        return f"GET {self.long} {known}\r\n".encode()


def _prepare() -> _Visitor:
    from bench.ingest_throughput import prepare

    prepare(30)
    from django.contrib.auth.models import Group, User
    from django.db import connection
    from django.test import Client

    from accounts import tokens
    from summaries.intake import Submission, ingest

    owner = User.objects.get(username="bench")
    owner.groups.set(Group.objects.filter(name="reviewer"))
    content = [{"speaker": "Ana", "start": None, "end": None, "text": "It runs. " * 1000}]
    turns = content * (LONG // 9000)
    made = ingest(Submission(source="b", external_id="l", title="L", content=turns), by=owner)
    client = Client()
    client.force_login(owner)
    connection.close()
    return _Visitor(
        token=tokens.issue("slow", owner, ["ingest", "read"]),
        session=client.cookies["sessionid"].value,
        long=f"/api/v1/transcripts/{made.summary.transcript_id}",
    )


def _servers(port: int) -> Iterator[tuple[str, list[str]]]:
    from config.embedded import supervisor

    if find_spec("gunicorn"):
        bind = ["--bind", f"127.0.0.1:{port}", "config.wsgi"]
        yield "gunicorn", [sys.executable, "-m", "gunicorn", *GUNICORN.split(), *bind]
    yield "ours", supervisor.web_command(port)


@contextmanager
def _web(command: list[str], port: int) -> Iterator[None]:
    from config.embedded import supervisor

    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        while not supervisor.is_ready(port, "127.0.0.1"):
            time.sleep(0.2)
        yield
    finally:
        process.terminate()
        process.wait()


def _measure(name: str, port: int, visitor: _Visitor, options: argparse.Namespace) -> None:
    for kind in ("", "headers", "bodies", "readers"):
        number = options.slow if kind else 0
        with _slow(port, kind, number, visitor):
            times = _ask(port, visitor, options.seconds)
        for path, took in times.items():
            took.sort()
            answered = sum(one < PATIENCE for one in took) / len(took)
            p50, p95 = took[len(took) // 2], took[int(len(took) * 0.95)]
            figures = " | ".join(f"{1000 * one:.0f} ms" for one in (p50, p95, took[-1]))
            print(f"| {name} | {number} {kind} | {path} | {answered:.0%} | {figures} |", flush=True)


@contextmanager
def _slow(port: int, kind: str, number: int, visitor: _Visitor) -> Iterator[None]:
    """That many slow clients, opened anew where the server closed one."""
    ended = threading.Event()
    with ExitStack() as stack:
        clients = [_opened(stack, port, visitor.opening(kind)) for _ in range(number)]
        thread = threading.Thread(target=_drip, args=(clients, kind == "readers", ended))
        thread.start()
        _settle(clients, kind == "readers")
        try:
            yield
        finally:
            ended.set()
            thread.join()


def _settle(clients: list[socket.socket], reading: bool) -> None:
    """Until readers have the beginning of their answers: making them is no slow client's doing."""
    time.sleep(SETTLING if clients else 0)
    waiting = set(clients) if reading else set()
    deadline = time.monotonic() + ANSWERED_WITHIN
    while waiting and time.monotonic() < deadline:
        waiting = {client for client in waiting if not _has_answer(client)}
        time.sleep(0.1)


def _has_answer(client: socket.socket) -> bool:
    with suppress(BlockingIOError):
        client.recv(1, socket.MSG_PEEK)
        return True
    return False


def _opened(stack: ExitStack, port: int, opening: bytes) -> socket.socket:
    client = stack.enter_context(socket.socket())
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.settimeout(PATIENCE)
    client.connect(("127.0.0.1", port))
    client.sendall(opening)
    client.setblocking(False)
    return client


def _drip(clients: list[socket.socket], reading: bool, ended: threading.Event) -> None:
    """A byte a second each."""
    while not ended.wait(1):
        for client in clients:
            with suppress(OSError):
                client.recv(1) if reading else client.send(b"a")


def _ask(port: int, visitor: _Visitor, seconds: float) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {"/healthz": [], "/": []}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for path, took in times.items():
            took.append(_asked(port, path, visitor.session))
        time.sleep(0.02)
    return times


def _asked(port: int, path: str, session: str) -> float:
    started = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Cookie": f"sessionid={session}"})
        response = connection.getresponse()
        response.read()
        if response.status != http.client.OK:
            raise SystemExit(f"{path} answered {response.status}")
        return time.monotonic() - started
    except OSError:
        return PATIENCE
    finally:
        connection.close()


if __name__ == "__main__":
    main()
