"""Who may ask, in every endpoint alike."""

import re
from datetime import timedelta
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from accounts import tokens
from accounts.models import ApiToken
from config.urls import api as installed
from summaries.models import Summary
from tests.api.conftest import Api, assert_problem, submission
from tests.factories import cases as factories

# The same in every worker of a parallel run, since it is in the tests' names.
NOBODY = UUID(int=7)
SCHEMA = installed.get_openapi_schema(path_prefix="/api/v1/")
OPERATIONS = [
    (method, re.sub(r"{\w+}", str(NOBODY), path.replace("{key}", "1")))
    for path, methods in SCHEMA["paths"].items()
    for method in methods
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_without_a_token_every_operation_asks_for_one(db: None, method: str, path: str):
    response = Api().ask(method.upper(), path)
    assert_problem(response, 401, "unauthenticated")
    assert response.headers["WWW-Authenticate"] == 'Bearer realm="countersign"'


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_wants_a_scope(service: User, method: str, path: str):
    powerless = Api(tokens.issue_token("none", service, []))
    response = powerless.ask(method.upper(), path)
    assert_problem(response, 403, "forbidden")
    assert 'error="insufficient_scope"' in response.headers["WWW-Authenticate"]


@pytest.mark.parametrize("token", ["cs_" + "a" * 43, "cs_short", "x", "cs_" + "é" * 43, "a b c"])
def test_a_token_that_is_unknown_is_refused(db: None, token: str):
    response = Api(token).get("transcripts")
    assert_problem(response, 401, "unauthenticated")
    assert 'error="invalid_token"' in response.headers["WWW-Authenticate"]


@pytest.mark.parametrize(("token", "queries"), [("cs_" + "a" * 43, 1), ("x" * 8000, 0)])
def test_a_flood_of_wrong_tokens_costs_a_digest_and_a_look_at_an_index(
    db: None, django_assert_num_queries, token: str, queries: int
):
    """So nobody counts them: 256 random bits are not found by trying."""
    with django_assert_num_queries(queries):
        assert Api(token).post("transcripts", {"turns": ["x" * 1_000_000]}).status_code == 401


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer", "Bearer ", "cs_", "bearer  "])
def test_another_authorization_header_is_no_token(api: Api, header: str):
    response = Api().get("transcripts", Authorization=header)
    assert_problem(response, 401, "unauthenticated")


def test_the_scheme_is_read_in_any_case(api: Api):
    header = {"Authorization": f"bEaReR {api.token}"}
    assert Client().get("/api/v1/transcripts", headers=header).status_code == 200


def test_a_session_does_not_authenticate(service: User):
    signed_in = Api()
    signed_in.client.force_login(service)
    assert_problem(signed_in.get("transcripts"), 401, "unauthenticated")


def test_a_revoked_token_is_refused(api: Api):
    tokens.revoke_token(ApiToken.objects.get())
    assert_problem(api.get("transcripts"), 401, "unauthenticated")


def test_the_token_of_an_inactive_owner_is_refused(api: Api, service: User):
    service.is_active = False
    service.save()
    assert_problem(api.get("transcripts"), 401, "unauthenticated")


def test_reading_does_not_allow_sending(service: User):
    reader = Api(tokens.issue_token("reader", service, ["read"]))
    assert reader.get("transcripts").status_code == 200
    assert_problem(reader.post("transcripts", submission()), 403, "forbidden")


def test_sending_does_not_allow_reading(service: User):
    sender = Api(tokens.issue_token("sender", service, ["ingest"]))
    assert sender.post("transcripts", submission()).status_code == 202
    assert_problem(sender.get("transcripts"), 403, "forbidden")


def test_admin_stands_for_every_scope(service: User):
    admin = Api(tokens.issue_token("admin", service, ["admin"]))
    assert admin.post("transcripts", submission()).status_code == 202
    assert admin.get("transcripts").status_code == 200


def test_only_the_digest_of_a_token_is_stored(service: User):
    plain = tokens.issue_token("tests", service, ["read"])
    stored = ApiToken.objects.get()
    assert plain not in str(vars(stored))
    assert len(stored.digest) == 64


def test_a_scope_that_does_not_exist_is_refused(service: User):
    with pytest.raises(ValueError, match="write"):
        tokens.issue_token("tests", service, ["write"])
    assert not ApiToken.objects.exists()


def test_use_is_noted_once_a_minute(api: Api):
    before = timezone.now()
    api.get("transcripts")
    first = ApiToken.objects.get().last_used_at
    assert first is not None
    assert first >= before
    api.get("transcripts")
    assert ApiToken.objects.get().last_used_at == first
    ApiToken.objects.update(last_used_at=first - timedelta(seconds=61))
    api.get("transcripts")
    again = ApiToken.objects.get().last_used_at
    assert again is not None
    assert again > first


@pytest.mark.parametrize("scope", ["read", "review", "admin"])
def test_no_scope_shows_more_than_the_owner_may_see(submitted: Summary, scope: str):
    stranger = Api(tokens.issue_token("stranger", factories.user("sam"), [scope]))
    assert_problem(stranger.get(f"transcripts/{submitted.transcript_id}"), 404, "not-found")


def test_a_token_of_a_reviewer_of_one_guideline_sees_the_cases_under_it(submitted: Summary):
    theirs = submitted.guideline_version.guideline
    here = factories.user("here", "reviewer", guideline=theirs)
    elsewhere = factories.user("there", "reviewer", guideline=factories.version().guideline)
    path = f"transcripts/{submitted.transcript_id}"
    assert Api(tokens.issue_token("a", here, ["read"])).get(path).status_code == 200
    assert Api(tokens.issue_token("b", elsewhere, ["read"])).get(path).status_code == 404
