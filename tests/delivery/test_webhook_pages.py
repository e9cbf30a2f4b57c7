"""The pages of webhooks."""

import html
import json
import re

import pytest
from django.contrib.auth.models import User
from django.db.models.functions import Now
from django.urls import reverse
from django.utils import translation

from delivery.models import Delivery, DeliveryTry, Endpoint, EventKind
from delivery.webhooks import deliveries, endpoints
from tests.api.cases import in_review
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
URL = "https://crm.example.com/"
SENT = {"name": "CRM", "url": URL, "kinds": ["summary.approved"]}


def text(answer) -> str:
    return " ".join(answer.content.decode().split())


def test_an_endpoint_is_added_and_its_secret_shown_once(rosa: User):
    client = client_of(rosa)
    answer = client.post(reverse("webhooks"), SENT)
    assert answer.status_code == 200
    assert answer["Cache-Control"] == "no-store"
    (secret,) = set(re.findall(r"whsec_[A-Za-z0-9+/=]{40,}", text(answer)))
    endpoint = Endpoint.objects.get()
    for page in (reverse("webhooks"), reverse("webhook", args=[endpoint.pk])):
        assert secret not in text(client.get(page))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"url": "https://10.0.0.1/"}, "COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS"),
        ({"url": ""}, "This field is required"),
        ({"kinds": []}, "This field is required"),
    ],
)
def test_a_wrong_endpoint_is_refused_with_the_reason_and_what_was_typed(rosa, changes, words):
    answer = client_of(rosa).post(reverse("webhooks"), SENT | changes)
    assert answer.status_code == 422
    assert words in text(answer)
    assert 'value="CRM"' in text(answer)


def test_nobody_sees_or_changes_anothers_endpoint(rosa: User):
    endpoint, _ = endpoints.register_endpoint(by=rosa, name="CRM", url=URL, kinds=EventKind.values)
    in_review("C-1")
    deliveries.make_deliveries()
    row = Delivery.objects.get()
    other = client_of(scenes.reviewer("rolf", "Rolf Berg"))
    assert other.get(reverse("webhook", args=[endpoint.pk])).status_code == 404
    change = reverse("webhook-change", args=[endpoint.pk])
    assert other.post(change, {"do": "remove"}).status_code == 404
    assert other.post(reverse("webhook-resend", args=[endpoint.pk, row.pk])).status_code == 404
    assert URL not in text(other.get(reverse("webhooks")))


def test_deliveries_of_one_instant_stand_in_the_order_of_their_keys(rosa: User):
    endpoint, _ = endpoints.register_endpoint(by=rosa, name="CRM", url=URL, kinds=EventKind.values)
    keys = [str(endpoints.send_test(endpoint).pk) for _ in range(8)]
    Delivery.objects.update(created_at=Now())
    DeliveryTry.objects.bulk_create(
        DeliveryTry(delivery_id=key, status=503, seconds=0.1) for key in keys
    )
    shown = text(client_of(rosa).get(reverse("webhook", args=[endpoint.pk])))
    assert re.findall("deliveries/([0-9a-f-]{36})/resend", shown) == sorted(keys, reverse=True)


def test_the_log_shows_each_try_with_hostile_answers_as_text(rosa: User, receiver):
    endpoint, _ = endpoints.register_endpoint(
        by=rosa, name="CRM", url=receiver.url, kinds=EventKind.values
    )
    receiver.script.status, receiver.script.body = 500, "<script>alert(1)</script>"
    in_review("C-1")
    deliveries.make_deliveries()
    deliveries.send_to_endpoint(endpoint.pk)
    shown = text(client_of(rosa).get(reverse("webhook", args=[endpoint.pk])))
    assert "HTTP 500" in shown
    assert "&lt;script&gt;alert(1)" in shown
    assert "<script>alert(1)" not in shown


@pytest.mark.parametrize(
    ("do", "column"), [("pause", "paused_at"), ("remove", "removed_at"), ("rotate", "old_secret")]
)
def test_its_owner_changes_it(rosa: User, do: str, column: str):
    endpoint, _ = endpoints.register_endpoint(by=rosa, name="CRM", url=URL, kinds=EventKind.values)
    answer = client_of(rosa).post(reverse("webhook-change", args=[endpoint.pk]), {"do": do})
    assert answer.status_code == (200 if do == "rotate" else 302)
    endpoint.refresh_from_db()
    assert getattr(endpoint, column)


def test_a_paused_endpoint_is_resumed_and_a_test_is_sent(rosa: User):
    endpoint, _ = endpoints.register_endpoint(by=rosa, name="CRM", url=URL, kinds=EventKind.values)
    endpoints.pause_endpoint(endpoint, by=rosa)
    client, change = client_of(rosa), reverse("webhook-change", args=[endpoint.pk])
    client.post(change, {"do": "resume"})
    client.post(change, {"do": "test"})
    endpoint.refresh_from_db()
    assert endpoint.paused_at is None
    assert Delivery.objects.get().event.kind == "endpoint.test"


def test_a_webhook_and_what_came_of_it_are_told_in_german(rosa: User):
    client = client_of(rosa)
    german = {"accept-language": "de"}
    refused = client.post(reverse("webhooks"), SENT | {"url": "ftp://x/"}, headers=german)
    assert "ist keine Webadresse" in html.unescape(text(refused))
    endpoint, _ = endpoints.register_endpoint(by=rosa, name="CRM", url=URL, kinds=EventKind.values)
    with translation.override("de"):
        delivery = endpoints.send_test(endpoint)
    DeliveryTry.objects.create(delivery=delivery, status=500, seconds=1.5, body="no")
    page = text(client.get(reverse("webhook", args=[endpoint.pk]), headers=german))
    for words in ("Zustellungen", "1 Versuch", "in 1,50 s", "Test senden"):
        assert words in page
    assert json.loads(delivery.payload) == {
        "type": "endpoint.test",
        "timestamp": delivery.event.created_at.isoformat(),
        "data": {},
    }
