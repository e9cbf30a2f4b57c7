"""The OpenAPI document describes the events of webhooks as they are sent."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from config.urls import api
from delivery.models import TEST, Event, EventKind
from delivery.webhooks.payload import render_payload
from measuring.models import JudgementBatch
from records.models import Record
from tests.api.cases import approved, failed
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db
DESCRIBED: dict[str, Any] = json.loads(
    json.dumps(api.get_openapi_schema(path_prefix="/api/v1/"), default=str)
)


def test_every_event_is_described():
    assert set(DESCRIBED["webhooks"]) == {*EventKind.values, TEST}


def check(body: str, kind: str) -> None:
    """It has the members that the description names, and no others."""
    sent = json.loads(body)
    assert sent["type"] == kind
    content = DESCRIBED["webhooks"][kind]["post"]["requestBody"]["content"]
    schema = content["application/json"]["schema"]
    Draft202012Validator({**schema, "components": DESCRIBED["components"]}).validate(sent)
    check_members(sent, schema)


def check_members(value: Any, schema: dict[str, Any]) -> None:
    if "$ref" not in schema:
        return
    named = DESCRIBED["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if "properties" in named:
        assert set(named["required"]) <= set(value) <= set(named["properties"])
        for name, inner in named["properties"].items():
            choices = [inner, *inner.get("anyOf", [])]
            for choice in choices if value.get(name) is not None else []:
                check_members(value[name], choice)


def test_an_approval():
    record = approved("a", reviewer=factories.user("rita", "reviewers"), metadata={"case": 7})
    check(render_payload(Event.objects.get(kind=EventKind.APPROVED), record), EventKind.APPROVED)
    assert Record.objects.count() == 1


def test_a_failure():
    failed("a")
    check(render_payload(Event.objects.get(kind=EventKind.FAILED), None), EventKind.FAILED)


@pytest.mark.parametrize("guideline", [True, False])
def test_judgements(guideline: bool):
    batch = JudgementBatch(status="done", version=factories.version() if guideline else None)
    event = Event(kind=EventKind.JUDGED, judgements=batch, created_at=datetime.now(UTC))
    check(render_payload(event, None), EventKind.JUDGED)


def test_a_test():
    check(render_payload(Event(kind=TEST, created_at=datetime.now(UTC)), None), TEST)
