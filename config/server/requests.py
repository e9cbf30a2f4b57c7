"""Receiving one request: what waitress leaves unbounded is bounded, refusals are problems."""

import copy
import json
from typing import Any

from django.conf import settings
from waitress.parser import HTTPRequestParser, ParsingError
from waitress.receiver import ChunkedReceiver
from waitress.utilities import BadRequest, RequestEntityTooLarge

from web.problems import MALFORMED, MEDIA_TYPE, TOO_LARGE, Problem, described

STREAM = "/api/v1/transcripts/stream"
# Of a line that gives a chunk's size, and of the headers that may follow the last chunk.
_LONGEST_CONTROL = 8192  # bytes


class Refusal(BadRequest):
    """An error of waitress that answers as the API does."""

    def __init__(self, problem: Problem, path: str) -> None:
        super().__init__(problem.detail)
        self._problem, self._path = problem, path

    def to_response(self, ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        kind = self._problem.kind
        body = json.dumps(described(self._problem, self._path)).encode()
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
            self.adj.max_request_body_size = _most_of_other_bodies()

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
            "have COUNTERSIGN_MAX_TRANSCRIPT_BYTES or COUNTERSIGN_MAX_STREAM_BYTES raised.",
        )


def _has_long_control(receiver: Any) -> bool:
    if not isinstance(receiver, ChunkedReceiver):
        return False
    return len(receiver.control_line) + len(receiver.trailer) > _LONGEST_CONTROL


def _most_of_other_bodies() -> int:
    """Some more than any view takes, so that what is a little too large gets the view's answer."""
    return 2 * settings.DATA_UPLOAD_MAX_MEMORY_SIZE
