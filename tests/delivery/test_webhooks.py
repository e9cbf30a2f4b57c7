"""What an endpoint hears, when it hears it again, and when it is left alone."""

import base64
import hashlib
import hmac
import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models.functions import Now
from django.utils import timezone
from standardwebhooks.webhooks import Webhook

from accounts import tokens
from accounts.models import ApiToken
from delivery.models import Delivery, DeliveryTry, Endpoint, Event, EventKind, State
from delivery.outbox import RETRY_DELAYS, claim_next, requeue
from delivery.webhooks import deliveries, endpoints
from delivery.webhooks.endpoints import EndpointRefused
from reviews.decisions import reject
from tests.api.cases import approved, failed, in_review, new_case
from tests.delivery.receiver import Receiver, Script
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def listen(receiver: Receiver, by: User, *kinds: str) -> tuple[Endpoint, str]:
    return endpoints.register_endpoint(
        by=by, name="crm", url=receiver.url, kinds=kinds or EventKind.values
    )


def tick() -> None:
    deliveries.make_deliveries()
    for endpoint in deliveries.due_endpoints():
        deliveries.send_to_endpoint(endpoint)


def due_now() -> None:
    """As if the pause before the next try had passed."""
    Delivery.objects.filter(state=State.PENDING).update(next_at=Now())


def bodies(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(each.body) for each in receiver.received]


def test_an_endpoint_hears_of_waiting_and_of_approval_with_the_records_hash(receiver, rosa):
    listen(receiver, rosa)
    record = approved("C-1", reviewer=rosa)
    tick()
    waiting, done = bodies(receiver)
    assert (waiting["type"], done["type"]) == ("summary.waiting", "summary.approved")
    assert done["data"]["record"]["sha256"] == record.sha256
    assert done["data"]["external_id"] == "C-1"
    assert waiting["data"]["record"] is None
    assert "pump" not in json.dumps([waiting, done])


def test_rejected_and_failed_cases_are_told(receiver, rosa):
    listen(receiver, rosa, "summary.rejected", "summary.failed")
    failed("C-1")
    reject(in_review("C-2"), by=rosa, number=1, seen=1, comment="Not a meeting of ours.")
    tick()
    assert [each["type"] for each in bodies(receiver)] == ["summary.failed", "summary.rejected"]
    assert bodies(receiver)[0]["data"]["failure"] == "declined"


def test_a_returned_text_is_told(receiver, rosa):
    listen(receiver, rosa, "summary.returned")
    scenes.returned(scenes.author())
    tick()
    assert [each["type"] for each in bodies(receiver)] == ["summary.returned"]


def test_the_signature_is_what_the_standard_says_worked_by_hand(receiver, rosa):
    _, secret = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    tick()
    (got,) = receiver.received
    signed = b".".join(
        [got.headers["webhook-id"].encode(), got.headers["webhook-timestamp"].encode(), got.body]
    )
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    assert got.headers["webhook-signature"] == f"v1,{base64.b64encode(digest).decode()}"


def test_after_a_rotation_both_secrets_verify_for_a_day(receiver, rosa):
    endpoint, old = listen(receiver, rosa, "summary.waiting")
    new = endpoints.rotate_secret(endpoint)
    in_review("C-1")
    tick()
    (got,) = receiver.received
    for secret in (old, new):
        Webhook(secret).verify(got.body, got.headers)
    Endpoint.objects.update(old_secret_until=timezone.now() - timedelta(seconds=1))
    in_review("C-2")
    tick()
    assert len(receiver.received[-1].headers["webhook-signature"].split()) == 1


def test_secrets_are_not_readable_in_the_database(receiver, rosa):
    endpoint, secret = listen(receiver, rosa)
    assert secret.removeprefix("whsec_") not in Endpoint.objects.get(pk=endpoint.pk).secret


def test_a_failed_try_is_logged_and_repeated_with_the_same_id_and_body(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    receiver.script = Script(500, "out of order")
    tick()
    row = Delivery.objects.get()
    assert (row.state, row.tries) == (State.PENDING, 1)
    assert row.next_at > timezone.now()
    receiver.script = Script(204, "")
    due_now()
    tick()
    first, second = receiver.received
    assert first.headers["webhook-id"] == second.headers["webhook-id"]
    assert first.body == second.body
    assert list(DeliveryTry.objects.values_list("status", "body")) == [
        (500, "out of order"),
        (204, ""),
    ]
    row.refresh_from_db()
    assert (row.state, row.tries) == (State.DONE, 2)


def test_nothing_is_sent_twice_once_it_was_accepted(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    for _ in range(3):
        tick()
    assert len(receiver.received) == 1


def test_the_pauses_add_up_to_two_days_and_then_it_is_given_up(receiver, rosa):
    assert sum(RETRY_DELAYS) == pytest.approx(timedelta(days=2).total_seconds(), abs=600)
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    receiver.script = Script(503)
    for _ in range(len(RETRY_DELAYS) + 3):
        due_now()
        tick()
    row = Delivery.objects.get()
    assert (row.state, row.tries) == (State.GIVEN_UP, len(RETRY_DELAYS) + 1)
    assert len(receiver.received) == len(RETRY_DELAYS) + 1


def test_retry_after_is_heeded(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    receiver.script = Script(429, headers={"Retry-After": "3600"})
    tick()
    pause = Delivery.objects.get().next_at - timezone.now()
    assert timedelta(minutes=59) < pause < timedelta(minutes=61)


def test_a_redirect_is_a_failure_and_is_not_followed(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    receiver.script = Script(302, headers={"Location": f"{receiver.url}/elsewhere"})
    tick()
    assert [each.path for each in receiver.received] == ["/hooks"]
    assert Delivery.objects.get().state == State.PENDING


def test_gone_pauses_the_endpoint_and_keeps_what_waits(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    receiver.script = Script(410)
    tick()
    endpoint.refresh_from_db()
    assert "410" in endpoint.pause_reason
    receiver.script = Script(200)
    due_now()
    in_review("C-2")
    tick()
    assert len(receiver.received) == 1
    endpoints.resume_endpoint(endpoint)
    tick()
    assert set(Delivery.objects.values_list("state", flat=True)) == {State.DONE}


def test_a_day_of_failures_in_a_row_pauses_the_endpoint(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    Endpoint.objects.update(failures=25, failing_since=timezone.now() - timedelta(hours=25))
    receiver.script = Script(500)
    tick()
    endpoint.refresh_from_db()
    assert endpoint.paused_at is not None


def test_a_success_ends_the_count_of_failures(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    Endpoint.objects.update(failures=25, failing_since=timezone.now() - timedelta(hours=25))
    in_review("C-1")
    tick()
    endpoint.refresh_from_db()
    assert (endpoint.failures, endpoint.failing_since, endpoint.paused_at) == (0, None, None)


def test_a_delivery_can_be_sent_again_by_hand_and_a_test_event_be_sent(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    tick()
    endpoints.resend_delivery(Delivery.objects.get())
    endpoints.send_test(endpoint)
    tick()
    assert [each["type"] for each in bodies(receiver)] == [
        "summary.waiting",
        "summary.waiting",
        "endpoint.test",
    ]
    assert receiver.received[0].headers["webhook-id"] == receiver.received[1].headers["webhook-id"]


def test_an_owner_hears_of_no_case_that_they_may_not_see(receiver, rosa):
    listen(receiver, scenes.author("adam", "Adam Novak"))
    in_review("C-1", by=rosa)
    tick()
    assert receiver.received == []
    assert Event.objects.count() == 0


def test_a_token_hears_of_what_it_may_read_until_it_is_revoked(receiver, db):
    owner = User.objects.create_user("robot")
    tokens.issue_token("crm", owner, ["ingest"])
    token = ApiToken.objects.get()
    endpoints.register_endpoint(
        by=owner, name="crm", url=receiver.url, kinds=["summary.waiting"], token=token
    )
    in_review("C-1", by=owner)
    in_review("C-2", by=User.objects.create_user("other"))
    tick()
    assert [each["data"]["external_id"] for each in bodies(receiver)] == ["C-1"]
    tokens.revoke_token(token)
    in_review("C-3", by=owner)
    tick()
    assert len(receiver.received) == 1


def by_token(receiver, owner) -> tuple[Endpoint, ApiToken]:
    tokens.issue_token("crm", owner, ["ingest"])
    token = ApiToken.objects.get()
    endpoint, _ = endpoints.register_endpoint(
        by=owner, name="crm", url=receiver.url, kinds=["summary.waiting"], token=token
    )
    return endpoint, token


def test_an_endpoint_falls_silent_with_the_end_of_its_token(receiver, db):
    owner = User.objects.create_user("robot")
    by_token(receiver, owner)
    ApiToken.objects.update(expires_at=Now() - timedelta(seconds=1))
    in_review("C-1", by=owner)
    tick()
    assert receiver.received == []
    assert Delivery.objects.count() == 0


@pytest.mark.parametrize("shut", ["token", "owner"])
def test_what_waits_for_somebody_who_was_shut_out_is_not_sent(receiver, db, shut):
    owner = User.objects.create_user("robot")
    _, token = by_token(receiver, owner)
    in_review("C-1", by=owner)
    deliveries.make_deliveries()
    if shut == "token":
        tokens.revoke_token(token)
    else:
        User.objects.filter(pk=owner.pk).update(is_active=False)
    assert deliveries.due_endpoints() == []
    deliveries.send_to_endpoint(Endpoint.objects.get().pk)
    assert receiver.received == []


def test_a_rotated_tokens_endpoint_goes_on_with_the_new_token(receiver, db):
    owner = User.objects.create_user("robot")
    endpoint, old = by_token(receiver, owner)
    plain = tokens.rotate_token(old)
    endpoint.refresh_from_db()
    assert endpoint.token == tokens.authenticate(plain)
    tokens.revoke_token(old)
    in_review("C-1", by=owner)
    tick()
    assert len(receiver.received) == 1


def test_a_worker_that_died_with_a_delivery_loses_its_lease_and_nothing_else(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    deliveries.make_deliveries()
    Endpoint.objects.update(busy_until=Now() + timedelta(seconds=60))
    assert deliveries.due_endpoints() == []
    Endpoint.objects.update(busy_until=Now() - timedelta(seconds=1))
    tick()
    assert len(receiver.received) == 1
    endpoint.refresh_from_db()
    assert endpoint.busy_until is None


def _die_over_it(times: int) -> None:
    """Workers take what is due and die: nothing but the end of their leases tells of it."""
    for _ in range(times):
        assert claim_next(Delivery.objects.all())
        Delivery.objects.update(lease_until=Now() - timedelta(seconds=1))


def test_a_delivery_that_killed_three_workers_is_given_up_and_the_next_one_goes_out(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    deliveries.make_deliveries()
    _die_over_it(times=3)
    in_review("C-2")
    tick()
    tick()
    assert [body["data"]["external_id"] for body in bodies(receiver)] == ["C-2"]
    row = Delivery.objects.get(state=State.GIVEN_UP)
    assert "the lease was lost 3 times" in row.log.get().error
    assert Endpoint.objects.get().failures == 0


def test_what_was_given_up_after_lost_workers_is_sent_when_somebody_asks_for_it(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    deliveries.make_deliveries()
    _die_over_it(times=3)
    tick()
    requeue(Delivery.objects.filter(state=State.GIVEN_UP))
    tick()
    assert (Delivery.objects.get().state, len(receiver.received)) == (State.DONE, 1)


def test_two_killed_workers_do_not_end_a_delivery(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    deliveries.make_deliveries()
    _die_over_it(times=2)
    tick()
    row = Delivery.objects.get()
    assert (row.state, row.lost_leases) == (State.DONE, 0)


def test_an_endpoint_that_another_worker_sends_to_is_left_to_it(receiver, rosa):
    endpoint, _ = listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    deliveries.make_deliveries()
    theirs = timezone.now() + timedelta(seconds=60)
    Endpoint.objects.update(busy_until=theirs)
    assert deliveries.send_to_endpoint(endpoint.pk) == 0
    endpoint.refresh_from_db()
    assert (endpoint.busy_until, receiver.received) == (theirs, [])


def test_an_event_rolls_back_with_its_transition(receiver, rosa):
    listen(receiver, rosa)
    with transaction.atomic():
        in_review("C-1")
        assert Event.objects.count() == 1
        transaction.set_rollback(True)
    assert Event.objects.count() == 0


def test_cases_that_only_work_are_told_to_nobody(receiver, rosa):
    listen(receiver, rosa)
    new_case("C-1")
    tick()
    assert receiver.received == []


@pytest.mark.usefixtures("owning")
def test_the_log_of_tries_stays_as_it_was_written(receiver, rosa):
    listen(receiver, rosa, "summary.waiting")
    in_review("C-1")
    tick()
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        DeliveryTry.objects.update(status=500)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"url": "ftp://files.example.org/"}, "url"),
        ({"url": "https://user:word@example.org/"}, "url"),
        ({"url": "https://example.org/#part"}, "url"),
        ({"url": "https://example.org/a b"}, "url"),
        ({"url": "https://example.org:99999/"}, "url"),
        ({"kinds": []}, "events"),
        ({"kinds": ["summary.opened"]}, "events"),
        ({"name": "  "}, "name"),
    ],
)
def test_what_is_wrong_with_an_endpoint_is_named(rosa, changes, field):
    sent = {"url": "https://example.org/", "kinds": ["summary.waiting"], "name": "crm", **changes}
    with pytest.raises(EndpointRefused) as caught:
        endpoints.register_endpoint(by=rosa, **sent)
    assert caught.value.field == field
