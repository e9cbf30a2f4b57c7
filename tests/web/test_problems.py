"""Errors that no endpoint makes by itself."""

import json
from collections.abc import Callable
from uuid import UUID

import pytest
from django.db import OperationalError
from django.http import HttpResponse
from django.test import Client, RequestFactory
from ninja import Router

from summaries.api.application import Api as Application
from tests.api.conftest import Api, assert_problem

# The same in every worker of a parallel run, since it is in the tests' names.
NOBODY = UUID(int=7)


@pytest.mark.parametrize(
    "path",
    ["", "nothing", "transcripts/", "transcripts/not-an-id", f"transcripts/{NOBODY}/x", "docs/x"],
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_path_is_a_problem(client: Client, method: str, path: str):
    assert_problem(Api().ask(method, f"/api/v1/{path}"), 404, "not-found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "transcripts", {"GET", "POST"}),
        ("PUT", f"transcripts/{NOBODY}", {"GET", "DELETE"}),
        ("GET", f"summaries/{NOBODY}/retry", {"POST"}),
        ("OPTIONS", "records", {"GET"}),
        ("TRACE", "records/1", {"GET"}),
    ],
)
def test_another_method_is_a_problem_that_names_those_allowed(
    method: str, path: str, allowed: set[str]
):
    response = Api().ask(method, path)
    assert_problem(response, 405, "method-not-allowed")
    assert set(response.headers["Allow"].split(", ")) == allowed


def test_head_answers_like_get(api: Api):
    response = api.ask("HEAD", "transcripts")
    assert response.status_code == 200
    assert response.content == b""


@pytest.mark.parametrize("path", ["transcripts", "nothing"])
def test_no_shared_cache_keeps_an_answer(api: Api, path: str):
    assert api.get(path).headers["Cache-Control"] == "private, no-cache"


def test_a_cross_site_request_is_nothing_special():
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/api/v1/nothing").status_code == 404
    assert strict.post("/api/v1/transcripts").status_code == 401


def _failing(error: Exception) -> Callable[..., HttpResponse]:
    """The view of an endpoint that raises `error`."""
    router = Router()

    @router.get("")
    def fail(request):
        raise error

    application = Application(urls_namespace="failing")
    application.add_router("/fail", router)
    patterns, _, _ = application.urls
    return next(item.callback for item in patterns if str(item.pattern) == "fail")  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("error", "status", "slug"),
    [
        (RuntimeError("the pump failed"), 500, "internal"),
        (OperationalError("the connection is lost"), 503, "unavailable"),
    ],
)
def test_a_failure_is_a_problem_that_gives_nothing_away(error, status: int, slug: str, caplog):
    view = _failing(error)
    response = view(RequestFactory().get("/api/v1/fail"))
    problem = assert_problem(response, status, slug)
    assert str(error) not in json.dumps(problem)
    assert str(error) in caplog.text
