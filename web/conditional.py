"""Conditional requests (RFC 9110, section 13): ETags for reads and for changes."""

import hashlib
import json
from typing import Annotated

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags
from ninja import Header
from ninja.responses import NinjaJSONEncoder
from pydantic import BaseModel

from web.problems import CHANGED, Problem

IfMatch = Annotated[
    str | None,
    Header(alias="If-Match", description="The ETag that you decided on; 412 when it is outdated."),
]


def add_etag(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """The answer to a GET with its ETag, or 304 where the client has it already."""
    etag = _make_etag(response.content)
    known = parse_etags(request.headers.get("If-None-Match", ""))
    if "*" in known or etag in {tag.removeprefix("W/") for tag in known}:
        response = HttpResponseNotModified()
    response.headers["ETag"] = etag
    return response


def check_unchanged(if_match: str | None, current: BaseModel) -> None:
    """Raises Problem 412 unless `current`, the answer to a GET now, is what the client read."""
    if if_match is None:
        return
    etag = _make_etag(json.dumps(current.model_dump(), cls=NinjaJSONEncoder).encode())
    wanted = parse_etags(if_match)
    if "*" not in wanted and etag not in wanted:
        detail = f"It has changed since you read {if_match[:100]}. Read it again, then decide."
        raise Problem(CHANGED, detail, headers={"ETag": etag})


def _make_etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'
