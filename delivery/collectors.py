"""Streams the audit log to collectors: syslog (RFC 5424) over TLS or TCP, or JSON Lines over HTTPS.

Each collector has every event at least once and in the order of the numbers, which are given to
events after their commit: a cursor over times or keys would miss what commits late.
"""

import json
import logging
import socket
import ssl
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Protocol
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register
from django.db import connection, transaction
from django.db.models import Max, Q
from django.utils import timezone

from accounts.events import described
from accounts.models import AuditEvent
from delivery.http_post import CONNECT_SECONDS, DEADLINE_SECONDS, post
from delivery.models import EventCursor
from delivery.ssrf_guard import AddressRefused, check_url
from delivery.webhooks.signing import is_secret, sign

_log = logging.getLogger(__name__)
_BATCH = 200
_BATCHES = 50
_NUMBERED_AT_ONCE = 5000
_LOCK = 0x61756469
_PAUSES = (5, 30, 60, 300)  # seconds after a failure; it never gives up
MOST_COUNTED = 10_000
PORTS = {"syslog+tls": 6514, "syslog+tcp": 601}


class CollectorFailed(Exception):
    """It has not taken the events; they are sent again."""


class Collector(Protocol):
    def send(self, events: Sequence[AuditEvent]) -> None:
        """Returns once it has all of them. Raises CollectorFailed."""


def as_json(event: AuditEvent) -> str:
    return json.dumps({"number": event.number, **described(event)})


# --- Syslog -----------------------------------------------------------------

_FACILITY = 13  # log audit
_INFORMATIONAL, _WARNING = 6, 4
_LARGEST_SEQUENCE = 2**31 - 1
_LONGEST_KIND = 32


def message_of(event: AuditEvent) -> bytes:
    """One message of RFC 5424, its text JSON in ASCII, in front of it its length (RFC 6587,
    octet counting, as RFC 5425 has it)."""
    severity = _WARNING if event.kind.endswith("refused") else _INFORMATIONAL
    host = urlsplit(settings.BASE_URL).hostname or "-"
    sequence = ((event.number or 1) - 1) % _LARGEST_SEQUENCE + 1
    text = (
        f"<{_FACILITY * 8 + severity}>1 {event.at:%Y-%m-%dT%H:%M:%S.%fZ} {host} countersign - "
        f'{event.kind[:_LONGEST_KIND]} [meta sequenceId="{sequence}"] {as_json(event)}'
    ).encode("ascii", "replace")
    return f"{len(text)} ".encode() + text


class SyslogCollector:
    """Syslog has no receipts: what shows that a batch was read is that the collector closes the
    connection, after we have ended our side, without a reset. So each batch has its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._tls = parts.scheme == "syslog+tls"
        self._place = (parts.hostname or "", parts.port or PORTS[parts.scheme])

    def send(self, events: Sequence[AuditEvent]) -> None:
        try:
            with self._connected() as line:
                line.sendall(b"".join(map(message_of, events)))
                _wait_until_read(line)
        except (OSError, ValueError) as error:
            raise CollectorFailed(f"{type(error).__name__}: {error}") from error

    def _connected(self) -> socket.socket:
        line = socket.create_connection(self._place, timeout=CONNECT_SECONDS)
        line.settimeout(DEADLINE_SECONDS)
        if not self._tls:
            return line
        context = ssl.create_default_context(cafile=settings.EVENT_COLLECTOR_CA or None)
        return context.wrap_socket(line, server_hostname=self._place[0])


def _wait_until_read(line: socket.socket) -> None:
    """Raises OSError, TimeoutError where it keeps the connection open among them."""
    if isinstance(line, ssl.SSLSocket):
        # Many close the connection without the alert that TLS has for it.
        with suppress(ssl.SSLEOFError):
            line = line.unwrap()
    line.shutdown(socket.SHUT_WR)
    while line.recv(4096):
        pass


# --- HTTP -------------------------------------------------------------------


class HttpCollector:
    """A POST of JSON Lines, signed as webhooks are. A 2xx is the receipt; the `webhook-id` names
    the first and last number."""

    def __init__(self, url: str) -> None:
        self._url = url

    def send(self, events: Sequence[AuditEvent]) -> None:
        body = "".join(f"{as_json(event)}\n" for event in events)
        message = f"msg_events_{events[0].number}_{events[-1].number}"
        headers = sign([settings.EVENT_COLLECTOR_SECRET], message, body)
        headers["Content-Type"] = "application/x-ndjson"
        answer = post(self._url, body.encode(), headers)
        if not answer.accepted:
            raise CollectorFailed(answer.error or f"HTTP {answer.status}: {answer.body[:200]}")


# --- Configuration ----------------------------------------------------------


def collectors() -> dict[str, str]:
    """The addresses by their names, which hold neither a password nor a query."""
    return {_name(url): url for url in settings.EVENT_COLLECTORS}


def _name(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _made(url: str) -> Collector:
    return SyslogCollector(url) if urlsplit(url).scheme in PORTS else HttpCollector(url)


@register()
def check_collectors(**_: Any) -> list[CheckMessage]:
    return [problem for url in settings.EVENT_COLLECTORS if (problem := _problem(url))]


def _problem(url: str) -> CheckMessage | None:
    parts = urlsplit(url)
    if parts.scheme in PORTS:
        return _syslog_problem(url)
    if parts.scheme not in {"http", "https"}:
        return Error(
            f"COUNTERSIGN_EVENT_COLLECTORS: {_name(url)!r} is not the address of a collector.",
            hint="Write syslog+tls://HOST:6514, syslog+tcp://HOST:601 or https://HOST/PATH. Syslog "
            "over UDP loses events without a word, so there is none.",
            id="delivery.E010",
        )
    try:
        check_url(url)
    except AddressRefused as error:
        hint = "Give an https address, or set COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS."
        return Error(f"COUNTERSIGN_EVENT_COLLECTORS: {error}", hint=hint, id="delivery.E011")
    if not is_secret(settings.EVENT_COLLECTOR_SECRET):
        return Error(
            "COUNTERSIGN_EVENT_COLLECTOR_SECRET is not a secret of the form whsec_BASE64, and "
            f"{_name(url)} is signed with it.",
            hint="Make one: echo whsec_$(openssl rand -base64 32)",
            id="delivery.E012",
        )
    return None


def _syslog_problem(url: str) -> CheckMessage | None:
    try:
        parts = urlsplit(url)
        found = bool(parts.hostname) and (parts.port or 1) > 0
        ssl.create_default_context(cafile=settings.EVENT_COLLECTOR_CA or None)
    except (OSError, ValueError) as error:
        hint = "Correct the port, or give a PEM file that can be read."
        text = f"COUNTERSIGN_EVENT_COLLECTORS, COUNTERSIGN_EVENT_COLLECTOR_CA: {error}"
        return Error(text, hint=hint, id="delivery.E013")
    if found:
        return None
    hint = "Write syslog+tls://HOST:6514."
    text = f"COUNTERSIGN_EVENT_COLLECTORS: {_name(url)!r} names no host."
    return Error(text, hint=hint, id="delivery.E013")


@register(Tags.security, deploy=True)
def check_collectors_are_private(**_: Any) -> list[CheckMessage]:
    """Events name people and addresses."""
    return [
        Warning(
            f"Events go to {name} in clear text.",
            hint="Use syslog+tls or https.",
            id="delivery.W010",
        )
        for name in collectors()
        if urlsplit(name).scheme in {"syslog+tcp", "http"}
    ]


# --- Streaming --------------------------------------------------------------

_NUMBER = """
    WITH first AS (
        SELECT id, at FROM accounts_auditevent WHERE number IS NULL ORDER BY id LIMIT %s
    ), placed AS (SELECT id, at, row_number() OVER (ORDER BY id) AS place FROM first)
    UPDATE accounts_auditevent event SET number = %s + placed.place
    FROM placed WHERE event.id = placed.id AND event.at = placed.at
"""


@transaction.atomic
def number_events() -> int:
    """Give committed events without a number the next ones; how many got one. One worker at a time
    does."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s)", [_LOCK])
        if not cursor.fetchone()[0]:
            return 0
        cursor.execute(_NUMBER, [_NUMBERED_AT_ONCE, _last_number()])
        return int(cursor.rowcount)


def _last_number() -> int:
    """Also of events that were deleted since."""
    stored = AuditEvent.objects.aggregate(last=Max("number"))["last"] or 0
    sent = EventCursor.objects.aggregate(last=Max("last_number"))["last"] or 0
    return max(stored, sent)


def due() -> list[str]:
    """Names of the collectors that an event waits for, and that are not paused."""
    names = list(collectors())
    if not names:
        return []
    EventCursor.objects.bulk_create(
        [EventCursor(collector=name) for name in names], ignore_conflicts=True
    )
    ready = EventCursor.objects.filter(collector__in=names, next_at__lte=timezone.now())
    last, more = _last_number(), AuditEvent.objects.filter(number__isnull=True).exists()
    return [each.collector for each in ready if more or each.last_number < last]


def send_to(name: str) -> int:
    """Send what waits, until the collector fails or nothing is left; the number of events."""
    while number_events() == _NUMBERED_AT_ONCE:
        pass
    collector, sent = _made(collectors()[name]), 0
    for _ in range(_BATCHES):
        batch = _send_next(name, collector)
        if not batch:
            break
        sent += batch
    return sent


@transaction.atomic
def _send_next(name: str, collector: Collector) -> int:
    """How many went; 0 while another worker is at it, too. The lock holds while they are sent."""
    rows = EventCursor.objects.select_for_update(skip_locked=True)
    cursor = rows.filter(collector=name, next_at__lte=timezone.now()).first()
    if cursor is None:
        return 0
    waiting = AuditEvent.objects.filter(number__gt=cursor.last_number).order_by("number")
    events = list(waiting.select_related("by", "person")[:_BATCH])
    if not events:
        return 0
    try:
        collector.send(events)
    except CollectorFailed as error:
        _put_off(cursor, str(error))
        return 0
    now, last = timezone.now(), events[-1].number
    EventCursor.objects.filter(pk=name).update(last_number=last, tries=0, error="", sent_at=now)
    return len(events)


def _put_off(cursor: EventCursor, reason: str) -> None:
    _log.warning("%s did not take events: %s", cursor.collector, reason)
    pause = _PAUSES[min(cursor.tries, len(_PAUSES) - 1)]
    cursor.tries, cursor.error = min(cursor.tries + 1, 32_000), reason[:1000]
    cursor.next_at = timezone.now() + timedelta(seconds=pause)
    cursor.save(update_fields=["tries", "error", "next_at"])


# --- What waits -------------------------------------------------------------


@dataclass(frozen=True)
class Backlog:
    """Of one collector; `waiting` counts to `MOST_COUNTED`, `since` is the oldest of them."""

    name: str
    waiting: int
    since: datetime | None
    error: str
    sent_at: datetime | None


def backlogs() -> list[Backlog]:
    cursors = EventCursor.objects.in_bulk(list(collectors()))
    return [
        _backlog(name, cursors.get(name) or EventCursor(collector=name)) for name in collectors()
    ]


def _backlog(name: str, cursor: EventCursor) -> Backlog:
    waiting = AuditEvent.objects.filter(Q(number__isnull=True) | Q(number__gt=cursor.last_number))
    first = waiting.order_by("id").values_list("at", flat=True).first()
    count = waiting[: MOST_COUNTED + 1].count()
    return Backlog(name, min(count, MOST_COUNTED), first, cursor.error, cursor.sent_at)


def readiness() -> str:
    """For /readyz/workers, which anybody may ask: no names."""
    late = [each for each in backlogs() if each.error]
    return f"{max(each.waiting for each in late)} events wait" if late else "ok"
