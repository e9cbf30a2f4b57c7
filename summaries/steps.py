"""One step of the pipeline on one case: lease, slow work with no transaction open, commit."""

import logging
from collections.abc import Callable
from uuid import UUID

from llm.errors import Permanent, Transient
from summaries import leases
from summaries.models import Summary
from summaries.models.failures import FailureKind
from summaries.moves import Actor, StaleStatus, move
from summaries.status import Action, Role, Status

log = logging.getLogger(__name__)

Work = Callable[[Summary, UUID], None]


def run_step(summary_id: UUID, *, statuses: frozenset[Status], role: Role, work: Work) -> None:
    """Do `work(summary, lease)` if the case is free and in one of `statuses`; else do nothing.

    The work moves the case, which ends the lease. A Transient error makes the case wait and
    spends nothing of it; a Permanent one fails it with its reason, and so does the loss of
    `leases.MOST_LOST` workers in a row. A double that lost the race against another worker ends
    quietly.
    """
    token = leases.take(summary_id, statuses)
    if token is None:
        return
    summary = Summary.objects.select_related("transcript", "guideline_version").get(pk=summary_id)
    try:
        leases.check_lost(summary)
        with leases.kept(summary_id, token):
            work(summary, token)
    except Transient as error:
        _wait(summary, token, str(error), error.retry_after)
    except Permanent as error:
        _fail(summary, token, role, error)
    except StaleStatus as error:
        log.info("case %s was finished elsewhere: %s", summary_id, error)
    except BaseException as error:
        # A fault of ours: the case waits with growing pauses while the log has the traceback.
        _wait(summary, token, f"internal fault: {type(error).__name__}", None)
        raise


def _wait(summary: Summary, token: UUID, reason: str, retry_after: float | None) -> None:
    log.warning("case %s waits: %s", summary.pk, reason)
    leases.defer(summary, token, reason=reason, retry_after=retry_after)


def _fail(summary: Summary, token: UUID, role: Role, error: Permanent) -> None:
    log.error("case %s failed: %s", summary.pk, error)
    reason = f"{type(error).__name__}: {error}"
    kind = FailureKind(error.kind)
    try:
        move(summary, Action.FAIL, by=Actor(role), reason=reason, lease=token, kind=kind)
    except StaleStatus:
        log.info("case %s was taken on elsewhere before it failed here", summary.pk)
