"""SCIM over HTTP: the token of a directory, limits, and errors as RFC 7644 forms them."""

import json
import logging
from http import HTTPStatus

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, UnreadablePostError
from django.views.decorators.csrf import csrf_exempt
from scim2_models import Error, SCIMException
from scim2_server.handler import ScimHandler
from scim2_server.requests import ScimRequest
from scim2_server.responses import ScimResponse

from accounts import tokens
from accounts.models import ApiToken
from accounts.scim_resources import SERVICE
from accounts.scim_storage import Directory
from web.json_bodies import read_json
from web.problems import Problem
from web.rate_limits import RATE_LIMIT

log = logging.getLogger(__name__)

MOST_BYTES = 1_000_000
DEEPEST = 20
_HANDLER = ScimHandler(SERVICE, Directory())
_CHALLENGE = 'Bearer realm="countersign-scim"'


class Refused(Exception):
    """Ends a request with a SCIM error that is none of the protocol's own."""

    def __init__(self, status: HTTPStatus, detail: str, **headers: str) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


@csrf_exempt
def endpoint(request: HttpRequest, resource: str) -> HttpResponse:
    """All of SCIM. A session is no token here."""
    limits: dict[str, str] = {}
    try:
        token = _token(request)
        limits = RATE_LIMIT.take(token.pk, token.requests_per_minute)
        answer = _HANDLER.handle(_read(request, resource))
    except Exception as error:
        answer = _refusal(request, error)
    content = b"" if answer.body is None else json.dumps(answer.body).encode()
    headers = {"Cache-Control": "private, no-store", **limits, **answer.headers}
    return HttpResponse(content, status=answer.status, headers=headers)


def _token(request: HttpRequest) -> ApiToken:
    """Raises Refused: 404 while no directory has a token, 401 for any other token."""
    kind, _, plain = request.headers.get("Authorization", "").partition(" ")
    try:
        found = tokens.authenticate_directory(plain.strip()) if kind.lower() == "bearer" else None
    except tokens.Expired as refusal:
        detail = f"{refusal} A system admin rotates it on {settings.BASE_URL}/tokens/."
        raise Refused(
            HTTPStatus.UNAUTHORIZED, detail, WWW_Authenticate=f'{_CHALLENGE}, error="invalid_token"'
        ) from refusal
    if found is not None:
        return found
    if not tokens.directory_connected():
        detail = "SCIM is off until a system admin makes a token with the scope scim."
        raise Refused(HTTPStatus.NOT_FOUND, detail)
    log.warning("SCIM refused a request without its token: %s %s", request.method, request.path)
    detail = "Send a token with the scope scim, which is for nothing else, as `Bearer cs_…`."
    raise Refused(HTTPStatus.UNAUTHORIZED, detail, WWW_Authenticate=_CHALLENGE)


def _read(request: HttpRequest, resource: str) -> ScimRequest:
    """Raises Refused for a body that is too large or too deep, and Problem for one that is no JSON
    or cannot be stored."""
    body = request.read(MOST_BYTES + 1)
    if len(body) > MOST_BYTES:
        detail = f"A body may have {MOST_BYTES:,} bytes. Send the members of a group in parts."
        raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, detail)
    if body and _depth(read_json(body)) > DEEPEST:
        detail = f"The body nests deeper than {DEEPEST} levels. SCIM needs no more than 6."
        raise Refused(HTTPStatus.BAD_REQUEST, detail)
    return ScimRequest(
        method=str(request.method),
        base_url=f"{settings.BASE_URL}/scim/v2",
        path=f"/{resource}",
        query=request.GET.dict(),
        headers=dict(request.headers),
        body=body,
    )


def _depth(value: object) -> int:
    level, depth = [value], 0
    while level := [
        inner
        for each in level
        if isinstance(each, dict | list)
        for inner in (each.values() if isinstance(each, dict) else each)
    ]:
        depth += 1
    return depth


def _refusal(request: HttpRequest, error: Exception) -> ScimResponse:
    match error:
        case SCIMException():
            return SERVICE.error_response(error)
        case Refused():
            return _error(error.status, str(error), headers=error.headers)
        case Problem():
            kind = "" if error.kind.status == HTTPStatus.TOO_MANY_REQUESTS else "invalidSyntax"
            status = HTTPStatus(error.kind.status) if not kind else HTTPStatus.BAD_REQUEST
            return _error(status, error.detail, kind, headers=error.headers)
        case UnreadablePostError():
            return _error(HTTPStatus.BAD_REQUEST, "The body ended early. Send it again.")
        case OperationalError() | InterfaceError():
            log.error("the database did not answer SCIM %s", request.path, exc_info=error)
            detail = "The database does not answer. Send the same request again in a few seconds."
            return _error(HTTPStatus.SERVICE_UNAVAILABLE, detail, headers={"Retry-After": "5"})
    log.error("SCIM %s %s failed", request.method, request.path, exc_info=error)
    detail = "Something failed that the request has no part in. The server's log has the reason."
    return _error(HTTPStatus.INTERNAL_SERVER_ERROR, detail)


def _error(
    status: HTTPStatus, detail: str, kind: str = "", *, headers: dict[str, str] | None = None
) -> ScimResponse:
    body = Error(status=status, detail=detail, scim_type=kind or None).model_dump()
    return ScimResponse(status, body, dict(headers or {}))
