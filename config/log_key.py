"""A warning where the web server can read the key of the log."""

import logging

from django.conf import settings

from config.embedded.homes import read_recorded_environment
from records.log import keys


def warn_of_key() -> None:
    """Who takes over the web server should not sign in the name of the log. On one machine
    (`make run`) all processes have one home."""
    place = keys.find_readable_key()
    if place and not read_recorded_environment(settings.COUNTERSIGN_HOME):
        logging.getLogger(__name__).warning(
            "the web server can read %s and does not need it: give the key of the log to the "
            "worker control alone (docs/deployment.md)",
            place,
        )
