"""Brings checkpoints of the log out of the house: to sinks, to witnesses, and to an authority for
time stamps.

What is outside cannot be rewritten with the database: `verify_records` holds the log against it.
"""

import logging
import zlib
from base64 import b64encode
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Protocol
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, register
from django.db import connection, transaction
from django.db.models import DurationField, ExpressionWrapper, F, Max
from django.db.models.functions import Now

from delivery.http_post import PostResult, post
from delivery.sinks import dispatching
from delivery.sinks.base import CHECKPOINT, SinkFailed, parcel_of_checkpoint
from delivery.ssrf_guard import AddressRefused, check_url
from transparency import checking, log, timestamps
from transparency.models import Anchor, AnchorKind, Checkpoint
from transparency.notes import NoteRefused, Verifier, opened, split
from web.text import whole_number

_log = logging.getLogger(__name__)
_BATCH = 100
_ASKED = 3  # times
_LOCK = 0x616E63
_LARGEST_STAMP = 64_000  # bytes of an authority's answer


class AnchorFailed(Exception):
    """Whoever it was sent to has not vouched for the checkpoint; it is asked again."""


class WitnessContradicts(Exception):
    """What a witness has seen is not what is stored here."""


class Target(Protocol):
    """Somebody outside who vouches for checkpoints, each in its order."""

    kind: AnchorKind
    # Whether it takes checkpoints from before it was configured.
    from_the_first: bool

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """What `Anchor.content` keeps. Raises AnchorFailed."""


class SinkTarget:
    kind, from_the_first = AnchorKind.SINK, True

    def __init__(self, name: str) -> None:
        self._sink = dispatching.make(name)

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """Where the sink keeps it."""
        try:
            return self._sink.deliver(parcel_of_checkpoint(checkpoint)).location.encode()
        except SinkFailed as error:
            raise AnchorFailed(str(error)) from error


class WitnessTarget:
    """A witness over HTTP (C2SP tlog-witness), named as its key is."""

    kind, from_the_first = AnchorKind.COSIGNATURE, False

    def __init__(self, name: str) -> None:
        self._verifier, self._url = witnesses()[name]

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """The line of its cosignature."""
        old = _last(self.kind, self._verifier.name) or 0
        answer = self._asked(old, checkpoint)
        if answer.status == HTTPStatus.CONFLICT and (size := whole_number(answer.body.strip())):
            answer = self._asked(size, checkpoint)
        if not answer.accepted:
            raise AnchorFailed(answer.error or f"HTTP {answer.status}: {answer.body[:200]}")
        return self._line(checkpoint, answer.body).encode()

    def _asked(self, old: int, checkpoint: Checkpoint) -> PostResult:
        try:
            proof = log.consistency(old, checkpoint.size)
        except ValueError as error:
            raise AnchorFailed(f"it has seen a longer log: {error}") from error
        steps = "".join(f"{b64encode(step).decode()}\n" for step in proof)
        body = f"old {old}\n{steps}\n{checkpoint.note}".encode()
        headers = {"Content-Type": "text/plain; charset=utf-8"}
        return post(f"{self._url}/add-checkpoint", body, headers)

    def _line(self, checkpoint: Checkpoint, body: str) -> str:
        """The one that its key has signed."""
        for line in body.splitlines(keepends=True):
            if self.has_signed(checkpoint, line):
                return line
        raise AnchorFailed("its answer has no cosignature by its key")

    def has_signed(self, checkpoint: Checkpoint, line: str) -> bool:
        try:
            opened(f"{split(checkpoint.note)[0]}\n{line}", [self._verifier])
        except NoteRefused:
            return False
        return True

    def newest_seen(self) -> Checkpoint | None:
        """Its newest checkpoint of this log; None where it has none.

        A witness cosigns that one again, and of any other it tells the size of its own. Raises
        AnchorFailed and WitnessContradicts.
        """
        sent = _last(self.kind, self._verifier.name)
        held = _stored(sent) if sent else log.newest()
        # The worker may have it cosign another one meanwhile.
        for _ in range(_ASKED):
            if held is None:
                return None
            size = self._size_seen(held)
            if size == held.size:
                return held
            held = self._of_size(size, sent)
        raise AnchorFailed("it is being sent checkpoints; run this again")

    def _of_size(self, size: int, sent: int | None) -> Checkpoint | None:
        """Raises WitnessContradicts."""
        found = _stored(size)
        if found is None and (size or sent):
            raise WitnessContradicts(_not_stored(size))
        return found

    def _size_seen(self, held: Checkpoint) -> int:
        """Raises AnchorFailed and WitnessContradicts."""
        answer = self._asked(held.size, held)
        if answer.accepted:
            self._line(held, answer.body)
            return held.size
        size = whole_number(answer.body.strip())
        if answer.status != HTTPStatus.CONFLICT or size is None:
            raise AnchorFailed(answer.error or f"HTTP {answer.status}: {answer.body[:200]}")
        if size == held.size:
            raise WitnessContradicts(checking.knows_another_root(size))
        return size


class TimestampTarget:
    """An authority for time stamps over HTTP (RFC 3161), named as its host is."""

    kind, from_the_first = AnchorKind.TIMESTAMP, False

    def __init__(self, name: str) -> None:
        self._url = settings.TRANSPARENCY["TIMESTAMP_URL"]

    def vouch(self, checkpoint: Checkpoint) -> bytes:
        """Its whole answer, which is checked first."""
        request = timestamps.request_of(checkpoint.note)
        headers = {"Content-Type": "application/timestamp-query"}
        answer = post(self._url, request.as_bytes(), headers, most=_LARGEST_STAMP)
        if not answer.accepted:
            raise AnchorFailed(answer.error or f"HTTP {answer.status}: {answer.body[:200]}")
        try:
            trusted = timestamps.authorities()
            timestamps.check(answer.content, checkpoint.note, trusted, request)
        except (OSError, ValueError) as error:
            raise AnchorFailed(f"its time stamp is refused: {error}") from error
        return answer.content


def authorities() -> list[str]:
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
        timestamps.authorities()
    except (OSError, ValueError) as error:
        hint = (
            "Set COUNTERSIGN_LOG_TIMESTAMP_URL to the address of the authority, and "
            "COUNTERSIGN_LOG_TIMESTAMP_CA to a PEM file with the certificate that it is issued by."
        )
        return [Error(f"Time stamps of the log: {error}", hint=hint, id="delivery.E007")]
    return []


def witnesses() -> dict[str, tuple[Verifier, str]]:
    """Key and address of each, by name. Raises ValueError for a setting that is malformed."""
    found = {}
    for text in settings.TRANSPARENCY["WITNESSES"]:
        key, at, url = text.partition("@http")
        if not at:
            raise ValueError(f"{text!r} is not VKEY@https://ADDRESS.")
        verifier = Verifier.read(key)
        found[verifier.name] = (verifier, f"http{url.rstrip('/')}")
    return found


@register()
def check_witnesses(**_: object) -> list[CheckMessage]:
    try:
        for _verifier, url in witnesses().values():
            check_url(url)
    except (ValueError, AddressRefused) as error:
        hint = "Write the key that the witness prints, @, and its address."
        return [Error(f"COUNTERSIGN_LOG_WITNESSES: {error}", hint=hint, id="delivery.E006")]
    return []


def targets() -> dict[str, type[SinkTarget] | type[WitnessTarget] | type[TimestampTarget]]:
    """By name: sinks, witnesses and the authority for time stamps."""
    return {
        **dict.fromkeys(dispatching.names(), SinkTarget),
        **dict.fromkeys(witnesses(), WitnessTarget),
        **dict.fromkeys(authorities(), TimestampTarget),
    }


def names() -> list[str]:
    """Of those to whom the newest checkpoint, or an earlier one, has not gone yet."""
    newest = Checkpoint.objects.aggregate(last=Max("size"))["last"]
    if newest is None:
        return []
    return [name for name, target in targets().items() if _last(target.kind, name) != newest]


def waiting() -> list[tuple[str, str, float]]:
    """Kind and name of everybody configured, and for how many seconds the oldest checkpoint has
    waited that they have not vouched for; 0 where there is none."""
    age = ExpressionWrapper(Now() - F("at"), output_field=DurationField())
    found = []
    for name, target in targets().items():
        due = Checkpoint.objects.filter(size__gt=_last(target.kind, name) or 0).order_by("size")
        oldest = due.values_list(age, flat=True).first()
        found.append((str(target.kind), name, oldest.total_seconds() if oldest else 0.0))
    return found


def _last(kind: AnchorKind, name: str) -> int | None:
    sent = Anchor.objects.filter(kind=kind, name=name).aggregate(last=Max("checkpoint_id"))
    last: int | None = sent["last"]
    return last


def send_to(name: str) -> int:
    """Hand the checkpoints over that are due, in their order, until one fails; how many went."""
    made = targets()[name](name)
    for count in range(_BATCH):
        try:
            if not _send_next(made, name):
                return count
        except AnchorFailed as error:
            _log.warning("%s did not vouch for a checkpoint: %s", name, error)
            return count
    return _BATCH


@transaction.atomic
def _send_next(target: Target, name: str) -> bool:
    """Whether there was one; another worker that is at it counts as none."""
    with connection.cursor() as cursor:
        key = zlib.crc32(name.encode()) - 2**31
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", [_LOCK, key])
        if not cursor.fetchone()[0]:
            return False
    checkpoint = _due(target, name)
    if checkpoint is None:
        return False
    content = target.vouch(checkpoint)
    Anchor.objects.create(checkpoint=checkpoint, kind=target.kind, name=name, content=content)
    return True


def _due(target: Target, name: str) -> Checkpoint | None:
    last = _last(target.kind, name)
    if last is None and not target.from_the_first:
        return log.newest()
    return Checkpoint.objects.filter(size__gt=last or 0).order_by("size").first()


# --- What is known outside --------------------------------------------------


@checking.known_outside.append
def _held_by_sinks() -> Iterator[tuple[str, str | None]]:
    """From each sink that can be asked: its newest checkpoint, all that are not stored here, and
    how many it took and lost."""
    stored = {one.size: parcel_of_checkpoint(one).name for one in Checkpoint.objects.iterator()}
    for name in dispatching.names():
        try:
            yield from _held_by(name, stored)
        except SinkFailed as error:
            yield f"sink {name} cannot be asked: {error}", None


def _held_by(name: str, stored: Mapping[int, str]) -> Iterator[tuple[str, str | None]]:
    sink = dispatching.make(name)
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


@checking.known_outside.append
def _seen_by_witnesses() -> Iterator[tuple[str, str | None]]:
    """Of each witness its newest checkpoint, and what is stored as its cosignature and is none."""
    for name in witnesses():
        target = WitnessTarget(name)
        yield from _false_cosignatures(target, name)
        try:
            seen = target.newest_seen()
        except AnchorFailed as error:
            yield f"witness {name} cannot be asked: {error}", None
        except WitnessContradicts as error:
            yield f"witness {name} {error}", None
        else:
            if seen is not None:
                yield f"witness {name}", seen.note


def _false_cosignatures(target: WitnessTarget, name: str) -> Iterator[tuple[str, None]]:
    stored = Anchor.objects.filter(kind=target.kind, name=name).select_related("checkpoint")
    for anchor in stored.iterator(chunk_size=_BATCH):
        line = bytes(anchor.content).decode("utf-8", "replace")
        if not target.has_signed(anchor.checkpoint, line):
            size = anchor.checkpoint_id
            yield f"the cosignature of {name} over checkpoint {size} is not by its key", None


def _stored(size: int) -> Checkpoint | None:
    return Checkpoint.objects.filter(size=size).first()


def _not_stored(size: int) -> str:
    if not size:
        return "has no checkpoint of this log any more, and had cosigned one"
    stored = log.size()
    if size > stored:
        return checking.knows_more(size, stored)
    return f"has a checkpoint of {size} leaves, and none of that size is stored here"
