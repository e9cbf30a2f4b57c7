"""An HTTP server of somebody else: keeps what it is sent and answers as it is told."""

import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Script:
    status: int = 200
    body: str = "thanks"
    headers: dict[str, str] = field(default_factory=dict)


class Receiver:
    """`script` is the answer to all requests until it is changed; none is given before `hold`."""

    def __init__(self) -> None:
        self.script = Script()
        self.hold: threading.Event | None = None
        self.received: list[Received] = []
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._http.daemon_threads = True
        # A client that was killed is part of the tests.
        self._http.handle_error = lambda *_: None  # type: ignore[method-assign]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}/hooks"

    def __enter__(self) -> "Receiver":
        threading.Thread(
            target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
        ).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._http.shutdown()
        self._http.server_close()


def _handler(owner: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            owner.received.append(Received(self.path, headers, body))
            self._answer()

        def do_GET(self) -> None:
            owner.received.append(Received(self.path, {}, b""))
            self._answer()

        def _answer(self) -> None:
            if owner.hold is not None:
                owner.hold.wait(30)
            script = owner.script
            self.send_response(script.status)
            for name, value in script.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(script.body.encode())))
            self.end_headers()
            self.wfile.write(script.body.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Not to the terminal of the tests."""

    return Handler
