"""Every constraint on what goes out, violated once."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.db.models.functions import Now

from delivery.models import Delivery, DeliveryTry, Dispatch, Endpoint, Event, Receipt
from records.models import Record
from tests.factories.cases import case, user
from tests.records.test_append_only import record

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]
HASH = "a" * 64


def endpoint(**columns: Any) -> Endpoint:
    values = {"owner": user(), "name": "crm", "url": "https://crm.example.org/", "secret": "x"}
    return Endpoint.objects.create(**{**values, "kinds": ["summary.waiting"], **columns})


def event(**columns: Any) -> Event:
    return Event.objects.create(**{"kind": "endpoint.test", **columns})


def delivery(**columns: Any) -> Delivery:
    values = {"event": event(), "endpoint": endpoint(), "payload": "{}"}
    return Delivery.objects.create(**{**values, **columns})


def twice_delivered() -> None:
    first = delivery()
    delivery(event=first.event, endpoint=first.endpoint)


def a_try(**columns: Any) -> DeliveryTry:
    return DeliveryTry.objects.create(**{"delivery": delivery(), "seconds": 0.1, **columns})


def dispatch(**columns: Any) -> Dispatch:
    return Dispatch.objects.create(**{"sink": "directory", "record": _record(columns), **columns})


def _record(columns: dict[str, Any]) -> Record:
    return columns.pop("record", None) or record()


def twice_dispatched() -> None:
    first = dispatch()
    dispatch(record=first.record)


def receipt(**columns: Any) -> Receipt:
    values = {"dispatch": dispatch(), "location": "/records/1", "content_sha256": HASH}
    return Receipt.objects.create(**{**values, **columns})


VIOLATIONS: list[tuple[str, Callable[[], Any]]] = [
    ("endpoint_hears_something", lambda: endpoint(kinds=[])),
    ("endpoint_kinds_known", lambda: endpoint(kinds=["summary.opened"])),
    ("endpoint_pause_has_its_reason", lambda: endpoint(paused_at=Now())),
    ("endpoint_pause_has_its_reason", lambda: endpoint(pause_reason="It is slow.")),
    ("endpoint_failures_have_a_start", lambda: endpoint(failures=1)),
    ("endpoint_old_secret_ends", lambda: endpoint(old_secret="y")),
    ("event_kind_known", lambda: event(kind="summary.opened")),
    ("event_kind_known", lambda: event(transition=case().transitions.get())),
    ("delivery_once_per_endpoint", twice_delivered),
    ("delivery_state_known", lambda: delivery(state="lost", settled_at=Now())),
    ("delivery_lease_is_whole", lambda: delivery(lease_until=Now())),
    ("delivery_settled_at", lambda: delivery(state="done")),
    ("try_has_an_outcome", a_try),
    ("dispatch_once_per_sink", twice_dispatched),
    ("dispatch_state_known", lambda: dispatch(state="lost", settled_at=Now())),
    ("dispatch_lease_is_whole", lambda: dispatch(lease_until=Now())),
    ("dispatch_settled_at", lambda: dispatch(settled_at=Now())),
    ("receipt_has_a_place", lambda: receipt(location="")),
    ("receipt_is_hashed", lambda: receipt(content_sha256="short")),
]


@pytest.mark.parametrize(
    ("name", "violate"), VIOLATIONS, ids=[f"{n}-{name}" for n, (name, _) in enumerate(VIOLATIONS)]
)
def test_the_database_refuses_a_row_that_breaks_it(name: str, violate: Callable[[], Any]) -> None:
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        violate()
