"""The pipeline: the scan, one step on a summary under a lease, and the sweep for lost work."""

import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import timedelta
from typing import Any
from uuid import UUID

from celery import current_app
from countersign_judge.llm import telemetry
from countersign_judge.llm.errors import (
    Deferred,
    LLMError,
    Permanent,
    SetUpFault,
    TimedOut,
    Transient,
    Unreachable,
    Unusable,
)
from django.conf import settings
from django.db import DatabaseError, connection
from django.db.models import F, Q
from django.db.models.functions import Coalesce, Now
from django.dispatch import receiver
from django.utils import timezone

from llm.concurrency import waits
from llm.counters import recovered
from llm.prompt_injection import DETECTOR_VERSION, find_signals
from summaries import leases
from summaries.models import FailureKind, Summary, Transcript, TranscriptScan
from summaries.moves import Actor, StaleStatus, move, send_summary
from summaries.status import WORKING, Action, Role, Status

# --- Scanning for prompt injection ------------------------------------------
# A worker scans a transcript once, and again when the rules change.
#
# Scans of the longest transcripts take nearly a minute, so no page and no submission waits for
# one: a worker scans a transcript before the first step of its summary, and pages read the stored
# result.

# No one would read more, and a transcript full of signals must not grow its row without end.
MAX_SIGNALS = 100


def scan_turns(title: str, turns: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first signals, in stored form."""
    return [asdict(signal) for signal in find_signals(title, turns)[:MAX_SIGNALS]]


def ensure_scanned(transcript: Transcript) -> None:
    current = TranscriptScan.objects.filter(transcript=transcript, version__gte=DETECTOR_VERSION)
    if not current.exists():
        store_scan(transcript)


def rescan_transcripts(limit: int = 400) -> int:
    """Scan up to `limit` transcripts without a scan by this detector; returns how many."""
    stale = Transcript.objects.filter(scan__version__lt=DETECTOR_VERSION)
    rows = list(stale.only("title", "turns")[:limit])
    for transcript in rows:
        store_scan(transcript)
    return len(rows)


def store_scan(transcript: Transcript) -> None:
    found = scan_turns(transcript.title, transcript.corrected_turns)
    columns = {"version": DETECTOR_VERSION, "signals": found, "scanned_at": Now()}
    TranscriptScan.objects.update_or_create(transcript=transcript, defaults=columns)


# --- Steps ------------------------------------------------------------------
# A lease, slow work without a transaction, then a commit under the lease.

log = logging.getLogger(__name__)

# How long a model's server may be down before a summary fails.
MAX_OUTAGE = timedelta(hours=24)
# Tries with unusable answers, with growing pauses between them, before a summary fails.
MAX_UNUSABLE_ANSWERS = 5
# Steps in a row with a time-out, each with a longer deadline, before a summary fails.
MAX_TIMEOUTS = 8
# How much the clocks of two machines may differ.
CLOCK_SKEW = timedelta(seconds=30)
FIRST_DELAY = 5.0
LONGEST_DELAY = 600.0
# For waits without a call, or with an immediate refusal: work continues soon after they end.
LONGEST_DELAY_OUTSIDE = 120.0

Work = Callable[[Summary, UUID], None]


def run_step(summary_id: UUID, *, statuses: frozenset[Status], role: Role, work: Work) -> None:
    """Do `work(summary, lease)` if the summary is free and in one of `statuses`; else nothing.

    First the transcript is scanned for prompt injection. The work moves the summary, which ends the
    lease. A Transient error makes it wait without using up a try: up to a day if the server is to
    blame, MAX_TIMEOUTS - 1 times if it was too slow. An Unusable answer makes it wait
    MAX_UNUSABLE_ANSWERS - 1 times. Another Permanent error fails it with its reason, and so does
    losing `leases.MAX_LOST_LEASES` workers in a row. If another worker is first, it ends quietly.
    """
    due = Q(not_before__isnull=True) | Q(not_before__lte=Now())
    token = leases.acquire(Summary.objects.filter(due, pk=summary_id, status__in=statuses))
    if token is None:
        return
    found = Summary.objects.select_related("transcript", "guideline_version")
    summary = found.get(pk=summary_id)
    name = f"summaries.{role}"
    with (
        telemetry.log_correlation_id(summary.correlation_id),
        telemetry.TRACING.span(name, parent=summary.traceparent, case=str(summary_id)),
    ):
        try:
            leases.check_workers_lost(summary)
            with leases.keep_lease(summary, token):
                ensure_scanned(summary.transcript)
                work(summary, token)
        except Transient as error:
            _wait_for_server(summary, token, role, error)
        except Unusable as error:
            if summary.unusable + 1 >= MAX_UNUSABLE_ANSWERS:
                _fail_summary(summary, token, role, error, FailureKind(error.kind))
            else:
                defer_summary(summary, token, error, faulty_since=None, unusable=F("unusable") + 1)
        except Permanent as error:
            _fail_summary(summary, token, role, error, FailureKind(error.kind))
        except StaleStatus as error:
            log.info("case %s was finished elsewhere: %s", summary.pk, error)
        except BaseException as error:
            # Our own fault: the summary waits, longer each time, and the log has the traceback.
            defer_summary(
                summary, token, f"internal error ({type(error).__name__})", faulty_since=None
            )
            raise


def defer_summary(
    summary: Summary,
    token: UUID,
    reason: str | LLMError,
    *,
    retry_after: float | None = None,
    longest: float = LONGEST_DELAY,
    **columns: Any,
) -> None:
    """Release the lease, set `columns`, and offer the summary again after `retry_after` seconds, or
    after twice the last delay (5 s to `longest`, plus up to a quarter of jitter)."""
    log.warning("case %s waits: %s", summary.pk, reason)
    backoff = min(longest, FIRST_DELAY * 2 ** min(summary.deferrals, 10))
    seconds = max(retry_after or 0.0, backoff) * random.uniform(1, 1.25)  # noqa: S311
    leases.release(
        leases.held_row(summary, token),
        not_before=Now() + timedelta(seconds=seconds),
        nudged_at=Now(),
        deferrals=F("deferrals") + 1,
        waiting_for=str(reason),
        **columns,
    )


def _wait_for_server(summary: Summary, token: UUID, role: Role, error: Transient) -> None:
    slow = isinstance(error, TimedOut)
    if slow and summary.unusable + 1 >= MAX_TIMEOUTS:
        _fail_summary(summary, token, role, error, FailureKind.SLOW)
        return
    since = summary.faulty_since
    if error.blames and since is not None and timezone.now() - since > MAX_OUTAGE:
        _fail_summary(summary, token, role, error, FailureKind.SERVER)
        return
    faulty: dict[str, Any] = {
        "faulty_since": Coalesce("faulty_since", Now()) if error.blames else None
    }
    # A resting endpoint, or a lost Redis, says nothing about the server's current state.
    columns = {} if isinstance(error, Deferred) else faulty
    if slow:
        columns["unusable"] = F("unusable") + 1
    outside = isinstance(error, Deferred | SetUpFault | Unreachable)
    longest = LONGEST_DELAY_OUTSIDE if outside else LONGEST_DELAY
    defer_summary(summary, token, error, retry_after=error.retry_after, longest=longest, **columns)


@receiver(recovered)
def wake_deferred(endpoint: str, **_: Any) -> None:
    """Offer at once what was put off because of `endpoint`: the pauses grew while it was down, and
    may outlast that."""
    ahead = Summary.objects.filter(status__in=WORKING, not_before__gt=Now())
    try:
        ahead.filter(waiting_for__contains=endpoint).update(not_before=Now())
    except DatabaseError as error:
        # The answer that led here must not be lost over this.
        log.warning("what waits for %s waits for its pause to end: %s", endpoint, error)


@receiver(waits)
def show_wait(subject: UUID, reason: str, **_: Any) -> None:
    """Mark the summary while a call of its step waits for a slot, and unmark it after."""
    try:
        Summary.objects.filter(pk=subject, lease_token__isnull=False).update(waiting_for=reason)
    except DatabaseError as error:
        log.warning("case %s does not show why it waits: %s", subject, error)


def _fail_summary(
    summary: Summary, token: UUID, role: Role, error: LLMError, kind: FailureKind
) -> None:
    log.error("case %s failed: %s", summary.pk, error)
    reason = str(error) or type(error).__name__
    try:
        move(summary, Action.FAIL, by=Actor(role), reason=reason, lease=token, kind=kind)
    except StaleStatus:
        log.info("case %s was taken on elsewhere before it failed here", summary.pk)


# --- Sweep ------------------------------------------------------------------
# Sends work again if its message or worker was lost, or its pause has ended.

# Queued summaries; all others are begun, including those a worker lost or put off. Each has an
# index in this order, which PostgreSQL uses if no status occurs twice.
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


def sweep_summaries(limit: int = 500) -> int:
    """Nudge due summaries, begun ones before new ones; returns their number.

    Fills a queue only up to `limit` messages: otherwise, behind a backlog, every waiting summary
    would be announced again and again. What a long queue lost is found as it drains.
    """
    begun = _fill_queue(settings.PIPELINE_BEGUN_QUEUE, limit, begun=True)
    return begun + _fill_queue(settings.PIPELINE_NEW_QUEUE, limit, begun=False)


def _fill_queue(queue: str, limit: int, *, begun: bool) -> int:
    with current_app.connection_for_write() as broker:
        channel: Any = broker.default_channel
        room = limit - int(channel.queue_declare(queue=queue).message_count)
    if room <= 0:
        return 0
    due = _stamp_due(room, begun=begun)
    for summary_id, status in due:
        send_summary(summary_id, status, begun=begun)
    return len(due)


def _stamp_due(limit: int, *, begun: bool) -> list[tuple[UUID, str]]:
    values: dict[str, Any] = {
        "statuses": [each for each in settings.PIPELINE_TASKS if begun or each == Status.QUEUED],
        "again": leases.RESEND_AFTER_SECONDS,
        "limit": limit,
        "longest": leases.LONGEST_LEASE,
        "skew": CLOCK_SKEW,
    }
    with connection.cursor() as cursor:
        cursor.execute(_DUE.format(kind=_BEGUN if begun else _NEW), values)
        return list(cursor.fetchall())
