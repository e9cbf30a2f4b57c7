"""Connections of the web server and their event loop: limits on time, size and number.

waitress ends a connection that was silent for a while; one that sends or takes a byte now and then
would live for ever. Here a phase ends when its time is over, however busy the client looks.
"""

import contextlib
import copy
import json
import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from django.conf import settings
from waitress import wasyncore
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser, ParsingError
from waitress.receiver import ChunkedReceiver
from waitress.server import TcpWSGIServer
from waitress.utilities import BadRequest, RequestEntityTooLarge

from web.problems import MALFORMED, MEDIA_TYPE, TOO_LARGE, Problem, problem_details

# --- Requests ---------------------------------------------------------------
# Receiving one request: what waitress leaves unbounded is bounded, refusals are problems.

STREAM = "/api/v1/transcripts/stream"
RECORDING = re.compile(r"/(?:api/v1/transcripts|summaries)/[0-9a-fA-F-]{36}/recording")
# Of a line that gives a chunk's size, and of the headers that may follow the last chunk.
_LONGEST_CONTROL = 8192  # bytes


class Refusal(BadRequest):
    """An error of waitress that answers as the API does."""

    def __init__(self, problem: Problem, path: str) -> None:
        super().__init__(problem.detail)
        self._problem, self._path = problem, path

    def to_response(self, ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        kind = self._problem.kind
        body = json.dumps(problem_details(self._problem, self._path)).encode()
        return f"{kind.status} {kind.title}", [("Content-Type", MEDIA_TYPE)], body


class RequestParser(HTTPRequestParser):
    """Reads headers and body; `error` is set where they break a limit or a rule."""

    adj: Any
    path = ""

    def received(self, data: bytes) -> int:
        consumed: int = super().received(data)
        if _has_long_control(self.body_rcv):
            self._refuse(Problem(MALFORMED, "A chunk's size line or trailer is too long."))
        elif isinstance(self.error, RequestEntityTooLarge) or self._announces_too_much():
            self._refuse(self._too_large())
        return consumed

    def parse_header(self, header_plus: bytes) -> None:
        try:
            super().parse_header(header_plus)
        except ValueError as error:  # a Content-Length of thousands of digits, an address like //[
            raise ParsingError("The request line or the Content-Length is not valid") from error
        if self.path.rstrip("/") != STREAM:
            self.adj = copy.copy(self.adj)
            self.adj.max_request_body_size = _largest_body(self.path)

    def _announces_too_much(self) -> bool:
        """By the size of a chunk; waitress would wait for all of it."""
        left = getattr(self.body_rcv, "chunk_remainder", 0)
        return bool(left >= self.adj.max_request_body_size)

    def _refuse(self, problem: Problem) -> None:
        self.error = Refusal(problem, self.path)
        self.completed = True

    def _too_large(self) -> Problem:
        return Problem(
            TOO_LARGE,
            f"A body may have {self.adj.max_request_body_size - 1:,} bytes here. Send less, or "
            "have COUNTERSIGN_MAX_TRANSCRIPT_BYTES, COUNTERSIGN_MAX_STREAM_BYTES or "
            "COUNTERSIGN_MAX_RECORDING_BYTES raised.",
        )


def _largest_body(path: str) -> int:
    """Some more than any view takes: what is a little too large gets the view's answer."""
    if RECORDING.fullmatch(path):
        return int(settings.MAX_RECORDING_BYTES + settings.DATA_UPLOAD_MAX_MEMORY_SIZE)
    return int(2 * settings.DATA_UPLOAD_MAX_MEMORY_SIZE)


def _has_long_control(receiver: Any) -> bool:
    if not isinstance(receiver, ChunkedReceiver):
        return False
    return len(receiver.control_line) + len(receiver.trailer) > _LONGEST_CONTROL


# --- Connections ------------------------------------------------------------

_log = logging.getLogger(__name__)
_ACCEPTED_AT_ONCE = 64
_LOOK_SECONDS = 1.0
_LOG_AGAIN_AFTER = 10.0  # seconds
_TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 43\r\n"
    b"Content-Type: text/plain\r\n\r\nThe request took too long. Send it faster.\n"
)


class Phase(StrEnum):
    IDLE = "no request"
    HEADERS = "sending headers"
    BODY = "sending a body"
    WORKING = "being answered"
    ANSWER = "reading the answer"


RECEIVING = (Phase.HEADERS, Phase.BODY)
_IDLE_SECONDS, _HEADER_SECONDS = 60.0, 20.0
# A body, and an answer, have a minute and a second more for each 8 kB that moved; never more than
# an hour.
_TRANSFER_SECONDS, _LEAST_RATE, _LONGEST_TRANSFER = 60.0, 8_000, 3600.0


def allowed_seconds(phase: Phase, moved: int) -> float:
    """How long a connection may be in `phase` when it moved that many bytes in it."""
    if phase is Phase.WORKING:
        return float("inf")
    if phase is Phase.IDLE:
        return _IDLE_SECONDS
    if phase is Phase.HEADERS:
        return _HEADER_SECONDS
    return min(_TRANSFER_SECONDS + moved / _LEAST_RATE, _LONGEST_TRANSFER)


class Connection(HTTPChannel):
    """One client. `since` is when its present phase began, as `look` saw it."""

    parser_class = RequestParser

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.since = time.monotonic()
        self.sent = self._sent_before = self._answered = 0
        self._seen: tuple[object, ...] = ()
        super().__init__(*args, **kwargs)

    @property
    def phase(self) -> Phase:
        if self.total_outbufs_len:
            return Phase.ANSWER
        if self.requests:
            return Phase.WORKING
        if self.request is None:
            return Phase.IDLE if self._answered else Phase.HEADERS
        return Phase.BODY if self.request.headers_finished else Phase.HEADERS

    @property
    def received_bytes(self) -> int:
        """Of bodies that are held here, whole ones and the one that is being sent."""
        held = [*self.requests, self.request]
        return sum(request.body_bytes_received for request in held if request is not None)

    def is_late(self, now: float) -> bool:
        """Whether the time of the present phase is over."""
        phase = self.phase
        seen = (phase, self.request, self._answered)
        if seen != self._seen:
            # A connection that was never looked at has been in its phase since it was made.
            self.since = now if self._seen else self.since
            self._seen, self._sent_before = seen, self.sent
        moved = self.sent - self._sent_before if phase is Phase.ANSWER else self.received_bytes
        return now - self.since > allowed_seconds(phase, moved)

    def drop(self) -> None:
        """Close at once, with a word to who was still sending."""
        if self.phase in RECEIVING:
            with contextlib.suppress(OSError):
                self.socket.send(_TOO_SLOW)
        self.handle_close()

    def service(self) -> None:
        # Before it is, because this is another thread than that of `look`: a client that has its
        # answer already is not taken for one that never sent a request.
        self._answered += 1
        super().service()

    def send(self, data: bytes, do_close: bool = True) -> int:
        sent: int = super().send(data, do_close=do_close)
        self.sent += sent
        return sent


class Server(TcpWSGIServer):
    """The event loop of one process."""

    channel_class = Connection
    _stopping = _no_room = False
    _logged_full = float("-inf")

    def serve(self, alive: Callable[[], bool], graceful_seconds: float) -> None:
        """Until `stop` was called or `alive` says no; then what is being answered is finished.

        `alive` is asked about every second, also while there is much to do.
        """
        due = 0.0
        while not self._stopping:
            wasyncore.loop(_LOOK_SECONDS, use_poll=True, map=self._map, count=1)
            if time.monotonic() >= due:
                self.look(time.monotonic())
                due = time.monotonic() + _LOOK_SECONDS
                self._stopping = self._stopping or not alive()
        self._finish(time.monotonic() + graceful_seconds)

    def stop(self) -> None:
        self._stopping = True
        self.pull_trigger()

    def maintenance(self, now: float) -> None:
        """Nothing: `look` does more, and not while the loop goes through the connections."""

    def readable(self) -> bool:
        return self.accepting and not (self._is_full() and self._no_room)

    def handle_accept(self) -> None:
        for _ in range(_ACCEPTED_AT_ONCE):
            if self._is_full() and not self._make_room():
                self._no_room = True
                return
            before = len(self.active_channels)
            super().handle_accept()
            if len(self.active_channels) == before:
                return

    def look(self, now: float) -> None:
        """Close the connections whose time is over."""
        self._no_room = False
        late = [each for each in self.active_channels.values() if each.is_late(now)]
        too_slow = Counter(each.phase for each in late if each.phase is not Phase.IDLE)
        for each in late:
            each.drop()
        if too_slow:
            phases = ", ".join(f"{number} {phase}" for phase, number in too_slow.items())
            _log.warning("Closed connections that were too slow: %s.", phases)
        self._bound_bodies()

    def _bound_bodies(self) -> None:
        """Where unanswered bodies fill the disk, the one that began last goes."""
        held = sum(each.received_bytes for each in self.active_channels.values())
        if held > 2 * self.adj.max_request_body_size:
            receiving = [each for each in self.active_channels.values() if each.phase is Phase.BODY]
            if receiving:
                max(receiving, key=lambda each: each.since).drop()
                _log.warning("Bodies of %s bytes are held; closed the newest one.", f"{held:,}")

    def _is_full(self) -> bool:
        return len(self.active_channels) >= int(self.adj.connection_limit)

    def _make_room(self) -> bool:
        """Close the twentieth part of the connections, those that wait longest for their client.

        Whoever sends a request at once is answered, however many others hold connections open.
        """
        order = {Phase.IDLE: 0, Phase.HEADERS: 1, Phase.BODY: 2}
        waiting = [each for each in self.active_channels.values() if each.phase in order]
        waiting.sort(key=lambda each: (order[each.phase], each.since))
        gone = waiting[: len(self.active_channels) // 20 + 1]
        for each in gone:
            each.drop()
        self._log_full(len(gone))
        return bool(gone)

    def _log_full(self, closed: int) -> None:
        if time.monotonic() - self._logged_full > _LOG_AGAIN_AFTER:
            self._logged_full = time.monotonic()
            _log.warning(
                "This process has all the %d connections that COUNTERSIGN_MAX_CONNECTIONS and the "
                "limit on open files allow; closed %d that waited longest for their client.",
                self.adj.connection_limit,
                closed,
            )

    def _finish(self, deadline: float) -> None:
        wasyncore.dispatcher.close(self)
        while time.monotonic() < deadline and self._close_what_is_answered():
            wasyncore.loop(0.1, use_poll=True, map=self._map, count=1)

    def _close_what_is_answered(self) -> int:
        """Close them; how many are being answered still."""
        for each in list(self.active_channels.values()):
            if each.phase not in {Phase.WORKING, Phase.ANSWER}:
                each.handle_close()
        return len(self.active_channels)
