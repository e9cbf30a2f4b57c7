"""The pipeline: scan, one step on one summary under a lease, and the sweep that finds lost work."""

import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import timedelta
from typing import Any
from uuid import UUID

from celery import current_app
from django.conf import settings
from django.db import DatabaseError, connection
from django.db.models import F, Q
from django.db.models.functions import Coalesce, Now
from django.dispatch import receiver
from django.utils import timezone

from llm import telemetry
from llm.circuit_breaker import recovered
from llm.concurrency import waits
from llm.errors import (
    Deferred,
    LLMError,
    Permanent,
    SetUpFault,
    TimedOut,
    Transient,
    Unreachable,
    Unusable,
)
from llm.prompt_injection import DETECTOR_VERSION, signals
from summaries import leases
from summaries.models import FailureKind, Summary, Transcript, TranscriptScan
from summaries.moves import Actor, StaleStatus, move, send_summary
from summaries.status import WORKING, Action, Role, Status

# --- Scanning for prompt injection ------------------------------------------
# A transcript is scanned once, by a worker, and again when the rules change.
#
# A scan of the longest transcripts takes the better part of a minute, so neither a page nor a
# submission waits for one: a worker scans a transcript before the first step of its summary, and
# pages read what is stored.

# More would not be read, and a transcript of nothing else must not grow its row without end.
_MOST = 100


def scan(title: str, turns: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first signals, as their row holds them."""
    return [asdict(signal) for signal in signals(title, turns)[:_MOST]]


def ensure_scanned(transcript: Transcript) -> None:
    current = TranscriptScan.objects.filter(transcript=transcript, version__gte=DETECTOR_VERSION)
    if not current.exists():
        store_scan(transcript)


def rescan(limit: int = 400) -> int:
    """Scan up to `limit` transcripts that no detector has scanned, or an earlier one; how many."""
    stale = Transcript.objects.filter(scan__version__lt=DETECTOR_VERSION)
    rows = list(stale.only("title", "turns")[:limit])
    for transcript in rows:
        store_scan(transcript)
    return len(rows)


def store_scan(transcript: Transcript) -> None:
    found = scan(transcript.title, transcript.turns)
    columns = {"version": DETECTOR_VERSION, "signals": found, "scanned_at": Now()}
    TranscriptScan.objects.update_or_create(transcript=transcript, defaults=columns)


# --- Steps ------------------------------------------------------------------
# A lease, slow work with no transaction open, then a commit under the lease.

log = logging.getLogger(__name__)

# A model's server may be away or out of order for so long before a summary fails for it.
FAULTY_FOR = timedelta(hours=24)
# Tries, with growing pauses between them, whose answers may be of no use before a summary fails.
MOST_UNUSABLE = 5
# Steps in a row whose calls may time out, each with a longer deadline, before a summary fails.
MOST_TIMEOUTS = 8
# By how much the clocks of two machines may differ.
CLOCK_SKEW = timedelta(seconds=30)
FIRST_DELAY = 5.0
LONGEST_DELAY = 600.0
# Where no call is made, or a server refuses at once: work goes on soon after that ends.
LONGEST_DELAY_OUTSIDE = 120.0

Work = Callable[[Summary, UUID], None]


def run_step(summary_id: UUID, *, statuses: frozenset[Status], role: Role, work: Work) -> None:
    """Do `work(summary, lease)` if the summary is free and in one of `statuses`; else nothing.

    The transcript is scanned for prompt injection before. The work moves the summary, which ends
    the lease. A Transient error makes it wait and spends nothing of it, for a day at most where
    the server is to blame, and MOST_TIMEOUTS - 1 times where it was too slow; an Unusable answer
    makes it wait MOST_UNUSABLE - 1 times; another Permanent error fails it with its reason, and so
    does the loss of `leases.MOST_LOST` workers in a row. A double that lost the race against
    another worker ends quietly.
    """
    due = Q(not_before__isnull=True) | Q(not_before__lte=Now())
    token = leases.acquire(Summary.with_drills.filter(due, pk=summary_id, status__in=statuses))
    if token is None:
        return
    found = Summary.with_drills.select_related("transcript", "guideline_version")
    summary = found.get(pk=summary_id)
    name = f"summaries.{role}"
    with (
        telemetry.correlated(summary.correlation_id),
        telemetry.TRACING.span(name, parent=summary.traceparent, case=str(summary_id)),
    ):
        try:
            leases.check_workers_lost(summary)
            with leases.renewed(summary, token):
                ensure_scanned(summary.transcript)
                work(summary, token)
        except Transient as error:
            _wait_for_server(summary, token, role, error)
        except Unusable as error:
            if summary.unusable + 1 >= MOST_UNUSABLE:
                _fail(summary, token, role, error, FailureKind(error.kind))
            else:
                defer(summary, token, error, faulty_since=None, unusable=F("unusable") + 1)
        except Permanent as error:
            _fail(summary, token, role, error, FailureKind(error.kind))
        except StaleStatus as error:
            log.info("case %s was finished elsewhere: %s", summary.pk, error)
        except BaseException as error:
            # A fault of ours: the summary waits, longer each time, and the log has the traceback.
            defer(summary, token, f"internal fault: {type(error).__name__}", faulty_since=None)
            raise


def defer(
    summary: Summary,
    token: UUID,
    reason: str | LLMError,
    *,
    retry_after: float | None = None,
    longest: float = LONGEST_DELAY,
    **columns: Any,
) -> None:
    """Give the lease up, set `columns`, and offer the summary again after `retry_after` seconds,
    else after twice the last delay (5 s to `longest`, with up to a quarter of jitter)."""
    log.warning("case %s waits: %s", summary.pk, reason)
    backoff = min(longest, FIRST_DELAY * 2 ** min(summary.deferrals, 10))
    seconds = max(retry_after or 0.0, backoff) * random.uniform(1, 1.25)  # noqa: S311
    leases.release(
        leases.held(summary, token),
        not_before=Now() + timedelta(seconds=seconds),
        nudged_at=Now(),
        deferrals=F("deferrals") + 1,
        waiting_for=str(reason),
        **columns,
    )


def _wait_for_server(summary: Summary, token: UUID, role: Role, error: Transient) -> None:
    slow = isinstance(error, TimedOut)
    if slow and summary.unusable + 1 >= MOST_TIMEOUTS:
        _fail(summary, token, role, error, FailureKind.SLOW)
        return
    since = summary.faulty_since
    if error.blames and since is not None and timezone.now() - since > FAULTY_FOR:
        _fail(summary, token, role, error, FailureKind.SERVER)
        return
    faulty: dict[str, Any] = {
        "faulty_since": Coalesce("faulty_since", Now()) if error.blames else None
    }
    # An endpoint that rests, or a lost Redis, says nothing of how the server is now.
    columns = {} if isinstance(error, Deferred) else faulty
    if slow:
        columns["unusable"] = F("unusable") + 1
    outside = isinstance(error, Deferred | SetUpFault | Unreachable)
    longest = LONGEST_DELAY_OUTSIDE if outside else LONGEST_DELAY
    defer(summary, token, error, retry_after=error.retry_after, longest=longest, **columns)


@receiver(recovered)
def wake(endpoint: str, **_: Any) -> None:
    """Offer at once what was put off because of `endpoint`: the pauses grew while it was away, and
    may be longer than it was."""
    ahead = Summary.with_drills.filter(status__in=WORKING, not_before__gt=Now())
    try:
        ahead.filter(waiting_for__contains=endpoint).update(not_before=Now())
    except DatabaseError as error:
        # The answer that brought us here must not be lost for this.
        log.warning("what waits for %s waits for its pause to end: %s", endpoint, error)


@receiver(waits)
def show_wait(subject: UUID, reason: str, **_: Any) -> None:
    """Say on the summary that a call of its step waits for a slot, and take that back."""
    try:
        Summary.with_drills.filter(pk=subject, lease_token__isnull=False).update(waiting_for=reason)
    except DatabaseError as error:
        log.warning("case %s does not show why it waits: %s", subject, error)


def _fail(summary: Summary, token: UUID, role: Role, error: LLMError, kind: FailureKind) -> None:
    log.error("case %s failed: %s", summary.pk, error)
    reason = f"{type(error).__name__}: {error}"
    try:
        move(summary, Action.FAIL, by=Actor(role), reason=reason, lease=token, kind=kind)
    except StaleStatus:
        log.info("case %s was taken on elsewhere before it failed here", summary.pk)


# --- Sweep ------------------------------------------------------------------
# Sends work again whose message or worker was lost, or whose pause has ended.

# Of what is queued; all else is begun, also what a worker lost or put off. Each has an index in
# this order, which PostgreSQL takes if no status is asked for twice.
_NEW = "lease_token IS NULL AND deferrals = 0"
_BEGUN = f"NOT (status = 'queued' AND {_NEW})"
# The CTE is materialised: with a plain IN (… LIMIT … SKIP LOCKED) the planner may run the inner
# query more than once and lock more rows than it returns.
_DUE = """
WITH due AS MATERIALIZED (
    SELECT id FROM summaries_summary
    WHERE status = ANY(%(statuses)s) AND {kind}
      AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + %(longest)s)
      -- A stamp that lies ahead is of a clock that was set back since, and so is the pause.
      AND (not_before IS NULL OR not_before <= now() OR nudged_at > now() + %(skew)s)
      AND (nudged_at IS NULL OR nudged_at < now() - make_interval(secs => %(again)s)
           OR nudged_at < lease_until OR nudged_at < not_before OR nudged_at > now() + %(skew)s)
    ORDER BY nudged_at NULLS FIRST
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE summaries_summary summary
SET nudged_at = now(),
    lease_until = CASE WHEN lease_until > now() THEN now() ELSE lease_until END,
    not_before = CASE WHEN not_before <= now() THEN not_before END
FROM due WHERE summary.id = due.id
RETURNING summary.id, summary.status
"""


def sweep(limit: int = 500) -> int:
    """Nudge summaries that are due; the number of them. Those begun come before new ones.

    A queue is filled up to `limit` messages and no further: behind a backlog every waiting one
    would otherwise be announced again and again. What a long queue lost is found as it drains.
    """
    begun = _fill(settings.PIPELINE_BEGUN_QUEUE, limit, begun=True)
    return begun + _fill(settings.PIPELINE_NEW_QUEUE, limit, begun=False)


def _fill(queue: str, limit: int, *, begun: bool) -> int:
    with current_app.connection_for_write() as broker:
        channel: Any = broker.default_channel
        room = limit - int(channel.queue_declare(queue=queue).message_count)
    if room <= 0:
        return 0
    due = _stamp(room, begun=begun)
    for summary_id, status in due:
        send_summary(summary_id, status, begun=begun)
    return len(due)


def _stamp(limit: int, *, begun: bool) -> list[tuple[UUID, str]]:
    values: dict[str, Any] = {
        "statuses": [each for each in settings.PIPELINE_TASKS if begun or each == Status.QUEUED],
        "again": leases.NUDGE_AGAIN_SECONDS,
        "limit": limit,
        "longest": leases.LONGEST,
        "skew": CLOCK_SKEW,
    }
    with connection.cursor() as cursor:
        cursor.execute(_DUE.format(kind=_BEGUN if begun else _NEW), values)
        return list(cursor.fetchall())
