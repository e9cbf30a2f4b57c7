"""Recognises addresses of Redis, and parses those of Redis Sentinel.

Does not import the client: processes without it read the variables too.
"""

from dataclasses import dataclass
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

SENTINEL_SCHEME = "sentinel"
SCHEMES = ("redis", "rediss", "redis+socket", "unix", SENTINEL_SCHEME)
_SENTINEL_PORT = 26379


@dataclass(frozen=True)
class SentinelAddress:
    """`sentinel://USER:PASSWORD@HOST:26379,HOST:26379/DATABASE?master_name=NAME`, with the user and
    password of the servers; `sentinel_password=` is that of the sentinels."""

    hosts: tuple[tuple[str, int], ...]
    master: str
    database: int
    username: str | None
    password: str | None
    sentinel_password: str | None

    @classmethod
    def parse(cls, url: str) -> Self:
        """Raises ValueError where the address has no host, a wrong port or database."""
        parts = urlsplit(url)
        credentials, _, places = parts.netloc.rpartition("@")
        user, _, password = credentials.partition(":")
        options = parse_qs(parts.query)
        return cls(
            hosts=tuple(_parse_host(place) for place in places.split(",")),
            master=options.get("master_name", ["mymaster"])[0],
            database=int(parts.path.strip("/") or 0),
            username=unquote(user) or None,
            password=unquote(password) or None,
            sentinel_password=options.get("sentinel_password", [None])[0],
        )


def _parse_host(place: str) -> tuple[str, int]:
    parts = urlsplit(f"//{place}")
    if not parts.hostname:
        raise ValueError(f"{place!r} is not a host")
    return parts.hostname, parts.port or _SENTINEL_PORT


def is_redis_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        if parts.scheme == SENTINEL_SCHEME:
            return bool(SentinelAddress.parse(url).hosts)
        return parts.scheme in SCHEMES and (parts.port is None or bool(parts.hostname))
    except ValueError:
        return False
