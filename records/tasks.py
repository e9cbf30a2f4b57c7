import logging

from celery import shared_task

from records import exports
from records.log.keys import LogKeyMissing
from records.log.log import LogForked
from records.models import Record

_log = logging.getLogger(__name__)


@shared_task(name="records.sign_pack")
def sign_pack(record_id: str) -> None:
    """A web server without the log's key waits for it."""
    try:
        exports.sign_pack(Record.objects.get(pk=record_id))
    except (ValueError, LogForked, LogKeyMissing) as error:
        _log.error("the pack of record %s was not signed: %s", record_id, error)
