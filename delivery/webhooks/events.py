"""From events to deliveries: which endpoints hear of which case."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models.functions import Now

from delivery.models import Delivery, Endpoint, Event, EventKind
from delivery.webhooks.endpoints import hearing
from delivery.webhooks.payload import body_of
from records.models import Record
from summaries import visibility
from summaries.api.auth import visible_summaries
from summaries.models import Summary

_BATCH = 500


@transaction.atomic
def address(limit: int = _BATCH) -> int:
    """Make the deliveries of up to `limit` events that have none yet; the number of events.

    An event that nobody listens to is dropped, and so is one whose case was deleted.
    """
    waiting = Event.objects.select_for_update(skip_locked=True, of=("self",)).filter(
        addressed_at__isnull=True
    )
    events = list(waiting.select_related(*_READ).order_by("created_at")[:limit])
    deliveries = [each for event in events for each in _deliveries(event)]
    Delivery.objects.bulk_create(deliveries, ignore_conflicts=True)
    heard = {each.event_id for each in deliveries}
    Event.objects.filter(pk__in=heard).update(addressed_at=Now())
    Event.objects.filter(pk__in=[event.pk for event in events if event.pk not in heard]).delete()
    return len(events)


_READ = (
    "transition__summary__transcript",
    "transition__summary__guideline_version__guideline",
)


def _deliveries(event: Event) -> list[Delivery]:
    listeners = list(_listeners(event))
    if not listeners or event.transition is None:
        return []
    record = None
    if event.kind == EventKind.APPROVED:
        record = Record.objects.filter(summary=event.transition.summary).order_by("number").last()
    payload = body_of(event, record)
    return [Delivery(event=event, endpoint=each, payload=payload) for each in listeners]


def _listeners(event: Event) -> Iterable[Endpoint]:
    if event.transition is None:
        return
    listening = Endpoint.objects.select_related("owner", "token__owner").filter(
        hearing(), removed_at__isnull=True, kinds__contains=[event.kind]
    )
    for endpoint in listening:
        if may_hear(endpoint, event.transition.summary):
            yield endpoint


def may_hear(endpoint: Endpoint, summary: Summary) -> bool:
    """What its token may read; without a token what its owner may see."""
    token = endpoint.token
    if token is None:
        return visibility.can_see(endpoint.owner, summary)
    return visible_summaries(token).filter(pk=summary.pk).exists()
