"""How many requests a token may make, counted in Redis over all processes.

The headers are those of draft-ietf-httpapi-ratelimit-headers. Where Redis does not answer requests
are let through: a limit protects from a client that runs wild, and refusing transcripts because a
counter is away would lose what it protects.
"""

import logging
import time

import redis
from django.conf import settings
from limits import RateLimitItemPerMinute

from summaries.api.problems import TOO_MANY, Problem
from summaries.models import ApiToken
from web.rate_limits import limiter

log = logging.getLogger(__name__)
_MINUTE = 60
_PAUSE = 5.0  # seconds without asking a Redis that did not answer


class Limits:
    """Of this process; the counts are everybody's."""

    def __init__(self) -> None:
        self._asked_again_at = 0.0

    def take(self, token: ApiToken) -> dict[str, str]:
        """Count a request of `token`: the headers of its answer. Raises Problem 429."""
        most = per_minute(token)
        if not most or time.monotonic() < self._asked_again_at:
            return {}
        try:
            return _count(token, most)
        except redis.RedisError as error:
            log.warning("requests are not counted, Redis does not answer: %s", error)
            self._asked_again_at = time.monotonic() + _PAUSE
            return {}


LIMITS = Limits()


def per_minute(token: ApiToken) -> int:
    """0 is without limit."""
    own = token.requests_per_minute
    return settings.API_REQUESTS_PER_MINUTE if own is None else own


def _count(token: ApiToken, most: int) -> dict[str, str]:
    item, key = RateLimitItemPerMinute(most), str(token.pk)
    counter = limiter(settings.REDIS_URL)
    allowed = counter.hit(item, "api-token", key)
    stats = counter.get_window_stats(item, "api-token", key)
    seconds = max(1, round(stats.reset_time - time.time()))
    headers = {
        "RateLimit-Policy": f'"token";q={most};w={_MINUTE}',
        "RateLimit": f'"token";r={stats.remaining if allowed else 0};t={seconds}',
    }
    if not allowed:
        raise Problem(
            TOO_MANY,
            f"The token may make {most:,} requests a minute. Send this one again in {seconds} s.",
            headers={**headers, "Retry-After": str(seconds)},
        )
    return headers
