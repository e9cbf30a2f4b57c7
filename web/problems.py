"""Problem details for HTTP APIs (RFC 9457): the form of every error."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from countersign_judge.llm.telemetry import CORRELATION_ID
from django.http import HttpRequest, HttpResponse
from ninja import Schema
from ninja.errors import ValidationErrorContext
from pydantic import BaseModel, Field, ValidationError

# Endpoints have hundreds of schemas, one per status, mostly of problems. pydantic builds each at
# its first use, under a lock, and not at every start.
Schema.model_config["defer_build"] = True

MEDIA_TYPE = "application/problem+json"
# Where the types are explained; a relative reference, so that it works on any host name.
_EXPLAINED_AT = "/api/v1/docs#problem-"


@dataclass(frozen=True)
class ProblemType:
    """A problem type of RFC 9457; `slug` ends its URI, which clients may rely on."""

    slug: str
    status: int
    title: str
    explanation: str


MALFORMED = ProblemType(
    "malformed", 400, "The request cannot be read", "The body is not valid JSON."
)
UNAUTHENTICATED = ProblemType(
    "unauthenticated",
    401,
    "A valid token is needed",
    "No bearer token was sent, or it is unknown, revoked, or its owner may not sign in.",
)
FORBIDDEN = ProblemType("forbidden", 403, "The token may not do this", "It lacks the scope.")
HTTPS_NEEDED = ProblemType(
    "https-needed", 403, "The request came over plain HTTP", "Nothing was read. Use HTTPS."
)
NOT_FOUND = ProblemType(
    "not-found", 404, "Not found", "There is nothing here, or this token may not see it."
)
METHOD_NOT_ALLOWED = ProblemType(
    "method-not-allowed", 405, "Method not allowed", "The Allow header lists the allowed methods."
)
EXTERNAL_ID_TAKEN = ProblemType(
    "external-id-taken",
    409,
    "The external id is taken",
    "You sent another body with this source and external id before. It stays.",
)
KEY_IN_USE = ProblemType(
    "idempotency-key-in-use",
    409,
    "The idempotency key is in use",
    "Another request with the same Idempotency-Key has not been answered yet.",
)
KEY_REUSED = ProblemType(
    "idempotency-key-reused",
    422,
    "The idempotency key belongs to another request",
    "A key belongs to one method, path and body for 24 hours.",
)
RECORDING_TAKEN = ProblemType(
    "recording-taken",
    409,
    "The recording can't be added",
    "The transcript has another recording, or its summary was approved without one.",
)
CONTEXT_CLOSED = ProblemType(
    "context-closed",
    409,
    "The context can't be changed",
    "The summary was approved, or another person changed the context since you read it.",
)
WRONG_STATE = ProblemType(
    "wrong-state", 409, "The case's status does not allow this", "Read it again, then decide."
)
CLAIMED = ProblemType(
    "claimed",
    409,
    "Another person has claimed the case",
    "The detail says who, and until when. Ask them, or wait.",
)
CANNOT_DELETE = ProblemType(
    "cannot-delete",
    409,
    "The transcript is in use",
    "A record or the work of people is based on it.",
)
GONE = ProblemType(
    "gone",
    410,
    "Its content was disposed of",
    "Its retention has ended. Its hashes and its entry in the log stay.",
)
CHANGED = ProblemType("changed", 412, "It has changed", "The ETag in If-Match is outdated.")
TOO_LARGE = ProblemType(
    "too-large", 413, "The body is too large", "The installation sets the limit."
)
UNSUPPORTED_MEDIA_TYPE = ProblemType(
    "unsupported-media-type",
    415,
    "Unsupported media type",
    "Bodies are JSON in UTF-8, not compressed.",
)
RANGE_NOT_SATISFIABLE = ProblemType(
    "range-not-satisfiable", 416, "The range does not exist", "It begins after the end."
)
INVALID = ProblemType(
    "invalid", 422, "Something in the request is not valid", "Every fault is listed in errors."
)
TOO_MANY_REQUESTS = ProblemType(
    "too-many-requests", 429, "Too many requests", "Retry-After says when to send it again."
)
INTERNAL = ProblemType(
    "internal",
    500,
    "The server failed",
    "The request is not the cause. The server's log has the reason.",
)
UNAVAILABLE = ProblemType(
    "unavailable",
    503,
    "The server is not ready",
    "The database or a storage does not answer. Try again.",
)

PROBLEM_TYPES = [kind for kind in list(globals().values()) if isinstance(kind, ProblemType)]


@dataclass(frozen=True)
class FieldError:
    """`field` is a path such as `turns[3].text`; `value` is as sent, shortened."""

    field: str
    value: Any
    message: str
    remedy: str


class Problem(Exception):
    """Ends a request with an error answer."""

    def __init__(
        self,
        kind: ProblemType,
        detail: str,
        *,
        errors: Sequence[FieldError] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind, self.detail = kind, detail
        self.errors, self.headers = tuple(errors), dict(headers or {})


def problem_details(problem: Problem, instance: str) -> dict[str, Any]:
    """The members of RFC 9457."""
    body: dict[str, Any] = {
        "type": f"{_EXPLAINED_AT}{problem.kind.slug}",
        "title": problem.kind.title,
        "status": problem.kind.status,
        "detail": problem.detail,
        "instance": instance,
    }
    if request_id := CORRELATION_ID.get():
        body["request_id"] = request_id
    if problem.errors:
        body["errors"] = [asdict(error) for error in problem.errors]
    return body


def problem_response(request: HttpRequest, problem: Problem) -> HttpResponse:
    return HttpResponse(
        json.dumps(problem_details(problem, request.path)),
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
    request_id: str = Field(
        default="", description="Names this request in the logs; the header X-Request-ID has it."
    )
    errors: list[FieldErrorOut] = Field(default=[], description="Every field that is at fault.")


def error_responses(*kinds: ProblemType) -> dict[int, type[ProblemOut]]:
    """The error answers of an operation for its OpenAPI description."""
    always = (UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS, INTERNAL, UNAVAILABLE)
    return {kind.status: ProblemOut for kind in (*kinds, *always)}


# --- Validation errors ------------------------------------------------------
# Errors that pydantic finds in a request, as field errors with a remedy.

_REMEDIES = {
    "missing": "Add it.",
    "extra_forbidden": "Remove it, or correct its name.",
    "string_type": "Send a string.",
    "string_too_short": "Send a longer string.",
    "string_too_long": "Send a shorter string.",
    "float_type": "Send a number, not a string, boolean or null.",
    "finite_number": "Send a finite number, or leave it out.",
    "int_parsing": "Send a whole number.",
    "list_type": "Send a list.",
    "too_long": "Send fewer.",
    "too_short": "Send at least one.",
}
_DEFAULT_REMEDY = "Correct it; /api/v1/docs says what is taken."
_SHOWN = 200
_MOST_ERRORS = 50
_JSON_SCALARS = (str, int, float, bool, type(None))


def validation_problem(contexts: Sequence[ValidationErrorContext[Any]]) -> Problem:
    found = []
    for context in contexts:
        flattened = context.model.__ninja_flatten_map_reverse__
        for error in context.pydantic_validation_error.errors(include_url=False):
            at = error["loc"]
            # A body is under the name of its parameter; a query parameter may have no such parent.
            found.append(_build_field_error(error, flattened.get(at) or at[1:]))
    return _build_invalid_problem(found)


def row_validation_problem(error: ValidationError) -> Problem:
    """For a model that is validated on its own."""
    return _build_invalid_problem(
        [_build_field_error(item, item["loc"]) for item in error.errors(include_url=False)]
    )


def _build_invalid_problem(found: list[FieldError]) -> Problem:
    names = ", ".join(dict.fromkeys(error.field for error in found[:5]))
    count = "1 fault" if len(found) == 1 else f"{len(found)} faults"
    return Problem(INVALID, f"{count} in the request: {names}.", errors=found[:_MOST_ERRORS])


def _build_field_error(error: Mapping[str, Any], path: Sequence[int | str]) -> FieldError:
    remedy = error.get("ctx", {}).get("remedy") or _REMEDIES.get(error["type"], _DEFAULT_REMEDY)
    if not path and error["type"] == "missing":
        remedy = "Send a JSON body, with its Content-Length."
    value = None if error["type"] == "missing" else shorten_value(error["input"])
    return FieldError(_format_field_path(path) or "body", value, error["msg"], remedy)


def _format_field_path(location: Sequence[int | str]) -> str:
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


def shorten_value(value: object) -> object:
    """A value short enough to be sent back."""
    if isinstance(value, str):
        return value[:_SHOWN]
    if isinstance(value, _JSON_SCALARS):
        return value
    return repr(value)[:_SHOWN]
