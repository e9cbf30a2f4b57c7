"""The beat's Celery application: `celery -A config.ticks beat`.

It has the schedule and no Django, which takes half the memory.
"""

import sys

from pydantic import ValidationError

from config import environment
from config.messages import application

try:
    broker = environment.part("CELERY_BROKER_URL").CELERY_BROKER_URL
except ValidationError as error:
    wrong = environment.problems(error)
    sys.exit("\n".join(f"{it.variable}: {it.message}. {it.remedy}." for it in wrong))
app = application("countersign-beat", broker, fixups=())
