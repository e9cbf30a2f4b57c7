"""The HTTP server: threads, keep-alive, and every way an answer can go wrong."""

import json
import socket
import struct
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Semaphore, Thread
from types import TracebackType
from typing import Any

from tests.modelserver.counting import PrefixCache, tokens
from tests.modelserver.dialects import body_of, overflow, shown
from tests.modelserver.received import Dialect, Received
from tests.modelserver.replies import Reply
from tests.modelserver.scenario import Scenario
from tests.modelserver.strict import Strict

Script = Sequence[Reply] | Callable[[Received], Reply]


class ModelServer:
    """`requests` holds what came in, in order; `most_in_flight` how many were open at once;
    `refused` what a `strict` server, or one with a `window`, complained of. A prompt and its answer
    have to fit the window. Ollama says that its model was `trained` on so many tokens.

    With `slots` it computes so many answers at a time, and the others wait in it; `/props` says how
    many, as llama.cpp's does, unless it `hides` them.

    One that runs for long does not `remember`: it keeps no requests and has no prefix cache.
    """

    def __init__(
        self,
        script: Script | None = None,
        *,
        port: int = 0,
        remember: bool = True,
        strict: Strict | None = None,
        window: int | None = None,
        trained: int | None = None,
        slots: int = 0,
        hides: bool = False,
    ) -> None:
        self.script: Script = Scenario() if script is None else script
        self.requests: list[Received] = []
        self.refused: list[str] = []
        self.most_in_flight = 0
        self.says_slots = 0 if hides else slots
        self._slots = Semaphore(slots) if slots else nullcontext()
        self._strict = strict
        self._window = window
        self.trained = trained
        self._in_flight = 0
        self._served = 0
        self._prefixes = PrefixCache() if remember else None
        self._lock = Lock()
        self.stopping = Event()
        self._http = _Server(self, port)

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}"

    @property
    def openai_url(self) -> str:
        return f"{self.base_url}/v1"

    def __enter__(self) -> "ModelServer":
        Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stopping.set()
        self._http.shutdown()
        self._http.server_close()

    def serve_forever(self) -> None:
        self._http.serve_forever()

    def answer(self, request: Received) -> tuple[Reply, str]:
        """The scripted reply and its body, after its latency."""
        self._enter(request)
        try:
            reply = self._scripted(request)
            with self._slots:
                self.stopping.wait(reply.latency)
            return reply, body_of(reply, request, self._cached(request))
        finally:
            with self._lock:
                self._in_flight -= 1

    def _cached(self, request: Received) -> int:
        return self._prefixes.read(tokens(request.prompt)) if self._prefixes else 0

    def _enter(self, request: Received) -> None:
        with self._lock:
            if self._prefixes:
                self.requests.append(request)
            self._in_flight += 1
            self.most_in_flight = max(self.most_in_flight, self._in_flight)

    def _scripted(self, request: Received) -> Reply:
        refusal = self._strict.refusal(request) if self._strict else None
        refusal = refusal or (self._window and overflow(request, self._window)) or None
        if refusal is not None and refusal.data is not None:
            self.refused.append(refusal.data["error"]["message"])
            return refusal
        if callable(self.script):
            reply = self.script(request)
            return Scenario()(request) if _is_no_check(request, reply) else reply
        with self._lock:
            reply = self.script[min(self._served + 1, len(self.script)) - 1]
            if _is_no_check(request, reply):
                return Scenario()(request)
            self._served += 1
            return reply


def _is_no_check(request: Received, reply: Reply) -> bool:
    """Whether a script of scores is asked for the evidence of sentences."""
    evidence = {"sentences", "meanings", "points"}
    scored = reply.data is not None and not reply.is_body and not evidence & set(reply.data)
    return scored and request.is_of_evidence


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # Hundreds of clients may connect in the same instant.
    request_queue_size = 512

    def __init__(self, owner: ModelServer, port: int) -> None:
        self.owner = owner
        super().__init__(("127.0.0.1", port), _Handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that hang up are part of the script."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _Server

    def do_GET(self) -> None:
        if self.path == "/props" and self.server.owner.says_slots:
            self._send(200, json.dumps({"total_slots": self.server.owner.says_slots}))
            return
        known = self.path in {"/health", "/v1/models", "/api/version"}
        self._send(200 if known else 404, '{"status": "ok", "data": []}')

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.path == "/api/show" and self.server.owner.trained:
            self._send(200, shown(self.server.owner.trained))
            return
        dialect = _dialect(self.path)
        if dialect is None:
            self._send(404, '{"error": {"message": "no such path"}}')
            return
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = Received(self.path, dialect, headers, json.loads(body), self.client_address)
        self._perform(*self.server.owner.answer(request))

    def _perform(self, reply: Reply, body: str) -> None:
        match reply.fault:
            case "reset":
                self._reset()
            case "hang":
                self._hang()
            case "drip":
                self._drip(reply, body)
            case None:
                self._send(reply.status, body, dict(reply.headers), reply.content_type)

    def _hang(self) -> None:
        """Until the client gives up, or its connections would use up this process's files."""
        self.close_connection = True
        self.connection.settimeout(0.5)
        while not self.server.owner.stopping.is_set():
            with suppress(TimeoutError):
                if not self.connection.recv(1):
                    return

    def _reset(self) -> None:
        linger = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.close_connection = True
        self.connection.close()

    def _drip(self, reply: Reply, body: str) -> None:
        self.wfile.write(self._head(reply.status, len(body.encode()), {}, reply.content_type))
        for byte in body.encode():
            if self.server.owner.stopping.wait(reply.drip_seconds):
                break
            self.wfile.write(bytes([byte]))
        self.close_connection = True

    def _send(
        self,
        status: int,
        body: str,
        headers: dict[str, str] | None = None,
        content_type: str = "application/json",
    ) -> None:
        data = body.encode()
        self.wfile.write(self._head(status, len(data), headers or {}, content_type) + data)

    def _head(self, status: int, length: int, headers: dict[str, str], content_type: str) -> bytes:
        lines = {"Content-Type": content_type, "Content-Length": str(length), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"HTTP/1.1 {status} Scripted\r\n{head}\r\n".encode()

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet: tests read `requests`."""


def _dialect(path: str) -> Dialect | None:
    path = path.partition("?")[0]
    if path == "/api/chat":
        return "ollama"
    if path.endswith("/chat/completions"):
        return "azure" if path.startswith("/openai/deployments/") else "openai"
    return None
