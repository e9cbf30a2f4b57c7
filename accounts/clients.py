"""The address that a request comes from, for rate limits, events and lists of sessions."""

import ipaddress

from django.conf import settings
from django.http import HttpRequest

_NETWORK_BITS = 64  # bits of the IPv6 prefix that one customer of a provider gets


def client_address(request: HttpRequest) -> str:
    """The client's address; behind a proxy, the one that the proxy saw.

    It is 0.0.0.0 where the server listens on a socket without a proxy.
    """
    seen = str(request.META["REMOTE_ADDR"])
    if settings.SECURE_PROXY_SSL_HEADER:
        seen = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() or seen
    try:
        return str(ipaddress.ip_address(_strip_port(seen)))
    except ValueError:
        return "0.0.0.0"  # noqa: S104 - not for listening


def client_network(request: HttpRequest) -> str:
    """The address; for IPv6 its /64 network, because one client has 2^64 addresses."""
    address = ipaddress.ip_address(client_address(request))
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((address, _NETWORK_BITS), strict=False))


def _strip_port(seen: str) -> str:
    """Some proxies add the port, which differs for every connection."""
    host, colon, _ = seen.rpartition(":")
    if seen.startswith("["):
        return seen[1:].partition("]")[0]
    return host if colon and ":" not in host else seen
