"""HTTP client for webhooks: one POST to a checked address, no redirects, within a deadline."""

import logging
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http.client import HTTPException

import urllib3
from urllib3.connection import HTTPConnection, HTTPSConnection

from delivery.ssrf_guard import AddressRefused, Target, resolve_target
from web.text import parse_whole_number, remove_nul

log = logging.getLogger(__name__)

CONNECT_SECONDS = 5.0
DEADLINE_SECONDS = 20.0
_MAX_BODY_BYTES = 1000
_SUCCESS_DIGIT = 2  # the first digit of a status
USER_AGENT = "Countersign-Webhooks/1.0"


@dataclass(frozen=True)
class PostResult:
    """The outcome. `status` is None when no answer came, and then `error` says why."""

    status: int | None
    seconds: float
    body: str = ""
    content: bytes = b""
    error: str = ""
    retry_after: float | None = None

    @property
    def accepted(self) -> bool:
        return self.status is not None and self.status // 100 == _SUCCESS_DIGIT


def post(
    url: str, body: bytes, headers: Mapping[str, str], *, most: int = _MAX_BODY_BYTES
) -> PostResult:
    """Never raises for what the network or the other side does. The answer's `body` is cut,
    and `content`, its bytes, at `most`.

    urllib3 lets some errors of http.client through, such as for a status line that is none.
    """
    started = time.monotonic()
    target = None
    try:
        target = resolve_target(url)
        status, content, retry_after = _send_request(target, body, headers, most)
    except (OSError, HTTPException, urllib3.exceptions.HTTPError, ValueError) as error:
        log.warning("the POST failed: %r", error)
        return PostResult(None, time.monotonic() - started, error=_error_message(error, target))
    text = remove_nul(content[:_MAX_BODY_BYTES].decode("utf-8", "replace"))
    return PostResult(status, time.monotonic() - started, text, content, retry_after=retry_after)


def _send_request(
    target: Target, body: bytes, headers: Mapping[str, str], most: int
) -> tuple[int, bytes, float | None]:
    connection = _open_connection(target)
    all_headers = {"Host": target.netloc, "User-Agent": USER_AGENT, **headers}
    try:
        connection.connect()
        with _enforce_deadline(connection):
            connection.request(
                "POST", target.path, body=body, headers=all_headers, preload_content=False
            )
            answer = connection.getresponse()
            content = answer.read(most, decode_content=False)
    finally:
        connection.close()
    return answer.status, content, _parse_retry_after(answer.headers.get("Retry-After"))


def _open_connection(target: Target) -> HTTPConnection:
    if target.scheme == "http":
        return HTTPConnection(target.address, target.port, timeout=CONNECT_SECONDS)
    context = ssl.create_default_context()
    return HTTPSConnection(
        target.address,
        target.port,
        timeout=CONNECT_SECONDS,
        ssl_context=context,
        server_hostname=target.host,
        assert_hostname=target.host,
    )


@contextmanager
def _enforce_deadline(connection: HTTPConnection) -> Iterator[None]:
    """A socket's time-out starts again with each byte: this one ends the exchange."""
    line = connection.sock
    if line is None:
        raise OSError("the connection was closed")
    line.settimeout(DEADLINE_SECONDS)

    def hang_up() -> None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(DEADLINE_SECONDS, hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _parse_retry_after(header: str | None) -> float | None:
    """Retry-After (RFC 9110): seconds or a date."""
    if header is None:
        return None
    seconds = parse_whole_number(header.strip())
    if seconds is not None:
        return float(seconds)
    try:
        return max(0.0, (parsedate_to_datetime(header) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError, OverflowError):
        return None


def _error_message(error: Exception, target: Target | None) -> str:
    """For the owner of the URL: addresses that its name resolves to are only logged."""
    message = error.public_message if isinstance(error, AddressRefused) else str(error)
    if target:
        message = message.replace(target.address, target.host)
    return remove_nul(f"{type(error).__name__}: {message}"[:_MAX_BODY_BYTES])
