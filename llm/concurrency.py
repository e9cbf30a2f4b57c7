"""The concurrency limit: how many calls an endpoint has in flight, over all processes.

A slot is a member of a Redis sorted set whose score is the moment its lease ends, so a process
that dies gives its slots back by doing nothing. While a call waits it holds no database connection.
"""

import logging
import random
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256

import redis
from django.conf import settings
from django.db import connection
from redis.backoff import NoBackoff
from redis.retry import Retry

from llm.conf import options
from llm.errors import Deferred
from llm.timeouts import Deadline
from llm.types import LOCAL

logger = logging.getLogger(__name__)

# Redis's clock, so that the clocks of the workers' machines do not matter.
_TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
  return 0
end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[2])
redis.call('PEXPIRE', KEYS[1], 86400000)
return 1
"""
LEAST_PAUSE, MOST_PAUSE = 0.01, 0.1
# A call that ends at its deadline gives its slot back a little later.
LEASE_MARGIN = 5.0
LOST_REDIS_PAUSE = 5.0


@contextmanager
def slot(endpoint: str, deadline: Deadline) -> Iterator[None]:
    """Hold one of the endpoint's slots; raises Transient when none comes free in time."""
    key, token, most = _key(endpoint), uuid.uuid4().hex, most_in_flight(endpoint)
    pause = LEAST_PAUSE
    while not _take(key, token, most, deadline.left()):
        deadline.require(f"one of the {most} slots of {endpoint}")
        deadline.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - spreads the waiting threads
        pause = min(pause * 2, MOST_PAUSE)
    try:
        yield
    finally:
        _give_back(key, token)


def most_in_flight(endpoint: str) -> int:
    """More calls than slots would wait inside a server of ours, where their time-outs run."""
    most = options().MAX_CONCURRENCY
    return min(most, options().LOCAL_SLOTS or 1) if endpoint == LOCAL else most


def redis_client() -> redis.Redis:
    """The client of REDIS_URL, for limits that hold over all processes."""
    return _redis_client_of(settings.REDIS_URL)


@lru_cache(maxsize=4)
def _redis_client_of(url: str) -> redis.Redis:
    # Celery writes a socket's address in its own way, and the broker's address is the default.
    if url.startswith("redis+socket://"):
        url = url.replace("redis+socket://", "unix://", 1).replace("virtual_host=", "db=")
    # One quick retry renews a connection that a restarted server closed; more is the caller's.
    return redis.Redis.from_url(
        url, socket_timeout=5, socket_connect_timeout=5, retry=Retry(NoBackoff(), 1)
    )


def _key(endpoint: str) -> str:
    return f"countersign:slots:{sha256(endpoint.encode()).hexdigest()[:32]}"


def _take(key: str, token: str, most: int, seconds: float) -> bool:
    lease = round((seconds + LEASE_MARGIN) * 1000)
    try:
        taken = redis_client().eval(_TAKE, 1, key, str(most), token, str(lease))
    except redis.RedisError as error:
        raise Deferred(
            f"Redis does not answer, so calls cannot be counted: {error}",
            retry_after=LOST_REDIS_PAUSE,
        ) from error
    return bool(taken)


def _give_back(key: str, token: str) -> None:
    try:
        redis_client().zrem(key, token)
    except redis.RedisError as error:
        # The answer is in hand and must not be lost for this; the lease ends by itself.
        logger.warning("A slot was left to its lease: %s", error)


# --- Database connection ----------------------------------------------------
# A model call takes seconds, in which others may use its database connection.


def refuse_transaction() -> None:
    """Raises RuntimeError inside a transaction: its locks would be held for the whole call."""
    if connection.in_atomic_block and not options().ALLOW_ATOMIC:
        raise RuntimeError("a model was called inside atomic(): commit first, then call")


def release_connection() -> None:
    """Give the connection back to the pool; the next query takes another one."""
    if not connection.in_atomic_block:
        connection.close()
