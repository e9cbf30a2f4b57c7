"""The concurrency limit: how many calls an endpoint has in flight, over all processes.

A slot is a member of a Redis sorted set whose score is the time its lease ends. Leases are short,
and one thread per process renews those of its calls: when a process dies, its slots are free once
their leases end. A waiting call holds no database connection.
"""

import logging
import os
import random
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from typing import Any
from uuid import UUID

import redis
from countersign_judge.llm.errors import Deferred
from countersign_judge.llm.problems import NO_SLOT
from countersign_judge.llm.slots import most_in_flight
from countersign_judge.llm.timeouts import Deadline
from django.conf import settings
from django.db import connection
from django.dispatch import Signal

from llm.conf import model_settings
from llm.redis_clients import build_client

logger = logging.getLogger(__name__)

# How many calls may be in flight now. Uses Redis's clock, so that the workers' clocks do not
# matter; if it is set back, times that then lie in the future do not count.
# KEYS[1] is the endpoint's lowered limit; ARGV[1] has the full one.
_LIMIT_SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local most = tonumber(ARGV[1])
local halved = redis.call('HMGET', KEYS[1], 'most', 'at', 'over')
if halved[1] and tonumber(halved[2]) > now then
  halved = {}
end
if halved[1] then
  local regained = math.floor((now - halved[2]) * most / tonumber(halved[3]))
  most = math.min(most, halved[1] + regained)
end
"""
_TAKE_SCRIPT = f"""{_LIMIT_SCRIPT}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '(' .. now + tonumber(ARGV[3]), '+inf')
if redis.call('ZCARD', KEYS[2]) >= most then
  return 0
end
redis.call('ZADD', KEYS[2], now + tonumber(ARGV[3]), ARGV[2])
redis.call('PEXPIRE', KEYS[2], 86400000)
return 1
"""
_RENEW_SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for at = 2, #ARGV do
  redis.call('ZADD', KEYS[1], 'XX', now + tonumber(ARGV[1]), ARGV[at])
end
"""
# ARGV[2] is the time in which the endpoint gets its calls back, ARGV[3] the window, ARGV[4] the
# divisor.
_LOWER_SCRIPT = f"""{_LIMIT_SCRIPT}
if halved[2] and now - halved[2] < tonumber(ARGV[3]) then
  return false
end
most = math.max(1, math.floor(most / tonumber(ARGV[4])))
redis.call('HSET', KEYS[1], 'most', most, 'at', now, 'over', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return most
"""
# Like TCP, halve once per window: calls in flight meet the same trouble together. An endpoint
# without further trouble has all its slots back after REGAINED_MS. One in constant trouble keeps at
# least a quarter of its limit: what it regains in a window equals what it then loses.
WINDOW_MS = 15_000
REGAINED_MS = 60_000
# A small server that computes one answer at a time will do so in a minute, too.
SMALL_REGAINED_MS = 3_600_000
LEAST_PAUSE, MOST_PAUSE = 0.01, 0.1
# Seconds. A lease survives two renewals missed because of a lost Redis or a busy machine.
LEASE, RENEWED_EVERY = 30.0, 10.0
LOST_REDIS_PAUSE = 5.0
# A longer wait is announced.
SHORT_WAIT = 3.0
# Sent with `subject`, the summary of a call, and `reason` when it has waited for SHORT_WAIT; with
# the reason "" once it has its slot.
waits = Signal()


# Threads of one process wait for each other here, by (endpoint, slots): one wakes when another
# ends. Processes have to poll.
_PROCESS_SEMAPHORES: dict[tuple[str, int], threading.BoundedSemaphore] = {}


@contextmanager
def hold_slot(
    endpoint: str, deadline: Deadline, *, model: str = "", subject: UUID | None = None
) -> Iterator[None]:
    """Hold one of the endpoint's slots. The wait is added to `deadline`, since the server has no
    part in it. Raises Deferred, which names `model`, when none becomes free in the time that the
    call itself may take."""
    most, room, started = most_in_flight(endpoint), deadline.left(), time.monotonic()
    key, token, patience = _slots_key(endpoint), uuid.uuid4().hex, Deadline.after(room)
    here = _PROCESS_SEMAPHORES.setdefault((endpoint, most), threading.BoundedSemaphore(most))
    reason = NO_SLOT.format(model=model or endpoint, most=most)
    announced = False

    def announce() -> None:
        nonlocal announced
        if subject and not announced:
            announced = True
            waits.send(hold_slot, subject=subject, reason=reason)
            release_connection()

    if not here.acquire(timeout=min(room, SHORT_WAIT)):
        announce()
        if not here.acquire(timeout=patience.left()):
            raise Deferred(reason)
    try:
        if not _wait_for_slot(key, token, most, patience, announce):
            raise Deferred(reason)
        deadline.postpone(time.monotonic() - started)
        if announced:
            waits.send(hold_slot, subject=subject, reason="")
            release_connection()
        try:
            with _LEASES.keep_alive(key, token):
                yield
        finally:
            _give_back_slot(key, token)
    finally:
        here.release()


def _wait_for_slot(
    key: str, token: str, most: int, patience: Deadline, announce: Callable[[], None]
) -> bool:
    """Ask for a slot until there is one; False if none became free in time."""
    pause, started = LEAST_PAUSE, time.monotonic()
    while not _take_slot(key, token, most):
        if patience.left() <= 0:
            return False
        if time.monotonic() - started > SHORT_WAIT:
            announce()
        patience.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - spreads the waiting threads
        pause = min(pause * 2, MOST_PAUSE)
    return True


class _Leases:
    """The slots that this process holds, and the thread that renews them while there are any."""

    def __init__(self) -> None:
        self._held: set[tuple[str, str]] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @contextmanager
    def keep_alive(self, key: str, token: str) -> Iterator[None]:
        with self._lock:
            self._held.add((key, token))
            if self._thread is None:
                self._thread = threading.Thread(target=self._renew, name="slots", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:
                self._held.discard((key, token))

    def _renew(self) -> None:
        while True:
            time.sleep(RENEWED_EVERY)
            with self._lock:
                held = sorted(self._held)
                if not held:
                    self._thread = None
                    return
            for key, slots in groupby(held, key=lambda pair: pair[0]):
                tokens = [token for _, token in slots]
                try:
                    redis_client().eval(_RENEW_SCRIPT, 1, key, str(round(LEASE * 1000)), *tokens)
                except redis.RedisError as error:
                    logger.warning("%s slots were not renewed: %s", len(tokens), error)


_LEASES = _Leases()


def _reset_after_fork() -> None:
    """After a fork: the renewing thread and the calls in flight belong to the parent."""
    global _LEASES  # noqa: PLW0603
    _LEASES = _Leases()
    _PROCESS_SEMAPHORES.clear()


os.register_at_fork(after_in_child=_reset_after_fork)


# --- Limits ---------------------------------------------------------------------------


def calls_in_flight(endpoint: str) -> int:
    """How many calls the endpoint has now, over all processes. Raises RedisError."""
    used: Any = redis_client().zcount(_slots_key(endpoint), time.time() * 1000, "+inf")
    return int(used)


def calls_allowed(endpoint: str) -> int:
    """How many calls may be in flight now, which is less after a halving. Raises RedisError."""
    found: Any = redis_client().eval(
        f"{_LIMIT_SCRIPT} return most",
        1,
        _limit_key(_slots_key(endpoint)),
        str(most_in_flight(endpoint)),
    )
    return int(found)


def halve_limit(endpoint: str, why: str) -> None:
    """Halve the limit, over all processes, after time-outs or 429s in a row: an overloaded server
    answers no call in time. Once per WINDOW_MS, and down to one call. `why` is for the log."""
    _lower_limit(endpoint, why, divisor=2, regained=REGAINED_MS)


def limit_to_one(endpoint: str) -> None:
    """After a time-out of a small server: its calls wait for each other. It gets them back one by
    one, over SMALL_REGAINED_MS."""
    most = most_in_flight(endpoint)
    _lower_limit(endpoint, "timed out", divisor=most, regained=SMALL_REGAINED_MS)


def _lower_limit(endpoint: str, why: str, *, divisor: int, regained: int) -> None:
    given = (str(most_in_flight(endpoint)), str(regained), str(WINDOW_MS), str(divisor))
    try:
        left = redis_client().eval(_LOWER_SCRIPT, 1, _limit_key(_slots_key(endpoint)), *given)
    except redis.RedisError as error:
        logger.warning("The slots of %s could not be lowered: %s", endpoint, error)
    else:
        if left is not None:
            logger.warning("%s %s and gets %s calls at once", endpoint, why, left)


def redis_client() -> redis.Redis:
    """The client of REDIS_URL, for limits that hold over all processes."""
    return _get_redis_client(settings.REDIS_URL)


@lru_cache(maxsize=4)
def _get_redis_client(url: str) -> redis.Redis:
    return build_client(url)


def _slots_key(endpoint: str) -> str:
    return f"countersign:slots:{sha256(endpoint.encode()).hexdigest()[:32]}"


def _limit_key(key: str) -> str:
    return f"{key}:halved"


def _take_slot(key: str, token: str, most: int) -> bool:
    lease = str(round(LEASE * 1000))
    try:
        taken = redis_client().eval(_TAKE_SCRIPT, 2, _limit_key(key), key, str(most), token, lease)
    except redis.RedisError as error:
        raise Deferred(
            f"Redis does not answer, so calls cannot be counted: {error}",
            retry_after=LOST_REDIS_PAUSE,
        ) from error
    return bool(taken)


def _give_back_slot(key: str, token: str) -> None:
    try:
        redis_client().zrem(key, token)
    except redis.RedisError as error:
        # The answer is here and must not be lost over this; the lease ends by itself.
        logger.warning("A slot was left to its lease: %s", error)


# --- Database connection ----------------------------------------------------
# A model call takes seconds, in which others may use its database connection.


def refuse_transaction() -> None:
    """Raises RuntimeError inside a transaction, which would hold its locks for the whole call."""
    if connection.in_atomic_block and not model_settings().ALLOW_ATOMIC:
        raise RuntimeError("a model was called inside atomic(): commit first, then call")


def release_connection() -> None:
    """Give the connection back to the pool; the next query takes another one."""
    if not connection.in_atomic_block:
        connection.close()


@contextmanager
def share_connections(most: int) -> Iterator[None]:
    """Threads share up to `most` connections instead of opening one for every query: each model
    call returns its own."""
    options = connection.settings_dict["OPTIONS"]
    if "pool" in options or connection.in_atomic_block:
        yield
        return
    lifetime = connection.settings_dict["CONN_MAX_AGE"]
    connection.close()
    connection.settings_dict["CONN_MAX_AGE"] = 0
    options["pool"] = {"min_size": 1, "max_size": most, "timeout": 30}
    try:
        yield
    finally:
        connection.close_pool()  # type: ignore[attr-defined]
        connection.settings_dict["CONN_MAX_AGE"] = lifetime
        del options["pool"]
