"""Settings for comparison: every message in one queue, as one worker would take them."""

from config import queues
from config.settings import *  # noqa: F403

queues.ROUTES.clear()
PIPELINE_BEGUN_QUEUE = PIPELINE_NEW_QUEUE = queues.CONTROL
