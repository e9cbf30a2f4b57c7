"""One try of one delivery, and what follows from its answer."""

import logging
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, F, OuterRef
from django.db.models.functions import Coalesce, Now
from django.utils import timezone

from accounts.encryption import SealBroken
from delivery import outbox
from delivery.http_post import Answer, post
from delivery.models import Delivery, DeliveryTry, Endpoint
from delivery.webhooks.endpoints import hearing, signed_headers
from summaries import leases

log = logging.getLogger(__name__)

_GONE = 410
_PAUSE_AFTER_FAILURES = 20
_PAUSE_AFTER = timedelta(hours=24)


def due_endpoints() -> list[UUID]:
    """Those that listen, have something to hear, and that no worker is sending to."""
    waiting = outbox.due(Delivery.objects.filter(endpoint=OuterRef("pk")))
    free = Endpoint.objects.filter(
        outbox.idle(),
        hearing(),
        Exists(waiting),
        paused_at__isnull=True,
        removed_at__isnull=True,
    )
    return list(free.values_list("pk", flat=True))


def deliver_to(endpoint_id: UUID) -> int:
    """Send to one endpoint until nothing is due or a try fails; the number that was accepted."""
    rows = Delivery.objects.filter(
        hearing("endpoint__"),
        endpoint=endpoint_id,
        endpoint__paused_at__isnull=True,
        endpoint__removed_at__isnull=True,
    )
    return outbox.in_turn(Endpoint.objects.filter(pk=endpoint_id), rows, deliver)


def deliver(delivery_id: UUID, token: UUID) -> bool:
    """POST the delivery if the lease is still ours, with no transaction open, and note what came.

    Whether it was accepted.

    A worker that is killed here loses its lease by doing nothing: the same message goes again
    under the same `webhook-id`.
    """
    found = outbox.held(Delivery, delivery_id, token).select_related("endpoint", "event").first()
    if found is None:
        return False
    try:
        leases.check_lost(found)
    except leases.WorkersLost as error:
        _park(found, token, error)
        return False
    try:
        headers = signed_headers(found.endpoint, found.event.message_id, found.payload)
    except SealBroken as error:
        answer = Answer(None, 0.0, error=str(error))
    else:
        answer = post(found.endpoint.url, found.payload.encode(), headers)
    _settle(found, token, answer)
    return answer.accepted


@transaction.atomic
def _park(delivery: Delivery, token: UUID, error: leases.WorkersLost) -> None:
    """What killed three workers is not given to a fourth; its endpoint may have no part in it."""
    log.error("delivery %s is given up: %s", delivery.pk, error)
    DeliveryTry.objects.create(delivery=delivery, seconds=0.0, error=str(error))
    outbox.given_up(outbox.held(Delivery, delivery.pk, token), tries=delivery.tries)


@transaction.atomic
def _settle(delivery: Delivery, token: UUID, answer: Answer) -> None:
    DeliveryTry.objects.create(
        delivery=delivery,
        status=answer.status,
        seconds=answer.seconds,
        body=answer.body,
        error=answer.error,
    )
    row = outbox.held(Delivery, delivery.pk, token)
    endpoint = Endpoint.objects.filter(pk=delivery.endpoint_id)
    if answer.accepted:
        outbox.delivered(row)
        endpoint.filter(failures__gt=0).update(failures=0, failing_since=None)
        return
    outbox.failed(row, tries=delivery.tries + 1, retry_after=answer.retry_after)
    endpoint.update(failures=F("failures") + 1, failing_since=Coalesce("failing_since", Now()))
    _pause_if_hopeless(endpoint.get(), answer)


def _pause_if_hopeless(endpoint: Endpoint, answer: Answer) -> None:
    reason = ""
    if answer.status == _GONE:
        reason = "It answered 410 Gone."
    elif endpoint.failures >= _PAUSE_AFTER_FAILURES and _for_long(endpoint):
        reason = f"{endpoint.failures} tries failed in a row, for a day and more."
    if reason:
        log.warning("endpoint %s is paused: %s", endpoint.pk, reason)
        Endpoint.objects.filter(pk=endpoint.pk, paused_at__isnull=True).update(
            paused_at=Now(), pause_reason=reason
        )


def _for_long(endpoint: Endpoint) -> bool:
    since = endpoint.failing_since
    return since is not None and since < timezone.now() - _PAUSE_AFTER
