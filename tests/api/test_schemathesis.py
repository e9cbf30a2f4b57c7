"""Requests made from the OpenAPI description, valid and not: no answer leaves the description."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from django.contrib.auth.models import User
from django.core.handlers.wsgi import WSGIHandler
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from config.urls import api as installed
from tests.api.cases import approved, failed
from tests.api.conftest import Api

pytest_plugins = "schemathesis.pytest.plugin"
pytestmark = [pytest.mark.nightly, pytest.mark.slow]

handler = cache(WSGIHandler)
description: Any = schemathesis.openapi.from_dict(
    installed.get_openapi_schema(path_prefix="/api/v1/")
)


def application(environ: Any, start_response: Any) -> Any:
    """Made at the first request: while this module is read, no fixture has prepared anything."""
    return handler()(environ, start_response)


description.app = application


@schemathesis.serializer("application/x-ndjson")
def ndjson(_context: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else json.dumps(value).encode()


# Their rows are refused one by one, in an answer of 200.
BY_ROW = {"submit_batch", "stream_transcripts", "upload_transcripts"}


@pytest.fixture(autouse=True)
def one_connection() -> Iterator[None]:
    """The end of a request would close the connection that holds the test's transaction."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture(autouse=True)
def rows(api: Api, reviewing: Api, service: User) -> None:
    """Something to be found by what is generated."""
    approved("a", by=service, reviewer=User.objects.get(username="rita"))
    failed("b", by=service)


def by_row(case: Any) -> bool:
    return case.operation.definition.raw["operationId"] in BY_ROW


@description.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_those_described(case, api: Api):
    case.call_and_validate(
        headers={"Authorization": f"Bearer {api.token}"},
        # Which guidelines there are, and what has a word in it, no schema can say.
        excluded_checks=[
            positive_data_acceptance,
            *([negative_data_rejection] if by_row(case) else []),
        ],
    )
