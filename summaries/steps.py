"""One step of the pipeline on one case: lease, slow work with no transaction open, commit."""

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db.models import F, Q
from django.db.models.functions import Coalesce, Now
from django.utils import timezone

from llm.errors import Deferred, LLMError, Permanent, Transient, Unusable
from summaries import leases
from summaries.models import FailureKind, Summary
from summaries.moves import Actor, StaleStatus, move
from summaries.scanning import ensure_scanned
from summaries.status import Action, Role, Status

log = logging.getLogger(__name__)

# A model's server may be away or out of order for so long before a case fails for it.
FAULTY_FOR = timedelta(hours=24)
# Tries, with growing pauses between them, whose answers may be of no use before a case fails.
MOST_UNUSABLE = 5
FIRST_DELAY = 5.0
LONGEST_DELAY = 600.0

Work = Callable[[Summary, UUID], None]


def run_step(summary_id: UUID, *, statuses: frozenset[Status], role: Role, work: Work) -> None:
    """Do `work(summary, lease)` if the case is free and in one of `statuses`; else do nothing.

    The transcript is scanned for prompt injection before. The work moves the case, which ends the
    lease. A Transient error makes the case wait and
    spends nothing of it, for a day at most where the server is to blame; an Unusable answer makes
    it wait MOST_UNUSABLE - 1 times; another Permanent error fails it with its reason, and so does
    the loss of `leases.MOST_LOST` workers in a row. A double that lost the race against another
    worker ends quietly.
    """
    due = Q(not_before__isnull=True) | Q(not_before__lte=Now())
    token = leases.take(Summary.objects.filter(due, pk=summary_id, status__in=statuses))
    if token is None:
        return
    summary = Summary.objects.select_related("transcript", "guideline_version").get(pk=summary_id)
    try:
        leases.check_lost(summary)
        with leases.kept(summary, token):
            ensure_scanned(summary.transcript)
            work(summary, token)
    except Transient as error:
        _wait_for_server(summary, token, role, error)
    except Unusable as error:
        _wait_for_luck(summary, token, role, error)
    except Permanent as error:
        _fail(summary, token, role, error, FailureKind(error.kind))
    except StaleStatus as error:
        log.info("case %s was finished elsewhere: %s", summary_id, error)
    except BaseException as error:
        # A fault of ours: the case waits with growing pauses while the log has the traceback.
        _wait(summary, token, Delay(f"internal fault: {type(error).__name__}"))
        raise


@dataclass(frozen=True)
class Delay:
    """Why a case waits, and for how long at least.

    `faulty` is whether the model's server is to blame, None when this try cannot tell; `unusable`
    whether its answer was of no use.
    """

    reason: str
    retry_after: float | None = None
    faulty: bool | None = False
    unusable: bool = False


def defer(summary: Summary, token: UUID, delay: Delay) -> None:
    """Give the lease up and offer the case again after `retry_after` seconds, else after twice
    the last delay (5 s to 10 min, with up to a quarter of jitter)."""
    backoff = min(LONGEST_DELAY, FIRST_DELAY * 2 ** min(summary.deferrals, 10))
    seconds = max(delay.retry_after or 0.0, backoff) * random.uniform(1, 1.25)  # noqa: S311
    leases.give_back(
        leases.held(summary, token),
        not_before=Now() + timedelta(seconds=seconds),
        deferrals=F("deferrals") + 1,
        waiting_for=delay.reason,
        **_faulty(delay),
        **({"unusable": F("unusable") + 1} if delay.unusable else {}),
    )


def _faulty(delay: Delay) -> dict[str, Any]:
    if delay.faulty is None:
        return {}
    return {"faulty_since": Coalesce("faulty_since", Now()) if delay.faulty else None}


def _wait_for_server(summary: Summary, token: UUID, role: Role, error: Transient) -> None:
    since = summary.faulty_since
    if error.blames and since is not None and timezone.now() - since > FAULTY_FOR:
        _fail(summary, token, role, error, FailureKind.SERVER)
        return
    # An endpoint that rests, or a lost Redis, says nothing of how the server is now.
    faulty = None if isinstance(error, Deferred) else error.blames
    _wait(summary, token, Delay(str(error), error.retry_after, faulty=faulty))


def _wait_for_luck(summary: Summary, token: UUID, role: Role, error: Unusable) -> None:
    if summary.unusable + 1 >= MOST_UNUSABLE:
        _fail(summary, token, role, error, FailureKind(error.kind))
        return
    _wait(summary, token, Delay(str(error), unusable=True))


def _wait(summary: Summary, token: UUID, delay: Delay) -> None:
    log.warning("case %s waits: %s", summary.pk, delay.reason)
    defer(summary, token, delay)


def _fail(summary: Summary, token: UUID, role: Role, error: LLMError, kind: FailureKind) -> None:
    log.error("case %s failed: %s", summary.pk, error)
    reason = f"{type(error).__name__}: {error}"
    try:
        move(summary, Action.FAIL, by=Actor(role), reason=reason, lease=token, kind=kind)
    except StaleStatus:
        log.info("case %s was taken on elsewhere before it failed here", summary.pk)
