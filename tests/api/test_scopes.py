"""Which scopes allow which operation, as docs/api.md says."""

import re
from importlib import import_module
from types import SimpleNamespace

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.db import connection

from accounts import tokens
from accounts.models import ApiToken
from accounts.tokens import Scope
from config.environment import CHECKOUT_DIRECTORY
from delivery.models import Endpoint
from delivery.webhooks import endpoints
from tests.api.conftest import Api, assert_problem, body_of
from tests.api.test_auth import NOBODY, SCHEMA

PAGE = CHECKOUT_DIRECTORY / "docs" / "api.md"
SCOPES = [scope for scope in Scope if scope != Scope.ADMIN]
ROWS = {
    cells[0].strip(" `"): {
        scope for scope, cell in zip(SCOPES, cells[1:], strict=True) if "yes" in cell
    }
    for line in PAGE.read_text(encoding="utf-8").partition("<!-- Generated")[2].splitlines()[3:-1]
    if (cells := line.strip("|").split("|"))
}
OPERATIONS = {
    operation["operationId"]: (method, re.sub(r"{\w+}", str(NOBODY), path.replace("{key}", "1")))
    for path, methods in SCHEMA["paths"].items()
    for method, operation in methods.items()
}


def test_the_table_in_the_docs_has_every_operation_of_the_schema():
    assert set(ROWS) == set(OPERATIONS)


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("operation", sorted(ROWS))
def test_a_token_with_one_scope_may_do_what_its_row_says(
    service: User, operation: str, scope: Scope
):
    method, path = OPERATIONS[operation]
    response = Api(tokens.issue_token("one", service, [scope])).ask(method.upper(), path)
    refused = "insufficient_scope" in response.headers.get("WWW-Authenticate", "")
    assert refused == (scope not in ROWS[operation])


@pytest.mark.parametrize("scope", ["ingest", "read", "review"])
def test_a_token_that_reads_changes_no_webhook(service: User, scope: str):
    body = {"url": "https://crm.example.org/hook", "events": ["summary.approved"]}
    api = Api(tokens.issue_token("one", service, [scope]))
    assert_problem(api.post("webhooks", body), 403, "forbidden")
    assert body_of(api.get("webhooks")) == {"items": []}
    assert not Endpoint.objects.exists()


def test_a_token_of_1_0_with_a_webhook_can_still_change_it(service: User):
    plain, other = (tokens.issue_token(name, service, ["read"]) for name in ("crm", "other"))
    endpoints.register_endpoint(
        by=service,
        name="CRM",
        url="https://crm.example.org/hook",
        kinds=["summary.approved"],
        token=ApiToken.objects.get(name="crm"),
    )
    import_module("delivery.migrations.0003_webhook_scope").add_scope(
        apps, SimpleNamespace(connection=connection)
    )
    assert_problem(Api(plain).post("webhooks", {}), 422, "invalid")
    assert_problem(Api(other).post("webhooks", {}), 403, "forbidden")
