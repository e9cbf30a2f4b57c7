"""A client of the API, and what it needs to say."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from accounts import tokens
from summaries.models import Summary
from tests.factories import cases as factories

ROOT = "/api/v1"
TEXT = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday.\n"


@dataclass
class Api:
    """Speaks JSON with a bearer token; answers are checked by the tests."""

    token: str = ""
    client: Client = field(default_factory=lambda: Client(raise_request_exception=False))

    def ask(self, method: str, path: str, **options: Any) -> HttpResponse:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= options.pop("headers", {})
        url = path if path.startswith(("/", "http")) else f"{ROOT}/{path}"
        response: HttpResponse = self.client.generic(method, url, headers=headers, **options)  # type: ignore[assignment]
        return response

    def get(self, path: str, **headers: str) -> HttpResponse:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: object = None, **options: Any) -> HttpResponse:
        data = body if isinstance(body, str | bytes) else json.dumps(body)
        options.setdefault("content_type", "application/json")
        return self.ask("POST", path, data=b"" if body is None else data, **options)


def submission(**changes: Any) -> dict[str, Any]:
    """A body that is taken; None removes a field."""
    body = {"external_id": "call-1", "source": "crm", "title": "Pump", "text": TEXT, **changes}
    return {name: value for name, value in body.items() if value is not None}


def body_of(response: HttpResponse) -> Any:
    return json.loads(response.content)


def assert_problem(response: HttpResponse, status: int, slug: str) -> dict[str, Any]:
    """The whole form of RFC 9457, and the field errors where there are any."""
    assert response.status_code == status, response.content
    assert response.headers["Content-Type"] == "application/problem+json"
    body: dict[str, Any] = json.loads(response.content)
    assert body["status"] == status
    assert body["type"] == f"/api/v1/docs#problem-{slug}"
    assert body["title"]
    assert body["detail"]
    assert body["instance"].startswith(ROOT)
    for error in body.get("errors", []):
        assert set(error) == {"field", "value", "message", "remedy"}
        assert error["message"]
        assert error["remedy"]
    return body


@pytest.fixture
def make_user(db: None) -> Callable[..., User]:
    return factories.user


@pytest.fixture
def service(make_user: Callable[..., User]) -> User:
    return make_user("service")


@pytest.fixture
def api(service: User) -> Api:
    """A client with a token of the service user that may send, read and change webhooks."""
    return Api(tokens.issue_token("tests", service, ["ingest", "read", "webhooks"]))


@pytest.fixture
def reviewing(make_user: Callable[..., User]) -> Api:
    """A client with a reading token of a reviewer."""
    return Api(tokens.issue_token("reviewer", make_user("rita", "reviewers"), ["read"]))


@pytest.fixture
def leading(make_user: Callable[..., User]) -> Api:
    """A client with a token of a team lead."""
    return Api(tokens.issue_token("lead", make_user("lena", "lead"), ["ingest", "read", "review"]))


@pytest.fixture
def stranger(make_user: Callable[..., User]) -> Api:
    """A client with a token of somebody who has submitted nothing."""
    return Api(tokens.issue_token("stranger", make_user("sam"), ["ingest", "read", "webhooks"]))


@pytest.fixture
def submitted(api: Api) -> Summary:
    """The case of a transcript that the service user has sent."""
    response = api.post("transcripts", submission())
    assert response.status_code == 202, response.content
    return Summary.objects.get(transcript=json.loads(response.content)["id"])
