"""Rate limits of requests, tries to sign in and letters, counted in Redis."""

import logging
import time
from collections.abc import Callable
from functools import lru_cache

import redis
from django.conf import settings
from limits import RateLimitItemPerMinute
from limits.storage import RedisStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from llm.concurrency import redis_client
from web.problems import TOO_MANY_REQUESTS, Problem

log = logging.getLogger(__name__)


def get_rate_limiter() -> SlidingWindowCounterRateLimiter:
    """Counts over all processes that share the Redis of the settings."""
    return _build_limiter(settings.REDIS_URL)


@lru_cache(maxsize=4)
def _build_limiter(_url: str) -> SlidingWindowCounterRateLimiter:
    pool = redis_client().connection_pool
    storage = RedisStorage("redis://", connection_pool=pool, key_prefix="countersign:limits")
    return SlidingWindowCounterRateLimiter(storage)


def count_if_possible(step: Callable[[], None]) -> None:
    """`step` counts and may refuse; it is skipped while Redis is away.

    Passwords and letters are slow to try, and a missing counter must not lock all users out.
    """
    try:
        step()
    except redis.RedisError as error:
        log.warning("tries are not counted, Redis does not answer: %s", error)


# --- Requests of tokens ------------------------------------------------------
# Requests a minute for each token, counted in Redis over all processes.
#
# The headers are those of draft-ietf-httpapi-ratelimit-headers. If Redis does not answer, requests
# pass: a limit protects against a runaway client, and refusing transcripts would lose what it
# protects.

_MINUTE = 60
_PAUSE = 5.0  # seconds until Redis is tried again


class RequestRateLimit:
    """Per process; all processes share the counts."""

    def __init__(self) -> None:
        self._asked_again_at = 0.0

    def take(self, token: object, own: int | None) -> dict[str, str]:
        """Count a request of the token with that key; return the answer's headers. `own` is the
        token's limit, if any. Raises Problem 429."""
        most = settings.API_REQUESTS_PER_MINUTE if own is None else own
        # 0 is unlimited.
        if not most or time.monotonic() < self._asked_again_at:
            return {}
        try:
            return _count_request(token, most)
        except redis.RedisError as error:
            log.warning("requests are not counted, Redis does not answer: %s", error)
            self._asked_again_at = time.monotonic() + _PAUSE
            return {}


RATE_LIMIT = RequestRateLimit()


def _count_request(token: object, most: int) -> dict[str, str]:
    item, key = RateLimitItemPerMinute(most), str(token)
    counter = get_rate_limiter()
    allowed = counter.hit(item, "api-token", key)
    stats = counter.get_window_stats(item, "api-token", key)
    seconds = max(1, round(stats.reset_time - time.time()))
    headers = {
        "RateLimit-Policy": f'"token";q={most};w={_MINUTE}',
        "RateLimit": f'"token";r={stats.remaining if allowed else 0};t={seconds}',
    }
    if not allowed:
        raise Problem(
            TOO_MANY_REQUESTS,
            f"The token may make {most:,} requests a minute. Send this one again in {seconds} s.",
            headers={**headers, "Retry-After": str(seconds)},
        )
    return headers
