"""Django's cache over REDIS_URL; without Redis, in the memory of the process."""

from collections.abc import Callable
from typing import Any

import redis
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache, RedisCacheClient

from llm.concurrency import redis_client


class _Client(RedisCacheClient):
    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        return redis_client()


def _surviving(name: str) -> Callable[..., Any]:
    """The method `name`, of the cache in memory while Redis does not answer."""

    def call(self: "SharedCache", *args: Any, **options: Any) -> Any:
        try:
            return getattr(RedisCache, name)(self, *args, **options)
        except redis.RedisError:
            return getattr(self.in_memory, name)(*args, **options)

    return call


class SharedCache(RedisCache):
    """Counts tries over all processes; each for itself while Redis is away, so that they neither
    go on uncounted nor stop."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = _Client
        self.in_memory = LocMemCache(server, params)

    add = _surviving("add")
    get = _surviving("get")
    set = _surviving("set")
    delete = _surviving("delete")
