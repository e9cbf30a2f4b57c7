"""Sends approved records to every configured sink, each at least once, and keeps the receipts."""

import logging
from collections.abc import Iterator
from functools import partial
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.checks import CheckMessage, Error, register
from django.db import transaction
from django.db.models import Count, Max, Min, QuerySet
from django.utils.module_loading import import_string

from delivery import outbox
from delivery.models import Dispatch, Receipt, SinkCursor, State
from delivery.sinks.base import (
    Acknowledgement,
    Parcel,
    Sink,
    SinkFailed,
    build_checkpoint_parcel,
    build_record_parcel,
    parcel_name,
)
from records.log.models import Checkpoint
from records.models import Record
from summaries import leases

SINK_CLASSES = {
    "directory": "delivery.sinks.directory.DirectorySink",
    "webhook": "delivery.sinks.webhook.WebhookSink",
    "s3": "delivery.sinks.s3.S3Sink",
}


def sink_names() -> list[str]:
    return list(settings.RECORD_SINKS)


def import_sink_class(name: str) -> type[Sink]:
    """Raises ImportError."""
    found: type[Sink] = import_string(SINK_CLASSES.get(name, name))
    return found


def make_sink(name: str) -> Sink:
    return import_sink_class(name)()


@register()
def check_sinks(**_: Any) -> list[CheckMessage]:
    return [problem for name in sink_names() for problem in _find_problems(name)]


def _find_problems(name: str) -> Iterator[CheckMessage]:
    try:
        yield from import_sink_class(name).problems()
    except ImportError as error:
        yield Error(
            f"COUNTERSIGN_RECORD_SINKS names {name!r}: {error}.",
            hint="Write an address (docs/webhooks.md), or the dotted path of a class.",
            id="delivery.E001",
        )


# --- Dispatching ------------------------------------------------------------
# Sends approved records to every sink, each at least once, and keeps the receipts.

log = logging.getLogger(__name__)

_BATCH = 500


def due_sinks() -> list[str]:
    """Sinks with records to take that no worker is sending to."""
    for name in sink_names():
        _enqueue_records(name)
    idle = set(SinkCursor.objects.filter(outbox.idle_condition()).values_list("sink", flat=True))
    waiting = outbox.filter_due(Dispatch.objects.all()).values_list("sink", flat=True).distinct()
    return sorted(idle & set(sink_names()) & set(waiting))


@transaction.atomic
def _enqueue_records(name: str) -> None:
    """A dispatch for each record past the cursor, up to the first that may be recalled. Numbers in
    commit order miss none."""
    SinkCursor.objects.get_or_create(sink=name)
    cursor = SinkCursor.objects.select_for_update().get(sink=name)
    young = Record.objects.filter(created_at__gt=outbox.recallable_since())
    last = young.aggregate(first=Min("number"))["first"]
    settled = _sendable_records().filter(number__gt=cursor.last_number)
    if last is not None:
        settled = settled.filter(number__lt=last)
    fresh = list(settled.order_by("number").only("number")[:_BATCH])
    if not fresh:
        return
    Dispatch.objects.bulk_create(
        [Dispatch(record=record, sink=name) for record in fresh], ignore_conflicts=True
    )
    SinkCursor.objects.filter(pk=name).update(last_number=fresh[-1].number)


def _sendable_records() -> QuerySet[Record]:
    """No sink takes what is left of a disposed record, which could not be compared either. A
    recalled one is sent nowhere."""
    return Record.objects.filter(summary__disposition__isnull=True, recall=None)


def send_due_records(name: str) -> int:
    """Send what is due until the sink fails or has everything; the number it took."""
    rows = Dispatch.objects.filter(sink=name).order_by("next_at", "record__number")
    cursor = SinkCursor.objects.filter(pk=name)
    return outbox.deliver_in_order(cursor, rows, partial(_hand_over, make_sink(name)))


def _hand_over(sink: Sink, key: UUID, token: UUID) -> bool:
    row = outbox.get_leased_row(Dispatch, key, token)
    dispatch = row.select_related("record").first()
    if dispatch is None:
        return False
    try:
        leases.check_workers_lost(dispatch)
    except leases.WorkersLost as error:
        log.error("record %s is not sent to sink %s: %s", dispatch.record, dispatch.sink, error)
        row.update(error=str(error))
        outbox.give_up(row, tries=dispatch.tries)
        return False
    try:
        if not dispatch.record.is_whole:
            raise SinkFailed("it differs from what was signed: run manage.py verify_records")
        parcel = build_record_parcel(dispatch.record)
        receipt = sink.deliver(parcel)
    except SinkFailed as error:
        number = dispatch.record.number
        log.warning("sink %s did not take record %s: %s", dispatch.sink, number, error)
        row.update(error=str(error)[:2000])
        outbox.mark_failed(row, tries=dispatch.tries + 1, retry_after=error.retry_after)
        return False
    _store_receipt(dispatch, row, parcel, receipt)
    return True


@transaction.atomic
def _store_receipt(
    dispatch: Dispatch, row: QuerySet[Dispatch], parcel: Parcel, receipt: Acknowledgement
) -> None:
    Receipt.objects.create(
        dispatch=dispatch,
        location=receipt.location,
        content_sha256=parcel.content_sha256,
        details=receipt.details,
    )
    row.update(error="")
    outbox.mark_delivered(row)


def find_unacknowledged(name: str) -> Iterator[Record]:
    """Records without a receipt of the sink, in order."""
    received = Dispatch.objects.filter(sink=name, receipts__isnull=False)
    rows = _sendable_records().exclude(pk__in=received.values("record")).order_by("number")
    return rows.iterator(chunk_size=200)


def find_lost(name: str) -> Iterator[Record]:
    """Records that the sink acknowledged and does not hold when asked. Raises SinkFailed."""
    sink = make_sink(name)
    received = Dispatch.objects.filter(sink=name, receipts__isnull=False)
    rows = _sendable_records().filter(pk__in=received.values("record")).order_by("number")
    for record in rows.defer(None).iterator(chunk_size=20):
        if sink.holds(build_record_parcel(record)) is False:
            yield record


def find_unknown(name: str) -> Iterator[str]:
    """What the sink holds or acknowledged without a stored record or checkpoint for it.
    Raises SinkFailed."""
    stored = {parcel_name(*row) for row in Record.objects.values_list("number", "sha256")}
    stored |= {build_checkpoint_parcel(one).name for one in Checkpoint.objects.iterator()}
    held = make_sink(name).names()
    yield from sorted(f"{item} is held" for item in held or () if item not in stored)
    # With foreign keys switched off, rows may point at a missing record.
    orphans = Receipt.objects.filter(dispatch__sink=name).exclude(
        dispatch__record__in=Record.objects.all()
    )
    yield from (f"{place} has a receipt" for place in orphans.values_list("location", flat=True))
    last = Record.objects.aggregate(last=Max("number"))["last"] or 0
    cursor = SinkCursor.objects.filter(pk=name, last_number__gt=last).first()
    if cursor:
        yield f"records up to {cursor.last_number} were handed over, and the newest one is {last}"


def count_given_up() -> dict[str, int]:
    """By configured sink, the number of records that it refused until we stopped."""
    rows = Dispatch.objects.filter(
        state=State.GIVEN_UP, sink__in=sink_names(), record__summary__disposition__isnull=True
    )
    counted = dict(rows.order_by().values_list("sink").annotate(Count("pk")))
    return {name: counted.get(name, 0) for name in sink_names()}


def requeue_records(name: str, numbers: list[int]) -> int:
    """Queue these records' dispatches again, if they still have their content."""
    whole = _sendable_records().filter(number__in=numbers)
    return outbox.requeue(Dispatch.objects.filter(sink=name, record__in=whole))
