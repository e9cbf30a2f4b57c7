"""The concurrency limit: how many calls an endpoint has in flight, over all processes.

A slot is a member of a Redis sorted set whose score is the moment its lease ends, so a process
that dies gives its slots back by doing nothing. While a call waits it holds no database connection.
"""

import logging
import random
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from typing import Any

import redis
from django.conf import settings
from django.db import connection

from llm.conf import options
from llm.errors import Deferred
from llm.redis_clients import client_of
from llm.timeouts import Deadline

logger = logging.getLogger(__name__)

# How many calls may be in flight now. Redis's clock, so that the clocks of the workers' machines do
# not matter. KEYS[1] is the endpoint's halved limit; ARGV has the limit and REGAINED_MS.
_MOST_NOW = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local most = tonumber(ARGV[1])
local halved = redis.call('HMGET', KEYS[1], 'most', 'at')
if halved[1] then
  local regained = math.floor((now - halved[2]) * most / tonumber(ARGV[2]))
  most = math.min(most, halved[1] + regained)
end
"""
_TAKE = f"""{_MOST_NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
if redis.call('ZCARD', KEYS[2]) >= most then
  return 0
end
redis.call('ZADD', KEYS[2], now + tonumber(ARGV[4]), ARGV[3])
redis.call('PEXPIRE', KEYS[2], 86400000)
return 1
"""
_HALVE = f"""{_MOST_NOW}
most = math.max(1, math.floor(most / 2))
redis.call('HSET', KEYS[1], 'most', most, 'at', now)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return most
"""
# An endpoint without further time-outs has all its slots back after so long.
REGAINED_MS = 300_000
LEAST_PAUSE, MOST_PAUSE = 0.01, 0.1
# A call that ends at its deadline gives its slot back a little later.
LEASE_MARGIN = 5.0
LOST_REDIS_PAUSE = 5.0


# Threads of one process wait for each other here, by (endpoint, slots): that one wakes when another
# ends. Between processes there is nothing but to ask again and again.
_OF_THIS_PROCESS: dict[tuple[str, int], threading.BoundedSemaphore] = {}


@contextmanager
def slot(endpoint: str, deadline: Deadline) -> Iterator[None]:
    """Hold one of the endpoint's slots. The wait is added to `deadline`: the server is not slower
    for it. Raises Deferred when none comes free in the time that the call itself may take."""
    most, room, started = most_in_flight(endpoint), deadline.left(), time.monotonic()
    key, token, patience = _key(endpoint), uuid.uuid4().hex, Deadline.after(room)
    here = _OF_THIS_PROCESS.setdefault((endpoint, most), threading.BoundedSemaphore(most))
    none_free = Deferred(f"{room:.0f} s went by without one of the {most} slots of {endpoint}")
    if not here.acquire(timeout=room):
        raise none_free
    try:
        if not _taken(key, token, most, room, patience):
            raise none_free
        deadline.postpone(time.monotonic() - started)
        try:
            yield
        finally:
            _give_back(key, token)
    finally:
        here.release()


def _taken(key: str, token: str, most: int, room: float, patience: Deadline) -> bool:
    """Ask for a slot until there is one; False where none came free in time."""
    pause = LEAST_PAUSE
    while not _take(key, token, most, room):
        if patience.left() <= 0:
            return False
        patience.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - spreads the waiting threads
        pause = min(pause * 2, MOST_PAUSE)
    return True


def most_in_flight(endpoint: str) -> int:
    """More calls than slots would wait inside a server of ours, where their time-outs run."""
    return options().MAX_CONCURRENCY


def in_flight(endpoint: str) -> int:
    """How many calls the endpoint has now, over all processes. Raises RedisError."""
    used: Any = redis_client().zcount(_key(endpoint), time.time() * 1000, "+inf")
    return int(used)


def halve(endpoint: str) -> None:
    """Let half as many calls at once in, over all processes, after time-outs in a row: a server
    that has more than it can do answers none of them in time. One at least is left."""
    most = str(most_in_flight(endpoint))
    try:
        left = redis_client().eval(_HALVE, 1, _halved_key(_key(endpoint)), most, str(REGAINED_MS))
    except redis.RedisError as error:
        logger.warning("The slots of %s could not be halved: %s", endpoint, error)
    else:
        logger.warning("%s timed out again and gets %s calls at once", endpoint, left)


def redis_client() -> redis.Redis:
    """The client of REDIS_URL, for limits that hold over all processes."""
    return _redis_client_of(settings.REDIS_URL)


@lru_cache(maxsize=4)
def _redis_client_of(url: str) -> redis.Redis:
    return client_of(url)


def _key(endpoint: str) -> str:
    return f"countersign:slots:{sha256(endpoint.encode()).hexdigest()[:32]}"


def _halved_key(key: str) -> str:
    return f"{key}:halved"


def _take(key: str, token: str, most: int, seconds: float) -> bool:
    lease = round((seconds + LEASE_MARGIN) * 1000)
    try:
        taken = redis_client().eval(
            _TAKE, 2, _halved_key(key), key, str(most), str(REGAINED_MS), token, str(lease)
        )
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
