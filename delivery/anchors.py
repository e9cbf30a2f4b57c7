"""Sends checkpoints of the log outside: to sinks and to a time stamp authority.

Nothing outside can be rewritten with the database: `verify_records` compares the log with it.
"""

import logging
import zlib
from collections.abc import Iterator, Mapping
from typing import Protocol
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning, register
from django.db import connection, transaction
from django.db.models import DurationField, ExpressionWrapper, F, Max
from django.db.models.functions import Now

from delivery.http_post import post
from delivery.sinks import dispatching
from delivery.sinks.base import CHECKPOINT, SinkFailed, build_checkpoint_parcel
from delivery.ssrf_guard import check_url
from records.log import checking, log, timestamps
from records.log.models import Anchor, AnchorKind, Checkpoint

_log = logging.getLogger(__name__)
_BATCH = 100
_LOCK_CLASS = 0x616E63
_MAX_STAMP_BYTES = 64_000  # bytes of an authority's answer


class AnchorFailed(Exception):
    """The receiver has not vouched for the checkpoint; we ask again."""


class AnchorTarget(Protocol):
    """A receiver outside that vouches for checkpoints, each in its order."""

    kind: AnchorKind
    # Whether it takes checkpoints from before it was configured.
    from_the_first: bool

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """Gives `Anchor.content`. Raises AnchorFailed."""


class SinkTarget:
    kind, from_the_first = AnchorKind.SINK, True

    def __init__(self, name: str) -> None:
        self._sink = dispatching.make_sink(name)

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """Where the sink keeps it."""
        try:
            return self._sink.deliver(build_checkpoint_parcel(checkpoint)).location.encode()
        except SinkFailed as error:
            raise AnchorFailed(str(error)) from error


class TimestampTarget:
    """A time stamp authority over HTTP (RFC 3161), named by its host."""

    kind, from_the_first = AnchorKind.TIMESTAMP, False

    def __init__(self, name: str) -> None:
        self._url = settings.TRANSPARENCY["TIMESTAMP_URL"]

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """Its whole answer, once verified."""
        request = timestamps.build_request(checkpoint.note)
        headers = {"Content-Type": "application/timestamp-query"}
        answer = post(self._url, request.as_bytes(), headers, most=_MAX_STAMP_BYTES)
        if not answer.accepted:
            raise AnchorFailed(answer.error or f"HTTP {answer.status}: {answer.body[:200]}")
        try:
            trusted = timestamps.load_authorities()
            timestamps.check_stamp(answer.content, checkpoint.note, trusted, request)
        except (OSError, ValueError) as error:
            raise AnchorFailed(f"its time stamp is refused: {error}") from error
        return answer.content


def timestamp_authorities() -> list[str]:
    """The name of the configured one, if any."""
    url = settings.TRANSPARENCY["TIMESTAMP_URL"]
    return [urlsplit(url).netloc.rpartition("@")[2]] if url else []


@register()
def check_authority(**_: object) -> list[CheckMessage]:
    url = settings.TRANSPARENCY["TIMESTAMP_URL"]
    if not url:
        return []
    try:
        check_url(url)
        timestamps.load_authorities()
    except (OSError, ValueError) as error:
        hint = (
            "Set COUNTERSIGN_LOG_TIMESTAMP_URL to the address of the authority, and "
            "COUNTERSIGN_LOG_TIMESTAMP_CA to a PEM file with the certificate that it is issued by."
        )
        return [Error(f"Time stamps of the log: {error}", hint=hint, id="delivery.E007")]
    return []


def has_no_target() -> bool:
    """Whether no checkpoint leaves: then the database and the key of the log are enough to write
    all of it again."""
    return not anchor_targets()


@register(deploy=True)
def check_something_goes_out(**_: object) -> list[CheckMessage]:
    if not has_no_target():
        return []
    hint = (
        "Set COUNTERSIGN_RECORD_SINKS to a place that the owner of the database cannot write to, "
        "or COUNTERSIGN_LOG_TIMESTAMP_URL to an authority for time stamps (docs/records.md)."
    )
    told = "No checkpoint of the log leaves this installation, so nothing shows a rewritten log."
    return [Warning(told, hint=hint, id="delivery.W002")]


def anchor_targets() -> dict[str, type[SinkTarget] | type[TimestampTarget]]:
    """Sinks and the authority for time stamps, by name."""
    return {
        **dict.fromkeys(dispatching.sink_names(), SinkTarget),
        **dict.fromkeys(timestamp_authorities(), TimestampTarget),
    }


def find_late_receivers() -> list[str]:
    """The receivers that still lack the newest checkpoint or an earlier one."""
    newest = Checkpoint.objects.aggregate(last=Max("size"))["last"]
    if newest is None:
        return []
    return [
        name
        for name, target in anchor_targets().items()
        if _last_anchored_size(target.kind, name) != newest
    ]


def measure_waiting() -> list[tuple[str, str, float]]:
    """Kind and name of each receiver, and the seconds that the oldest checkpoint it has not vouched
    for has waited; 0 without any."""
    age = ExpressionWrapper(Now() - F("at"), output_field=DurationField())
    found = []
    for name, target in anchor_targets().items():
        due = Checkpoint.objects.filter(
            size__gt=_last_anchored_size(target.kind, name) or 0
        ).order_by("size")
        oldest = due.values_list(age, flat=True).first()
        found.append((str(target.kind), name, oldest.total_seconds() if oldest else 0.0))
    return found


def _last_anchored_size(kind: AnchorKind, name: str) -> int | None:
    sent = Anchor.objects.filter(kind=kind, name=name).aggregate(last=Max("checkpoint_id"))
    last: int | None = sent["last"]
    return last


def send_checkpoints(name: str) -> int:
    """Send the due checkpoints in their order until one fails; how many were sent."""
    made = anchor_targets()[name](name)
    for count in range(_BATCH):
        try:
            if not _send_next(made, name):
                return count
        except AnchorFailed as error:
            _log.warning("%s did not vouch for a checkpoint: %s", name, error)
            return count
    return _BATCH


@transaction.atomic
def _send_next(target: AnchorTarget, name: str) -> bool:
    """Whether there was one; one that another worker sends does not count."""
    with connection.cursor() as cursor:
        key = zlib.crc32(name.encode()) - 2**31
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", [_LOCK_CLASS, key])
        if not cursor.fetchone()[0]:
            return False
    checkpoint = _next_checkpoint(target, name)
    if checkpoint is None:
        return False
    content = target.vouch(checkpoint)
    Anchor.objects.create(checkpoint=checkpoint, kind=target.kind, name=name, content=content)
    return True


def _next_checkpoint(target: AnchorTarget, name: str) -> Checkpoint | None:
    last = _last_anchored_size(target.kind, name)
    if last is None and not target.from_the_first:
        return log.find_newest_checkpoint()
    return Checkpoint.objects.filter(size__gt=last or 0).order_by("size").first()


# --- What is known outside --------------------------------------------------


@checking.outside_checkpoint_sources.append
def _checkpoints_in_sinks() -> Iterator[tuple[str, str | None]]:
    """From each sink that can be asked: its newest checkpoint, all that are not stored here, and
    how many it took and lost."""
    stored = {one.size: build_checkpoint_parcel(one).name for one in Checkpoint.objects.iterator()}
    for name in dispatching.sink_names():
        try:
            yield from _checkpoints_in_sink(name, stored)
        except SinkFailed as error:
            yield f"sink {name} cannot be asked: {error}", None


def _checkpoints_in_sink(name: str, stored: Mapping[int, str]) -> Iterator[tuple[str, str | None]]:
    sink = dispatching.make_sink(name)
    names = sink.names()
    if names is None:
        return
    held = sorted(one for one in names if one.startswith(CHECKPOINT))
    taken = Anchor.objects.filter(kind=AnchorKind.SINK, name=name)
    sizes = taken.values_list("checkpoint_id", flat=True)
    if lost := {stored[size] for size in sizes if size in stored} - {*held}:
        told = f"does not hold {len(lost)} of the checkpoints that it took, from {min(lost)} on"
        yield f"sink {name} {told}", None
    for one in sorted({*held[-1:], *(set(held) - {*stored.values()})}):
        content = sink.read(one)
        if content is not None:
            yield f"sink {name} ({one})", content.decode("utf-8", "replace")
