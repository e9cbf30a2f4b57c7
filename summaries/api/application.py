"""The NinjaAPI: every error is a problem document (RFC 9457), every GET has an ETag."""

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from django.urls import URLPattern, URLResolver, re_path
from django.views.decorators.csrf import csrf_exempt
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationErrorContext
from ninja.openapi.schema import OpenAPISchema
from pydantic import BaseModel

from summaries.api.auth import unauthenticated_problem
from web import problems
from web.api_reference import Reference
from web.conditional import add_etag
from web.json_bodies import StrictJsonParser, too_large_problem
from web.problems import Problem, problem_response, validation_problem

log = logging.getLogger(__name__)
View = Callable[..., HttpResponse]
_OK = 200
_FIRST_ERROR_STATUS = 400


class Api(NinjaAPI):
    """Without routers and webhook `events` with their bodies: the code that assembles the
    installation adds them."""

    def __init__(
        self, *, events: Mapping[str, type[BaseModel]] | None = None, **options: Any
    ) -> None:
        super().__init__(parser=StrictJsonParser(), docs=Reference(), **options)
        self._events = events or {}
        self._described: dict[str, OpenAPISchema] = {}
        for error, problem_of in _PROBLEM_BUILDERS.items():
            self.add_exception_handler(error, _build_error_handler(problem_of))

    # Ninja's form of a pydantic error has lost the value that was sent.
    def validation_error_from_error_contexts(  # type: ignore[override]
        self, error_contexts: list[ValidationErrorContext[Any]]
    ) -> Problem:
        return validation_problem(error_contexts)

    @property
    def urls(self) -> tuple[list[URLResolver | URLPattern], str, str]:
        patterns, app_name, namespace = super().urls
        guarded = [
            URLPattern(item.pattern, guard_view(item.callback), item.default_args, item.name)
            for item in patterns
            if isinstance(item, URLPattern)
        ]
        nothing_here = guard_view(
            lambda request: problem_response(request, _unknown_path_problem(request))
        )
        return [*guarded, re_path("", csrf_exempt(nothing_here))], app_name, namespace

    def get_openapi_schema(
        self, *, path_prefix: str | None = None, path_params: dict[str, Any] | None = None
    ) -> OpenAPISchema:
        prefix = self.get_root_path(path_params or {}) if path_prefix is None else path_prefix
        if prefix not in self._described:
            described = super().get_openapi_schema(path_prefix=prefix)
            _set_problem_media_type(described)
            _document_conditional_requests(described)
            _add_webhooks(described, self._events)
            self._described[prefix] = described
        return self._described[prefix]


def guard_view(view: View) -> View:
    """The router's own answers (404, 405) as problems, and HEAD where there is GET."""

    @login_not_required
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if settings.SECURE_SSL_REDIRECT and not request.is_secure():
            return problem_response(request, _plain_http_problem())
        if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
            return problem_response(request, _content_encoding_problem(request))
        method = request.method
        # The server drops the body, once it sees the method again.
        request.method = "GET" if method == "HEAD" else method
        try:
            response = view(request, *args, **kwargs)
        except Http404:
            response = problem_response(request, _unknown_path_problem(request))
        finally:
            request.method = method
        if response.status_code == problems.METHOD_NOT_ALLOWED.status:
            allowed = response.headers["Allow"]
            detail = f"{request.path} takes {allowed}, not {request.method}."
            refusal = Problem(problems.METHOD_NOT_ALLOWED, detail, headers={"Allow": allowed})
            response = problem_response(request, refusal)
        if (
            request.method in {"GET", "HEAD"}
            and response.status_code == _OK
            and not response.streaming
        ):
            response = add_etag(request, response)
        for given in ("rate_limit", "answer_headers"):
            for name, value in getattr(request, given, {}).items():
                response.headers[name] = value
        # An address answers each token differently, and changes over time.
        response.headers["Cache-Control"] = "private, no-cache"
        return response

    return guarded


def _plain_http_problem() -> Problem:
    """A token that came over plain HTTP may have been read on its way."""
    detail = "The API answers over HTTPS only. Use https:// and a new token."
    return Problem(problems.HTTPS_NEEDED, detail)


def _content_encoding_problem(request: HttpRequest) -> Problem:
    sent = request.headers["Content-Encoding"][:100]
    detail = f"The Content-Encoding is {sent!r}. Send the body as it is, without compressing it."
    return Problem(problems.UNSUPPORTED_MEDIA_TYPE, detail, headers={"Accept-Encoding": "identity"})


def _unknown_path_problem(request: HttpRequest, *_: Exception) -> Problem:
    detail = f"{request.path} is not a path of this API. See /api/v1/docs for its paths."
    return Problem(problems.NOT_FOUND, detail)


def _set_problem_media_type(described: OpenAPISchema) -> None:
    for operations in described["paths"].values():
        for operation in operations.values():
            for status, response in operation["responses"].items():
                content = response.get("content", {})
                if int(status) >= _FIRST_ERROR_STATUS and "application/json" in content:
                    response["content"] = {problems.MEDIA_TYPE: content["application/json"]}


def _add_webhooks(described: OpenAPISchema, events: Mapping[str, type[BaseModel]]) -> None:
    described["webhooks"] = {}
    schemas = described["components"]["schemas"]
    for kind, body in events.items():
        schema = body.model_json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(schema.pop("$defs", {}))
        schemas[body.__name__] = schema
        content = {
            "application/json": {"schema": {"$ref": f"#/components/schemas/{body.__name__}"}}
        }
        operation = {
            "summary": schema["description"],
            "description": "Signed after Standard Webhooks (docs/webhooks.md).",
            "requestBody": {"content": content, "required": True},
            "responses": {"2XX": {"description": "Taken. Any other answer is tried again."}},
        }
        described["webhooks"][kind] = {"post": operation}


def _document_conditional_requests(described: OpenAPISchema) -> None:
    for operations in described["paths"].values():
        if operation := operations.get("get"):
            not_modified = "Not modified: If-None-Match has its ETag."
            operation["responses"][304] = {"description": not_modified}
            operation["parameters"].append(
                {
                    "in": "header",
                    "name": "If-None-Match",
                    "schema": {"type": "string", "title": "If-None-Match"},
                    "required": False,
                    "description": "ETags that you have; 304 without a body when one is current.",
                }
            )


# The answer to any error is a problem document.


def _ninja_problem(_: HttpRequest, error: HttpError) -> Problem:
    """Ninja wraps what the body parser raises."""
    if isinstance(error.__cause__, Problem):
        return error.__cause__
    return Problem(problems.MALFORMED, error.message)


def _unreadable_body_problem(_: HttpRequest, error: Exception) -> Problem:
    return Problem(problems.MALFORMED, f"The body cannot be read: {error}. Send it again.")


def _database_problem(request: HttpRequest, error: Exception) -> Problem:
    log.error("the database did not answer %s %s", request.method, request.path, exc_info=error)
    detail = "The database does not answer. Send the same request again in a few seconds."
    return Problem(problems.UNAVAILABLE, detail, headers={"Retry-After": "5"})


def _server_error_problem(request: HttpRequest, error: Exception) -> Problem:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    detail = "The server failed; the request is not the cause. The server's log has the reason."
    return Problem(problems.INTERNAL, detail)


_PROBLEM_BUILDERS: dict[type[Exception], Callable[..., Problem]] = {
    Problem: lambda _, problem: problem,
    AuthenticationError: lambda *_: unauthenticated_problem(sent=False),
    HttpError: _ninja_problem,
    Http404: _unknown_path_problem,
    MultiPartParserError: _unreadable_body_problem,
    SuspiciousOperation: _unreadable_body_problem,
    UnreadablePostError: _unreadable_body_problem,
    RequestDataTooBig: lambda *_: too_large_problem(),
    OperationalError: _database_problem,
    InterfaceError: _database_problem,
    Exception: _server_error_problem,
}


def _build_error_handler(problem_of: Callable[..., Problem]) -> Callable[..., HttpResponse]:
    return lambda request, error: problem_response(request, problem_of(request, error))
