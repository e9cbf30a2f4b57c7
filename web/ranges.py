"""Byte ranges (RFC 9110, section 14): a player asks for the part of a file that it needs."""

import re
from collections.abc import Callable, Iterable

from django.http import HttpRequest, HttpResponseNotModified, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.utils.http import parse_etags

from web.problems import RANGE_NOT_SATISFIABLE, Problem, problem_response

_RANGE = re.compile(r"bytes=([0-9]{0,18})-([0-9]{0,18})")


def range_response(
    request: HttpRequest,
    read: Callable[[int, int], Iterable[bytes]],
    *,
    size: int,
    sha256: str,
    content_type: str,
    headers: dict[str, str],
    most: int | None = None,
) -> HttpResponseBase:
    """The answer to a GET: 200, 206 for one range, 416 for one that begins after the end, 304.

    `read` returns the bytes from the first to the last, both included. A range without an end gets
    `most` bytes, and the client asks for the next ones.
    """
    etag = f'"{sha256}"'
    headers = {**headers, "ETag": etag, "Accept-Ranges": "bytes"}
    known = parse_etags(request.headers.get("If-None-Match", ""))
    if "*" in known or etag in {tag.removeprefix("W/") for tag in known}:
        return HttpResponseNotModified(headers=headers)
    wanted = _parse_wanted_range(request, etag, size, most)
    if wanted is not None and wanted[0] >= size:
        detail = f"The range begins at byte {wanted[0]} of {size}. Ask for an earlier one."
        refusal = Problem(
            RANGE_NOT_SATISFIABLE, detail, headers={"Content-Range": f"bytes */{size}"}
        )
        return problem_response(request, refusal)
    first, last = wanted or (0, size - 1)
    headers["Content-Length"] = str(last - first + 1)
    if wanted is not None:
        headers["Content-Range"] = f"bytes {first}-{last}/{size}"
    return StreamingHttpResponse(
        read(first, last),
        status=206 if wanted else 200,
        content_type=content_type,
        headers=headers,
    )


def _parse_wanted_range(
    request: HttpRequest, etag: str, size: int, most: int | None
) -> tuple[int, int] | None:
    """The first and last byte of the range. None means the whole file: no range, several, a
    malformed one, or an If-Range with another ETag."""
    match = _RANGE.fullmatch(request.headers.get("Range", "").strip())
    if match is None or request.headers.get("If-Range", etag) != etag:
        return None
    first, last = match.groups()
    if not first:
        # The last `last` bytes; `bytes=-` is not a range.
        return (max(0, size - int(last)) if int(last) else size, size - 1) if last else None
    if last and int(last) < int(first):
        return None
    end = int(last) if last else int(first) + most - 1 if most else size
    return int(first), min(end, size - 1)
