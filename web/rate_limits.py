"""The rate limiter of requests, of tries to sign in and of letters: counted in Redis."""

import logging
from collections.abc import Callable
from functools import lru_cache

import redis
from django.conf import settings
from limits.storage import RedisStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from llm.concurrency import redis_client

log = logging.getLogger(__name__)


def limiter() -> SlidingWindowCounterRateLimiter:
    """It counts over all processes that share the Redis of the settings."""
    return _limiter_at(settings.REDIS_URL)


@lru_cache(maxsize=4)
def _limiter_at(_url: str) -> SlidingWindowCounterRateLimiter:
    pool = redis_client().connection_pool
    storage = RedisStorage("redis://", connection_pool=pool, key_prefix="countersign:limits")
    return SlidingWindowCounterRateLimiter(storage)


def if_counted(step: Callable[[], None]) -> None:
    """`step` counts and may refuse; it is passed over while Redis is away.

    Passwords and letters are slow to try, and a counter that is away must not keep everybody out.
    """
    try:
        step()
    except redis.RedisError as error:
        log.warning("tries are not counted, Redis does not answer: %s", error)
