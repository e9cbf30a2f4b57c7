"""The rate limiter: requests and tries, counted in Redis over all processes."""

from functools import lru_cache

from limits.storage import RedisStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from llm import concurrency


@lru_cache(maxsize=4)
def limiter(_url: str) -> SlidingWindowCounterRateLimiter:
    """Of the Redis at that URL, which is that of the settings."""
    pool = concurrency.client().connection_pool
    storage = RedisStorage("redis://", connection_pool=pool, key_prefix="countersign:limits")
    return SlidingWindowCounterRateLimiter(storage)
