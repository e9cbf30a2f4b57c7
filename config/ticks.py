"""The beat's Celery application: `celery -A config.ticks beat`.

It has the schedule and no Django, which takes half the memory.
"""

import logging.config
import sys
from typing import Any

from celery.signals import setup_logging
from pydantic import ValidationError

from config import environment, logs
from config.messages import build_celery_app

_VARIABLES = ("CELERY_BROKER_URL", "COUNTERSIGN_LOG_FORMAT", "COUNTERSIGN_LOG_LEVEL")
try:
    env = environment.read_variables(*_VARIABLES)
except ValidationError as error:
    wrong = environment.list_problems(error)
    sys.exit("\n".join(f"{it.variable}: {it.message}. {it.remedy}." for it in wrong))
app = build_celery_app("countersign-beat", env.CELERY_BROKER_URL, fixups=())


@setup_logging.connect
def log_as_the_others(**_: Any) -> None:
    form = logs.build_logging_config(env.COUNTERSIGN_LOG_FORMAT, env.COUNTERSIGN_LOG_LEVEL)
    logging.config.dictConfig(form)
