"""Counters over all processes, in Redis: what is counted as it happens, and not read from rows.

Best effort: while Redis is away nothing is counted, and nobody waits for it twice. A Redis that was
emptied begins at 0 again, which Prometheus knows as the restart of a counter.
"""

import json
import logging
import time
from contextlib import suppress
from typing import Any

import redis

from llm.concurrency import redis_client

log = logging.getLogger(__name__)

TOTALS = "countersign:metrics:totals"
_RESTING = "countersign:metrics:resting"


def key_of(metric: str, *labels: str) -> str:
    """The field of `TOTALS` that a metric has for these values of its labels."""
    return json.dumps([metric, *labels], ensure_ascii=False)


def count(metric: str, *labels: str) -> None:
    """One more. For what is rare: each is a round trip to Redis."""
    try:
        redis_client().hincrbyfloat(TOTALS, key_of(metric, *labels), 1)
    except redis.RedisError as error:
        log.debug("%s was not counted: %s", metric, error)


def totals() -> dict[str, dict[tuple[str, ...], float]]:
    """By metric and the values of its labels. Raises RedisError."""
    kept: Any = redis_client().hgetall(TOTALS)
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for key, value in kept.items():
        metric, *labels = json.loads(key)
        found.setdefault(metric, {})[tuple(labels)] = float(value)
    return found


def rests(endpoint: str, seconds: float) -> None:
    """A circuit breaker of some process has opened for so long; 0: it is closed."""
    with suppress(redis.RedisError):
        redis_client().zadd(_RESTING, {endpoint: time.time() + seconds})


def resting() -> dict[str, bool]:
    """Whether the breaker of an endpoint is open in some process. Raises RedisError."""
    kept: Any = redis_client().zrange(_RESTING, 0, -1, withscores=True)
    return {endpoint.decode(): until > time.time() for endpoint, until in kept}
