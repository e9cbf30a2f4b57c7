"""Reading a body of NDJSON line by line, in memory bounded by the longest line allowed."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.http import HttpRequest

from summaries.api.bodies import read_json, too_large
from summaries.api.problems import MALFORMED, UNSUPPORTED, Problem
from summaries.api.rows import Row
from summaries.numbers import whole_number

MEDIA_TYPE = "application/x-ndjson"
_TYPES = {MEDIA_TYPE, "application/ndjson", "application/jsonl"}


def rows_of(request: HttpRequest) -> Iterator[Row]:
    """A row per line, numbered from 1; blank lines count and are left out.

    Raises Problem: 415 at once; 400 where the body ends before its Content-Length, without the
    line that was cut off.
    """
    if request.content_type not in _TYPES:
        sent = request.headers.get("Content-Type", "")[:100]
        detail = f"The Content-Type is {sent!r}. Send {MEDIA_TYPE}, one JSON object a line."
        raise Problem(UNSUPPORTED, detail, headers={"Accept": MEDIA_TYPE})
    return _rows(_Source(request))


class _Source:
    """The body, and whether it is shorter than announced."""

    def __init__(self, request: HttpRequest) -> None:
        self._lines = request
        # Of a body in chunks the server has counted the bytes.
        self._left = whole_number(request.META.get("CONTENT_LENGTH")) or 0

    def readline(self, most: int) -> bytes:
        try:
            line: bytes = self._lines.readline(most)
        except OSError as error:
            raise _cut_off() from error
        self._left -= len(line)
        return line

    def check_end(self) -> None:
        if self._left > 0:
            raise _cut_off()


def _rows(source: _Source) -> Iterator[Row]:
    most = settings.MAX_TRANSCRIPT_BYTES
    number = 0
    while line := source.readline(most + 1):
        number += 1
        if len(line) > most:
            _skip_rest(source, line, most)
            yield Row(number, too_large())
            continue
        if not line.endswith(b"\n"):
            source.check_end()
        if line.strip():
            yield Row(number, _content(line), len(line))
    source.check_end()


def _skip_rest(source: _Source, line: bytes, most: int) -> None:
    while line and not line.endswith(b"\n"):
        line = source.readline(most)


def _content(line: bytes) -> Any:
    try:
        return read_json(line)
    except Problem as problem:
        return problem


def _cut_off() -> Problem:
    return Problem(
        MALFORMED,
        "The body ended before its announced length. The rows that came whole are stored; send "
        "all of it again under the same Idempotency-Key.",
    )
