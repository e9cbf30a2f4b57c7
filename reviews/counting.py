"""Counters in Redis that are not missed when it does not answer.

What is counted here are passwords and links. Both are slow to try, and a counter that is away must
not keep everybody out.
"""

import logging
from collections.abc import Callable

import redis

log = logging.getLogger(__name__)


def if_counted(step: Callable[[], None]) -> None:
    """`step` counts and may refuse; it is passed over while Redis is away."""
    try:
        step()
    except redis.RedisError as error:
        log.warning("tries are not counted, Redis does not answer: %s", error)
