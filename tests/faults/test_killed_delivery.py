"""kill -9 while a webhook and a record are on their way."""

import json
from threading import Event

import pytest
from django.contrib.auth.models import User
from django.db.models.functions import Now

from delivery.models import Delivery, Dispatch, Endpoint, Receipt, SinkCursor, State
from delivery.webhooks import endpoints
from delivery.webhooks.signing import generate_secret
from tests.api.cases import approved
from tests.delivery.receiver import Receiver
from tests.factories import scenes
from tests.faults.stage import Stage

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

BOTH = {"/hooks", "/hooks/records"}


@pytest.fixture
def rosa(transactional_db: None) -> User:
    return scenes.reviewer()


def lapsed() -> None:
    """As if the minute of the leases had passed."""
    Endpoint.objects.exclude(busy_until=None).update(busy_until=Now())
    SinkCursor.objects.exclude(busy_until=None).update(busy_until=Now())
    Delivery.objects.exclude(lease_until=None).update(lease_until=Now())
    Dispatch.objects.exclude(lease_until=None).update(lease_until=Now())


def test_a_worker_killed_in_the_middle_of_a_delivery_loses_nothing(stage: Stage, rosa, settings):
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    go_on = Event()
    with Receiver() as receiver:
        receiver.hold = go_on
        stage.environment |= {
            "COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS": "true",
            "COUNTERSIGN_RECORD_SINKS": f"{receiver.url}/records",
            "COUNTERSIGN_SINK_WEBHOOK_SECRET": generate_secret(),
        }
        endpoints.register_endpoint(
            by=rosa, name="crm", url=receiver.url, kinds=["summary.approved"]
        )
        records = [approved(f"C-{number}", reviewer=rosa) for number in range(3)]
        stage.beat()
        worker = stage.worker()
        stage.until(
            lambda: {each.path for each in receiver.received} == {"/hooks", "/hooks/records"}
        )
        stage.kill(worker)
        go_on.set()
        lapsed()
        stage.worker()
        stage.until(lambda: everything_arrived(len(records)))
    told = [json.loads(each.body) for each in receiver.received if each.path == "/hooks"]
    numbers = {each["data"]["record"]["number"] for each in told}
    assert numbers == {record.number for record in records}
    ids = {each.headers["webhook-id"] for each in receiver.received}
    assert len(ids) == 2 * len(records)
    assert Receipt.objects.count() == len(records)


def everything_arrived(number: int) -> bool:
    told = Delivery.objects.filter(state=State.DONE).count()
    sent = Dispatch.objects.filter(state=State.DONE).count()
    return (told, sent) == (number, number)
