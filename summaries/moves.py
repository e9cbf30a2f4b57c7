"""The only function that changes a summary's status, and the lock to take before."""

import logging
from dataclasses import dataclass
from functools import partial
from uuid import UUID

import redis
from celery import current_app
from countersign_judge.llm.telemetry import log_correlation_id
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils.translation import gettext as _
from kombu.exceptions import OperationalError

from summaries.leases import RELEASED_COLUMNS
from summaries.models import FailureKind, Summary, Transition
from summaries.status import SENT_BACK, Action, Role, Status, find_rule
from web.text import label_in_sentence

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Actor:
    role: Role
    user: User | None = None


class StaleStatus(Exception):
    """The summary left the status, or the lease was lost, before the move."""

    loggable = True


def lock_summary(summary: Summary) -> Summary:
    """Its row, locked and read again; call it in a transaction."""
    found = Summary.objects.select_for_update(of=("self",))
    return found.select_related("guideline_version__guideline").get(pk=summary.pk)


def move(
    summary: Summary,
    action: Action,
    *,
    by: Actor,
    new: Status | None = None,
    reason: str = "",
    lease: UUID | None = None,
    kind: FailureKind = FailureKind.ERROR,
) -> None:
    """Move `summary` on, write its Transition, and nudge the next task after the commit.

    With `lease`, only while that lease is held. `kind` is for a move that fails the summary.
    Raises ForbiddenMove when the table has no such move and StaleStatus when another move was
    first; nothing is written then.
    """
    rule = find_rule(action, Status(summary.status), by.role, new)
    failed = rule.new == Status.FAILED
    columns = {
        **RELEASED_COLUMNS,
        **({"sent_back": True} if rule in SENT_BACK else {}),
        "status": rule.new,
        "status_since": Now(),
        "not_before": None,
        "deferrals": 0,
        "faulty_since": None,
        "unusable": 0,
        "waiting_for": "",
        "nudged_at": Now(),
        "failed_from": rule.old if failed else "",
        "failure": (reason or "no reason was given") if failed else "",
        "failure_kind": kind if failed else "",
    }
    with transaction.atomic():
        held = Summary.objects.filter(pk=summary.pk, status=rule.old)
        if lease is not None:
            held = held.filter(lease_token=lease)
        if not held.update(**columns):
            gone = _("The case is no longer {status}.")
            raise StaleStatus(gone.format(status=label_in_sentence(rule.old.label)))
        Transition.objects.create(
            summary=summary,
            action=action,
            old=rule.old,
            new=rule.new,
            role=by.role,
            actor=by.user,
            reason=reason,
        )
        nudge_worker(summary.pk, rule.new)
    fields = {"case": str(summary.pk), "action": action, "old": rule.old, "new": rule.new}
    with log_correlation_id(summary.correlation_id):
        log.info("case %s: %s, from %s to %s", *fields.values(), extra=fields)
    summary.status = rule.new


def nudge_worker(summary_id: UUID, status: Status) -> None:
    """Notify the worker after the commit. A lost nudge only costs time: the sweep finds the row."""
    if status in settings.PIPELINE_TASKS:
        begun = status != Status.QUEUED
        transaction.on_commit(partial(send_summary, summary_id, status, begun=begun))


def send_summary(summary_id: UUID, status: str, *, begun: bool) -> None:
    """Begun summaries finish before new ones begin: they have their own queue."""
    queue = settings.PIPELINE_BEGUN_QUEUE if begun else settings.PIPELINE_NEW_QUEUE
    send_task(settings.PIPELINE_TASKS[status], summary_id, queue=queue)


def send_task(task: str, row_id: UUID, *, queue: str | None = None) -> None:
    """Without `queue`, sends to the one for the task's name."""
    try:
        current_app.send_task(task, args=[str(row_id)], queue=queue, retry=False)
    except (OperationalError, OSError, redis.RedisError) as error:
        log.warning("broker unreachable, the sweep will find %s %s: %s", task, row_id, error)
