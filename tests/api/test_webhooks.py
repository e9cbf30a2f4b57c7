"""/api/v1/webhooks."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models.functions import Now

from accounts import tokens
from delivery.models import Delivery, Endpoint
from delivery.webhooks import deliveries
from tests.api.cases import in_review
from tests.api.conftest import Api, assert_problem, body_of

BODY = {"url": "https://crm.example.org/hook", "events": ["summary.approved", "summary.waiting"]}


def registered(api: Api) -> dict[str, Any]:
    response = api.post("webhooks", BODY)
    assert response.status_code == 201
    made: dict[str, Any] = body_of(response)
    return made


def test_an_endpoint_is_registered_and_its_secret_shown_this_once(api: Api):
    made = registered(api)
    assert made["secret"].startswith("whsec_")
    assert made["events"] == ["summary.waiting", "summary.approved"]
    (listed,) = body_of(api.get("webhooks"))["items"]
    assert listed == {name: value for name, value in made.items() if name != "secret"}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"url": "http://crm.example.org/"}, "url"),
        ({"url": "https://127.0.0.1/"}, "url"),
        ({"events": []}, "events"),
        ({"events": ["summary.opened"]}, "events[0]"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_is_wrong_is_named(api: Api, changes: dict[str, Any], field: str):
    problem = assert_problem(api.post("webhooks", BODY | changes), 422, "invalid")
    assert [error["field"] for error in problem["errors"]] == [field]
    assert not Endpoint.objects.exists()


def test_another_tokens_endpoint_is_not_found(api: Api, stranger: Api):
    made = registered(api)
    path = f"webhooks/{made['id']}"
    assert_problem(stranger.ask("DELETE", path), 404, "not-found")
    assert_problem(stranger.post(f"{path}/test"), 404, "not-found")
    assert_problem(stranger.get(f"{path}/deliveries"), 404, "not-found")
    assert body_of(stranger.get("webhooks"))["items"] == []


def test_a_removed_endpoint_is_gone_and_hears_nothing(api: Api, service: User):
    made = registered(api)
    assert api.ask("DELETE", f"webhooks/{made['id']}").status_code == 204
    assert_problem(api.post(f"webhooks/{made['id']}/test"), 404, "not-found")
    in_review("a", by=service)
    deliveries.make_deliveries()
    assert Delivery.objects.count() == 0


def test_the_log_tells_every_try_and_a_delivery_can_be_sent_again(
    api: Api, service: User, settings
):
    settings.ALLOW_PRIVATE_WEBHOOKS = False
    made = registered(api)
    Endpoint.objects.update(url="https://127.0.0.1:1/")
    in_review("a", by=service)
    deliveries.make_deliveries()
    deliveries.send_to_endpoint(Endpoint.objects.get().pk)
    (row,) = body_of(api.get(f"webhooks/{made['id']}/deliveries"))["items"]
    assert (row["type"], row["state"]) == ("summary.waiting", "pending")
    assert "not a public address" in row["log"][0]["error"]
    Delivery.objects.update(next_at=Now() + timedelta(hours=5))
    again = api.post(f"webhooks/{made['id']}/deliveries/{row['id']}/resend")
    assert again.status_code == 202
    assert deliveries.due_endpoints() == [Endpoint.objects.get().pk]


def test_a_secret_is_rotated(api: Api):
    made = registered(api)
    fresh = body_of(api.post(f"webhooks/{made['id']}/secret"))["secret"]
    assert fresh.startswith("whsec_")
    assert fresh != made["secret"]


def test_a_paused_endpoint_is_resumed(api: Api):
    made = registered(api)
    Endpoint.objects.update(paused_at=Now(), pause_reason="It answered 410 Gone.")
    (listed,) = body_of(api.get("webhooks"))["items"]
    assert listed["pause_reason"] == "It answered 410 Gone."
    assert body_of(api.post(f"webhooks/{made['id']}/resume"))["paused_at"] is None


def test_a_test_event_is_queued(api: Api):
    made = registered(api)
    response = api.post(f"webhooks/{made['id']}/test")
    assert response.status_code == 202
    assert body_of(response)["type"] == "endpoint.test"


def test_every_scope_may_listen_to_what_it_may_see(service: User):
    for scope in tokens.Scope:
        client = Api(tokens.issue_token(scope, service, [scope]))
        assert client.get("webhooks").status_code == 200


def test_deliveries_of_one_instant_are_listed_by_their_key(api: Api):
    made = registered(api)
    keys = [body_of(api.post(f"webhooks/{made['id']}/test"))["id"] for _ in range(8)]
    Delivery.objects.update(created_at=Now())
    listed = body_of(api.get(f"webhooks/{made['id']}/deliveries"))["items"]
    assert [row["id"] for row in listed] == sorted(keys, reverse=True)


def changed(api: Api, endpoint: str, body: dict[str, Any]) -> Any:
    sent = {"data": json.dumps(body), "content_type": "application/json"}
    return api.ask("PATCH", f"webhooks/{endpoint}", **sent)


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        ({"name": "New"}, {"name": "New"}),
        ({"url": "https://new.example.org/"}, {"url": "https://new.example.org/"}),
        (
            {"events": ["summary.failed", "summary.waiting"]},
            {"events": ["summary.waiting", "summary.failed"]},
        ),
        ({}, {}),
    ],
)
def test_what_is_given_is_changed_and_the_rest_stays(api: Api, change, shown):
    made = registered(api)
    secret = Endpoint.objects.get().secret
    answer = body_of(changed(api, made["id"], change))
    assert answer == {name: value for name, value in made.items() if name != "secret"} | shown
    assert Endpoint.objects.get().secret == secret


def test_an_endpoint_is_paused_and_resumed(api: Api):
    made = registered(api)
    assert body_of(changed(api, made["id"], {"paused": True}))["paused_at"]
    assert body_of(changed(api, made["id"], {"paused": False}))["paused_at"] is None


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"url": "https://127.0.0.1/"}, "url"),
        ({"events": []}, "events"),
        ({"secret": "a"}, "secret"),
    ],
)
def test_a_change_that_cannot_be_is_named_and_changes_nothing(api: Api, change, field: str):
    made = registered(api)
    problem = assert_problem(changed(api, made["id"], {"name": "New", **change}), 422, "invalid")
    assert problem["errors"][0]["field"] == field
    assert Endpoint.objects.get().name == made["name"]


def test_nobody_changes_the_endpoint_of_another_token(api: Api, stranger: Api):
    made = registered(api)
    assert_problem(changed(stranger, made["id"], {"name": "New"}), 404, "not-found")
