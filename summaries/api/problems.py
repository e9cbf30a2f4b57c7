"""Problem details for HTTP APIs (RFC 9457): the one form of every error."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from pydantic import BaseModel, Field

MEDIA_TYPE = "application/problem+json"
# Where the types are explained; a relative reference, so that it holds behind any host name.
_EXPLAINED_AT = "/api/v1/docs#problem-"


@dataclass(frozen=True)
class Kind:
    """A kind of problem; `slug` ends its type, which clients may rely on."""

    slug: str
    status: int
    title: str
    explanation: str


MALFORMED = Kind("malformed", 400, "The request cannot be read", "The body is not valid JSON.")
UNAUTHENTICATED = Kind(
    "unauthenticated",
    401,
    "A valid token is needed",
    "No bearer token was sent, or it is unknown, revoked, or its owner may not sign in.",
)
FORBIDDEN = Kind("forbidden", 403, "The token may not do this", "It lacks the scope.")
NOT_FOUND = Kind(
    "not-found", 404, "Not found", "There is nothing here, or this token may not see it."
)
NOT_ALLOWED = Kind(
    "method-not-allowed", 405, "Method not allowed", "The Allow header says which are."
)
EXTERNAL_ID_TAKEN = Kind(
    "external-id-taken",
    409,
    "The external id is taken",
    "Another body of yours is stored under the same source and external id. It stays.",
)
KEY_IN_USE = Kind(
    "idempotency-key-in-use",
    409,
    "The idempotency key is being worked on",
    "Another request with the same Idempotency-Key has not been answered yet.",
)
KEY_REUSED = Kind(
    "idempotency-key-reused",
    422,
    "The idempotency key belongs to another request",
    "A key stands for one method, path and body for 24 hours.",
)
WRONG_STATE = Kind(
    "wrong-state", 409, "The case is not in a state for this", "Read it again and decide anew."
)
CLAIMED = Kind(
    "claimed",
    409,
    "Somebody has the case before them",
    "The detail names who and until when. Ask them, or wait until they are done.",
)
CANNOT_DELETE = Kind(
    "cannot-delete", 409, "Something rests on it", "A record, or the work of people, has to stay."
)
GONE = Kind(
    "gone",
    410,
    "Its content was disposed of",
    "It was past its retention. Its hashes, and that it was here, stay.",
)
CHANGED = Kind(
    "changed", 412, "It has changed meanwhile", "If-Match names an ETag that is outdated."
)
TOO_LARGE = Kind("too-large", 413, "The body is too large", "The installation sets the limit.")
UNSUPPORTED = Kind(
    "unsupported-media-type", 415, "Unsupported media type", "Bodies are JSON in UTF-8."
)
INVALID = Kind(
    "invalid", 422, "Something in the request is not valid", "Every fault is listed in errors."
)
TOO_MANY = Kind(
    "too-many-requests", 429, "Too many requests", "Retry-After says when to send it again."
)
INTERNAL = Kind("internal", 500, "The server failed", "Not the request's fault; the log has it.")
UNAVAILABLE = Kind(
    "unavailable", 503, "The server is not ready", "The database does not answer. Try again."
)

KINDS = (
    MALFORMED,
    UNAUTHENTICATED,
    FORBIDDEN,
    NOT_FOUND,
    NOT_ALLOWED,
    EXTERNAL_ID_TAKEN,
    KEY_IN_USE,
    KEY_REUSED,
    WRONG_STATE,
    CLAIMED,
    CANNOT_DELETE,
    GONE,
    CHANGED,
    TOO_LARGE,
    UNSUPPORTED,
    INVALID,
    TOO_MANY,
    INTERNAL,
    UNAVAILABLE,
)


@dataclass(frozen=True)
class FieldError:
    """`field` is a path such as `turns[3].text`; `value` is what came, shortened."""

    field: str
    value: Any
    message: str
    remedy: str


class Problem(Exception):
    """Ends a request with an error answer."""

    def __init__(
        self,
        kind: Kind,
        detail: str,
        *,
        errors: Sequence[FieldError] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind, self.detail = kind, detail
        self.errors, self.headers = tuple(errors), dict(headers or {})


def described(problem: Problem, instance: str) -> dict[str, Any]:
    """The members of RFC 9457."""
    body: dict[str, Any] = {
        "type": f"{_EXPLAINED_AT}{problem.kind.slug}",
        "title": problem.kind.title,
        "status": problem.kind.status,
        "detail": problem.detail,
        "instance": instance,
    }
    if problem.errors:
        body["errors"] = [asdict(error) for error in problem.errors]
    return body


def answer(request: HttpRequest, problem: Problem) -> HttpResponse:
    return HttpResponse(
        json.dumps(described(problem, request.path)),
        status=problem.kind.status,
        content_type=MEDIA_TYPE,
        headers=problem.headers,
    )


class FieldErrorOut(BaseModel):
    """A fault in one field."""

    field: str = Field(description="The path of the field, such as `turns[3].text`.")
    value: Any = Field(description="What was sent, shortened.")
    message: str
    remedy: str


class ProblemOut(BaseModel):
    """An error, after RFC 9457."""

    type: str = Field(description="Which kind of problem; stable, for programs.")
    title: str
    status: int
    detail: str = Field(description="What is wrong with this request, for people.")
    instance: str = Field(description="The path that was asked for.")
    errors: list[FieldErrorOut] = Field(default=[], description="Every field that is at fault.")


def documented(*kinds: Kind) -> dict[int, type[ProblemOut]]:
    """The error answers of an operation for its OpenAPI description."""
    always = (UNAUTHENTICATED, FORBIDDEN, TOO_MANY, INTERNAL, UNAVAILABLE)
    return {kind.status: ProblemOut for kind in (*kinds, *always)}
