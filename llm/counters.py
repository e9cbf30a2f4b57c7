"""Counters over all processes, in Redis: they count events as they happen, not rows.

Best effort: while Redis is away they count nothing, and no caller waits for it twice. An emptied
Redis begins at 0 again, which Prometheus treats as a counter restart.
"""

import json
import logging
import time
from contextlib import suppress
from typing import Any

import redis
from django.dispatch import Signal

from llm.concurrency import redis_client

log = logging.getLogger(__name__)

# Sent with `endpoint` when a server answers after a failure, or for the first time in this process:
# another one may have seen it fail.
recovered = Signal()

TOTALS_KEY = "countersign:metrics:totals"
_RESTING_KEY = "countersign:metrics:resting"


def counter_key(metric: str, *labels: str) -> str:
    """The field of `TOTALS_KEY` for a metric and these values of its labels."""
    return json.dumps([metric, *labels], ensure_ascii=False)


def count_event(metric: str, *labels: str) -> None:
    """Adds one. For rare events: each is a round trip to Redis."""
    try:
        redis_client().hincrbyfloat(TOTALS_KEY, counter_key(metric, *labels), 1)
    except redis.RedisError as error:
        log.debug("%s was not counted: %s", metric, error)


def get_totals() -> dict[str, dict[tuple[str, ...], float]]:
    """Totals by metric and values of its labels. Raises RedisError."""
    kept: Any = redis_client().hgetall(TOTALS_KEY)
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for key, value in kept.items():
        metric, *labels = json.loads(key)
        found.setdefault(metric, {})[tuple(labels)] = float(value)
    return found


def set_resting(endpoint: str, seconds: float) -> None:
    """A circuit breaker of some process is open for so long; 0: it is closed."""
    with suppress(redis.RedisError):
        redis_client().zadd(_RESTING_KEY, {endpoint: time.time() + seconds})


def announce_recovery(endpoint: str) -> None:
    recovered.send(None, endpoint=endpoint)


def resting_endpoints() -> dict[str, bool]:
    """Whether the breaker of an endpoint is open in some process. Raises RedisError."""
    kept: Any = redis_client().zrange(_RESTING_KEY, 0, -1, withscores=True)
    return {endpoint.decode(): until > time.time() for endpoint, until in kept}
