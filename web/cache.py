"""Django's cache over REDIS_URL; without Redis, in the memory of the process."""

import time
from collections.abc import Callable
from typing import Any

import redis
from django.conf import settings
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from django.core.signing import BadSignature, Signer

from llm.concurrency import redis_client


class SignedJson:
    """Django's own serializer is pickle: a value that another writer plants would run as code. A
    signature also keeps out values of another form, on which a sign-in would fail."""

    def __init__(self) -> None:
        self._signer = Signer(salt="web.cache")

    def dumps(self, value: Any) -> str:
        return self._signer.sign_object(value)

    def loads(self, data: bytes) -> Any:
        """Raises BadSignature for what we did not write."""
        return self._signer.unsign_object(data.decode(errors="replace"))


class _Client(RedisCacheClient):
    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        return redis_client()

    def get(self, key: Any, default: Any) -> Any:
        """A value that cannot be read is a miss."""
        try:
            return super().get(key, default)
        except BadSignature:
            return default


_RETRY_PAUSE = 5.0  # seconds until Redis is tried again: each try at one that hangs takes time
# By address, the time until which it is not tried.
_AWAY_UNTIL: dict[str, float] = {}


def _fall_back_to_memory(name: str) -> Callable[..., Any]:
    """The method `name`, of the in-memory cache while Redis does not answer."""

    def call(self: "SharedCache", *args: Any, **options: Any) -> Any:
        if time.monotonic() < _AWAY_UNTIL.get(settings.REDIS_URL, 0):
            return getattr(self.in_memory, name)(*args, **options)
        try:
            return getattr(RedisCache, name)(self, *args, **options)
        except redis.RedisError:
            _AWAY_UNTIL[settings.REDIS_URL] = time.monotonic() + _RETRY_PAUSE
            return getattr(self.in_memory, name)(*args, **options)

    return call


class SharedCache(RedisCache):
    """Counts tries over all processes. While Redis is away, each process counts its own, to neither
    skip nor block tries."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = _Client
        self.in_memory = LocMemCache(server, params)

    add = _fall_back_to_memory("add")
    get = _fall_back_to_memory("get")
    set = _fall_back_to_memory("set")
    delete = _fall_back_to_memory("delete")
