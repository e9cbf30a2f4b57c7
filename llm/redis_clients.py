"""Clients of Redis, of Redis over TLS and of Redis Sentinel."""

from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.credentials import UsernamePasswordCredentialProvider
from redis.retry import Retry
from redis.sentinel import Sentinel

from llm.redis_addresses import SENTINEL_SCHEME, SentinelAddress

# Seconds. A page or a submission waits this long for a hanging Redis, then continues without it.
_TIMEOUT = 1


def build_client(url: str) -> redis.Redis:
    """A client for an address as in `config.environment`. One quick retry renews a connection that
    a restarted server closed, and asks the sentinels again; callers do any other retry. A hanging
    server is not asked twice."""
    given: dict[str, Any] = {
        "socket_timeout": _TIMEOUT,
        "socket_connect_timeout": _TIMEOUT,
        "retry": Retry(NoBackoff(), 1, (redis.ConnectionError,)),
    }
    if url.startswith(f"{SENTINEL_SCHEME}:"):
        return _master_client(SentinelAddress.parse(url), given)
    # Celery writes a socket's address in its own way, and the broker's address is the default.
    if url.startswith("redis+socket://"):
        url = url.replace("redis+socket://", "unix://", 1).replace("virtual_host=", "db=")
    return redis.Redis.from_url(url, **given)


def _master_client(address: SentinelAddress, given: dict[str, Any]) -> redis.Redis:
    make: Any = Sentinel  # redis-py gives it no types
    sentinels = make(address.hosts, sentinel_kwargs=sentinel_options(address), **given)
    credentials = {"username": address.username, "password": address.password}
    found: redis.Redis = sentinels.master_for(address.master, db=address.database, **credentials)
    return found


def sentinel_options(address: SentinelAddress) -> dict[str, Any]:
    """The options of a connection to a sentinel. Errors would show a plain password."""
    secret = UsernamePasswordCredentialProvider(password=address.sentinel_password)
    given = {"credential_provider": secret} if address.sentinel_password else {}
    return {"socket_connect_timeout": _TIMEOUT, "socket_timeout": _TIMEOUT, **given}
