import logging

from celery import shared_task

from records.log import log
from records.log.keys import LogKeyMissing

_log = logging.getLogger(__name__)


@shared_task(name="transparency.checkpoint", acks_late=False)
def checkpoint() -> None:
    """Cover the leaves since the last one."""
    try:
        log.make_checkpoint()
    except (log.LogForked, LogKeyMissing) as error:
        _log.error("no checkpoint was signed: %s", error)
