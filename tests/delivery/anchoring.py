"""Checkpoints of a test, where they go, and what `verify_records` finds of them."""

from contextlib import suppress
from io import StringIO

from django.core.management import call_command

from delivery import anchors
from records.log import log
from records.log.models import ARCHIVE_KIND, Checkpoint


def happened(number: int = 1) -> Checkpoint:
    log.append_leaf(ARCHIVE_KIND, {"n": number})
    made = log.make_checkpoint()
    assert made is not None
    return made


def sent() -> int:
    return sum(anchors.send_checkpoints(name) for name in anchors.find_late_receivers())


def findings() -> list[str]:
    err = StringIO()
    with suppress(SystemExit):
        call_command("verify_records", stdout=StringIO(), stderr=err)
    return [line for line in err.getvalue().splitlines() if line.startswith("log: ")]
