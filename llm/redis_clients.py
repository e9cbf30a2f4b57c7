"""Addresses of Redis, of Redis over TLS and of Redis Sentinel, and clients of them."""

from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import parse_qs, unquote, urlsplit

import redis
from redis.backoff import NoBackoff
from redis.credentials import UsernamePasswordCredentialProvider
from redis.retry import Retry
from redis.sentinel import Sentinel

SENTINEL = "sentinel"
_SENTINEL_PORT = 26379
_TIMEOUT = 5  # seconds


@dataclass(frozen=True)
class SentinelAddress:
    """`sentinel://USER:PASSWORD@HOST:26379,HOST:26379/DATABASE?master_name=NAME`, the user and
    the password those of the servers; `sentinel_password=` is that of the sentinels."""

    hosts: tuple[tuple[str, int], ...]
    master: str
    database: int
    username: str | None
    password: str | None
    sentinel_password: str | None

    @classmethod
    def of(cls, url: str) -> Self:
        """Raises ValueError where the address has no host, a wrong port or database."""
        parts = urlsplit(url)
        credentials, _, places = parts.netloc.rpartition("@")
        user, _, password = credentials.partition(":")
        options = parse_qs(parts.query)
        return cls(
            hosts=tuple(_host(place) for place in places.split(",")),
            master=options.get("master_name", ["mymaster"])[0],
            database=int(parts.path.strip("/") or 0),
            username=unquote(user) or None,
            password=unquote(password) or None,
            sentinel_password=options.get("sentinel_password", [None])[0],
        )

    @property
    def of_sentinels(self) -> dict[str, Any]:
        """The options of a connection to a sentinel; errors show those of a plain password."""
        secret = UsernamePasswordCredentialProvider(password=self.sentinel_password)
        given = {"credential_provider": secret} if self.sentinel_password else {}
        return {"socket_connect_timeout": _TIMEOUT, **given}


def _host(place: str) -> tuple[str, int]:
    parts = urlsplit(f"//{place}")
    if not parts.hostname:
        raise ValueError(f"{place!r} is not a host")
    return parts.hostname, parts.port or _SENTINEL_PORT


def client_of(url: str) -> redis.Redis:
    """Of an address as in `config.environment`. One quick retry renews a connection that a
    restarted server closed, and asks the sentinels again; more is the caller's."""
    given: dict[str, Any] = {
        "socket_timeout": _TIMEOUT,
        "socket_connect_timeout": _TIMEOUT,
        "retry": Retry(NoBackoff(), 1),
    }
    if url.startswith(f"{SENTINEL}:"):
        return _master(SentinelAddress.of(url), given)
    # Celery writes a socket's address in its own way, and the broker's address is the default.
    if url.startswith("redis+socket://"):
        url = url.replace("redis+socket://", "unix://", 1).replace("virtual_host=", "db=")
    return redis.Redis.from_url(url, **given)


def _master(address: SentinelAddress, given: dict[str, Any]) -> redis.Redis:
    make: Any = Sentinel  # redis-py gives it no types
    sentinels = make(address.hosts, sentinel_kwargs=address.of_sentinels, **given)
    credentials = {"username": address.username, "password": address.password}
    found: redis.Redis = sentinels.master_for(address.master, db=address.database, **credentials)
    return found
