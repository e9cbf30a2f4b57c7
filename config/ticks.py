"""The beat's Celery application: `celery -A config.ticks beat`.

It has the schedule and no Django, which takes half the memory.
"""

import sys

from pydantic import ValidationError

from config import environment
from config.messages import Ticks, application

_SECONDS = ("COUNTERSIGN_NOTIFY_SECONDS", "COUNTERSIGN_SWEEP_SECONDS", "COUNTERSIGN_OUTBOX_SECONDS")

try:
    environment.adopt_files()
    given = environment.part("CELERY_BROKER_URL", *_SECONDS)
except ValidationError as error:
    wrong = environment.problems(error)
    sys.exit("\n".join(f"{it.variable}: {it.message}. {it.remedy}." for it in wrong))
app = application(
    "countersign-beat",
    Ticks(
        broker=given.CELERY_BROKER_URL,
        notify=given.COUNTERSIGN_NOTIFY_SECONDS,
        sweep=given.COUNTERSIGN_SWEEP_SECONDS,
        outbox=given.COUNTERSIGN_OUTBOX_SECONDS,
    ),
    fixups=(),
)
