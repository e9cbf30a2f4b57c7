"""Webhook deliveries: made from events for the endpoints that may receive them, then sent."""

import logging
from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q
from django.db.models.functions import Coalesce, Now
from django.utils import timezone

from accounts.encryption import DecryptionFailed
from delivery import outbox
from delivery.http_post import PostResult, post
from delivery.models import Delivery, DeliveryTry, Endpoint, Event, EventKind
from delivery.outbox import recallable_since
from delivery.webhooks.endpoints import receiver_condition
from delivery.webhooks.payload import add_minutes, render_payload
from delivery.webhooks.signing import build_signed_headers
from records.models import Record
from summaries import leases, visibility
from summaries.models import Summary

_BATCH = 500


@transaction.atomic
def make_deliveries(limit: int = _BATCH) -> int:
    """Make the deliveries of up to `limit` events that have none yet; the number of events.

    An event is dropped when no endpoint listens, when its case was deleted, and when its record was
    recalled. Approvals wait until a recall is no longer possible.
    """
    young = Q(kind=EventKind.APPROVED, created_at__gt=recallable_since())
    waiting = Event.objects.select_for_update(skip_locked=True, of=("self",)).filter(
        ~young, addressed_at__isnull=True
    )
    events = list(
        waiting.select_related(*_EVENT_RELATIONS).order_by("created_at", "transition_id")[:limit]
    )
    deliveries = [each for event in events for each in _build_deliveries(event)]
    Delivery.objects.bulk_create(deliveries, ignore_conflicts=True)
    wanted = {each.event_id for each in deliveries}
    Event.objects.filter(pk__in=wanted).update(addressed_at=Now())
    Event.objects.filter(pk__in=[event.pk for event in events if event.pk not in wanted]).delete()
    return len(events)


_EVENT_RELATIONS = (
    "transition__summary__transcript",
    "transition__summary__guideline_version__guideline",
    "judgements__version__guideline",
)


def _build_deliveries(event: Event) -> list[Delivery]:
    listeners = list(_find_listeners(event))
    if not listeners:
        return []
    record = None
    if event.transition and event.kind == EventKind.APPROVED:
        made = Record.objects.filter(created_at__lte=event.transition.at).select_related("recall")
        record = made.filter(summary=event.transition.summary).order_by("number").last()
        if hasattr(record, "recall"):
            return []
    payload = render_payload(event, record)
    return [Delivery(event=event, endpoint=each, payload=payload) for each in listeners]


def _find_listeners(event: Event) -> Iterable[Endpoint]:
    listening = Endpoint.objects.select_related("owner", "token__owner").filter(
        receiver_condition(), removed_at__isnull=True, kinds__contains=[event.kind]
    )
    for endpoint in listening:
        if _can_receive_event(endpoint, event):
            yield endpoint


def _can_receive_event(endpoint: Endpoint, event: Event) -> bool:
    if event.transition:
        return can_receive_summary(endpoint, event.transition.summary)
    # Only the person who asked gets judgements.
    return bool(event.judgements and event.judgements.asked_by_id == endpoint.owner_id)


def can_receive_summary(endpoint: Endpoint, summary: Summary) -> bool:
    """Whether its token may read it; without one, its owner."""
    token = endpoint.token
    if token is None:
        return visibility.can_see(endpoint.owner, summary)
    return visibility.visible_summaries(token.owner).filter(pk=summary.pk).exists()


# --- Deliveries -------------------------------------------------------------
# One try of one delivery, and what follows from its answer.

log = logging.getLogger(__name__)

_STATUS_GONE = 410
_PAUSE_AFTER_FAILURES = 20
_PAUSE_AFTER = timedelta(hours=24)


def due_endpoints() -> list[UUID]:
    """Active endpoints with something to send, and no worker sending to them."""
    waiting = outbox.filter_due(Delivery.objects.filter(endpoint=OuterRef("pk")))
    free = Endpoint.objects.filter(
        outbox.idle_condition(),
        receiver_condition(),
        Exists(waiting),
        paused_at__isnull=True,
        removed_at__isnull=True,
    )
    return list(free.values_list("pk", flat=True))


def send_to_endpoint(endpoint_id: UUID) -> int:
    """Send to one endpoint until nothing is due or a try fails; the number accepted."""
    rows = Delivery.objects.filter(
        receiver_condition("endpoint__"),
        endpoint=endpoint_id,
        endpoint__paused_at__isnull=True,
        endpoint__removed_at__isnull=True,
    ).order_by("next_at", "event__transition_id", "pk")
    return outbox.deliver_in_order(Endpoint.objects.filter(pk=endpoint_id), rows, send_delivery)


def send_delivery(delivery_id: UUID, token: UUID) -> bool:
    """POST the delivery if the lease is still ours, with no transaction open, and note the outcome.

    Whether it was accepted.

    When a worker is killed here, its lease runs out, and the same message is sent again under the
    same `webhook-id`.
    """
    found = (
        outbox.get_leased_row(Delivery, delivery_id, token)
        .select_related("endpoint", "event")
        .first()
    )
    if found is None:
        return False
    try:
        leases.check_workers_lost(found)
    except leases.WorkersLost as error:
        _give_up_delivery(found, token, error)
        return False
    payload = add_minutes(found.payload)
    try:
        headers = build_signed_headers(found.endpoint, found.event.message_id, payload)
    except DecryptionFailed as error:
        answer = PostResult(None, 0.0, error=str(error))
    else:
        answer = post(found.endpoint.url, payload.encode(), headers)
    _record_try(found, token, answer)
    return answer.accepted


@transaction.atomic
def _give_up_delivery(delivery: Delivery, token: UUID, error: leases.WorkersLost) -> None:
    """Keep what killed three workers from a fourth; its endpoint may not be at fault."""
    log.error("delivery %s is given up: %s", delivery.pk, error)
    DeliveryTry.objects.create(delivery=delivery, seconds=0.0, error=str(error))
    outbox.give_up(outbox.get_leased_row(Delivery, delivery.pk, token), tries=delivery.tries)


@transaction.atomic
def _record_try(delivery: Delivery, token: UUID, answer: PostResult) -> None:
    DeliveryTry.objects.create(
        delivery=delivery,
        status=answer.status,
        seconds=answer.seconds,
        body=answer.body,
        error=answer.error,
    )
    row = outbox.get_leased_row(Delivery, delivery.pk, token)
    endpoint = Endpoint.objects.filter(pk=delivery.endpoint_id)
    if answer.accepted:
        outbox.mark_delivered(row)
        endpoint.filter(failures__gt=0).update(failures=0, failing_since=None)
        return
    outbox.mark_failed(row, tries=delivery.tries + 1, retry_after=answer.retry_after)
    endpoint.update(failures=F("failures") + 1, failing_since=Coalesce("failing_since", Now()))
    _pause_if_hopeless(endpoint.get(), answer)


def _pause_if_hopeless(endpoint: Endpoint, answer: PostResult) -> None:
    reason = ""
    if answer.status == _STATUS_GONE:
        reason = "It answered 410 Gone."
    elif endpoint.failures >= _PAUSE_AFTER_FAILURES and _is_failing_for_long(endpoint):
        reason = f"{endpoint.failures} tries failed in a row, for a day and more."
    if reason:
        log.warning("endpoint %s is paused: %s", endpoint.pk, reason)
        Endpoint.objects.filter(pk=endpoint.pk, paused_at__isnull=True).update(
            paused_at=Now(), pause_reason=reason
        )


def _is_failing_for_long(endpoint: Endpoint) -> bool:
    since = endpoint.failing_since
    return since is not None and since < timezone.now() - _PAUSE_AFTER
